"""Vintage tabletop football: rules, light box, coaches and the window they live in."""

__version__ = "0.1.0"
