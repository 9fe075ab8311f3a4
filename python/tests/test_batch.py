"""Tests of the batch client against a server of this clone."""

from __future__ import annotations

import os
import subprocess
import tempfile
import unittest

import numpy as np

from countermarch import CHANCE, NO_ACTION, NOBODY, SPECTATOR, BatchEnv, EnvError, WorkerBatch
from countermarch.batch import random_legal
from countermarch.frame import Batch
from countermarch.transport import default_command


def play(env: BatchEnv | WorkerBatch, rounds: int) -> list[Batch]:
    """Frames of rounds in which each environment plays its first or last legal action."""
    frames = [env.reset().copy()]
    for number in range(rounds):
        batch = frames[-1]
        picks = batch.start[:-1] if number % 3 else batch.start[1:] - 1
        frames.append(env.step(batch.legal[picks]).copy())
    return frames


def assert_same(test: unittest.TestCase, a: Batch, b: Batch) -> None:
    for name in ("player", "done", "reward", "start", "obs", "legal"):
        test.assertTrue(np.array_equal(getattr(a, name), getattr(b, name)), name)


class AnnihilationTest(unittest.TestCase):
    """One server for the tests that leave no traces in it."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.env = BatchEnv("annihilation", 6, 3, scenario="learning")

    @classmethod
    def tearDownClass(cls) -> None:
        cls.env.close()

    def setUp(self) -> None:
        self.env.reset(seed=3)

    def test_description(self) -> None:
        about = self.env.description
        self.assertEqual((about.game, about.sides), ("annihilation", ("white", "black")))
        table = about.action_table()
        self.assertEqual(table.shape, (self.env.actions, 2))
        names = self.env.action_names
        for verb_number, verb in enumerate(about.verbs):
            self.assertEqual(table[verb.first].tolist(), [verb_number, 0])
            self.assertTrue(names[verb.first].startswith(verb.name))
        self.assertEqual(about.neighbours.shape[0], len(about.nodes))
        self.assertEqual(about.field("score").stop - about.field("score").start, 2)

    def test_mask_and_legal(self) -> None:
        batch = self.env.reset()
        mask = batch.mask(self.env.actions)
        for i in range(6):
            self.assertEqual(np.flatnonzero(mask[i]).tolist(), batch.legal_of(i).tolist())
        self.assertEqual(mask.dtype, np.int8)

    def test_frames_are_overwritten_and_copies_are_not(self) -> None:
        batch = self.env.reset()
        kept, before = batch.copy(), batch.obs.copy()
        again = self.env.step(self.env.random_actions())
        self.assertIs(again, batch)
        self.assertTrue(np.array_equal(kept.obs, before))
        self.assertFalse(np.array_equal(batch.obs, before))

    def test_other_requests_keep_the_frame(self) -> None:
        batch = self.env.reset()
        before = batch.copy()
        self.env.view(0, SPECTATOR)
        self.assertIn("<svg", self.env.render(0, "svg"))
        self.assertGreater(len(self.env.render(0)), 100)
        self.env.save(2)
        self.assertEqual(self.env.evaluate(0).shape, (6,))
        self.assertEqual(len(self.env.hashes()), 6)
        assert_same(self, batch, before)

    def test_illegal_actions_are_refused_in_words(self) -> None:
        batch = self.env.reset()
        wrong = batch.legal[batch.start[:-1]].astype(np.int32)
        wrong[4] = self.env.actions - 1
        hashes = self.env.hashes()
        with self.assertRaisesRegex(EnvError, r"^environment 4: action \d+ is not legal \["):
            self.env.step(wrong)
        self.assertEqual(self.env.hashes(), hashes)
        self.env.step(self.env.random_actions())

    def test_save_and_restore(self) -> None:
        play(self.env, 20)
        self.env.restore(self.env.save(5), 0, 2)
        hashes = self.env.hashes()
        self.assertEqual(hashes[0], hashes[5])
        self.assertEqual(hashes[1], hashes[5])
        with self.assertRaisesRegex(EnvError, "not a saved environment"):
            self.env.restore(b"nothing")

    def test_seeds_repeat(self) -> None:
        frames = play(self.env, 30)
        self.env.reset(seed=3)
        self.env.reset(seed=3)
        first = self.env.reset(seed=3).copy()
        assert_same(self, first, self.env.reset(seed=3))
        self.assertEqual(len(frames), 31)

    def test_bots(self) -> None:
        self.env.reset()
        actions = self.env.bot_actions("greedy")
        self.env.step(actions)
        with self.assertRaisesRegex(EnvError, "greatest"):
            self.env.bot_actions("greatest")


class ModesTest(unittest.TestCase):
    def test_explicit_chance_has_weights(self) -> None:
        with BatchEnv("annihilator", 2, 1, scenario="learning", chance="explicit") as env:
            batch, seen = env.reset(), 0
            for _ in range(400):
                assert batch.weights is not None
                chance = batch.player == CHANCE
                rolls = np.repeat(chance, batch.counts)
                self.assertTrue((batch.weights[rolls] > 0).all() and not batch.weights[~rolls].any())
                seen += int(chance.sum())
                batch = env.step(np.where(chance, NO_ACTION, env.random_actions()))
            self.assertGreater(seen, 0)

    def test_disabled_waits_and_final_obs_is_kept(self) -> None:
        more = {"scenario": "learning"}
        with (
            BatchEnv("annihilation", 1, 1, autoreset="disabled", **more) as waits,
            BatchEnv("annihilation", 1, 1, final_obs=True, **more) as resets,
        ):
            a, b = waits.reset(), resets.reset()
            while not a.done[0]:
                action = [int(a.legal[0])]
                a, b = waits.step(action), resets.step(action)
            assert b.final_obs is not None
            self.assertEqual((a.player[0], b.done[0]), (NOBODY, 1))
            self.assertTrue(np.array_equal(a.obs, b.final_obs))
            self.assertTrue(np.array_equal(a.reward, b.reward))
            self.assertEqual(random_legal(a, np.random.default_rng()).tolist(), [NO_ACTION])
            self.assertEqual(waits.reset([1]).player[0], 0)

    def test_workers_play_the_same_games(self) -> None:
        with (
            BatchEnv("annihilation", 5, 9, scenario="learning") as one,
            WorkerBatch("annihilation", 5, 9, workers=2, scenario="learning") as two,
        ):
            for a, b in zip(play(one, 40), play(two, 40)):
                assert_same(self, a, b)

    def test_planes(self) -> None:
        with BatchEnv("annihilator", 2, 1) as env:
            planes = env.planes(env.reset().obs)
            self.assertEqual(planes.shape, (2, len(env.plane_names), len(env.description.nodes)))
            self.assertGreater(len(env.plane_names), 0)

    def test_determinize_changes_only_hidden_fields(self) -> None:
        with BatchEnv("chitin", 2, 1, scenario="basic") as env:
            env.reset()
            for _ in range(30):
                env.step(env.random_actions())
            side = max(0, int(env.reset().player[0]))
            env.determinize(0, side, 7, 1)
            self.assertTrue(np.array_equal(env.view(0, side), env.view(1, side)))

    def test_faults_of_the_start(self) -> None:
        with self.assertRaisesRegex(EnvError, "anihilation"):
            BatchEnv("anihilation")
        with self.assertRaisesRegex(EnvError, "cannot start"):
            BatchEnv("annihilation", command=["/nowhere/countermarch"])
        with self.assertRaisesRegex(EnvError, "autoreset"):
            BatchEnv("annihilation", autoreset="never")  # type: ignore[arg-type]
        with BatchEnv("annihilation") as env:
            pass
        with self.assertRaisesRegex(EnvError, "closed"):
            env.reset()

    def test_socket(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "env")
            line = [*default_command(), "env", "annihilation", "--socket", path]
            server = subprocess.Popen(line, stderr=subprocess.PIPE)
            assert server.stderr is not None
            try:
                server.stderr.readline()
                with BatchEnv("annihilation", 3, 1) as piped:
                    with BatchEnv("annihilation", 3, 1, socket=path) as env:
                        for a, b in zip(play(env, 20), play(piped, 20)):
                            assert_same(self, a, b)
            finally:
                server.terminate()
                server.wait()
                server.stderr.close()
            self.assertFalse(os.path.exists(path))


if __name__ == "__main__":
    unittest.main()
