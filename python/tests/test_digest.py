"""Random games are the same through JavaScript and Python: digests of test/fixtures/env-digests.json."""

from __future__ import annotations

import itertools
import json
import os
import unittest
from pathlib import Path

from countermarch import BatchEnv, digest_of_games

FIXTURE = Path(__file__).resolve().parents[2] / "test" / "fixtures" / "env-digests.json"
COUNTS = ("10", "100") if os.environ.get("LONG") == "1" else ("10",)


class DigestTest(unittest.TestCase):
    def test_digests_are_those_of_javascript(self) -> None:
        expected = json.loads(FIXTURE.read_text())
        self.assertEqual(len(expected), 5)
        for game, count in itertools.product(expected, COUNTS):
            with self.subTest(game=game, count=count), BatchEnv(game, 4, 1) as env:
                self.assertEqual(digest_of_games(env, int(count)), expected[game][count])


if __name__ == "__main__":
    unittest.main()
