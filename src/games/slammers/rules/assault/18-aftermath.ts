/** [18.14] What is left of a close assault when its player turn is over: who is in the fortress, and that it had its first turn. */
import { STACK_LIMIT } from '../../data/terrain.ts';
import { ELIMINATED, type Slammers } from '../../state.ts';
import { areEnemies, cargoOf, isAssaulted, isCarried, partyOf, unitsAt } from '../units.ts';
import { NONE } from '../../../../kernel/state.ts';

type S = Slammers;

/** [R49] Attackers of a fortress who survive are in it from now on, three at most. Results still wait. */
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

/** Counters of a party in a fortress that will still be there. */
const countInside = (s: S, n: number, party: number): number =>
  unitsAt(s, n).filter((u) => s.inside[u] && partyOf(s, u) === party && s.mark[u] !== ELIMINATED)
    .length;

/** [R49] Assaults that go on have had their first turn. */
export function noteFought(s: S): void {
  for (let n = 0; n < s.world.hexes; n++) s.fought[n] = isAssaulted(s, n) ? 1 : 0;
}
