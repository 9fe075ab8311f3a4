/** Static values and odds on the analysis board. Runs in the worker of the best lines, and directly in tests. */
import { sideValuesOf } from '../../../bots/review.ts';
import type { Action } from '../../../kernel/action.ts';
import type { ShownOdds } from '../../../kernel/odds/samples.ts';
import { type OddsEffort, searchOdds } from '../../../study/node-odds.ts';
import { stateFrom } from '../../session/session.ts';
import { type LineRules, listen, prepareLines, SLICE } from './line-search.ts';

export type PositionInts = readonly number[];
/** Value of a position to each side, from -1 lost to 1 won. */
export type StaticValue = readonly number[];

/** An action in a position or view. */
export interface OddsQuestion extends LineRules {
  readonly ints: PositionInts;
  readonly action: Action;
  readonly effort?: OddsEffort;
}

/** Number of the current search for odds. A search with another number stops. */
let running = 0;

/** Returns the static value of each position to each side. */
export async function valuesOf(
  rules: LineRules,
  positions: readonly PositionInts[],
): Promise<StaticValue[]> {
  const game = await prepareLines(rules);
  return positions.map((ints) => sideValuesOf(game, stateFrom(game, ints)));
}

/** Finds the odds of an action. Another search cancels it, and its result is then undefined. */
export async function findOdds(question: OddsQuestion): Promise<ShownOdds | undefined> {
  running += 1;
  const own = running;
  const game = await prepareLines(question);
  const { ints, action, effort } = question;
  const search = searchOdds(game, stateFrom(game, ints), action, effort);
  let next = performance.now() + SLICE;
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) return step.value;
    if (performance.now() < next) continue;
    await listen();
    if (running !== own) return undefined;
    next = performance.now() + SLICE;
  }
}
