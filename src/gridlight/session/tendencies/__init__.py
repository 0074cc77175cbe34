"""Tendencies: what coaches call by down, distance, field position and score, and what it gains."""
