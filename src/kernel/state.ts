/**
 * The whole state of a game in one `Int16Array`: a stack of pending steps, named scalars, named columns. Copying takes
 * a single `set`, so search copies states and never unmakes moves.
 *
 * Layout: `ints[0]` number of frames · frames `[step, its fields …]`, all as wide as the widest · scalars · columns.
 * Values are 16-bit: -32,768 to 32,767. Conventions: `NONE` (-1) nothing or nowhere, `UNKNOWN` (-2) hidden from this
 * viewer.
 */
import {
  type Frame,
  type FrameClass,
  frameClass,
  type FieldsOf,
  type StepId,
  type StepSpec,
} from './frames.ts';

/** Value for no unit, no node, nothing. */
export const NONE = -1;
/** Value in a view that replaces a value the side may not see. */
export const UNKNOWN = -2;

/**
 * Viewers of a scalar or column: every side, no side, or the sides that its rule of sight names. It has no default: a
 * name without a visibility does not compile, nor does a `secret` name without a rule.
 */
export type Visibility = 'public' | 'nobody' | 'secret';

/** Names, sizes and visibilities of a state. The order of declaration is the order in the array. */
export interface StateSpec {
  /** Name and version of the layout, `chitin/2`; stored in every saved state. */
  readonly schema: string;
  /** The steps by number, with the names of their frames' fields. */
  readonly steps: { readonly list: readonly StepSpec[] };
  /** Maximum number of pending steps; 16 unless a game needs more. */
  readonly depth?: number;
  readonly scalars: Readonly<Record<string, Visibility>>;
  readonly columns: Readonly<Record<string, readonly [length: number, visibility: Visibility]>>;
  /** Constants of the scenario (map, order of battle), which all states share by reference. */
  readonly world?: unknown;
}

/** A state as the rules see it: scalars are numbers, columns are views into the same array. */
export type StateOf<Spec extends StateSpec> = GameState & {
  -readonly [K in keyof Spec['scalars']]: number;
} & { readonly [K in keyof Spec['columns']]: Int16Array } & { readonly world: Spec['world'] };

/** Rule that decides whether a side (or a spectator) sees index `i` of a field. Scalars have index 0. */
export type Sight<S extends GameState = GameState> = (s: S, i: number, side: number) => boolean;

/** A rule of sight for each secret name. A missing or superfluous rule does not compile. */
export type Sights<Spec extends StateSpec> = {
  readonly [K in SecretNames<Spec>]: Sight<StateOf<Spec>>;
};

/** Names of the scalars and columns that a definition declares as `secret`. */
export type SecretNames<Spec extends StateSpec> =
  | {
      [K in keyof Spec['scalars']]: Spec['scalars'][K] extends 'secret' ? K : never;
    }[keyof Spec['scalars']]
  | {
      [K in keyof Spec['columns']]: Spec['columns'][K] extends readonly [number, 'secret']
        ? K
        : never;
    }[keyof Spec['columns']];

/** Position of a named field in the integers of a state. */
export interface Field {
  readonly name: string;
  readonly kind: 'scalar' | 'column';
  readonly offset: number;
  readonly length: number;
  /** Rule that decides which sides see it; absent: every side. */
  readonly sight?: Sight;
}

/** Fields with the same visibility, index by index; their rule of sight is evaluated once for all. */
export interface Veil {
  readonly sight: Sight;
  readonly length: number;
  readonly offsets: readonly number[];
}

/** Layout of a state, computed once for each definition. */
export interface Layout {
  readonly schema: string;
  readonly steps: readonly StepSpec[];
  readonly classes: readonly FrameClass[];
  /** Maximum number of frames on the stack. `frame` is the number of integers in each. */
  readonly depth: number;
  readonly frame: number;
  readonly size: number;
  readonly fields: readonly Field[];
  /** Fields that not every side may see. */
  readonly hidden: readonly Field[];
  readonly veils: readonly Veil[];
}

/** Base class of all states: the integers and the stack of steps. `defineState` makes a subclass for each game. */
export abstract class GameState {
  readonly ints: Int16Array;
  abstract readonly layout: Layout;

  constructor(size: number) {
    this.ints = new Int16Array(size);
  }

  copyFrom(other: this): this {
    this.ints.set(other.ints);
    return this;
  }

  abstract clone(): this;

  /** Number of pending steps. */
  get depth(): number {
    return this.ints[0];
  }

  /** Id of the step on top of the stack. */
  get step(): number {
    const { ints } = this;
    return ints[this.#at(ints[0])];
  }

  /** Returns the index of the first integer of the frame at a depth; the lowest frame has depth 1. */
  #at(depth: number): number {
    return (depth - 1) * this.layout.frame + 1;
  }

  /**
   * Returns the fields of a pending step, to read and to write. If the step is pending more than once, they are those
   * of the topmost frame. Valid until that step ends. Throws if the step is not pending.
   */
  frame<F extends string>(step: StepId<F>): Frame<F> {
    const { ints, layout } = this;
    for (let depth = ints[0]; depth > 0; depth--) {
      const at = this.#at(depth);
      if (ints[at] === step) return new layout.classes[step](ints, at) as Frame<F>;
    }
    throw new Error(`${layout.schema}: ${layout.steps[step]?.name} is not pending`);
  }

  /** Returns whether a step is anywhere on the stack. */
  isPending(step: number): boolean {
    const { ints } = this;
    for (let depth = ints[0]; depth > 0; depth--) if (ints[this.#at(depth)] === step) return true;
    return false;
  }

  /** Calls a step: it runs next, and the current one continues when it pops. */
  push<F extends string>(step: StepId<F>, ...[fields]: FieldsOf<F>): void {
    const depth = this.ints[0] + 1;
    if (depth > this.layout.depth) throw new Error(`${this.layout.schema}: stack of steps is full`);
    this.ints[0] = depth;
    this.#write(step, fields);
  }

  /** Ends the current step. Its integers are cleared so that equal positions have equal arrays. */
  pop(): void {
    const { ints } = this;
    const depth = ints[0];
    const at = this.#at(depth);
    const end = at + this.layout.frame;
    for (let i = at; i < end; i++) ints[i] = 0;
    ints[0] = depth - 1;
  }

  /** Replaces the current step by another. */
  goto<F extends string>(step: StepId<F>, ...[fields]: FieldsOf<F>): void {
    this.#write(step, fields);
  }

  /** Empties the stack and starts again with one step (end of game, position files). */
  restart<F extends string>(step: StepId<F>, ...[fields]: FieldsOf<F>): void {
    while (this.depth > 0) this.pop();
    this.ints[0] = 1;
    this.#write(step, fields);
  }

  #write(step: number, fields: Readonly<Record<string, number>> | undefined): void {
    const { ints, layout } = this;
    const at = this.#at(ints[0]);
    const names = layout.steps[step].fields;
    ints[at] = step;
    let to = at + 1;
    if (fields !== undefined) for (const name of names) ints[to++] = fields[name];
    for (const end = at + layout.frame; to < end; to++) ints[to] = 0;
  }
}

/** Minimum number of fields per frame, so that states hash as they did before steps named their fields. */
const NARROWEST = 3;

const byNobody: Sight = () => false;

function layoutOf(spec: StateSpec, sights: Readonly<Record<string, Sight>>): Layout {
  const depth = spec.depth ?? 16;
  const steps = spec.steps.list;
  const frame = 1 + Math.max(NARROWEST, ...steps.map((step) => step.fields.length));
  const classes = steps.map((step) => frameClass(step.fields));
  const fields: Field[] = [];
  let offset = 1 + depth * frame;
  const add = (name: string, kind: Field['kind'], length: number, visibility: Visibility) => {
    const sight = (visibility === 'secret' ? sights[name] : undefined) ?? byNobody;
    fields.push({ name, kind, offset, length, ...(visibility !== 'public' && { sight }) });
    offset += length;
  };
  for (const [name, visibility] of Object.entries(spec.scalars)) add(name, 'scalar', 1, visibility);
  for (const [name, [length, visibility]] of Object.entries(spec.columns))
    add(name, 'column', length, visibility);
  const hidden = fields.filter((f) => f.sight !== undefined);
  const veils = veilsOf(hidden);
  return { schema: spec.schema, steps, classes, depth, frame, size: offset, fields, hidden, veils };
}

/** Groups hidden fields by their rule of sight and their length. */
function veilsOf(hidden: readonly Field[]): Veil[] {
  const veils: (Veil & { readonly offsets: number[] })[] = [];
  for (const { sight = byNobody, length, offset } of hidden) {
    const alike = veils.find((veil) => veil.sight === sight && veil.length === length);
    if (alike) alike.offsets.push(offset);
    else veils.push({ sight, length, offsets: [offset] });
  }
  return veils;
}

/** Class of a game's states: `new Layout(world)` makes a blank state, all zero. */
export type StateClass<Spec extends StateSpec> = (new (
  world: Spec['world'],
) => StateOf<Spec>) & { readonly layout: Layout };

/**
 * Builds the state class of a game from its names, and from a rule of sight for each secret name. Unknown names,
 * and secrets without a rule, do not compile.
 */
export function defineState<const Spec extends StateSpec>(
  spec: Spec,
  ...[sights]: [SecretNames<Spec>] extends [never] ? [] : [sights: Sights<Spec>]
): StateClass<Spec> {
  const layout = layoutOf(spec, (sights ?? {}) as Readonly<Record<string, Sight>>);
  for (const { name } of layout.fields) {
    if (name in GameState.prototype || name === 'ints' || name === 'world' || name === 'layout')
      throw new Error(`${spec.schema}: the field name "${name}" is taken by the kernel`);
  }
  const columns = layout.fields.filter((f) => f.kind === 'column');
  class State extends GameState {
    static readonly layout = layout;
    declare readonly layout: Layout;
    readonly world: unknown;
    constructor(world: unknown) {
      super(layout.size);
      this.world = world;
      // Defined, not assigned: if a dozen properties are assigned by computed names, V8 turns the object into a
      // dictionary, and reading a column then takes several times as long.
      for (const { name, offset, length } of columns)
        Object.defineProperty(this, name, {
          value: this.ints.subarray(offset, offset + length),
          enumerable: true,
        });
    }
    override clone(): this {
      return new State(this.world).copyFrom(this) as this;
    }
  }
  Object.defineProperty(State.prototype, 'layout', { value: layout });
  for (const { name, kind, offset } of layout.fields) {
    if (kind === 'column') continue;
    Object.defineProperty(State.prototype, name, {
      get(this: State) {
        return this.ints[offset];
      },
      set(this: State, value: number) {
        this.ints[offset] = value;
      },
    });
  }
  return State as unknown as StateClass<Spec>;
}

/** A frame in readable form: the name of its step, and its fields by name. */
export type FrameJson = { readonly step: string } & Readonly<Record<string, number | string>>;

/** Readable form of a state, with names; frames in order from the bottom. */
export interface StateJson {
  readonly schema: string;
  readonly frames: readonly FrameJson[];
  readonly fields: Readonly<Record<string, number | readonly number[]>>;
}

/** Returns the pending steps by name, from the bottom, so that a later version may renumber them. */
export function writeFrames(s: GameState): FrameJson[] {
  const { frame, steps } = s.layout;
  return Array.from({ length: s.depth }, (_, i) => {
    const [step = 0, ...values] = s.ints.subarray(1 + i * frame, 1 + (i + 1) * frame);
    const { name, fields } = steps[step];
    return { step: name, ...Object.fromEntries(fields.map((field, k) => [field, values[k]])) };
  }) as FrameJson[];
}

/** Pushes frames on the stack of a blank state; omitted fields are 0. Throws an error that names the wrong frame. */
function readFrames(s: GameState, frames: readonly FrameJson[]): void {
  frames.forEach(({ step: name, ...given }, i) => {
    const step = s.layout.steps.findIndex((one) => one.name === name);
    if (step < 0) throw new Error(`frames[${i}]: there is no step "${name}"`);
    const { fields } = s.layout.steps[step];
    const unknown = Object.keys(given).find((field) => !fields.includes(field));
    if (unknown !== undefined)
      throw new Error(`frames[${i}].${unknown}: ${name} has ${fields.join(', ') || 'no fields'}`);
    s.push(step, Object.fromEntries(fields.map((field) => [field, Number(given[field] ?? 0)])));
  });
}

/** Returns a state as readable JSON. */
export function writeState(s: GameState): StateJson {
  const fields: Record<string, number | number[]> = {};
  for (const f of s.layout.fields) {
    fields[f.name] =
      f.kind === 'scalar'
        ? s.ints[f.offset]
        : Array.from(s.ints.subarray(f.offset, f.offset + f.length));
  }
  return { schema: s.layout.schema, frames: writeFrames(s), fields };
}

/**
 * Reads the result of `writeState` into a blank state, and returns it. Throws an error that names the wrong field.
 */
export function readState<S extends GameState>(s: S, json: StateJson): S {
  if (json.schema !== s.layout.schema)
    throw new Error(`schema: expected "${s.layout.schema}", found "${json.schema}"`);
  s.ints.fill(0);
  readFrames(s, json.frames);
  for (const f of s.layout.fields) {
    const value = json.fields[f.name];
    const list = f.kind === 'scalar' ? [value] : value;
    if (!Array.isArray(list) || list.length !== f.length || !list.every(isInt16))
      throw new Error(`fields.${f.name}: expected ${f.length} integer(s) of 16 bits`);
    s.ints.set(list as number[], f.offset);
  }
  return s;
}

const isInt16 = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= -32768 && (value as number) <= 32767;

/** Returns whether two states of one game have the same integers. */
export function isSameState({ ints }: GameState, other: GameState): boolean {
  if (ints.length !== other.ints.length) return false;
  for (let i = 0; i < ints.length; i++) if (ints[i] !== other.ints[i]) return false;
  return true;
}

/**
 * Returns a 64-bit hash in the style of FNV-1a, in two lanes, as 16 hex digits. Equal positions have equal hashes.
 */
export function hashState(s: GameState): string {
  return hashInts(s.ints);
}

/** Returns the hash of an integer array (a state, a list of hashes), as `hashState` computes it. */
export function hashInts(ints: Int16Array | Int32Array): string {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let i = 0; i < ints.length; i++) {
    const value = ints[i];
    low = Math.imul(low ^ (value & 0xffff), 0x01000193);
    high = Math.imul(high ^ ((value & 0xffff) + i), 0x85ebca6b);
    high ^= high >>> 13;
  }
  const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0');
  return hex(high ^ low) + hex(low ^ (high >>> 15));
}
