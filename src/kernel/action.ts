/**
 * Actions: one small integer each, `verb << 16 | noun`.
 *
 * A verb says what kind of thing is picked; the noun is its index. Because the kinds are few and
 * generic, one client, one fuzzer and one set of bots serve every game.
 */

/** An action as an integer: `verb << 16 | noun`, always non-negative and below 2^31. */
export type Action = number;

/**
 * Kinds of nouns. `edge` is `node * board.slots + slot`; an `item` is one of the game's `items`: things that are
 * neither unit nor node, such as kinds of cards, or armies.
 */
export const NOUN_KINDS = [
  'none',
  'unit',
  'node',
  'edge',
  'item',
  'direction',
  'option',
  'number',
] as const;
/** Kind of a verb's noun, the lower half of an action: one of `NOUN_KINDS`. */
export type NounKind = (typeof NOUN_KINDS)[number];

/** One verb of a game. `options` are the notation words of an `option` verb, without spaces. */
export interface Verb {
  readonly name: string;
  readonly noun: NounKind;
  readonly options: readonly string[];
  /** Largest number of a `number` verb; absent for all other kinds. */
  readonly most?: number;
}

/** Nouns of a `number` verb: 0 to `most`. */
export interface NumberNoun {
  readonly most: number;
}

/**
 * Declares a verb whose nouns are the numbers from 0 to `most`, whatever the set-up: `roll: number(6)`. The
 * conformance suite refuses larger numbers, and dense ids of actions reserve one id for each (`ActionIds`).
 */
export function number(most: number): NumberNoun {
  if (!Number.isInteger(most) || most < 0 || most > 0xffff)
    throw new RangeError(`number(${most}): the largest number of a verb is from 0 to 65,535`);
  return { most };
}

/** Declaration of a verb: the kind of its nouns, its options, or its largest number. */
export type NounSpec = Exclude<NounKind, 'number' | 'option'> | readonly string[] | NumberNoun;

declare const NAME: unique symbol;
/**
 * Index of a verb in the verb table. Its type carries the verb's name, so the compiler rejects a step that lists a verb
 * without a label.
 */
export type VerbId<Name extends string = string> = number & { readonly [NAME]: Name };

/** Verbs of a game. The rules use `id.move`; all other code uses `list[verbOf(action)]`. */
export interface VerbTable<Name extends string = string> {
  readonly list: readonly Verb[];
  readonly id: { readonly [N in Name]: VerbId<N> };
}

/** Builds the verb table of a game. Legal actions are listed in the order of declaration. */
export function defineVerbs<const V extends Readonly<Record<string, NounSpec>>>(
  spec: V,
): VerbTable<keyof V & string> {
  const names = Object.keys(spec);
  const list = names.map((name) => verbFrom(name, spec[name]));
  return { list, id: verbIds<keyof V & string>(names) };
}

/** Numbers of verbs by their names, in the order of declaration. */
export const verbIds = <Name extends string>(names: readonly string[]): VerbTable<Name>['id'] =>
  Object.fromEntries(names.map((name, i) => [name, i])) as VerbTable<Name>['id'];

function verbFrom(name: string, noun: NounSpec): Verb {
  if (typeof noun === 'string') return { name, noun, options: [] };
  if ('most' in noun) return { name, noun: 'number', options: [], most: noun.most };
  return { name, noun: 'option', options: noun };
}

/** Builds the action of a verb and a noun. */
export const pack = (verb: number, noun = 0): Action => (verb << 16) | noun;
/** Returns the verb of an action, an index into the verb table. */
export const verbOf = (action: Action): number => action >> 16;
/**
 * Returns the name of an action's verb. Use it as the key of a `Record` of all verbs: the compiler then finds missing
 * entries.
 */
export const verbNameOf = <Name extends string>(verbs: VerbTable<Name>, action: Action): Name =>
  verbs.list[verbOf(action)].name as Name;
/** Returns the noun of an action, its lower half. */
export const nounOf = (action: Action): number => action & 0xffff;

/**
 * List that a step fills with legal actions. It accepts only verbs that the step has labels for. A function may accept
 * a list of fewer verbs than its caller has. The members are properties because methods would also let it accept a list
 * of more verbs.
 */
export interface LegalActions<Verb extends string = string> {
  readonly length: number;
  /** Adds the action of a verb and a noun; the noun defaults to 0. */
  readonly add: (verb: VerbId<Verb>, noun?: number) => void;
  /** Adds an action of the verb for each of the first `count` nouns; `nouns` must ascend. */
  readonly addEach: (verb: VerbId<Verb>, nouns: Int16Array, count?: number) => void;
}

/**
 * A growing list of actions that is cleared and refilled, so that listing allocates nothing.
 * Rules add in ascending order without duplicates; the conformance suite checks that they do.
 */
export class ActionList implements LegalActions {
  items: Int32Array;
  length = 0;

  constructor(capacity = 256) {
    this.items = new Int32Array(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  push(action: Action): void {
    if (this.length === this.items.length) this.#grow();
    this.items[this.length++] = action;
  }

  add(verb: number, noun = 0): void {
    this.push((verb << 16) | noun);
  }

  /** Adds an action of the verb for each of the first `count` nouns; `nouns` must ascend. */
  addEach(verb: number, nouns: Int16Array, count = nouns.length): void {
    const from = this.length;
    this.length += count;
    while (this.length > this.items.length) this.#grow();
    const { items } = this;
    const bits = verb << 16;
    for (let i = 0; i < count; i++) items[from + i] = bits | nouns[i];
  }

  at(i: number): Action {
    return this.items[i];
  }

  /** Returns whether the list has an action, by binary search: the list is ascending. */
  has(action: Action): boolean {
    let low = 0;
    let high = this.length - 1;
    while (low <= high) {
      const mid = (low + high) >> 1;
      const found = this.items[mid];
      if (found === action) return true;
      if (found < action) low = mid + 1;
      else high = mid - 1;
    }
    return false;
  }

  /** Returns a plain array, for callers that keep the list. */
  toArray(): Action[] {
    return Array.from(this.items.subarray(0, this.length));
  }

  #grow(): void {
    const bigger = new Int32Array(this.items.length * 2);
    bigger.set(this.items);
    this.items = bigger;
  }
}
