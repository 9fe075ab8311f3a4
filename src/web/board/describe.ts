/** Describes boards in words, for screen readers and the line under the board. */
import { neighbour } from '../../kernel/board/graph.ts';
import { node as nodeNoun } from '../../kernel/text/message.ts';
import { msg, t, format } from '../table-messages.ts';
import type { Game } from '../../kernel/game.ts';
import type { CounterLook, MarkerLook, TerrainLook } from '../../kernel/look/look.ts';
import type { GameState } from '../../kernel/state.ts';
import type { BoardPicks } from './props.ts';

/** Contents of a board at one moment, by node. */
export interface BoardPieces {
  readonly counters: ReadonlyMap<number, readonly CounterLook[]>;
  readonly markers: ReadonlyMap<number, readonly MarkerLook[]>;
}

const terrainAt = ({ look }: Game, state: GameState, node: number): TerrainLook | undefined =>
  look.terrains[look.terrainOf(state, node)];

/** Returns the label of a place as players say it: "0814", "White’s Ex Nihilo tray". */
export function placeLabel(game: Game, state: GameState, node: number): string {
  const terrain = terrainAt(game, state, node);
  return terrain?.namesPlaces ? format(game, terrain.name) : (game.board.labels[node] ?? '');
}

/** Returns the name of a place: "0814, passageway". */
export function placeName(game: Game, state: GameState, node: number): string {
  const terrain = format(game, terrainAt(game, state, node)?.name ?? '');
  return [...new Set([placeLabel(game, state, node), terrain])].filter(Boolean).join(', ');
}

/** Returns the state of a counter: "attack 4, defence 4, movement 4, disrupted, facing NE". */
export function counterState(game: Game, look: CounterLook): string {
  const { figures, conditions, facing } = look;
  const turned = msg('board.facing', { direction: { direction: facing } });
  const all = [figures, ...conditions, ...(facing < 0 ? [] : [turned])];
  return all
    .map((text) => format(game, text))
    .filter(Boolean)
    .join(', ');
}

/** Returns the name of a counter followed by its state. */
export const counterName = (game: Game, look: CounterLook): string =>
  [format(game, look.name), counterState(game, look)].filter(Boolean).join(', ');

/** Returns the name of a group: "Worker 3", "Worker 3 ×6". */
export function groupName(game: Game, group: readonly unknown[], look: CounterLook): string {
  const unit = format(game, look.name);
  return group.length > 1 ? t('board.alike', { unit, n: group.length }) : unit;
}

/** Returns the name, state and place of a counter. */
export const placedName = (game: Game, state: GameState, look: CounterLook): string =>
  t('board.on', { unit: counterName(game, look), node: placeLabel(game, state, look.node) });

/** Returns the name and place of a marker. */
export const markerName = (game: Game, { name, type, node }: MarkerLook): string =>
  t('board.on', { unit: format(game, name) || type, node: game.board.labels[node] ?? '' });

/** Returns the name of an edge for lists: its node, and its direction or the node it leads to. */
export function edgeName(
  game: Pick<Game, 'id' | 'units' | 'sides' | 'board'>,
  edge: number,
): string {
  const { board } = game;
  const [node, slot] = [Math.floor(edge / board.slots), edge % board.slots];
  const isDirection = board.directions[slot] !== undefined;
  const to = isDirection ? { direction: slot } : nodeNoun(neighbour(board, node, slot));
  return format(game, msg('board.edge', { from: nodeNoun(node), to }));
}

/** Describes a node in sentences: its contents, and the picks on it with their cost. */
export function describeNode(
  game: Game,
  state: GameState,
  pieces: BoardPieces,
  picks: BoardPicks,
  node: number,
  cost = '',
): string {
  const counters = pieces.counters.get(node) ?? [];
  const units = counters.filter((c) => picks.units.has(c.unit)).map(({ name }) => name);
  const parts = [
    placeName(game, state, node),
    ...(pieces.markers.get(node) ?? []).map((m) => format(game, m.name)),
    ...counters.map((c) => counterName(game, c)),
    picks.nodes.has(node) ? [t('board.can-pick-place'), cost].filter(Boolean).join(', ') : '',
    units.length > 0 ? format(game, msg('board.can-pick', { units: { row: units } })) : '',
  ];
  return t('board.described', { parts: parts.filter(Boolean).join('. ') });
}
