"""Values to JSON and back, and short digests of them."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import types
import typing
from enum import Enum
from typing import Any, TypeVar, cast

from gridlight.kernel.language import tr

T = TypeVar("T")


def to_plain(value: Any) -> Any:
    """A frozen value as plain JSON data: dataclasses as objects, tuples as lists."""
    if isinstance(value, Enum):
        return value.value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: to_plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, tuple | list):
        return [to_plain(item) for item in value]
    if isinstance(value, dict):
        return {str(to_plain(k)): to_plain(v) for k, v in value.items()}
    return value


def from_plain(kind: type[T], data: Any) -> T:
    """The value of type `kind` that `to_plain` turned into `data`."""
    return cast(T, _build(kind, data))


def _build(kind: Any, data: Any) -> Any:
    origin = typing.get_origin(kind)
    if dataclasses.is_dataclass(origin):
        return _build_values(origin, data, _bound(kind))
    if origin in (typing.Union, types.UnionType):
        return _build_union(typing.get_args(kind), data)
    if origin is tuple:
        return _build_tuple(typing.get_args(kind), data)
    if origin is dict:
        key, item = typing.get_args(kind)
        return {_build(key, k): _build(item, v) for k, v in data.items()}
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(data)
    if dataclasses.is_dataclass(kind):
        return _build_values(kind, data, _bound_above(kind))
    return data


def _build_values(kind: Any, data: Any, bound: dict[Any, Any]) -> Any:
    hints = {key: _filled(hint, bound) for key, hint in typing.get_type_hints(kind).items()}
    return kind(**{key: _build(hints[key], item) for key, item in data.items()})


def _bound(kind: Any) -> dict[Any, Any]:
    """What the type variables of a generic dataclass stand for: `Step[ToyState]`."""
    parameters = getattr(typing.get_origin(kind), "__parameters__", ())
    return dict(zip(parameters, typing.get_args(kind), strict=False))


def _bound_above(kind: Any) -> dict[Any, Any]:
    """The same of a class made from one: `class ToyStep(Step[ToyState])`."""
    found: dict[Any, Any] = {}
    for base in getattr(kind, "__orig_bases__", ()):
        found |= _bound(base)
    return found


def _filled(hint: Any, bound: dict[Any, Any]) -> Any:
    if isinstance(hint, typing.TypeVar):
        return bound.get(hint, hint)
    parameters = getattr(hint, "__parameters__", ())
    return hint[tuple(bound.get(each, each) for each in parameters)] if parameters else hint


def _build_union(options: tuple[Any, ...], data: Any) -> Any:
    if data is None:
        return None
    real = [option for option in options if option is not type(None)]
    for option in real:
        try:
            return _build(option, data)
        except (TypeError, ValueError, KeyError, AttributeError):
            continue
    raise ValueError(f"{data!r} fits none of {real}")


def _build_tuple(items: tuple[Any, ...], data: Any) -> tuple[Any, ...]:
    if len(items) == 2 and items[1] is Ellipsis:
        return tuple(_build(items[0], item) for item in data)
    return tuple(_build(kind, item) for kind, item in zip(items, data, strict=True))


def read_json(text: str | bytes) -> Any:
    """Plain data from JSON text; `ValueError` for whatever couldn't be written again.

    Refused are also numbers that aren't finite, half characters and endless nesting.
    """
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except RecursionError:
        raise ValueError(tr("it is nested too deeply")) from None
    return data


def canonical(data: Any) -> str:
    """Plain data as JSON text that is the same on every machine."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(value: Any) -> str:
    """Sixteen hex digits that stand for a value."""
    text = canonical(to_plain(value))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
