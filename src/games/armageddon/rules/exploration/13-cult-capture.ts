/** Section 13: capture by a cult. */
import type { Log } from '../../../../kernel/text/log.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { destroy } from '../battle/05-damage.ts';
import { placeCard, raiseArmy } from './12-independents.ts';
import { cultOf, cultOwner, isIron } from './13-cults.ts';
import { reveal, whoKnows } from '../knowledge.ts';
import { facilitiesAt, has, pointsOf, setFlag } from '../pieces.ts';

type S = Armageddon;

export const isCult = (s: S, owner: number): boolean => s.cult > 0 && owner === cultOwner(s);

/**
 * [13.2] [13.3] Destroys everything in a hex except minefields. The Choir turns a captured base into a Hall, half as
 * strong as its first; the Fast never keeps a base.
 */
export function takeForCult(s: S, hex: number, log?: Log): void {
  const rule = isIron(s) ? '13.3' : '13.2';
  const taken = facilitiesAt(s, hex).filter(
    (u) => s.owner[u] !== cultOwner(s) && !has(s, u, 'mines'),
  );
  const bases = taken.filter((u) => has(s, u, 'supply'));
  const knew = whoKnows(s, ...bases);
  for (const u of taken) destroy(s, u, rule, log, cultOwner(s));
  const base = cultOf(s)?.base;
  if (isIron(s) || bases.length === 0 || base === undefined) return;
  const hall = placeCard(s, cultOwner(s), hex, base);
  if (hall === NONE) return;
  s.damage[hall] = Math.max(0, pointsOf(s, hall) - s.world.values.cultConverted);
  setFlag(s, hall, 'converted');
  raiseArmy(s, cultOwner(s), hex, [], hall);
  for (const side of knew) reveal(s, hall, side);
}
