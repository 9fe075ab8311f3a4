/**
 * Small maps and positions for tests, as text: pieces and units with their hexes, then actions. Hexes of bare maps
 * are given by column and row as drawn, from 0; hexes of games by their labels.
 */
import { prepare } from '../../../test/english.ts';
import { GameDriver, type TestGame as DriverGame } from '../../../test/game-driver.ts';
import { start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { oddsOf } from '../../kernel/odds/odds.ts';
import type { RollOdds } from '../../kernel/odds/card.ts';
import type { Chance } from '../../kernel/odds/rows.ts';
import { formatWinners } from '../../kernel/outcome.ts';
import { parseSetup, type SetupRequest } from '../../kernel/setup/setup.ts';
import { LAYOUTS } from './data/layouts.ts';
import type { ScenarioData } from './data/scenario.ts';
import { scenarioOf } from './data/scenarios.ts';
import { COLOURS } from './data/units.ts';
import type { PieceId } from './data/pieces.ts';
import { type Ground, hexAt, makeGround } from './ground/ground.ts';
import { readLayout } from './ground/layout.ts';
import { openWorld, slammers } from './index.ts';
import { STEP } from './rules/names.ts';
import type { SectionId } from './rules/sequence.ts';
import { rulebook } from './rulebook.ts';
import type { Slammers } from './state.ts';
import { worldOf } from './world.ts';

await prepare(slammers);

// Maps

/** The map of a printed scenario. */
export const printed = (scenario: number): Ground => makeGround(LAYOUTS[scenario]);

/** A map of one piece or of several: `alone('3')`, `alone('4 0,0; C -4,-1 turned')`. */
export function lay(text: string): Ground {
  return makeGround(readLayout(layoutOf(text)));
}

/** A layout as in a document, from `4 0,0; A 0,-4; C -4,-1 turned`. */
export const layoutOf = (text: string) => ({
  pieces: text.split('; ').map((part) => {
    const [piece, at = '0,0', turned] = part.split(' ');
    return { piece, at: at.split(',').map(Number), ...(turned === 'turned' && { turned: true }) };
  }),
});

/** A hex from `4:5,4`; on a map of one piece, from `5,4`. */
export function at(ground: Ground, place: string): number {
  const [first, second] = place.split(':');
  const piece = (second === undefined ? ground.layout.pieces[0].piece : first) as PieceId;
  const [column, row] = (second ?? first).split(',').map(Number);
  return hexAt(ground, piece, column, row);
}

// Games

export type TestGame = DriverGame<Slammers>;

type Options = NonNullable<SetupRequest['options']>;

const coded = new WeakMap<Game, Game>();
/** The game with units named by their codes, as positions in tests do: `gTK1`, not `Green tank 1`. */
function codedOf(game: Game): Game {
  const known = coded.get(game);
  if (known) return known;
  const made = { ...game, units: game.units.map(({ name: _, ...unit }) => unit) };
  coded.set(game, made);
  return made;
}

const driver = new GameDriver<Slammers>(slammers, rulebook, { named: codedOf, forget });
export const { act, copyOf, offers, nouns, refusal, log } = driver;
export const { stepNow, actorNow, english } = driver;

/** A printed scenario with options. */
export const openGame = (scenario: string, options: Options = {}): Game<Slammers> =>
  driver.openGame({ scenario, options });

/** Opens a custom scenario instead of the printed one with the same id. */
export const openDesigned = (scenario: ScenarioData): Game<Slammers> => {
  const setup = parseSetup(slammers, { scenario: scenario.id });
  return openWorld(setup, worldOf(scenario, setup.options));
};

/** A scenario at its first decision, with no unit set up. */
export function begin(scenario: string, options: Options = {}): TestGame {
  const game = openGame(scenario, options);
  return { game, s: start(game), events: [] };
}

interface Situation {
  readonly options?: Options;
  /** Values as in position files: `round`, `mover: 'tan'`, `green-losses`, … */
  readonly values?: Readonly<Record<string, unknown>>;
}

/**
 * A position at the beginning of a section of a scenario. Entries are separated by `;`: units at a hex
 * `gTK1 gTK2 3-0507 disrupted began`, in or behind another unit `gIN1 in gAP1`, with conditions as in position
 * files (`walked=2`, `mark=disrupted`); off the map `gIN2 waiting`, `gIN3 dead`; markers `rubble 3-0507 3-0508`.
 * Units that are not mentioned take no part. The default is turn 1 of the side that moves first.
 */
export function table(
  section: SectionId,
  scenario: string,
  text: string,
  { options = {}, values = {} }: Situation = {},
): TestGame {
  const game = openGame(scenario, options);
  const entries = text.split(';').map((entry) => entry.trim().split(/\s+/));
  const counters = entries.flatMap((words) => readUnits(game, words));
  return driver.place(game, {
    ...{ scenario, options, step: section, values },
    counters: counters.map((counter) => rideAlong(counter, counters)),
    markers: entries.flatMap((words) => readMarkers(game, words)),
  });
}

type Counter = { readonly unit: string; readonly at?: string; readonly carrier?: string };

function readUnits(game: Game<Slammers>, words: readonly string[]): Counter[] {
  const ids = words.filter((word) => game.units.some(({ id }) => id === word));
  if (words.includes('in')) {
    const [unit, , carrier, ...more] = words;
    return [{ unit, carrier, ...conditions(more) }];
  }
  const [at, ...more] = words.slice(ids.length);
  return ids.map((unit) => ({ unit, at, ...conditions(more) }));
}

/** Converts `walked=2 disrupted` to fields of a position file. */
const conditions = (words: readonly string[]): object =>
  Object.fromEntries(
    words.map((word) => {
      const [name, value] = word.split('=');
      if (value === undefined) return [name, true];
      return [name, /^\d+$/.test(value) ? Number(value) : value];
    }),
  );

/** Cargo is in the hex of its carrier. */
function rideAlong(counter: Counter, all: readonly Counter[]): Counter {
  const carrier = all.find(({ unit }) => unit === counter.carrier);
  return carrier?.at === undefined ? counter : { ...counter, at: carrier.at };
}

function readMarkers(game: Game<Slammers>, [type, ...hexes]: readonly string[]): object[] {
  if (!(type in game.position.markers)) return [];
  return hexes.map((hex) => ({ type, at: hex }));
}

/** Auto-places the units of all sides, and rolls threes until the first player turn has begun. */
export function setUpUsually(t: TestGame): TestGame {
  while (stepNow(t).startsWith('setup.')) {
    const all = offers(t);
    const rolled = t.s.step === STEP['setup.lot'] && t.s.frame(STEP['setup.lot']).rolled > 0;
    act(t, all.includes('usual') ? 'usual' : (all[rolled ? 1 : 0] ?? ''));
  }
  return t;
}

/** Actions of sides that do as little as they can. */
const IDLE = ['done', 'pass', 'stay', 'leave'];

/** Plays to the end of the game, with each side doing as little as it can. */
export function idle(t: TestGame): TestGame {
  while (actorNow(t) !== 'nobody') {
    const all = offers(t);
    act(t, IDLE.find((word) => all.includes(word)) ?? (all[0] as string));
  }
  return t;
}

/** Overwrites working memory, so that no rule relies on data that a check or another rule left there. */
function forget({ world: { scratch } }: Slammers): void {
  scratch.counts.fill(99);
  scratch.flood.left.fill(0);
}

/** The current prompt without the name of the side, with which most prompts begin. */
export const prompt = ({ game, s }: TestGame): string => english(game, game.look.prompt(s));

const unitOf = ({ game }: TestGame, id: string): number => {
  const u = game.units.findIndex((unit) => unit.id === id);
  if (u < 0) throw new Error(`there is no unit ${id}`);
  return u;
};

/** The hex of a unit, or the position file's word for its place. */
export const where = (t: TestGame, id: string): string => driver.placeOf(t, unitOf(t, id));

type UnitColumn = {
  [K in keyof Slammers]: Slammers[K] extends Int16Array ? K : never;
}[keyof Slammers];

/** The value of a unit column: `of(t, 'disrupted', 'gTK1')`. */
export const of = (t: TestGame, column: UnitColumn, id: string): number =>
  (t.s[column] as Int16Array)[unitOf(t, id)];

/** The value of a hex column: `on(t, 'rubble', '3-0507')`. */
export const on = (t: TestGame, column: UnitColumn, hex: string): number =>
  (t.s[column] as Int16Array)[t.game.board.nodeOf.get(hex) ?? -1];

/** Exact chances of an action's roll, by the texts of the results: `{ 'gTK1 eliminated': '1/6', … }`. */
export const chances = (t: TestGame, text: string): Record<string, string> =>
  byWords(t, rollOf(t, text).rows);

/** Exact chances for each unit with a roll of its own: `{ gML1: { eliminated: '5/6', … } }`. */
export const chancesOfEach = (t: TestGame, text: string): Record<string, Record<string, string>> =>
  Object.fromEntries(
    rollOf(t, text).each.map(({ subject, outcomes }) => [
      english(t.game, subject),
      byWords(t, outcomes),
    ]),
  );

const byWords = (t: TestGame, rows: readonly Chance[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ label, text }) => [english(t.game, label), text]));

function rollOf(t: TestGame, text: string): RollOdds {
  const { first } = oddsOf(t.game, t.s, driver.actionOf(t, text)) ?? {};
  if (!first) throw new Error(`${text} rolls no die`);
  return first;
}

/** The last player turn of a scenario, as values of a position file. */
function lastTurn(scenario: string, options: Options = {}): Record<string, unknown> {
  const { turns, moves } = scenarioOf(scenario, options as Record<string, number>);
  return { round: turns, mover: moves.at(-1)?.join('+') };
}

/** A position at the very end of a scenario, or at the end of the player turn given by `values`. */
export const closing = (
  scenario: string,
  text: string,
  { options = {}, values }: Situation = {},
): TestGame =>
  table('end', scenario, text, { options, values: { ...lastTurn(scenario, options), ...values } });

/** Winner and reason, or that the game continues. */
export function verdict(t: TestGame): string {
  const outcome = t.game.outcome(t.s);
  if (!outcome) return 'goes on';
  const ids = t.game.sides.map(({ id }) => id);
  return `${formatWinners(ids, outcome)} [${outcome.rule}]: ${english(t.game, outcome.reason)}`;
}

/** The verdict at the end of that player turn; later turns do not matter. */
export function judge(scenario: string, text: string, situation: Situation = {}): string {
  const t = closing(scenario, text, situation);
  const due = { ...lastTurn(scenario, situation.options), ...situation.values };
  const { colours } = t.s.world.playerTurns[t.s.mover];
  const isSame = t.s.round === due.round && colours.map((c) => COLOURS[c]).join('+') === due.mover;
  return isSame ? verdict(t) : 'goes on';
}
