/** Units and their events: who commands and who is enemy, where they stand, what rides with them. */
import type { Log } from '../../../kernel/text/log.ts';
import { node, unit } from '../../../kernel/text/message.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { NONE } from '../../../kernel/state.ts';
import type { Side } from '../../../kernel/side.ts';
import type { Mode } from '../data/terrain.ts';
import {
  ELECTRONICS_PRICE,
  GAS_PRICE,
  isAmphibious,
  type Ratings,
  takesElectronics,
  typeOf,
  UNIT_IDS,
  UNIT_TYPES,
  type UnitType,
} from '../data/units.ts';
import { DEAD, ELIMINATED, type LEFT, NO_ROLE, type Slammers, UNMARKED } from '../state.ts';

type S = Slammers;

// Kind

/** [3.2] The kind of a unit. */
export function kindOf({ world, militia, buses }: S, u: number): UnitType {
  const kind = UNIT_TYPES[world.kind[u]];
  // [24.9] What is bought as something less is so for the whole colour.
  if (militia[world.colour[u]] && kind.id === 'IN') return MILITIA;
  return buses[world.colour[u]] && kind.id === 'AC' ? BUS : kind;
}
const [MILITIA, BUS] = [typeOf('green', 'ML'), typeOf('green', 'BS')];

/** [24.4] [35.3] What a unit is worth, with gas and electronics. */
export const priceNow = (s: S, u: number): number =>
  kindOf(s, u).price +
  (hasGas(s, u) ? GAS_PRICE : 0) +
  (hasElectronics(s, u) ? ELECTRONICS_PRICE : 0);

/** [3.3] The figures of the face that is up. */
export function ratingsOf(s: S, u: number): Ratings {
  const kind = kindOf(s, u);
  return s.mounted[u] && kind.mounted ? kind.mounted : kind;
}

/** [3.5] How it moves now; undefined for guns, which do not [9.6]. */
export function modeOf(s: S, u: number): Mode | undefined {
  const kind = kindOf(s, u);
  if (kind.propulsion === 'towed') return undefined;
  if (s.mounted[u]) return 'hover';
  // [44.6]
  if (s.world.scenario.specials.amphibious && isAmphibious(kind)) return 'amphibious';
  return kind.propulsion;
}

/** [15.1] Whether it may fire gas. */
export function hasGas(s: S, u: number): boolean {
  const bit = UNIT_IDS.indexOf(kindOf(s, u).id);
  return ((s.gas[s.world.colour[u]] >> bit) & 1) === 1;
}

/** [23.1] Whether it can jam. */
export const hasElectronics = (s: S, u: number): boolean =>
  s.electronics[s.world.colour[u]] === 1 && takesElectronics(kindOf(s, u));

// Owner

/** [41.4] The side that commands it, or `NONE`. */
export const commanderOf = ({ world }: S, u: number): Side => world.sideOf[world.colour[u]];

/** [41.3] Its party: enemies are units of other parties, whoever commands them. */
export const partyOf = ({ world }: S, u: number): number => world.partyOf[world.colour[u]];

export const areEnemies = (s: S, u: number, v: number): boolean => partyOf(s, u) !== partyOf(s, v);

/** [5.2] Whether it rallies, drops and moves in this player turn. */
export const isMoving = ({ world, mover }: S, u: number): boolean =>
  world.turnOf[world.colour[u]] === mover;

/** [6.6] The number that a colour rallies with now; 0 if it is never disrupted. */
export function moraleOf({ world, losses, morale: bought }: S, colour: number): number {
  if (bought[colour] > 0) return bought[colour];
  let morale = 0;
  for (const [lost, number] of world.forces[colour]?.morale ?? [])
    if (losses[colour] >= lost) morale = number;
  return morale;
}

// Where it is

export const isOnMap = ({ at }: S, u: number): boolean => at[u] >= 0;

/** In a carrier, or behind a tower. */
export const isCarried = ({ carrier }: S, u: number): boolean => carrier[u] !== NONE;

/** The unit that it carries or tows, or `NONE`. */
export const cargoOf = ({ carrier }: S, u: number): number => carrier.indexOf(u);

/** Units that have a part in the attack that is being put together, ascending. */
export const withRole = (s: S, role: number): number[] =>
  [...s.role.keys()].filter((u) => s.role[u] === role);

/** All units in a hex, carried ones too, ascending. */
export function unitsAt({ at }: S, n: number): number[] {
  const units: number[] = [];
  for (let u = 0; u < at.length; u++) if (at[u] === n) units.push(u);
  return units;
}

/** Units of a party in a hex, ascending. */
export const unitsOfAt = (s: S, party: number, n: number): number[] =>
  unitsAt(s, n).filter((u) => partyOf(s, u) === party);

/** [9.13] [R22] Counters of a party in a hex: what is carried or towed counts like what carries it. */
export function stackOf(s: S, party: number, n: number): number {
  let count = 0;
  for (let u = 0; u < s.at.length; u++) if (s.at[u] === n && partyOf(s, u) === party) count++;
  return count;
}

/** Whether a hex holds an enemy of a party. */
export function hasEnemyAt(s: S, party: number, n: number): boolean {
  for (let u = 0; u < s.at.length; u++) if (s.at[u] === n && partyOf(s, u) !== party) return true;
  return false;
}

/** [18.1] Whether units of two parties are in a hex. */
export function isAssaulted(s: S, n: number): boolean {
  const first = s.at.indexOf(n);
  return first >= 0 && hasEnemyAt(s, partyOf(s, first), n);
}

/** [18.1] Whether a unit is in a close assault. */
export const isInAssault = (s: S, u: number): boolean =>
  isOnMap(s, u) && hasEnemyAt(s, partyOf(s, u), s.at[u]);

/** Counts the counters of each party in all hexes, into the scratch of the world: `countAt` reads it. */
export function countStacks(s: S): void {
  const { scratch, board } = s.world;
  scratch.counts.fill(0);
  for (let u = 0; u < s.at.length; u++)
    if (s.at[u] >= 0) scratch.counts[partyOf(s, u) * board.size + s.at[u]]++;
}

/** Counters of a party in a hex when `countStacks` was called last. */
export const countAt = ({ world }: S, party: number, n: number): number =>
  world.scratch.counts[party * world.board.size + n];

// Events of a unit

/** Puts a unit onto a hex, with what it carries or tows. */
export function put(s: S, u: number, n: number): void {
  s.at[u] = n;
  s.inside[u] = 0;
  const cargo = cargoOf(s, u);
  if (cargo !== NONE) put(s, cargo, n);
}

/** [10.2] [11.3] A unit mounts or is hooked up; both are in one hex. */
export function attach(s: S, u: number, carrier: number): void {
  s.carrier[u] = carrier;
  s.inside[u] = s.inside[carrier];
}

/** [10.8] [11.3] It dismounts or is set up, in the same hex. */
export function detach(s: S, u: number): void {
  s.carrier[u] = NONE;
}

/**
 * Takes a unit off the map, with what it carries or tows: `DEAD`, which is a loss of its colour [R6], or `LEFT`.
 * Units that may not be taken along are detached before.
 */
export function remove(s: S, u: number, to: typeof DEAD | typeof LEFT): void {
  const cargo = cargoOf(s, u);
  if (to === DEAD) s.losses[s.world.colour[u]]++;
  leaveSpice(s, u);
  clear(s, u);
  s.at[u] = to;
  if (cargo !== NONE) remove(s, cargo, to);
}

/** [44.3] A container stays in the hex. */
function leaveSpice(s: S, u: number): void {
  for (let i = 0; i < s.spiceBy.length; i++)
    if (s.spiceBy[i] === u) {
      s.spiceBy[i] = NONE;
      s.spiceAt[i] = s.at[u];
    }
}

/** Takes a unit out of everything it was in. */
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

/** [R2] [R4] Notes a result for the end of the player turn, on what it carries or tows too; a worse one stays. */
export function mark(s: S, u: number, result: number): void {
  if (s.mark[u] < result) s.mark[u] = result;
  const cargo = cargoOf(s, u);
  if (cargo === NONE) return;
  // [R8] Infantry in a carrier is never disrupted; a gun is as its tower is.
  if (result === ELIMINATED || kindOf(s, cargo).towable) mark(s, cargo, result);
}

/** [R6] A unit is eliminated, with what it carries or tows; that is told. */
export function eliminate(s: S, u: number, rule: RuleId, log?: Log): void {
  for (let v = u; v !== NONE; v = cargoOf(s, v))
    log?.add({ type: 'eliminated', rule, args: { u: unit(v), at: node(s.at[v]) } });
  remove(s, u, DEAD);
}

/** Units of a colour on the map. */
export function countOnMap({ at, world }: S, colour: number): number {
  let count = 0;
  for (let u = 0; u < at.length; u++) if (at[u] >= 0 && world.colour[u] === colour) count++;
  return count;
}
