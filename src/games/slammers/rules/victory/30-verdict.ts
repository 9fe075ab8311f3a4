/** [4.1] What a judge says: who has won as things stand, and why. */
import { bestOf } from '../../../../kernel/outcome.ts';
import {
  type Message,
  type MessageArg,
  side as sideNoun,
} from '../../../../kernel/text/message.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import type { Side } from '../../../../kernel/side.ts';
import type { Victory } from '../../data/scenario.ts';
import type { Slammers } from '../../state.ts';
import type { en } from '../../i18n/en.ts';
import { msg } from '../../i18n/msg.ts';
import { partyOfSide, sidesAgainst, sidesInPlay, sidesOf } from './30-sides.ts';

type S = Slammers;
type End = Extract<keyof typeof en, `end.${string}`>;

export interface VictoryVerdict {
  readonly winners: readonly Side[];
  readonly reason: Message;
  /** By side. */
  readonly scores?: readonly number[];
  /** Absent: the paragraph on victory of the scenario. */
  readonly rule?: RuleId;
}

/** Judges one kind of victory. */
export interface Judge<V extends Victory = Victory> {
  /** Whether it is won at once, by a move; absent: only at the end of a player turn. */
  isReached?(s: S, victory: V): boolean;
  /** Whether nothing can change it any more, whatever is still to be played. */
  isDecided(s: S, victory: V): boolean;
  verdict(s: S, victory: V): VictoryVerdict;
}

/** A kind of victory by its name. */
export type VictoryBy<K extends Victory['kind']> = Extract<Victory, { readonly kind: K }>;

/** Sides in a sentence. */
export const named = (sides: readonly Side[]): MessageArg => ({ list: sides.map(sideNoun) });

/** A party has reached its aim, or all others have won. */
export const aimOf = (
  s: S,
  party: number,
  isReached: boolean,
  reason: Message,
): VictoryVerdict => ({ winners: isReached ? sidesOf(s, party) : sidesAgainst(s, party), reason });

/** [D12] The parties with most of something have won, equals together. */
export function mostOf(s: S, amounts: readonly number[], what: End): VictoryVerdict {
  const sides = sidesInPlay(s);
  const amountOf = (side: Side): number => amounts[partyOfSide(s, side)];
  const best = bestOf(sides.map(amountOf));
  return {
    winners: best.map((i) => sides[i]),
    reason: msg(what, {
      amounts: { row: sides.map((by) => msg('end.amount', { by: sideNoun(by), n: amountOf(by) })) },
    }),
    scores: s.world.scenario.commands.map((_, by) => amountOf(by)),
  };
}
