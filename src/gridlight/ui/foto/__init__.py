"""The Foto-Electric stage: the light box, both hands, the field and the scoreboard."""
