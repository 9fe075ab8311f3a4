/** Kinds of reactions, and the sides that may react; `react.ts` has the step. */
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

/** One kind of reaction. It may use all fields of the frame `react` except `kind` and `order`. */
export interface Reaction<Verb extends VerbName = VerbName> {
  /** Prompt for the side that may react. */
  prompt(s: S): Message;
  /** Verbs of this kind; `pass` is common to all kinds. */
  readonly offers: { readonly [V in Verb]: StepOffer<S> };
  /** Verb of the current choice, whose nouns are units. Verbs before `pass` can be declined. */
  verb(s: S): VerbId<Verb>;
  /** Units of the deciding side that may be chosen, ascending; if empty, there is no decision. See `isAsked`. */
  answers(s: S): readonly number[];
  /** Applies an answer: stays for another one, advances `order`, or ends the step. */
  answer(s: S, u: number, log?: Log): void;
  /** Ends the step after all answers, so that the interrupted step continues. */
  over(s: S, log?: Log): void;
  /** Returns why a unit cannot be chosen. */
  whyNot(s: S, u: number): Refusal | undefined;
}

/** Returns the reaction window of one kind, for standing orders [5.4]. */
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

/** [S253] Returns whether a unit belongs to the deciding side and is an enemy of the given acting party. */
export const isAsked = (s: S, u: number, party: number): boolean =>
  isOfTurn(s, u, turnAt(s, s.frame(STEP.react).order)) && canAnswer(s, u, party);

/** Returns whether a unit's side decides now or later. */
export function isAskedYet(s: S, u: number, party: number): boolean {
  const places = s.world.playerTurns.length;
  for (let order = s.frame(STEP.react).order; order < places; order++)
    if (isOfTurn(s, u, turnAt(s, order))) return canAnswer(s, u, party);
  return false;
}

/** Returns whether a unit is an enemy on the map that is not carried. */
export const canAnswer = (s: S, u: number, party: number): boolean =>
  isOnMap(s, u) && partyOf(s, u) !== party && !isCarried(s, u);
