/** Slots for cards that come into play: dealt, built, joined. */
import { NONE } from '../../../../kernel/state.ts';
import { CARD, type CardId } from '../../data/cards.ts';
import type { Armageddon } from '../../state.ts';
import { DISCARDED } from '../../state/pieces.ts';
import { forgetByAll } from '../knowledge.ts';

type S = Armageddon;

/**
 * A slot for a card of a pool, `NONE` for nobody’s: a free one, else that of a card long discarded, which nothing asks
 * for any more [2.14]. `NONE` if there is neither.
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

/** A card, as it is printed, lies in a slot. */
export function putCard(s: S, u: number, id: CardId, owner: number, place: number): void {
  [s.kind[u], s.owner[u], s.place[u], s.group[u]] = [CARD[id], owner, place, NONE];
  [s.gear1[u], s.gear2[u], s.load[u]] = [NONE, NONE, NONE];
  for (const column of [s.damage, s.flags, s.grafts, s.upgrades, s.experience, s.spent])
    column[u] = 0;
  forgetByAll(s, u);
}
