/** Invariants of a state, or of a view, whose hidden values are skipped. */
import { holdTo } from '../../kernel/conformance/invariant.ts';
import { node, unit } from '../../kernel/text/message.ts';
import { NONE, UNKNOWN } from '../../kernel/state.ts';
import { checkLimits, checkUpgrades } from './check/limits.ts';
import { CARDS } from './data/cards.ts';
import { ENHANCEMENTS, GEAR } from './data/gear.ts';
import { SALVAGED } from './rules/exploration/03-salvage.ts';
import { packGear, unpackGear } from './rules/gear-bits.ts';
import { isCult } from './rules/exploration/13-cult-capture.ts';
import { STEP } from './rules/names.ts';
import {
  cardOf,
  cardsOf,
  hasFlag,
  isArmy,
  isFamily,
  isGarrison,
  leftOf,
  unitsOf,
} from './rules/pieces.ts';
import type { Armageddon } from './state.ts';
import { BATTLE_COLUMNS } from './state/battle.ts';
import { DECK, DISCARDED, HAND } from './state/pieces.ts';
import { msg } from './i18n/msg.ts';

type S = Armageddon;

/** Parts of a side's turn. */
const TURN_STEPS = [STEP['turn.begin'], STEP['turn.act'], STEP['turn.end']];

export function check(s: S): void {
  for (let u = 0; u < s.world.units.length; u++) {
    if (s.owner[u] === UNKNOWN || s.place[u] === UNKNOWN) continue;
    if (isArmy(s, u)) checkArmy(s, u);
    else if (s.kind[u] !== NONE) checkCard(s, u);
    else holdTo(s.place[u] === NONE, 'place', u, () => msg('fault.place', { u: unit(u) }));
  }
  checkTurn(s);
  checkLimits(s);
  checkSides(s);
  checkSalvage(s);
  if (s.isPending(STEP.battle)) return;
  for (const name of BATTLE_COLUMNS)
    s[name].forEach((n, u) => {
      holdTo(n === 0 || n === UNKNOWN, name, u, () => msg('fault.no-battle', { u: unit(u) }));
    });
}

/** [2.12] Checks that no side has a decision between the last turn of a round and the next round. */
function checkTurn(s: S): void {
  const isTurn = TURN_STEPS.some((step) => s.isPending(step));
  holdTo(!isTurn || s.turn < s.world.sides.length, 'turn', 0, () => msg('fault.turn'));
}

function checkCard(s: S, u: number): void {
  const args = { u: unit(u) };
  holdTo(s.kind[u] < CARDS.length, 'kind', u, () => msg('fault.kind', { n: CARDS.length }));
  holdTo(isSomewhere(s, u), 'place', u, () => msg('fault.place', args));
  holdTo(isGrouped(s, u), 'group', u, () => msg('fault.group', args));
  checkUpgrades(s, u);
  holdTo(hasItsGear(s, u), 'gear1', u, () => msg('fault.gear', args));
  const isHall = isFamily(s, u, 'facility') && isCult(s, s.owner[u]);
  holdTo(isHall || !hasFlag(s, u, 'converted'), 'flags', u, () => msg('fault.converted', args));
  if (s.place[u] === DISCARDED) return;
  holdTo(s.damage[u] >= 0 && leftOf(s, u) > 0, 'damage', u, () => msg('fault.damage', args));
  const flies = s.isPending(STEP.sortie);
  holdTo(flies || !hasFlag(s, u, 'fired'), 'flags', u, () => msg('fault.flag', args));
}

/**
 * Returns whether a card is in an allowed place: heroes and units on the map in armies, facilities on their own,
 * attack cards never on the map.
 */
function isSomewhere(s: S, u: number): boolean {
  const place = s.place[u];
  if (place < 0) return place === HAND || place === DECK || place === DISCARDED;
  return place < s.world.board.size && !isFamily(s, u, 'attack');
}

/**
 * [3.11] Returns whether a card is where its army is. A prisoner's army is the garrison that holds the hero [3.23].
 */
function isGrouped(s: S, u: number): boolean {
  const army = s.group[u];
  const needs = s.place[u] >= 0 && !isFamily(s, u, 'facility');
  if (army === UNKNOWN) return true;
  if (army === NONE) return !needs;
  if (!needs || !isArmy(s, army)) return false;
  if (s.place[army] === UNKNOWN) return true;
  // [3.23] A prisoner is held by another side.
  const isOwn = (s.owner[army] === s.owner[u]) !== hasFlag(s, u, 'prisoner');
  return isOwn && s.place[army] === s.place[u];
}

/**
 * [1.7] [1.8] [1.9] Returns whether attachments and munitions are on suitable cards, and enhancements are known bits.
 */
function hasItsGear(s: S, u: number): boolean {
  const { family } = cardOf(s, u);
  const fits = (code: number, what: 'attachment' | 'munition') => {
    if (code === NONE) return true;
    const gear = GEAR[code];
    return gear?.family === what && (gear.hosts as readonly string[]).includes(family);
  };
  if (family === 'unit' && s.gear2[u] !== NONE) return false;
  const isGrafted = s.grafts[u] >= 0 && s.grafts[u] < 1 << ENHANCEMENTS.length;
  return (
    fits(s.gear1[u], 'attachment') &&
    fits(s.gear2[u], 'attachment') &&
    fits(s.load[u], 'munition') &&
    isGrafted
  );
}

/** [3.11] Checks the limits of an army. */
function checkArmy(s: S, army: number): void {
  const args = { u: unit(army) };
  const isFree = s.owner[army] === NONE;
  holdTo(isFree === s.place[army] < 0, 'place', army, () => msg('fault.place', args));
  if (isFree || isGarrison(s, army)) return;
  const cards = cardsOf(s, army);
  const heroes = cards.filter((u) => isFamily(s, u, 'hero')).length;
  holdTo(heroes <= 1, 'group', army, () => msg('fault.heroes', args));
  const isFull = unitsOf(s, army).length > s.world.values.unitsOfArmy;
  holdTo(!isFull, 'group', army, () => msg('fault.units', args));
}

/** [3.8] Checks that salvage consists of attachments and munitions of units, without gaps. */
function checkSalvage(s: S): void {
  for (const [n, packed] of s.salvage.entries()) {
    if (packed === UNKNOWN || packed === 0) continue;
    const pieces = unpackGear(packed);
    const isSound = packGear(pieces) === packed && pieces.every((code) => SALVAGED.includes(code));
    holdTo(isSound, 'salvage', n, () => msg('fault.salvage', { at: node(n) }));
  }
}

/** Checks that public sizes equal the hidden contents, as far as these are visible. */
function checkSides(s: S): void {
  for (const side of s.world.sides.keys()) {
    holdTo(s.ap[side] >= 0, 'ap', side, msg('fault.ap'));
    if (s.stock[side * 4] === UNKNOWN) continue;
    const stock = s.stock.subarray(side * 4, side * 4 + 4);
    holdTo(Math.min(...stock) >= 0, 'stock', side, msg('fault.stock'));
    const held = s.held.length / s.world.sides.length;
    const gear = sum(s.held.subarray(side * held, (side + 1) * held));
    const size = count(s, side, HAND) + gear;
    holdTo(s.handSize[side] === size, 'handSize', side, msg('fault.size'));
    holdTo(s.deckSize[side] === count(s, side, DECK), 'deckSize', side, msg('fault.size'));
    const kinds = s.tactics.length / s.world.sides.length;
    const tactics = sum(s.tactics.subarray(side * kinds, (side + 1) * kinds));
    holdTo(s.tacticsSize[side] === tactics, 'tacticsSize', side, msg('fault.size'));
  }
  holdTo(new Set(s.order).size === s.order.length, 'order', 0, msg('fault.order'));
}

const sum = (values: Int16Array): number => values.reduce((a, b) => a + b, 0);

/** Returns the number of a side's cards in a place that is no hex. */
function count(s: S, side: number, place: number): number {
  let n = 0;
  for (let u = 0; u < s.world.cards; u++) if (s.owner[u] === side && s.place[u] === place) n += 1;
  return n;
}
