"""Random games are the same through JavaScript and Python: digests of test/fixtures/env-digests.json."""

from __future__ import annotations

import json
import os
import unittest
from pathlib import Path

from countermarch import BatchEnv, digest_of_games

FIXTURE = Path(__file__).resolve().parents[2] / "test" / "fixtures" / "env-digests.json"
LONG = os.environ.get("LONG") == "1"
EXHAUSTIVE = os.environ.get("EXHAUSTIVE") == "1"


def counts_of(game: str) -> tuple[str, ...]:
    """Numbers of games; a hundred of Armageddon take most of the time of all."""
    is_long = EXHAUSTIVE or (LONG and game != "armageddon")
    return ("10", "100") if is_long else ("10",)


class DigestTest(unittest.TestCase):
    def test_digests_are_those_of_javascript(self) -> None:
        expected = json.loads(FIXTURE.read_text())
        self.assertEqual(len(expected), 5)
        for game in expected:
            for count in counts_of(game):
                with self.subTest(game=game, count=count), BatchEnv(game, 4, 1) as env:
                    self.assertEqual(digest_of_games(env, int(count)), expected[game][count])


if __name__ == "__main__":
    unittest.main()
