"""Stand-in for pettingzoo 1.24+: what `AECEnv` does for its subclasses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


class AECEnv:
    """Base class: bookkeeping of rewards, and of agents that are out of the game."""

    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, Any]
    _cumulative_rewards: dict[str, float]

    def __init__(self) -> None:
        pass

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, Any]:
        agent = self.agent_selection
        observation = self.observe(agent) if observe else None  # type: ignore[attr-defined]
        return (
            observation,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def _accumulate_rewards(self) -> None:
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _clear_rewards(self) -> None:
        for agent in self.rewards:
            self.rewards[agent] = 0

    def _was_dead_step(self, action: Any) -> None:
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        agent = self.agent_selection
        assert self.terminations[agent] or self.truncations[agent]
        for of in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del of[agent]  # type: ignore[attr-defined]
        self.agents.remove(agent)
        dead = [a for a in self.agents if self.terminations[a] or self.truncations[a]]
        if dead:
            self.agent_selection = dead[0]
        self._clear_rewards()
