/** [14.1] Indirect fire: a hex and the guns that strike it; then answers of the enemy, and the roll. */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { type Message, node, units } from '../../../../kernel/text/message.ts';
import { CHANCE } from '../../../../kernel/side.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Step } from '../../../../kernel/step.ts';
import type { Aim } from '../../bearing.ts';
import {
  indirectColumn,
  oddsLabel,
  RESULTS,
  type FireResult,
  resultOf,
} from '../../data/tables.ts';
import type { UnitClass } from '../../data/units.ts';
import { FIRES, GAS, NO_ROLE, type Slammers } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { bearingOf } from '../movement/12-bearing.ts';
import { canBeStruck, isWhole, openGuns, strayGuns, volleyOf } from './14-muster.ts';
import { whyNoStrike, whyNotGun } from './14-refusals.ts';
import { beginGas } from './15-gas.ts';
import { hexDefence } from './17-defence.ts';
import { alarmAt, hit, newToll, raze, star, tell } from './19-hits.ts';
import { endAttack } from './26-attack.ts';
import { addTwoDice, waysOf } from '../dice.ts';
import { addAims, addEach } from '../listing.ts';
import { REACT_JAM, REACT_SHELL, STEP, V } from '../names.ts';
import { goOn, sideAt, turnAt } from '../sequence.ts';
import { commanderOf, isCarried, kindOf, unitsAt } from '../units.ts';

type S = Slammers;

const orderNow = (s: S): number => s.frame(STEP['strike.hex']).order;

/** The strike at a hex by whoever's fire it is. */
function aimAt(s: S, n: number): Aim {
  const b = bearingOf(s);
  return { b, place: b.place[n], turn: turnAt(s, orderNow(s)) };
}

function canStrike(s: S, order: number): boolean {
  const b = bearingOf(s);
  const turn = turnAt(s, order);
  for (let place = 0; place < b.count; place++) if (canBeStruck(s, { b, place, turn })) return true;
  return false;
}

/** [5.4] [13.6] Each side in the order of fire announces its strikes one by one. */
export const strikeHexStep: Step<S> = {
  rule: '14.1',
  verbs: [V.aim, V.done],
  ends: [V.done],
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
  whyNot: whyNoStrike,
};

/** [14.5] [15.1] The guns that strike together, each with shells or gas. */
export const strikeGunsStep: Step<S> = {
  rule: '14.5',
  verbs: [V.shell, V.gas, V.fire],
  who: (s) => sideAt(s, orderNow(s)),
  enter(s, log) {
    const frame = s.frame(STEP['strike.guns']);
    const aim = aimAt(s, frame.hex);
    // One possibility is none: to take the only gun that can join, or to fire with those there are.
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
    const aim = aimAt(s, hex);
    const { shells, gas } = openGuns(s, aim, last);
    addEach(out, V.shell, shells);
    addEach(out, V.gas, gas);
    if (isWhole(s, aim)) out.add(V.fire);
  },
  apply(s, action, log) {
    if (verbOf(action) === V.fire) announce(s, s.frame(STEP['strike.guns']).hex, log);
    else take(s, nounOf(action), verbOf(action) === V.gas ? GAS : FIRES);
  },
  whyNot: whyNotGun,
};

function take(s: S, u: number, role: typeof FIRES | typeof GAS): void {
  s.role[u] = role;
  s.frame(STEP['strike.guns']).last = u;
}

const unitsThat = (s: S, role: number): number[] =>
  [...s.role.keys()].filter((u) => s.role[u] === role);

/** [13.6] [23.2] The strike is announced; enemies may jam, then those who can stop its shells. */
function announce(s: S, hex: number, log?: Log): void {
  if (log) {
    const guns = units([...unitsThat(s, FIRES), ...unitsThat(s, GAS)]);
    log.add({ type: 'strike', rule: '14.1', args: { guns, at: node(hex) } });
  }
  s.goto(STEP['strike.roll'], { hex });
  s.push(STEP.react, { kind: REACT_JAM, order: 0, unit: NONE, hex });
}

/** [23.3] [23.5] [R47] The strike goes on with those who still can, or not at all; then its shells are fired at. */
export function goOnUnjammed(s: S, log?: Log): void {
  const { hex } = s.frame(STEP['strike.roll']);
  const aim = aimAt(s, hex);
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

/** Takes all with a role out of the attack; who has not fired may do so later. */
function release(s: S, role: number): number[] {
  const released = unitsThat(s, role);
  for (const u of released) s.role[u] = NO_ROLE;
  return released;
}

/** [12.7] [R59] From now on these guns have fired, and whoever is in the hex has been fired at. */
function commit(s: S, hex: number): void {
  for (const u of [...unitsThat(s, FIRES), ...unitsThat(s, GAS)]) {
    s.fired[u] = 1;
    s.shelled[u] = hex;
  }
  alarmAt(s, hex);
}

/** [R44] What has not been stopped comes down; shells that are left under 1-2 come to nothing. */
export function comeDown(s: S, log?: Log): void {
  const { hex } = s.frame(STEP['strike.roll']);
  if (!isWhole(s, aimAt(s, hex))) {
    const lapsed = release(s, FIRES);
    const args = { units: units(lapsed), at: node(hex) };
    if (lapsed.length > 0) log?.add({ type: 'strike.lapsed', rule: 'R44', args });
  }
  if (s.role.includes(FIRES)) return;
  rollGasOrEnd(s, hex);
}

function rollGasOrEnd(s: S, hex: number): void {
  if (s.role.includes(GAS)) beginGas(s, hex);
  else {
    endAttack(s);
    s.pop();
  }
}

/** [14.6] [14.7] [R43] Column of the strike for a unit in its hex, -1 if it is under 1-2 for that unit. */
const columnFor = (s: S, halves: number, u: number): number =>
  indirectColumn(halves, hexDefence(s, s.at[u], s.inside[u] === 1), kindOf(s, u).class);

/** [14.9] [14.10] One roll, which every unit in the hex [14.11] reads in the column of its class. */
export const strikeRollStep: Step<S> = {
  rule: '14.9',
  who: () => CHANCE,
  event(s) {
    const at = node(s.frame(STEP['strike.roll']).hex);
    return {
      title: msg('roll.strike', { at }),
      by: commanderOf(s, s.role.indexOf(FIRES)),
      aim: { meaning: 'harm', label: msg('aim.strike', { at }) },
    };
  },
  dice: 2,
  actions: (_, out) => addTwoDice(out),
  weight: waysOf,
  apply(s, action, log) {
    const { hex } = s.frame(STEP['strike.roll']);
    const roll = nounOf(action);
    const toll = newToll();
    const args = { at: node(hex), odds: strikeOdds(s), n: roll };
    const { halves } = volleyOf(s, aimAt(s, hex));
    let worst: FireResult = '-';
    for (const u of unitsAt(s, hex)) {
      const column = columnFor(s, halves, u);
      if (column < 0 || isCarried(s, u)) continue;
      const result = resultOf(column, roll, s.world.options['combat-table']);
      hit(s, u, result, toll);
      if (RESULTS.indexOf(result) > RESULTS.indexOf(worst)) worst = result;
    }
    // [20.2] [26.3]
    if (worst === 'DE-R') raze(s, hex, toll);
    if (worst === 'DE*') star(s, hex, toll);
    const subject = s.role.includes(GAS) ? { subject: msg('subject.shells') } : {};
    tell(log, { type: 'strike.roll', rule: '14.9', args, ...subject }, toll);
    rollGasOrEnd(s, hex);
  },
};

/** Odds of the strike that comes down, for each kind of unit that is in its hex. */
export function strikeOdds(s: S): Message {
  const { hex } = s.frame(STEP['strike.roll']);
  const { halves } = volleyOf(s, aimAt(s, hex));
  const rows = new Map<string, Message>();
  for (const u of unitsAt(s, hex)) {
    const of: UnitClass = kindOf(s, u).class;
    const column = columnFor(s, halves, u);
    if (column < 0 || isCarried(s, u)) continue;
    const key = s.inside[u] ? 'odds.inside' : 'odds.class';
    rows.set(`${of} ${key}`, msg(key, { odds: oddsLabel(column, of), class: of }));
  }
  return msg('odds.all', { odds: { row: [...rows].sort().map(([, odds]) => odds) } });
}
