/** Where a record and the rules of today part, and what people are told of it. */
import { type Message, type Said, say } from '../kernel/message.ts';
import type { RuleId } from '../kernel/rulebook.ts';

export interface Difference {
  /** The first entry that these rules do not lead to, or do not allow. */
  readonly seq: number;
  /** The rule in the way; empty if none is. */
  readonly rule: RuleId;
  readonly reason: Said;
  /** Version of the rules that the entry was played under, and that of these. */
  readonly played: number;
  readonly now: number;
}

/** Why a game cannot be played on, or be shown beyond an entry. */
export function stoppedMessage({ seq, rule, reason, played, now }: Difference): Message {
  const same = played === now ? 'yes' : 'no';
  return say('rules.stopped', { seq, rule: rule || 'none', reason, played, now, same });
}

/** The same where it happens in the record. */
export const partMessage = ({ rule, reason }: Difference): Message =>
  say('rules.part', { rule: rule || 'none', reason });

/** From here on other rules are played: what an entry of kind `rules` tells. */
export const rulesMessage = (version: string): Message => say('rules.from', { version });
