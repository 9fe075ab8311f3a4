/**
 * Fills what a view hides with a guess that fits it: hands and decks from what is left of the decks, one unit in an army
 * whose cards are not known. Who has not been seen is guessed to be nowhere.
 */
import type { Rng } from '../../kernel/random.ts';
import { NONE, UNKNOWN } from '../../kernel/state.ts';
import { CARD, type CardId, CARDS } from './data/cards.ts';
import { hasFlag, isArmy } from './rules/pieces.ts';
import type { Armageddon } from './state.ts';
import { BATTLE_COLUMNS } from './state/battle.ts';
import { DECK, DISCARDED, HAND } from './state/pieces.ts';
import { independentsOf } from './world.ts';

type S = Armageddon;

/** What somebody else is guessed to have of each resource. */
const STOCK = 5;
const BITS = 15;
/** All bits of a row of knowledge. */
const EVERYWHERE = (1 << BITS) - 1;

export function determinize(view: S, side: number, rng: Rng): void {
  for (const column of [view.known, view.met, view.explored, view.held]) fill(column, 0);
  // [3.18] Whoever had mapped nothing would lack supply everywhere.
  fill(view.mapped, EVERYWHERE);
  for (const column of [view.terrain, view.works, view.resources, view.special, view.salvage])
    fill(column, 0);
  for (const column of [
    view.destroyed,
    view.lost,
    view.bid,
    view.reports,
    view.cutUntil,
    view.drained,
  ])
    fill(column, 0);
  fill(view.stock, STOCK);
  [view.blindHigh, view.blindLow] = [rng.below(1 << BITS), rng.below(1 << BITS)];
  [view.blindUsed, view.zeal] = [0, 0];
  const hidden = [...view.owner.keys()].filter((u) => view.owner[u] === UNKNOWN);
  for (const u of hidden) free(view, u);
  guessLost(view, side, hidden, rng);
  guessHolders(view);
  guessBases(view);
  guessArmies(view, side, hidden, rng);
  for (const owner of view.world.sides.keys()) deal(view, owner, hidden, rng);
  for (const owner of view.world.sides.keys()) guessTactics(view, owner, rng);
  findHeadquarters(view);
}

function fill(column: Int16Array, value: number): void {
  for (let i = 0; i < column.length; i++) if (column[i] === UNKNOWN) column[i] = value;
}

/** An empty slot. */
function free(s: S, u: number): void {
  for (const column of [s.kind, s.owner, s.place, s.group, s.gear1, s.gear2, s.load])
    column[u] = NONE;
  const numbers = [s.damage, s.flags, s.grafts, s.upgrades, s.spent, s.experience];
  for (const column of numbers) column[u] = 0;
  for (const name of BATTLE_COLUMNS) s[name][u] = 0;
}

/**
 * [9.4] A slot of the viewer's own would be seen if it were free. What lies there is nobody's by now, and he has lost sight of
 * it: a card is in no army, an army is anywhere.
 */
function guessLost(s: S, viewer: number, hidden: readonly number[], rng: Rng): void {
  const nobody = independentsOf(s.world);
  for (const u of hidden) {
    if (s.world.units[u].side !== viewer) continue;
    if (isArmy(s, u)) [s.owner[u], s.place[u]] = [nobody, rng.below(s.world.board.size)];
    else put(s, u, 'dune-hounds', nobody, DISCARDED);
  }
}

function put(s: S, u: number, id: CardId, owner: number, place: number, group = NONE): void {
  s.kind[u] = CARD[id];
  [s.owner[u], s.place[u], s.group[u]] = [owner, place, group];
}

/** A card that is seen is in an army, if only that of whoever holds it prisoner [3.23]. */
function guessHolders(s: S): void {
  for (let u = 0; u < s.world.cards; u++) {
    const army = s.group[u];
    if (army < 0 || s.owner[army] !== NONE) continue;
    const isHeld = hasFlag(s, u, 'prisoner');
    [s.owner[army], s.place[army]] = [isHeld ? s.world.units[army].side : s.owner[u], s.place[u]];
  }
}

/** A garrison that is seen has a base. */
function guessBases(s: S): void {
  for (let u = s.world.cards; u < s.world.units.length; u++) {
    const base = s.group[u];
    if (base >= 0 && s.kind[base] === NONE) put(s, base, 'outpost', s.owner[u], s.place[u]);
  }
}

/** An army of somebody else of which only the counter is seen has a unit of what its owner may have. */
function guessArmies(s: S, viewer: number, hidden: readonly number[], rng: Rng): void {
  for (let army = s.world.cards; army < s.world.units.length; army++) {
    if (s.owner[army] < 0 || s.owner[army] === viewer || s.group.indexOf(army) >= 0) continue;
    const u = hidden.find((slot) => !isArmy(s, slot) && s.owner[slot] === NONE);
    if (u === undefined) continue;
    const id = unitOf(s, s.owner[army], hasFlag(s, army, 'stealth'), rng);
    put(s, u, id, s.owner[army], s.place[army], army);
  }
}

/** A unit that may be in somebody’s deck; independents are hounds. Who hides has Stealth [3.26]. */
function unitOf(s: S, owner: number, hides: boolean, rng: Rng): CardId {
  const units = cardsLeft(s, owner).filter((id) => {
    const { family, abilities } = CARDS[CARD[id]];
    return family === 'unit' && (!hides || 'stealth' in abilities);
  });
  return shuffled(units, rng)[0] ?? (hides ? 'mote-scout' : 'dune-hounds');
}

/** Cards of a deck that have not been seen anywhere. */
function cardsLeft(s: S, owner: number): CardId[] {
  const deck = s.world.decks[owner];
  if (deck === undefined) return [];
  const seen = new Map<number, number>();
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === owner) seen.set(s.kind[u], 1 + (seen.get(s.kind[u]) ?? 0));
  return Object.entries(deck.cards).flatMap(([id, n]) => {
    const left = n - (seen.get(CARD[id as CardId]) ?? 0);
    return Array<CardId>(Math.max(0, left)).fill(id as CardId);
  });
}

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const rest = [...list];
  const found: T[] = [];
  while (rest.length > 0) found.push(...rest.splice(rng.below(rest.length), 1));
  return found;
}

/** Hand and deck of a side have their public sizes. */
function deal(s: S, side: number, hidden: readonly number[], rng: Rng): void {
  const cards = shuffled(cardsLeft(s, side), rng);
  for (const [place, size] of [
    [HAND, s.handSize[side] - heldBy(s, side)],
    [DECK, s.deckSize[side]],
  ]) {
    let missing = size - countAt(s, side, place);
    for (const u of hidden) {
      if (missing <= 0) break;
      if (s.world.units[u].side !== side || isArmy(s, u) || s.owner[u] !== NONE) continue;
      put(s, u, cards.pop() ?? 'outpost', side, place);
      missing -= 1;
    }
  }
}

const heldBy = (s: S, side: number): number => {
  const each = s.held.length / s.world.sides.length;
  return s.held.subarray(side * each, (side + 1) * each).reduce((a, b) => a + b, 0);
};

const countAt = (s: S, side: number, place: number): number =>
  s.place.reduce((n, where, u) => n + (where === place && s.owner[u] === side ? 1 : 0), 0);

function guessTactics(s: S, side: number, rng: Rng): void {
  const each = s.tactics.length / s.world.sides.length;
  if (s.tactics[side * each] !== UNKNOWN) return;
  fill(s.tactics.subarray(side * each, (side + 1) * each), 0);
  for (let i = 0; i < s.tacticsSize[side]; i++) s.tactics[side * each + rng.below(each)] += 1;
}

/** The stronghold if it is seen; else it is somewhere, and nobody knows where. */
function findHeadquarters(s: S): void {
  for (const side of s.world.sides.keys()) {
    if (s.headquarters[side] !== UNKNOWN) continue;
    const { stronghold } = s.world.decks[side];
    s.headquarters[side] = s.kind.findIndex(
      (kind, u) => kind === CARD[stronghold] && s.owner[u] === side && s.place[u] >= 0,
    );
  }
}
