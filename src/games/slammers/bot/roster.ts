/** Armies of a position as bots see them: values, firers and stacks. */
import { NONE } from '../../../kernel/state.ts';
import type { Weights } from './weights.ts';
import { COLOURS, isArtillery, UNIT_KINDS, type UnitType } from '../data/units.ts';
import { coverOf, fortressDefence, hexDefence, isWetNow } from '../rules/fire/17-defence.ts';
import { kindOf, priceNow, ratingsOf } from '../rules/units.ts';
import { ABSENT, DEAD, DISRUPTED, ELIMINATED, LEFT, type Slammers } from '../state.ts';
import type { World } from '../world.ts';

type S = Slammers;

/** Units of one party under one commander. */
export interface ArmyRoster {
  readonly side: number;
  readonly party: number;
}

/**
 * Working memory: units and stacks of the position that was read last. A stack is the units of one army in one hex.
 */
export interface Roster {
  readonly armies: readonly ArmyRoster[];
  /** By colour; -1 if it does not take part. */
  readonly armyOf: Int8Array;
  // By unit
  /** Value including its cargo: its price, reduced by its state. 0 if it is gone. */
  readonly worth: Float64Array;
  /** Value as if it were not disrupted, for weighing fire: a disrupted unit is in no less danger. */
  readonly whole: Float64Array;
  /** Attack at full range in half points, range, and defence without terrain. */
  readonly halves: Int16Array;
  readonly range: Uint8Array;
  readonly defence: Int16Array;
  /** `fires`: 1 if it is free to fire [12.6]. `guns`: 1 if it fires indirectly. */
  readonly fires: Uint8Array;
  readonly guns: Uint8Array;
  /** Share of its value that a disruption takes: all on wet ground or mounted skimmers, none from infantry. */
  readonly shaken: Float64Array;
  /** Share of its value that a disruption would take if it had not begun its turn disrupted. */
  readonly startled: Float64Array;
  /** Chance that it is lost, with disruption counted by its share; written by `weighExchange`. */
  readonly risk: Float64Array;
  /** Next unit of the same stack, or `NONE`. */
  readonly next: Int16Array;
  // By stack
  stacks: number;
  readonly node: Int16Array;
  readonly army: Int8Array;
  readonly first: Int16Array;
  readonly total: Int16Array;
  readonly melee: Int16Array;
  readonly cover: Int8Array;
  readonly under: Int8Array;
  readonly value: Float64Array;
  /** 1 if it is in a close assault. */
  readonly fought: Uint8Array;
  /** Last stack of each hex, or `NONE`; and the previous stack in the same hex. */
  readonly stackAt: Int16Array;
  readonly other: Int16Array;
  /** Units of each army in its stacks outside close assault, army by army: `from[a]` to `from[a + 1] - 1`. */
  readonly firers: Int16Array;
  readonly from: Int16Array;
}

export function makeRoster(world: World): Roster {
  const units = world.units.length;
  const armies: ArmyRoster[] = [];
  const armyOf = Int8Array.from(COLOURS, (_, c) => {
    if (!world.forces[c]) return NONE;
    const [side, party] = [world.sideOf[c], world.partyOf[c]];
    const known = armies.findIndex((a) => a.side === side && a.party === party);
    return known >= 0 ? known : armies.push({ side, party }) - 1;
  });
  const shorts = (): Int16Array => new Int16Array(units);
  const floats = (): Float64Array => new Float64Array(units);
  const bytes = (): Uint8Array => new Uint8Array(units);
  return {
    armies,
    armyOf,
    worth: floats(),
    whole: floats(),
    halves: shorts(),
    range: bytes(),
    defence: shorts(),
    fires: bytes(),
    guns: bytes(),
    shaken: floats(),
    startled: floats(),
    risk: floats(),
    next: shorts(),
    stacks: 0,
    node: shorts(),
    army: new Int8Array(units),
    first: shorts(),
    total: shorts(),
    melee: shorts(),
    cover: new Int8Array(units),
    under: new Int8Array(units),
    value: floats(),
    fought: bytes(),
    stackAt: new Int16Array(world.board.size).fill(NONE),
    other: shorts(),
    firers: shorts(),
    from: new Int16Array(armies.length + 1),
  };
}

/** Reads a position into the roster. */
export function readRoster(s: S, r: Roster, w: Weights): void {
  for (let k = 0; k < r.stacks; k++) r.stackAt[r.node[k]] = NONE;
  r.stacks = 0;
  r.risk.fill(0);
  for (let u = 0; u < s.at.length; u++) readUnit(s, r, w, u);
  for (let u = 0; u < s.at.length; u++) {
    const carrier = s.carrier[u];
    if (carrier === NONE || r.worth[carrier] <= 0) continue;
    r.worth[carrier] += r.worth[u];
    r.whole[carrier] += r.whole[u];
  }
  for (let u = 0; u < s.at.length; u++)
    if (s.at[u] >= 0 && r.worth[u] > 0 && s.carrier[u] === NONE) standIn(s, r, u);
  for (let k = 0; k < r.stacks; k++) r.fought[k] = isFought(r, k) ? 1 : 0;
  listFirers(r);
}

function readUnit(s: S, r: Roster, w: Weights, u: number): void {
  const at = s.at[u];
  r.fires[u] = 0;
  r.guns[u] = 0;
  if (at === DEAD || at === LEFT || at === ABSENT || s.mark[u] === ELIMINATED) {
    r.worth[u] = at === LEFT && isSaved(s) ? priceNow(s, u) * (1 + SAVED * w.pull) : 0;
    return;
  }
  const isShaken = s.disrupted[u] === 1 || s.mark[u] === DISRUPTED;
  const waiting = s.round === 0 ? w.waiting * UNPLACED : w.waiting;
  const state = at === NONE ? waiting : !isShaken ? 1 : s.began[u] ? w.doomed : w.disrupted;
  r.worth[u] = priceNow(s, u) * state;
  r.whole[u] = priceNow(s, u) * (at === NONE ? waiting : 1);
  const { attack, range, defence } = ratingsOf(s, u);
  const kind = kindOf(s, u);
  r.halves[u] = 2 * attack;
  r.range[u] = range;
  r.defence[u] = defence + (s.inside[u] ? fortressDefence(s) : 0);
  r.startled[u] = shakenShare(s, w, u, kind);
  r.shaken[u] = s.began[u] ? 1 : r.startled[u];
  // Units that have not arrived have ratings, but cannot fire yet.
  if (at < 0) return;
  if (isShaken || attack === 0 || (s.carrier[u] !== NONE && kind.towable)) return;
  r.fires[u] = 1;
  r.guns[u] = isArtillery(kind) ? 1 : 0;
}

/** Factor for unplaced units during set-up, so that placing all at once scores better than one by one. */
const UNPLACED = 0.3;

/** [38.4] Bonus of a unit that has left the map over one that is yet to leave. */
const SAVED = 1.3;
const isSaved = ({ world }: S): boolean => world.scenario.victory.kind === 'leave';

/**
 * [19.7] [19.8] [19.10] Returns the share of a unit's value that a disruption takes. The caller handles [19.5] units
 * that began their turn disrupted, which lose all of it.
 */
function shakenShare(s: S, w: Weights, u: number, kind: UnitType): number {
  const isWet = s.at[u] >= 0 && isWetNow(s, s.at[u]);
  if (isWet || kind.militia || s.mounted[u]) return 1;
  return kind.infantry ? 0 : 1 - w.disrupted;
}

function standIn(s: S, r: Roster, u: number): void {
  const n = s.at[u];
  const army = r.armyOf[s.world.colour[u]];
  let k = r.stackAt[n];
  while (k !== NONE && r.army[k] !== army) k = r.other[k];
  if (k === NONE) k = newStack(s, r, n, army);
  r.next[u] = r.first[k];
  r.first[k] = u;
  r.total[k] += r.defence[u];
  r.value[k] += r.worth[u];
  if (r.fires[u]) {
    const { infantry } = UNIT_KINDS[s.world.kind[u]];
    r.melee[k] += (r.halves[u] >> 1) * (infantry ? 2 : 1);
  }
}

function newStack(s: S, r: Roster, n: number, army: number): number {
  const k = r.stacks++;
  r.node[k] = n;
  r.army[k] = army;
  r.first[k] = NONE;
  r.total[k] = 0;
  r.melee[k] = 0;
  r.value[k] = 0;
  r.cover[k] = coverOf(s, n);
  r.under[k] = hexDefence(s, n, false);
  r.other[k] = r.stackAt[n];
  r.stackAt[n] = k;
  return k;
}

const isFought = (r: Roster, k: number): boolean => {
  const { party } = r.armies[r.army[k]];
  for (let j = r.stackAt[r.node[k]]; j !== NONE; j = r.other[j])
    if (r.armies[r.army[j]].party !== party) return true;
  return false;
};

function listFirers(r: Roster): void {
  let end = 0;
  for (let a = 0; a < r.armies.length; a++) {
    r.from[a] = end;
    for (let k = 0; k < r.stacks; k++) {
      if (r.army[k] !== a || r.fought[k]) continue;
      for (let u = r.first[k]; u !== NONE; u = r.next[u]) r.firers[end++] = u;
    }
  }
  r.from[r.armies.length] = end;
}

/** [41.3] [41.4] Returns whether two armies are enemies: of different parties and under different commanders. */
export const areFoes = (a: ArmyRoster, b: ArmyRoster): boolean =>
  a.party !== b.party && a.side !== b.side;
