/** Contents of the slots: cards, armies, their cargo, their damage. All rules stand on these. */
import { NONE } from '../../../kernel/state.ts';
import { type AbilityId, type Family, levelIn, secondIn } from '../data/abilities.ts';
import type { Card } from '../data/card.ts';
import { CARDS, printedLevel } from '../data/cards.ts';
import { type EffectId, ENHANCEMENTS, type GearId, gearOf } from '../data/gear.ts';
import type { Armageddon } from '../state.ts';
import { FLAG } from '../state/pieces.ts';

type S = Armageddon;

export const isArmy = ({ world }: S, u: number): boolean => u >= world.cards;

/** Print of the card in a slot. */
export const cardOf = (s: S, u: number): Card => CARDS[s.kind[u]];
/** The card in a slot that one sees; undefined for a slot that is free, hidden or an army. */
export const seenCard = (s: S, u: number): (Card & { id: string }) | undefined => CARDS[s.kind[u]];

export const isFamily = (s: S, u: number, family: Family): boolean =>
  s.kind[u] >= 0 && cardOf(s, u).family === family;

export const hasFlag = (s: S, u: number, flag: keyof typeof FLAG): boolean =>
  s.flags[u] >= 0 && (s.flags[u] & FLAG[flag]) !== 0;
export function setFlag(s: S, u: number, flag: keyof typeof FLAG): void {
  s.flags[u] |= FLAG[flag];
}
export function clearFlag(s: S, u: number, flag: keyof typeof FLAG): void {
  s.flags[u] &= ~FLAG[flag];
}

/** [3.25] An army besieges nothing any more: when it lies about a base again, that is a new siege. */
export function liftSiege(s: S, army: number): void {
  for (const flag of ['besieging', 'closed'] as const) clearFlag(s, army, flag);
}

/** [3.25] [5.12] An army neither besieges nor fights later what it has put off. */
export function standDown(s: S, army: number): void {
  liftSiege(s, army);
  clearFlag(s, army, 'delayed');
}

// Cargo

/** Numbers of the gear on a card; a grafted enhancement too. */
export function gearOn(s: S, u: number): number[] {
  const carried = [s.gear1[u], s.gear2[u], s.load[u]].filter((code) => code >= 0);
  return [...carried, ...ENHANCEMENTS.filter((_, i) => s.grafts[u] >= 0 && (s.grafts[u] >> i) & 1)];
}

/** Total of an effect that the gear of a card gives. */
export function gearLevel(s: S, u: number, effect: EffectId): number {
  let sum = 0;
  if (s.gear1[u] >= 0 || s.gear2[u] >= 0 || s.load[u] >= 0 || s.grafts[u] > 0)
    for (const code of gearOn(s, u)) if (gearOf(code).effect === effect) sum += gearOf(code).level;
  return sum;
}

export const carries = (s: S, u: number, id: GearId): boolean =>
  gearOn(s, u).some((code) => gearOf(code).id === id);

/** [10.6.3] [10.6.8] [10.6.9] [10.6.10] [10.6.17] [10.6.18] Gear that gives an ability. */
const GIVEN: Readonly<Partial<Record<AbilityId, EffectId>>> = {
  'anti-air': 'anti-air',
  stealth: 'stealth',
  regenerate: 'regenerate',
  camouflage: 'camouflage',
  hardened: 'hardened',
  harm: 'harm',
  precision: 'precision',
  weapon: 'weapon',
};

/** Stealth of gear adds to that of the card, of all else the better counts [10.6.4]. */
const ADDED: readonly AbilityId[] = ['stealth'];

/** Level of an ability that a card has, by print or by gear; 0 if it has it not. */
export function level(s: S, u: number, ability: AbilityId): number {
  if (s.kind[u] < 0) return 0;
  const printed = printedLevel(s.kind[u], ability);
  const effect = GIVEN[ability];
  if (effect === undefined) return printed;
  const given = gearLevel(s, u, effect);
  return ADDED.includes(ability) ? printed + given : Math.max(printed, given);
}

export const has = (s: S, u: number, ability: AbilityId): boolean => level(s, u, ability) > 0;

/** Dice and radiation of a weapon; no dice: there is none. */
interface Weapon {
  readonly dice: number;
  readonly rays: number;
}

/** [10.4.5] [25.27] [10.6.19] What a card with such abilities and such gear is: a munition before its own ability. */
export function weaponIn(abilities: Card['abilities'], gear: readonly number[]): Weapon {
  const carried = gear.map(gearOf).find(({ effect }) => effect === 'weapon');
  if (carried) return { dice: carried.level, rays: carried.second ?? 0 };
  return { dice: levelIn(abilities, 'weapon'), rays: secondIn(abilities, 'weapon') };
}

export const weaponOf = (s: S, u: number): Weapon => weaponIn(cardOf(s, u).abilities, gearOn(s, u));

/** [D6] A stronghold has what sets its faction apart as long as it is its first owner’s. */
export const isUntaken = (s: S, base: number): boolean =>
  s.owner[base] === s.world.units[base].side;

// Points

/** [1.4] [2.22] [10.6.7] Hit points, wounds or structure when nothing is lost. */
export function pointsOf(s: S, u: number): number {
  const { family, points } = cardOf(s, u);
  const more = family === 'facility' ? upgradePoints(s, u) : gearLevel(s, u, 'points');
  return points + more;
}

/** [D7] Structure for each upgrade: 3 of a stronghold, 2 of an outpost. */
function upgradePoints(s: S, u: number): number {
  const each = has(s, u, 'headquarters') ? 3 : has(s, u, 'supply') ? 2 : 0;
  return each * Math.max(0, s.upgrades[u]);
}

/** [R2] Points that are left. */
export const leftOf = (s: S, u: number): number => pointsOf(s, u) - s.damage[u];

// Where they are

/** Cards of an army, its prisoners not among them. */
export function cardsOf(s: S, army: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++)
    if (s.group[u] === army && !hasFlag(s, u, 'prisoner')) found.push(u);
  return found;
}

export const unitsOf = (s: S, army: number): number[] =>
  cardsOf(s, army).filter((u) => isFamily(s, u, 'unit'));

/** The hero of an army, or `NONE`; a garrison may have several, of whom the first counts. */
export const heroOf = (s: S, army: number): number =>
  cardsOf(s, army).find((u) => isFamily(s, u, 'hero')) ?? NONE;

/** Armies in a hex, garrisons among them, as far as they are seen. */
export function armiesAt(s: S, hex: number): number[] {
  const found: number[] = [];
  for (let u = s.world.cards; u < s.world.units.length; u++) if (s.place[u] === hex) found.push(u);
  return found;
}

export function facilitiesAt(s: S, hex: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++)
    if (s.place[u] === hex && isFamily(s, u, 'facility')) found.push(u);
  return found;
}

/** A garrison belongs to a base. */
export const isGarrison = (s: S, army: number): boolean => s.group[army] >= 0;

/** The garrison of a base, or `NONE`. */
export function garrisonOf(s: S, base: number): number {
  for (let u = s.world.cards; u < s.world.units.length; u++) if (s.group[u] === base) return u;
  return NONE;
}

/** Whether an army could fight [3.13]: it has a unit. */
export const isCombatCapable = (s: S, army: number): boolean => unitsOf(s, army).length > 0;

/** Whether an owner is a player: the others never decide anything. */
export const isPlayer = ({ world }: S, owner: number): boolean =>
  owner >= 0 && owner < world.sides.length;
