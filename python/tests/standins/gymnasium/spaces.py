"""Stand-ins for the spaces."""

from __future__ import annotations

from typing import Any

import numpy as np


class Box:
    def __init__(self, low: float, high: float, shape: tuple[int, ...], dtype: Any = np.float32) -> None:
        self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

    def contains(self, x: Any) -> bool:
        return (
            isinstance(x, np.ndarray)
            and x.dtype == self.dtype
            and x.shape == self.shape
            and bool((x >= self.low).all() and (x <= self.high).all())
        )


class Discrete:
    def __init__(self, n: int) -> None:
        self.n = n

    def contains(self, x: Any) -> bool:
        return 0 <= int(x) < self.n


class Dict:
    def __init__(self, parts: dict[str, Any]) -> None:
        self.spaces = parts

    def contains(self, x: Any) -> bool:
        return x.keys() == self.spaces.keys() and all(s.contains(x[k]) for k, s in self.spaces.items())
