import { describe, expect, test } from 'vitest';
import { NONE } from '../../../kernel/state.ts';
import { cards as names } from '../i18n/en/cards.ts';
import { en } from '../i18n/en.ts';
import { ABILITIES, ABILITY_IDS, FAMILIES, levelIn, secondIn } from './abilities.ts';
import { apOf, type Card, deckPointsOf, facility, hero, totalOf, unit } from './card.ts';
import { CARD, type CardId, CARDS, printedLevel, printedSecond } from './cards.ts';
import { FACTION_IDS, FACTIONS } from './factions.ts';
import { GEAR, GEAR_NUMBER, type NamedGear, TACTICS } from './gear.ts';
import { DECK_POINTS, PRINTED, TILE_POINTS } from './printed.ts';
import { STARTERS } from './starters.ts';
import { TERRAIN } from './terrain.ts';
import { TILES } from './tiles.ts';
import { VALUES } from './values.ts';

const of = (origin: string, family: string): Card[] =>
  CARDS.filter((card) => card.origin === origin && card.family === family);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const idsOf = (card: Card) => ABILITY_IDS.filter((id) => id in card.abilities);

describe('cards', () => {
  test('[D2] [D3] [D4] [D5] [D6] [D13] each faction has its roster', () => {
    const roster = FACTION_IDS.map((id) => FAMILIES.map((family) => of(id, family).length));
    // Heroes, units, facilities (the stronghold), attack cards
    expect(roster).toEqual([
      [6, 16, 1, 5],
      [6, 14, 1, 6],
      [6, 14, 1, 4],
      [6, 12, 1, 4],
    ]);
    expect(of('all', 'facility')).toHaveLength(17);
    expect([of('lantern', 'unit'), of('iron', 'hero')].map((cards) => cards.length)).toEqual([
      2, 1,
    ]);
  });

  test('[S172] every card has the AP and the points that its sheet prints', () => {
    for (const [id, [ap, points]] of Object.entries(PRINTED)) {
      const card = CARDS[CARD[id as CardId]];
      if (ap !== NONE) expect([id, apOf(card)]).toEqual([id, ap]);
      if (points !== NONE) expect([id, deckPointsOf(card)]).toEqual([id, points]);
    }
    for (const [id, points] of Object.entries(DECK_POINTS))
      expect([id, deckPointsOf(CARDS[CARD[id as CardId]])]).toEqual([id, points]);
    expect(Object.keys(PRINTED)).toHaveLength(103);
  });

  test('[1.5] half of the resources in AP, rounded up, 1 at least, nothing with Fast Start', () => {
    const ap = (id: CardId) => apOf(CARDS[CARD[id]]);
    expect([ap('outpost'), ap('laboratory'), ap('chorister'), ap('fast-house')]).toEqual([
      3, 4, 1, 1,
    ]);
    expect([ap('mote-scout'), ap('dust-outriders'), ap('picket-riders')]).toEqual([0, 0, 1]);
  });

  test('[8.2] [R31] deck points: units, heroes, attack cards and facilities each by their own formula', () => {
    const points = (id: CardId) => deckPointsOf(CARDS[CARD[id]]);
    expect([points('wren'), points('hob-ferrier'), points('old-threshold')]).toEqual([7, 5, 4]);
    expect([points('bunkered-outpost'), points('intel-centre'), points('concord-keep')]).toEqual([
      6, 5, 0,
    ]);
  });

  test('[D4] the heroes of a faction have 60 points together, 2 more or less, before halving', () => {
    const full = (card: Card) => {
      if (card.family !== 'hero') return 0;
      const levels = idsOf(card).map((id) =>
        ABILITIES[id].takes === 'nothing' ? 0 : levelIn(card.abilities, id),
      );
      return card.command + card.fate + Math.floor(sum(levels) / 2);
    };
    expect(FACTION_IDS.map((id) => sum(of(id, 'hero').map(full)))).toEqual([62, 58, 59, 60]);
  });

  test('[11.2] nothing of the Lattice costs humans', () => {
    const dear = CARDS.filter(({ origin, cost }) => origin === 'lattice' && cost[0] > 0);
    expect(dear).toEqual([]);
    expect(sum(of('brood', 'unit').map(({ cost }) => cost[1]))).toBe(0);
  });

  test('[25.25] [R19] percentages are multiples of 10, of missiles only', () => {
    const bearers = CARDS.filter(({ abilities }) => 'collateral' in abilities);
    expect(
      bearers.map(({ id }) => [
        id,
        printedLevel(CARD[id], 'collateral'),
        printedSecond(CARD[id], 'collateral'),
      ]),
    ).toEqual([
      ['javelin-rocket', 40, 3],
      ['hammerfall-missile', 60, 4],
      ['seed-torpedo', 80, 3],
      ['scrap-barrage', 80, 2],
    ]);
    expect(bearers.every((card) => card.family === 'attack' && card.flier === 'missile')).toBe(
      true,
    );
  });

  test('[1.3] heroes defend with their fate; figures are whole and not negative', () => {
    for (const card of CARDS) {
      if (card.family === 'hero') expect(card.defence).toBe(card.fate);
      for (const value of Object.values(card))
        if (typeof value === 'number') expect(Number.isInteger(value) && value >= 0).toBe(true);
      expect(card.points).toBeGreaterThan(0);
      expect(Math.max(card.attack, card.defence)).toBeLessThanOrEqual(10);
    }
  });

  test('[D6] strongholds differ in one ability only', () => {
    const own = FACTION_IDS.map((id) => {
      const [card] = of(id, 'facility');
      const { abilities: _, id: __, origin: ___, ...frame } = card;
      expect(frame).toMatchObject({ defence: 5, resistance: 6, points: 20, level: 3, upgrades: 2 });
      return idsOf(card).slice(-1)[0];
    });
    expect(own).toEqual(['muster-yard', 'long-silos', 'warm-pools', 'hidden-mouth']);
  });

  test('every card, piece of gear, tactic and tile has a name, and no two cards share one', () => {
    const known: Readonly<Record<string, string>> = names;
    for (const { id } of CARDS) expect(known[`card.${id}`]).toBeTruthy();
    for (const { id } of GEAR) expect(known[`gear.${id}`]).toBeTruthy();
    for (const { id } of TACTICS) expect(`item.${id}` in en).toBe(true);
    for (const { id } of TILES) expect(known[`tile.${id}`]).toBeTruthy();
    const all = Object.values(known);
    expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
  });
});

describe('abilities', () => {
  test('each has a number of its own and is on the families that may have it', () => {
    const rules = Object.values(ABILITIES).map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(rules.length);
    for (const card of CARDS)
      for (const id of idsOf(card)) expect(ABILITIES[id].on).toContain(card.family);
  });

  test('are read off a card: level, second number, 1 where there is none, 0 where it is not', () => {
    const level = (id: CardId) => printedLevel(CARD[id], 'recce');
    expect([level('picket-riders'), printedSecond(CARD['mote-scout'], 'recce')]).toEqual([5, 2]);
    expect([level('levy-rifles'), printedLevel(CARD['levy-rifles'], 'swarm')]).toEqual([0, 1]);
    expect(secondIn(CARDS[CARD['null-emitter']].abilities, 'disable')).toBe(2);
  });

  test('a card of a wrong type does not compile', () => {
    const wrong = [
      // @ts-expect-error Fate is no ability of units, nor of anybody.
      () => unit('a', 'compact', 'foot', [1, 0, 0, 0], [1, 1, 1, 1, 1, 1], { fate: 2 }),
      // @ts-expect-error A class that there is not.
      () => unit('a', 'compact', 'ship', [1, 0, 0, 0], [1, 1, 1, 1, 1, 1]),
      // @ts-expect-error Range 4 of a unit.
      () => unit('a', 'compact', 'foot', [1, 0, 0, 0], [1, 1, 1, 1, 1, 4]),
      // @ts-expect-error Recce takes two numbers.
      () => unit('a', 'compact', 'foot', [1, 0, 0, 0], [1, 1, 1, 1, 1, 1], { recce: 5 }),
      // @ts-expect-error An ability of units on a hero.
      () => hero('a', 'compact', [1, 0, 0, 0], [1, 1, 1, 1, 1], { swarm: true }),
      // @ts-expect-error Three resources.
      () => facility('a', 'all', [1, 0, 0], [1, 1, 1], {}),
      // @ts-expect-error No card of that name.
      () => CARD.pelican,
    ];
    expect(wrong).toHaveLength(7);
  });
});

describe('decks and tiles', () => {
  test.each([
    ['compact', 164, 146],
    ['lattice', 159, 143],
    ['brood', 158, 140],
    ['clans', 164, 136],
  ] as const)(
    '[D10] the starter of %s: 36 cards, %i points, %i resources',
    (id, points, resources) => {
      const deck = STARTERS[id];
      const cards = Object.entries(deck.cards).map(
        ([card, n]) => [CARDS[CARD[card as CardId]], n] as const,
      );
      expect(sum(cards.map(([, n]) => n))).toBe(36);
      expect(sum(cards.map(([card, n]) => n * deckPointsOf(card)))).toBe(points);
      expect(sum(cards.map(([{ cost }, n]) => n * totalOf(cost)))).toBe(resources);
      for (const [{ family, origin }, n] of cards) {
        expect([id, 'all']).toContain(origin);
        expect(n).toBeLessThanOrEqual(family === 'hero' ? 1 : 3);
      }
      expect(CARDS[CARD[deck.stronghold]]).toMatchObject({ origin: id, points: 20 });
    },
  );

  test('[D11] [8.4] tiles: terrain, resources and 2 a special; starters lay 5 points', () => {
    for (const { id, terrain, resources, works } of TILES) {
      const points =
        VALUES.defaults.terrainDefence[TERRAIN[terrain]] + totalOf(resources) + (works > 0 ? 2 : 0);
      expect([id, points]).toEqual([id, TILE_POINTS[id]]);
    }
    for (const { tiles } of Object.values(STARTERS))
      expect(sum(tiles.map((id) => TILE_POINTS[id]))).toBe(5);
    expect(TILES).toHaveLength(24);
  });

  test('[D1] [11.1] [11.3] [11.4] each faction does one thing better', () => {
    const { defaults } = VALUES;
    const figures = FACTIONS.map((_, i) => [
      defaults.factionCommand[i],
      defaults.factionHand[i],
      defaults.factionDraw[i],
      defaults.factionSupply[i],
    ]);
    expect(figures).toEqual([
      [3, 8, 3, 4],
      [2, 9, 3, 4],
      [2, 8, 2, 4],
      [2, 8, 3, 5],
    ]);
    expect(defaults.factionAttitude).toEqual([3, -2, -2, 1]);
  });
});

describe('gear', () => {
  test('[D8] what is made: 21 pieces, each with a difficulty from 2 to 5 and a place to go', () => {
    expect(GEAR).toHaveLength(21);
    for (const { difficulty, hosts } of GEAR) {
      expect(difficulty >= 2 && difficulty <= 5).toBe(true);
      expect(hosts.length).toBeGreaterThan(0);
    }
    const { id, level, second } = GEAR[GEAR_NUMBER['great-fusion-device']] as NamedGear;
    expect([id, level, second]).toEqual(['great-fusion-device', 10, 12]);
    expect((GEAR[GEAR_NUMBER['singularity-device']] as NamedGear).second).toBeUndefined();
  });

  test('[D9] [1.10] ten tactics, one for each effect', () => {
    expect(TACTICS.map(({ rule }) => rule)).toEqual(
      [...Array(10).keys()].map((i) => `10.5.${i + 1}`),
    );
    expect(
      TACTICS.map(({ ap, difficulty, price }) => `${ap}/${difficulty}/${price}`).join(' '),
    ).toBe('1/2/1 1/2/1 2/3/1 2/3/1 2/3/1 2/3/1 3/4/2 3/4/2 2/3/1 3/4/2');
  });
});
