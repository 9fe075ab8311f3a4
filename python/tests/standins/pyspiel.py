"""Stand-in for pyspiel 1.5+: the classes that games in Python derive from."""

from __future__ import annotations

import copy
import enum
from types import SimpleNamespace
from typing import Any


class PlayerId(enum.IntEnum):
    CHANCE = -1
    TERMINAL = -4


class GameType:
    class Dynamics(enum.Enum):
        SEQUENTIAL = 1

    class ChanceMode(enum.Enum):
        EXPLICIT_STOCHASTIC = 1

    class Information(enum.Enum):
        IMPERFECT_INFORMATION = 1

    class Utility(enum.Enum):
        ZERO_SUM = 0
        GENERAL_SUM = 2

    class RewardModel(enum.Enum):
        TERMINAL = 1

    def __init__(
        self,
        *,
        short_name: str,
        long_name: str,
        dynamics: Any,
        chance_mode: Any,
        information: Any,
        utility: Any,
        reward_model: Any,
        max_num_players: int,
        min_num_players: int,
        provides_information_state_string: bool,
        provides_information_state_tensor: bool,
        provides_observation_string: bool,
        provides_observation_tensor: bool,
        parameter_specification: dict[str, Any],
    ) -> None:
        self.short_name = short_name
        self.utility = utility


class GameInfo:
    def __init__(
        self,
        *,
        num_distinct_actions: int,
        max_chance_outcomes: int,
        num_players: int,
        min_utility: float,
        max_utility: float,
        utility_sum: float | None,
        max_game_length: int,
    ) -> None:
        self.values = SimpleNamespace(**locals())


class Game:
    def __init__(self, game_type: GameType, game_info: GameInfo, params: dict[str, Any]) -> None:
        self._type, self._info = game_type, game_info.values

    def num_players(self) -> int:
        return int(self._info.num_players)

    def num_distinct_actions(self) -> int:
        return int(self._info.num_distinct_actions)

    def get_type(self) -> GameType:
        return self._type


class State:
    def __init__(self, game: Game) -> None:
        self._game = game

    def is_chance_node(self) -> bool:
        return self.current_player() == PlayerId.CHANCE  # type: ignore[attr-defined]

    def apply_action(self, action: int) -> None:
        self._apply_action(action)  # type: ignore[attr-defined]

    def action_to_string(self, player: int, action: int) -> str:
        return self._action_to_string(player, action)  # type: ignore[attr-defined]

    def clone(self) -> State:
        return copy.deepcopy(self)


class IIGObservationType:
    def __init__(self, public_info: bool = True, perfect_recall: bool = True) -> None:
        self.public_info, self.perfect_recall = public_info, perfect_recall
