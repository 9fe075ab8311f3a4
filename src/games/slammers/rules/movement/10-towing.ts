/** [10.1] Guns are hooked up to vehicles and set up again, at the start of a move. */
import type { Log } from '../../../../kernel/text/log.ts';
import { node, unit } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { canTow } from '../../data/units.ts';
import type { Slammers } from '../../state.ts';
import { fixed, refuse } from '../../i18n/msg.ts';
import { type UnitAction, listIf } from './09-unit-action.ts';
import { isFresh, isInPlace, isTowing } from './09-points.ts';
import { isWetNow } from '../fire/17-defence.ts';
import { V } from '../names.ts';
import { unitLabel } from '../step.ts';
import {
  areEnemies,
  attach,
  cargoOf,
  detach,
  isCarried,
  isMoving,
  kindOf,
  unitsAt,
} from '../units.ts';

type S = Slammers;

/** [10.2] [R26] Hooks up a gun that has been in the hex of an undisrupted vehicle since the turn began. */
export const hookAction: UnitAction<'tow'> = {
  label: unitLabel('label.tow'),
  list(s, u, out) {
    if (!isReady(s, u)) return;
    for (const gun of unitsAt(s, s.at[u])) if (gun !== u && isLoose(s, u, gun)) out.add(V.tow, gun);
  },
  apply(s, u, gun, log) {
    attach(s, gun, u);
    s.boarded[gun] = 1;
    logTowing(s, 'hooked', u, gun, log);
  },
  whyNot: whyNotHook,
};

/**
 * [10.1] [10.6] [19.9] [R26] Returns whether a unit can hook up a gun: it has just begun its move, and neither tows
 * nor carries a unit.
 */
export const isReady = (s: S, u: number): boolean =>
  canTow(kindOf(s, u)) &&
  !s.disrupted[u] &&
  s.at[u] !== NONE &&
  isFresh(s, u) &&
  isInPlace(s, u) &&
  cargoOf(s, u) === NONE;

/**
 * [10.1] [10.2] Returns whether a gun, also of an ally, can be hooked up there; both units inside the fortress or
 * both outside.
 */
export function isLoose(s: S, u: number, gun: number): boolean {
  if (!kindOf(s, gun).towable || isCarried(s, gun)) return false;
  if (!isMoving(s, gun) || areEnemies(s, gun, u) || s.inside[gun] !== s.inside[u]) return false;
  // [R26] It was neither dropped nor set up in this turn.
  return !s.landed[gun] && !s.alighted[gun];
}

function logTowing(s: S, type: string, u: number, gun: number, log?: Log): void {
  log?.add({ type, rule: '10.2', args: { u: unit(u), gun: unit(gun), at: node(s.at[u]) } });
}

function whyNotHook(s: S, u: number, gun: number): Refusal {
  const args = { u: unit(u), gun: unit(gun) };
  if (!canTow(kindOf(s, u))) return refuse('10.1', 'refusal.tows-not', args);
  if (!kindOf(s, gun).towable) return refuse('10.1', 'refusal.not-towed', args);
  if (s.disrupted[u]) return refuse('10.6', 'refusal.tower-disrupted', args);
  if (cargoOf(s, u) !== NONE) return refuse('R26', 'refusal.has-cargo', args);
  if (!isReady(s, u)) return refuse('10.2', 'refusal.hook-late', args);
  if (s.at[gun] !== s.at[u]) return refuse('10.2', 'refusal.gun-elsewhere', args);
  return refuse('R26', 'refusal.gun-not-loose', args);
}

/** [10.8] Sets up a gun that was hooked up before this turn; the vehicle then moves normally. */
export const unhookAction: UnitAction<'unhook'> = {
  label: fixed('label.unhook'),
  list: listIf(V.unhook, (s, u) => isTowing(s, u) && isFresh(s, u) && isSettable(s, cargoOf(s, u))),
  apply(s, u, _, log) {
    const gun = cargoOf(s, u);
    detach(s, gun);
    s.alighted[gun] = 1;
    logTowing(s, 'set-up-gun', u, gun, log);
  },
  whyNot: whyNotUnhook,
};

/** [10.8] [R25] [R55] Returns whether a gun was hooked up before this turn and is on dry ground. */
const isSettable = (s: S, gun: number): boolean => !s.boarded[gun] && !isWetNow(s, s.at[gun]);

function whyNotUnhook(s: S, u: number): Refusal {
  const gun = cargoOf(s, u);
  const args = { u: unit(u), at: node(s.at[u]) };
  if (!isTowing(s, u)) return refuse('10.8', 'refusal.no-gun', args);
  if (isWetNow(s, s.at[gun])) return refuse('R25', 'refusal.gun-on-water', args);
  return refuse('10.8', 'refusal.unhook-late', args);
}
