/** Slots for cards that come into play: dealt, built or joined. */
import { NONE } from '../../../../kernel/state.ts';
import { CARD, type CardId } from '../../data/cards.ts';
import type { Armageddon } from '../../state.ts';
import { DISCARDED } from '../../state/pieces.ts';
import { forgetByAll } from '../knowledge.ts';

type S = Armageddon;

/**
 * Returns a slot for a card of a pool, with `NONE` for the pool without a side: a free slot, else one of a discarded
 * card that no rule needs any longer [2.14]; `NONE` if there is neither.
 */
export function slotFor(s: S, pool: number): number {
  let used = NONE;
  for (let u = 0; u < s.world.cards; u++) {
    if (s.world.units[u].side !== pool) continue;
    if (s.owner[u] === NONE) return u;
    if (used === NONE && s.place[u] === DISCARDED) used = u;
  }
  return used;
}

/** Puts a card into a slot, as printed. */
export function putCard(s: S, u: number, id: CardId, owner: number, place: number): void {
  [s.kind[u], s.owner[u], s.place[u], s.group[u]] = [CARD[id], owner, place, NONE];
  [s.gear1[u], s.gear2[u], s.load[u]] = [NONE, NONE, NONE];
  for (const column of [s.damage, s.flags, s.grafts, s.upgrades, s.experience, s.spent])
    column[u] = 0;
  forgetByAll(s, u);
}
