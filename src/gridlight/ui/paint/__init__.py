"""The painting kit: each thing on the table is a function `paint_x(painter, rect, theme, …)`.

Rects are `QRectF` in logical pixels. What is slow to paint is baked once per theme, size and
device ratio (`cache.baked`). Nothing here keeps anything of a game.
"""
