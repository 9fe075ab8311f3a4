"""Runs all tests: `python -m tests [--report FILE]`, in the folder `python`. The report is counts as JSON."""

from __future__ import annotations

import argparse
import json
import sys
import unittest
from pathlib import Path


class CountedResult(unittest.TextTestResult):
    """Also counts the tests that pass."""

    passed = 0

    def addSuccess(self, test: unittest.TestCase) -> None:
        super().addSuccess(test)
        self.passed += 1


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--report")
    args = parser.parse_args()
    root = Path(__file__).parents[1]
    suite = unittest.defaultTestLoader.discover(str(root), top_level_dir=str(root))
    result = unittest.TextTestRunner(resultclass=CountedResult, verbosity=2).run(suite)
    assert isinstance(result, CountedResult)
    broken = result.failures + result.errors
    failures = [f"{test.id()}: {text.strip().splitlines()[-1]}" for test, text in broken]
    if args.report:
        report = {"passed": result.passed, "failed": len(broken), "failures": failures}
        Path(args.report).write_text(json.dumps(report))
    return 0 if result.wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
