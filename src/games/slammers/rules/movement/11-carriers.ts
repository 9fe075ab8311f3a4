/** [11.1] Conventional infantry mounts personnel carriers and dismounts from them. */
import type { Log } from '../../../../kernel/text/log.ts';
import { node, unit } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Slammers } from '../../state.ts';
import { fixed, refuse } from '../../i18n/msg.ts';
import { canStandOn } from '../setup/00-ground.ts';
import { canPay, type UnitAction, listIf, priced } from './09-unit-action.ts';
import { isInPlace, pointsLeft } from './09-points.ts';
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

/** [11.1] [11.2] Lets infantry that began the turn in the carrier's hex mount, for 1 point of both units. */
export const loadAction: UnitAction<'load'> = {
  label: priced(unitLabel('label.load'), 'board', 'label.priced.each'),
  list(s, u, out) {
    if (!isOpen(s, u)) return;
    for (const v of unitsAt(s, s.at[u])) if (v !== u && mayBoard(s, u, v)) out.add(V.load, v);
  },
  apply(s, u, v, log) {
    board(s, s.boarded, [u, v]);
    attach(s, v, u);
    logTransport(s, 'loaded', u, v, log);
  },
  whyNot: whyNotLoad,
};

/** [11.4] [R28] Returns whether a carrier can load infantry: empty, undisrupted, and where it began the turn. */
const isOpen = (s: S, u: number): boolean =>
  kindOf(s, u).carries &&
  !s.disrupted[u] &&
  !s.boarded[u] &&
  canPay(s, u) &&
  isInPlace(s, u) &&
  cargoOf(s, u) === NONE;

/**
 * [11.1] [11.8] [R28] Returns whether infantry may mount a carrier of its army; both units inside the fortress or
 * both outside.
 */
function mayBoard(s: S, u: number, v: number): boolean {
  const kind = kindOf(s, v);
  if (!kind.infantry || kind.army !== kindOf(s, u).army || isCarried(s, v)) return false;
  if (!isMoving(s, v) || areEnemies(s, u, v) || s.inside[v] !== s.inside[u]) return false;
  return !s.moved[v] && !s.boarded[v] && isInPlace(s, v) && canPay(s, v);
}

/** [11.2] [R28] Makes both units pay, and records the action, which each may do once per turn. */
function board(s: S, done: Int16Array, units: readonly number[]): void {
  for (const u of units) {
    s.walked[u] += s.world.costs.board;
    done[u] = 1;
  }
}

function logTransport(s: S, type: string, u: number, v: number, log?: Log): void {
  log?.add({ type, rule: '11.2', args: { u: unit(v), carrier: unit(u), at: node(s.at[u]) } });
}

function whyNotLoad(s: S, u: number, v: number): Refusal {
  const args = { u: unit(v), carrier: unit(u) };
  const [above, kind] = [kindOf(s, u), kindOf(s, v)];
  if (!above.carries || above.army !== kind.army)
    return refuse('11.8', 'refusal.carries-not', args);
  if (!kind.infantry) return refuse('11.1', 'refusal.rides-not', args);
  if (s.disrupted[u]) return refuse('11.4', 'refusal.carrier-closed', args);
  if (cargoOf(s, u) !== NONE) return refuse('11.1', 'refusal.has-cargo', { u: unit(u) });
  if (s.at[u] !== s.at[v]) return refuse('11.1', 'refusal.infantry-elsewhere', args);
  if (s.boarded[u] || s.boarded[v]) return refuse('R28', 'refusal.boarded', args);
  if (!canPay(s, u) || !canPay(s, v)) return tooFewPoints(s, u, v);
  return refuse('11.1', 'refusal.not-from-start', args);
}

/** [11.2] [R28] Lets the infantry dismount, for 1 point of both units. */
export const unloadAction: UnitAction<'unload'> = {
  label: priced(fixed('label.unload'), 'board', 'label.priced.each'),
  goesOn: true,
  list: listIf(V.unload, mayUnload),
  apply(s, u, _, log) {
    const v = cargoOf(s, u);
    board(s, s.alighted, [u, v]);
    detach(s, v);
    logTransport(s, 'unloaded', u, v, log);
  },
  whyNot: whyNotUnload,
};

/** Returns the infantry that a unit carries, or `NONE`. */
function riderOf(s: S, u: number): number {
  const cargo = cargoOf(s, u);
  return cargo !== NONE && kindOf(s, cargo).infantry ? cargo : NONE;
}

function mayUnload(s: S, u: number): boolean {
  const v = riderOf(s, u);
  return (
    v !== NONE && !s.disrupted[u] && !hasAlighted(s, u, v) && bothCanPay(s, u, v) && isDry(s, v)
  );
}

const hasAlighted = ({ alighted }: S, u: number, v: number): boolean =>
  alighted[u] === 1 || alighted[v] === 1;

/** [11.2] The infantry pays from its own movement points; riding costs it nothing. */
const bothCanPay = (s: S, u: number, v: number): boolean =>
  canPay(s, u) && pointsLeft(s, v) >= s.world.costs.board;

/** [R25] Returns whether infantry can be in the carrier's hex. */
const isDry = (s: S, v: number): boolean => canStandOn(s, v, s.at[v]);

/** [11.2] Returns the refusal if the carrier `u` or the infantry `v` cannot pay. */
const tooFewPoints = (s: S, u: number, v: number): Refusal =>
  refuse('11.2', 'refusal.no-boarding', {
    u: unit(v),
    carrier: unit(u),
    n: s.world.costs.board / 2,
  });

function whyNotUnload(s: S, u: number): Refusal {
  const v = riderOf(s, u);
  if (v === NONE) return refuse('11.1', 'refusal.no-rider', { carrier: unit(u) });
  const args = { u: unit(v), carrier: unit(u), at: node(s.at[u]) };
  if (s.disrupted[u]) return refuse('11.4', 'refusal.carrier-closed', args);
  if (hasAlighted(s, u, v)) return refuse('R28', 'refusal.alighted', args);
  if (!isDry(s, v)) return refuse('R25', 'refusal.too-wet', args);
  return tooFewPoints(s, u, v);
}
