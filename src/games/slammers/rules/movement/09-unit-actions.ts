/** Actions of a moving unit other than movement, in the order of their verbs. */
import { type Action, ActionList } from '../../../../kernel/action.ts';
import { turnActions } from '../../../../kernel/step.ts';
import type { Slammers } from '../../state.ts';
import { exitAction } from './09-exit.ts';
import type { UnitAction } from './09-unit-action.ts';
import { hookAction, unhookAction } from './10-towing.ts';
import { dismountAction, mountAction } from './11-skimmers.ts';
import { loadAction, unloadAction } from './11-carriers.ts';
import { insideAction } from '../22-fortresses.ts';
import { takeAction } from '../victory/44-spice.ts';
import { STEP, VERBS, type VerbName } from '../names.ts';
import { countStacks } from '../units.ts';

export const UNIT_ACTIONS = {
  tow: hookAction,
  unhook: unhookAction,
  load: loadAction,
  unload: unloadAction,
  mount: mountAction,
  dismount: dismountAction,
  inside: insideAction,
  take: takeAction,
  exit: exitAction,
} satisfies { readonly [V in VerbName]?: UnitAction<V> };

/** The verbs of these actions. */
export type UnitVerb = keyof typeof UNIT_ACTIONS;

/** Parts of the move step that these actions provide. */
export const unitActions = turnActions(
  VERBS,
  UNIT_ACTIONS,
  (s: Slammers) => s.frame(STEP['move.unit']).unit,
  () => undefined,
);

const ALL = Object.values(UNIT_ACTIONS);

/** Returns whether a unit can do any of them. */
export function canAct(s: Slammers, u: number): boolean {
  const found = new ActionList(8);
  return ALL.some((kind) => {
    kind.list(s, u, found);
    return found.length > 0;
  });
}

/**
 * Returns whether the moving unit could do an action if it did not have to leave its hex first. Calls `countStacks`.
 */
export function canDo(s: Slammers, action: Action): boolean {
  const found = new ActionList(8);
  countStacks(s);
  unitActions.actions(s, found);
  return found.has(action);
}
