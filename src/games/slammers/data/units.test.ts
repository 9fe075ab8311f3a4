import { describe, expect, test } from 'vitest';
import {
  armyOf,
  canTow,
  type Colour,
  COLOURS,
  COUNTERS,
  isAmphibious,
  isArtillery,
  isMercenary,
  MARKERS,
  takesElectronics,
  kindIn,
  UNIT_KINDS,
  type UnitId,
  type UnitType,
} from './units.ts';
import { moralePrice } from './prices.ts';
import { unitTypesOf } from './unit-types.ts';
import { VALUES } from './values.ts';

const UNIT_TYPES = unitTypesOf(VALUES.defaults);

/** The kind of unit of a colour, with its usual ratings. */
const typeOf = (colour: Colour, id: UnitId): UnitType =>
  UNIT_TYPES[UNIT_KINDS.indexOf(kindIn(colour, id))];

const of = (army: UnitType['army'], take: (t: UnitType) => boolean) =>
  UNIT_TYPES.filter((t) => t.army === army && take(t))
    .map((t) => t.id)
    .join(' ');
const priced = (army: UnitType['army']) =>
  Object.fromEntries(UNIT_TYPES.filter((t) => t.army === army).map((t) => [t.id, t.price]));

describe('[D1] [3.2] ratings', () => {
  test('attack, defence, range and movement of every kind', () => {
    const rows = UNIT_TYPES.map(
      (t) =>
        `${t.army} ${t.id} ${t.attack}-${t.defence}-${t.range}-${t.movement} ${t.class} ${t.propulsion}`,
    );
    expect(rows).toEqual([
      'conventional TK 5-5-3-4 A tracked',
      'conventional AC 3-2-2-5 A wheeled',
      'conventional IN 2-2-2-2 B foot',
      'conventional AP 1-3-1-4 B tracked',
      'conventional LG 6-2-12-0 B towed',
      'conventional SG 4-2-8-0 B towed',
      'conventional HO 8-2-14-0 B towed',
      'conventional SA 5-3-8-4 B tracked',
      'conventional CA 0-2-6-0 B towed',
      'conventional SC 0-2-4-4 B wheeled',
      'conventional ML 2-2-2-2 B foot',
      'conventional BS 3-1-2-5 A wheeled',
      'conventional BC 1-1-1-4 B tracked',
      'red HT 8-8-4-6 A hover',
      'red CC 4-4-3-8 A hover',
      'red MI 3-3-3-2 B dismounted',
      'red LG 6-2-12-0 B towed',
      'red SG 4-2-8-0 B towed',
      'red HO 8-2-14-0 B towed',
      'red SA 4-2-8-6 B hover',
      'red SC 0-2-4-5 B hover',
      'blue HT 8-8-4-6 A hover',
      'blue CC 4-4-3-8 A hover',
      'blue MI 3-3-3-2 B dismounted',
      'blue SA 5-3-8-6 B hover',
    ]);
  });

  test('one formula gives every printed price but those of militia and buses', () => {
    for (const t of UNIT_TYPES.filter(({ id }) => !['ML', 'BS', 'BC'].includes(id))) {
      const extra = t.id === 'HT' ? 5 : t.calliope ? 2 : 0;
      expect([t.army, t.id, t.attack + t.defence + t.range + t.movement + extra]).toEqual([
        t.army,
        t.id,
        t.price,
      ]);
    }
  });

  test('[3.3] mercenary infantry has ratings of its own on skimmers', () => {
    for (const colour of ['red', 'blue'] as const)
      expect(typeOf(colour, 'MI').mounted).toEqual({
        attack: 2,
        defence: 2,
        range: 1,
        movement: 6,
      });
    expect(UNIT_TYPES.filter((t) => t.mounted).map((t) => t.id)).toEqual(['MI', 'MI']);
  });
});

describe('properties of units', () => {
  test('[3.1] Green and Tan have the same units, Red and Blue their own', () => {
    expect(COLOURS.map(armyOf)).toEqual(['conventional', 'conventional', 'red', 'blue']);
    expect(typeOf('green', 'TK')).toBe(typeOf('tan', 'TK'));
    expect(() => typeOf('blue', 'LG')).toThrow('blue has no LG');
    expect(COLOURS.map((colour) => isMercenary(armyOf(colour)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('[3.4] class A are tanks and cars', () => {
    for (const army of ['conventional', 'red', 'blue'] as const)
      expect(of(army, (t) => t.class === 'A')).toBe(army === 'conventional' ? 'TK AC BS' : 'HT CC');
  });

  test('[3.5] all of Blue hovers but infantry; of Red all but infantry, guns and howitzers', () => {
    expect(of('blue', (t) => t.propulsion !== 'hover')).toBe('MI');
    expect(of('red', (t) => t.propulsion !== 'hover')).toBe('MI LG SG HO');
    expect(of('conventional', (t) => ['tracked', 'wheeled'].includes(t.propulsion))).toBe(
      'TK AC AP SA SC BS BC',
    );
  });

  test('[9.6] the towed units are those without printed movement', () => {
    for (const t of UNIT_TYPES)
      expect([t.id, t.movement === 0]).toEqual([t.id, t.propulsion === 'towed']);
  });

  test('[10.1] units that can be towed, and units that can tow', () => {
    expect(of('conventional', (t) => t.towable)).toBe('LG SG HO CA');
    expect(of('red', (t) => t.towable)).toBe('LG SG HO');
    expect(of('blue', (t) => t.towable)).toBe('');
    expect(of('conventional', canTow)).toBe('TK AC AP SA SC BS BC');
    expect(of('red', canTow)).toBe('HT CC SA SC');
    expect(of('blue', canTow)).toBe('HT CC SA');
  });

  test('[7.1] units that can be dropped: infantry, small guns, armoured cars, carriers', () => {
    expect(of('conventional', (t) => t.drops)).toBe('AC IN AP SG ML');
    expect(of('red', (t) => t.drops)).toBe('MI SG');
    expect(of('blue', (t) => t.drops)).toBe('MI');
  });

  test('[8.1] [13.1] [13.8] calliopes and hover tanks fire at drops and shells', () => {
    expect(of('conventional', (t) => t.counterFire)).toBe('CA SC');
    expect(of('red', (t) => t.counterFire)).toBe('HT SC');
    expect(of('blue', (t) => t.counterFire)).toBe('HT');
    for (const t of UNIT_TYPES) expect([t.id, t.calliope]).toEqual([t.id, t.attack === 0]);
  });

  test('[14.1] [14.2] [R37] artillery fires indirectly, howitzers in no other way', () => {
    expect(of('conventional', isArtillery)).toBe('LG SG HO SA');
    expect(of('red', isArtillery)).toBe('LG SG HO SA');
    expect(of('blue', isArtillery)).toBe('SA');
    expect(of('red', (t) => t.fire === 'indirect')).toBe('HO');
  });

  test('[11.1] [18.5] [23.1] [24.9] [33.4] [44.6] carriers, infantry, electronics, militia, swimmers', () => {
    expect(of('conventional', (t) => t.carries)).toBe('AP BC');
    expect(of('conventional', (t) => t.infantry)).toBe('IN ML');
    expect(of('red', (t) => t.infantry)).toBe('MI');
    expect(of('red', takesElectronics)).toBe('HT');
    expect(of('conventional', takesElectronics)).toBe('');
    expect(of('conventional', (t) => t.militia)).toBe('ML');
    expect(of('conventional', isAmphibious)).toBe('AC AP');
  });

  test('[R38] [S239] [24.9] [33.4] buses have the ratings of car or carrier, with a defence of 1', () => {
    const figures = ({ attack, range, movement }: UnitType) => [attack, range, movement];
    for (const [bus, model] of [
      ['BS', 'AC'],
      ['BC', 'AP'],
    ] as const) {
      expect(figures(typeOf('tan', bus))).toEqual(figures(typeOf('tan', model)));
      expect(typeOf('tan', bus).defence).toBe(1);
    }
    expect(typeOf('tan', 'BS').carries).toBe(false);
  });
});

describe('[S208] prices', () => {
  test('[24.4] Red', () => {
    expect(priced('red')).toEqual({
      HT: 31,
      CC: 19,
      MI: 11,
      LG: 20,
      SG: 14,
      HO: 24,
      SA: 20,
      SC: 13,
    });
  });

  test('[24.5] Blue', () => {
    expect(priced('blue')).toEqual({ HT: 31, CC: 19, MI: 11, SA: 22 });
  });

  test('[24.6] Green and Tan', () => {
    expect(priced('conventional')).toEqual({
      TK: 17,
      AC: 12,
      IN: 8,
      ML: 3,
      AP: 9,
      BS: 7,
      BC: 7,
      LG: 20,
      SG: 14,
      HO: 24,
      CA: 10,
      SA: 20,
      SC: 12,
    });
  });

  test('[24.4] [24.7] [24.8] fortress, gas, electronics, drops', () => {
    const of = (id: 'fortress' | 'gas' | 'electronics' | 'drop') => VALUES.defaults[`price.${id}`];
    expect([of('fortress'), of('gas'), of('electronics'), of('drop')]).toEqual([24, 2, 4, 2]);
  });

  test('[24.10] morale', () => {
    const price = (morale: number) => moralePrice(VALUES.defaults, morale);
    expect([5, 6, 7, 8, 9, 10].map(price)).toEqual([0, 3, 2, 1, 0, 0]);
  });
});

test('[D2] [3.1] 328 counters in all', () => {
  const sum = (counts: object) => Object.values(counts).reduce((a, b) => a + b, 0);
  expect([...COLOURS.map((colour) => sum(COUNTERS[colour])), sum(MARKERS)]).toEqual([
    60, 60, 53, 60, 95,
  ]);
  expect(60 + 60 + 53 + 60 + 95).toBe(328);
  for (const colour of COLOURS)
    for (const id of Object.keys(COUNTERS[colour]))
      expect(UNIT_TYPES.some((t) => t.army === armyOf(colour) && t.id === id)).toBe(true);
});
