/** The record as lines of text, with the named units and nodes as separate segments. */
import type { Game } from '../../../kernel/game.ts';
import type { LogEvent } from '../../../kernel/text/log.ts';
import { eventSegments } from '../../../i18n/sentences.ts';
import type { Segment } from '../../../i18n/translator.ts';
import { type Message, type MessageArg, side as sideNoun } from '../../../kernel/text/message.ts';
import { msg, translators, format } from '../../table-messages.ts';
import { CHANCE, type Side } from '../../../kernel/side.ts';
import { parseOfferAction, termsMessage } from '../../../table/seats/offers.ts';
import { parseTick } from '../../../table/clock/clock.ts';
import { parseSeatChange } from '../../../table/seats/stand-ins.ts';
import {
  type Difference,
  lostMessage,
  partMessage,
  rulesMessage,
} from '../../../table/record/difference.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { ABORTED } from '../../../table/table-parts.ts';
import { levelName } from '../../ui/level-name.ts';

export interface LogLine {
  readonly seq: number;
  readonly side: Side;
  readonly kind: Entry['kind'];
  readonly rule: string;
  readonly segments: readonly Segment[];
}

/** Returns a line as plain text, preceded by its rule. */
export const textOfLine = ({ rule, segments }: LogLine): string =>
  `${rule && `[${rule}] `}${segments.map(({ text }) => text).join('')}`;

/** Subject of a line of the log: an event of an entry, or the entry itself. */
export interface LinePiece {
  readonly entry: Entry;
  readonly event?: LogEvent;
}

/** Returns the log pieces of an entry: its events, or the entry itself if it has none (undo, seats). */
export function piecesOf(entry: Entry): LinePiece[] {
  const { kind, events, lost } = entry;
  const isPlain =
    !lost &&
    kind !== 'rules' &&
    kind !== 'undo' &&
    kind !== 'seat' &&
    kind !== 'accord' &&
    kind !== 'close' &&
    !clockMessage(entry);
  if (isPlain && (kind !== 'resign' || events.length > 0))
    return events.map((event) => ({ entry, event }));
  return [{ entry }];
}

/** Returns the line of a piece. */
export function lineOf(game: Game, { entry, event }: LinePiece): LogLine {
  const { seq, side, kind } = entry;
  const [rule, segments] = event
    ? [event.rule, eventSegmentsOf(game, event)]
    : ['', translators.value.of(game).segments(entryMessage(game, entry))];
  return { seq, side, kind, rule, segments };
}

/** Returns the lines of an entry. */
export const linesOf = (game: Game, entry: Entry): LogLine[] =>
  piecesOf(entry).map((piece) => lineOf(game, piece));

/** Returns the text of an entry without events. */
function entryMessage(game: Game, { seq, kind, side, text, lost }: Entry): Message {
  if (kind === 'rules') return rulesMessage(text);
  if (lost) return lostMessage(side, text);
  const who = game.sides[side] ? sideNoun(side) : msg('event.somebody');
  if (kind === 'undo') return msg('event.undo', { who, seq: text });
  if (kind === 'seat') return seatMessage(who, text);
  if (kind === 'accord') return offerMessage(side, text);
  const clock = clockMessage({ kind, side, text });
  if (clock) return clock;
  if (kind === 'resign') return msg('event.resigned', { who });
  if (kind === 'close')
    return text === ABORTED ? msg('event.aborted', { who }) : msg('event.closed');
  throw new Error(`entry ${seq} has events to tell`);
}

/** Returns the line that reports where today's rules differ from the record. */
export const differenceLine = (game: Game, difference: Difference): LogLine => ({
  ...{ seq: difference.seq, side: CHANCE, kind: 'rules', rule: '' },
  segments: translators.value.of(game).segments(partMessage(difference)),
});

/** Returns the text about the player who takes or leaves a seat. */
function seatMessage(who: MessageArg, text: string): Message {
  const change = parseSeatChange(text);
  switch (change?.do) {
    case 'stand-in':
      return msg('event.substitute', { who, level: levelName(change.level) });
    case 'take-over':
      return msg('event.take-over', { who });
    case 'give-back':
      return msg('event.give-back', { who });
    default:
      return msg('event.back', { who });
  }
}

const MINUTE = 60;
const HOUR = 3600;

/** Returns the text of a clock event; undefined if the clock only switched with the turn. */
function clockMessage({ kind, text }: Pick<Entry, 'kind' | 'side' | 'text'>): Message | undefined {
  const tick = kind === 'clock' ? parseTick(text) : undefined;
  if (tick?.do === 'pause') return msg('event.pause', { n: tick.days });
  if (tick?.do !== 'outage') return undefined;
  const seconds = tick.at - tick.from;
  const [unit, length] =
    seconds < 2 * MINUTE
      ? (['seconds', 1] as const)
      : seconds < 2 * HOUR
        ? (['minutes', MINUTE] as const)
        : (['hours', HOUR] as const);
  return msg('event.outage', { unit, n: Math.round(seconds / length) });
}

/** Returns the text of an offer or of the answer to it. */
function offerMessage(side: number, text: string): Message {
  const action = parseOfferAction(text);
  const who = sideNoun(side);
  if (action?.kind === 'ask') return termsMessage(side, action.terms);
  if (action?.kind === 'decline') return msg('event.offer.decline', { who });
  return msg(action?.kind === 'withdraw' ? 'event.offer.withdraw' : 'event.offer.agree', { who });
}

/** Returns the effect of a die in a few words: its subject or place, and the result. */
export function diceText(game: Game, { subject, outcome, ...event }: LogEvent): string {
  const place = eventSegmentsOf(game, event).find(({ kind }) => kind === 'node')?.text ?? '';
  const how = format(game, outcome ?? '');
  const about = subject === undefined ? (how.includes(place) ? '' : place) : format(game, subject);
  return [about, how].filter(Boolean).join(': ');
}

/** Returns the sentence of an event as plain text. */
export const sentenceOf = (game: Game, event: LogEvent): string =>
  eventSegmentsOf(game, event)
    .map(({ text }) => text)
    .join('');

/** Returns the sentence of an event; if its rules are newer than the page, only its type. */
function eventSegmentsOf(game: Game, event: LogEvent): Segment[] {
  const translator = translators.value.of(game);
  return translator.knows(`log.${event.type}`)
    ? eventSegments(translator, event)
    : [{ text: event.type }];
}
