/** [16.1] Direct fire: a hex, the targets in it, who fires; then the roll. */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node, units } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Step } from '../../../../kernel/step.ts';
import type { Aim } from '../../bearing.ts';
import { COLUMNS, directColumn } from '../../data/tables.ts';
import { FIRES, NO_ROLE, type Slammers, TARGET } from '../../state.ts';
import { bearingOf } from '../movement/12-bearing.ts';
import { fireGas } from './15-gas.ts';
import {
  canBeAimedAt,
  firingOf,
  gasGunsOf,
  openFirers,
  openTargets,
  targetsOf,
  wholeTarget,
} from './16-muster.ts';
import { whyNotAim, whyNotFirer, whyNotTarget } from './16-refusals.ts';
import { addAims, addEach } from '../listing.ts';
import { REACT_JAM, STEP, V } from '../names.ts';
import { goOn, sideAt, turnAt } from '../sequence.ts';

type S = Slammers;

const orderNow = (s: S): number => s.frame(STEP['direct.hex']).order;
const turnNow = (s: S): number => turnAt(s, orderNow(s));

/** The attack at a hex by whoever's fire it is. */
export function aimAt(s: S, n: number): Aim {
  const b = bearingOf(s);
  return { b, place: b.place[n], turn: turnNow(s) };
}

function canAim(s: S, order: number): boolean {
  const b = bearingOf(s);
  const turn = turnAt(s, order);
  for (let place = 0; place < b.count; place++)
    if (canBeAimedAt(s, { b, place, turn })) return true;
  return false;
}

/** [5.4] [16.6] Each side in the order of fire, as often as it can and will. */
export const directHexStep: Step<S> = {
  rule: '16.1',
  verbs: [V.aim, V.done],
  ends: [V.done],
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
  whyNot: whyNotAim,
};

/** [16.3] Some or all units of the hex; [15.1] or gas, which asks no targets. */
export const directTargetsStep: Step<S> = {
  rule: '16.3',
  verbs: [V.all, V.target, V.gas, V.done],
  who: (s) => sideAt(s, orderNow(s)),
  enter(s, log) {
    const { hex, last } = s.frame(STEP['direct.targets']);
    const aim = aimAt(s, hex);
    const open = openTargets(s, aim, last);
    const guns = last === NONE ? gasGunsOf(s, aim) : [];
    // One possibility is none; with a target chosen, to stay with it is one too.
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
  whyNot: whyNotTarget,
};

function takeAsTarget(s: S, u: number): void {
  s.role[u] = TARGET;
  s.frame(STEP['direct.targets']).last = u;
}

const chooseFirers = (s: S): void =>
  s.goto(STEP['direct.guns'], { hex: s.frame(STEP['direct.targets']).hex, last: NONE });

/** [16.4] Who fires, alone or together. */
export const directGunsStep: Step<S> = {
  rule: '16.4',
  verbs: [V.join, V.fire],
  who: (s) => sideAt(s, orderNow(s)),
  enter(s, log) {
    const frame = s.frame(STEP['direct.guns']);
    const aim = aimAt(s, frame.hex);
    // One possibility is none: to take the only unit that can join, or to fire with those there are.
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
  whyNot: whyNotFirer,
};

function takeAsFirer(s: S, u: number): void {
  s.role[u] = FIRES;
  s.frame(STEP['direct.guns']).last = u;
}

/** [16.5] [16.7] [16.8] Column of the attack as it is put together so far, -1 under 1-4. */
const columnOf = (s: S, aim: Aim): number =>
  directColumn(firingOf(s, aim).halves, targetsOf(s, aim).defence);

/** [23.2] The attack is announced, and may be jammed. */
function fire(s: S, hex: number, log?: Log): void {
  const column = columnOf(s, aimAt(s, hex));
  if (log) {
    const args = { units: unitsThat(s, FIRES), targets: unitsThat(s, TARGET), at: node(hex) };
    log.add({ type: 'direct', rule: '16.1', args: { ...args, odds: COLUMNS[column] } });
  }
  s.goto(STEP['attack.roll'], { hex, column });
  s.push(STEP.react, { kind: REACT_JAM, order: 0, unit: NONE, hex });
}

const unitsThat = (s: S, role: number) =>
  units([...s.role.keys()].filter((u) => s.role[u] === role));

/** [23.3] [R47] Who has been jammed among others drops out and may fire alone later; the others go on, if 1-4 is left. */
export function goOnUnjammed(s: S, log?: Log): void {
  if (!s.jammed.includes(1)) return;
  const frame = s.frame(STEP['attack.roll']);
  const firers = [...s.role.keys()].filter((u) => s.role[u] === FIRES);
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
      args: { ...args, odds: COLUMNS[frame.column] },
    });
}
