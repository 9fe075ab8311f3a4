"""A side of a game as an environment of Gymnasium (1.0 or newer)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..batch import BatchEnv
from ..frame import NOBODY, Batch

#: Chooses an action for the other sides, from a batch of one environment.
Opponent = Callable[[Batch, np.random.Generator], int]


def random_opponent(batch: Batch, rng: np.random.Generator) -> int:
    """A random legal action."""
    return int(rng.choice(batch.legal_of(0)))


def gymnasium_env(
    game: str,
    side: int = 0,
    *,
    opponent: Opponent | str = random_opponent,
    seed: int | str = 0,
    render_mode: str | None = None,
    **more: Any,
) -> Any:
    """Makes a `gymnasium.Env` in which the agent plays one side.

    `opponent` plays all other sides: a function, or a bot level such as "greedy". `info["action_mask"]` is int8[actions];
    an action outside of it raises `EnvError`. Other arguments are those of `BatchEnv`.
    """
    import gymnasium

    class CountermarchEnv(gymnasium.Env):  # type: ignore[misc, name-defined]
        """One side of a game. The reward is 2 × points − 1 at the end of a game, else 0."""

        metadata = {"render_modes": ["ansi", "svg"]}

        def __init__(self) -> None:
            self.batch_env = BatchEnv(game, 1, seed, view=side, autoreset="disabled", **more)
            description = self.batch_env.description
            limits = np.iinfo(np.int16)
            self.observation_space = gymnasium.spaces.Box(
                limits.min, limits.max, (description.size,), np.int16
            )
            self.action_space = gymnasium.spaces.Discrete(description.actions)
            self.render_mode = render_mode
            self._others = np.random.default_rng(0)

        def reset(
            self, *, seed: int | None = None, options: dict[str, Any] | None = None
        ) -> tuple[np.ndarray, dict[str, Any]]:
            super().reset(seed=seed)
            if seed is not None:
                self._others = np.random.default_rng(seed)
            batch = self._until_own(self.batch_env.reset(seed=seed))
            return batch.obs[0].copy(), self._info(batch)

        def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
            batch = self._until_own(self.batch_env.step([int(action)]))
            is_over = bool(batch.player[0] == NOBODY)
            return batch.obs[0].copy(), float(batch.reward[0, side]), is_over, False, self._info(batch)

        def action_masks(self) -> np.ndarray:
            """Legal actions as bool[actions], under the name that MaskablePPO uses."""
            return self._mask.astype(bool)

        def render(self) -> str | None:
            if self.render_mode is None:
                return None
            mode = "text" if self.render_mode == "ansi" else "svg"
            return self.batch_env.render(0, mode, side)

        def close(self) -> None:
            self.batch_env.close()

        def _until_own(self, batch: Batch) -> Batch:
            while batch.player[0] not in (side, NOBODY):
                if callable(opponent):
                    action = opponent(batch, self._others)
                else:
                    action = int(self.batch_env.bot_actions(opponent)[0])
                batch = self.batch_env.step([action])
            return batch

        def _info(self, batch: Batch) -> dict[str, Any]:
            self._mask = batch.mask(self.batch_env.actions)[0]
            return {"action_mask": self._mask}

    return CountermarchEnv()
