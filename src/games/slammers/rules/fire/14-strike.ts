/** [14.1] Indirect fire: choice of the hex and of the guns, then reactions of the enemy and the roll. */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node, units } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import { fixed } from '../../i18n/msg.ts';
import { FIRES, GAS, NO_ROLE, type Slammers } from '../../state.ts';
import { bearingOf } from '../movement/12-bearing.ts';
import { shellFire } from './14-forecast.ts';
import {
  canBeStruck,
  gunsAt,
  isWhole,
  openGuns,
  strayGuns,
  strikeAt,
} from './14-available-artillery.ts';
import { whyNoStrike, whyNotGun, whyNotYet } from './14-refusals.ts';
import { rollGasOrEnd } from './14-strike-roll.ts';
import { alarmAt } from './19-hits.ts';
import type { Forecast } from './26-forecast.ts';
import { aimOffer, fireOffer, forecastOn, joinOffer } from './26-offers.ts';
import { addAims, addEach } from '../listing.ts';
import { REACT_JAM, REACT_SHELL, STEP, V } from '../names.ts';
import { goOn, sideAt, turnAt } from '../sequence.ts';
import { asks, DONE, frameFocus, type SlammersStep, unitLabel } from '../step.ts';
import { withRole } from '../units.ts';

type S = Slammers;

const orderNow = (s: S): number => s.frame(STEP['strike.hex']).order;

function canStrike(s: S, order: number): boolean {
  const b = bearingOf(s);
  const turn = turnAt(s, order);
  for (let place = 0; place < b.count; place++) if (canBeStruck(s, { b, place, turn })) return true;
  return false;
}

/** [5.4] [13.6] Each side, in the order of fire, announces its strikes one by one. */
export const strikeHexStep: SlammersStep<'aim' | 'done'> = {
  rule: '14.1',
  prompt: fixed('prompt.strike.hex'),
  offers: { aim: aimOffer(forecastOfAll, (s, hex) => gunsAt(s, strikeAt(s, hex))), done: DONE },
  who: (s) => sideAt(s, orderNow(s)),
  enter(s) {
    const frame = s.frame(STEP['strike.hex']);
    const places = s.world.playerTurns.length;
    while (frame.order < places && !canStrike(s, frame.order)) frame.order++;
    if (frame.order === places) goOn(s);
  },
  actions(s, out) {
    const b = bearingOf(s);
    const turn = turnAt(s, orderNow(s));
    addAims(out, b, (place) => canBeStruck(s, { b, place, turn }));
    out.add(V.done);
  },
  apply(s, action) {
    if (verbOf(action) === V.done) s.frame(STEP['strike.hex']).order++;
    else s.push(STEP['strike.guns'], { hex: nounOf(action), last: NONE });
  },
  refusals: { aim: whyNoStrike },
};

/** Forecast of a strike by all guns that can fire at a hex. */
function forecastOfAll(s: S, hex: number): Forecast | undefined {
  const aimed = s.clone();
  aimed.push(STEP['strike.guns'], { hex, last: NONE });
  return forecastOn(aimed, shellFire, hex, []);
}

/** [14.5] [15.1] Chooses the guns that strike together, each with shells or gas. */
export const strikeGunsStep: SlammersStep<'shell' | 'gas' | 'fire'> = {
  rule: '14.5',
  prompt: asks('prompt.strike.guns'),
  focus: frameFocus,
  offers: {
    shell: joinOffer(shellFire, unitLabel('label.shell')),
    gas: { label: unitLabel('label.gas') },
    fire: fireOffer(shellFire),
  },
  who: (s) => sideAt(s, orderNow(s)),
  enter(s, log) {
    const frame = s.frame(STEP['strike.guns']);
    const aim = strikeAt(s, frame.hex);
    // A single possibility is taken automatically: the only gun that can join, or fire with the guns chosen.
    for (;;) {
      const { shells, gas } = openGuns(s, aim, frame.last);
      const canFire = isWhole(s, aim);
      if (shells.length + gas.length + (canFire ? 1 : 0) > 1) return;
      if (canFire) break;
      if (shells.length > 0) take(s, shells[0], FIRES);
      else take(s, gas[0], GAS);
    }
    announce(s, frame.hex, log);
  },
  actions(s, out) {
    const { hex, last } = s.frame(STEP['strike.guns']);
    const aim = strikeAt(s, hex);
    const { shells, gas } = openGuns(s, aim, last);
    addEach(out, V.shell, shells);
    addEach(out, V.gas, gas);
    if (isWhole(s, aim)) out.add(V.fire);
  },
  apply(s, action, log) {
    if (verbOf(action) === V.fire) announce(s, s.frame(STEP['strike.guns']).hex, log);
    else take(s, nounOf(action), verbOf(action) === V.gas ? GAS : FIRES);
  },
  refusals: {
    shell: (s, u) => whyNotGun(s, u, 'shell'),
    gas: (s, u) => whyNotGun(s, u, 'gas'),
    fire: whyNotYet,
  },
};

function take(s: S, u: number, role: typeof FIRES | typeof GAS): void {
  s.role[u] = role;
  s.frame(STEP['strike.guns']).last = u;
}

/** [13.6] [23.2] Announces the strike; first enemies may jam, then they may stop shells. */
function announce(s: S, hex: number, log?: Log): void {
  if (log) {
    const guns = units([...withRole(s, FIRES), ...withRole(s, GAS)]);
    log.add({ type: 'strike', rule: '14.1', args: { guns, at: node(hex) } });
  }
  s.goto(STEP['strike.roll'], { hex });
  s.push(STEP.react, { kind: REACT_JAM, order: 0, unit: NONE, hex });
}

/**
 * [23.3] [23.5] [R47] Continues the strike after jamming with the guns that still can fire, if any; then enemies may
 * stop shells.
 */
export function goOnUnjammed(s: S, log?: Log): void {
  const { hex } = s.frame(STEP['strike.roll']);
  const aim = strikeAt(s, hex);
  const lost = strayGuns(s, aim);
  for (const u of lost) s.role[u] = NO_ROLE;
  if (!isWhole(s, aim)) lost.push(...release(s, FIRES));
  if (lost.length > 0)
    log?.add({ type: 'strike.jammed', rule: '23.3', args: { units: units(lost), at: node(hex) } });
  if (!isWhole(s, aim)) s.pop();
  else {
    commit(s, hex);
    s.push(STEP.react, { kind: REACT_SHELL, order: 0, unit: NONE, hex });
  }
}

/** Removes all units with a role from the attack; if they have not fired, they may do so later. */
function release(s: S, role: number): number[] {
  const released = withRole(s, role);
  for (const u of released) s.role[u] = NO_ROLE;
  return released;
}

/** [12.7] [R59] Records that these guns have fired, and that the units in the hex have been fired at. */
function commit(s: S, hex: number): void {
  for (const u of [...withRole(s, FIRES), ...withRole(s, GAS)]) {
    s.fired[u] = 1;
    s.shelled[u] = hex;
  }
  alarmAt(s, hex);
}

/** [R44] Lets unstopped shells land; shells that are left below 1-2 have no effect. */
export function comeDown(s: S, log?: Log): void {
  const { hex } = s.frame(STEP['strike.roll']);
  if (!isWhole(s, strikeAt(s, hex))) {
    const lapsed = release(s, FIRES);
    const args = { units: units(lapsed), at: node(hex) };
    if (lapsed.length > 0) log?.add({ type: 'strike.lapsed', rule: 'R44', args });
  }
  if (s.role.includes(FIRES)) return;
  rollGasOrEnd(s, hex);
}
