/** Blunders that no experienced player makes, not even by a slip. */
import { type Action, nounOf, verbOf } from '../../../kernel/action.ts';
import { NONE } from '../../../kernel/state.ts';
import type { BotContext } from './bot-context.ts';
import { turnsLeft } from './time.ts';
import { assaultColumn } from '../data/tables.ts';
import { hasFoes } from '../rules/movement/09-reach.ts';
import { STEP, V } from '../rules/names.ts';
import { countStacks, kindOf, partyOf, ratingsOf, unitsAt } from '../rules/units.ts';
import type { Slammers } from '../state.ts';

type S = Slammers;

/** Minimum column of an assault, 1-1 after the shift; less is a blunder. */
const EVEN = 3;

/** Returns whether a move is a blunder: leaving the last hold on a place, or a hopeless assault. */
export function isBlunder(s: S, context: BotContext, action: Action): boolean {
  if (s.step !== STEP['move.unit']) return false;
  const { unit: u } = s.frame(STEP['move.unit']);
  const n = verbOf(action) === V.to ? nounOf(action) : s.at[u];
  if (n === NONE) return false;
  countStacks(s);
  const party = partyOf(s, u);
  if (verbOf(action) === V.to && hasFoes(s, party, n)) return isHopeless(s, u, party, n);
  return leavesLastHold(s, context, u, n);
}

/**
 * [18.4] Returns whether the odds are below 1-1 against the weakest enemy in the hex, with the friends there joining.
 */
function isHopeless(s: S, u: number, party: number, n: number): boolean {
  const there = unitsAt(s, n);
  const attackOf = (v: number): number => ratingsOf(s, v).attack * (kindOf(s, v).infantry ? 2 : 1);
  const friends = there.filter((v) => partyOf(s, v) === party && !s.disrupted[v]);
  const attack = [u, ...friends].reduce((sum, v) => sum + attackOf(v), 0);
  const foes = there.filter((v) => partyOf(s, v) !== party).map((v) => ratingsOf(s, v).defence);
  return assaultColumn(s.world.tables, attack, Math.min(...foes), true) < EVEN;
}

/** Returns whether the move leaves, in the last turn, a deciding place in which no friend remains. */
function leavesLastHold(s: S, { aims, world }: BotContext, u: number, n: number): boolean {
  const place = aims.placeOf[Math.max(0, s.at[u])];
  if (s.at[u] < 0 || place < 0 || aims.placeOf[n] === place || turnsLeft(s) > 1) return false;
  const { kind } = world.scenario.victory;
  if (kind === 'clear' || kind === 'gather' || kind === 'leave') return false;
  return !aims.places[place].some((m) =>
    unitsAt(s, m).some((v) => v !== u && !s.disrupted[v] && partyOf(s, v) === partyOf(s, u)),
  );
}
