/** Difference between a record and the current rules, and the messages about it. */
import { type Message, msg, side } from '../../kernel/text/message.ts';
import { CHANCE, type Side } from '../../kernel/side.ts';
import type { TableStatus } from '../messages/messages.ts';

/** First difference between a record and the current rules. */
export type Difference = Omit<NonNullable<TableStatus['difference']>, 'stops'>;

/** Returns the message that a game cannot be continued, or shown beyond an entry. */
export function stoppedMessage({ seq, rule, reason, played, now }: Difference): Message {
  const same = played === now ? 'yes' : 'no';
  return msg('rules.stopped', { seq, rule: rule || 'none', reason, played, now, same });
}

/** Returns the message for a requested position that the current rules do not lead to. */
export const lostPositionMessage = ({ seq }: Difference): Message => msg('rules.lost', { seq });

/** Returns the message for the same difference within the record. */
export const partMessage = ({ rule, reason }: Difference): Message =>
  msg('rules.part', { rule: rule || 'none', reason });

/** Returns whether the game can no longer be played: it is over, or stopped. */
export const isClosed = (view: {
  readonly outcome?: unknown;
  readonly difference?: { readonly stops: boolean };
}): boolean => view.outcome !== undefined || view.difference?.stops === true;

/** Returns the message for an entry with unknown effects: its action in notation, if that is public. */
export function lostMessage(by: Side, text: string): Message {
  const who = by === CHANCE ? 'none' : side(by);
  return text === '' ? msg('rules.hidden', { by: who }) : msg('rules.entry', { by: who, text });
}

/**
 * Returns the message of an entry of kind `rules`: from here on, other rules apply, or play starts from a set position.
 */
export const rulesMessage = (version: string): Message =>
  version === '' ? msg('rules.begins') : msg('rules.from', { version });
