/** The record as lines to read, with the units and nodes named in them kept apart. */
import type { Game } from '../../kernel/game.ts';
import type { LogEvent } from '../../kernel/log.ts';
import { eventSegments } from '../../words/sentences.ts';
import type { Segment } from '../../words/speaker.ts';
import { type Message, type MessageArg, side as sideNoun } from '../../kernel/message.ts';
import { say, speakers, tell } from '../table-words.ts';
import { CHANCE, type Side } from '../../kernel/side.ts';
import { parseSeatChange } from '../../table/duties.ts';
import { type Difference, lostMessage, partMessage, rulesMessage } from '../../table/difference.ts';
import type { Entry } from '../../table/messages.ts';
import { levelName } from '../ui/level-name.ts';

export interface LogLine {
  readonly seq: number;
  readonly side: Side;
  readonly kind: Entry['kind'];
  readonly rule: string;
  readonly segments: readonly Segment[];
}

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
  const own = (message: Message): LogLine[] => [
    line('', speakers.value.of(game).segments(message)),
  ];
  if (kind === 'rules') return own(rulesMessage(entry.text));
  if (entry.lost) return own(lostMessage(side, entry.text));
  const who = game.sides[side] ? sideNoun(side) : say('told.somebody');
  if (kind === 'undo') return own(say('told.undo', { who, seq: entry.text }));
  if (kind === 'seat') return own(seatWords(who, entry.text));
  if (kind === 'resign' && entry.events.length === 0) return own(say('told.resigned', { who }));
  return entry.events.map((event) => line(event.rule, wordsOf(game, event)));
}

/** Where the rules of today part from the record. */
export const differenceLine = (game: Game, difference: Difference): LogLine => ({
  ...{ seq: difference.seq, side: CHANCE, kind: 'rules', rule: '' },
  segments: speakers.value.of(game).segments(partMessage(difference)),
});

/** Who plays a seat from an entry on. */
function seatWords(who: MessageArg, text: string): Message {
  const change = parseSeatChange(text);
  switch (change?.do) {
    case 'stand-in':
      return say('told.stand-in', { who, level: levelName(change.level) });
    case 'take-over':
      return say('told.take-over', { who });
    case 'give-back':
      return say('told.give-back', { who });
    default:
      return say('told.back', { who });
  }
}

/** What a die did, in a few words: about what or where, and how it went. */
export function diceWords(game: Game, { subject, outcome, ...event }: LogEvent): string {
  const place = wordsOf(game, event).find(({ kind }) => kind === 'node')?.text ?? '';
  const how = tell(game, outcome ?? '');
  const about = subject === undefined ? (how.includes(place) ? '' : place) : tell(game, subject);
  return [about, how].filter(Boolean).join(': ');
}

/** The sentence of an event; by its type only if it is of newer rules than the page has. */
function wordsOf(game: Game, event: LogEvent): Segment[] {
  const speaker = speakers.value.of(game);
  return speaker.knows(`log.${event.type}`)
    ? eventSegments(speaker, event)
    : [{ text: event.type }];
}
