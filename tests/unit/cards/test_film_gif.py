"""Pictures put together to a GIF: what moves is kept, the time too, and the size has a limit."""

import io
import random

from PIL import Image

from gridlight.cards.animation import film_gif

SIZE = (60, 40)


def noise(seed):
    return random.Random(seed).randbytes(SIZE[0] * SIZE[1] * 3)


def read(data):
    with Image.open(io.BytesIO(data)) as picture:
        times = []
        for n in range(picture.n_frames):
            picture.seek(n)
            times.append(picture.info["duration"])
        return picture.size, times


def test_every_picture_is_there_with_its_time():
    frames = [(noise(n), 100 + 10 * n) for n in range(4)]
    assert read(film_gif(SIZE, frames)) == (SIZE, [100, 110, 120, 130])


def test_few_colors_come_through():
    red, blue = (bytes(color) * (SIZE[0] * SIZE[1]) for color in ((200, 10, 10), (10, 10, 200)))
    with Image.open(io.BytesIO(film_gif(SIZE, [(red, 100), (blue, 100)]))) as picture:
        seen = []
        for n in range(2):
            picture.seek(n)
            seen.append(picture.convert("RGB").getpixel((5, 5)))
    for found, wanted in zip(seen, ((200, 10, 10), (10, 10, 200)), strict=True):
        assert all(abs(a - b) < 8 for a, b in zip(found, wanted, strict=True))


def test_where_it_grows_too_large_pictures_go_but_no_time():
    frames = [(noise(n), 100) for n in range(33)]
    whole = film_gif(SIZE, frames)
    most = len(whole) // 3
    small = film_gif(SIZE, frames, most)
    assert len(small) <= most
    size, times = read(small)
    assert size == SIZE
    assert 2 <= len(times) < 16
    assert sum(times) == 33 * 100


def test_two_pictures_always_stay():
    assert len(read(film_gif(SIZE, [(noise(n), 100) for n in range(9)], 10))[1]) == 2
