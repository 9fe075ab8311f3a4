/** [7.2] Parachute drops: each unit aims at a zone, and may be blown off course. */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node, unit } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { AreaLook } from '../../../../kernel/look/look.ts';
import type { RollEvent } from '../../../../kernel/odds/roll-event.ts';
import type { Slot } from '../../data/pieces.ts';
import type { Arrival } from '../../data/scenario.ts';
import { CLEAR } from '../../data/terrain.ts';
import { DRIFTS, landingOf } from '../../ground/scatter.ts';
import { LANDED, LANDED_ON_ENEMIES, type Slammers } from '../../state.ts';
import { fixed, msg, refuse } from '../../i18n/msg.ts';
import { closedPieces, whyClosed } from './09-closed.ts';
import { hasFoes } from './09-reach.ts';
import { isWetNow } from '../fire/17-defence.ts';
import { ONE_DIE } from '../dice.ts';
import { REACT_DROP, STEP, V } from '../names.ts';
import { goOn, movingSide } from '../sequence.ts';
import { asks, DONE, frameFocus, nodeLabel, type SlammersStep, unitLabel } from '../step.ts';
import { countStacks, eliminate, hasEnemyAt, isMoving, kindOf, partyOf, put } from '../units.ts';

type S = Slammers;

/**
 * [7.2] [7.12] [24.8] Drops the units that are due one after the other; units bought with a drop, when their player
 * chooses.
 */
export const dropPickStep: SlammersStep<'drop' | 'done'> = {
  rule: '7.2',
  prompt: fixed('prompt.drop.pick'),
  offers: { drop: { label: unitLabel('label.drop') }, done: DONE },
  who: movingSide,
  enter(s) {
    const frame = s.frame(STEP['drop.pick']);
    const due = waiting(s).find((u) => u > frame.last && isDue(s, u));
    if (due !== undefined) {
      frame.last = due;
      s.push(STEP['drop.zone'], { unit: due });
    } else if (optional(s).length === 0) goOn(s);
  },
  actions(s, out) {
    for (const u of optional(s)) out.add(V.drop, u);
    out.add(V.done);
  },
  apply(s, action) {
    if (verbOf(action) === V.done) goOn(s);
    else s.push(STEP['drop.zone'], { unit: nounOf(action) });
  },
  refusals: { drop: whyNoDrop },
};

/** Returns the moving player's units that have not landed yet, ascending. */
const waiting = (s: S): number[] =>
  [...s.at.keys()].filter((u) => s.at[u] === NONE && s.drops[u] === 1 && isMoving(s, u));

/** Returns whether the scenario sets the turn of a drop; [24.8] otherwise the player chooses it. */
const isOrdered = (arrival: Arrival): arrival is Arrival & { readonly turn: number } =>
  arrival.how === 'drop' && arrival.turn !== undefined;

/** [32.2] [40.2] Returns whether the scenario drops the unit now. */
function isDue({ world, round }: S, u: number): boolean {
  const { arrival } = world.groups[world.group[u]];
  return isOrdered(arrival) && round >= arrival.turn;
}

/** [24.8] Returns the units that may drop in any turn. */
const optional = (s: S): number[] =>
  waiting(s).filter((u) => !isOrdered(s.world.groups[s.world.group[u]].arrival));

function whyNoDrop(s: S, u: number): Refusal {
  if (!isMoving(s, u)) return refuse('5.2', 'refusal.drops-not-moving', { u: unit(u) });
  // [24.8] Only a unit that waits off the map can drop.
  if (s.at[u] >= 0) return refuse('24.8', 'refusal.drops-on-map', { u: unit(u) });
  return refuse('7.2', 'refusal.drops-not', { u: unit(u) });
}

/** [7.2] [R10] Chooses the drop zone: a hex without enemies, of any terrain. */
export const zoneStep: SlammersStep<'to'> = {
  rule: '7.2',
  prompt: asks('prompt.drop.zone'),
  focus: frameFocus,
  offers: { to: { label: nodeLabel('label.to'), preview: landingAreas } },
  who: movingSide,
  enter(s) {
    if (zonesOf(s, s.frame(STEP['drop.zone']).unit).length === 0) s.pop();
  },
  actions(s, out) {
    for (const n of zonesOf(s, s.frame(STEP['drop.zone']).unit)) out.add(V.to, n);
  },
  apply(s, action) {
    const { unit: u } = s.frame(STEP['drop.zone']);
    s.goto(STEP['drop.course'], { unit: u, zone: nounOf(action) });
  },
  refusals: { to: whyNoZone },
};

/**
 * [40.2] [44.5] Returns the hexes that the scenario allows as drop zones, ascending, whether or not enemies are
 * there.
 */
function areaOf(s: S, u: number): number[] {
  const { world } = s;
  const { arrival, hexes } = world.groups[world.group[u]];
  const all = arrival.how === 'drop' ? hexes : [...world.terrain.keys()];
  const closed = closedPieces(s, u);
  return all.filter((n) => ((closed >> world.piece[n]) & 1) === 0);
}

function zonesOf(s: S, u: number): number[] {
  countStacks(s);
  return areaOf(s, u).filter((n) => !hasFoes(s, partyOf(s, u), n));
}

function whyNoZone(s: S, n: number): Refusal {
  const { unit: u } = s.frame(STEP['drop.zone']);
  const args = { u: unit(u), at: node(n) };
  if (n >= s.world.hexes) return refuse('7.2', 'refusal.choose-hex', args);
  const closed = whyClosed(s, u, n, args);
  if (closed) return closed;
  if (!areaOf(s, u).includes(n)) return refuse('7.2', 'refusal.zone-outside', args);
  return refuse('7.2', 'refusal.zone-of-enemies', args);
}

/** [7.7] [7.8] Hexes where a dropped unit may land, and those where it is eliminated. */
function landingAreas(s: S, zone: number): AreaLook[] {
  const { unit: u } = s.frame(STEP['drop.zone']);
  const found = [...landings(s, u, zone)];
  const dies = found.filter(([n, { ways, offMap }]) => !lives(s, u, n) && ways > offMap);
  const lost = dies.reduce((sum, [, { ways, offMap }]) => sum + ways - offMap, 0);
  const text = msg('area.landing.lost', { n: Math.round((100 * lost) / PARTS) });
  return [
    { type: 'zone', name: msg('area.landing', { u: unit(u) }), nodes: found.map(([n]) => n) },
    { type: 'deadly', name: msg('area.deadly', { u: unit(u) }), nodes: dies.map(([n]) => n) },
    { type: 'target', name: msg('marker.zone'), nodes: [zone], texts: [text] },
  ];
}

/** [7.3] [7.4] [7.5] Returns the chance of each landing hex for a drop zone, in `PARTS`. */
function landings(s: S, u: number, zone: number): Map<number, { ways: number; offMap: number }> {
  const found = new Map<number, { ways: number; offMap: number }>();
  const add = (hex: number, ways: number, off: number) => {
    const before = found.get(hex) ?? { ways: 0, offMap: 0 };
    found.set(hex, { ways: before.ways + ways, offMap: before.offMap + off });
  };
  const closed = closedPieces(s, u);
  add(zone, PARTS / 2, 0);
  for (const drift of DRIFTS) {
    const { hex, offMap } = landingOf(s.world, zone, drift, closed);
    add(hex, 1, offMap ? 1 : 0);
  }
  return found;
}
const PARTS = 2 * DRIFTS.length;

/** Highest roll for a landing in the zone [7.3]. */
const ON_COURSE = 3;

/** Returns the dice of one drop: whether it is on course, and if not, where it lands. */
function dropEvent(s: S, step: DropStep): RollEvent {
  const { unit: u, zone } = s.frame(step);
  const args = { u: unit(u), zone: node(zone) };
  return {
    ...{
      title: msg('roll.drop', args),
      continues: step !== STEP['drop.course'],
      by: movingSide(s),
    },
    aim: { meaning: 'gain', label: msg('outcome.on-course', args) },
  };
}
type DropStep = (typeof STEP)['drop.course' | 'drop.way' | 'drop.far'];

/** [7.3] Rolls a die for each unit: on course or not. */
export const courseStep: SlammersStep<'roll'> = {
  rule: '7.3',
  prompt: asks('prompt.drop.course'),
  focus: frameFocus,
  ...ONE_DIE,
  event: (s) => dropEvent(s, STEP['drop.course']),
  apply(s, action, log) {
    const { unit: u, zone } = s.frame(STEP['drop.course']);
    const isOn = nounOf(action) <= ON_COURSE;
    const key = isOn ? 'outcome.on-course' : 'outcome.off-course';
    const args = { u: unit(u), zone: node(zone) };
    const outcome = msg(key, args);
    const meaning = isOn ? 'gain' : 'none';
    log?.add({ type: 'course', rule: '7.3', args: { ...args, what: outcome }, outcome, meaning });
    if (isOn) comeDown(s, u, zone, 0);
    else s.goto(STEP['drop.way'], { unit: u, zone });
  },
};

/** [7.4] Rolls the direction of a drop off course: 1 is north, then clockwise. */
export const wayStep: SlammersStep<'roll'> = {
  rule: '7.4',
  prompt: asks('prompt.drop.way'),
  focus: frameFocus,
  ...ONE_DIE,
  event: (s) => dropEvent(s, STEP['drop.way']),
  apply(s, action) {
    const { unit: u, zone } = s.frame(STEP['drop.way']);
    s.goto(STEP['drop.far'], { unit: u, zone, direction: nounOf(action) - 1 });
  },
};

/**
 * [7.5] Rolls the distance from the zone. [7.6] [R11] A unit off the map, or [R76] on a panel closed to it, is put in
 * the nearest hex.
 */
export const farStep: SlammersStep<'roll'> = {
  rule: '7.5',
  prompt: asks('prompt.drop.far'),
  focus: frameFocus,
  ...ONE_DIE,
  event: (s) => dropEvent(s, STEP['drop.far']),
  apply(s, action, log) {
    const { unit: u, zone, direction } = s.frame(STEP['drop.far']);
    const drift = { direction: direction as Slot, hexes: nounOf(action) };
    const { hex, offMap } = landingOf(s.world, zone, drift, closedPieces(s, u));
    const isLost = !offMap && !lives(s, u, hex);
    const outcome = msg(isLost ? 'outcome.lands-badly' : 'outcome.lands-beside', { u: unit(u) });
    const shown = { outcome, meaning: isLost ? 'loss' : 'none' } as const;
    log?.add({ type: 'drifts', rule: '7.5', args: { u: unit(u), at: node(hex) }, ...shown });
    comeDown(s, u, hex, offMap ? 1 : 0);
  },
};

/** [8.1] [R16] The landing hex is known; enemies may now fire at the unit in the air. */
function comeDown(s: S, u: number, hex: number, offMap: number): void {
  s.goto(STEP['drop.land'], { unit: u, hex, offMap });
  s.push(STEP.react, { kind: REACT_DROP, order: 0, unit: u, hex });
}

/** [7.9] [7.11] Lands the unit, even in a full hex, unless it was shot down or the terrain eliminates it. */
export const landStep: SlammersStep = {
  rule: '7.9',
  enter(s, log) {
    const { unit: u, hex, offMap } = s.frame(STEP['drop.land']);
    if (s.at[u] === NONE) land(s, u, hex, offMap === 1, log);
    s.pop();
  },
};

function land(s: S, u: number, n: number, offMap: boolean, log?: Log): void {
  // [7.10] Records whether it landed among enemies.
  s.landed[u] = hasEnemyAt(s, partyOf(s, u), n) ? LANDED_ON_ENEMIES : LANDED;
  s.drops[u] = 0;
  put(s, u, n);
  log?.add({ type: 'landed', rule: '7.9', args: { u: unit(u), at: node(n) } });
  // [R11] [R12] Terrain does not matter for a unit that came down off the map.
  if (offMap) return;
  if (!lives(s, u, n)) eliminate(s, u, isWetNow(s, n) ? '7.7' : '7.8', log);
}

/**
 * [7.7] Returns whether the unit survives the landing: no unit in water, [7.8] and only infantry elsewhere than on
 * clear ground.
 */
const lives = (s: S, u: number, n: number): boolean =>
  !isWetNow(s, n) && (kindOf(s, u).infantry || isClear(s, n));

/** [7.8] [R12] Returns whether the ground is clear: with or without a road, but without rubble or fortress. */
const isClear = ({ world, rubble, fortress }: S, n: number): boolean =>
  world.terrain[n] === CLEAR && rubble[n] === 0 && fortress[n] === 0;
