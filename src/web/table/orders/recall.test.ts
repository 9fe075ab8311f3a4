import { expect, test } from 'vitest';
import { games } from '../../../games/registry.ts';
import { start } from '../../../kernel/engine.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { openSession } from '../../session/session.ts';
import { hasArrived } from '../../net/stored/unsent-move.ts';
import { recall } from './recall.ts';

const module = games.find(({ id }) => id === 'annihilation');
if (!module) throw new Error('no game');
const game = module.open(parseSetup(module, { scenario: 'learning' }));
const session = () => openSession(game, start(game), 0, false);

test('a waiting move is made again if it is still legal', () => {
  const found = recall(session(), { side: 0, seq: 0, texts: ['place w3'] });
  expect(found.isWhole).toBe(true);
  expect(found.session.picks).toHaveLength(1);
});

test('a move that is no longer fully legal is not recalled as a whole', () => {
  const found = recall(session(), { side: 0, seq: 0, texts: ['place b3'] });
  expect(found.isWhole).toBe(false);
  expect(found.session.picks).toHaveLength(0);
  const more = recall(session(), { side: 0, seq: 0, texts: ['place w3', 'place w2'] });
  expect(more.isWhole).toBe(false);
});

test('a move that has reached the table is in the record after the known length', () => {
  const move = { side: 0, seq: 2, texts: ['place w3'] };
  const entries = [
    { seq: 1, side: 0, text: 'place w3' },
    { seq: 3, side: 1, text: 'place b3' },
  ];
  expect(hasArrived(entries, move)).toBe(false);
  expect(hasArrived([...entries, { seq: 4, side: 0, text: 'place w3' }], move)).toBe(true);
  expect(hasArrived([...entries, { seq: 4, side: 0, text: 'place w2' }], move)).toBe(false);
});
