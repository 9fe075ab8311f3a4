/** Description of a game for programs: names, sizes, and the offsets of the frames. */
import { nounCount } from '../kernel/action-ids.ts';
import type { Game } from '../kernel/game.ts';
import type { Setup } from '../kernel/setup/setup.ts';
import type { Field } from '../kernel/state.ts';
import type { BatchEnv } from './batch-env.ts';
import { type FrameOffsets, HEADER_BYTES } from './frame.ts';
import type { BatchOptions } from './options.ts';

/** Name and version of the protocol of frames. */
export const ENV_PROTOCOL = 'countermarch/env/1';

/** A verb with the ids of its actions: from `first` to `first + count`, exclusive. */
export interface VerbIds {
  readonly name: string;
  readonly noun: string;
  readonly first: number;
  readonly count: number;
  readonly options?: readonly string[];
}

/** A named field of an observation. */
export interface FieldDescription extends Pick<Field, 'name' | 'kind' | 'offset' | 'length'> {
  /** Whether part of it may be hidden from a side. */
  readonly hidden: boolean;
}

/** Everything that a program needs to know about a batch before it reads the first frame. */
export interface BatchDescription {
  readonly protocol: typeof ENV_PROTOCOL;
  readonly game: string;
  readonly rules: number;
  readonly setup: Setup;
  readonly options: Required<BatchOptions>;
  readonly sides: readonly string[];
  readonly nodes: readonly string[];
  /** Neighbours of each node in `slots` directions; -1 for none. */
  readonly neighbours: readonly number[];
  readonly slots: number;
  readonly units: readonly { readonly id: string; readonly type: string; readonly side: number }[];
  readonly items: readonly string[];
  /** Number of dense ids. */
  readonly actions: number;
  readonly verbs: readonly VerbIds[];
  readonly steps: readonly string[];
  /** Number of integers in an observation. */
  readonly size: number;
  /** The stack of steps at the start of an observation: depth, then frames of `frame` integers each. */
  readonly stack: { readonly depth: number; readonly frame: number };
  readonly fields: readonly FieldDescription[];
  readonly header: number;
  readonly offsets: FrameOffsets;
  /** Maximum number of decisions in a game. */
  readonly maxDecisions: number;
}

/** Describes a batch of environments: its sizes, its fields and its ids. */
export function describeBatch(env: BatchEnv): BatchDescription {
  const { game, ids, options, size, frame } = env;
  const { board, units, items = [], sides, setup, stepNames } = game;
  const { layout } = env.state(0);
  return {
    protocol: ENV_PROTOCOL,
    ...{ game: game.id, rules: game.version, setup, options, sides: sides.map(({ id }) => id) },
    ...{ nodes: board.labels, neighbours: [...board.neighbours], slots: board.slots, items },
    units: units.map(({ id, type, side }) => ({ id, type, side })),
    ...{ actions: ids.count, verbs: verbsOf(game), steps: stepNames, size },
    stack: { depth: layout.depth, frame: layout.frame },
    fields: layout.fields.map(({ name, kind, offset, length, sight }) => {
      return { name, kind, offset, length, hidden: sight !== undefined };
    }),
    ...{ header: HEADER_BYTES, offsets: frame.offsets, maxDecisions: game.maxDecisions },
  };
}

function verbsOf(game: Game): VerbIds[] {
  let first = 0;
  return game.verbs.list.map((verb) => {
    const count = nounCount(game, verb);
    const ids = { name: verb.name, noun: verb.noun, first, count };
    first += count;
    return verb.options.length > 0 ? { ...ids, options: verb.options } : ids;
  });
}
