/** Where a record and the rules of today part, and what people are told of it. */
import { type Message, type LocalizedText, msg, side } from '../../kernel/text/message.ts';
import type { RuleId } from '../../kernel/rulebook.ts';
import { CHANCE, type Side } from '../../kernel/side.ts';

export interface Difference {
  /** The first entry that these rules do not lead to, or do not allow. */
  readonly seq: number;
  /** The rule in the way; empty if none is. */
  readonly rule: RuleId;
  readonly reason: LocalizedText;
  /** Version of the rules that the entry was played under, and that of these. */
  readonly played: number;
  readonly now: number;
}

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
