/** Screen-reader texts for the moves of others and for dice. */
import type { Game } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import type { Settings } from '../../ui/settings.ts';
import { type LogLine, lineOf, piecesOf } from './log-lines.ts';

interface SpokenLine extends LogLine {
  /** Topics of the line: one sentence for each. */
  readonly about: string;
}

/**
 * Returns the sentences for entries that are new to a side, as text. `before`: what was played until then. A player knows
 * their own moves, and always hears their own dice, and what is no move at all: offers, players who come and go.
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

/** The side that acted last: dice belong to it. */
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

/** Of several lines in a row that say the same of one unit, such as its steps, only the last. */
const onePerUnit = (lines: readonly SpokenLine[]): readonly SpokenLine[] =>
  lines.filter(({ about }, i) => about === '' || about !== lines[i + 1]?.about);
