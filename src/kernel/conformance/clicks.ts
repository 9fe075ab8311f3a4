/**
 * Actions that a click can request, legal or not, so that suites can test the refusals of a step and
 * their reasons: any verb of any decision with a thing that can be seen, or a button. Numbers are
 * typed, not clicked.
 */
import { type Action, type ActionList, pack, type Verb, verbOf } from '../action.ts';
import type { Board } from '../board/graph.ts';
import type { Game } from '../game.ts';
import type { Rng } from '../random.ts';
import type { GameState } from '../state.ts';
import { viewOf } from '../view.ts';

/** The things of a position that verbs can be used on. */
export interface Clickable {
  /** Verbs of the current step, legal now or not. */
  readonly asked: readonly number[];
  /** Verbs of all decisions of the game. */
  readonly all: readonly number[];
  /** Units whose counters are visible, in boxes and trays too. */
  readonly units: readonly number[];
}

/** Returns the things that `side`, which is to decide, could click on. */
export function clickable<S extends GameState>(
  game: Game<S>,
  s: S,
  side: number,
  list: ActionList,
): Clickable {
  const { steps, verbs } = game;
  const isClick = (v: number): boolean => verbs.list[v]?.noun !== 'number';
  const offered = list.toArray().map(verbOf);
  let units: readonly number[] | undefined;
  return {
    asked: distinct([...offered, ...(steps[s.step]?.verbs ?? [])]).filter(isClick),
    all: distinct(steps.flatMap((step) => step.verbs ?? [])).filter(isClick),
    // Computed on first use, because most positions get only one or two clicks.
    get units() {
      units ??= game.look.counters(viewOf(game, s, side)).map((c) => c.unit);
      return units;
    },
  };
}

const distinct = (list: readonly number[]): number[] => [...new Set(list)];

/** Returns a random click; half of them use a verb of the current step. Undefined if nothing can be clicked. */
export function randomClick(game: Game, things: Clickable, rng: Rng): Action | undefined {
  const { asked, all } = things;
  const verb = oneOf(rng.below(2) === 0 ? asked : all, rng);
  if (verb === undefined) return undefined;
  const noun = randomNoun(game, game.verbs.list[verb], things, rng);
  return noun === undefined ? undefined : pack(verb, noun);
}

function randomNoun(
  { board, items }: Game,
  verb: Verb,
  things: Clickable,
  rng: Rng,
): number | undefined {
  switch (verb.noun) {
    case 'unit':
      return oneOf(things.units, rng);
    case 'edge':
      return randomEdge(board, rng);
    case 'node':
      return rng.below(board.size);
    case 'item':
      return items && rng.below(items.length);
    case 'direction':
      return rng.below(board.slots);
    case 'option':
      return rng.below(verb.options.length);
    default:
      return 0;
  }
}

/** Returns a random hexside of a node that has a neighbour behind it. */
function randomEdge({ size, slots, neighbours }: Board, rng: Rng): number {
  const first = rng.below(size * slots);
  for (let i = 0; i < neighbours.length; i++) {
    const edge = (first + i) % neighbours.length;
    if (neighbours[edge] >= 0) return edge;
  }
  return first;
}

const oneOf = (list: readonly number[], rng: Rng): number | undefined =>
  list.length === 0 ? undefined : list[rng.below(list.length)];
