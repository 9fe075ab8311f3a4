/** Tables of a world: commanders, enemies, waiting units. */
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from './data/scenarios.ts';
import { COUNTERS } from './data/units.ts';
import {
  areEnemies,
  commanderOf,
  hasElectronics,
  hasGas,
  moraleOf,
  priceNow,
} from './rules/units.ts';
import { begin, of, openGame, table, type TestGame, where } from './testing.ts';

const u = ({ game }: TestGame, id: string) => game.units.findIndex((unit) => unit.id === id);

describe('the army table', () => {
  test('[41.3] [41.4] army, commander and enmity are independent of each other', () => {
    const t = begin('11');
    const [blue, tan, green] = [u(t, 'bHT1'), u(t, 'tTK1'), u(t, 'gTK1')];
    expect([commanderOf(t.s, blue), commanderOf(t.s, tan), commanderOf(t.s, green)]).toEqual([
      0, 0, 1,
    ]);
    expect([areEnemies(t.s, blue, tan), areEnemies(t.s, tan, green)]).toEqual([true, false]);
    expect(t.s.world.playerTurns.map(({ colours }) => colours)).toEqual([
      [3, 1],
      [2, 0],
    ]);
  });

  test('[3.1] unit ids are colour, kind and number through all groups of the colour', () => {
    const ids = openGame('1').units.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 4)).toEqual(['gTK1', 'gTK2', 'gTK3', 'gAC1']);
    expect(ids).toContain('tTK9');
  });

  test('[44.2] [36.3] units for sale and hidden units are absent at first', () => {
    const bought = begin('14');
    for (const colour of ['green', 'red'] as const) {
      const counters = bought.game.units.filter(({ id }) => id[0] === colour[0]);
      const all = Object.values(COUNTERS[colour]).reduce((sum, n) => sum + n, 0);
      expect(counters).toHaveLength(all);
    }
    expect(where(bought, 'gTK1')).toBe('absent');
    const hidden = begin('6');
    expect(hidden.game.units.filter(({ id }) => id.startsWith('gIN'))).toHaveLength(48);
    expect([where(hidden, 'gIN48'), where(hidden, 'bHT1')]).toEqual(['absent', 'waiting']);
    expect(commanderOf(hidden.s, u(hidden, 'gIN1'))).toBe(-1);
  });

  test('[15.1] [23.1] [41.3] gas and electronics depend on colour and kind', () => {
    const t = begin('11');
    expect(['gLG1', 'gSA1', 'gTK1', 'rSA1'].map((id) => hasGas(t.s, u(t, id)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const four = begin('4', { electronics: 1 });
    expect(['bHT1', 'bCC1'].map((id) => hasElectronics(four.s, u(four, id)))).toEqual([
      true,
      false,
    ]);
  });

  test('[6.6] [S22] morale depends on the losses of the colour', () => {
    const t = table('movement', '1', 'gTK1 3-0101; tTK1 tTK2 tTK3 tTK4 tTK5 tTK6 dead');
    const { s } = begin('1');
    expect(moraleOf(s, 1)).toBe(8);
    s.losses[1] = 7;
    expect(moraleOf(s, 1)).toBe(9);
    s.losses[1] = 15;
    expect(moraleOf(s, 1)).toBe(10);
    expect(t.s.losses[1]).toBe(6);
  });

  test('[44.3] a container overlaps each swamp hex of panel 2', () => {
    const { s } = begin('14');
    expect([s.spiceAt.length, new Set(s.spiceAt).size]).toEqual([12, 12]);
  });

  test('[35.3] units carry their list price', () => {
    const t = begin('5', { electronics: 1 });
    expect([priceNow(t.s, u(t, 'bHT1')), priceNow(t.s, u(t, 'gTK1'))]).toEqual([35, 17]);
    expect(of(t, 'at', 'gTK1')).toBe(-1);
  });
});

test.each(SCENARIOS)('scenario $id lists its seats', ({ id, commands }) => {
  expect(openGame(id).sides.map((side) => side.id)).toEqual(commands.map(({ side }) => side));
});

test('[D8] scenario 5 has three seats by option', () => {
  expect(openGame('5', { players: 3 }).sides.map(({ id }) => id)).toEqual(['blue', 'green', 'red']);
});
