/** Turns an experiment into its games: their conditions, and their order. */
import type { Game } from '../kernel/game.ts';
import { Sfc32 } from '../kernel/random.ts';
import { fault, InputError } from '../kernel/setup/setup.ts';
import { msg } from '../kernel/text/message.ts';
import type { Side } from '../kernel/side.ts';
import {
  at,
  type Conditions,
  type Experiment,
  type FactorLevel,
  isSeats,
  requireNameAt,
} from './experiment.ts';
import type { StopRule } from './stop.ts';

/** An opened game with its starting position. */
export interface OpenedGame {
  readonly game: Game;
  /** Integers of the starting position. Absent: the set-up. */
  readonly from?: readonly number[] | undefined;
  /** Number of random decisions at the beginning. */
  readonly opening: number;
}

/** Opens a game under conditions. Throws an `InputError`. */
export type Opener = (conditions: Conditions) => OpenedGame;

/** Conditions under which games are played: an arm, or one level of each factor. */
export interface Cell extends OpenedGame {
  readonly id: string;
  /** Index of the level of each factor. */
  readonly levels: readonly number[];
  /** The player of each side. */
  readonly seats: readonly string[];
  /** Side whose points are counted. */
  readonly side: Side;
}

/** A factor, with its levels as text. */
export interface Factor {
  readonly name: string;
  readonly levels: readonly string[];
}

/** A stage of an experiment, with its own players: first the comparison, then each repetition. */
export interface ExperimentStage {
  readonly cells: readonly Cell[];
  readonly rule: StopRule;
}

/** An experiment with all its games opened. */
export interface Design {
  readonly experiment: Experiment;
  /** Empty if arms are compared. */
  readonly factors: readonly Factor[];
  readonly stages: readonly ExperimentStage[];
}

/** One game to be played. */
export interface PlannedGame {
  readonly stage: number;
  readonly cell: Cell;
  /**
   * Number of the game in its arm, or among all games if there are factors. Equal numbers have equal seeds in all arms.
   */
  readonly number: number;
}

/** Opens all games of an experiment. Throws an `InputError` that names the wrong field. */
export function designOf(experiment: Experiment, open: Opener): Design {
  const { factors: given, arms, stop, repeat } = experiment;
  const factors = Object.entries(given).map(([name, levels]) => ({
    name,
    levels: levels.map(text),
  }));
  const specs = factors.length > 0 ? combinations(given) : arms.map((arm, i) => armOf(arm, i));
  const opened = specs.map((spec) => ({ spec, opened: openCell(experiment, spec, open) }));
  const stage = (
    seats: readonly string[] | undefined,
    path: string,
    rule: StopRule,
  ): ExperimentStage => ({
    rule,
    cells: opened.map(({ spec, opened: one }) => ({
      id: spec.id,
      levels: spec.levels,
      ...one,
      side: sideOf(one.game, experiment.side),
      seats: seatsFor(one.game, spec, seats ?? experiment.seats, seats ? path : undefined),
    })),
  });
  return {
    experiment,
    factors,
    stages: [
      stage(undefined, 'seats', stop),
      ...repeat.map(({ seats, most }, i) => stage(seats, `repeat[${i}].seats`, { ...stop, most })),
    ],
  };
}

/** Conditions of one cell, and their path in the file. */
interface CellSpec {
  readonly id: string;
  readonly path: string;
  readonly levels: readonly number[];
  readonly conditions: Conditions;
  /** Players of individual sides, by the id of the side. */
  readonly bySide: Readonly<Record<string, string>>;
}

const armOf = ({ id, ...conditions }: Experiment['arms'][number], i: number): CellSpec => ({
  id,
  path: `arms[${i}]`,
  levels: [],
  conditions,
  bySide: {},
});

/** Returns all combinations of levels; the last factor changes fastest. */
function combinations(factors: Experiment['factors']): CellSpec[] {
  let cells: CellSpec[] = [{ id: '', path: 'factors', levels: [], conditions: {}, bySide: {} }];
  for (const [name, levels] of Object.entries(factors))
    cells = cells.flatMap((cell) =>
      levels.map((level, i) => ({ ...withLevel(cell, name, level), levels: [...cell.levels, i] })),
    );
  return cells.map((cell) => ({ ...cell, id: cell.id.trim() }));
}

/** Factors that are fields of an experiment. Any other name is the id of a value of the game. */
const DIRECT = ['scenario', 'position', 'seats'];

function withLevel(cell: CellSpec, name: string, level: FactorLevel): CellSpec {
  const [part = '', rest] = name.split(/\.(.*)/s);
  const id = `${cell.id} ${name}=${text(level)}`;
  const { conditions } = cell;
  if (part === 'options') {
    const options = { ...conditions.options, [rest ?? '']: level as string | number | boolean };
    return { ...cell, id, conditions: { ...conditions, options } };
  }
  if (part === 'seats' && rest !== undefined)
    return { ...cell, id, bySide: { ...cell.bySide, [rest]: text(level) } };
  if (!DIRECT.includes(name)) {
    if (typeof level !== 'string' && typeof level !== 'number')
      throw fault(`factors.${name}`, 'input.word', { found: JSON.stringify(level) });
    const changes = { ...conditions.changes, [name]: level };
    return { ...cell, id, conditions: { ...conditions, changes } };
  }
  const value = isSeats(name) && !Array.isArray(level) ? [text(level)] : level;
  return {
    ...cell,
    id,
    conditions: { ...conditions, [name]: isSeats(name) ? value : text(level) },
  };
}

/** Returns a level as titles show it. */
const text = (level: FactorLevel): string =>
  Array.isArray(level) ? level.join('+') : String(level);

function openCell(
  experiment: Experiment,
  { path, conditions }: CellSpec,
  open: Opener,
): OpenedGame {
  const { scenario, options, changes, document, position } = experiment;
  const merged = {
    scenario: conditions.scenario ?? scenario,
    options: { ...options, ...conditions.options },
    changes: changes || conditions.changes ? { ...changes, ...conditions.changes } : undefined,
    document: conditions.document ?? document,
    position: conditions.position ?? position,
  };
  // A fault of the experiment itself affects every arm, so the error names no arm.
  const isOwn = Object.values(conditions).some((value) => value !== undefined);
  return isOwn ? at(path, () => open(merged)) : open(merged);
}

function sideOf({ sides }: Game, id: string | undefined): Side {
  if (id === undefined) return 0;
  const ids = sides.map((side) => side.id);
  requireNameAt('side', 'side', id, ids);
  return ids.indexOf(id);
}

function seatsFor(
  { sides }: Game,
  { path, conditions, bySide }: CellSpec,
  usual: readonly string[],
  usualPath: string | undefined,
): string[] {
  const seats = conditions.seats ?? usual;
  const ids = sides.map(({ id }) => id);
  if (seats.length !== 1 && seats.length !== ids.length) {
    const where = conditions.seats ? `${path}.seats` : (usualPath ?? 'seats');
    throw fault(where, 'lab.seats', { n: ids.length, sides: { row: ids } });
  }
  for (const id of Object.keys(bySide)) requireNameAt(`factors.seats.${id}`, 'side', id, ids);
  return ids.map((id, side) => bySide[id] ?? seats[side] ?? seats[0] ?? '');
}

/** Returns all games of a stage, up to the maximum, in the order in which their results count. */
export function planOf({ experiment, factors, stages }: Design, stage: number): PlannedGame[] {
  const found = stages[stage];
  if (!found) throw new InputError(msg('input.missing'));
  const { cells, rule } = found;
  const numbers = Array.from({ length: rule.most }, (_, number) => number);
  if (factors.length > 0)
    return numbers.flatMap((number) => {
      const cell = cells[drawCell(experiment.seed, number, factors)];
      return cell ? [{ stage, cell, number }] : [];
    });
  // Blocks of one arm let a thread play the same set-up for a while; the stopping rule is checked after each round of
  // blocks.
  return numbers
    .filter((number) => number % rule.every === 0)
    .flatMap((first) =>
      cells.flatMap((cell) =>
        numbers.slice(first, first + rule.every).map((number) => ({ stage, cell, number })),
      ),
    );
}

/** Returns the index of the combination that is drawn for a game. */
function drawCell(seed: string, number: number, factors: readonly Factor[]): number {
  const rng = new Sfc32(`levels/${seed}/${number}`);
  return factors.reduce((cell, { levels }) => cell * levels.length + rng.below(levels.length), 0);
}
