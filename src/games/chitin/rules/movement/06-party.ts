/** The party that moves: units that may move together [6.05] [6.051], and their remaining points. */
import { NONE } from '../../../../kernel/state.ts';
import { HEXES } from '../../data/field.ts';
import { isFighter, isFlyer, isWarrior, UNIT_COUNT } from '../../data/units.ts';
import { type Chitin, mayStack, typeBit } from '../../state.ts';
import type { Party } from '../scratch.ts';

/** Stages of a party's move: units may still join; it is fixed; it has moved. */
export const JOINING = 0;
export const FIXED = 1;
export const MOVED = 2;

/** Reads the party from the marked units. Valid until the next call. */
export function readParty(s: Chitin): Party {
  const { party } = s.world.scratch;
  clearParty(party);
  for (let u = 0; u < UNIT_COUNT; u++) if (s.marked[u]) join(s, party, u);
  return party;
}

/** Returns the party with another unit added. Valid until the next call. */
export function partyWith(s: Chitin, party: Party, u: number): Party {
  const { trial } = s.world.scratch;
  clearParty(trial);
  for (let i = 0; i < party.size; i++) join(s, trial, party.units[i]);
  join(s, trial, u);
  return trial;
}

/** Returns the party that consists of one unit. Valid until the next call. */
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

/**
 * [6.05] [6.051] Returns whether a unit may join. A party is a stack that could stop in one hex; flyers move in any
 * number [8.012].
 */
export function mayJoin(s: Chitin, party: Party, u: number): boolean {
  if (s.at[u] !== party.node || isFlyer(u) !== party.flyers) return false;
  return party.flyers || (party.size < 3 && mayStack(party.types | typeBit(u)));
}

/** [6.02] Returns whether a unit can be moved: it needs points. Moving is never compulsory. */
export const mayMove = (s: Chitin, u: number): boolean => s.at[u] >= 0 && s.left[u] > 0;

/** Ends the move of the party. A party that never moved uses up its turn. */
export function disband(s: Chitin, party: Party, moved: boolean): void {
  for (let i = 0; i < party.size; i++) {
    const u = party.units[i];
    s.marked[u] = 0;
    if (!moved) s.left[u] = 0;
  }
}

/** Returns whether a party is on a hex of the map, so that it has a facing. */
export const isGrounded = (party: Party): boolean => !party.flyers && party.node < HEXES;
