"""Tests of the adapters against the stand-ins beside this file, or the library itself where it is installed."""

from __future__ import annotations

import importlib.util
import sys
import unittest
from pathlib import Path

import numpy as np

STANDINS = Path(__file__).parent / "standins"
for name in ("gymnasium", "pettingzoo", "pyspiel"):
    if importlib.util.find_spec(name) is None and str(STANDINS) not in sys.path:
        sys.path.append(str(STANDINS))

from countermarch import EnvError  # noqa: E402
from countermarch.adapters import gymnasium_env, openspiel_game, pettingzoo_env  # noqa: E402


class GymnasiumTest(unittest.TestCase):
    def play(self, **more: object) -> tuple[float, list[int]]:
        env = gymnasium_env("annihilation", 1, scenario="learning", **more)
        rng = np.random.default_rng(0)
        obs, info = env.reset(seed=5)
        actions = []
        while True:
            self.assertTrue(env.observation_space.contains(obs))
            self.assertTrue(np.array_equal(env.action_masks(), info["action_mask"] == 1))
            actions.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            obs, reward, terminated, truncated, info = env.step(actions[-1])
            self.assertFalse(truncated)
            if terminated:
                self.assertFalse(info["action_mask"].any())
                env.close()
                return reward, actions
            self.assertEqual(reward, 0)

    def test_a_game_against_random_and_greedy(self) -> None:
        first, second = self.play(), self.play()
        self.assertEqual(first, second)
        self.assertIn(first[0], (-1, 0, 1))
        self.assertIn(self.play(opponent="greedy")[0], (-1, 0, 1))

    def test_illegal_actions_and_pictures(self) -> None:
        env = gymnasium_env("annihilation", 0, scenario="learning", render_mode="ansi")
        _, info = env.reset(seed=1)
        with self.assertRaises(EnvError):
            env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
        self.assertIsInstance(env.render(), str)
        env.close()


class PettingZooTest(unittest.TestCase):
    def test_api(self) -> None:
        env = pettingzoo_env("annihilation", scenario="learning")
        rng = np.random.default_rng(0)
        for seed in (3, None):
            env.reset(seed=seed)
            total = dict.fromkeys(env.possible_agents, 0.0)
            nones = 0
            for agent in env.agent_iter():
                observation, reward, terminated, truncated, _ = env.last()
                total[agent] += reward
                self.assertTrue(env.observation_space(agent).contains(observation))
                if terminated or truncated:
                    nones += 1
                    env.step(None)
                    continue
                other = next(a for a in env.possible_agents if a != agent)
                self.assertFalse(env.observe(other)["action_mask"].any())
                env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            self.assertEqual(nones, 2)
            self.assertEqual(sum(total.values()), 0)
        env.close()

    def test_one_none_each(self) -> None:
        env = pettingzoo_env("annihilation", scenario="learning")
        env.reset(seed=1)
        with self.assertRaises(ValueError):
            env.step(None)
        env.close()


class OpenSpielTest(unittest.TestCase):
    def setUp(self) -> None:
        self.game = openspiel_game("annihilator", scenario="learning")
        self.addCleanup(self.game.close)

    def test_a_game_with_chance(self) -> None:
        state = self.game.new_initial_state()
        rng = np.random.default_rng(1)
        rolls = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                self.assertAlmostEqual(sum(chances), 1)
                rolls += 1
                state.apply_action(int(rng.choice(outcomes, p=chances)))
            else:
                player = state.current_player()
                self.assertEqual(state.legal_actions(1 - player), [])
                state.apply_action(int(rng.choice(state.legal_actions())))
        self.assertGreater(rolls, 0)
        self.assertEqual(sum(state.returns()), 0)
        self.assertNotEqual(state.returns(), [0, 0])

    def test_states_are_independent(self) -> None:
        state = self.game.new_initial_state()
        for _ in range(5):
            state.apply_action(state.legal_actions()[0])
        copy = state.clone()
        before, text = state.legal_actions(), str(state)
        copy.apply_action(copy.legal_actions()[-1])
        self.assertEqual((state.legal_actions(), str(state)), (before, text))
        self.assertEqual(state.action_to_string(0, before[0]).split()[0].isalpha(), True)

    def test_observers(self) -> None:
        import pyspiel

        state = self.game.new_initial_state()
        observer = self.game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
        observer.set_from(state, 0)
        self.assertEqual(observer.tensor.dtype, np.float32)
        self.assertTrue(observer.tensor.any())
        with self.assertRaises(ValueError):
            self.game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))


if __name__ == "__main__":
    unittest.main()
