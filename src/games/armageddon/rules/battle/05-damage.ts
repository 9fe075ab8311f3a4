/** Section 5: damage of a margin, wounds, and destroyed cards. */
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import { totalOf } from '../../data/card.ts';
import type { Armageddon } from '../../state.ts';
import { DISCARDED, HAND } from '../../state/pieces.ts';
import { independentsOf } from '../../world.ts';
import { loseOne } from '../armies/03-experience.ts';
import { leaveSalvage } from '../exploration/03-salvage.ts';
import { hasMark } from './05-battle-flags.ts';
import { forgetByAll, reveal, whoKnows } from '../knowledge.ts';
import { named } from '../named.ts';
import {
  cardOf,
  cardsOf,
  clearFlag,
  garrisonOf,
  gearLevel,
  has,
  hasFlag,
  heroOf,
  isCombatCapable,
  isFamily,
  isPlayer,
  leftOf,
  level,
  liftSiege,
  unitsOf,
} from '../pieces.ts';

type S = Armageddon;

/** Kinds of challenges, in the order of their numbers. */
export const KINDS = [
  'intercept',
  'anti-air',
  'anti-missile',
  'strike',
  'collateral',
  'ground',
  'mines',
  'assassination',
  'sabotage',
  'hunt',
  'snipe',
] as const;
export type DamageKind = (typeof KINDS)[number];
export const KIND = Object.fromEntries(KINDS.map((kind, i) => [kind, i])) as Readonly<
  Record<DamageKind, number>
>;

/** Modifiers that turn a margin into damage. */
interface Change {
  readonly times?: number;
  readonly bonus?: number;
  readonly plating?: number;
  readonly isHardened?: boolean;
  readonly isAbsorbed?: boolean;
}

/**
 * [5.7] Returns the damage of a margin: multiplied, plus a bonus if the margin is 1 or more, minus plating, halved on
 * Hardened cards [6.10], at most 1 in an Absorb Field [10.2.34].
 */
export function dealt(margin: number, change: Change): number {
  if (margin <= 0) return 0;
  const { times = 1, bonus = 0, plating = 0 } = change;
  const given = Math.max(0, times * margin + bonus - plating);
  const taken = change.isHardened ? Math.trunc(given / 2) : given;
  return change.isAbsorbed ? Math.min(1, taken) : taken;
}

/** [5.7] Returns the damage of a margin to a card by its attacker. */
export function damageOf(s: S, kind: DamageKind, from: number, to: number, margin: number): number {
  const [times, bonus] = [timesOf(s, kind, from), bonusOf(s, kind, from, to)];
  const damage = dealt(margin, { ...protectionOf(s, to), times, bonus });
  return damage > 0 && isDeadly(s, kind, from) ? leftOf(s, to) : damage;
}

/** [5.7] Returns the damage to the attacker in a duel: neither multiplied nor with a bonus. */
export const damageBack = (s: S, to: number, margin: number): number =>
  dealt(margin, protectionOf(s, to));

/** [10.2.28] [10.2.34] [6.10] Returns the protection of a card. */
const protectionOf = (s: S, u: number): Change => ({
  plating: level(s, u, 'plating'),
  isHardened: isHardened(s, u),
  isAbsorbed: has(s, u, 'absorb-field'),
});

/** [10.2.27] [10.1.12] [R40] Returns the multiplier: Critical doubles, Demolitionist triples sabotage. */
function timesOf(s: S, kind: DamageKind, from: number): number {
  if (kind === 'ground') return has(s, from, 'critical') ? 2 : 1;
  return kind === 'sabotage' && isDemolition(s, from) ? 3 : 1;
}

/** [R50] Returns whether a card sabotages as a demolitionist: it is one, or the hero of its army is. */
function isDemolition(s: S, u: number): boolean {
  const hero = s.group[u] === NONE ? NONE : heroOf(s, s.group[u]);
  return has(s, u, 'demolitionist') || (hero !== NONE && has(s, hero, 'demolitionist'));
}

/**
 * [10.1.9] [10.6.13] Returns whether one point of damage destroys: one wound may kill a hero, and a hunt does [5.28];
 * [10.6.14] one point may destroy a facility.
 */
function isDeadly(s: S, kind: DamageKind, from: number): boolean {
  if (kind === 'assassination')
    return has(s, from, 'slayer') || gearLevel(s, from, 'one-wound') > 0;
  return kind === 'hunt' || (kind === 'sabotage' && gearLevel(s, from, 'one-point') > 0);
}

/** [6.10] [10.3.8] Returns whether strikes and similar attacks do half damage. */
const isHardened = (s: S, u: number): boolean =>
  isFamily(s, u, 'facility') && has(s, u, 'hardened');

/** [25.22] [10.2.33] [10.6.15] [10.6.16] [R8] Returns the bonus damage of a hit. */
function bonusOf(s: S, kind: DamageKind, from: number, to: number): number {
  if (kind === 'ground') return level(s, from, 'bonus-damage') + chargeOf(s, from);
  if (kind !== 'strike') return 0;
  const penetrator = isFamily(s, to, 'facility') ? gearLevel(s, from, 'penetrator') : 0;
  return gearLevel(s, from, 'warhead') + penetrator;
}

/** [10.6.11] Returns the bonus of a charge, for the attack with which it is fired. */
const chargeOf = (s: S, u: number): number =>
  hasMark(s, u, 'charging') ? gearLevel(s, u, 'charge') : 0;

/** [1.3] [10.6.2] Returns the defence of a card (for a hero, the fate) with gear, upgrades and a shield. */
export function defenceOf(s: S, u: number): number {
  const { defence } = cardOf(s, u);
  if (!isFamily(s, u, 'facility')) return defence + gearLevel(s, u, 'defence');
  return defence + upgradeDefence(s, u) + shieldOver(s, u);
}

/** [D7] Returns the bonus of an outpost's second upgrade. */
const upgradeDefence = (s: S, u: number): number =>
  has(s, u, 'supply') && !has(s, u, 'headquarters') && s.upgrades[u] >= 2 ? 1 : 0;

/** [10.3.15] Returns the bonus of one other facility of the owner in the hex that shields it. */
function shieldOver(s: S, u: number): number {
  for (let v = 0; v < s.world.cards; v++) {
    if (v === u || s.place[v] !== s.place[u] || s.owner[v] !== s.owner[u]) continue;
    if (has(s, v, 'shield')) return level(s, v, 'shield');
  }
  return 0;
}

/**
 * [1.4] [25.4] Takes points from a card, which is lost with none left. Returns whether it is lost. `by`: the owner of
 * the cause, if not the side whose turn it is.
 */
export function wound(
  s: S,
  u: number,
  points: number,
  rule: string,
  log?: Log,
  by?: number,
): boolean {
  if (points <= 0) return false;
  const to = whoKnows(s, u);
  s.damage[u] += points;
  const isDestroyed = leftOf(s, u) <= 0;
  const args = { card: named(s, u), n: points };
  log?.add({ type: isDestroyed ? 'destroyed' : 'damaged', rule, args, to });
  if (isDestroyed) lose(s, u, log, by);
  return isDestroyed;
}

/** Destroys a card, whatever points it has left. */
export function destroy(s: S, u: number, rule: string, log?: Log, by?: number): void {
  const args = { card: named(s, u), n: leftOf(s, u) };
  log?.add({ type: 'destroyed', rule, args, to: whoKnows(s, u) });
  lose(s, u, log, by);
}

/** [9.5] Removes a destroyed card, which counts for the score of both sides. */
export function lose(s: S, u: number, log?: Log, by = s.order[s.turn]): void {
  const owner = s.owner[u];
  const worth = totalOf(cardOf(s, u).cost);
  if (isPlayer(s, owner)) s.lost[owner] += worth;
  if (isPlayer(s, by) && by !== owner && owner !== independentsOf(s.world))
    s.destroyed[by] += worth;
  leaveSalvage(s, u, log);
  discard(s, u, log);
}

/** [1.4] Removes a card from play with its gear. */
export function discard(s: S, u: number, log?: Log): void {
  const owner = s.owner[u];
  if (s.place[u] === HAND && isPlayer(s, owner)) s.handSize[owner] -= 1;
  if (isFamily(s, u, 'facility')) loseForGood(s, u, log);
  if (s.group[u] !== NONE) leaveArmy(s, u, log);
  s.place[u] = DISCARDED;
  [s.group[u], s.gear1[u], s.gear2[u], s.load[u]] = [NONE, NONE, NONE, NONE];
  [s.flags[u], s.grafts[u]] = [0, 0];
}

/**
 * [9.2] [10.3.1] [R22] [R24] Handles the loss of a destroyed facility: its headquarters, and the walls of its
 * garrison. A destroyed facility is no side's headquarters any longer, even if it was captured in this turn [9.1].
 */
function loseForGood(s: S, u: number, log?: Log): void {
  loseFacility(s, u, log);
  for (const side of s.world.sides.keys())
    if (s.headquarters[side] === u) s.headquarters[side] = NONE;
}

/** [9.1] [R24] Handles the loss of a facility that changes hands. A headquarters may still be retaken. */
export function loseFacility(s: S, u: number, log?: Log): void {
  const owner = s.owner[u];
  if (isPlayer(s, owner) && s.headquarters[owner] === u) s.beheaded[owner] = 1;
  const garrison = garrisonOf(s, u);
  if (garrison !== NONE) turnOut(s, garrison, log);
}

/**
 * [R24] Turns a garrison into a field army; of more than 8 units the cheapest are lost, and all heroes but one form
 * armies of their own.
 */
function turnOut(s: S, garrison: number, log?: Log): void {
  s.group[garrison] = NONE;
  freePrisoners(s, garrison, log);
  const worth = (u: number) => totalOf(cardOf(s, u).cost);
  const units = unitsOf(s, garrison).sort((a, b) => worth(b) - worth(a) || a - b);
  for (const u of units.slice(s.world.values.unitsOfArmy)) lose(s, u, log);
  for (const u of cardsOf(s, garrison))
    if (isFamily(s, u, 'hero') && u !== heroOf(s, garrison)) standApart(s, u, log);
  dissolve(s, garrison);
}

/** [3.23] Frees the heroes held in a base that falls. */
export function freePrisoners(s: S, garrison: number, log?: Log): void {
  for (let u = 0; u < s.world.cards; u++) {
    if (s.group[u] !== garrison || !hasFlag(s, u, 'prisoner')) continue;
    clearFlag(s, u, 'prisoner');
    standApart(s, u, log);
  }
}

/** [3.11] Founds an army for a single hero; without a slot, the hero is lost. */
export function standApart(s: S, hero: number, log?: Log): void {
  const army = freeArmy(s, s.owner[hero]);
  if (army === NONE) {
    lose(s, hero, log);
    return;
  }
  [s.owner[army], s.place[army]] = [s.owner[hero], s.place[hero]];
  s.group[hero] = army;
  // [R41] Sides that know the hero know the army.
  for (const side of whoKnows(s, hero)) reveal(s, hero, side);
}

/** Returns a slot of an owner without an army, or `NONE`. */
export function freeArmy(s: S, owner: number): number {
  const pool = isPlayer(s, owner) ? owner : NONE;
  for (let u = s.world.cards; u < s.world.units.length; u++)
    if (s.owner[u] === NONE && s.world.units[u].side === pool) return u;
  return NONE;
}

/** Removes a card from its army, which ends with its last card; a garrison stays with its base. */
export function leaveArmy(s: S, u: number, log?: Log): void {
  const army = s.group[u];
  s.group[u] = NONE;
  if (!hasFlag(s, u, 'prisoner')) loseOne(s, u, army);
  // [3.24] An army without units does not besiege.
  if (!isCombatCapable(s, army)) liftSiege(s, army);
  dissolve(s, army, log);
}

/** [2.16] Removes a field army without cards; other sides that saw its counter get a message with the reason. */
export function dissolve(s: S, army: number, log?: Log): void {
  if (s.group[army] !== NONE || cardsOf(s, army).length > 0) return;
  const to = whoKnows(s, army).filter((side) => side !== s.owner[army]);
  const args = { piece: named(s, army), at: node(s.place[army]) };
  if (to.length > 0) log?.add({ type: 'vanishes', rule: '2.16', args, to });
  [s.owner[army], s.place[army], s.flags[army], s.experience[army]] = [NONE, NONE, 0, 0];
  s.spent[army] = 0;
  forgetByAll(s, army);
  // [12.1] The next army in this slot has met no independents yet.
  for (const side of s.world.sides.keys()) s.world.pieceRows.remove(s.met, side, army);
}
