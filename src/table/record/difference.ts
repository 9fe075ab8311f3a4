/** Where a record and the rules of today part, and what people are told of it. */
import { type Message, msg, side } from '../../kernel/text/message.ts';
import { CHANCE, type Side } from '../../kernel/side.ts';
import type { TableStatus } from '../messages/messages.ts';

/** First difference between a record and the current rules. */
export type Difference = Omit<NonNullable<TableStatus['difference']>, 'stops'>;

/** Why a game cannot be played on, or be shown beyond an entry. */
export function stoppedMessage({ seq, rule, reason, played, now }: Difference): Message {
  const same = played === now ? 'yes' : 'no';
  return msg('rules.stopped', { seq, rule: rule || 'none', reason, played, now, same });
}

/** Told where a position is asked for that these rules do not lead to. */
export const lostPositionMessage = ({ seq }: Difference): Message => msg('rules.lost', { seq });

/** The same where it happens in the record. */
export const partMessage = ({ rule, reason }: Difference): Message =>
  msg('rules.part', { rule: rule || 'none', reason });

/** Nothing more is played: the game is over, or stopped. */
export const isClosed = (view: {
  readonly outcome?: unknown;
  readonly difference?: { readonly stops: boolean };
}): boolean => view.outcome !== undefined || view.difference?.stops === true;

/** An entry of which nobody can tell what happened: what was played, in notation, if that is told. */
export function lostMessage(by: Side, text: string): Message {
  const who = by === CHANCE ? 'none' : side(by);
  return text === '' ? msg('rules.hidden', { by: who }) : msg('rules.entry', { by: who, text });
}

/** From here on other rules are played, or from a position that was put down: what an entry of kind `rules` tells. */
export const rulesMessage = (version: string): Message =>
  version === '' ? msg('rules.begins') : msg('rules.from', { version });
