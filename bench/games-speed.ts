/** Speed and size of every game of the registry. */
import { CASES, type Case } from './cases.ts';
import { type Effort, runIsolated, inTurns } from './isolated-run.ts';
import { median } from './measure.ts';
import type { MemoryFigures } from './memory.ts';
import { figure, perSecond, type TableRow, spread } from './table.ts';

const COPY_MICROSECONDS = 1;
const LISTING_MICROSECONDS = 20;
const STATE_INTS = 2000;
const LARGE_INTS = 6500;
const LARGE_COPY_MICROSECONDS = 2;
const SIGHT_MICROSECONDS = 2;

export async function gameRows(effort: Effort): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (const one of CASES) rows.push(...(await rowsOf(one, effort)));
  return [...rows, await sight(effort), await largeCopy(effort)];
}

/** Measures a line of sight on the largest map of Hammer's Slammers. */
async function sight(effort: Effort): Promise<TableRow> {
  const asked = median((await inTurns(['sight/13'], effort)).cpu(0));
  const time = 1e6 / asked;
  return {
    what: 'Hammer’s Slammers, scenario 13: a line of sight',
    figure: `${figure(time)} µs`,
    target: { text: 'under 2 µs', met: time < SIGHT_MICROSECONDS },
  };
}

/** Measures copying the largest likely state: boards made of panels, hundreds of units and four sides. */
async function largeCopy(effort: Effort): Promise<TableRow> {
  const copy = await runIsolated<number>(`copy/${LARGE_INTS}`, effort);
  return {
    what: `A state of ${figure(LARGE_INTS)} ints: pooled copy`,
    figure: `${figure(copy)} µs`,
    target: { text: 'under 2 µs', met: copy < LARGE_COPY_MICROSECONDS },
  };
}

async function rowsOf(one: Case, effort: Effort): Promise<TableRow[]> {
  const rounds = await inTurns([`random/${one.id}`], effort);
  const decisions = rounds.cpu(0);
  const { target } = one;
  const { copy, listing, listing95, ints } = await runIsolated<MemoryFigures>(
    `memory/${one.id}`,
    effort,
  );
  const row = (what: string, text: string, target?: TableRow['target']): TableRow => ({
    what: `${one.name}: ${what}`,
    figure: text,
    ...(target && { target }),
  });
  return [
    {
      ...row('random decisions', spread(decisions, perSecond)),
      wall: perSecond(rounds.wall(0)),
      ...(target !== undefined && {
        target: { text: `at least ${perSecond(target)}`, met: median(decisions) >= target },
      }),
    },
    row('pooled copy of a state', `${figure(copy)} µs`, {
      text: 'under 1 µs',
      met: copy < COPY_MICROSECONDS,
    }),
    row(
      'listing legal actions',
      `median ${figure(listing)} µs, 95 % within ${figure(listing95)} µs`,
      {
        text: 'median under 20 µs',
        met: listing < LISTING_MICROSECONDS,
      },
    ),
    row('size of a state', `${figure(ints)} ints`, {
      text: 'at most 2,000',
      met: ints <= STATE_INTS,
    }),
  ];
}
