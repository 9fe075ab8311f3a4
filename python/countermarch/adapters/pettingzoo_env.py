"""A game as an AEC environment of PettingZoo (1.24 or newer). Moves are sequential, so there is no parallel one."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..batch import BatchEnv
from ..frame import NOBODY, SPECTATOR


def pettingzoo_env(
    game: str, *, seed: int | str = 0, render_mode: str | None = None, **more: Any
) -> Any:
    """Makes a `pettingzoo.AECEnv`; its agents are the sides of the game.

    Observations are `{"observation": int16[size], "action_mask": int8[actions]}`. At the end every agent gets its
    reward, 2 × points − 1, and then accepts one `None`. Other arguments are those of `BatchEnv`.
    """
    from gymnasium import spaces
    from pettingzoo import AECEnv

    class CountermarchAEC(AECEnv):  # type: ignore[misc]
        """All sides of a game in turn."""

        metadata = {"render_modes": ["ansi", "svg"], "name": f"countermarch_{game}", "is_parallelizable": False}

        def __init__(self) -> None:
            super().__init__()
            self.batch_env = BatchEnv(game, 1, seed, autoreset="disabled", **more)
            description = self.batch_env.description
            limits = np.iinfo(np.int16)
            self.possible_agents = list(description.sides)
            self.observation_spaces = {
                agent: spaces.Dict(
                    {
                        "observation": spaces.Box(
                            limits.min, limits.max, (description.size,), np.int16
                        ),
                        "action_mask": spaces.Box(0, 1, (description.actions,), np.int8),
                    }
                )
                for agent in self.possible_agents
            }
            self.action_spaces = {
                agent: spaces.Discrete(description.actions) for agent in self.possible_agents
            }
            self.render_mode = render_mode

        def observation_space(self, agent: str) -> Any:
            return self.observation_spaces[agent]

        def action_space(self, agent: str) -> Any:
            return self.action_spaces[agent]

        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
            self.agents = list(self.possible_agents)
            self._batch = self.batch_env.reset(seed=seed)
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self.infos = {agent: {} for agent in self.agents}
            self._select()

        def observe(self, agent: str) -> dict[str, np.ndarray]:
            side = self.possible_agents.index(agent)
            mask = np.zeros(self.batch_env.actions, np.int8)
            if self._batch.player[0] == side:
                mask[self._batch.legal_of(0)] = 1
            return {"observation": self.batch_env.view(0, side), "action_mask": mask}

        def step(self, action: int | None) -> None:
            agent = self.agent_selection
            if self.terminations[agent] or self.truncations[agent]:
                self._was_dead_step(action)
                return
            if action is None:
                raise ValueError(f"{agent} is in the game: None is no action")
            self._cumulative_rewards[agent] = 0.0
            self._batch = self.batch_env.step([int(action)])
            self._clear_rewards()
            if self._batch.player[0] == NOBODY:
                for side, other in enumerate(self.possible_agents):
                    self.rewards[other] = float(self._batch.reward[0, side])
                    self.terminations[other] = True
            self._accumulate_rewards()
            self._select()

        def render(self) -> str | None:
            if self.render_mode is None:
                return None
            mode = "text" if self.render_mode == "ansi" else "svg"
            return self.batch_env.render(0, mode, SPECTATOR)

        def close(self) -> None:
            self.batch_env.close()

        def _select(self) -> None:
            side = int(self._batch.player[0])
            self.agent_selection = self.agents[0] if side < 0 else self.possible_agents[side]

    return CountermarchAEC()
