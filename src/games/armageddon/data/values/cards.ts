/** Values of cards, gear and tactics, by kind. */
import type { ValueDeclarations } from '../../../../kernel/setup/values.ts';
import { type Card, CULT_IDS, RESOURCES } from '../card.ts';
import { CARDS } from '../cards.ts';
import { GEAR, TACTICS } from '../gear.ts';

/** Returns the cards of a family. */
const familyOf = <F extends Card['family']>(family: F) =>
  CARDS.filter(
    (card): card is Extract<(typeof CARDS)[number], { family: F }> => card.family === family,
  );

const [UNITS, HEROES] = [familyOf('unit'), familyOf('hero')];
const [ATTACKS, FACILITIES] = [familyOf('attack'), familyOf('facility')];

const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
const units = { rows: idsOf(UNITS), rowName: 'card', rule: 'D2', source: 'designed' } as const;
const heroes = { rows: idsOf(HEROES), rowName: 'card', rule: 'D4', source: 'designed' } as const;
const attacks = { rows: idsOf(ATTACKS), rowName: 'card', rule: 'D3', source: 'designed' } as const;
const facilities = {
  rows: idsOf(FACILITIES),
  ...({ rowName: 'facility', rule: 'D5', source: 'designed' } as const),
};

const dice = { min: 0, max: 20, unit: 'dice' } as const;
const points = { min: 1, max: 40, unit: 'points' } as const;
const speed = { min: 1, max: 12, unit: 'movement' } as const;
const price = {
  ...({ columns: RESOURCES, columnName: 'resource', min: 0, max: 12, unit: 'resources' } as const),
};

/** Cards that somebody can buy or hire: neither strongholds nor cards of cults. */
const isBought = ({ origin, abilities }: Card): boolean =>
  !(CULT_IDS as readonly string[]).includes(origin) && !('headquarters' in abilities);
const [SOLD_UNITS, SOLD_HEROES] = [UNITS.filter(isBought), HEROES.filter(isBought)];
const SOLD_FACILITIES = FACILITIES.filter(isBought);
/** Ids of the rows of the costs of each family. */
export const SOLD: Readonly<Record<Card['family'], readonly string[]>> = {
  unit: idsOf(SOLD_UNITS),
  hero: idsOf(SOLD_HEROES),
  attack: idsOf(ATTACKS),
  facility: idsOf(SOLD_FACILITIES),
};

export const CARD_VALUES = {
  unitAttack: { list: UNITS.map(({ attack }) => attack), ...units, ...dice },
  unitDefence: { list: UNITS.map(({ defence }) => defence), ...units, ...dice },
  unitResistance: { list: UNITS.map(({ resistance }) => resistance), ...units, ...dice },
  unitMovement: { list: UNITS.map(({ movement }) => movement), ...units, ...speed },
  unitPoints: { list: UNITS.map((card) => card.points), ...units, ...points },
  unitRange: { list: UNITS.map(({ range }) => range), ...units, min: 1, max: 3, unit: 'rows' },
  unitCost: { table: SOLD_UNITS.map(({ cost }) => cost), ...units, rows: SOLD.unit, ...price },
  heroCommand: { list: HEROES.map(({ command }) => command), ...heroes, ...dice, unit: 'cards' },
  heroFate: { list: HEROES.map(({ fate }) => fate), ...heroes, ...dice, unit: 'fate' },
  heroResistance: { list: HEROES.map(({ resistance }) => resistance), ...heroes, ...dice },
  heroMovement: { list: HEROES.map(({ movement }) => movement), ...heroes, ...speed },
  heroPoints: { list: HEROES.map((card) => card.points), ...heroes, ...points },
  heroCost: { table: SOLD_HEROES.map(({ cost }) => cost), ...heroes, rows: SOLD.hero, ...price },
  flierAttack: { list: ATTACKS.map(({ attack }) => attack), ...attacks, ...dice },
  flierDefence: { list: ATTACKS.map(({ defence }) => defence), ...attacks, ...dice },
  flierFate: { list: ATTACKS.map(({ fate }) => fate), ...attacks, ...dice, unit: 'fate' },
  flierPoints: { list: ATTACKS.map((card) => card.points), ...attacks, ...points },
  flierRange: { list: ATTACKS.map(({ range }) => range), ...attacks, ...dice, unit: 'hexes' },
  flierCost: { table: ATTACKS.map(({ cost }) => cost), ...attacks, ...price },
  facilityDefence: { list: FACILITIES.map(({ defence }) => defence), ...facilities, ...dice },
  facilityResistance: {
    ...{ list: FACILITIES.map(({ resistance }) => resistance), ...facilities, ...dice },
  },
  facilityPoints: { list: FACILITIES.map((card) => card.points), ...facilities, ...points },
  facilityCost: {
    ...{
      table: SOLD_FACILITIES.map(({ cost }) => cost),
      ...facilities,
      rows: SOLD.facility,
      ...price,
    },
  },
} as const satisfies ValueDeclarations;

/** Gear whose level counts; that of the others is always 1. */
const LEVELLED = GEAR.filter(
  ({ effect }) => !['double', 'hardened', 'one-wound', 'one-point', 'precision'].includes(effect),
);
export const LEVELLED_GEAR: readonly string[] = idsOf(LEVELLED);
/** Tactics with a number. */
const NUMBERED = TACTICS.filter(({ level }) => level > 0);
export const NUMBERED_TACTICS: readonly string[] = idsOf(NUMBERED);

const gear = { rows: idsOf(GEAR), rowName: 'gear', rule: 'D8', source: 'designed' } as const;
const tactics = { rows: idsOf(TACTICS), rowName: 'item', rule: 'D9', source: 'designed' } as const;
const ap = { min: 0, max: 12, unit: 'ap' } as const;
const difficulty = { min: 1, max: 10, unit: 'successes' } as const;

export const GEAR_VALUES = {
  gearDifficulty: { list: GEAR.map((one) => one.difficulty), ...gear, ...difficulty },
  gearAp: { list: GEAR.map((one) => one.ap), ...gear, ...ap },
  gearCost: { table: GEAR.map(({ cost }) => cost), ...gear, ...price },
  gearLevel: {
    ...{ list: LEVELLED.map(({ level }) => level), ...gear, rows: LEVELLED_GEAR },
    ...{ min: 1, max: 15, unit: 'dice' },
  },
  tacticDifficulty: { list: TACTICS.map((one) => one.difficulty), ...tactics, ...difficulty },
  tacticMake: { list: TACTICS.map((one) => one.ap), ...tactics, ...ap },
  tacticPlay: { list: TACTICS.map((one) => one.price), ...tactics, ...ap },
  tacticLevel: {
    ...{ list: NUMBERED.map(({ level }) => level), ...tactics, rows: NUMBERED_TACTICS },
    ...{ min: 1, max: 6, unit: 'dice' },
  },
} as const satisfies ValueDeclarations;
