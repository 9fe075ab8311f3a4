/** Section 12: pieces without a player: independents, which guard valuable hexes, and cults. */
import { NONE } from '../../../../kernel/state.ts';
import { CARD, CARDS, type CardId } from '../../data/cards.ts';
import type { Armageddon } from '../../state.ts';
import { DISCARDED } from '../../state/pieces.ts';
import { independentsOf } from '../../world.ts';
import type { Guards } from '../setup/00-generator.ts';
import { freeArmy } from '../battle/05-damage.ts';
import { forgetByAll } from '../knowledge.ts';
import { isPlayer } from '../pieces.ts';

type S = Armageddon;

/** [D12] Places a group: one army, and a fort with it. Without slots for all of it, nothing is placed. */
export function standGuards(s: S, { hex, cards }: Guards): void {
  const owner = independentsOf(s.world);
  if (countFree(s) < cards.length) return;
  const army = raiseArmy(
    s,
    owner,
    hex,
    cards.filter((id) => !isFort(id)),
  );
  if (army !== NONE) for (const id of cards.filter(isFort)) placeCard(s, owner, hex, id);
}

const isFort = (id: CardId): boolean => CARDS[CARD[id]].family === 'facility';

/**
 * Founds an army of cards without a player, in the field or as the garrison of `base`; returns `NONE` if there are no
 * slots.
 */
export function raiseArmy(
  s: S,
  owner: number,
  hex: number,
  cards: readonly CardId[],
  base: number = NONE,
): number {
  const army = freeArmy(s, owner);
  if (army === NONE || countFree(s) < cards.length) return NONE;
  [s.owner[army], s.place[army], s.group[army]] = [owner, hex, base];
  for (const id of cards) placeCard(s, owner, hex, id, army);
  return army;
}

/** Puts a card without a player into play; returns `NONE` if there is no slot. */
export function placeCard(
  s: S,
  owner: number,
  hex: number,
  id: CardId,
  group: number = NONE,
): number {
  const u = s.kind.findIndex((_, slot) => isFree(s, slot));
  if (u === NONE) return NONE;
  forgetByAll(s, u);
  [s.damage[u], s.upgrades[u]] = [0, 0];
  [s.kind[u], s.owner[u], s.place[u], s.group[u]] = [CARD[id], owner, hex, group];
  return u;
}

/** Returns whether a slot of the pool without a player is empty, or its card is out of play. */
const isFree = (s: S, u: number): boolean =>
  u < s.world.cards &&
  s.world.units[u].side < 0 &&
  (s.owner[u] === NONE || (s.place[u] === DISCARDED && !isPlayer(s, s.owner[u])));

function countFree(s: S): number {
  let n = 0;
  for (let u = 0; u < s.world.cards; u++) if (isFree(s, u)) n += 1;
  return n;
}
