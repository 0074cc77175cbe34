"""The colors of printed records."""

from __future__ import annotations

INK, SOFT = "#2a1c10", "#6b5640"
RULE, TINT = "#cdb98f", "#f6eedb"
GOOD, BAD = "#124a2b", "#7a150f"
TURF, END = "#2f6b3c", "#7ea184"
LINE, BALL = "#f4f8ea", "#9a5426"
