/**
 * Dense ids of actions: 0, 1, 2 … for all actions that the verbs and things of an opened game allow, legal or not. One
 * range for each verb, in the order of the verbs, so that ids ascend as actions do. Ids are the same for equal
 * games, rules and set-ups, and for nothing else.
 */
import { type Action, nounOf, pack, type Verb, verbOf } from './action.ts';
import type { Game } from './game.ts';

/** Parts of a game that decide its action ids. */
type GameThings = Pick<Game, 'id' | 'verbs' | 'board' | 'units' | 'items'>;

/** Returns the number of nouns of a verb: its nouns are 0 to this, exclusive. */
export function nounCount({ board, units, items }: GameThings, verb: Verb): number {
  switch (verb.noun) {
    case 'none':
      return 1;
    case 'unit':
      return units.length;
    case 'node':
      return board.size;
    case 'edge':
      return board.size * board.slots;
    case 'item':
      return items?.length ?? 0;
    case 'direction':
      return board.slots;
    case 'option':
      return verb.options.length;
    case 'number':
      // Bundles built before `most` existed declare no largest number.
      return (verb.most ?? 0xffff) + 1;
  }
}

/** Dense ids of a game's actions, for learning programs: 0 to `count`, exclusive, in the order of the actions. */
export class ActionIds {
  /** Number of ids: they are 0 to this, exclusive. */
  readonly count: number;
  /** First id of each verb, followed by `count`. */
  readonly #first: Int32Array;
  readonly #verbs: Int16Array;
  readonly #name: string;

  constructor(game: GameThings) {
    const { list } = game.verbs;
    this.#name = game.id;
    this.#first = new Int32Array(list.length + 1);
    list.forEach((verb, v) => {
      this.#first[v + 1] = this.#first[v] + nounCount(game, verb);
    });
    this.count = this.#first[list.length];
    this.#verbs = new Int16Array(this.count);
    for (const v of list.keys()) this.#verbs.fill(v, this.#first[v], this.#first[v + 1]);
  }

  /** Returns the id of an action. Throws if the verb has no such noun. */
  idOf(action: Action): number {
    const verb = verbOf(action);
    const id = this.#first[verb] + nounOf(action);
    // Rejects unknown verbs, and nouns that would fall into the range of the next verb.
    if (id < this.#first[verb + 1]) return id;
    throw new Error(`${this.#name}: no id for verb ${verb}, noun ${nounOf(action)}`);
  }

  /** Returns the action of an id from 0 to `count`, exclusive. Throws a `RangeError` for others. */
  actionOf(id: number): Action {
    const verb = this.#verbs[id];
    if (verb === undefined) throw new RangeError(`${this.#name}: no action has the id ${id}`);
    return pack(verb, id - this.#first[verb]);
  }

  /** Returns the verb and the noun of each id, in pairs. */
  table(): Int32Array {
    const pairs = new Int32Array(2 * this.count);
    this.#verbs.forEach((verb, id) => {
      pairs[2 * id] = verb;
      pairs[2 * id + 1] = id - this.#first[verb];
    });
    return pairs;
  }
}
