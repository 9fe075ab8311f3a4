/** The state of play: what changes during a game, and who sees it. */
import { defineState, NONE, type StateOf } from 'countermarch/kernel';
import { STEPS } from './names.ts';
import { sideOf, SIDES, UNITS } from './units.ts';

/** Constants of a set-up. */
export interface World {
  /** [2.1] Rounds of a game. */
  readonly rounds: number;
}

const specOf = (world: World) =>
  ({
    schema: 'newgame/1',
    steps: STEPS,
    depth: 4,
    scalars: { side: 'public', round: 'public' },
    columns: {
      /** Node of each unit; `NONE` if it was destroyed. */
      at: [UNITS.length, 'public'],
      /** 1 if the unit has acted in this phase. */
      acted: [UNITS.length, 'public'],
      /** [1.2] Objective of each side, 1 to 4; 0 until it is drawn. */
      objective: [SIDES.length, 'secret'],
    },
    world,
  }) as const;

export type State = StateOf<ReturnType<typeof specOf>>;

/** Each side sees its own objective only. The end of the game shows both. */
export const stateClass = (world: World) =>
  defineState(specOf(world), {
    objective: (s, index, side) => index === side || s.isPending(STEPS.id.over),
  });

export const isAlive = (s: State, u: number): boolean => s.at[u] !== NONE;

/** Units of a side on the board, ascending. */
export const unitsOf = (s: State, side: number): number[] =>
  [...UNITS.keys()].filter((u) => sideOf(u) === side && isAlive(s, u));

/** The unit on a node, or `NONE`. */
export const unitOn = (s: State, n: number): number => s.at.indexOf(n);
