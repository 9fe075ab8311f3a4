/** Types and helpers for a moving unit's actions other than movement. */
import type { VerbId } from '../../../../kernel/action.ts';
import type { TurnAction } from '../../../../kernel/step.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Slammers } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { pointsLeft, pointsText } from './09-points.ts';
import { STEP, type VerbName } from '../names.ts';
import type { Label } from '../step.ts';

type S = Slammers;

export interface UnitAction<Verb extends VerbName = VerbName> extends TurnAction<S, Verb> {
  whyNot(s: S, u: number, noun: number): Refusal;
  /** Whether the unit may still go to a hex afterwards. */
  readonly goesOn?: true;
  /** [R14] [R68] Whether it is allowed before the unit leaves a hex that it must leave. */
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

/** [11.2] [11.10] [25.7] [44.3] Actions of a unit that cost movement points. */
type PricedAction = 'board' | 'fortress' | 'spice';

/** Returns the cost of an action in movement points, as text. */
export const priceText = ({ world }: S, cost: PricedAction): string =>
  pointsText(world.costs[cost]);

/** [11.2] [11.10] [25.7] [44.3] Adds the cost in movement points to a label; [R69] off the map there is no cost. */
export const priced =
  (
    label: Label,
    cost: PricedAction,
    key: 'label.priced' | 'label.priced.each' = 'label.priced',
  ): Label =>
  (s, noun) => {
    const plain = label(s, noun);
    if (s.at[s.frame(STEP['move.unit']).unit] < 0) return plain;
    return msg(key, { label: plain, n: s.world.costs[cost] / 2 });
  };

/** [11.2] [11.10] [44.3] Returns whether a unit on the map has the points to mount, dismount or take a container. */
export const canPay = (s: S, u: number, cost: PricedAction = 'board'): boolean =>
  s.at[u] !== NONE && pointsLeft(s, u) >= s.world.costs[cost];
