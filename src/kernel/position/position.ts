/**
 * Position files: contents of the board, written by hand or by a program, in every game. A game describes its fields
 * once (`PositionSpec`); this file reads, checks and writes them.
 */
import { msg } from '../text/message.ts';
import { ActionList } from '../action.ts';
import { actor, legal, settle } from '../engine.ts';
import type { Game, GameModule } from '../game.ts';
import { Reader } from './reader.ts';
import { asList, asRecord } from '../setup/read-json.ts';
import type { FieldSpec } from './spec.ts';
import type { PlayGame } from '../play/play.ts';
import { fault, InputError, parseSetup, requireName, type SetupRequest } from '../setup/setup.ts';
import { type FrameJson, type GameState, isSameState, NONE, writeFrames } from '../state.ts';
import { NOBODY } from '../side.ts';

/** A position file as JSON. Unknown fields are errors. */
export interface PositionFile {
  readonly format: typeof POSITION_FORMAT;
  /** Remark for readers; programs ignore it. */
  readonly about?: unknown;
  readonly game: string;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, number | string | boolean>>;
  readonly variant?: unknown;
  readonly document?: unknown;
  /** Name of one of the game's steps. Alternatively `frames`: the exact stack as a program wrote it. */
  readonly step?: string;
  readonly frames?: readonly FrameJson[];
  readonly counters?: readonly Readonly<Record<string, unknown>>[];
  readonly markers?: readonly Readonly<Record<string, unknown>>[];
  readonly values?: Readonly<Record<string, unknown>>;
  readonly [list: string]: unknown;
}

/** Value of `format` in a position file. */
export const POSITION_FORMAT = 'countermarch/position/1';
const HEAD = [
  'format',
  'about',
  'game',
  'scenario',
  'options',
  'variant',
  'document',
  'step',
  'frames',
  'counters',
  'markers',
  'values',
];

/** Reads a position file and opens the game that it names. Throws an `InputError` that names the wrong field. */
export function readPosition(
  file: unknown,
  gameById: (id: string) => GameModule,
): { game: Game; state: GameState } {
  const game = gameOfPosition(file, gameById);
  return { game, state: readPositionOf(game, file) };
}

/** Opens the game that a position file names. Throws an `InputError` if its format, game or set-up is wrong. */
export function gameOfPosition(file: unknown, gameById: (id: string) => GameModule): Game {
  const doc = asRecord(file, 'position');
  if (doc.format !== POSITION_FORMAT)
    throw fault('format', 'input.format', {
      expected: POSITION_FORMAT,
      found: JSON.stringify(doc.format) ?? '',
    });
  if (typeof doc.game !== 'string') throw fault('game', 'input.game');
  const module = gameById(doc.game);
  return module.open(parseSetup(module, doc as SetupRequest));
}

/**
 * Reads a position file for a game that is already open, and returns its state. Throws an `InputError` that names
 * the wrong field.
 */
export function readPositionOf<S extends GameState>(game: Game<S>, file: unknown): S {
  if (game.play) return readBehind(game, game.play, file);
  const doc = asRecord(file, 'position');
  const spec = game.position;
  for (const key of Object.keys(doc))
    requireName(msg('kind.field'), key, [...HEAD, ...Object.keys(spec.lists)]);
  const reader = new Reader(game, game.create());
  reader.blank();
  asList(doc.counters, 'counters').forEach((c, i) => {
    reader.counter(asRecord(c, `counters[${i}]`), `counters[${i}]`);
  });
  asList(doc.markers, 'markers').forEach((m, i) => {
    reader.marker(asRecord(m, `markers[${i}]`), `markers[${i}]`);
  });
  for (const [name, list] of Object.entries(spec.lists))
    reader.list(name, list, asList(doc[name], name));
  reader.values(asRecord(doc.values ?? {}, 'values'));
  reader.step(doc);
  spec.finish?.(reader.s, reader.given);
  reader.hold(() => game.check(reader.s));
  if (doc.frames === undefined) settle(game, reader.s);
  else holdFrames(game, reader.s);
  reader.hold(() => game.check(reader.s));
  return reader.s;
}

function readBehind<S extends GameState>(game: Game<S>, play: PlayGame, file: unknown): S {
  const read = play.readPosition(file);
  if ('fault' in read)
    throw read.at === undefined
      ? new InputError(read.fault)
      : new InputError(msg('fault.at', { at: read.at, fault: read.fault }));
  const s = game.create();
  s.ints.set(read);
  return s;
}

/** Checks that the frames lead to a decision. Files are written only at decisions, so they must also start at one. */
function holdFrames<S extends GameState>(game: Game<S>, s: S): void {
  if (!isSettled(game, s)) throw fault('frames', 'input.frames');
}

function isSettled<S extends GameState>(game: Game<S>, s: S): boolean {
  try {
    const copy = s.clone();
    settle(game, copy);
    if (!isSameState(copy, s)) return false;
    return actor(game, s) === NOBODY || legal(game, s, new ActionList()).length > 0;
  } catch {
    return false;
  }
}

/** Returns a position as a file, from which `readPosition` restores the same state. */
export function writePosition<S extends GameState>(game: Game<S>, s: S): PositionFile {
  if (game.play) return game.play.writePosition(s.ints) as unknown as PositionFile;
  const { position: spec, board, units } = game;
  const offsets = new Map(s.layout.fields.map(({ name, offset }) => [name, offset]));
  const at = (field: string, index: number): number => s.ints[(offsets.get(field) ?? 0) + index];
  const show = (f: FieldSpec, value: number) => showValue(game, f, value);
  const named = (
    fields: Readonly<Record<string, FieldSpec>>,
    index: number,
    skipFallback: boolean,
  ) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, f]) => !skipFallback || at(f.field, f.index ?? index) !== f.fallback)
        .map(([name, f]) => [name, show(f, at(f.field, f.index ?? index))])
        // JSON omits undefined fields; reading replaces them by their fallback.
        .filter(([, value]) => value !== undefined),
    );
  const counters = units.flatMap((unit, u) => {
    const where = at(spec.where.field, u);
    const conditions = named(spec.counter, u, true);
    if (where === spec.absent && Object.keys(conditions).length === 0) return [];
    return [{ unit: unit.id, at: placeName(game, where), ...conditions }];
  });
  const markers = Object.entries(spec.markers).flatMap(([type, m]) =>
    board.labels.flatMap((label, n) => {
      const value = at(m.field, n);
      if (m.value === undefined ? value <= 0 : value !== m.value) return [];
      return [
        {
          type,
          at: label,
          ...(m.value === undefined && m.max !== undefined ? { count: value } : {}),
        },
      ];
    }),
  );
  const lists = Object.fromEntries(
    Object.entries(spec.lists).map(([name, list]) => {
      const used = Array.from({ length: list.length }, (_, i) => i).filter(
        (i) => at(list.fields[list.key]?.field ?? '', i) !== NONE,
      );
      return [name, used.map((i) => named(list.fields, i, false))];
    }),
  );
  return {
    format: POSITION_FORMAT,
    game: game.id,
    scenario: game.setup.scenario,
    options: game.setup.options,
    ...(game.setup.variant && { variant: game.setup.variant }),
    ...(game.setup.document !== undefined && { document: game.setup.document }),
    frames: writeFrames(s),
    counters,
    markers,
    values: named(spec.values, 0, false),
    ...lists,
  };
}

function placeName(game: Game, value: number): string {
  const { places } = game.position.where;
  const word = Object.entries(places).find(([, v]) => v === value)?.[0];
  return word ?? game.board.labels[value] ?? String(value);
}

function showValue(game: Game, f: FieldSpec, value: number): unknown {
  switch (f.kind) {
    case 'node':
      return placeName(game, value);
    case 'unit':
      return game.units[value]?.id;
    case 'side':
      return game.sides[value]?.id;
    case 'direction':
      return game.board.directions[value];
    case 'option':
      return f.names?.[value];
    case 'flag':
      return value !== 0;
    default:
      return value;
  }
}
