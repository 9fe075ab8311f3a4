/** [4.2] Hexes of a document: selected by piece, part of a piece or label, and stored as whole pieces and labels. */
import { PIECE_IDS, type PieceId } from '../data/pieces.ts';
import { EDGES } from '../data/scenario.ts';
import { TERRAINS } from '../data/terrain.ts';
import { hexesOf } from '../ground/areas.ts';
import type { Ground } from '../ground/ground.ts';
import { msg } from '../i18n/msg.ts';
import type { Hexes } from './document.ts';
import { bad, readList } from './fields.ts';
import { areaOf } from './scenario.ts';

/** Returns the hexes of a selector within a piece: all of it (`3`), an edge (`3 north`), a terrain (`3 city`). */
export function partOf(ground: Ground, word: string): number[] {
  const [id, part] = word.split(' ');
  const piece = PIECE_IDS.find((known) => known === id);
  if (piece === undefined) return [];
  if (part === undefined) return hexesOf(ground, [{ pieces: [piece] }]);
  const edge = EDGES.find((known) => known === part);
  if (edge) return hexesOf(ground, [{ pieces: [piece], edge }]);
  if (!TERRAINS.some((known) => known.id === part)) return [];
  return hexesOf(ground, [{ pieces: [piece], terrain: part }]);
}

/** Returns the hexes that a word selects; empty if the map has none. */
export function hexesOfWord(ground: Ground, word: string): number[] {
  const n = ground.board.nodeOf.get(word);
  return n !== undefined && n < ground.hexes ? [n] : partOf(ground, word);
}

/** Returns the hexes that the words of a document select, ascending. */
export const hexesOfWords = (ground: Ground, words: Hexes): number[] =>
  hexesOf(ground, areaOf(words));

/** Returns the normal form of a set of hexes: whole pieces by their ids, then the rest by label. */
export function wordsOf(ground: Ground, hexes: Iterable<number>): Hexes {
  const given = new Set(hexes);
  const words: string[] = [];
  const isWhole = (piece: PieceId) => {
    const all = hexesOf(ground, [{ pieces: [piece] }]);
    return all.length > 0 && all.every((n) => given.has(n));
  };
  for (const id of PIECE_IDS) if (isWhole(id)) words.push(id);
  const rest = [...given].sort((a, b) => a - b).map((n) => ground.board.labels[n]);
  return [...words, ...rest.filter((label) => !words.includes(label.slice(0, 1)))];
}

/** Reads a set of hexes that must not be empty. */
export function readHexes(raw: unknown, at: string, ground: Ground): Hexes {
  const most = ground.hexes + PIECE_IDS.length;
  const found = readList(raw, at, [0, most], (word, place) => {
    const hexes = typeof word === 'string' ? hexesOfWord(ground, word) : [];
    if (hexes.length === 0) throw bad(place, msg('fault.hexes', { word: String(word) }));
    return hexes;
  });
  if (found.length === 0) throw bad(at, msg('fault.hexes.none'));
  return wordsOf(ground, found.flat());
}
