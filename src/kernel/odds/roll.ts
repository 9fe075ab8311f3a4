/** A single roll: all dice of an event in a row, followed through the rules that roll them. */
import type { DieOdds, RollOdds } from './card.ts';
import { type Action, ActionList } from '../action.ts';
import { actor, apply, legal, stepOf, weightsOf } from '../engine.ts';
import {
  type Fraction,
  fraction,
  isZero,
  ONE,
  over,
  plus,
  sumOf,
  times,
  ZERO,
} from './fraction.ts';
import type { Game } from '../game.ts';
import { Log, type LogEvent } from '../text/log.ts';
import { keyOf, type LocalizedText, msg } from '../text/message.ts';
import { formatAction } from '../text/notation.ts';
import { isDraw } from '../outcome.ts';
import { chanceOf, type Ending, fewRows, grouped, headlineOf, type Row } from './rows.ts';
import type { RollMeaning, RollEvent } from './roll-event.ts';
import { type GameState, hashState } from '../state.ts';
import { CHANCE, type Side } from '../side.ts';

/** A roll, and the positions that it leads to, each with a result that leads there. */
export interface RollResult<S extends GameState> {
  readonly odds: RollOdds;
  readonly after: readonly After<S>[];
}
export interface After<S extends GameState> {
  readonly s: S;
  readonly label: LocalizedText;
  readonly p: Fraction;
  /** Events of the last die that belong to a part of the next roll. */
  readonly events: readonly LogEvent[];
}

/** A roll at a position of Chance, and the side whose decision it is about. */
export interface RollContext<S extends GameState> {
  readonly game: Game<S>;
  readonly s: S;
  readonly decider: Side;
  readonly work?: OddsWork | undefined;
}

/** Positions that a calculation may still follow. It is counted and not timed, so equal positions give equal results. */
export interface OddsWork {
  left: number;
}

/** Thrown when a calculation would follow more positions than it may. */
export class WorkLimitError extends Error {}

/** Returns the purpose of the roll at a position of Chance. A roll without a title is identified by its step. */
export function eventAt<S extends GameState>(game: Game<S>, s: S): RollEvent {
  const step = stepOf(game, s);
  return step.event?.(s) ?? { title: msg('odds.roll', { n: s.step, rule: step.rule }) };
}

/** Returns whether the die at `s` continues the current roll, which has this title. */
export function continuesRoll<S extends GameState>(game: Game<S>, s: S, title: string): boolean {
  if (actor(game, s) !== CHANCE) return false;
  const event = stepOf(game, s).event?.(s);
  return event?.continues === true && keyOf(event.title) === title;
}

/** A face of the die at a position: its value, probability, resulting position and events. */
export interface Face<S extends GameState> {
  readonly action: Action;
  readonly p: Fraction;
  readonly s: S;
  readonly events: readonly LogEvent[];
}

/** Returns the faces of the die at a position, with the result of each. */
export function facesAt<S extends GameState>(game: Game<S>, s: S, work?: OddsWork): Face<S>[] {
  const list = legal(game, s, new ActionList());
  const actions = list.toArray();
  const weights = weightsOf(game, s, list).map(BigInt);
  const total = weights.reduce((a, b) => a + b, 0n);
  return actions.map((action, i) => ({
    ...{ action, p: fraction(weights[i], total) },
    ...afterFace(game, s, action, work),
  }));
}

export function afterFace<S extends GameState>(
  game: Game<S>,
  s: S,
  action: Action,
  work?: OddsWork,
) {
  if (work && --work.left < 0) throw new WorkLimitError();
  const next = s.clone();
  const log = new Log();
  apply(game, next, action, log);
  return { s: next, events: log.events.filter(({ outcome }) => outcome !== undefined) };
}

/** Returns how the game ended for a side; undefined while it continues. */
export function endingFor<S extends GameState>(
  game: Game<S>,
  s: S,
  side: Side,
): Ending | undefined {
  const outcome = game.outcome(s);
  if (outcome === undefined) return undefined;
  if (isDraw(outcome, game.sides.length)) return 'draw';
  return outcome.winners.includes(side) ? 'win' : 'loss';
}

/** Joins several results into one message. */
export const joinResults = (texts: readonly LocalizedText[]): LocalizedText =>
  texts.length === 1 ? texts[0] : msg('odds.together', { told: { clauses: [...texts] } });

/** A possible course of a roll so far. */
interface Branch<S extends GameState> {
  readonly s: S;
  readonly label: LocalizedText | undefined;
  readonly meaning: RollMeaning | undefined;
  readonly p: Fraction;
  readonly events: readonly LogEvent[];
}

/** Limit of dice in one roll; a roll with more never ends. */
export const MOST_DICE = 200;

/**
 * Computes a roll of dice in a row without parts. Branches that meet in the same position with the same messages are
 * merged. A roll that returns to its first position, as after a tie, is thrown again.
 */
export function rollChain<S extends GameState>(
  thrown: RollContext<S>,
  event: RollEvent,
): RollResult<S> {
  const { game, s, decider, work } = thrown;
  const title = keyOf(event.title);
  const start = hashState(s);
  let open: Branch<S>[] = [{ s, label: undefined, meaning: undefined, p: ONE, events: [] }];
  const done: Branch<S>[] = [];
  for (let dice = 0; open.length > 0; dice++) {
    if (dice > MOST_DICE) throw new Error(`${game.id}: a roll without an end, ${title}`);
    const next = new Map<string, Branch<S>>();
    for (const branch of open)
      for (const child of childrenOf(game, branch, work)) {
        if (!continuesRoll(game, child.s, title)) done.push(child);
        else if (hashState(child.s) !== start) merge(next, child);
      }
    open = [...next.values()];
  }
  const all = sumOf(done.map(({ p }) => p));
  const rows = done.map(({ s: end, label = '', meaning, p }) => ({
    ...{ label, meaning, p: over(p, all), ends: endingFor(game, end, decider) },
  }));
  return {
    odds: oddsOfRows(game, thrown.s, event, grouped(rows)),
    after: representatives(done, all),
  };
}

function childrenOf<S extends GameState>(
  game: Game<S>,
  branch: Branch<S>,
  work: OddsWork | undefined,
): Branch<S>[] {
  return facesAt(game, branch.s, work).map(({ action, p, s, events }) => {
    const own = events.filter(({ part }) => part === undefined);
    const texts = own.map(({ row, outcome = '' }) => row ?? outcome);
    const meaning = own.find((e) => e.meaning !== undefined)?.meaning ?? branch.meaning;
    const face = branch.label ?? formatAction(game, action);
    const label = texts.length > 0 ? joinResults(texts) : face;
    return {
      s,
      label,
      meaning,
      p: times(branch.p, p),
      events: events.filter((e) => !own.includes(e)),
    };
  });
}

function merge<S extends GameState>(into: Map<string, Branch<S>>, branch: Branch<S>): void {
  const key = `${hashState(branch.s)} ${branch.meaning} ${keyOf(branch.label ?? '')}`;
  const same = into.get(key);
  into.set(key, same ? { ...same, p: plus(same.p, branch.p) } : branch);
}

/** Returns the likeliest resulting position for each result. */
function representatives<S extends GameState>(
  done: readonly Branch<S>[],
  all: Fraction,
): After<S>[] {
  const found = new Map<string, After<S> & { readonly best: Fraction }>();
  for (const { s, label = '', p, events } of done) {
    const key = keyOf(label);
    const before = found.get(key);
    const isBetter = before === undefined || before.best[0] * p[1] < p[0] * before.best[1];
    const share = plus(before?.p ?? ZERO, over(p, all));
    found.set(key, isBetter ? { s, label, p: share, events, best: p } : { ...before, p: share });
  }
  return [...found.values()];
}

/** Computes a roll whose probabilities the game declares; positions after it are not followed. */
export function rollKnown<S extends GameState>(
  { game, s }: RollContext<S>,
  event: RollEvent,
  known: NonNullable<RollEvent['known']>,
): RollResult<S> {
  const results = known();
  const all = results.reduce((sum, { ways }) => sum + ways, 0n);
  const rows = results.map(({ label, ways, meaning }) => ({
    ...{ label, meaning, p: fraction(ways, all) },
  }));
  return { odds: oddsOfRows(game, s, event, grouped(rows)), after: [] };
}

/** Returns the odds of a roll with these results. */
export function oddsOfRows<S extends GameState>(
  game: Game<S>,
  s: S,
  { title, by, aim }: RollEvent,
  rows: readonly Row[],
  each: readonly DieOdds[] = [],
): RollOdds {
  const shown = rows.filter(({ p }) => !isZero(p));
  return {
    ...{ title, ...(by !== undefined && { by }), rule: stepOf(game, s).rule },
    headline: headlineOf(shown, aim),
    ...{ rows: fewRows(shown).map(chanceOf), each },
  };
}
