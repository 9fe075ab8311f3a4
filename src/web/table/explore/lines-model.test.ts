import { expect, test } from 'vitest';
import { games } from '../../../games/registry.ts';
import { start } from '../../../kernel/engine.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import type { EngineLine } from '../../../study/lines.ts';
import { ExploreModel } from './explore-model.ts';
import { type Finder, LinesModel } from './lines-model.ts';

function exploring() {
  const module = games.find(({ id }) => id === 'annihilation');
  if (!module) throw new Error('no game');
  const game = module.open(parseSetup(module, { scenario: 'learning' }));
  const tree = new ExploreModel(game, 't1', { isKept: true, operations: [], add: () => {} });
  const begin = { table: 't1', entry: 0, state: start(game), name: 'Start', isPresent: true };
  tree.begin({ ...begin, as: 'all' });
  const searches: Parameters<Finder['find']>[] = [];
  let stopped = 0;
  const finder: Finder = {
    find: (...search) => {
      searches.push(search);
      return new Promise<void>(() => {});
    },
    stop: () => {
      stopped += 1;
    },
  };
  const rules = { game: game.id, setup: game.setup };
  return { tree, searches, stops: () => stopped, lines: new LinesModel(tree, rules, finder) };
}

const line: EngineLine = { texts: ['place w3'], value: 0.5, error: 0.1, tries: 4 };

test('a search begins on demand, and reports for a node no longer shown are dropped', () => {
  const { tree, searches, stops, lines } = exploring();
  expect(searches).toEqual([]);
  lines.isOn.value = true;
  expect(searches).toHaveLength(1);
  const [[question, report]] = searches;
  expect(question.ints).toEqual([...(tree.walker.stateAt(tree.at.value)?.ints ?? [])]);
  report([line]);
  expect(lines.found.value?.lines).toEqual([line]);
  tree.play('place w3');
  expect(stops()).toBe(1);
  expect(searches).toHaveLength(2);
  expect(lines.found.value?.lines).toEqual([]);
  report([line]);
  expect(lines.found.value?.lines).toEqual([]);
});

test('a change of the number of lines starts another search, and switching off stops it', () => {
  const { searches, stops, lines } = exploring();
  lines.isOn.value = true;
  lines.most.value = 7;
  expect(searches.map(([{ most }]) => most)).toEqual([3, 7]);
  lines.isOn.value = false;
  expect(stops()).toBe(2);
  expect(lines.found.value).toBeUndefined();
});
