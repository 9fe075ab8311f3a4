/** Section 12: independents, who stand where there is something to guard. */
import { NONE } from '../../../kernel/state.ts';
import { CARD, CARDS, type CardId } from '../data/cards.ts';
import type { Armageddon } from '../state.ts';
import { independentsOf } from '../world.ts';
import type { Guards } from './00-generator.ts';
import { freeArmy } from './05-damage.ts';

type S = Armageddon;

/** [D12] A group takes its post: one army, and a fort beside it. Without slots for all nobody comes. */
export function standGuards(s: S, { hex, cards }: Guards): void {
  const owner = independentsOf(s.world);
  const slots = freeSlots(s, cards.length);
  const army = freeArmy(s, owner);
  if (army === NONE || slots.length < cards.length) return;
  [s.owner[army], s.place[army], s.group[army]] = [owner, hex, NONE];
  cards.forEach((id, i) => {
    const u = slots[i];
    [s.kind[u], s.owner[u], s.place[u]] = [CARD[id], owner, hex];
    s.group[u] = isFort(id) ? NONE : army;
  });
}

const isFort = (id: CardId): boolean => CARDS[CARD[id]].family === 'facility';

/** Slots of nobody’s pool in which nothing lies. */
function freeSlots(s: S, count: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards && found.length < count; u++)
    if (s.owner[u] === NONE && s.world.units[u].side < 0) found.push(u);
  return found;
}
