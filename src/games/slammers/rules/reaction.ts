/** Kinds of reactions, with the sides that are asked; `react.ts` has the step. */
import { pack, type VerbId } from '../../../kernel/action.ts';
import type { Log } from '../../../kernel/text/log.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import type { LocalizedText, Message } from '../../../kernel/text/message.ts';
import type { StepOffer } from '../../../kernel/step.ts';
import type { ReactionWindow } from '../../../kernel/window.ts';
import type { Slammers } from '../state.ts';
import { isOfTurn } from './movement/12-bearing.ts';
import { REACTIONS, STEP, V, type VerbName } from './names.ts';
import { turnAt } from './sequence.ts';
import { isCarried, isOnMap, partyOf } from './units.ts';

type S = Slammers;

/** One kind of reaction; the fields of the frame `react` are its own to use, but for `kind` and `order`. */
export interface Reaction<Verb extends VerbName = VerbName> {
  /** Prompt for the side that may react. */
  prompt(s: S): Message;
  /** Its own verbs; `pass` is common to all. */
  readonly offers: { readonly [V in Verb]: StepOffer<S> };
  /** Current choice: a verb of units. Those before `pass` may be declined. */
  verb(s: S): VerbId<Verb>;
  /** Units of whoever is asked that may be chosen, ascending; empty: nothing is asked. See `isAsked`. */
  answers(s: S): readonly number[];
  /** Carries an answer out: stays for more, moves `order` on, or ends the step. */
  answer(s: S, u: number, log?: Log): void;
  /** All have answered. Ends the step: what it was about goes on. */
  over(s: S, log?: Log): void;
  /** Why a unit cannot be chosen. */
  whyNot(s: S, u: number): Refusal | undefined;
}

/** The window of one kind, for standing orders [5.4]. */
export const windowOf = (
  kind: (typeof REACTIONS)[number],
  rule: string,
  name: LocalizedText,
  chance?: ReactionWindow<S>['chance'],
): ReactionWindow<S> => ({
  ...{ id: kind, rule, name, decline: pack(V.pass, 0) },
  isOpen: (s) => s.step === STEP.react && REACTIONS[s.frame(STEP.react).kind] === kind,
  ...(chance && { chance }),
});

/** [S253] Whether a unit is of those asked now, whom the act of a party strikes as enemies. */
export const isAsked = (s: S, u: number, party: number): boolean =>
  isOfTurn(s, u, turnAt(s, s.frame(STEP.react).order)) && canAnswer(s, u, party);

/** Whether it is of those asked now or later. */
export function isAskedYet(s: S, u: number, party: number): boolean {
  const places = s.world.playerTurns.length;
  for (let order = s.frame(STEP.react).order; order < places; order++)
    if (isOfTurn(s, u, turnAt(s, order))) return canAnswer(s, u, party);
  return false;
}

/** Whether it is an enemy on the map, and not carried. */
export const canAnswer = (s: S, u: number, party: number): boolean =>
  isOnMap(s, u) && partyOf(s, u) !== party && !isCarried(s, u);
