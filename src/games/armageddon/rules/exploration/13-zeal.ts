/** Section 13: growth of cults: devotion of the Lantern Choir, wrath of the Iron Fast. */
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { independentsOf } from '../../world.ts';
import { raiseArmy } from './12-independents.ts';
import { cultArmies, cultBases, cultOf, cultOwner, isIron } from './13-cults.ts';
import type { Below } from '../hidden-dice.ts';
import { has, hasFlag, isArmy, isFamily, isPlayer, setFlag } from '../pieces.ts';

type S = Armageddon;

/** [13.2] [13.3] Lets a cult grow at the end of a round, and founds armies for its zeal. */
export function growCult(s: S, below: Below): void {
  const plan = cultOf(s);
  if (plan === undefined || cultBases(s).length === 0) return;
  const price = s.world.values.cultPrice[s.cult - 1];
  s.zeal += s.world.values.zealRound + (isIron(s) ? learning(s) : devotion(s));
  if (s.zeal < price || cultArmies(s).length >= s.world.values.cultArmies) return;
  s.zeal -= price;
  const hex = isIron(s) ? randomHouse(s, below) : nearestHall(s);
  for (const cards of plan.armies) {
    if (cultArmies(s).length >= s.world.values.cultArmies) return;
    const army = raiseArmy(s, cultOwner(s), hex, cards);
    // [13.3] Scouts are in stealth.
    if (army !== NONE && cards.includes('barefoot-scout')) setFlag(s, army, 'stealth');
  }
}

const randomHouse = (s: S, below: Below): number => {
  const houses = cultBases(s);
  return s.place[houses[below(houses.length)]];
};

/** [13.2] Returns the Hall nearest to a base of a player. */
function nearestHall(s: S): number {
  const bases = piecesOf(s, (u) => isPlayer(s, s.owner[u]) && has(s, u, 'supply'));
  const far = (hall: number) => Math.min(...bases.map((u) => distance(s, hall, u)));
  const halls = cultBases(s);
  return s.place[halls.reduce((best, hall) => (far(hall) < far(best) ? hall : best))];
}

/**
 * [13.2] Returns the additional devotion of a round: for groups of independents near a Hall, and for outposts
 * converted to Halls.
 */
function devotion(s: S): number {
  const halls = cultBases(s);
  const groups = armiesOfNobody(s).filter((a) =>
    halls.some((h) => distance(s, h, a) <= s.world.values.zealNear),
  );
  const converted = halls.filter((u) => hasFlag(s, u, 'converted'));
  return Math.min(s.world.values.zealGroups, groups.length) + converted.length;
}

const armiesOfNobody = (s: S): number[] =>
  [...s.owner.keys()].filter(
    (u) => isArmy(s, u) && s.owner[u] === independentsOf(s.world) && s.place[u] >= 0,
  );

const distance = (s: S, u: number, v: number): number =>
  nodeDistance(s.world.board, s.place[u], s.place[v]);

/** [13.3] Returns whether a facility is a laboratory, an academy or an intel centre. */
export const isLearned = (s: S, u: number): boolean =>
  has(s, u, 'laboratory') || has(s, u, 'academy') || has(s, u, 'counter-intel');

const learning = (s: S): number =>
  Math.min(s.world.values.zealLearning, piecesOf(s, (u) => isLearned(s, u)).length);

/** Returns the facilities on the map that satisfy a condition. */
function piecesOf(s: S, is: (u: number) => boolean): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++)
    if (s.place[u] >= 0 && isFamily(s, u, 'facility') && is(u)) found.push(u);
  return found;
}

/** [13.3] Adds the wrath of the Iron Fast at a weapon of mass destruction. */
export function angerCult(s: S): void {
  if (isIron(s)) s.zeal += s.world.values.zealWeapon;
}
