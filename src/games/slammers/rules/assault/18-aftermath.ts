/**
 * [18.14] Effects of a close assault at the end of its player turn: attackers enter the fortress, and the first turn
 * of the assault is recorded.
 */
import { STACK_LIMIT } from '../../data/terrain.ts';
import { ELIMINATED, type Slammers } from '../../state.ts';
import { areEnemies, cargoOf, isAssaulted, isCarried, partyOf, unitsAt } from '../units.ts';
import { NONE } from '../../../../kernel/state.ts';

type S = Slammers;

/** [R49] Moves surviving attackers into the fortress, at most three. Results have not been applied yet. */
export function enterFortresses(s: S): void {
  for (let n = 0; n < s.world.hexes; n++)
    if (s.fortress[n] && isAssaulted(s, n)) enterFortress(s, n);
}

function enterFortress(s: S, n: number): void {
  const there = unitsAt(s, n);
  const held = there.filter((u) => s.inside[u]);
  for (const u of there) {
    if (s.inside[u] || isCarried(s, u) || s.mark[u] === ELIMINATED) continue;
    const counters = [u, cargoOf(s, u)].filter((v) => v !== NONE);
    const isAttacker = held.some((v) => areEnemies(s, u, v));
    if (isAttacker && countInside(s, n, partyOf(s, u)) + counters.length <= STACK_LIMIT)
      for (const v of counters) s.inside[v] = 1;
  }
}

/** Returns the number of a party's counters in a fortress that will survive. */
const countInside = (s: S, n: number, party: number): number =>
  unitsAt(s, n).filter((u) => s.inside[u] && partyOf(s, u) === party && s.mark[u] !== ELIMINATED)
    .length;

/** [R49] Records which assaults have had their first turn. */
export function noteFought(s: S): void {
  for (let n = 0; n < s.world.hexes; n++) s.fought[n] = isAssaulted(s, n) ? 1 : 0;
}
