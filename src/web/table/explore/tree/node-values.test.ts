import { expect, test } from 'vitest';
import { sideValuesOf } from '../../../../bots/review.ts';
import { games } from '../../../../games/registry.ts';
import { start } from '../../../../kernel/engine.ts';
import { parseSetup } from '../../../../kernel/setup/setup.ts';
import { valuesOf } from '../../../net/workers/node-analysis.ts';
import { ExploreModel } from '../explore-model.ts';
import { NodeValues } from './node-values.ts';

function exploring() {
  const module = games.find(({ id }) => id === 'annihilation');
  if (!module) throw new Error('no game');
  const game = module.open(parseSetup(module, { scenario: 'learning' }));
  const tree = new ExploreModel(game, 't1', { isKept: true, operations: [], add: () => {} });
  const begin = { table: 't1', entry: 0, state: start(game), name: 'Start', isPresent: true };
  tree.begin({ ...begin, as: 'all' });
  const asked: (readonly (readonly number[])[])[] = [];
  const values = new NodeValues(
    tree,
    { game: game.id, setup: game.setup },
    {
      valuesOf: (rules, positions) => {
        asked.push(positions);
        return valuesOf(rules, positions);
      },
    },
  );
  return { game, tree, asked, values };
}

const answered = async (values: NodeValues, count: number): Promise<void> => {
  while (values.answers.value < count) await new Promise((resolve) => setImmediate(resolve));
};

test('nodes of one rendering are asked for together, the node on the board first, and only once', async () => {
  const { game, tree, asked, values } = exploring();
  const root = tree.at.value;
  tree.play('place w3');
  const at = tree.at.value;
  expect(values.of(root)).toBeUndefined();
  expect(values.of(at)).toBeUndefined();
  await answered(values, 1);
  const [here, there] = [at, root].map((id) => tree.walker.stateAt(id));
  if (!here || !there) throw new Error('no position');
  expect(asked).toEqual([[[...here.ints], [...there.ints]]]);
  expect(values.of(at)).toEqual(sideValuesOf(game, here));
  expect(values.of(root)).toEqual(sideValuesOf(game, there));
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toHaveLength(1);
});

test('a closed board asks for no further nodes', async () => {
  const { tree, asked, values } = exploring();
  values.of(tree.at.value);
  values.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toEqual([]);
});
