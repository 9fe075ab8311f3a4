/** [35.3] Points for enemy units that a side has eliminated. */
import { NONE } from '../../../../kernel/state.ts';
import { FIRES, GAS, type Slammers } from '../../state.ts';
import { partyOfSide } from '../victory/30-sides.ts';
import { cargoOf, commanderOf, partyOf, priceNow } from '../units.ts';

type S = Slammers;

/**
 * [35.3] [D8] Credits the current attack with the elimination of a unit and its cargo or gun. Fire is simultaneous:
 * if several sides eliminate a unit in one player turn, it counts for each of them.
 */
export function credit(s: S, u: number): void {
  const attacker = s.role.findIndex((role) => role === FIRES || role === GAS);
  const by = attacker < 0 ? NONE : commanderOf(s, attacker);
  if (by === NONE) return;
  for (let v = u; v !== NONE; v = cargoOf(s, v)) s.credit[v] |= 1 << by;
}

/** [35.3] Credits a unit with an elimination that it makes outside of an attack. */
export function creditTo(s: S, u: number, by: number): void {
  s.credit[u] |= 1 << commanderOf(s, by);
}

/** Awards the price of a removed unit and of its cargo to the sides that eliminated them. */
export function award(s: S, u: number): void {
  for (let v = u; v !== NONE; v = cargoOf(s, v)) awardOne(s, v);
}

/** Friendly units score nothing. */
function awardOne(s: S, u: number): void {
  for (let side = 0; side < s.points.length; side++)
    if ((s.credit[u] >> side) & 1 && partyOfSide(s, side) !== partyOf(s, u))
      s.points[side] += priceNow(s, u);
}
