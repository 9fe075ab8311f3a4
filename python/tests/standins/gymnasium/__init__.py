"""Stand-in for gymnasium 1.x: `Env` and the spaces `Box`, `Dict` and `Discrete`."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import spaces

__all__ = ["Env", "spaces"]


class Env:
    """Base class: `reset` seeds `np_random`."""

    metadata: dict[str, Any] = {"render_modes": []}
    render_mode: str | None = None
    observation_space: Any
    action_space: Any

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        if seed is not None:
            self.np_random = np.random.default_rng(seed)

    @property
    def unwrapped(self) -> Env:
        return self
