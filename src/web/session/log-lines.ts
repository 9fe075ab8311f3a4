/** The record as lines to read, with the units and nodes named in them kept apart. */
import type { Game } from '../../kernel/game.ts';
import type { LogEvent, LogValue } from '../../kernel/log.ts';
import type { Side } from '../../kernel/step.ts';
import { parseSeatChange } from '../../table/duties.ts';
import type { Entry } from '../../table/messages.ts';
import { levelName } from '../ui/level-name.ts';

/** A piece of a sentence; `kind` and `index` if it names something on the board. */
export interface Segment {
  readonly text: string;
  readonly kind?: 'unit' | 'node';
  readonly index?: number;
}

export interface LogLine {
  readonly seq: number;
  readonly side: Side;
  readonly kind: Entry['kind'];
  readonly rule: string;
  readonly segments: readonly Segment[];
}

const PLACEHOLDER = /\{(\w+)(?::(\w+))?\}/g;

/** The lines of one entry: its events; where it has none (undo, seats), it says so itself. */
export function linesOf(game: Game, entry: Entry): LogLine[] {
  const { seq, side, kind } = entry;
  const line = (rule: string, segments: Segment[]): LogLine => ({
    seq,
    side,
    kind,
    rule,
    segments,
  });
  const who = game.sides[side]?.name ?? 'Somebody';
  if (kind === 'undo')
    return [line('', [{ text: `${who} took back moves, to entry ${entry.text}.` }])];
  if (kind === 'seat') return [line('', [{ text: seatWords(who, entry.text) }])];
  if (kind === 'resign' && entry.events.length === 0)
    return [line('', [{ text: `${who} resigned.` }])];
  return entry.events.map((event) => line(event.rule, segmentsOf(game, event)));
}

/** Who plays a seat from an entry on. */
function seatWords(who: string, text: string): string {
  const change = parseSeatChange(text);
  switch (change?.do) {
    case 'stand-in':
      return `The computer (${levelName(change.level)}) plays for ${who} in the meantime.`;
    case 'take-over':
      return `Somebody plays ${who} in place of the computer.`;
    case 'give-back':
      return `The computer plays ${who} again.`;
    default:
      return `${who} is back.`;
  }
}

/** What a die did, in a few words: about what or where, and how it went. */
export function diceWords(game: Game, { subject, outcome, ...event }: LogEvent): string {
  const place = segmentsOf(game, event).find(({ kind }) => kind === 'node')?.text ?? '';
  const about = subject ?? (outcome?.includes(place) ? '' : place);
  return [about, outcome].filter(Boolean).join(': ');
}

/** The sentence of an event in pieces; joined, they are the kernel's `formatEvent`. */
export function segmentsOf(game: Game, event: LogEvent): Segment[] {
  const template = game.look.log[event.type] ?? event.type;
  const segments: Segment[] = [];
  let at = 0;
  for (const match of template.matchAll(PLACEHOLDER)) {
    const [whole, name = '', kind] = match;
    if (match.index > at) segments.push({ text: template.slice(at, match.index) });
    segments.push(...valueSegments(game, event.args?.[name] ?? '?', kind));
    at = match.index + whole.length;
  }
  if (at < template.length) segments.push({ text: template.slice(at) });
  return segments;
}

function valueSegments(game: Game, value: LogValue, kind: string | undefined): Segment[] {
  if (typeof value === 'string') return [{ text: value }];
  if (typeof value === 'number') return [valueSegment(game, value, kind)];
  if (value.length === 0) return [{ text: 'none' }];
  const one = kind?.replace(/s$/, '');
  return value.flatMap((v, i) => [...(i > 0 ? [{ text: ', ' }] : []), valueSegment(game, v, one)]);
}

function valueSegment(game: Game, value: number, kind: string | undefined): Segment {
  switch (kind) {
    case 'unit':
      return placed(game.units[value]?.id, 'unit', value, 'unknown');
    case 'node':
      return placed(game.board.labels[value], 'node', value, 'nowhere');
    case 'side':
      return { text: game.sides[value]?.name ?? 'nobody' };
    case 'direction':
      return { text: game.board.directions[value] ?? String(value) };
    default:
      return { text: String(value) };
  }
}

function placed(
  text: string | undefined,
  kind: 'unit' | 'node',
  index: number,
  none: string,
): Segment {
  return text === undefined ? { text: none } : { text, kind, index };
}
