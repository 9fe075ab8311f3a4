/** Small positions for tests, in words: what stands where, then what is done. */
import { english, englishEvent } from '../../../test/english.ts';
import { type Action, ActionList } from '../../kernel/action.ts';
import { applyChecked } from '../../kernel/conformance/checked-play.ts';
import { actor, legal, promptOf, refusalOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { LogEvent } from '../../kernel/text/log.ts';
import { formatAction, parseAction } from '../../kernel/text/notation.ts';
import { oddsOf } from '../../kernel/odds/odds.ts';
import type { Chance } from '../../kernel/odds/rows.ts';
import { POSITION_FORMAT, readPositionOf } from '../../kernel/position/position.ts';
import { parseSetup, type SetupRequest } from '../../kernel/setup/setup.ts';
import { NONE } from '../../kernel/state.ts';
import { BOARD, nodeAt } from './data/map.ts';
import { UNITS } from './data/units.ts';
import { annihilator } from './index.ts';
import type { StepName } from './rules/names.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import { type AnnihilatorState, CLEAR, OB_PAS, SHIP } from './state.ts';

export interface TestGame {
  readonly game: Game<AnnihilatorState>;
  readonly s: AnnihilatorState;
  readonly events: LogEvent[];
}

interface Situation extends SetupRequest {
  readonly values?: Readonly<Record<string, unknown>>;
}

export const openGame = (request: SetupRequest = {}): Game<AnnihilatorState> =>
  annihilator.open(parseSetup(annihilator, request)) as Game as Game<AnnihilatorState>;

/** Hexes by axial coordinates: `-5,0` is easier to reckon with than its label. */
export const inLabels = (text: string): string =>
  text.replace(/(-?\d+),(-?\d+)/g, (_, q: string, r: string) => BOARD.labels[nodeAt(+q, +r)]);

/**
 * A position at a step. Entries, parted by `;`: units and a hex `A1 A2 D1 -5,0` with conditions
 * (`disrupted`, `converted`, `acted`, `spent=2`), markers `clear -4,0 -3,0`, `dropped 2 -1,0`,
 * charges `charge 0,0 B NE` that are due, `charge 0,0 B NE turn=3` set then. Turn 3 if not said.
 */
export function table(step: StepName, text: string, situation: Situation = {}): TestGame {
  const { values = {}, ...request } = situation;
  const game = openGame(request);
  const entries = text.split(';').map((entry) => inLabels(entry).trim().split(/\s+/));
  const file = {
    format: POSITION_FORMAT,
    game: game.id,
    step,
    counters: entries.flatMap(readUnits),
    markers: entries.flatMap(readMarkers),
    charges: entries.flatMap(readCharge),
    values: { ...(step.startsWith('setup.') ? {} : { turn: 3 }), ...values },
  };
  return { game, s: readPositionOf(game, file), events: [] };
}

const isUnit = (word: string): boolean => UNITS.some(({ id }) => id === word);

/** `spent=2` or `disrupted`, as a field of a position file. */
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

const RULES = new Set(annihilator.rulebook.map(({ id }) => id));

export const actionOf = (t: TestGame, text: string): Action => parseAction(t.game, inLabels(text));

/** Plays `move A1, to -5,0, roll 4`; throws with the rule at the first that is refused. */
export function act(t: TestGame, text: string): TestGame {
  for (const word of text.split(/,\s+/)) {
    const action = actionOf(t, word);
    const refusal = refusalOf(t.game, t.s, action);
    if (refusal) throw new Error(`${word}: [${refusal.rule}] ${english(t.game, refusal.reason)}`);
    t.events.push(...applyChecked(t.game, t.s, action, RULES));
    forget(t.s);
  }
  return t;
}

/** Spoils working memory, so that no rule lives on what a check or another rule has left there. */
function forget({ world: { scratch } }: AnnihilatorState): void {
  for (const counts of scratch.counts) counts.fill(99);
  scratch.counted.fill(-2);
  scratch.flood.left.fill(0);
}

/** A copy of the table, so that one position serves several tries. */
export const copyOf = ({ game, s }: TestGame): TestGame => ({ game, s: s.clone(), events: [] });

/** Rule that forbids an action, or '' if it is legal. */
export const refused = (t: TestGame, text: string): string =>
  refusalOf(t.game, t.s, actionOf(t, text))?.rule ?? '';

/** Why an action is not legal, in English; without a reason if it is legal. */
export function refusalFor(
  t: TestGame,
  text: string,
): Partial<Refusal> & { readonly reason: string } {
  const refusal = refusalOf(t.game, t.s, actionOf(t, text));
  return { ...refusal, reason: english(t.game, refusal?.reason) };
}

/** The same in one line, `[5.2] 0814 is out of reach: …`. */
export function whyNot(t: TestGame, text: string): string {
  const { rule = '', reason } = refusalFor(t, text);
  return `[${rule}] ${reason}`;
}

/** Current prompt in English. */
export const asked = ({ game, s }: TestGame): string => english(game, promptOf(game, s));

/** The panel in English, `label: value`. */
export const panelOf = ({ game, s }: TestGame): string[] =>
  game.look.panel(s).map(({ label, value }) => `${english(game, label)}: ${english(game, value)}`);

/** The label of an action, in English. */
export const labelOf = (t: TestGame, text: string): string =>
  english(t.game, t.game.look.actionLabel(t.s, actionOf(t, text)));

/** Everything legal, in words. */
export const offers = (t: TestGame): string[] =>
  legal(t.game, t.s, new ActionList())
    .toArray()
    .map((action) => formatAction(t.game, action));

/** The nouns of what is legal under one verb, in one string. */
export const nouns = (t: TestGame, verb: string): string =>
  offers(t)
    .map((text) => text.split(' '))
    .flatMap(([v, noun]) => (v === verb && noun !== undefined ? [noun] : []))
    .join(' ');

export const stepNow = ({ game, s }: TestGame): string => game.stepNames[s.step];
export const actorNow = ({ game, s }: TestGame): number => actor(game, s);

const unitOf = (id: string): number => {
  const u = UNITS.findIndex((unit) => unit.id === id);
  if (u < 0) throw new Error(`there is no unit ${id}`);
  return u;
};

/** Axial coordinates of a unit's hex, `-5,0`; 'off' if it is not on the map. */
export function where({ s }: TestGame, id: string): string {
  const n = s.hex[unitOf(id)];
  return n === NONE ? 'off' : `${BOARD.hex?.q[n]},${BOARD.hex?.r[n]}`;
}

/** The value of a unit column: `of(t, 'disrupted', 'A1')`. */
export const of = (
  { s }: TestGame,
  column: 'spent' | 'converted' | 'disrupted' | 'acted' | 'met',
  id: string,
): number => s[column][unitOf(id)];

/** The node at `-5,0`. */
export const node = (text: string): number => {
  const [q, r] = text.split(',').map(Number);
  return nodeAt(q, r);
};

const MARKERS = { 0: '', [OB_PAS]: 'ob-pas', [CLEAR]: 'clear', [SHIP]: 'ship' };

/** Marker of a hex, '' for none. */
export const marker = ({ s }: TestGame, hex: string): string =>
  MARKERS[s.marker[node(hex)] as keyof typeof MARKERS];

/** Cost of a path, in English; '' where there is none. */
export const costOf = (t: TestGame, text: string): string =>
  english(t.game, t.game.look.path?.(t.s, actionOf(t, text))?.cost);

/** The node that an event names as `at`. */
export const nodeIn = ({ args = {} }: LogEvent): number =>
  (args.at as { readonly node: number }).node;

/** Sentences of the log, of events of a type. */
export const logOf = (t: TestGame, type: string): string[] =>
  told(t, type).map((event) => englishEvent(t.game, event));

/** Log events of a type. */
export const told = (t: TestGame, type: string): LogEvent[] =>
  t.events.filter((e) => e.type === type);

/** Exact chances of an action, in English. */
export function chances(t: TestGame, text: string) {
  const odds = oddsOf(t.game, t.s, actionOf(t, text));
  if (!odds) throw new Error(`${text} rolls no die`);
  const { first } = odds;
  if (!first) throw new Error(`${text} has no roll of its own`);
  const spoken = (list: readonly Chance[]) =>
    list.map((one) => ({ ...one, label: english(t.game, one.label) }));
  const each = first.each.map(({ subject, outcomes }) => ({
    subject: english(t.game, subject),
    outcomes: spoken(outcomes),
  }));
  const headline = `${english(t.game, first.headline.label)} ${first.headline.text}`;
  return { rows: spoken(first.rows), each, headline, next: odds.next };
}

/** How the game ended, or undefined. */
export const ending = ({ game, s }: TestGame) => game.outcome(s);
