/** The party that moves: which units may go together [6.05] [6.051] and what they have left. */
import { NONE } from '../../../../kernel/state.ts';
import { HEXES } from '../../data/field.ts';
import { isFighter, isFlyer, isWarrior, UNIT_COUNT } from '../../data/units.ts';
import { type Chitin, mayStack, typeBit } from '../../state.ts';
import type { Party } from '../scratch.ts';

/** How far a party's move has got: members still join, it is fixed, it has moved. */
export const JOINING = 0;
export const FIXED = 1;
export const MOVED = 2;

/** Reads the marked units. Valid until the next call. */
export function readParty(s: Chitin): Party {
  const { party } = s.world.scratch;
  clearParty(party);
  for (let u = 0; u < UNIT_COUNT; u++) if (s.marked[u]) join(s, party, u);
  return party;
}

/** The party that a unit would make with another one. Valid until the next call. */
export function partyWith(s: Chitin, party: Party, u: number): Party {
  const { trial } = s.world.scratch;
  clearParty(trial);
  for (let i = 0; i < party.size; i++) join(s, trial, party.units[i]);
  join(s, trial, u);
  return trial;
}

/** The party that a unit would be by itself. Valid until the next call. */
export function partyOf(s: Chitin, u: number): Party {
  const { trial } = s.world.scratch;
  clearParty(trial);
  join(s, trial, u);
  return trial;
}

function clearParty(party: Party): void {
  party.size = 0;
  party.node = NONE;
  party.flyers = false;
  party.types = 0;
  party.fighters = 0;
  party.warriors = 0;
  party.disrupted = 0;
  party.charging = 0;
  party.spent = 0;
}

function join(s: Chitin, party: Party, u: number): void {
  party.units[party.size++] = u;
  party.node = s.at[u];
  party.flyers = isFlyer(u);
  party.types |= typeBit(u);
  if (isFighter(u)) party.fighters++;
  if (isWarrior(u)) party.warriors++;
  if (s.disrupted[u]) party.disrupted++;
  if (s.charging[u]) party.charging++;
  if (s.left[u] === 0) party.spent++;
}

/** [6.05] [6.051] A party is a stack that could stand in one hex; flyers go in any number [8.012]. */
export function mayJoin(s: Chitin, party: Party, u: number): boolean {
  if (s.at[u] !== party.node || isFlyer(u) !== party.flyers) return false;
  return party.flyers || (party.size < 3 && mayStack(party.types | typeBit(u)));
}

/** [6.02] A unit can be moved as long as it has points left; moving is never compulsory. */
export const mayMove = (s: Chitin, u: number): boolean => s.at[u] >= 0 && s.left[u] > 0;

/** Ends the move of the party. One that never moved has used up its turn. */
export function disband(s: Chitin, party: Party, moved: boolean): void {
  for (let i = 0; i < party.size; i++) {
    const u = party.units[i];
    s.marked[u] = 0;
    if (!moved) s.left[u] = 0;
  }
}

/** True for parties that stand on a hex of the map, so that they have a facing. */
export const isGrounded = (party: Party): boolean => !party.flyers && party.node < HEXES;
