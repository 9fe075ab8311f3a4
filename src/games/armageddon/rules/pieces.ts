/** Contents of the slots: cards, armies, gear, damage. All rules are based on these functions. */
import { NONE } from '../../../kernel/state.ts';
import { type AbilityId, type Family, levelIn, secondIn } from '../data/abilities.ts';
import type { Card } from '../data/card.ts';
import { type NamedCard, printedLevel } from '../data/cards.ts';
import { type EffectId, ENHANCEMENTS, type GearId, type NamedGear, gearOf } from '../data/gear.ts';
import type { Armageddon } from '../state.ts';
import { FLAG } from '../state/pieces.ts';

type S = Armageddon;

export const isArmy = ({ world }: S, u: number): boolean => u >= world.cards;

/** Returns the card in a slot. */
export const cardOf = (s: S, u: number): Card => s.world.prints.cards[s.kind[u]];
/** Returns the visible card in a slot; undefined for a slot that is free, hidden or an army. */
export const seenCard = (s: S, u: number): NamedCard | undefined => s.world.prints.cards[s.kind[u]];

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

/** [3.25] Ends the siege of an army; besieging again is a new siege. */
export function liftSiege(s: S, army: number): void {
  for (const flag of ['besieging', 'closed'] as const) clearFlag(s, army, flag);
}

/** [3.25] [5.12] Ends the siege of an army, and cancels a battle that it put off. */
export function standDown(s: S, army: number): void {
  liftSiege(s, army);
  clearFlag(s, army, 'delayed');
}

// Gear

/** Returns the numbers of the gear on a card, grafted enhancements included. */
export function gearOn(s: S, u: number): number[] {
  const carried = [s.gear1[u], s.gear2[u], s.load[u]].filter((code) => code >= 0);
  return [...carried, ...ENHANCEMENTS.filter((_, i) => s.grafts[u] >= 0 && (s.grafts[u] >> i) & 1)];
}

/** Returns the total of an effect over the gear of a card. */
export function gearLevel(s: S, u: number, effect: EffectId): number {
  const { gear } = s.world.prints;
  let sum = 0;
  if (s.gear1[u] >= 0 || s.gear2[u] >= 0 || s.load[u] >= 0 || s.grafts[u] > 0)
    for (const code of gearOn(s, u)) if (gear[code].effect === effect) sum += gear[code].level;
  return sum;
}

export const carries = (s: S, u: number, id: GearId): boolean =>
  gearOn(s, u).some((code) => gearOf(code).id === id);

/** [10.6.3] [10.6.8] [10.6.9] [10.6.10] [10.6.17] [10.6.18] Effects of gear that give an ability. */
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

/** Abilities whose level by gear is added to the card's; of all others, the better counts [10.6.4]. */
const ADDED: readonly AbilityId[] = ['stealth'];

/** Returns the level of a card's ability, printed or by gear; 0 if it does not have it. */
export function level(s: S, u: number, ability: AbilityId): number {
  if (s.kind[u] < 0) return 0;
  const printed = printedLevel(s.kind[u], ability);
  const effect = GIVEN[ability];
  if (effect === undefined) return printed;
  const given = gearLevel(s, u, effect);
  return ADDED.includes(ability) ? printed + given : Math.max(printed, given);
}

export const has = (s: S, u: number, ability: AbilityId): boolean => level(s, u, ability) > 0;

/** Dice and radiation of a weapon of mass destruction; 0 dice if there is none. */
interface Weapon {
  readonly dice: number;
  readonly rays: number;
}

/**
 * [10.4.5] [25.27] [10.6.19] Returns the weapon of a card by its abilities and gear; a munition takes precedence over
 * its own ability.
 */
export function weaponIn(abilities: Card['abilities'], gear: readonly NamedGear[]): Weapon {
  const carried = gear.find(({ effect }) => effect === 'weapon');
  if (carried) return { dice: carried.level, rays: carried.second ?? 0 };
  return { dice: levelIn(abilities, 'weapon'), rays: secondIn(abilities, 'weapon') };
}

export function weaponOf(s: S, u: number): Weapon {
  const { gear } = s.world.prints;
  return weaponIn(
    cardOf(s, u).abilities,
    gearOn(s, u).map((code) => gear[code]),
  );
}

/** [D6] Returns whether a stronghold still belongs to its first owner, and so has its faction's special abilities. */
export const isUntaken = (s: S, base: number): boolean =>
  s.owner[base] === s.world.units[base].side;

// Points

/** [1.4] [2.22] [10.6.7] Returns the hit points, wounds or structure of an undamaged card. */
export function pointsOf(s: S, u: number): number {
  const { family, points } = cardOf(s, u);
  const more = family === 'facility' ? upgradePoints(s, u) : gearLevel(s, u, 'points');
  return points + more;
}

/** [D7] Returns the structure added by upgrades: 3 each for a stronghold, 2 for an outpost. */
function upgradePoints(s: S, u: number): number {
  const each = has(s, u, 'headquarters') ? 3 : has(s, u, 'supply') ? 2 : 0;
  return each * Math.max(0, s.upgrades[u]);
}

/** [R2] Returns the points that a card has left. */
export const leftOf = (s: S, u: number): number => pointsOf(s, u) - s.damage[u];

// Places

/** Returns the cards of an army, without its prisoners. */
export function cardsOf(s: S, army: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++)
    if (s.group[u] === army && !hasFlag(s, u, 'prisoner')) found.push(u);
  return found;
}

export const unitsOf = (s: S, army: number): number[] =>
  cardsOf(s, army).filter((u) => isFamily(s, u, 'unit'));

/** Returns the hero of an army, or `NONE`. A garrison may have several; the first one counts. */
export const heroOf = (s: S, army: number): number =>
  cardsOf(s, army).find((u) => isFamily(s, u, 'hero')) ?? NONE;

/** Returns the armies in a hex, including garrisons, as far as visible. */
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

/** Returns whether an army is a garrison, which belongs to a base. */
export const isGarrison = (s: S, army: number): boolean => s.group[army] >= 0;

/** Returns the garrison of a base, or `NONE`. */
export function garrisonOf(s: S, base: number): number {
  for (let u = s.world.cards; u < s.world.units.length; u++) if (s.group[u] === base) return u;
  return NONE;
}

/** Returns whether an army could fight [3.13]: it has a unit. */
export const isCombatCapable = (s: S, army: number): boolean => unitsOf(s, army).length > 0;

/** Returns whether an owner is a player; other owners have no decisions. */
export const isPlayer = ({ world }: S, owner: number): boolean =>
  owner >= 0 && owner < world.sides.length;
