/** Kinds of actions of a unit on its move besides going somewhere. */
import type { VerbId } from '../../../../kernel/action.ts';
import type { TurnAction } from '../../../../kernel/step.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Slammers } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { BOARDING_COST, pointsLeft } from './09-points.ts';
import { STEP, type VerbName } from '../names.ts';
import type { Label } from '../step.ts';

type S = Slammers;

export interface UnitAction<Verb extends VerbName = VerbName> extends TurnAction<S, Verb> {
  whyNot(s: S, u: number, noun: number): Refusal;
  /** After it the unit may go on to a hex. */
  readonly goesOn?: true;
  /** [R14] [R68] It may be done before the unit leaves a hex that it must leave. */
  readonly inCrowd?: true;
}

/** Lists an action without a noun for the units that may do it. */
export const listIf =
  <Verb extends VerbName>(
    verb: VerbId<Verb>,
    may: (s: S, u: number) => boolean,
  ): UnitAction<Verb>['list'] =>
  (s, u, out) => {
    if (may(s, u)) out.add(verb);
  };

/** [11.2] [11.10] [25.7] [44.3] A label with the movement points that the action takes; [R69] off the map it takes none. */
export const priced =
  (label: Label, key: 'label.priced' | 'label.priced.each' = 'label.priced'): Label =>
  (s, noun) => {
    const plain = label(s, noun);
    if (s.at[s.frame(STEP['move.unit']).unit] < 0) return plain;
    return msg(key, { label: plain, n: BOARDING_COST / 2 });
  };

/** [11.2] [11.10] [44.3] Whether a unit on the map has the points to board, or to take something. */
export const canPay = (s: S, u: number): boolean =>
  s.at[u] !== NONE && pointsLeft(s, u) >= BOARDING_COST;
