"""Foto-Electric Football: a light box, cards and spinners."""
