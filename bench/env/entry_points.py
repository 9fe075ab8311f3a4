"""Random decisions per second of processor time, of all processes together, through each entry point.

    python3 bench/env/entry_points.py [--rounds 3] [--seconds 4] [--games chitin,slammers] [--text] [--core 1]

The entry points of a game run in turns, so that other work on the machine slows all of them. Ratios are medians of rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))

import numpy as np  # noqa: E402

from countermarch import BatchEnv  # noqa: E402

GAMES = ("annihilation", "chitin", "annihilator", "slammers", "armageddon")
TICKS = os.sysconf("SC_CLK_TCK")


def node(entry: str, game: str, seconds: float) -> float:
    """Rate of an entry point that is measured in JavaScript."""
    line = ["node", "bench/env/child.ts", entry, game, str(seconds)]
    told = json.loads(subprocess.run(line, cwd=ROOT, check=True, capture_output=True).stdout)
    return float(told["decisions"] / told["cpu"])


def cpu_of(pid: int) -> float:
    """Seconds of processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def python(game: str, envs: int, seconds: float) -> float:
    """Rate through the Python package."""
    rng = np.random.default_rng(1)
    with BatchEnv(game, envs, 1) as env:
        env.reset()
        pid = env.channel.connection.pid  # type: ignore[attr-defined]

        def run(limit: float) -> float:
            from_, made = time.process_time() + cpu_of(pid), 0
            while True:
                for _ in range(max(1, 640 // envs)):
                    env.step(env.random_actions(rng))
                    made += envs
                used = time.process_time() + cpu_of(pid) - from_
                if used > limit:
                    return made / used

        run(seconds / 2)
        return run(seconds)


def text(game: str, games: int) -> float:
    """Rate of two programs in Python that exchange lines of JSON; includes their start."""
    bots = "program:python3 examples/bot.py"
    line = ["node", "bin/countermarch.js", "simulate", game, "--games", str(games), "--bots", bots, "--json"]
    with subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        report = json.loads(process.stdout.read())
        _, _, usage = os.wait4(process.pid, 0)
        process.returncode = 0
    return float(report["decisionsPerGame"]["mean"] * games / (usage.ru_utime + usage.ru_stime))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--text", action="store_true", help="also two programs over the text protocol")
    parser.add_argument("--core", type=int, default=max(os.sched_getaffinity(0)))
    args = parser.parse_args()
    # Program and server take turns: on two cores each turn waits for the other core, which counts as work.
    os.sched_setaffinity(0, {args.core})
    print("| game | kernel | JavaScript, 64 | % | Python, 64 | % | Python, 1 |" + (" text |" if args.text else ""))
    for game in args.games.split(","):
        rows = [
            (
                node("kernel", game, args.seconds),
                node("env", game, args.seconds),
                python(game, 64, args.seconds),
                python(game, 1, args.seconds),
            )
            for _ in range(args.rounds)
        ]
        kernel, env, batch, single = (statistics.median(column) for column in zip(*rows))
        shares = [100 * statistics.median(row[i] / row[0] for row in rows) for i in (1, 2)]
        cells = [f"{kernel:,.0f}", f"{env:,.0f}", f"{shares[0]:.0f}", f"{batch:,.0f}", f"{shares[1]:.0f}", f"{single:,.0f}"]
        if args.text:
            cells.append(f"{text(game, 1 if game == 'armageddon' else 5):,.0f}")
        print(f"| {game} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
