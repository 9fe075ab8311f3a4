/** One thing that a unit does on its move besides going somewhere. */
import type { ActionLook } from '../../../../kernel/step.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Slammers } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { BOARDING_COST, pointsLeft } from './09-points.ts';
import { STEP } from '../names.ts';
import type { Label } from '../step.ts';

type S = Slammers;

export interface UnitAction extends ActionLook<S> {
  readonly verb: number;
  /** Legal nouns of the verb, ascending: units, or `WITHOUT` for a verb without noun; empty: it is not legal. */
  nouns(s: S, u: number): readonly number[];
  apply(s: S, u: number, noun: number, log?: Log): void;
  /** Why it may not be done. */
  whyNot(s: S, u: number, noun: number): Refusal;
  /** After it the unit may go on to a hex. */
  readonly goesOn?: true;
  /** [R14] [R68] It may be done before the unit leaves a hex that it must leave. */
  readonly inCrowd?: true;
}

/** The nouns of a verb that has none. */
const WITHOUT: readonly number[] = [0];
/** Nothing may be done. */
export const NOTHING: readonly number[] = [];
export const ifSo = (may: boolean): readonly number[] => (may ? WITHOUT : NOTHING);

/** [11.2] [11.10] [25.7] [44.3] A label with the movement points that the action takes; [R69] off the map it takes none. */
export const priced =
  (label: Label, key: 'label.deed' | 'label.deed.each' = 'label.deed'): Label =>
  (s, noun) => {
    const plain = label(s, noun);
    if (s.at[s.frame(STEP['move.unit']).unit] < 0) return plain;
    return msg(key, { label: plain, n: BOARDING_COST / 2 });
  };

/** [11.2] [11.10] [44.3] Whether a unit on the map has the points to board, or to take something. */
export const canPay = (s: S, u: number): boolean =>
  s.at[u] !== NONE && pointsLeft(s, u) >= BOARDING_COST;
