/**
 * Replaces what a view hides by a guess that agrees with it: hands and decks from the cards left of the decks, one
 * unit in an army whose cards are unknown. The sizes of hands and decks are public, so the cards that were drawn and
 * not seen since are known too; they are guessed to be at their owner's headquarters or near it.
 */
import { nodeDistance } from '../../kernel/board/hex.ts';
import type { Rng } from '../../kernel/random.ts';
import { NONE, UNKNOWN } from '../../kernel/state.ts';
import type { Family } from './data/abilities.ts';
import { CARD, type CardId, CARDS } from './data/cards.ts';
import { TILES_WITHIN } from './data/maps.ts';
import { STEP } from './rules/names.ts';
import { startsOf } from './rules/setup/00-starts.ts';
import { hexesWithin } from './rules/exploration/03-explore.ts';
import { isBase } from './rules/armies/03-control.ts';
import { cardsOf, facilitiesAt, garrisonOf, hasFlag, isArmy, isFamily } from './rules/pieces.ts';
import type { Armageddon } from './state.ts';
import { BATTLE_COLUMNS } from './state/battle.ts';
import { DECK, DISCARDED, HAND } from './state/pieces.ts';
import { independentsOf } from './world.ts';

type S = Armageddon;

/** Guessed stock of another side, by resource. */
const STOCK = 5;
/** Distance in hexes from a start within which a stronghold is settled. */
const START = 2;
const BITS = 15;
/** Row of knowledge with all bits set. */
const EVERYWHERE = (1 << BITS) - 1;

export function determinize(view: S, side: number, rng: Rng): void {
  for (const column of [view.met, view.explored, view.held]) fill(column, 0);
  // Assume that others know all pieces of the viewer rather than none.
  fill(view.known, EVERYWHERE);
  // [3.18] A side that has mapped nothing lacks supply everywhere. [2.2] During set-up, mapped hexes are laid tiles.
  fill(view.mapped, isBegun(view) ? EVERYWHERE : 0);
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
  guessTiles(view, side);
  guessLost(view, side, hidden, rng);
  guessHolders(view);
  guessBases(view);
  guessReported(view, side, rng);
  guessPrisons(view, hidden);
  guessArmies(view, side, hidden, rng);
  findHeadquarters(view);
  for (const owner of view.world.sides.keys()) {
    const abroad = deal(view, owner, hidden, rng);
    // [2.2] Before the first round all cards are in the deck.
    if (owner !== side && hasSettled(view, owner)) homeOf(view, owner, side, hidden, rng);
    if (owner !== side && isBegun(view) && !view.out[owner])
      station(view, { owner, viewer: side }, abroad, hidden, rng);
    guessTactics(view, owner, rng);
  }
}

/** [2.2] Returns whether the rounds have begun; before that, `round` counts the tiles laid. */
const isBegun = (s: S): boolean => s.step > STEP['setup.map'] && s.round > 0;

/** [2.3] Returns whether a side has already settled while set-up still goes on. */
const hasSettled = (s: S, side: number): boolean =>
  !isBegun(s) &&
  s.step >= STEP['setup.settle'] &&
  (s.step > STEP['setup.settle'] || s.order.indexOf(side) < s.turn);

/** [2.2] Returns how many tiles a side has laid, which is public. */
function countLaid(s: S, side: number): number {
  if (s.step < STEP['setup.lay']) return 0;
  const all = s.world.decks[side].tiles.length;
  if (s.step > STEP['setup.lay']) return all;
  return Math.min(all, s.round + (s.order.indexOf(side) < s.turn ? 1 : 0));
}

/** [2.2] During set-up, guesses that others have laid their tiles in the hexes nearest to their starts. */
function guessTiles(s: S, viewer: number): void {
  if (isBegun(s)) return;
  const { board, sides, options, hexRows } = s.world;
  const starts = startsOf(options.map ?? 0, sides.length);
  for (const [side, start] of starts.entries()) {
    if (side === viewer) continue;
    const near = hexesWithin(s, start, TILES_WITHIN);
    near.sort((a, b) => nodeDistance(board, start, a) - nodeDistance(board, start, b));
    for (const hex of near.slice(0, countLaid(s, side))) hexRows.add(s.mapped, side, hex);
  }
}

function fill(column: Int16Array, value: number): void {
  for (let i = 0; i < column.length; i++) if (column[i] === UNKNOWN) column[i] = value;
}

/** Empties a slot. */
function free(s: S, u: number): void {
  for (const column of [s.kind, s.owner, s.place, s.group, s.gear1, s.gear2, s.load])
    column[u] = NONE;
  const numbers = [s.damage, s.flags, s.grafts, s.upgrades, s.spent, s.experience];
  for (const column of numbers) column[u] = 0;
  for (const name of BATTLE_COLUMNS) s[name][u] = 0;
}

/**
 * [9.4] Fills hidden slots of the viewer's own units. They are not free, since the viewer would see a free slot:
 * their pieces belong to no side by now, and the viewer has lost sight of them. A card is guessed to be in no army,
 * and an army to be anywhere.
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

/** Puts every visible card into an army, even if it is only the garrison that holds it prisoner [3.23]. */
function guessHolders(s: S): void {
  for (let u = 0; u < s.world.cards; u++) {
    const army = s.group[u];
    if (army < 0 || s.owner[army] !== NONE) continue;
    const isHeld = hasFlag(s, u, 'prisoner');
    [s.owner[army], s.place[army]] = [isHeld ? s.world.units[army].side : s.owner[u], s.place[u]];
  }
}

/** [3.23] Gives every garrison that is known only by its prisoners a base: one in the hex, or else a guessed outpost. */
function guessPrisons(s: S, hidden: readonly number[]): void {
  for (let u = 0; u < s.world.cards; u++) {
    const army = s.group[u];
    if (army < 0 || !hasFlag(s, u, 'prisoner') || s.group[army] !== NONE) continue;
    s.group[army] = prisonOf(s, army, hidden);
  }
}

function prisonOf(s: S, army: number, hidden: readonly number[]): number {
  const [owner, hex] = [s.owner[army], s.place[army]];
  const isFree = (u: number) => s.owner[u] === owner && isBase(s, u) && garrisonOf(s, u) === NONE;
  const base = facilitiesAt(s, hex).find(isFree) ?? slotFor(s, owner, hidden, 'card') ?? NONE;
  if (base !== NONE && s.owner[base] === NONE) put(s, base, 'outpost', owner, hex);
  return base;
}

/** Gives every visible garrison a base. */
function guessBases(s: S): void {
  for (let u = s.world.cards; u < s.world.units.length; u++) {
    const base = s.group[u];
    if (base >= 0 && s.kind[base] === NONE) put(s, base, 'outpost', s.owner[u], s.place[u]);
  }
}

/** [R90] Places headquarters that spies have reported and that have not been seen since. */
function guessReported(s: S, viewer: number, rng: Rng): void {
  for (const owner of s.world.sides.keys()) {
    const base = s.headquarters[owner];
    if (base < 0 || s.owner[base] !== NONE) continue;
    const { stronghold } = s.world.decks[owner];
    const isSeen = s.kind.some((kind, u) => kind === CARD[stronghold] && s.owner[u] === owner);
    const empty = [...s.terrain.keys()].filter((n) => !s.place.includes(n));
    const hex = homeHexOf(s, owner, viewer, rng) ?? shuffled(empty, rng)[0];
    if (hex !== undefined) put(s, base, isSeen ? 'outpost' : stronghold, owner, hex);
  }
}

/** Gives an army of another side of which only the counter is visible one unit that its owner may have. */
function guessArmies(s: S, viewer: number, hidden: readonly number[], rng: Rng): void {
  for (let army = s.world.cards; army < s.world.units.length; army++) {
    if (s.owner[army] < 0 || s.owner[army] === viewer || s.group.indexOf(army) >= 0) continue;
    const u = hidden.find((slot) => !isArmy(s, slot) && s.owner[slot] === NONE);
    if (u === undefined) continue;
    const id = unitOf(s, s.owner[army], hasFlag(s, army, 'stealth'), rng);
    put(s, u, id, s.owner[army], s.place[army], army);
  }
}

/**
 * Returns a unit that may be in the owner's deck; for independents, hounds. In a hidden army it has Stealth [3.26].
 */
function unitOf(s: S, owner: number, hides: boolean, rng: Rng): CardId {
  const units = cardsLeft(s, owner).filter((id) => {
    const { family, abilities } = CARDS[CARD[id]];
    return family === 'unit' && (!hides || 'stealth' in abilities);
  });
  return shuffled(units, rng)[0] ?? (hides ? 'mote-scout' : 'dune-hounds');
}

/** Returns the cards of a deck that have not been seen anywhere. */
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

/** Returns a hidden slot of a side that is still empty. */
const slotFor = (s: S, side: number, hidden: readonly number[], type: 'card' | 'army') =>
  hidden.find((u) => {
    const slot = s.world.units[u];
    return slot.side === side && slot.type === type && s.owner[u] === NONE;
  });

/** How long cards stay in the hand: facilities until there is room for them, attack cards until they are used. */
const LINGERS: Readonly<Record<Family, number>> = { unit: 0, hero: 0, facility: 1, attack: 2 };

const familyOf = (id: CardId): Family => CARDS[CARD[id]].family;

/** Fills hand and deck of a side to their public sizes. Returns the remaining cards, which are on the map or gone. */
function deal(s: S, side: number, hidden: readonly number[], rng: Rng): CardId[] {
  const left = shuffled(cardsLeft(s, side), rng);
  const fillUp = (place: number, size: number): void => {
    for (let missing = size - countAt(s, side, place); missing > 0; missing--) {
      const u = slotFor(s, side, hidden, 'card');
      if (u !== undefined) put(s, u, left.pop() ?? 'outpost', side, place);
    }
  };
  // The deck is random; of the cards drawn, those that are used quickly are no longer in the hand.
  fillUp(DECK, s.deckSize[side]);
  left.sort((a, b) => LINGERS[familyOf(a)] - LINGERS[familyOf(b)]);
  fillUp(HAND, s.handSize[side] - heldBy(s, side));
  return shuffled(left, rng);
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

/** Distance from a side's headquarters within which its armies are guessed to be. */
const ABROAD = 4;
/** Of every `OF` cards in play, `STAY` are in the garrison on average. */
const [OF, STAY] = [5, 3];

/** Places a side's unseen cards on the map: at its headquarters, or in an army not far from it. */
function station(
  s: S,
  { owner, viewer }: { readonly owner: number; readonly viewer: number },
  cards: readonly CardId[],
  hidden: readonly number[],
  rng: Rng,
): void {
  const home = homeOf(s, owner, viewer, hidden, rng);
  if (home === undefined) return;
  const garrison = armyFor(s, owner, s.place[home], hidden, home);
  const camp = campOf(s, owner, s.place[home], rng);
  let army: number | undefined;
  for (const id of cards) {
    const family = familyOf(id);
    const stays = garrison !== undefined && rng.below(OF) < STAY;
    if (family === 'attack') continue;
    if (family !== 'facility' && !stays && camp !== undefined)
      army ??= armyFor(s, owner, camp, hidden);
    const group = stays ? garrison : isFull(s, army, family) ? undefined : army;
    const u = slotFor(s, owner, hidden, 'card');
    if (u === undefined) return;
    if (family === 'facility') put(s, u, id, owner, s.place[home]);
    else if (group !== undefined) put(s, u, id, owner, s.place[group], group);
  }
}

/** [3.11] Returns whether an army is full for cards of a family. */
const isFull = (s: S, army: number | undefined, family: Family): boolean =>
  army !== undefined &&
  cardsOf(s, army).filter((u) => isFamily(s, u, family)).length >=
    (family === 'hero' ? 1 : s.world.values.unitsOfArmy);

/**
 * Returns a slot for an unseen army in a hex or of a base; undefined if there is none, or if the garrison is visible.
 */
function armyFor(s: S, owner: number, hex: number, hidden: readonly number[], base = NONE) {
  if (base !== NONE && garrisonOf(s, base) !== NONE) return undefined;
  const army = slotFor(s, owner, hidden, 'army');
  if (army !== undefined) [s.owner[army], s.place[army], s.group[army]] = [owner, hex, base];
  return army;
}

/**
 * Returns the headquarters of a side. If unseen, it is guessed: at the start, or in an empty unexplored hex near it.
 */
function homeOf(s: S, owner: number, viewer: number, hidden: readonly number[], rng: Rng) {
  const known = s.headquarters[owner];
  if (known >= 0) return known;
  const hex = homeHexOf(s, owner, viewer, rng);
  const u = slotFor(s, owner, hidden, 'card');
  if (hex === undefined || u === undefined) return undefined;
  put(s, u, s.world.decks[owner].stronghold, owner, hex);
  s.headquarters[owner] = u;
  return u;
}

/**
 * Returns the start of a side, or an empty hex near it that the viewer has not explored; undefined if there is none.
 */
function homeHexOf(s: S, owner: number, viewer: number, rng: Rng): number | undefined {
  const start = startsOf(s.world.options.map ?? 0, s.world.sides.length)[owner];
  const isOpen = (n: number) => !s.world.hexRows.has(s.explored, viewer, n) && !s.place.includes(n);
  const near = hexesWithin(s, start, START).filter(isOpen);
  return isOpen(start) ? start : near[rng.below(Math.max(1, near.length))];
}

/** Returns an empty hex near a headquarters, without pieces of others in it or next to it. */
function campOf(s: S, owner: number, home: number, rng: Rng): number | undefined {
  const others = [...s.place.keys()].filter((u) => s.place[u] >= 0 && s.owner[u] !== owner);
  const isQuiet = (n: number) =>
    !others.some((u) => nodeDistance(s.world.board, s.place[u], n) <= 1) && !s.place.includes(n);
  const found = hexesWithin(s, home, ABROAD).filter(isQuiet);
  return found[rng.below(Math.max(1, found.length))];
}

/** Sets unknown headquarters to the stronghold, if it is visible; otherwise none. */
function findHeadquarters(s: S): void {
  for (const side of s.world.sides.keys()) {
    if (s.headquarters[side] !== UNKNOWN) continue;
    const { stronghold } = s.world.decks[side];
    s.headquarters[side] = s.kind.findIndex(
      (kind, u) => kind === CARD[stronghold] && s.owner[u] === side && s.place[u] >= 0,
    );
  }
}
