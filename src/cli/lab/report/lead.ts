/** The lead over time as chances of winning, fitted to the games of the experiment. */
import { calibrate } from '../../../lab/statistics/calibration.ts';
import { meanOf } from '../../../lab/statistics/moments.ts';
import { quantiles } from '../../../lab/summary.ts';
import type { LabRow } from '../lab-game.ts';
import type { LinePoint } from './charts.ts';

/** Fewest games that must have reached a turn; later turns are left out. */
const LEAST_GAMES = 5;

/**
 * Returns the chances of the side by turn and arm, in games that it won and in games that it lost; undefined if all
 * games ended alike.
 */
export function leadLines(
  arms: readonly { readonly id: string; readonly rows: readonly LabRow[] }[],
): LinePoint[] | undefined {
  const rows = arms.flatMap((arm) => arm.rows);
  if (new Set(rows.map(({ points }) => points)).size < 2) return undefined;
  const longest = Math.max(1, ...rows.map(({ lead }) => lead.length));
  const timeOf = (turn: number): number => turn / longest;
  const chance = calibrate(
    rows.flatMap(({ lead, points }) =>
      lead.map((value, turn) => ({ value, time: timeOf(turn), points })),
    ),
  );
  return arms.flatMap(({ id, rows: own }) =>
    [true, false].flatMap((isWon, series) => {
      const some = own.filter(({ points }) => points > 0.5 === isWon);
      return Array.from({ length: longest }, (_, turn) => turn).flatMap((turn) => {
        const chances = some.flatMap(({ lead }) => {
          const value = lead[turn];
          return value === undefined ? [] : chance({ value, time: timeOf(turn) });
        });
        if (chances.length < LEAST_GAMES) return [];
        const { low, high } = quantiles(chances);
        return { panel: id, series, x: turn + 1, mean: meanOf(chances), low, high };
      });
    }),
  );
}
