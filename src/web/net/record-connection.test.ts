import { expect, test } from 'vitest';
import { armageddon } from '../../games/armageddon/index.ts';
import { start } from '../../kernel/engine.ts';
import { writePosition } from '../../kernel/position/position.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { SPECTATOR } from '../../kernel/side.ts';
import { viewOf } from '../../kernel/view.ts';
import { RecordConnection } from './record-connection.ts';

test('a position with secrets can be viewed from each side, even without a seat', async () => {
  const game = armageddon.open(parseSetup(armageddon, { scenario: 'duel' }));
  const s = start(game);
  const opened = await RecordConnection.open(JSON.stringify(writePosition(game, s)));
  expect(opened.viewers).toEqual([0, 1]);
  const forSpectators = opened.view.value?.ints;
  opened.lookAs(1);
  expect(opened.view.value?.side).toBe(SPECTATOR);
  expect(opened.view.value?.ints).toEqual([...viewOf(game, s, 1).ints]);
  expect(opened.view.value?.ints).not.toEqual(forSpectators);
  const { seq = 0 } = opened.view.value ?? {};
  expect((await opened.positionAt(seq)).ints).toEqual(opened.view.value?.ints);
});

test('a position without secrets offers no choice of views', async () => {
  const { chitin } = await import('../../games/chitin/index.ts');
  const game = chitin.open(parseSetup(chitin, { scenario: 'learning' }));
  const opened = await RecordConnection.open(JSON.stringify(writePosition(game, start(game))));
  expect(opened.viewers).toEqual([]);
});
