/** [8.011] Flyers move by megahexes, and [8.014] leave enough flyers behind to fight enemy flyers. */
import type { LegalActions } from '../../../../kernel/action.ts';
import { AIR_ENTRY, boxOf, CENTRE, HEXES, MEGAHEX_NEXT, MEGAHEX_OF } from '../../data/field.ts';
import { firstUnit } from '../../data/units.ts';
import { type Chitin, flyersIn, GONE, unitsEnd } from '../../state.ts';
import { V } from '../names.ts';
import type { Party } from '../scratch.ts';
import { clear } from '../units.ts';

/** Path to a megahex: one move, or two moves through a megahex between. */
interface Flight {
  readonly moves: number;
  /** The megahex between, or -1. */
  readonly via: number;
}

/** [8.011] [R37] Lists the destinations of a party of flyers: centres of megahexes, or off the map. */
export function listFlights(s: Chitin, party: Party, out: LegalActions<'to'>): void {
  const goals = flightsOf(s, party);
  const nodes = [...goals.keys()].sort((a, b) => a - b);
  for (const n of nodes) out.add(V.to, n);
}

/** Returns every destination of a party of flyers, by node. */
export function flightsOf(
  s: Chitin,
  party: Party,
  isOpen = (m: number): boolean => mayPassOver(s, party, m),
): Map<number, Flight> {
  const goals = new Map<number, Flight>();
  const points = leastLeft(s, party);
  if (!mayLeaveBehind(s, party)) return goals;
  for (const m of doorsOf(s, party)) {
    goals.set(CENTRE[m], { moves: 1, via: -1 });
  }
  if (party.node < HEXES && leads(s, MEGAHEX_OF[party.node]))
    goals.set(ownBoxNode(s), { moves: 1, via: -1 });
  if (points >= 2) for (const m of doorsOf(s, party)) if (isOpen(m)) addBeyond(s, party, m, goals);
  return goals;
}

function addBeyond(s: Chitin, party: Party, via: number, goals: Map<number, Flight>): void {
  for (const m of MEGAHEX_NEXT[via])
    if (CENTRE[m] !== party.node && !goals.has(CENTRE[m])) goals.set(CENTRE[m], { moves: 2, via });
  const box = ownBoxNode(s);
  if (party.node < HEXES && leads(s, via) && !goals.has(box)) goals.set(box, { moves: 2, via });
}

const ownBoxNode = (s: Chitin): number => boxOf(s.end[s.mover]);

/** [R7] [R37] Returns whether a megahex touches the mover's own edge. */
const leads = (s: Chitin, m: number): boolean => AIR_ENTRY[s.end[s.mover]].includes(m);

/** Returns the megahexes one move away. */
function doorsOf(s: Chitin, party: Party): readonly number[] {
  return party.node < HEXES ? MEGAHEX_NEXT[MEGAHEX_OF[party.node]] : AIR_ENTRY[s.end[s.mover]];
}

function leastLeft(s: Chitin, party: Party): number {
  let least = 2;
  for (let i = 0; i < party.size; i++) least = Math.min(least, s.left[party.units[i]]);
  return least;
}

/** [R33] Returns the number of own flyers that entered a megahex in this turn, even if they have left it again. */
function arrivals(s: Chitin, m: number): number {
  let count = 0;
  for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++) if ((s.arrived[u] >> m) & 1) count++;
  return count;
}

/** [8.014] [R33] Returns how many flyers of the mover must fight enemy flyers in a megahex. */
export const airDuty = (s: Chitin, m: number, entered = arrivals(s, m)): number =>
  Math.min(entered, flyersIn(s, 1 - s.mover, m));

/**
 * [8.014] Returns whether enough flyers stay to fight the enemy flyers that they flew into, so that the party may go
 * on.
 */
export function mayLeaveBehind(s: Chitin, party: Party): boolean {
  if (party.node >= HEXES) return true;
  const m = MEGAHEX_OF[party.node];
  return flyersIn(s, s.mover, m) - party.size >= airDuty(s, m);
}

/**
 * [8.014] Returns the same for a megahex flown through: entering it creates the duty, and flyers that stay must cover
 * it.
 */
function mayPassOver(s: Chitin, party: Party, m: number): boolean {
  let fresh = 0;
  for (let i = 0; i < party.size; i++) if (!((s.arrived[party.units[i]] >> m) & 1)) fresh++;
  return flyersIn(s, s.mover, m) >= airDuty(s, m, arrivals(s, m) + fresh);
}

/** [8.014] Returns whether only enemy flyers on the way keep the party from a node. */
export const isBarredByFlyers = (s: Chitin, party: Party, n: number): boolean =>
  flightsOf(s, party, () => true).has(n);

/** Moves the party; [6.07] flyers that leave the map never return. */
export function flyTo(s: Chitin, party: Party, n: number): void {
  const flight = flightsOf(s, party).get(n);
  if (flight === undefined) throw new Error(`flyers cannot get to ${n}`);
  for (let i = 0; i < party.size; i++) {
    const u = party.units[i];
    s.left[u] -= flight.moves;
    if (flight.via >= 0) s.arrived[u] |= 1 << flight.via;
    if (n >= HEXES) continue;
    s.arrived[u] |= 1 << MEGAHEX_OF[n];
    s.entered[s.mover] = 1;
  }
  for (let i = 0; i < party.size; i++) {
    const u = party.units[i];
    s.at[u] = n;
    if (n < HEXES) continue;
    clear(s, u);
    s.at[u] = GONE;
  }
}
