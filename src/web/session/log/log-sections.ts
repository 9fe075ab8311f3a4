/**
 * The log by turns. A turn begins with a heading event. If that event does not name a side, or if the game has no such
 * events, a turn also begins with the first action of another side.
 */
import type { LogEvent } from '../../../kernel/text/log.ts';
import { NOBODY, type Side } from '../../../kernel/side.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { type LinePiece, piecesOf } from './log-lines.ts';

/** A turn in the log. */
export interface LogSection {
  /** First and last entry of the turn. */
  readonly from: number;
  readonly to: number;
  /** The event that begins the turn; absent if the turn is named after its side. */
  readonly heading?: LinePiece;
  /** Acting side; `NOBODY` if the turn has only dice. */
  readonly side: Side;
  /** Lines of the turn, each with its pieces. */
  readonly lines: readonly (readonly LinePiece[])[];
}

interface Draft {
  from: number;
  to: number;
  heading?: LinePiece;
  side: Side;
  /** Whether the heading names the side to move; if so, other sides may act in the turn. */
  isNamed: boolean;
  lines: LinePiece[][];
}

/** Returns all turns, the first one first. */
export function sectionsOf(entries: readonly Entry[]): LogSection[] {
  const sections: Draft[] = [];
  const add = (draft: Draft): Draft => {
    sections.push(draft);
    return draft;
  };
  let now: Draft | undefined;
  for (const entry of entries) {
    if (!now || isOthers(entry, now)) now = add(begin(entry));
    if (entry.kind === 'action' && now.side === NOBODY) now.side = entry.side;
    now.to = entry.seq;
    for (const piece of piecesOf(entry)) {
      if (piece.event?.heading) now = add(begin(entry, piece));
      else addTo(now.lines, piece);
    }
  }
  // A turn with a heading but no lines still counts.
  return sections.filter(({ heading, lines }) => heading || lines.length > 0);
}

const isOthers = ({ kind, side }: Entry, { isNamed, side: whose }: Draft): boolean =>
  kind === 'action' && !isNamed && whose !== NOBODY && side !== whose;

function begin({ seq }: Entry, heading?: LinePiece): Draft {
  const by = heading?.event && byOf(heading.event);
  return {
    from: seq,
    to: seq,
    ...(heading && { heading }),
    side: by ?? NOBODY,
    isNamed: by !== undefined || heading?.event?.heading === 'shared',
    lines: [],
  };
}

/** Returns the side that an event names as its author. */
function byOf({ args }: LogEvent): Side | undefined {
  const by = args?.by;
  return typeof by === 'object' && 'side' in by ? (by.side as Side) : undefined;
}

function addTo(lines: LinePiece[][], piece: LinePiece): void {
  const last = lines.at(-1);
  const [first] = last ?? [];
  if (last && piece.event?.joins && first?.entry.side === piece.entry.side) last.push(piece);
  else lines.push([piece]);
}
