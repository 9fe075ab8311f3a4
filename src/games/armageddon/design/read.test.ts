import { describe, expect, test } from 'vitest';
import { faultText } from '../../../../test/english.ts';
import { InputError, parseSetup } from '../../../kernel/setup/setup.ts';
import type { CardId } from '../data/cards.ts';
import { printsOf } from '../data/prints.ts';
import { STARTERS } from '../data/starters.ts';
import { VALUES } from '../data/values.ts';
import { armageddon, openArmageddon } from '../index.ts';
import '../testing.ts';
import {
  cardsOf,
  type DeckDocument,
  pointsOfCards,
  sizeOf,
  starterOf,
  tilesOf,
} from './document.ts';

const setupOf = (document?: unknown, scenario = 'duel', options = {}) =>
  parseSetup(armageddon, { scenario, options, ...(document !== undefined && { document }) });

const read = (document: unknown) => setupOf(document).document as unknown as DeckDocument;

function refuse(document: unknown): string {
  try {
    read(document);
    return 'taken';
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return faultText(error);
  }
}

const brood = starterOf('blue', 'brood');
const withDeck = (deck: object, more: object = {}) => ({ ...more, decks: [{ ...brood, ...deck }] });
const withCards = (cards: object, more = {}) =>
  withDeck({ cards: { ...brood.cards, ...cards } }, more);

describe('[8.1] [8.3] [8.4] documents of decks', () => {
  test('[2.1] [S171] all starters are legal decks, with the usual limits', () => {
    const seats = ['red', 'blue', 'green', 'yellow'] as const;
    const factions = ['compact', 'lattice', 'brood', 'clans'] as const;
    const document = { decks: seats.map((seat, i) => starterOf(seat, factions[i])) };
    expect(read(document)).toMatchObject({ points: 175, tiles: 5, decks: document.decks });
  });

  test('[S171] equal decks have one normal form', () => {
    const { cards, tiles, seat, faction } = brood;
    const other = {
      tiles: { seep: 0, ...tiles },
      cards: Object.fromEntries([...Object.entries(cards), ['seed-torpedo', 1]].reverse()),
      ...{ faction, seat },
    };
    const red = starterOf('red', 'clans');
    const [one, two] = [{ decks: [brood, red] }, { tiles: 5, points: 175, decks: [red, other] }];
    expect(JSON.stringify(read(one))).toBe(JSON.stringify(read(two)));
  });

  test.each([
    [7, 'document: expected an object with points, tiles, decks'],
    [{ deck: [] }, 'document.deck: unknown field; expected one of points, tiles, decks'],
    [{ decks: [] }, 'document.decks: expected a list of 1 to 4 decks, each for a different seat'],
    [{ decks: [brood], points: 180 }, 'document.points: expected one of 125, 175, 225, 275'],
    [{ decks: [brood], tiles: 7 }, 'document.tiles: expected one of 5, 10'],
    [{ decks: [brood, brood] }, 'document.decks[1].seat: Blue already has a deck: decks[0]'],
    [
      withDeck({ seat: 'pink' }),
      'document.decks[0].seat: expected one of red, blue, green, yellow',
    ],
    [
      withDeck({ faction: 'orcs' }),
      'document.decks[0].faction: expected one of compact, lattice, brood, clans',
    ],
    [
      withCards({ 'mother-sere': 2 }),
      'document.decks[0].cards.mother-sere: expected a whole number from 0 to 1 [8.1]',
    ],
    [
      withCards({ 'gnaw-swarm': 4 }),
      'document.decks[0].cards.gnaw-swarm: expected a whole number from 0 to 3 [8.1]',
    ],
    [
      withCards({ 'gnaw-swarm': 1.5 }),
      'document.decks[0].cards.gnaw-swarm: expected a whole number from 0 to 3 [8.1]',
    ],
    [
      withDeck({ cards: { 'gnaw-swarm': 3 } }),
      'document.decks[0].cards: expected 30 to 50 cards, but there are 3 [8.1]',
    ],
    [
      withCards({ 'gore-behemoth': 3 }),
      'document.decks[0].cards: at most 175 points are allowed, but these cards are worth 182 [8.3]',
    ],
    [
      withDeck({ tiles: {} }),
      'document.decks[0].tiles: expected 1 to 10 tiles, but there are 0 [8.4]',
    ],
    [
      withDeck({ tiles: { 'green-basin': 1, 'spore-wood': 1 } }),
      'document.decks[0].tiles: at most 5 tile points are allowed, but these tiles have 6 [8.4]',
    ],
    [
      withDeck({ tiles: { 'refugee-track': 11 } }),
      'document.decks[0].tiles.refugee-track: expected a whole number from 0 to 10 [8.4]',
    ],
  ])('[S171] what is wrong is said with its field: %#', (document, fault) => {
    expect(refuse(document)).toBe(fault);
  });

  test.each([
    'line-rifles',
    'concord-keep',
    'the-first-nest',
    'collector-energy',
    'minefield',
    'glass-wyrm',
  ])('[8.1] %s is in no deck of the Brood', (id) => {
    expect(refuse(withCards({ [id]: 1 }))).toMatch(
      new RegExp(
        `^document\\.decks\\[0\\]\\.cards\\.${id}: unknown field; expected one of skitter-brood, `,
      ),
    );
    expect(cardsOf('brood')).not.toContain(id);
  });

  test('[8.3] [8.4] the document contains other limits', () => {
    const rich = withCards({ 'gore-behemoth': 3 }, { points: 225 });
    expect(pointsOfCards(printsOf(VALUES.defaults), read(rich).decks[0].cards)).toBe(182);
    expect(refuse(withDeck({}, { points: 125 }))).toBe(
      'document.decks[0].cards: at most 125 points are allowed, but these cards are worth 158 [8.3]',
    );
    const tiles = { 'green-basin': 1, seep: 2 };
    expect(read(withDeck({ tiles }, { tiles: 10 })).decks[0].tiles).toEqual(tiles);
    expect(tilesOf('brood')).toHaveLength(6);
  });
});

describe('[2.1] [R82] a game with custom decks', () => {
  test('[R82] a seat plays its deck with its faction; others play the starter deck of theirs', () => {
    const cards = { ...brood.cards, 'gnaw-swarm': 1, 'burrow-warden': 3 };
    const tiles = { 'refugee-track': 3, 'spore-wood': 1 };
    const document = { decks: [{ ...brood, cards, tiles }, starterOf('green', 'clans')] };
    const { world } = openArmageddon(setupOf(document)).create();
    expect(world.factions.map(({ id }) => id)).toEqual(['compact', 'brood']);
    expect(world.decks[0]).toEqual(STARTERS.compact);
    expect(world.decks[1]).toEqual({
      ...{ faction: 'brood', stronghold: 'the-first-nest' },
      cards: read(document).decks[0].cards,
      tiles: ['refugee-track', 'refugee-track', 'refugee-track', 'spore-wood'],
    });
    expect(world.decks[1].cards['burrow-warden']).toBe(3);
  });

  test('[2.1] it is dealt: hand and deck contain its cards, and all cards have slots', () => {
    const cards = Object.fromEntries(cardsOf('brood').map((id) => [id, 1])) as Record<
      CardId,
      number
    >;
    const all = { ...cards, 'gnaw-swarm': 3, 'thorn-warriors': 3, outpost: 3 };
    const document = { points: 275, decks: [{ ...brood, cards: all }] };
    const game = openArmageddon(setupOf(document));
    const s = game.create();
    game.begin(s);
    expect(game.units.filter(({ side, type }) => side === 1 && type === 'card').length).toBe(
      sizeOf(all) + 21,
    );
    expect(s.world.decks[1].cards).toEqual(read(document).decks[0].cards);
  });

  test('[2.1] without a document every side plays a starter deck, and the set-up does not mention decks', () => {
    expect(setupOf().document).toBeUndefined();
    const { decks } = openArmageddon(
      setupOf(undefined, 'duel', { 'red-faction': 'clans' }),
    ).create().world;
    expect(decks).toEqual([STARTERS.clans, STARTERS.lattice]);
  });
});
