/**
 * Odds of two kinds: ratio columns and result tables for the rules, and exact probabilities of an action. The latter
 * come from the dice of the rules themselves and therefore cannot drift from them.
 */
import type { FollowingRoll, Odds, RollOdds } from './card.ts';
import { type Action, verbNameOf, verbOf } from '../action.ts';
import { actor, stepOf } from '../engine.ts';
import { numberOf } from './fraction.ts';
import type { Game } from '../game.ts';
import type { LogEvent } from '../text/log.ts';
import { keyOf, type LocalizedText, msg } from '../text/message.ts';
import { rollParts } from './parts.ts';
import {
  type After,
  afterFace,
  eventAt,
  type OddsWork,
  rollChain,
  type RollResult,
  rollKnown,
  type RollContext,
  WorkLimitError,
} from './roll.ts';
import { foresee } from '../picks.ts';
import { type GameState, hashState } from '../state.ts';
import { CHANCE, type Side } from '../side.ts';
import { hidesSomething } from '../view.ts';

/** An odds column n-m, such as 3-2; listed from worst to best for the attacker. */
export type Ratio = readonly [attack: number, defence: number];

/**
 * Returns the index of the best column that attack : defence reaches, rounded in the defender's favour; -1 below
 * the first. Both are integers. `columns` ascend; ratios above the last use the last.
 */
export function ratioColumn(attack: number, defence: number, columns: readonly Ratio[]): number {
  let found = -1;
  for (let i = 0; i < columns.length; i++) {
    const [n, m] = columns[i];
    if (attack * m >= n * defence) found = i;
  }
  return found;
}

/** Combat results by die row and odds column. */
export interface ResultTable<R extends string> {
  readonly columns: readonly string[];
  /** Rows by die, lowest face first. */
  readonly rows: readonly (readonly R[])[];
}

/**
 * Checks a table and returns it: every row must be as wide as the head. With `order` from worst to best, no result may
 * get worse with a higher die or better odds. Throws otherwise.
 */
export function resultTable<R extends string>(
  table: ResultTable<R>,
  order?: readonly R[],
): ResultTable<R> {
  const rank = (y: number, x: number) => order?.indexOf(table.rows[y]?.[x]) ?? 0;
  table.rows.forEach((row, y) => {
    if (row.length !== table.columns.length)
      throw new Error(`result table: row ${y + 1} is ${row.length} wide`);
    row.forEach((cell, x) => {
      if (order && rank(y, x) < 0) throw new Error(`result table: "${cell}" has no rank`);
      if ((x > 0 && rank(y, x) < rank(y, x - 1)) || (y > 0 && rank(y, x) < rank(y - 1, x)))
        throw new Error(`result table: row ${y + 1}, column ${x + 1} is worse than its neighbour`);
    });
  });
  return table;
}

/** Number of likeliest positions that are followed after each roll, and maximum number of rolls examined per action. */
const [MOST_BRANCHES, MOST_ROLLS] = [6, 40];

/**
 * Computes the exact chances of the dice of `action` in a position or view `s`. Returns undefined if it rolls no dice
 * that its side may see. Rolls of other sides, and everything after them, are left out.
 */
export function oddsOf<S extends GameState>(game: Game<S>, s: S, action: Action): Odds | undefined {
  if (game.play) return game.play.odds(s.ints, action);
  return ifKnown(s, () => oddsBehind(game, s, action, undefined));
}

/**
 * Computes the same as `oddsOf` if that needs at most `most` positions of dice; throws `WorkLimitError` otherwise. The
 * game of a bundle, which counts no positions, always completes it.
 */
export function oddsWithin<S extends GameState>(
  game: Game<S>,
  s: S,
  action: Action,
  most: number,
): Odds | undefined {
  if (game.play) return game.play.odds(s.ints, action);
  return ifKnown(s, () => oddsBehind(game, s, action, { left: most }));
}

/** Returns the result; undefined if a rule meets a hidden value and cannot continue: the view does not suffice. */
export function ifKnown<T>(s: GameState, work: () => T): T | undefined {
  if (!hidesSomething(s)) return work();
  try {
    return work();
  } catch (error) {
    if (error instanceof WorkLimitError) throw error;
    return undefined;
  }
}

function oddsBehind<S extends GameState>(
  game: Game<S>,
  s: S,
  action: Action,
  work: OddsWork | undefined,
): Odds | undefined {
  const begun = begin(game, s, action);
  if (begun === undefined) return undefined;
  const { decider, events, isOwn } = begun;
  const open: Open<S> = { s: begun.s, p: 1, given: undefined, path: [], before: events };
  const sure = events.filter(({ part }) => part === undefined).map(resultText);
  if (!isOwn) return { sure, next: follow({ game, decider, work }, [open]) };
  const rolled = roll({ game, s: begun.s, decider, work }, events);
  const after = rolled.after.map((each) => openBehind(open, rolled.odds, each));
  return { first: rolled.odds, sure, next: follow({ game, decider, work }, after) };
}

/** Returns whether an action rolls dice that its side may see; if so, `oddsOf` has a result. */
export const hasOdds = <S extends GameState>(game: Game<S>, s: S, action: Action): boolean =>
  (game.play ? game.play.odds(s.ints, action) : begin(game, s, action)) !== undefined;

/** Returns the position after an action, if dice of the side come next. */
export function begin<S extends GameState>(game: Game<S>, s: S, action: Action) {
  const decider = actor(game, s);
  if (!mayForesee(game, s, action)) return undefined;
  const next = afterFace(game, s, action);
  if (!isRollOf(game, next.s, decider)) return undefined;
  const verb = verbOf(action);
  const { calledBy } = eventAt(game, next.s);
  const offer = stepOf(game, s).offers?.[verbNameOf(game.verbs, action)];
  const isOwn = (calledBy?.includes(verb) ?? true) && !offer?.rollsNothing;
  return { ...next, decider, isOwn };
}

/** Returns whether an action's effects follow from the view. Decisions that need hidden information have no odds. */
const mayForesee = <S extends GameState>(game: Game<S>, s: S, action: Action): boolean =>
  !hidesSomething(s) || foresee(game, s, action) !== undefined;

/** Returns whether dice are thrown that the side may see and that are not another side's. */
export function isRollOf<S extends GameState>(game: Game<S>, s: S, side: Side): boolean {
  if (actor(game, s) !== CHANCE) return false;
  const { by = side, secret } = eventAt(game, s);
  return by === side && secret === undefined;
}

export const resultText = ({ subject, outcome = '' }: LogEvent): LocalizedText =>
  subject === undefined ? outcome : msg('odds.of', { subject, outcome });

function roll<S extends GameState>(
  thrown: RollContext<S>,
  before: readonly LogEvent[],
): RollResult<S> {
  const event = eventAt(thrown.game, thrown.s);
  if (event.known) return rollKnown(thrown, event, event.known);
  return event.part ? rollParts({ ...thrown, event, before }) : rollChain(thrown, event);
}

/** A position after a roll that may lead to further rolls. */
interface Open<S extends GameState> {
  readonly s: S;
  readonly p: number;
  /** Result that led here. */
  readonly given: LocalizedText | undefined;
  /** Titles of the rolls on the way. */
  readonly path: readonly string[];
  /** Events since the last roll. */
  readonly before: readonly LogEvent[];
}

function openBehind<S extends GameState>(
  before: Open<S>,
  { title }: RollOdds,
  { s, label, p, events }: After<S>,
): Open<S> {
  const path = [...before.path, keyOf(title)];
  return { s, p: before.p * numberOf(p), given: label, path, before: events };
}

interface RollBranch {
  odds: FollowingRoll;
  p: number;
  /** Result of the previous roll under which these probabilities hold. */
  readonly given: LocalizedText | undefined;
}

/** Returns the rolls that follow, each taken at the position where it is likeliest. */
function follow<S extends GameState>(
  { game, decider, work }: Omit<RollContext<S>, 's'>,
  begun: readonly Open<S>[],
): FollowingRoll[] {
  const found = new Map<string, RollBranch>();
  let open = begun;
  let left = MOST_ROLLS;
  while (open.length > 0 && left > 0) {
    const next: Open<S>[] = [];
    for (const each of likeliestOf(open)) {
      if (left === 0 || !isRollOf(game, each.s, decider)) continue;
      left -= 1;
      const { odds, after } = roll({ game, s: each.s, decider, work }, each.before);
      enter(found, each, odds);
      next.push(...after.map((one) => openBehind(each, odds, one)));
    }
    open = next;
  }
  return [...found.values()].map(({ odds, p }) => ({ ...odds, isSure: p > SURE }));
}
const SURE = 1 - 1e-9;

/** Merges equal positions and returns the likeliest; they represent the others too. */
function likeliestOf<S extends GameState>(open: readonly Open<S>[]): Open<S>[] {
  const found = new Map<string, Open<S>>();
  for (const each of open) {
    const key = hashState(each.s);
    const same = found.get(key);
    found.set(key, same ? { ...same, p: same.p + each.p } : each);
  }
  const all = [...found.values()].sort((a, b) => b.p - a.p);
  const kept = all.slice(0, MOST_BRANCHES);
  const share = totalOf(all) / totalOf(kept);
  return kept.map((each) => ({ ...each, p: each.p * share }));
}

const totalOf = (open: readonly { readonly p: number }[]): number =>
  open.reduce((sum, { p }) => sum + p, 0);

/** Adds a roll that follows. A second roll with the same title on one path gets a number. */
function enter<S extends GameState>(
  found: Map<string, RollBranch>,
  { p, given, path }: Open<S>,
  odds: RollOdds,
): void {
  const n = path.filter((title) => title === keyOf(odds.title)).length;
  const title = n === 0 ? odds.title : msg('odds.again', { subject: odds.title, n: n + 1 });
  const known = found.get(keyOf(title));
  if (!known) {
    found.set(keyOf(title), { odds: { ...odds, title, isSure: false }, p, given });
    return;
  }
  known.p += p;
  const isSame = JSON.stringify(known.odds.rows) === JSON.stringify(odds.rows);
  if (!isSame && known.given !== undefined) known.odds = { ...known.odds, given: known.given };
}
