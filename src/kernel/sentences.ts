/** Log events as sentences, from the templates of `Look.log`. */
import type { Game } from './game.ts';
import type { LogEvent, LogValue } from './log.ts';
import { slotName } from './notation.ts';

/** A piece of a sentence; `kind` and `index` if it names something on the board. */
export interface Segment {
  readonly text: string;
  readonly kind?: 'unit' | 'node';
  readonly index?: number;
}

/** `{name}`, `{name:kind}`, or `{name:word|words}`. */
const PLACEHOLDER = /\{(\w+)(?::([^}]+))?\}/g;

/** The sentence of a log event. Throws if the game has none for it, or the event lacks an argument. */
export const formatEvent = (game: Game, event: LogEvent): string =>
  segmentsOf(game, event)
    .map(({ text }) => text)
    .join('');

/** The same in pieces, those apart that name units and nodes. */
export function segmentsOf(game: Game, event: LogEvent): Segment[] {
  const template = game.look.log[event.type];
  if (template === undefined) throw new Error(`${game.id}: no sentence for event "${event.type}"`);
  const segments: Segment[] = [];
  let at = 0;
  for (const match of template.matchAll(PLACEHOLDER)) {
    const [whole, name = '', kind] = match;
    if (match.index > at) segments.push({ text: template.slice(at, match.index) });
    const value = event.args?.[name];
    if (value === undefined) throw new Error(`${game.id}: event "${event.type}" lacks "${name}"`);
    segments.push(...segmentsFor(game, value, kind));
    at = match.index + whole.length;
  }
  if (at < template.length) segments.push({ text: template.slice(at) });
  return segments;
}

function segmentsFor(game: Game, value: LogValue, kind: string | undefined): Segment[] {
  if (kind?.includes('|')) return [{ text: kind.split('|')[isOne(value) ? 0 : 1] ?? '' }];
  if (typeof value === 'string') return [{ text: value }];
  if (typeof value === 'number') return [segmentFor(game, value, kind)];
  if (value.length === 0) return [{ text: 'none' }];
  const one = kind?.replace(/s$/, '');
  return value.flatMap((v, i) => [...(i > 0 ? [{ text: ', ' }] : []), segmentFor(game, v, one)]);
}

/** Half of a thing is spoken of as one is. */
const isOne = (value: LogValue): boolean =>
  typeof value === 'object' ? value.length === 1 : ['1', '½'].includes(String(value));

function segmentFor(game: Game, value: number, kind: string | undefined): Segment {
  switch (kind) {
    case 'unit':
      return placed(game.units[value]?.id, 'unit', value, 'unknown');
    case 'node':
      return placed(game.board.labels[value], 'node', value, 'nowhere');
    case 'side':
      return { text: game.sides[value]?.name ?? 'nobody' };
    case 'direction':
      return { text: slotName(game, value) };
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
