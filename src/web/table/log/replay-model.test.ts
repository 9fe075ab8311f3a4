import { expect, test } from 'vitest';
import { FakeConnection, game, viewWith } from '../../../../test/page-table.ts';
import { start } from '../../../kernel/engine.ts';
import type { Game } from '../../../kernel/game.ts';
import { SPECTATOR } from '../../../kernel/side.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { ReplayModel } from './replay-model.ts';

const WATCH = 4;

/** One decision a turn; spectators may see the first two from the view of a side. */
const entries = [0, 1, 0, 1, 0, 1].map(
  (side, i): Entry => ({ seq: i + 1, kind: 'action', side, text: 'pass', events: [] }),
);

test('a spectator in a side’s view loads later positions as a spectator, and keeps that side’s log', async () => {
  const connection = new FakeConnection();
  const view = { ...viewWith(start(game), entries), side: SPECTATOR, watch: WATCH };
  connection.view.value = view;
  const asked: string[] = [];
  const answer = (seq: number, by: string) => {
    asked.push(`${seq} ${by}`);
    return Promise.resolve({ ...view, seq, lost: true });
  };
  const watched = Object.assign(connection, {
    positionAt: (seq: number) => answer(seq, 'own'),
    watchedAt: (seq: number, as: string) => answer(seq, as),
    watchedLog: () => Promise.resolve(entries.slice(0, 2)),
  });
  const replay = new ReplayModel(game as Game, watched);
  expect(replay.late.value).toBe(2);
  replay.viewer.value = 0;
  await replay.show(2, true);
  // The recap of the others' turn requests positions in this way.
  await replay.stateAt(5);
  expect(asked).toEqual(['2 red', '5 own']);
  expect(replay.seenEntries.value).toHaveLength(2);
});
