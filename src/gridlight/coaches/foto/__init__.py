"""Foto-Electric solved: what every situation is worth, and coaches that know it."""
