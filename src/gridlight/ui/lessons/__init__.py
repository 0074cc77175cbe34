"""Lessons on the real stages: the teacher's card, the ring that points, and their list."""
