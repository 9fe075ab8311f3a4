"""A game as a Python game of OpenSpiel (1.5 or newer)."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..batch import BatchEnv
from ..frame import CHANCE, NOBODY


def openspiel_game(game: str, *, seed: int | str = 0, **more: Any) -> Any:
    """Makes a `pyspiel.Game` with explicit chance. Other arguments are those of `BatchEnv`.

    All states share one server: a state is saved when another one is asked. Observations are those of the side,
    without history, so observers with perfect recall are refused.
    """
    import pyspiel

    server = BatchEnv(game, 1, seed, chance="explicit", autoreset="disabled", **more)
    about = server.description
    players = len(about.sides)
    zero_sum = players > 1
    game_type = pyspiel.GameType(
        short_name=f"countermarch_{about.game}",
        long_name=f"Countermarch: {about.game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=True,
        parameter_specification={},
    )
    game_info = pyspiel.GameInfo(
        num_distinct_actions=about.actions,
        max_chance_outcomes=about.actions,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if zero_sum else None,
        max_game_length=about.max_decisions,
    )

    class CountermarchState(pyspiel.State):  # type: ignore[misc, name-defined]
        """A position. The server holds it while it is asked; otherwise it is bytes."""

        def __init__(self, owner: Any, saved: bytes) -> None:
            super().__init__(owner)
            self.owner = owner
            self.saved: bytes | None = saved
            self.result: list[float] | None = None

        def current_player(self) -> int:
            player = int(self.owner.show(self).player[0])
            if player == NOBODY:
                return int(pyspiel.PlayerId.TERMINAL)
            return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else player

        def _legal_actions(self, player: int) -> list[int]:
            batch = self.owner.show(self)
            return batch.legal.tolist() if int(batch.player[0]) == player else []

        def legal_actions(self, player: int | None = None) -> list[int]:
            batch = self.owner.show(self)
            return batch.legal.tolist() if player in (None, int(batch.player[0])) else []

        def chance_outcomes(self) -> list[tuple[int, float]]:
            batch = self.owner.show(self)
            assert batch.weights is not None
            weights = batch.weights / batch.weights.sum(dtype=np.float64)
            return list(zip(batch.legal.tolist(), weights.tolist()))

        def _apply_action(self, action: int) -> None:
            self.owner.show(self)
            self.owner.act(self, action)

        def _action_to_string(self, player: int, action: int) -> str:
            return server.action_names[action]

        def is_terminal(self) -> bool:
            return bool(self.owner.show(self).player[0] == NOBODY)

        def returns(self) -> list[float]:
            return list(self.result) if self.result is not None else [0.0] * players

        def __str__(self) -> str:
            self.owner.show(self)
            return server.render(0, "text")

        def observe(self, player: int) -> np.ndarray:
            """What a side sees: int16[size]."""
            self.owner.show(self)
            return server.view(0, player)

        def __deepcopy__(self, memo: object) -> CountermarchState:
            copy = CountermarchState(self.owner, self.owner.bytes_of(self))
            copy.result = self.result
            return copy

    class CountermarchObserver:
        """Observations as float32[size]."""

        def __init__(self, kind: Any) -> None:
            if kind is not None and kind.perfect_recall:
                raise ValueError("observations have no history: perfect recall is not available")
            self.tensor = np.zeros(about.size, np.float32)
            self.dict = {"observation": self.tensor}

        def set_from(self, state: Any, player: int) -> None:
            """Writes what a player sees into `tensor`."""
            self.tensor[:] = state.observe(player)

        def string_from(self, state: Any, player: int) -> None:
            """There is no observation string."""
            return None

    class CountermarchGame(pyspiel.Game):  # type: ignore[misc, name-defined]
        """A game and set-up of Countermarch."""

        def __init__(self, params: Any = None) -> None:
            super().__init__(game_type, game_info, params or {})
            self.server = server
            self._held: Any = None

        def new_initial_state(self) -> Any:
            self._release()
            self._batch = server.reset()
            return CountermarchState(self, server.save(0))

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            return CountermarchObserver(iig_obs_type)

        def show(self, state: Any) -> Any:
            """The frame of a state; the server holds it afterwards."""
            if self._held is not state:
                self._release()
                self._batch = server.restore(state.saved)
                self._held = state
            return self._batch

        def act(self, state: Any, action: int) -> None:
            """Plays an action in the state that the server holds."""
            self._batch = server.step([int(action)])
            state.saved = None
            if self._batch.player[0] == NOBODY:
                state.result = self._batch.reward[0].tolist()

        def bytes_of(self, state: Any) -> bytes:
            """A state as bytes."""
            if state.saved is None:
                self.show(state)
                state.saved = server.save(0)
            return bytes(state.saved)

        def close(self) -> None:
            """Ends the server."""
            server.close()

        def _release(self) -> None:
            if self._held is not None and self._held.saved is None:
                self._held.saved = server.save(0)
            self._held = None

    return CountermarchGame()
