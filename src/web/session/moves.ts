/** Movements between two positions, as arrows. */
import { parseAction } from '../../kernel/text/notation.ts';
import type { Game } from '../../kernel/game.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Entry } from '../../table/messages/messages.ts';
import type { BoardArrow } from '../board/props.ts';
import { nodesOfUnits } from './choices.ts';

/** Two consecutive positions. */
export interface PositionChange {
  readonly before: GameState;
  readonly state: GameState;
}

/** An arrow and the side of its unit. */
export interface Move extends BoardArrow {
  readonly unit: number;
}

/** Returns an arrow for each unit that has changed its node. */
export function movesOf(game: Game, { before, state }: PositionChange): Move[] {
  const from = nodesOfUnits(game, before);
  return [...nodesOfUnits(game, state)].flatMap(([unit, to]): Move[] => {
    const node = from.get(unit);
    return node === undefined || node === to ? [] : [{ unit, from: node, to, type: 'move' }];
  });
}

/** Returns each arrow once, because a stack moves as one. */
export const distinctArrows = (arrows: readonly BoardArrow[]): BoardArrow[] => [
  ...new Map(arrows.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow])).values(),
];

/** Returns the path of an entry, step by step if the game reports it. */
export function wayOf(game: Game, { text, kind }: Entry, change: PositionChange): BoardArrow[] {
  const moves = distinctArrows(movesOf(game, change));
  const [first] = moves;
  const path = first && kind === 'action' ? pathOf(game, change.before, text) : [];
  if (!first || moves.length > 1 || path.at(-1) !== first.to) return moves;
  const nodes = path[0] === first.from ? path : [first.from, ...path];
  let from = first.from;
  return nodes.slice(1).map((to) => {
    const arrow = { from, to, type: 'move' } as const;
    from = to;
    return arrow;
  });
}

function pathOf(game: Game, before: GameState, text: string): readonly number[] {
  try {
    return game.look.path?.(before, parseAction(game, text))?.nodes ?? [];
  } catch {
    // The notation is of newer or older rules than the page has.
    return [];
  }
}
