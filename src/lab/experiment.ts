/** Experiment files: the comparison, the players, and the stopping rule. */
import { asList, asRecord } from '../kernel/setup/read-json.ts';
import type { Json } from '../kernel/setup/json.ts';
import { fault, InputError, requireName } from '../kernel/setup/setup.ts';
import type { ValueChanges } from '../kernel/setup/values.ts';
import { msg } from '../kernel/text/message.ts';
import { Fields } from './fields.ts';
import { readStop, type StopRule } from './stop.ts';

/** The `format` of an experiment file. */
export const EXPERIMENT_FORMAT = 'countermarch/experiment/1';

/** Set-up and players of games. Absent parts are taken from the experiment. */
export interface Conditions {
  readonly scenario?: string | undefined;
  readonly options?: Readonly<Record<string, Json>> | undefined;
  /** Changed values, by id. */
  readonly changes?: ValueChanges | undefined;
  readonly document?: Json | undefined;
  /** Path of a position file or an unfinished record to start from. */
  readonly position?: string | undefined;
  /** A player for each side, or one player for all sides. */
  readonly seats?: readonly string[] | undefined;
}

/** One of the conditions that are compared. */
export interface ArmSpec extends Conditions {
  readonly id: string;
}

/** A level of a factor: a word, a number, a flag, or a list of players. */
export type FactorLevel = string | number | boolean | readonly string[];

/** A repetition of the comparison with other players. */
export interface Repetition {
  readonly seats: readonly string[];
  /** Maximum number of games in each arm. */
  readonly most: number;
}

/** A parsed experiment file. Names of games, sides and players are checked later, when its games are opened. */
export interface Experiment extends Conditions {
  readonly title?: string | undefined;
  readonly game: string;
  readonly seats: readonly string[];
  readonly seed: string;
  /** Id of the side whose points are counted; absent: the first. */
  readonly side?: string | undefined;
  /** Number of random decisions at the beginning. Absent: the default of `simulate`. */
  readonly opening?: number | undefined;
  /** Whether players rotate through the sides from game to game. */
  readonly swap: boolean;
  readonly dice: 'keyed' | 'stream';
  /** Whether the luck of every roll is measured. */
  readonly luck: boolean;
  /** At least one arm, or empty if there are factors. */
  readonly arms: readonly ArmSpec[];
  /** Levels by factor; each game draws one of each. */
  readonly factors: Readonly<Record<string, readonly FactorLevel[]>>;
  readonly stop: StopRule;
  readonly repeat: readonly Repetition[];
}

const CONDITIONS = ['scenario', 'options', 'changes', 'document', 'position', 'seats'] as const;
const HEAD = [
  'format',
  'title',
  'game',
  ...CONDITIONS,
  'seed',
  'side',
  'opening',
  'swap',
  'dice',
  'luck',
  'arms',
  'factors',
  'stop',
  'repeat',
];

/** Reads an experiment. Throws an `InputError` that names the wrong field. */
export function readExperiment(raw: unknown): Experiment {
  const file = new Fields(raw, '', HEAD);
  const format = file.text('format');
  if (format !== EXPERIMENT_FORMAT)
    throw fault('format', 'input.format', {
      expected: EXPERIMENT_FORMAT,
      found: JSON.stringify(format) ?? '',
    });
  const given = conditionsOf(file);
  const arms = armsOf(file);
  const factors = factorsOf(file);
  if (file.has('arms') && file.has('factors'))
    throw fault('factors', 'input.either', { one: 'arms', other: 'factors' });
  const repeat = file.list('repeat').map((one, i) => repetitionOf(one, `repeat[${i}]`));
  const decided = arms.some(({ seats }) => seats) || Object.keys(factors).some(isSeats);
  if (repeat.length > 0 && decided) throw fault('repeat', 'lab.repeat');
  return {
    ...given,
    title: file.optionalText('title'),
    game: file.text('game'),
    seats: given.seats ?? ['greedy'],
    seed: file.has('seed') ? file.word('seed') : '1',
    side: file.optionalText('side'),
    opening: file.has('opening') ? file.whole('opening', 0, 1000) : undefined,
    swap: file.flag('swap', false),
    dice: file.choice('dice', ['keyed', 'stream']) ?? 'keyed',
    luck: file.flag('luck', true),
    arms: arms.length > 0 || file.has('factors') ? arms : [{ id: 'all' }],
    factors,
    stop: readStop(file.part('stop'), 'stop'),
    repeat,
  };
}

/** Returns whether a factor decides the players. */
export const isSeats = (factor: string): boolean =>
  factor === 'seats' || factor.startsWith('seats.');

function conditionsOf(file: Fields): Conditions {
  const options = file.has('options')
    ? (asRecord(file.raw('options'), file.path('options')) as Record<string, Json>)
    : undefined;
  return {
    scenario: file.optionalText('scenario'),
    options,
    changes: changesOf(file),
    document: file.raw('document') as Json | undefined,
    position: file.optionalText('position'),
    seats: file.has('seats') ? seatsOf(file.raw('seats'), file.path('seats')) : undefined,
  };
}

/** Returns changed values; the game checks their ids and ranges when it is opened. */
function changesOf(file: Fields): ValueChanges | undefined {
  if (!file.has('changes')) return undefined;
  const changes = Object.entries(asRecord(file.raw('changes'), file.path('changes')));
  return Object.fromEntries(
    changes.map(([id, value]) => {
      if (typeof value !== 'number' && typeof value !== 'string')
        throw fault(file.path(`changes.${id}`), 'input.word', { found: JSON.stringify(value) });
      return [id, value];
    }),
  );
}

/** Returns a list of players from one player or a list. */
function seatsOf(raw: unknown, at: string): string[] {
  const list = typeof raw === 'string' ? [raw] : asList(raw, at);
  if (list.length === 0) throw fault(at, 'input.missing');
  return list.map((one, i) => {
    if (typeof one !== 'string')
      throw fault(`${at}[${i}]`, 'input.word', { found: JSON.stringify(one) ?? '' });
    return one;
  });
}

function armsOf(file: Fields): ArmSpec[] {
  const arms = file.list('arms').map((raw, i) => {
    const arm = new Fields(raw, `arms[${i}]`, ['id', ...CONDITIONS]);
    return { id: arm.text('id'), ...conditionsOf(arm) };
  });
  arms.forEach(({ id }, i) => {
    if (arms.findIndex((one) => one.id === id) < i)
      throw fault(`arms[${i}].id`, 'input.twice', { name: id });
  });
  if (file.has('arms') && arms.length === 0) throw fault('arms', 'input.missing');
  return arms;
}

/** Maximum number of levels of a factor, and of combinations of all factors. */
const [MOST_LEVELS, MOST_CELLS] = [50, 4096];

function factorsOf(file: Fields): Record<string, FactorLevel[]> {
  if (!file.has('factors')) return {};
  const found = Object.entries(asRecord(file.raw('factors'), 'factors')).map(([name, raw]) => {
    const at = `factors.${name}`;
    const levels = asList(raw, at);
    if (levels.length < 2 || levels.length > MOST_LEVELS)
      throw fault(at, 'lab.levels', { most: MOST_LEVELS });
    return [name, levels.map((level, i) => levelOf(level, `${at}[${i}]`))] as const;
  });
  if (found.length === 0) throw fault('factors', 'input.missing');
  if (found.reduce((product, [, levels]) => product * levels.length, 1) > MOST_CELLS)
    throw fault('factors', 'lab.cells', { most: MOST_CELLS });
  return Object.fromEntries(found);
}

function levelOf(raw: unknown, at: string): FactorLevel {
  if (typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean') return raw;
  return seatsOf(raw, at);
}

function repetitionOf(raw: unknown, at: string): Repetition {
  const one = new Fields(raw, at, ['seats', 'most']);
  return { seats: seatsOf(one.raw('seats'), `${at}.seats`), most: one.whole('most', 1, 1e7) };
}

/** Runs a check; an error is reported with the path in the file. */
export function at<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(msg('fault.at', { at: path, fault: error.text }), error.about);
  }
}

/** Throws an error with the path in the file unless a name is known. */
export function requireNameAt(
  path: string,
  kind: string,
  name: string,
  known: readonly string[],
): void {
  at(path, () => requireName(msg(`kind.${kind}`), name, known));
}
