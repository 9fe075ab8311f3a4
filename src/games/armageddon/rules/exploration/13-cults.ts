/**
 * Section 13: cults. A cult may play against all sides, without decisions. All sides know which cult it is, but must
 * find its bases.
 */
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { NONE } from '../../../../kernel/state.ts';
import { type Cult, CULTS } from '../../data/cults.ts';
import { CULT_IDS } from '../../data/card.ts';
import type { Armageddon } from '../../state.ts';
import { independentsOf } from '../../world.ts';
import { placeCard, raiseArmy } from './12-independents.ts';
import type { Below } from '../hidden-dice.ts';
import { ownerName } from '../named.ts';
import { isFamily, isGarrison } from '../pieces.ts';

type S = Armageddon;

/** Option value for a random cult. */
const RANDOM = CULT_IDS.length + 1;

/** Returns the owner number of this game's cult; valid only if there is one. */
export const cultOwner = (s: S): number => independentsOf(s.world) + s.cult;

export const isIron = (s: S): boolean => CULT_IDS[s.cult - 1] === 'iron';

/** Kind of cult; undefined without one. */
export const cultOf = (s: S): Cult | undefined => CULTS[CULT_IDS[s.cult - 1]];

/** [13.1] Returns the cult's bases. */
export function cultBases(s: S): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === cultOwner(s) && s.place[u] >= 0 && isFamily(s, u, 'facility')) found.push(u);
  return found;
}

/** [13.1] Returns the cult's armies in the field, ascending. */
export function cultArmies(s: S): number[] {
  const found: number[] = [];
  for (let a = s.world.cards; a < s.world.units.length; a++)
    if (s.owner[a] === cultOwner(s) && s.place[a] >= 0 && !isGarrison(s, a)) found.push(a);
  return found;
}

/** [13.1] Returns whether the cult lives: it has a base or an army. */
export const isCultAlive = (s: S): boolean =>
  s.cult > 0 && (cultBases(s).length > 0 || cultArmies(s).length > 0);

/** [13.1] [D13] Places the cult before the first round, far from all sides or as far as possible. */
export function settleCult(s: S, below: Below, log?: Log): void {
  const { cult = 0 } = s.world.options;
  s.cult = cult === RANDOM ? 1 + below(CULT_IDS.length) : cult;
  const plan = cultOf(s);
  if (plan === undefined) return;
  const far = [...s.headquarters].filter((u) => u >= 0).map((u) => s.place[u]);
  const sites: number[] = [];
  for (let i = 0; i < plan.bases; i++) sites.push(siteFor(s, [...far, ...sites], below));
  for (const hex of sites) settle(s, hex, plan);
  raiseArmy(s, cultOwner(s), sites[0], plan.first);
  log?.add({ type: 'cult', rule: '13.1', args: { by: ownerName(s, cultOwner(s)) } });
}

/** Returns a free hex at the required distance from all given hexes. */
function siteFor(s: S, others: readonly number[], below: Below): number {
  const { board } = s.world;
  const taken = new Set(s.place);
  const free = [...Array(board.size).keys()].filter((n) => !taken.has(n));
  const far = free.map((n) => Math.min(...others.map((other) => nodeDistance(board, other, n))));
  const needed = Math.min(s.world.values.cultApart, Math.max(...far));
  const sites = free.filter((_, i) => far[i] >= needed);
  return sites[below(sites.length)];
}

function settle(s: S, hex: number, { base, garrison }: Cult): void {
  const u = placeCard(s, cultOwner(s), hex, base);
  if (u !== NONE) raiseArmy(s, cultOwner(s), hex, garrison, u);
}
