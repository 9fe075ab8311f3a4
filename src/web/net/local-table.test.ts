import { describe, expect, test } from 'vitest';
import type { ServerMessage, TableView } from '../../table/messages.ts';
import { parseRecord } from '../../table/record.ts';
import { GAME_IDS, loadGame, openGame } from '../games/loaders.ts';
import { legal } from '../../kernel/engine.ts';
import { ActionList } from '../../kernel/action.ts';
import { formatAction } from '../../kernel/notation.ts';
import { stateFrom } from '../session/session.ts';
import { withUpdate } from './connection.ts';
import { type LocalRequest, LocalTable } from './local-table.ts';
import { RecordConnection } from './record-connection.ts';

const game = GAME_IDS[0] ?? '';

async function sit(request: Partial<LocalRequest> = {}) {
  let view: TableView | undefined;
  const saved: string[] = [];
  const tell = (message: ServerMessage) => {
    if (message.type === 'table') view = message.table;
    if (message.type === 'update') view = withUpdate(view, message.table, message.entries);
  };
  const wanted = { game, scenario: 'learning', seats: ['me', 'bot:random'], ...request };
  const table = await LocalTable.open(wanted, { tell, save: (record) => saved.push(record) });
  return { table, saved, now: () => view as TableView };
}

async function legalTexts(view: TableView): Promise<string[]> {
  const module = await loadGame(view.game);
  if (!module) throw new Error(view.game);
  const opened = openGame(module, view.setup);
  const list = legal(opened, stateFrom(opened, view.ints), new ActionList()).toArray();
  return list.map((action) => formatAction(opened, action));
}

const bots = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('a table in the page', () => {
  test('takes a person’s actions and lets the bot answer', async () => {
    const { table, now } = await sit();
    for (let i = 0; i < 60 && now().actor === now().side; i++) {
      const before = now().seq;
      const [first = ''] = await legalTexts(now());
      expect(table.act(before, [first])).toEqual({ played: 1 });
      await bots();
      expect(now().seq).toBeGreaterThan(before);
    }
    expect(now().entries.some((e) => e.kind === 'action' && e.side === 1)).toBe(true);
    expect(now().entries.map((e) => e.seq)).toEqual(now().entries.map((_, i) => i + 1));
  });

  test('refuses what is stale, without change', async () => {
    const { table, now } = await sit();
    const [first = ''] = await legalTexts(now());
    expect(table.act(7, [first]).refusal?.reason).toContain('moved on');
    expect(now().seq).toBe(0);
  });

  test('two people at one screen: the view turns, and the last one may take back', async () => {
    // A game without dice: after a die nothing could be taken back.
    const { table, now } = await sit({ game: 'annihilation', seats: ['me', 'me'] });
    for (let i = 0; i < 20 && now().side === 0; i++) {
      const [first = ''] = await legalTexts(now());
      table.act(now().seq, [first]);
    }
    expect(now().side).toBe(1);
    expect(now().canUndo).toBe(true);
    expect(table.undo(now().seq).refusal).toBeUndefined();
    expect(now().side).toBe(0);
  });

  test('is saved after every change and gone on with', async () => {
    const { table, saved, now } = await sit();
    const [first = ''] = await legalTexts(now());
    table.act(0, [first]);
    await bots();
    const again = await sit({ record: saved.at(-1) });
    expect(again.now().seq).toBe(now().seq);
    expect(again.now().ints).toEqual(now().ints);
  });

  test('gives a record that can be watched', async () => {
    const { table, now } = await sit();
    const [first = ''] = await legalTexts(now());
    table.act(0, [first]);
    await bots();
    expect(parseRecord(table.record()).close.seed).toBeUndefined();
    const shown = await RecordConnection.open(table.record());
    expect(shown.view.value?.seq).toBe(now().seq);
    expect((await shown.positionAt(0)).seq).toBe(0);
    expect((await shown.act()).refusal?.reason).toContain('record');
  });

  test.each([
    [{ game: 'no-such' }, 'no game "no-such"'],
    [{ scenario: 'lerning' }, 'learning'],
    [{ seats: ['me', 'bot:genius'] }, 'level "genius"'],
    [{ record: 'nonsense' }, 'line 1'],
  ])('says what is wrong with %j', async (request, message) => {
    await expect(sit(request)).rejects.toThrow(message);
  });
});
