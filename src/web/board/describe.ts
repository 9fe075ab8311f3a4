/** Boards in words, for screen readers and the line under the board. */
import { tell } from '../words.ts';
import type { Game } from '../../kernel/game.ts';
import type { CounterLook, MarkerLook } from '../../kernel/look.ts';
import type { GameState } from '../../kernel/state.ts';
import type { BoardPicks } from './props.ts';

/** What lies on a board at one moment, by node. */
export interface Lie {
  readonly counters: ReadonlyMap<number, readonly CounterLook[]>;
  readonly markers: ReadonlyMap<number, readonly MarkerLook[]>;
}

/** "0814, passageway" */
export function placeName(game: Game, state: GameState, node: number): string {
  const terrain = tell(game, game.look.terrains[game.look.terrainOf(state, node)]?.name ?? '');
  return [game.board.labels[node] ?? '', terrain].filter(Boolean).join(', ');
}

/** "attack 4, defence 4, movement 4, disrupted, facing NE" */
export function counterState(game: Game, look: CounterLook): string {
  const { figures, conditions, facing } = look;
  const turned = facing < 0 ? '' : `facing ${game.board.directions[facing]}`;
  const told = [figures, ...conditions].map((said) => tell(game, said));
  return [...told, turned].filter(Boolean).join(', ');
}

/** The same behind its name. */
export const counterName = (game: Game, look: CounterLook): string =>
  [tell(game, look.name), counterState(game, look)].filter(Boolean).join(', ');

/** Everything about a node, and what may be picked there, as sentences. */
export function describeNode(
  game: Game,
  state: GameState,
  lie: Lie,
  picks: BoardPicks,
  node: number,
): string {
  const counters = lie.counters.get(node) ?? [];
  const units = counters.filter((c) => picks.units.has(c.unit));
  const parts = [
    placeName(game, state, node),
    ...(lie.markers.get(node) ?? []).map((m) => tell(game, m.name)),
    ...counters.map((c) => counterName(game, c)),
    picks.nodes.has(node) ? 'You can pick this place' : '',
    units.length ? `You can pick ${units.map((c) => tell(game, c.name)).join(', ')}` : '',
  ];
  return `${parts.filter(Boolean).join('. ')}.`;
}
