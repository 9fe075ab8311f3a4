/** Every game opens with a card that gives a newcomer the essentials, according to the rules of its scenario. */
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { start } from '../src/kernel/engine.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import { SPECTATOR } from '../src/kernel/side.ts';
import { viewOf } from '../src/kernel/view.ts';
import { Translator } from '../src/i18n/translator.ts';
import { rulesIn } from './message-files.ts';

const SCENARIOS = games.flatMap((module) =>
  module.scenarios.map(({ id }) => ({ module, id, name: `${module.id} ${id}` })),
);

describe.each(SCENARIOS)('$name', ({ module, id }) => {
  const game = module.open(parseSetup(module, { scenario: id }));
  const goal = game.look.goal?.(viewOf(game, start(game), SPECTATOR));
  if (!goal) throw new Error(`${module.id} has no card to open with`);

  test('says how to win and three things to do, and each sentence names rules that exist', async () => {
    expect(goal.wins.length).toBeGreaterThan(0);
    expect(goal.deeds).toHaveLength(3);
    const known = new Set((await module.rulebook()).map((rule) => `[${rule.id}]`));
    for (const [language, load] of Object.entries(module.messages ?? {})) {
      const translator = new Translator(language, [await load()], game);
      for (const message of [
        ...goal.wins,
        ...goal.deeds,
        ...goal.marks.map(({ means }) => means),
      ]) {
        const text = translator.text(message);
        expect(rulesIn(text), text).not.toEqual([]);
        expect([text, rulesIn(text).filter((rule) => !known.has(rule))]).toEqual([text, []]);
      }
    }
  });

  test('has charts that name only rules that exist', async () => {
    const known = new Set((await module.rulebook()).map((rule) => rule.id));
    const cells = game.look.charts.flatMap(({ rows }) => rows.flat());
    for (const [language, load] of Object.entries(module.messages ?? {})) {
      const translator = new Translator(language, [await load()], game);
      const named = cells.flatMap(
        (cell) => translator.text(cell).match(/(?<=\[)[\w.-]+(?=\])/g) ?? [],
      );
      expect([language, named.filter((rule) => !known.has(rule))]).toEqual([language, []]);
    }
  });

  test('explains everything printed on its counter, in the same order', () => {
    const { values, badge } = goal.counter;
    const printed = [...values.matchAll(/\d+|[A-Z]/g)].map(([print]) => print);
    const all = badge === '' ? printed : [...printed, badge];
    expect(goal.marks.map(({ print }) => print)).toEqual(all);
  });

  test('shows only nodes of the board on its map, each side at most once, and no place twice', () => {
    const { starts, aims } = goal.map ?? { starts: [], aims: [0] };
    const isNode = (node: number) => node >= 0 && node < game.board.size;
    for (const nodes of [aims, ...starts.map((start) => start.nodes)]) {
      expect(nodes.length).toBeGreaterThan(0);
      expect(nodes.every(isNode)).toBe(true);
      expect(new Set(nodes).size).toBe(nodes.length);
    }
    const sides = starts.map(({ side }) => side);
    expect([...new Set(sides)]).toEqual(sides.filter((side) => game.sides[side]));
  });
});

/** Labels of the places that decide a scenario. */
function aimsOf(id: string, scenario: string): string[] {
  const module = games.find((each) => each.id === id);
  const game = module?.open(parseSetup(module, { scenario }));
  const goal = game?.look.goal?.(viewOf(game, start(game), SPECTATOR));
  return (goal?.map?.aims ?? []).map((node) => game?.board.labels[node] ?? '').toSorted();
}

test.each([
  ['annihilator', 'standard', '[10.1] the two hexes of the brain core', 2],
  ['annihilation', 'standard', '[0.1] both points of emergence', 2],
  ['chitin', 'basic', '[2.04] the hexes of the seven tokens', 7],
  ['chitin', 'learning', '[2.04] the hexes of the three tokens', 3],
])('the map of %s, scenario %s, rings %s', (id, scenario, _, n) => {
  expect(aimsOf(id, scenario)).toHaveLength(n);
});

test('Slammers scenarios decided only by losses have no map, and the others mark their objectives', () => {
  const slammers = games.find(({ id }) => id === 'slammers');
  const isBare = ({ id }: { id: string }) => aimsOf('slammers', id).length === 0;
  const bare = (slammers?.scenarios ?? []).filter(isBare);
  expect(bare.map(({ id }) => id)).toEqual(['3', '4', '5', '12']);
});
