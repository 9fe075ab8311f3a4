/**
 * Position files: what stands where, written by hand or by a program, in every game. A game
 * describes its fields once (`PositionSpec`); reading, checking and writing are done here.
 */
import type { Game, GameModule } from './game.ts';
import { settle } from './engine.ts';
import { InputError, parseSetup, requireName, type SetupRequest } from './setup.ts';
import { type GameState, NONE } from './state.ts';

/** One value of a counter, list entry or table value, and the column or scalar it is kept in. */
export interface FieldSpec {
  readonly field: string;
  readonly kind: 'node' | 'unit' | 'side' | 'direction' | 'number' | 'flag' | 'option';
  /** Value when the file does not say. */
  readonly fallback: number;
  readonly min?: number;
  readonly max?: number;
  /** Words of an `option`, from value 0 on. */
  readonly names?: readonly string[];
  /** Index into the field, for `values` kept in a column (per side, say). */
  readonly index?: number;
}

/** Entries kept in parallel columns, such as charges laid: entry i is index i of each field. */
export interface ListSpec {
  readonly length: number;
  /** The entry exists if this one of `fields` is not NONE. */
  readonly key: string;
  readonly fields: Readonly<Record<string, FieldSpec>>;
}

/** A point of the sequence of play where a position may begin. */
export interface PositionStep<S extends GameState> {
  /** Pushes the frames that stand there. */
  begin(s: S): void;
}

export interface PositionSpec<S extends GameState = GameState> {
  /** Unit column that holds the node, and the words for places that are no node. */
  readonly where: { readonly field: string; readonly places: Readonly<Record<string, number>> };
  /** Value of `where` for units that the file does not mention. */
  readonly absent: number;
  /** Conditions of counters, kept in unit columns. */
  readonly counter: Readonly<Record<string, FieldSpec>>;
  /** Markers on nodes, kept in node columns; a marker with `value` is that value of the column. */
  readonly markers: Readonly<
    Record<string, { readonly field: string; readonly value?: number; readonly max?: number }>
  >;
  readonly lists: Readonly<Record<string, ListSpec>>;
  readonly values: Readonly<Record<string, FieldSpec>>;
  /** By the name used in files; the first is the default. */
  readonly steps: Readonly<Record<string, PositionStep<S>>>;
  /** Fills derived fields and throws `InputError` if the position cannot exist. */
  finish?(s: S): void;
}

/** A position file as JSON. Unknown fields are errors. */
export interface PositionFile {
  readonly format: typeof POSITION_FORMAT;
  /** Anything, for people; never read. */
  readonly about?: unknown;
  readonly game: string;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, number | string | boolean>>;
  /** One of the game's named steps; or `frames`, the exact stack as a program wrote it. */
  readonly step?: string;
  readonly frames?: readonly (readonly [string, number, number, number])[];
  readonly counters?: readonly Readonly<Record<string, unknown>>[];
  readonly markers?: readonly Readonly<Record<string, unknown>>[];
  readonly values?: Readonly<Record<string, unknown>>;
  readonly [list: string]: unknown;
}

export const POSITION_FORMAT = 'countermarch/position/1';
const HEAD = [
  'format',
  'about',
  'game',
  'scenario',
  'options',
  'step',
  'frames',
  'counters',
  'markers',
  'values',
];

/** Reads a position for the game it names. Throws `InputError` with the field at fault. */
export function readPosition(
  file: unknown,
  gameById: (id: string) => GameModule,
): { game: Game; state: GameState } {
  const doc = asRecord(file, 'position');
  if (doc.format !== POSITION_FORMAT)
    throw new InputError(
      `format: expected "${POSITION_FORMAT}", found ${JSON.stringify(doc.format)}`,
    );
  if (typeof doc.game !== 'string') throw new InputError('game: expected the id of a game');
  const module = gameById(doc.game);
  const game = module.open(parseSetup(module, doc as SetupRequest));
  return { game, state: readPositionOf(game, doc) };
}

/** Reads the body of a position for a game that is already open. */
export function readPositionOf<S extends GameState>(game: Game<S>, file: unknown): S {
  const doc = asRecord(file, 'position');
  const spec = game.position;
  for (const key of Object.keys(doc))
    requireName('field', key, [...HEAD, ...Object.keys(spec.lists)]);
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
  spec.finish?.(reader.s);
  if (doc.frames === undefined) settle(game, reader.s);
  return reader.s;
}

const ANY_NUMBER = { field: '', kind: 'number', fallback: 0 } as const;

class Reader<S extends GameState> {
  readonly game: Game<S>;
  readonly s: S;
  readonly #placed = new Set<number>();

  constructor(game: Game<S>, s: S) {
    this.game = game;
    this.s = s;
  }

  /** Everything at its fallback: all units absent, lists empty. */
  blank(): void {
    const { position, units } = this.game;
    for (let u = 0; u < units.length; u++) {
      this.#set(position.where.field, u, position.absent);
      for (const f of Object.values(position.counter)) this.#set(f.field, u, f.fallback);
    }
    for (const list of Object.values(position.lists))
      for (let i = 0; i < list.length; i++)
        for (const f of Object.values(list.fields)) this.#set(f.field, i, f.fallback);
    for (const f of Object.values(position.values)) this.#set(f.field, f.index ?? 0, f.fallback);
  }

  counter(doc: Record<string, unknown>, at: string): void {
    const { position } = this.game;
    const known = ['unit', 'type', 'side', 'at', ...Object.keys(position.counter)];
    for (const key of Object.keys(doc)) requireName(`field in ${at}`, key, known);
    const unit = this.#unit(doc, at);
    this.#placed.add(unit);
    this.#set(position.where.field, unit, this.#place(doc.at, `${at}.at`));
    for (const [name, f] of Object.entries(position.counter)) {
      if (doc[name] !== undefined)
        this.#set(f.field, unit, this.#value(f, doc[name], `${at}.${name}`));
    }
  }

  marker(doc: Record<string, unknown>, at: string): void {
    const { markers } = this.game.position;
    for (const key of Object.keys(doc)) requireName(`field in ${at}`, key, ['type', 'at', 'count']);
    requireName(`marker in ${at}`, String(doc.type), Object.keys(markers));
    const spec = markers[String(doc.type)];
    const node = this.#node(doc.at, `${at}.at`);
    const count = { field: '', kind: 'number', fallback: 1, min: 1, max: spec?.max ?? 1 } as const;
    const value = spec?.value ?? this.#value(count, doc.count ?? 1, `${at}.count`);
    this.#set(spec?.field ?? '', node, value);
  }

  list(name: string, spec: ListSpec, docs: readonly unknown[]): void {
    if (docs.length > spec.length) throw new InputError(`${name}: at most ${spec.length} entries`);
    docs.forEach((raw, i) => {
      const doc = asRecord(raw, `${name}[${i}]`);
      for (const key of Object.keys(doc))
        requireName(`field in ${name}[${i}]`, key, Object.keys(spec.fields));
      if (doc[spec.key] === undefined)
        throw new InputError(`${name}[${i}].${spec.key}: is missing`);
      for (const [key, f] of Object.entries(spec.fields)) {
        if (doc[key] !== undefined)
          this.#set(f.field, i, this.#value(f, doc[key], `${name}[${i}].${key}`));
      }
    });
  }

  values(doc: Record<string, unknown>): void {
    const { values } = this.game.position;
    for (const [name, raw] of Object.entries(doc)) {
      requireName('field in values', name, Object.keys(values));
      const f = values[name] as FieldSpec;
      this.#set(f.field, f.index ?? 0, this.#value(f, raw, `values.${name}`));
    }
  }

  step(doc: Record<string, unknown>): void {
    const { position, stepNames } = this.game;
    if (doc.frames !== undefined) {
      asList(doc.frames, 'frames').forEach((frame, i) => {
        const [name, ...args] = asList(frame, `frames[${i}]`);
        requireName(`step in frames[${i}]`, String(name), stepNames);
        const [a = 0, b = 0, c = 0] = args.map((x, k) =>
          this.#value(ANY_NUMBER, x, `frames[${i}][${k + 1}]`),
        );
        this.s.push(stepNames.indexOf(String(name)), a, b, c);
      });
      return;
    }
    const names = Object.keys(position.steps);
    const name = doc.step === undefined ? (names[0] as string) : String(doc.step);
    requireName('step', name, names);
    position.steps[name]?.begin(this.s);
  }

  #unit(doc: Record<string, unknown>, at: string): number {
    const { units, sides } = this.game;
    if (doc.unit !== undefined) {
      requireName(
        `unit in ${at}`,
        String(doc.unit),
        units.map((u) => u.id),
      );
      const unit = units.findIndex((u) => u.id === doc.unit);
      if (this.#placed.has(unit))
        throw new InputError(`${at}.unit: ${doc.unit} stands elsewhere already`);
      return unit;
    }
    requireName(`type in ${at}`, String(doc.type), [...new Set(units.map((u) => u.type))]);
    if (doc.side !== undefined)
      requireName(
        `side in ${at}`,
        String(doc.side),
        sides.map((x) => x.id),
      );
    const unit = units.findIndex(
      (u, i) =>
        u.type === doc.type &&
        !this.#placed.has(i) &&
        (doc.side === undefined || sides[u.side]?.id === doc.side),
    );
    if (unit < 0)
      throw new InputError(`${at}: the game has no further ${doc.side ?? ''} ${doc.type}`);
    return unit;
  }

  #place(raw: unknown, at: string): number {
    if (raw === undefined) throw new InputError(`${at}: is missing`);
    const { places } = this.game.position.where;
    const place = places[String(raw)];
    return place ?? this.#node(raw, at, Object.keys(places));
  }

  #node(raw: unknown, at: string, more: readonly string[] = []): number {
    const node = this.game.board.nodeOf.get(String(raw));
    if (node === undefined)
      requireName(`place in ${at}`, String(raw), [...more, ...this.game.board.labels]);
    return node as number;
  }

  #value(f: FieldSpec, raw: unknown, at: string): number {
    const { units, sides, board } = this.game;
    const word = (names: readonly string[]): number => {
      requireName(`${f.kind} in ${at}`, String(raw), names);
      return names.indexOf(String(raw));
    };
    if (f.kind === 'node') return this.#place(raw, at);
    if (f.kind === 'unit') return word(units.map((u) => u.id));
    if (f.kind === 'side') return word(sides.map((x) => x.id));
    if (f.kind === 'direction') return word(board.directions);
    if (f.kind === 'option') return word(f.names ?? []);
    if (f.kind === 'flag') {
      if (typeof raw !== 'boolean') throw new InputError(`${at}: expected true or false`);
      return raw ? 1 : 0;
    }
    const [min, max] = [f.min ?? -32768, f.max ?? 32767];
    if (!Number.isInteger(raw) || (raw as number) < min || (raw as number) > max)
      throw new InputError(`${at}: expected a whole number from ${min} to ${max}`);
    return raw as number;
  }

  #set(field: string, index: number, value: number): void {
    const { fields } = this.s.layout;
    const f = fields.find((x) => x.name === field);
    if (!f || index >= f.length)
      throw new Error(`${this.game.id}: position field "${field}" is not in the state`);
    this.s.ints[f.offset + index] = value;
  }
}

/** Writes a position so that `readPosition` gives the same state again. */
export function writePosition<S extends GameState>(game: Game<S>, s: S): PositionFile {
  const { position: spec, board, units, stepNames } = game;
  const at = (field: string, index: number): number => {
    const f = s.layout.fields.find((x) => x.name === field);
    return s.ints[(f?.offset ?? 0) + index] as number;
  };
  const show = (f: FieldSpec, value: number) => showValue(game, f, value);
  const named = (
    fields: Readonly<Record<string, FieldSpec>>,
    index: number,
    skipFallback: boolean,
  ) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, f]) => !skipFallback || at(f.field, f.index ?? index) !== f.fallback)
        .map(([name, f]) => [name, show(f, at(f.field, f.index ?? index))]),
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
  const frames = Array.from({ length: s.depth }, (_, i) => {
    const f = 1 + 4 * i;
    const [step = 0, a = 0, b = 0, c = 0] = Array.from(s.ints.subarray(f, f + 4));
    return [stepNames[step] ?? '?', a, b, c] as const;
  });
  return {
    format: POSITION_FORMAT,
    game: game.id,
    scenario: game.setup.scenario,
    options: game.setup.options,
    frames,
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

function asRecord(raw: unknown, at: string): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new InputError(`${at}: expected an object`);
  return raw as Record<string, unknown>;
}

function asList(raw: unknown, at: string): readonly unknown[] {
  if (raw === undefined) return [];
  if (!Array.isArray(raw)) throw new InputError(`${at}: expected a list`);
  return raw;
}
