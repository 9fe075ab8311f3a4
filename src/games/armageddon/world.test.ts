import { describe, expect, test } from 'vitest';
import { InputError, optionsIn, parseSetup, type SetupRequest } from '../../kernel/setup/setup.ts';
import { inEnglish } from '../../../test/english.ts';
import { STARTERS } from './data/starters.ts';
import { SWITCHES } from './data/switches.ts';
import { armageddon, openArmageddon } from './index.ts';
import { independentsOf, makeWorld } from './world.ts';

const worldOf = (request: SetupRequest) => makeWorld(parseSetup(armageddon, request));

describe('the world of a set-up', () => {
  test('[D1] seats play the factions of the options, each with its deck', () => {
    const world = worldOf({ scenario: 'three', options: { 'red-faction': 'clans' } });
    expect(world.factions.map(({ id }) => id)).toEqual(['clans', 'lattice', 'brood']);
    expect(world.decks).toEqual([STARTERS.clans, STARTERS.lattice, STARTERS.brood]);
    expect(world.owners).toEqual(['red', 'blue', 'green', 'independents', 'lantern', 'iron']);
    expect(world.owners[independentsOf(world)]).toBe('independents');
  });

  test('[D1] an unused side has no faction option, but records that name its default open', () => {
    const offered = (scenario: string) =>
      optionsIn(armageddon, scenario).filter(({ id }) => id.endsWith('-faction')).length;
    expect(['duel', 'three', 'four'].map(offered)).toEqual([2, 3, 4]);
    const usual = { 'green-faction': 'brood', 'yellow-faction': 3 };
    expect(worldOf({ options: usual }).sides).toHaveLength(2);
    const other = { scenario: 'three', options: { 'yellow-faction': 'brood' } };
    expect(() => inEnglish(() => parseSetup(armageddon, other))).toThrow(
      'options.yellow-faction: this option applies only to certain scenarios: four',
    );
  });

  test.each([
    ['small', 99],
    ['normal', 165],
    ['large', 285],
    ['huge', 475],
  ])('[D17] the board of a %s map has %i hexes, and labels by column and row', (map, size) => {
    const { board } = worldOf({ options: { map } });
    expect([board.size, board.labels[0]]).toEqual([size, '0101']);
    expect(new Set(board.labels).size).toBe(size);
  });

  test('slots have their own names, cards first, then armies', () => {
    const { units, cards } = worldOf({ scenario: 'four', options: { map: 'huge' } });
    expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
    expect(units.findIndex(({ type }) => type === 'army')).toBe(cards);
    expect([units[0]?.id, units[cards]?.id, units.at(-1)?.id]).toEqual(['r1', 'rA1', 'nA32']);
  });

  test('a state is small enough for search to copy', () => {
    const intsOf = (request: SetupRequest) =>
      openArmageddon(parseSetup(armageddon, request)).create().ints.length;
    // Copying 5,000 ints takes a tenth of the allowed 2 µs.
    expect(intsOf({ options: { map: 'small' } })).toBeLessThan(5_000);
    expect(intsOf({ scenario: 'four', options: { map: 'huge' } })).toBeLessThan(12_000);
  });

  test('[R1] [R20] interpretations of rules are options, with the printed wording as default', () => {
    const ids = armageddon.options.map(({ id }) => id);
    for (const { id } of SWITCHES) expect(ids).toContain(id);
    expect(Object.values(worldOf({}).switches).some(Boolean)).toBe(false);
    expect(worldOf({ options: { guns: 'owner' } }).switches.guns).toBe(true);
    expect(() => worldOf({ options: { guns: 'nobody' } })).toThrow(InputError);
  });
});
