/** What happened, and how it ended, as sentences. */
import type { Game } from '../kernel/game.ts';
import { type Message, type MessageArgs, say, side } from '../kernel/message.ts';
import type { LogEvent, LogValue } from '../kernel/log.ts';
import { slotName } from '../kernel/notation.ts';
import { isDraw, type Outcome } from '../kernel/outcome.ts';
import { type Segment, type Speaker, textOf } from './speaker.ts';

/** What happened, in pieces. Games that still bring templates are told by them. */
export const eventSegments = (speaker: Speaker, game: Game, event: LogEvent): Segment[] =>
  event.type in game.look.log
    ? segmentsOf(game, event)
    : speaker.segments({ key: `log.${event.type}`, args: event.args as MessageArgs });

/** What happened, as a sentence. */
export const eventText = (speaker: Speaker, game: Game, event: LogEvent): string =>
  textOf(eventSegments(speaker, game, event));

/** `{name}`, `{name:kind}`, `{name:word|words}`, or `{name:unit:called}`. */
const PLACEHOLDER = /\{(\w+)(?::([^}:]+)(?::(\w+))?)?\}/g;

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
    const [whole, name = '', kind, called] = match;
    if (match.index > at) segments.push({ text: template.slice(at, match.index) });
    const value = argumentOf(game, event, name);
    if (called === undefined) segments.push(...segmentsFor(game, value, kind));
    else segments.push(calledSo(argumentOf(game, event, called), value));
    at = match.index + whole.length;
  }
  if (at < template.length) segments.push({ text: template.slice(at) });
  return segments;
}

function argumentOf(game: Game, { type, args }: LogEvent, name: string): LogValue {
  const value = args?.[name] as LogValue | undefined;
  if (value === undefined) throw new Error(`${game.id}: event "${type}" lacks "${name}"`);
  return value;
}

/** A unit by the name it had when it happened, in games where names change. */
const calledSo = (name: LogValue, unit: LogValue): Segment => ({
  text: String(name),
  kind: 'unit',
  index: Number(unit),
});

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
    case 'item':
      return { text: game.items?.[value] ?? 'something' };
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

/** `Red wins`, `Red and Blue win`, `A draw`, `Nobody wins`. */
export function resultMessage(
  { sides }: { readonly sides: readonly unknown[] },
  outcome: Outcome,
): Message {
  if (isDraw(outcome, sides.length)) return say('result.draw');
  const { winners } = outcome;
  if (winners.length === 0) return say('result.nobody');
  return say('result.wins', { winners: { list: winners.map(side) }, n: winners.length });
}
