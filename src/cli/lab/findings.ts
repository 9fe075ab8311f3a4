/** Prints the findings of an experiment on the terminal. */
import type { Design } from '../../lab/design.ts';
import type { Interval } from '../../lab/statistics/interval.ts';
import type { Method, StageSummary } from '../../lab/summary.ts';
import { percents, print, printTable } from '../output.ts';
import { formatHead } from '../text/messages.ts';
import { sideKey } from '../../i18n/head.ts';

/** Name of a kind of interval. */
export const METHODS: Readonly<Record<Method, string>> = {
  wilson: '95% interval (Wilson)',
  sequence: '95% confidence sequence',
};

/** Formats an estimate in percentage points: `+4 points (-3 to 11)`. */
const gap = ({ mean, low, high }: Interval & { readonly mean: number }): string =>
  `${signed(mean)} points (${signed(low)} to ${signed(high)})`;

const signed = (x: number): string => `${x >= 0.005 ? '+' : ''}${Math.round(100 * x)}`;

/** Name of the side whose points are counted. */
export function sideName({ stages }: Design): string {
  const [cell] = stages[0]?.cells ?? [];
  const id = cell?.game.sides[cell.side]?.id ?? '';
  return cell ? formatHead(cell.game, sideKey(id)) : '';
}

/** Prints a table for each stage. */
export function printFindings(design: Design, stages: readonly StageSummary[]): void {
  const { game, title } = design.experiment;
  if (title !== undefined) print(title);
  for (const stage of stages) {
    const early = stage.stopped ? ', stopped early' : '';
    print(`${game}, ${stage.players}: ${stage.games} games${early}`);
    printTable(
      ['arm', 'games', `points of ${sideName(design)}`, METHODS[stage.method], 'without luck'],
      stage.arms.map(({ id, points, luckFree }) => [
        id,
        points.games,
        `${(100 * points.mean).toFixed(1)}%`,
        percents(points),
        luckFree
          ? `${(100 * luckFree.mean).toFixed(1)}%, ${percents(luckFree)}, saves ${Math.round(100 * luckFree.saved)}%`
          : '',
      ]),
    );
    const test = design.experiment.stop.sprt;
    for (const { id, answer } of stage.arms)
      if (test && answer !== undefined)
        print(`SPRT, ${id}: ${answer === 'open' ? 'undecided' : `${100 * test[answer]}%`}`);
    for (const one of stage.comparisons)
      print(`${one.second} compared with ${one.first}: ${gap(one)}`);
    for (const one of stage.effects)
      print(`${one.factor} ${one.level} instead of ${one.base}: ${gap(one)}`);
  }
}
