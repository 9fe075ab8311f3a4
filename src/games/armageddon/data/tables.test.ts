import { expect, test } from 'vitest';
import { totalOf } from './card.ts';
import { CARD, type CardId, CARDS } from './cards.ts';
import { ATTITUDE_DIE, GUARDED, GUARDS } from './independents.ts';
import { EVENTS, MAP_SIZES } from './maps.ts';
import { SWITCHES, switchesOf } from './switches.ts';
import { TERRAINS } from './terrain.ts';
import { VALUES } from './values.ts';

const { declarations, defaults } = VALUES;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test('[D16] terrain is a whole, hills give 2 dice and flat ground none', () => {
  expect(sum(defaults.terrainShare)).toBe(100);
  const figures = TERRAINS.map(
    ({ id }, i) => `${id} ${defaults.terrainCost[i]}/${defaults.terrainDefence[i]}`,
  );
  expect(figures.join(', ')).toBe(
    'flat 1/0, scrub 1/0, badlands 2/1, ruins 2/1, hills 2/2, crater 2/1, mountains 4/3',
  );
});

test('[D14] specials are a whole, each with its odds', () => {
  expect(sum(defaults.specialShare)).toBe(100);
  expect(EVENTS).toHaveLength(6);
});

test('[D17] four sizes; what lies on them gets no rarer by name', () => {
  expect(MAP_SIZES.map(({ columns, rows }) => columns * rows)).toEqual([99, 165, 285, 475]);
  expect(defaults.resourceHexes.map((hexes, i) => [hexes, defaults.specialHexes[i]])).toEqual([
    [8, 6],
    [14, 10],
    [22, 16],
  ]);
});

test('[D12] guards are worth what they guard: 4, 7 or 8, 13 or 14 resources', () => {
  const worth = GUARDED.map((strength) =>
    GUARDS[strength].map((group) =>
      sum(Object.entries(group).map(([id, n]) => n * totalOf(CARDS[CARD[id as CardId]].cost))),
    ),
  );
  expect(worth).toEqual([
    [4, 4, 4, 4, 4, 4],
    [7, 7, 7, 8, 8, 8],
    [14, 13, 14, 14, 14, 14],
  ]);
  expect(defaults.guardedFrom).toEqual([1, 3, 5]);
});

test('[12.1] [12.2] how they think of a visitor, in ways of ten', () => {
  const ways = (modifier: number) => {
    const rolls = [...Array(ATTITUDE_DIE).keys()].map((i) => i + 1 + modifier);
    const join = rolls.filter((roll) => roll >= defaults.joinFrom).length;
    const bargain = rolls.filter((roll) => roll >= defaults.bargainFrom).length - join;
    return [join, bargain, 10 - join - bargain];
  };
  expect([3, 1, -2, defaults.kinAttitude].map(ways)).toEqual([
    [5, 3, 2],
    [3, 3, 4],
    [0, 3, 7],
    [7, 3, 0],
  ]);
});

test('[D18] numbers of the rules say where they come from; AP by rank', () => {
  expect(declarations.apFound).toMatchObject({ value: 3, rule: '2.16', source: 'printed' });
  expect([defaults.airController, defaults.spyLimit]).toEqual([3, 20]);
  expect([defaults.apOfTwo, defaults.apOfMore]).toEqual([
    [12, 6],
    [12, 8, 6, 4],
  ]);
});

test('readings of page 25 are its letter unless a game says otherwise', () => {
  expect(Object.values(switchesOf({}))).toEqual(SWITCHES.map(() => false));
  expect(switchesOf({ guns: 1 })).toMatchObject({ guns: true, 'air-pool': false });
});
