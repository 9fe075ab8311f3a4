import { expect, test } from 'vitest';
import { chitin } from '../../games/chitin/index.ts';
import { ActionList } from '../../kernel/action.ts';
import { actor, apply, legal, start } from '../../kernel/engine.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { CHANCE } from '../../kernel/side.ts';
import { loadMessages } from '../messages.ts';
import { candidatesOf } from './candidates.ts';
import { choicesOf } from './choices.ts';

await loadMessages(chitin);

test('[3.02] a player who chooses an end of the map sees both ends', () => {
  const game = chitin.open(parseSetup(chitin, {}));
  const s = start(game);
  // Dice that differ: first a six, then a one.
  for (let i = 0; actor(game, s) === CHANCE; i++) {
    const list = legal(game, s, new ActionList());
    apply(game, s, list.at(i === 0 ? list.length - 1 : 0));
  }
  const nodes = candidatesOf(game, s, choicesOf(game, s));
  const rows = nodes.map((n) => game.board.points[n]?.y ?? Number.NaN);
  const all = game.board.points.map(({ y }) => y);
  const height = Math.max(...all) - Math.min(...all);
  expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThan(0.8 * height);
});
