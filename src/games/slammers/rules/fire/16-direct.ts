/** [16.1] Direct fire: choice of the hex, of the targets in it and of the firers, then the roll. */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node, units } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import { fixed } from '../../i18n/msg.ts';
import { FIRES, NO_ROLE, type Slammers, TARGET } from '../../state.ts';
import { bearingOf } from '../movement/12-bearing.ts';
import { fireGas } from './15-gas.ts';
import { directFire } from './16-forecast.ts';
import {
  aimAt,
  canBeAimedAt,
  columnOf,
  firersAt,
  gasGunsOf,
  openFirers,
  openTargets,
  wholeTarget,
} from './16-available-units.ts';
import { TARGET_REFUSALS, whyNotAim, whyNotFirer, whyNotYet } from './16-refusals.ts';
import type { Forecast } from './26-forecast.ts';
import { aimOffer, fireOffer, forecastOn, joinOffer, targetOffers } from './26-offers.ts';
import { addAims, addEach } from '../listing.ts';
import { REACT_JAM, STEP, V } from '../names.ts';
import { goOn, sideAt, turnAt } from '../sequence.ts';
import { asks, DONE, frameFocus, type SlammersStep, unitLabel } from '../step.ts';
import { withRole } from '../units.ts';

type S = Slammers;

const orderNow = (s: S): number => s.frame(STEP['direct.hex']).order;
const turnNow = (s: S): number => turnAt(s, orderNow(s));

function canAim(s: S, order: number): boolean {
  const b = bearingOf(s);
  const turn = turnAt(s, order);
  for (let place = 0; place < b.count; place++)
    if (canBeAimedAt(s, { b, place, turn })) return true;
  return false;
}

/** [5.4] [16.6] Each side, in the order of fire, attacks as often as it can and wants to. */
export const directHexStep: SlammersStep<'aim' | 'done'> = {
  rule: '16.1',
  prompt: fixed('prompt.direct.hex'),
  offers: { aim: aimOffer(forecastOfBest, (s, hex) => firersAt(s, aimAt(s, hex))), done: DONE },
  who: (s) => sideAt(s, orderNow(s)),
  enter(s) {
    const frame = s.frame(STEP['direct.hex']);
    const places = s.world.playerTurns.length;
    while (frame.order < places && !canAim(s, frame.order)) frame.order++;
    if (frame.order === places) goOn(s);
  },
  actions(s, out) {
    const b = bearingOf(s);
    const turn = turnNow(s);
    addAims(out, b, (place) => canBeAimedAt(s, { b, place, turn }));
    out.add(V.done);
  },
  apply(s, action) {
    if (verbOf(action) === V.done) s.frame(STEP['direct.hex']).order++;
    else s.push(STEP['direct.targets'], { hex: nounOf(action), last: NONE });
  },
  refusals: { aim: whyNotAim },
};

/** Forecast of an attack by all units that can fire at a hex, on their best target there. */
function forecastOfBest(s: S, hex: number): Forecast | undefined {
  const aimed = s.clone();
  aimed.push(STEP['direct.targets'], { hex, last: NONE });
  const aim = aimAt(aimed, hex);
  const whole = wholeTarget(aimed, aim);
  const choices = [
    ...(whole.length > 0 ? [whole] : []),
    ...openTargets(aimed, aim, NONE).map((u) => [u]),
  ];
  const all = choices.flatMap((enemies) => forecastOn(aimed, directFire, hex, enemies) ?? []);
  return all.length > 0
    ? all.reduce((best, one) => (best.lost >= one.lost ? best : one))
    : undefined;
}

/** [16.3] Chooses some or all units of the hex as target; [15.1] or fires gas, which needs no target. */
export const directTargetsStep: SlammersStep<'all' | 'target' | 'gas' | 'done'> = {
  rule: '16.3',
  prompt: asks('prompt.direct.targets'),
  focus: frameFocus,
  offers: {
    ...targetOffers(directFire),
    gas: { label: unitLabel('label.gas') },
  },
  who: (s) => sideAt(s, orderNow(s)),
  enter(s, log) {
    const { hex, last } = s.frame(STEP['direct.targets']);
    const aim = aimAt(s, hex);
    const open = openTargets(s, aim, last);
    const guns = last === NONE ? gasGunsOf(s, aim) : [];
    // A single possibility is taken automatically. With a target chosen, stopping there counts as a possibility.
    if (open.length + guns.length > (last === NONE ? 1 : 0)) return;
    if (guns.length > 0) fireGas(s, guns[0], hex, log);
    else {
      if (last === NONE) takeAsTarget(s, open[0]);
      chooseFirers(s);
    }
  },
  actions(s, out) {
    const { hex, last } = s.frame(STEP['direct.targets']);
    const aim = aimAt(s, hex);
    if (last === NONE && wholeTarget(s, aim).length > 0) out.add(V.all);
    addEach(out, V.target, openTargets(s, aim, last));
    if (last === NONE) addEach(out, V.gas, gasGunsOf(s, aim));
    else out.add(V.done);
  },
  apply(s, action, log) {
    const { hex } = s.frame(STEP['direct.targets']);
    if (verbOf(action) === V.gas) fireGas(s, nounOf(action), hex, log);
    else if (verbOf(action) === V.target) takeAsTarget(s, nounOf(action));
    else {
      if (verbOf(action) === V.all)
        for (const u of wholeTarget(s, aimAt(s, hex))) s.role[u] = TARGET;
      chooseFirers(s);
    }
  },
  refusals: TARGET_REFUSALS,
};

function takeAsTarget(s: S, u: number): void {
  s.role[u] = TARGET;
  s.frame(STEP['direct.targets']).last = u;
}

const chooseFirers = (s: S): void =>
  s.goto(STEP['direct.guns'], { hex: s.frame(STEP['direct.targets']).hex, last: NONE });

/** [16.4] Chooses the units that fire, alone or together. */
export const directGunsStep: SlammersStep<'join' | 'fire'> = {
  rule: '16.4',
  prompt: asks('prompt.direct.guns'),
  focus: frameFocus,
  offers: { join: joinOffer(directFire, unitLabel('label.join')), fire: fireOffer(directFire) },
  who: (s) => sideAt(s, orderNow(s)),
  enter(s, log) {
    const frame = s.frame(STEP['direct.guns']);
    const aim = aimAt(s, frame.hex);
    // A single possibility is taken automatically: the only unit that can join, or fire with the units chosen.
    for (;;) {
      const open = openFirers(s, aim, frame.last);
      const canFire = columnOf(s, aim) >= 0;
      if (open.length + (canFire ? 1 : 0) > 1) return;
      if (canFire) break;
      takeAsFirer(s, open[0]);
    }
    fire(s, frame.hex, log);
  },
  actions(s, out) {
    const { hex, last } = s.frame(STEP['direct.guns']);
    const aim = aimAt(s, hex);
    addEach(out, V.join, openFirers(s, aim, last));
    if (columnOf(s, aim) >= 0) out.add(V.fire);
  },
  apply(s, action, log) {
    if (verbOf(action) === V.fire) fire(s, s.frame(STEP['direct.guns']).hex, log);
    else takeAsFirer(s, nounOf(action));
  },
  refusals: { join: whyNotFirer, fire: whyNotYet },
};

function takeAsFirer(s: S, u: number): void {
  s.role[u] = FIRES;
  s.frame(STEP['direct.guns']).last = u;
}

/** [23.2] Announces the attack, which may be jammed. */
function fire(s: S, hex: number, log?: Log): void {
  const column = columnOf(s, aimAt(s, hex));
  if (log) {
    const args = { units: units(withRole(s, FIRES)), targets: units(withRole(s, TARGET)) };
    const odds = s.world.tables.columns[column];
    log.add({ type: 'direct', rule: '16.1', args: { ...args, at: node(hex), odds } });
  }
  s.goto(STEP['attack.roll'], { hex, column });
  s.push(STEP.react, { kind: REACT_JAM, order: 0, unit: NONE, hex });
}

/**
 * [23.3] [R47] Removes jammed units from a joint attack, which may fire alone later; the others continue if 1-4 is
 * left.
 */
export function goOnUnjammed(s: S, log?: Log): void {
  if (!s.jammed.includes(1)) return;
  const frame = s.frame(STEP['attack.roll']);
  const firers = withRole(s, FIRES);
  const jammed = firers.filter((u) => s.jammed[u]);
  if (firers.length < 2 || jammed.length === 0) return;
  for (const u of jammed) s.role[u] = NO_ROLE;
  frame.column = columnOf(s, aimAt(s, frame.hex));
  const args = { units: units(jammed), at: node(frame.hex) };
  if (frame.column < 0) {
    log?.add({ type: 'direct.off', rule: '16.8', args });
    s.role.fill(NO_ROLE);
    s.pop();
  } else
    log?.add({
      type: 'direct.jammed',
      rule: '23.3',
      args: { ...args, odds: s.world.tables.columns[frame.column] },
    });
}
