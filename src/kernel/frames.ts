/**
 * The frame of a step: named integers that it keeps while it is pending. Each step declares its fields once. The
 * compiler requires all of them where the step is called, and knows them where they are read.
 */

/** A step in the layout of a state. */
export interface StepSpec {
  readonly name: string;
  /** Names of its fields, each an integer of 16 bits. */
  readonly fields: readonly string[];
}

/** Number of a step. Its type carries the names of the step's fields. */
export type StepId<F extends string = string> = number & { readonly fields?: F };

/** The fields of a pending step, to read and to write. */
export type Frame<F extends string> = { [name in F]: number };

/** Arguments of a call of a step: all its fields; no arguments if it has no fields. */
export type FieldsOf<F extends string> = [F] extends [never]
  ? []
  : [fields: { readonly [name in F]: number }];

/** Steps of a game in the order of play. The rules use `id['combat.roll']`; all other code uses the lists. */
export interface StepNames<Spec extends Readonly<Record<string, readonly string[]>>> {
  readonly list: readonly StepSpec[];
  readonly names: readonly (keyof Spec & string)[];
  readonly id: { readonly [Name in keyof Spec]: StepId<Spec[Name][number]> };
}

/** Names the steps of a game in the order of play, each with the fields of its frame. */
export function defineSteps<const Spec extends Readonly<Record<string, readonly string[]>>>(
  spec: Spec,
): StepNames<Spec> {
  const names = Object.keys(spec);
  const list = names.map((name) => ({ name, fields: spec[name] ?? [] }));
  const id = Object.fromEntries(names.map((name, i) => [name, i]));
  return { list, names, id: id as StepNames<Spec>['id'] };
}

/** Class that gives access to the fields of a frame whose step is at `ints[at]`. */
export type FrameClass = new (ints: Int16Array, at: number) => object;

/** A symbol, so that it cannot clash with a step's field. Private fields (`#`) are slow to set. */
const INTS = Symbol('ints');
const AT = Symbol('at');

/** Builds the class of a step's frames, with a property for each field. */
export function frameClass(fields: readonly string[]): FrameClass {
  class StepFrame {
    readonly [INTS]: Int16Array;
    readonly [AT]: number;
    constructor(ints: Int16Array, at: number) {
      this[INTS] = ints;
      this[AT] = at;
    }
  }
  fields.forEach((name, i) => {
    Object.defineProperty(StepFrame.prototype, name, {
      enumerable: true,
      get(this: StepFrame) {
        return this[INTS][this[AT] + 1 + i];
      },
      set(this: StepFrame, value: number) {
        this[INTS][this[AT] + 1 + i] = value;
      },
    });
  });
  return StepFrame;
}
