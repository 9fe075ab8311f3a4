/** Small positions for tests, written in words: who stands where, then what is done. */
import { english, inEnglish } from '../../../test/english.ts';
import { type Action, ActionList, nounOf, verbOf } from '../../kernel/action.ts';
import { applyChecked } from '../../kernel/conformance/checked-play.ts';
import { legal, promptOf, refusalOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { LogEvent } from '../../kernel/text/log.ts';
import { formatAction, parseAction } from '../../kernel/text/notation.ts';
import { readPositionOf } from '../../kernel/position/position.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import { parseSetup, type SetupRequest } from '../../kernel/setup/setup.ts';
import { BOARD, hexAt } from './data/field.ts';
import { UNITS } from './data/units.ts';
import { chitin } from './index.ts';
import type { Chitin } from './state.ts';

export interface TestGame {
  readonly game: Game<Chitin>;
  readonly s: Chitin;
  readonly events: LogEvent[];
}

interface Situation extends SetupRequest {
  readonly step?: 'movement' | 'combat' | 'start';
  readonly mover?: 'red' | 'blue';
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A game of a scenario with options. */
export const open = (request: SetupRequest = {}): Game<Chitin> =>
  chitin.open(parseSetup(chitin, request)) as unknown as Game<Chitin>;

/** Replaces axial coordinates by hex labels: `7,-7` is easier to reckon with than `1108`. */
export const inLabels = (text: string): string =>
  text.replace(/(-?\d+),(-?\d+)/g, (_, q: string, r: string) => {
    const n = hexAt(Number(q), Number(r));
    if (n < 0) throw new Error(`${q},${r} is not on the map`);
    return BOARD.labels[n];
  });

/** The node at axial coordinates. */
export const hex = (q: number, r: number): number => hexAt(q, r);

export const unit = (id: string): number => {
  const u = UNITS.findIndex((spec) => spec.id === id);
  if (u < 0) throw new Error(`there is no unit ${id}`);
  return u;
};

/**
 * A position: lines `red 3 Gantua 7,-7 NE disrupted`, `blue Worker edge`, `token A 0,0 25`. Red owns
 * the north end. Without a scenario it is Learning, which has no advanced rules.
 */
export function table(lines: string, situation: Situation = {}): TestGame {
  const { step = 'movement', mover = 'red', values = {}, ...request } = situation;
  const game = open(request);
  const counters: Record<string, unknown>[] = [];
  const tokens: Record<string, unknown> = {};
  for (const line of lines.split(/[;\n]/)) {
    const words = inLabels(line).trim().split(/\s+/);
    if (words[0] === '') continue;
    if (words[0] === 'token') readToken(words, tokens);
    else counters.push(...readUnits(words));
  }
  const file = {
    format: 'countermarch/position/1',
    game: 'chitin',
    step,
    counters,
    values: { mover, ...tokens, ...values },
  };
  return { game, s: inEnglish(() => readPositionOf(game, file), game), events: [] };
}

function readToken(words: readonly string[], tokens: Record<string, unknown>): void {
  const [, letter, at, value] = words;
  tokens[`${letter}-at`] = at;
  if (value !== undefined) tokens[`${letter}-value`] = Number(value);
}

function readUnits(words: readonly string[]): Record<string, unknown>[] {
  const [side, ...rest] = words;
  const count = /^\d$/.test(rest[0]) ? Number(rest.shift()) : 1;
  const [type, place, ...more] = rest;
  const at = place === 'edge' ? (side === 'red' ? 'North' : 'South') : place;
  const counter: Record<string, unknown> = { type, side, at };
  for (let i = 0; i < more.length; i++) {
    if (BOARD.directions.includes(more[i])) counter.facing = more[i];
    else if (more[i] === 'carries') counter.carries = more[++i];
    else counter[more[i]] = true;
  }
  return Array.from({ length: count }, () => counter);
}

const RULES = new Set(chitin.rulebook.map(({ id }) => id));

const actionOf = (t: TestGame, text: string): Action => parseAction(t.game, inLabels(text));

/** Plays actions; throws with the rule at the first that is refused. */
export function act(t: TestGame, ...texts: readonly string[]): TestGame {
  for (const text of texts) {
    const action = actionOf(t, text);
    const refusal = refusalOf(t.game, t.s, action);
    if (refusal) throw new Error(`${text}: [${refusal.rule}] ${english(t.game, refusal.reason)}`);
    t.events.push(...applyChecked(t.game, t.s, action, RULES));
  }
  return t;
}

/** Whether an action is legal now. */
export function can(t: TestGame, text: string): boolean {
  return legal(t.game, t.s, new ActionList()).has(actionOf(t, text));
}

/** The refusal of an action, in English; throws if it is legal. */
export function refuse(t: TestGame, text: string): Refusal & { readonly reason: string } {
  const refusal = refusalOf(t.game, t.s, actionOf(t, text));
  if (!refusal) throw new Error(`${text} is legal`);
  return { ...refusal, reason: english(t.game, refusal.reason) };
}

/** Current prompt, and its side. */
export const asked = ({ game, s }: Pick<TestGame, 'game' | 's'>): string =>
  english(game, promptOf(game, s));

/** Everything legal, in words. */
export const offers = (t: TestGame): string[] =>
  legal(t.game, t.s, new ActionList())
    .toArray()
    .map((action) => formatAction(t.game, action));

/** Nodes that `to` is legal for. */
export const goals = (t: TestGame): number[] =>
  legal(t.game, t.s, new ActionList())
    .toArray()
    .filter((action) => t.game.verbs.list[verbOf(action)].name === 'to')
    .map(nounOf);

export const stepName = (t: TestGame): string => t.game.stepNames[t.s.step];

/** Node and rest of a unit. */
export const at = (t: TestGame, id: string): number => t.s.at[unit(id)];

/** Log events of a type. */
export const told = (t: TestGame, type: string): LogEvent[] =>
  t.events.filter((e) => e.type === type);
