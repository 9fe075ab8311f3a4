/** Small positions for tests, written as text: units and their places, then actions. */
import { GameDriver, type TestGame as DriverGame } from '../../../test/game-driver.ts';
import type { LogEvent } from '../../kernel/text/log.ts';
import { oddsOf } from '../../kernel/odds/odds.ts';
import type { Chance } from '../../kernel/odds/rows.ts';
import type { SetupRequest } from '../../kernel/setup/setup.ts';
import { NONE } from '../../kernel/state.ts';
import { BOARD, nodeAt } from './data/map.ts';
import { UNITS } from './data/units.ts';
import { annihilator } from './index.ts';
import type { StepName } from './rules/names.ts';
import { rulebook } from './rulebook.ts';
import { type AnnihilatorState, CLEAR, OB_PAS, SHIP } from './state.ts';

export type TestGame = DriverGame<AnnihilatorState>;

interface Situation extends SetupRequest {
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Replaces axial coordinates by hex labels: distances are easier to see in `-5,0` than in labels. */
export const inLabels = (text: string): string =>
  text.replace(/(-?\d+),(-?\d+)/g, (_, q: string, r: string) => BOARD.labels[nodeAt(+q, +r)]);

const driver = new GameDriver<AnnihilatorState>(annihilator, rulebook, {
  toNotation: inLabels,
  forget,
});
export const { openGame, actionOf, act, copyOf, offers, nouns, refusal, prompt, label } = driver;
export const { panel, eventsOf, log, stepNow } = driver;

/**
 * Builds a position at a step. Entries are separated by `;`: units and a hex `A1 A2 D1 -5,0` with conditions
 * (`disrupted`, `converted`, `acted`, `spent=2`); markers `clear -4,0 -3,0`; `dropped 2 -1,0`; charges that are due
 * `charge 0,0 B NE`, or were set in a turn `charge 0,0 B NE turn=3`. The default turn is 3.
 */
export function table(step: StepName, text: string, situation: Situation = {}): TestGame {
  const { values = {}, ...request } = situation;
  const entries = text.split(';').map((entry) => inLabels(entry).trim().split(/\s+/));
  return driver.place(openGame(request), {
    step,
    counters: entries.flatMap(readUnits),
    markers: entries.flatMap(readMarkers),
    charges: entries.flatMap(readCharge),
    values: { ...(step.startsWith('setup.') ? {} : { turn: 3 }), ...values },
  });
}

const isUnit = (word: string): boolean => UNITS.some(({ id }) => id === word);

/** Converts `spent=2` or `disrupted` to a field of a position file. */
function condition(word: string): [string, unknown] {
  const [name, value] = word.split('=');
  return [name, value === undefined ? true : Number(value)];
}

function readUnits(words: readonly string[]): object[] {
  const units = words.filter(isUnit);
  const [at, ...more] = words.slice(units.length);
  const conditions = Object.fromEntries(more.map(condition));
  return units.map((unit) => ({ unit, at, ...conditions }));
}

function readMarkers([type, ...rest]: readonly string[]): object[] {
  if (!['ob-pas', 'clear', 'ship', 'blasted', 'dropped'].includes(type)) return [];
  if (type === 'dropped') return [{ type, at: rest[1], count: Number(rest[0]) }];
  return rest.map((at) => ({ type, at }));
}

function readCharge([type, at, pattern, direction = 'E', ...more]: readonly string[]): object[] {
  if (type !== 'charge') return [];
  return [{ at, pattern, direction, ...Object.fromEntries(more.map(condition)) }];
}

/** Overwrites working memory, so that no rule can depend on what a check or another rule left there. */
function forget({ world: { scratch } }: AnnihilatorState): void {
  for (const counts of scratch.counts) counts.fill(99);
  scratch.counted.fill(-2);
  scratch.flood.left.fill(0);
}

/** Returns the refusal of an action in one line: `[5.2] 0814 is out of reach: …`. */
export function whyNot(t: TestGame, text: string): string {
  const { rule, reason } = refusal(t, text);
  return `[${rule}] ${reason}`;
}

const unitOf = (id: string): number => {
  const u = UNITS.findIndex((unit) => unit.id === id);
  if (u < 0) throw new Error(`there is no unit ${id}`);
  return u;
};

/** Returns the axial coordinates of a unit's hex, `-5,0`; 'off' if it is not on the map. */
export function where({ s }: TestGame, id: string): string {
  const n = s.hex[unitOf(id)];
  return n === NONE ? 'off' : `${BOARD.hex?.q[n]},${BOARD.hex?.r[n]}`;
}

/** Returns the value of a unit column: `of(t, 'disrupted', 'A1')`. */
export const of = (
  { s }: TestGame,
  column: 'spent' | 'converted' | 'disrupted' | 'acted' | 'met',
  id: string,
): number => s[column][unitOf(id)];

/** Returns the node at `-5,0`. */
export const node = (text: string): number => {
  const [q, r] = text.split(',').map(Number);
  return nodeAt(q, r);
};

const MARKERS = { 0: '', [OB_PAS]: 'ob-pas', [CLEAR]: 'clear', [SHIP]: 'ship' };

/** Returns the marker of a hex, '' if it has none. */
export const marker = ({ s }: TestGame, hex: string): string =>
  MARKERS[s.marker[node(hex)] as keyof typeof MARKERS];

/** Returns the cost of a path, in English; '' if the action has no path. */
export const costOf = (t: TestGame, text: string): string =>
  driver.english(t.game, t.game.look.path?.(t.s, actionOf(t, text))?.cost);

/** Returns the node that an event names as `at`. */
export const nodeIn = ({ args = {} }: LogEvent): number =>
  (args.at as { readonly node: number }).node;

/** Returns the exact probabilities of an action, in English. */
export function chances(t: TestGame, text: string) {
  const odds = oddsOf(t.game, t.s, actionOf(t, text));
  if (!odds) throw new Error(`${text} rolls no die`);
  const { first } = odds;
  if (!first) throw new Error(`${text} has no roll of its own`);
  const spoken = (list: readonly Chance[]) =>
    list.map((one) => ({ ...one, label: driver.english(t.game, one.label) }));
  const each = first.each.map(({ subject, outcomes }) => ({
    subject: driver.english(t.game, subject),
    outcomes: spoken(outcomes),
  }));
  const headline = `${driver.english(t.game, first.headline.label)} ${first.headline.text}`;
  return { rows: spoken(first.rows), each, headline, next: odds.next };
}

/** Returns how the game ended, or undefined. */
export const ending = ({ game, s }: TestGame) => game.outcome(s);
