/** Screen-reader texts for the moves of others and for dice. */
import type { Game } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import type { Settings } from '../../ui/settings.ts';
import { type LogLine, lineOf, piecesOf } from './log-lines.ts';

interface SpokenLine extends LogLine {
  /** Key of the line: of consecutive lines with the same key, only the last is read. Empty: always read. */
  readonly about: string;
}

/**
 * Returns the sentences for entries that are new to a side, as text. `before`: the entries until then. The player's own
 * moves are left out; their own dice, and entries other than moves (offers, players who join or leave), are always
 * read.
 */
export function spokenMoves(
  game: Game,
  side: Side,
  entries: readonly Entry[],
  {
    before = [],
    mode,
  }: { readonly before?: readonly Entry[]; readonly mode: Settings['spokenMoves'] },
): string {
  let mover = moverOf(before);
  const lines = entries.flatMap((entry) => {
    if (entry.kind === 'action') mover = entry.side;
    if (entry.side === side) return [];
    const isMove = entry.kind === 'action' || entry.kind === 'die';
    if (isMove && mover !== side && mode !== 'all') return [];
    return spokenOf(game, entry);
  });
  return onePerUnit(lines)
    .map(({ segments }) => segments.map(({ text }) => text).join(''))
    .join(' ');
}

/** Returns the side that acted last; dice belong to it. */
const moverOf = (entries: readonly Entry[]): Side | undefined =>
  entries.findLast(({ kind }) => kind === 'action')?.side;

function spokenOf(game: Game, entry: Entry): SpokenLine[] {
  return piecesOf(entry).map((piece) => {
    const line = lineOf(game, piece);
    const unit = line.segments.find(({ kind }) => kind === 'unit')?.index;
    const isStep = entry.kind === 'action' && unit !== undefined && piece.event !== undefined;
    return { ...line, about: isStep ? `${unit} ${piece.event?.type}` : '' };
  });
}

/** Returns the lines with only the last of several consecutive lines about one unit, such as its steps. */
const onePerUnit = (lines: readonly SpokenLine[]): readonly SpokenLine[] =>
  lines.filter(({ about }, i) => about === '' || about !== lines[i + 1]?.about);
