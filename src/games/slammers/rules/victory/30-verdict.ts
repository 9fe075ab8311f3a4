/** [4.1] Interface of the judges, which determine who has won in a position, and why. */
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
  /** Scores by side. */
  readonly scores?: readonly number[];
  /** Rule that decided; if absent, the scenario's victory rule. */
  readonly rule?: RuleId;
}

/** Judges one kind of victory. */
export interface Judge<V extends Victory = Victory> {
  /** Whether the game is won at once, by a move. If absent, only the end of a player turn counts. */
  isReached?(s: S, victory: V): boolean;
  /** Whether the result can no longer change, whatever is played. */
  isDecided(s: S, victory: V): boolean;
  verdict(s: S, victory: V): VictoryVerdict;
}

/** The kind of victory with a given name. */
export type VictoryBy<K extends Victory['kind']> = Extract<Victory, { readonly kind: K }>;

/** Returns sides as a message argument. */
export const named = (sides: readonly Side[]): MessageArg => ({ list: sides.map(sideNoun) });

/** Returns the verdict that a party has won, or that all others have. */
export const aimOf = (
  s: S,
  party: number,
  isReached: boolean,
  reason: Message,
): VictoryVerdict => ({ winners: isReached ? sidesOf(s, party) : sidesAgainst(s, party), reason });

/** [D12] Returns the verdict that the parties with the greatest amount have won, equals together. */
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
