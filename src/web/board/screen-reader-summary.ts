/** Describes the surroundings of a place and lists landmarks by name, for people who do not see the board. */
import { beyondOf, neighboursOf } from '../../kernel/board/nearby.ts';
import type { Game } from '../../kernel/game.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { GameState } from '../../kernel/state.ts';
import { msg, t, format } from '../table-messages.ts';
import { folded } from '../ui/folded.ts';
import { type BoardPieces, placeLabel, placeName } from './describe.ts';

/** Maximum number of farther things that are described. */
const MOST_FAR = 5;

/** Describes the neighbours of a node with their contents, then the nearest things beyond them. */
export function describeAround(
  game: Game,
  state: GameState,
  pieces: BoardPieces,
  from: number,
): string {
  const { board } = game;
  const next = neighboursOf(board, from).map(({ node, direction }) => {
    const what = [placeName(game, state, node), ...namesOn(game, pieces, node)].join(', ');
    return direction < 0
      ? what
      : format(game, msg('board.around.next', { ...towards(direction), what }));
  });
  const far = beyondOf(board, from, [...pieces.markers.keys(), ...pieces.counters.keys()])
    .slice(0, MOST_FAR)
    .map(({ node, steps, direction }) => {
      const what = [placeLabel(game, state, node), ...namesOn(game, pieces, node)].join(', ');
      if (direction < 0) return t('board.around.steps', { what, n: steps });
      return format(game, msg('board.around.way', { what, n: steps, ...towards(direction) }));
    });
  const place = placeLabel(game, state, from);
  const around = next.length > 0 ? t('board.around', { place, all: next.join('; ') }) : '';
  const beyond = far.length > 0 ? t('board.around.beyond', { all: far.join('; ') }) : '';
  return [around, beyond].filter(Boolean).join(' ') || t('board.around.nothing', { place });
}

const towards = (direction: number) => ({ direction: { direction } });

/** Returns the names of the markers and counters on a node, each name once. */
function namesOn(game: Game, { markers, counters }: BoardPieces, node: number): string[] {
  const all = [...(markers.get(node) ?? []), ...(counters.get(node) ?? [])];
  return [...new Set(all.map(({ name }) => format(game, name)).filter(Boolean))];
}

/** Returns the named things on the board with their nodes: markers, parts of the map, counters. */
export function landmarksOf(game: Game, { markers, counters }: BoardPieces): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const add = (text: LocalizedText, node: number) => {
    const name = format(game, text);
    const nodes = found.get(name) ?? [];
    if (name && !nodes.includes(node)) found.set(name, [...nodes, node]);
  };
  for (const { name, node } of [...markers.values()].flat()) add(name, node);
  for (const { name, nodes } of game.look.regions ?? [])
    add(name, nodes[Math.floor(nodes.length / 2)] ?? -1);
  for (const { name, node } of [...counters.values()].flat()) add(name, node);
  return found;
}

/**
 * Finds a node by its number, or by the name, or part of the name, of something there. If several match, it returns the
 * next one after `from`; undefined if none does.
 */
export function findPlace(
  game: Game,
  pieces: BoardPieces,
  asked: string,
  from = -1,
): number | undefined {
  const wanted = folded(asked.trim());
  const byNumber = game.board.labels.findIndex((label) => label.toLowerCase() === wanted);
  if (byNumber >= 0) return byNumber;
  if (wanted === '') return undefined;
  const named = [...landmarksOf(game, pieces)].map(
    ([name, nodes]) => [folded(name), nodes] as const,
  );
  const found = (suits: (name: string) => boolean): number[] =>
    named.flatMap(([name, nodes]) => (suits(name) ? nodes : []));
  const nodes = [
    found((name) => name === wanted),
    found((name) => name.startsWith(wanted)),
    found((name) => name.includes(wanted)),
  ].find((each) => each.length > 0);
  const order = nodes?.filter((node) => node >= 0).toSorted((a, b) => a - b);
  return order?.find((node) => node > from) ?? order?.[0];
}
