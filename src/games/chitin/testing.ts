/** Small positions for tests, written as text: units and their places, then actions. */
import { inEnglish } from '../../../test/english.ts';
import { GameDriver, type TestGame as DriverGame } from '../../../test/game-driver.ts';
import { ActionList, nounOf, verbOf } from '../../kernel/action.ts';
import { legal } from '../../kernel/engine.ts';
import type { SetupRequest } from '../../kernel/setup/setup.ts';
import { BOARD, hexAt } from './data/field.ts';
import { ratingsOf } from './data/ratings.ts';
import { UNITS } from './data/units.ts';
import { VALUES } from './data/values.ts';
import { chitin } from './index.ts';
import { rulebook } from './rulebook.ts';
import type { Chitin } from './state.ts';

export type TestGame = DriverGame<Chitin>;

interface Situation extends SetupRequest {
  readonly step?: 'movement' | 'combat' | 'start';
  readonly mover?: 'red' | 'blue';
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Replaces axial coordinates by hex labels: distances are easier to see in `7,-7` than in `1108`. */
export function inLabels(text: string): string {
  return text.replace(/(-?\d+),(-?\d+)/g, (_, q: string, r: string) => {
    const n = hexAt(Number(q), Number(r));
    if (n < 0) throw new Error(`${q},${r} is not on the map`);
    return BOARD.labels[n];
  });
}

const driver = new GameDriver<Chitin>(chitin, rulebook, { toNotation: inLabels });
export const { openGame, act, offers, refusal, prompt, eventsOf, log, stepNow } = driver;

/** Display of a game with printed values. */
export const { look } = openGame();
/** Printed ratings of the units. */
export const PRINTED = ratingsOf(VALUES.defaults);

/** Returns the node at axial coordinates. */
export const hex = (q: number, r: number): number => hexAt(q, r);

export const unit = (id: string): number => {
  const u = UNITS.findIndex((spec) => spec.id === id);
  if (u < 0) throw new Error(`there is no unit ${id}`);
  return u;
};

/**
 * Builds a position from lines: `red 3 Gantua 7,-7 NE disrupted`, `blue Worker edge`, `token A 0,0 25`. Red owns the
 * north end. The default scenario is Learning, which has no advanced rules.
 */
export function table(lines: string, situation: Situation = {}): TestGame {
  const { step = 'movement', mover = 'red', values = {}, ...request } = situation;
  const counters: Record<string, unknown>[] = [];
  const tokens: Record<string, unknown> = {};
  for (const line of lines.split(/[;\n]/)) {
    const words = inLabels(line).trim().split(/\s+/);
    if (words[0] === '') continue;
    if (words[0] === 'token') readToken(words, tokens);
    else counters.push(...readUnits(words));
  }
  const file = { step, counters, values: { mover, ...tokens, ...values } };
  const game = openGame(request);
  return inEnglish(() => driver.place(game, file), game);
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

/** Returns whether an action is legal now. */
export const can = (t: TestGame, text: string): boolean => refusal(t, text).rule === '';

/** Returns the nodes that `to` is legal for. */
export const goals = (t: TestGame): number[] =>
  legal(t.game, t.s, new ActionList())
    .toArray()
    .filter((action) => t.game.verbs.list[verbOf(action)].name === 'to')
    .map(nounOf);

/** Returns the node of a unit. */
export const at = (t: TestGame, id: string): number => t.s.at[unit(id)];
