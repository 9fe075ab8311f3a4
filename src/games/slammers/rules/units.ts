/** Units and their events: owner, place, cargo. */
import type { Log } from '../../../kernel/text/log.ts';
import { node, unit } from '../../../kernel/text/message.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { NONE } from '../../../kernel/state.ts';
import type { Side } from '../../../kernel/side.ts';
import type { Mode } from '../data/terrain.ts';
import {
  isAmphibious,
  type Ratings,
  takesElectronics,
  kindIn,
  UNIT_IDS,
  UNIT_KINDS,
  type UnitType,
} from '../data/units.ts';
import { DEAD, ELIMINATED, type LEFT, NO_ROLE, type Slammers, UNMARKED } from '../state.ts';

type S = Slammers;

// Kind

/** [3.2] Returns the kind of a unit. */
export function kindOf({ world, militia, buses }: S, u: number): UnitType {
  const kind = world.types[world.kind[u]];
  // [24.9] Militia and buses replace their kind for the whole colour.
  if (militia[world.colour[u]] && kind.id === 'IN') return world.types[MILITIA];
  return buses[world.colour[u]] && kind.id === 'AC' ? world.types[BUS] : kind;
}
const [MILITIA, BUS] = [kindIn('green', 'ML'), kindIn('green', 'BS')].map((kind) =>
  UNIT_KINDS.indexOf(kind),
);

/** [24.4] [35.3] Returns the price of a unit, with gas and electronics. */
export const priceNow = (s: S, u: number): number =>
  kindOf(s, u).price +
  (hasGas(s, u) ? s.world.values['price.gas'] : 0) +
  (hasElectronics(s, u) ? s.world.values['price.electronics'] : 0);

/** [3.3] Returns the ratings of the face that is up. */
export function ratingsOf(s: S, u: number): Ratings {
  const kind = kindOf(s, u);
  return s.mounted[u] && kind.mounted ? kind.mounted : kind;
}

/** [3.5] Returns the unit's current mode of movement; undefined for guns, which cannot move [9.6]. */
export function modeOf(s: S, u: number): Mode | undefined {
  const kind = kindOf(s, u);
  if (kind.propulsion === 'towed') return undefined;
  if (s.mounted[u]) return 'hover';
  // [44.6] Armoured cars and carriers are amphibious in some scenarios.
  if (s.world.scenario.specials.amphibious && isAmphibious(kind)) return 'amphibious';
  return kind.propulsion;
}

/** [15.1] Returns whether a unit may fire gas. */
export function hasGas(s: S, u: number): boolean {
  const bit = UNIT_IDS.indexOf(kindOf(s, u).id);
  return ((s.gas[s.world.colour[u]] >> bit) & 1) === 1;
}

/** [23.1] Returns whether a unit can jam. */
export const hasElectronics = (s: S, u: number): boolean =>
  s.electronics[s.world.colour[u]] === 1 && takesElectronics(kindOf(s, u));

// Owner

/** [41.4] Returns the side that commands a unit, or `NONE`. */
export const commanderOf = ({ world }: S, u: number): Side => world.sideOf[world.colour[u]];

/** [41.3] Returns the party of a unit: units of other parties are enemies, even under the same commander. */
export const partyOf = ({ world }: S, u: number): number => world.partyOf[world.colour[u]];

export const areEnemies = (s: S, u: number, v: number): boolean => partyOf(s, u) !== partyOf(s, v);

/** [5.2] Returns whether a unit rallies, drops and moves in this player turn. */
export const isMoving = ({ world, mover }: S, u: number): boolean =>
  world.turnOf[world.colour[u]] === mover;

/** [6.6] Returns the current morale of a colour; 0 if it is never disrupted. */
export function moraleOf({ world, losses, morale: bought }: S, colour: number): number {
  if (bought[colour] > 0) return bought[colour];
  let morale = 0;
  for (const [lost, number] of world.forces[colour]?.morale ?? [])
    if (losses[colour] >= lost) morale = number;
  return morale;
}

// Place

export const isOnMap = ({ at }: S, u: number): boolean => at[u] >= 0;

/** Returns whether a unit is carried or towed. */
export const isCarried = ({ carrier }: S, u: number): boolean => carrier[u] !== NONE;

/** Returns the unit that a unit carries or tows, or `NONE`. */
export const cargoOf = ({ carrier }: S, u: number): number => carrier.indexOf(u);

/** Returns the units with a role in the attack under construction, ascending. */
export const withRole = (s: S, role: number): number[] =>
  [...s.role.keys()].filter((u) => s.role[u] === role);

/** Returns all units in a hex, including carried ones, ascending. */
export function unitsAt({ at }: S, n: number): number[] {
  const units: number[] = [];
  for (let u = 0; u < at.length; u++) if (at[u] === n) units.push(u);
  return units;
}

/** Returns the units of a party in a hex, ascending. */
export const unitsOfAt = (s: S, party: number, n: number): number[] =>
  unitsAt(s, n).filter((u) => partyOf(s, u) === party);

/** [9.13] [R22] Returns the number of a party's counters in a hex; carried and towed units count too. */
export function stackOf(s: S, party: number, n: number): number {
  let count = 0;
  for (let u = 0; u < s.at.length; u++) if (s.at[u] === n && partyOf(s, u) === party) count++;
  return count;
}

/** Returns whether a hex has an enemy of a party. */
export function hasEnemyAt(s: S, party: number, n: number): boolean {
  for (let u = 0; u < s.at.length; u++) if (s.at[u] === n && partyOf(s, u) !== party) return true;
  return false;
}

/** [18.1] Returns whether units of two parties are in a hex. */
export function isAssaulted(s: S, n: number): boolean {
  const first = s.at.indexOf(n);
  return first >= 0 && hasEnemyAt(s, partyOf(s, first), n);
}

/** [18.1] Returns whether a unit is in a close assault. */
export const isInAssault = (s: S, u: number): boolean =>
  isOnMap(s, u) && hasEnemyAt(s, partyOf(s, u), s.at[u]);

/** Counts each party's counters in all hexes into the world's scratch memory, for `countAt`. */
export function countStacks(s: S): void {
  const { scratch, board } = s.world;
  scratch.counts.fill(0);
  for (let u = 0; u < s.at.length; u++)
    if (s.at[u] >= 0) scratch.counts[partyOf(s, u) * board.size + s.at[u]]++;
}

/** Returns the number of a party's counters in a hex at the last call of `countStacks`. */
export const countAt = ({ world }: S, party: number, n: number): number =>
  world.scratch.counts[party * world.board.size + n];

// Events of a unit

/** Puts a unit in a hex, with the unit that it carries or tows. */
export function put(s: S, u: number, n: number): void {
  s.at[u] = n;
  s.inside[u] = 0;
  const cargo = cargoOf(s, u);
  if (cargo !== NONE) put(s, cargo, n);
}

/** [10.2] [11.3] Attaches a unit that mounts or is hooked up; both are in one hex. */
export function attach(s: S, u: number, carrier: number): void {
  s.carrier[u] = carrier;
  s.inside[u] = s.inside[carrier];
}

/** [10.8] [11.3] Detaches a unit that dismounts or is set up, in the same hex. */
export function detach(s: S, u: number): void {
  s.carrier[u] = NONE;
}

/**
 * Removes a unit from the map, with the unit that it carries or tows. `to`: `DEAD` (a loss of its colour [R6]) or
 * `LEFT`. Detach units that must stay before calling it.
 */
export function remove(s: S, u: number, to: typeof DEAD | typeof LEFT): void {
  const cargo = cargoOf(s, u);
  if (to === DEAD) s.losses[s.world.colour[u]]++;
  leaveSpice(s, u);
  clear(s, u);
  s.at[u] = to;
  if (cargo !== NONE) remove(s, cargo, to);
}

/** [44.3] Leaves a carried container in the hex. */
function leaveSpice(s: S, u: number): void {
  for (let i = 0; i < s.spiceBy.length; i++)
    if (s.spiceBy[i] === u) {
      s.spiceBy[i] = NONE;
      s.spiceAt[i] = s.at[u];
    }
}

/** Clears the state of a unit that leaves the map. */
function clear(s: S, u: number): void {
  s.carrier[u] = NONE;
  s.mark[u] = UNMARKED;
  s.role[u] = NO_ROLE;
  const { disrupted, began, mounted, inside, drops, moved, walked, rode } = s;
  const { boarded, alighted, landed, fired, jams, jammed, freed, credit } = s;
  s.shelled[u] = NONE;
  for (const column of [disrupted, began, mounted, inside, drops, moved, walked, rode])
    column[u] = 0;
  for (const column of [boarded, alighted, landed, fired, jams, jammed, freed, credit])
    column[u] = 0;
}

/**
 * [R2] [R4] Records a result for the end of the player turn, also for the unit that it carries or tows; a worse one
 * stays.
 */
export function mark(s: S, u: number, result: number): void {
  if (s.mark[u] < result) s.mark[u] = result;
  const cargo = cargoOf(s, u);
  if (cargo === NONE) return;
  // [R8] Infantry in a carrier is never disrupted with it; a towed gun shares its vehicle's disruption.
  if (result === ELIMINATED || kindOf(s, cargo).towable) mark(s, cargo, result);
}

/** [R6] Eliminates a unit with the unit that it carries or tows, and logs it. */
export function eliminate(s: S, u: number, rule: RuleId, log?: Log): void {
  for (let v = u; v !== NONE; v = cargoOf(s, v))
    log?.add({ type: 'eliminated', rule, args: { u: unit(v), at: node(s.at[v]) } });
  remove(s, u, DEAD);
}

/** Returns the number of a colour's units on the map. */
export function countOnMap({ at, world }: S, colour: number): number {
  let count = 0;
  for (let u = 0; u < at.length; u++) if (at[u] >= 0 && world.colour[u] === colour) count++;
  return count;
}
