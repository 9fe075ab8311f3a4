import { describe, expect, test } from 'vitest';
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import { parseSetup } from '../../../../kernel/setup/setup.ts';
import { MAP_SIZES, SPECIAL } from '../../data/maps.ts';
import { TERRAIN, TERRAINS } from '../../data/terrain.ts';
import { armageddon } from '../../index.ts';
import { makeWorld } from '../../world.ts';
import { generateMap, type GeneratedGround, type MapPlan, reachOf } from './00-generator.ts';
import { startsOf } from './00-starts.ts';
import { VALUES } from '../../data/values.ts';
import { streamOf } from '../hidden-dice.ts';
import { kindsIn, packed, totalIn } from '../resources.ts';

const SEEDS = 200;
const HOME = packed([1, 1, 1, 1]);

function planFor(scenario: string, map: number, resources = 14): MapPlan {
  const { board, sides } = makeWorld(parseSetup(armageddon, { scenario, options: { map } }));
  const starts = startsOf(map, sides.length);
  return {
    values: VALUES.defaults,
    ...{ board, starts, laid: new Set(starts), resources, specials: 10 },
    guards: { cards: 30, groups: 20 },
  };
}

function made(plan: MapPlan, seed: number) {
  const columns = ['terrain', 'works', 'resources', 'special'] as const;
  const ground = Object.fromEntries(
    columns.map((name) => [name, new Int16Array(plan.board.size)]),
  ) as Record<(typeof columns)[number], Int16Array> satisfies GeneratedGround;
  for (const n of plan.laid) ground.resources[n] = HOME;
  return { ...ground, guards: generateMap(plan, ground, streamOf(seed)) };
}

const SIZES = MAP_SIZES.map(({ id }, map) => [id, map] as const);

describe('[2.3] [D17] where players start', () => {
  test.each(SIZES)(
    'on a %s map two of them have the specified distance, around its centre',
    (_, map) => {
      const { board, starts } = planFor('duel', map);
      expect(nodeDistance(board, starts[0], starts[1])).toBe(MAP_SIZES[map].apart);
    },
  );

  test.each(SIZES)(
    'on a %s map three and four at the edge, no two closer than the map is high',
    (_, map) => {
      for (const scenario of ['three', 'four']) {
        const { board, starts } = planFor(scenario, map);
        const ways = starts.flatMap((a, i) =>
          starts.slice(0, i).map((b) => nodeDistance(board, a, b)),
        );
        expect(Math.min(...ways)).toBe(MAP_SIZES[map].rows - 1);
      }
    },
  );
});

describe('[3.1] [D17] the map', () => {
  test.each(['duel', 'three', 'four'])(
    'is fair to all on every size over many seeds: %s',
    (scenario) => {
      for (const [, map] of SIZES)
        for (let seed = 0; seed < SEEDS / 4; seed++) {
          const plan = planFor(scenario, map, [8, 14, 22][seed % 3]);
          const ground = made(plan, seed);
          const counts = reachOf(plan, ground).map(
            (hexes) => hexes.filter((n) => ground.resources[n] > 0).length,
          );
          expect(new Set(counts).size, `seed ${seed}, map ${map}: ${counts}`).toBe(1);
        }
    },
  );

  test('depends only on the numbers, and keeps the tiles that were laid', () => {
    const plan = planFor('duel', 1);
    expect(made(plan, 7)).toEqual(made(plan, 7));
    expect(made(plan, 7).terrain).not.toEqual(made(plan, 8).terrain);
    for (const n of plan.laid)
      expect([made(plan, 7).resources[n], made(plan, 7).terrain[n]]).toEqual([HOME, 0]);
  });

  test('has terrain in the specified shares, in patches, and no mountain next to a stronghold', () => {
    const plan = planFor('duel', 3);
    const counts = TERRAINS.map(() => 0);
    let [alike, pairs] = [0, 0];
    for (let seed = 0; seed < 20; seed++) {
      const { terrain } = made(plan, seed);
      terrain.forEach((t, n) => {
        counts[t] += 1;
        const under = plan.board.neighbours[n * 6];
        if (under < 0) return;
        pairs += 1;
        if (terrain[under] === t) alike += 1;
      });
      for (const start of plan.starts)
        for (let slot = 0; slot < 6; slot++)
          expect(terrain[plan.board.neighbours[start * 6 + slot]]).not.toBe(TERRAIN.mountains);
    }
    const all = counts.reduce((a, b) => a + b);
    VALUES.defaults.terrainShare.forEach((share, t) => {
      expect(Math.abs((counts[t] / all) * 100 - share)).toBeLessThan(2);
    });
    // By chance alone, a quarter of all neighbours would be equal.
    expect(alike / pairs).toBeGreaterThan(0.4);
  });

  test('has resources and specials in the specified shares, but no specials next to a stronghold', () => {
    const plan = planFor('duel', 3);
    let [rich, special] = [0, 0];
    for (let seed = 0; seed < 20; seed++) {
      const ground = made(plan, seed);
      const works = ground.works.filter((n) => n > 0).length;
      const free = ground.special.filter((n, hex) => n > 0 && ground.resources[hex] === 0).length;
      rich += ground.resources.filter((n) => n > 0).length;
      special += works + free;
      for (const [n, code] of ground.special.entries())
        if (code > 0)
          for (const start of plan.starts)
            expect(nodeDistance(plan.board, n, start)).toBeGreaterThan(1);
    }
    expect(Math.abs(rich / 20 / plan.board.size - 0.14)).toBeLessThan(0.015);
    expect(Math.abs(special / 20 / plan.board.size - 0.1)).toBeLessThan(0.015);
  });
});

describe('[D12] guards', () => {
  test('are in half of the hexes with several kinds, stronger with more, while there are slots', () => {
    const plan = planFor('duel', 1, 22);
    let [guarded, several] = [0, 0];
    for (let seed = 0; seed < SEEDS / 4; seed++) {
      const ground = made(plan, seed);
      const size = ground.guards.reduce((sum, { cards }) => sum + cards.length, 0);
      expect(size).toBeLessThanOrEqual(plan.guards.cards);
      for (const { hex, cards } of ground.guards) {
        expect(ground.special[hex]).toBe(SPECIAL.independents);
        if (totalIn(ground.resources[hex]) >= 5) expect(cards.length).toBeGreaterThan(2);
        if (kindsIn(ground.resources[hex]) > 1) guarded += 1;
      }
      several += ground.resources.filter((n, hex) => kindsIn(n) > 1 && !plan.laid.has(hex)).length;
    }
    expect(Math.abs(guarded / several - 0.5)).toBeLessThan(0.1);
    expect(made({ ...plan, guards: { cards: 30, groups: 3 } }, 1).guards).toHaveLength(3);
    expect(made({ ...plan, guards: { cards: 0, groups: 9 } }, 1).guards).toEqual([]);
  });
});
