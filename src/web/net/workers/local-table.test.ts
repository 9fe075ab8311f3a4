import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type ClientTable, withChanges } from '../../../table/views/client-table.ts';
import type {
  RequestResult,
  ServerMessage,
  TableView,
  ViewedEntry,
} from '../../../table/messages/messages.ts';
import { parseRecord } from '../../../table/record/parse-record.ts';
import { GAME_IDS, loadGame, openGame } from '../../games/loaders.ts';
import { legal } from '../../../kernel/engine.ts';
import { ActionList } from '../../../kernel/action.ts';
import { SPECTATOR } from '../../../kernel/side.ts';
import { formatAction } from '../../../kernel/text/notation.ts';
import { stateFrom } from '../../session/session.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { msg } from '../../i18n/msg.ts';
import { type LocalListener, type LocalRequest, LocalTable } from './local-table.ts';
import type { TableRequestMessage } from '../table-replica.ts';
import { RecordConnection } from '../record-connection.ts';
import { type Question, analyze } from './thinking.ts';

const game = GAME_IDS[0] ?? '';

/** Decisions that bots are working on. */
const asked = new Set<Promise<unknown>>();

/** Waits until no bot is thinking and none is to act. */
async function bots(): Promise<void> {
  do {
    await Promise.allSettled(asked);
    await setImmediate();
  } while (asked.size > 0);
}

/** Opens a table with a player whose requests are answered at once. */
async function sit(
  request: Partial<LocalRequest> = {},
  { think = analyze, ...listener }: Partial<LocalListener> = {},
) {
  let view: ClientTable | undefined;
  let answer: RequestResult | undefined;
  const told: ServerMessage[] = [];
  const saved: string[] = [];
  const send = (message: ServerMessage) => {
    told.push(message);
    if (message.type === 'table') view = message.table;
    if (message.type !== 'changes') return;
    view = withChanges(view, message);
    if (message.answer) answer = message.answer;
  };
  const wanted = { game, scenario: 'learning', seats: ['me', 'bot:random'], ...request };
  const save = (record: string) => saved.push(record);
  const noted: LocalListener['think'] = (question) => {
    const answer = think(question);
    const over = answer.finally(() => asked.delete(over)).catch(() => undefined);
    asked.add(over);
    return answer;
  };
  const local = await LocalTable.open(wanted, { send, save, think: noted, ...listener });
  const ask = (message: TableRequestMessage): RequestResult => {
    local.ask(message);
    if (answer?.id !== message.id) throw new Error('not answered');
    return answer;
  };
  const table = {
    act: (seq: number, actions: string[]) => ask({ type: 'act', id: told.length, seq, actions }),
    undo: (seq: number) => ask({ type: 'undo', id: told.length, seq }),
    changeSeat: local.changeSeat.bind(local),
    record: () => local.record(),
  };
  return { local, table, saved, told, now: () => view as ClientTable };
}
type Seat = Awaited<ReturnType<typeof sit>>['table'];

async function legalTexts(view: TableView): Promise<string[]> {
  const module = await loadGame(view.game);
  if (!module) throw new Error(view.game);
  const opened = openGame(module, view.setup);
  const list = legal(opened, stateFrom(opened, view.ints), new ActionList()).toArray();
  return list.map((action) => formatAction(opened, action));
}

/** Plays for the player at the screen until the other side is to act. */
async function playToHandover(table: Seat, now: () => TableView): Promise<void> {
  for (let i = 0; i < 20 && now().actor === now().side; i++) {
    const [first = ''] = await legalTexts(now());
    table.act(now().seq, [first]);
  }
}

describe('a table in the page', () => {
  test('takes a person’s actions and lets the bot answer', async () => {
    const { table, now } = await sit();
    for (let i = 0; i < 60 && now().actor === now().side; i++) {
      const before = now().seq;
      const [first = ''] = await legalTexts(now());
      expect(table.act(before, [first])).toMatchObject({ played: 1 });
      await bots();
      expect(now().seq).toBeGreaterThan(before);
    }
    expect(now().entries.some((e) => e.kind === 'action' && e.side === 1)).toBe(true);
    expect(now().entries.map((e) => e.seq)).toEqual(now().entries.map((_, i) => i + 1));
  });

  test('refuses an outdated action without any change', async () => {
    const { table, now } = await sit();
    const [first = ''] = await legalTexts(now());
    expect(table.act(7, [first]).refusal?.reason).toMatchObject({ key: 'table.moved-on' });
    expect(now().seq).toBe(0);
  });

  test('two players at one screen: the view switches, and the player who acted last may undo', async () => {
    // A game without dice, because a die roll could not be undone.
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

  test('the bot thinks in another worker, and the player may undo meanwhile', async () => {
    const asked: Question[] = [];
    let answer: (() => void) | undefined;
    const think = async (question: Question) => {
      asked.push(question);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return analyze(question);
    };
    const { table, now } = await sit({ game: 'annihilation' }, { think });
    await playToHandover(table, now);
    const { seq } = now();
    expect(asked).toMatchObject([{ game: 'annihilation', side: 1, level: 'random' }]);
    expect(table.undo(now().seq).refusal).toBeUndefined();
    answer?.();
    await bots();
    // The answer of the bot is no longer needed.
    expect(
      now()
        .entries.slice(seq - 1)
        .map((e) => e.kind),
    ).toEqual(['action', 'undo']);
    expect(now().actor).toBe(0);
  });

  test('if a level fails, a simpler bot plays; if no bot can move, the page gets an error', async () => {
    const levels: string[] = [];
    const think = async (question: Question) => {
      levels.push(question.level);
      if (question.level === 'random') throw new Error('broken');
      return analyze(question);
    };
    const { table, now } = await sit({ game: 'annihilation' }, { think });
    await playToHandover(table, now);
    const { seq } = now();
    await bots();
    expect(levels.slice(0, 2)).toEqual(['random', 'greedy']);
    expect(now().seq).toBeGreaterThan(seq);
    const told: LocalizedText[] = [];
    const broken = await sit(
      { game: 'annihilation', seats: ['bot:random', 'me'] },
      {
        think: () => Promise.reject(new Error('broken')),
        send: (m) => m.type === 'error' && told.push(m.reason),
      },
    );
    await bots();
    expect(told).toEqual([msg('net.bot-failed', { fault: 'broken' })]);
    broken.table.changeSeat('white', { do: 'take-over' });
  });

  test('a bot plays for a person until they come back; a person takes over from a bot', async () => {
    const { table, now } = await sit({ game: 'annihilation', seats: ['me', 'me'] });
    expect(table.changeSeat('white', { do: 'stand-in', level: 'greedy' })).toEqual({});
    await bots();
    expect(now().seats[0]).toMatchObject({ kind: 'human', standIn: 'greedy' });
    // The bot has moved, and now the other person is to act.
    expect(now()).toMatchObject({ side: 1, actor: 1 });
    expect(table.changeSeat('white', { do: 'back' })).toEqual({});
    expect(table.changeSeat('white', { do: 'back' }).fault).toEqual({ key: 'seat.nobody' });
    const against = await sit({ game: 'annihilation', seats: ['bot:random', 'bot:random'] });
    expect(against.now().side).toBe(SPECTATOR);
    against.table.changeSeat('white', { do: 'take-over' });
    await bots();
    expect(against.now()).toMatchObject({ side: 0, seats: [{ takenOver: true }, {}] });
  });

  test('hints are off if two people play, unless the creator enables them', async () => {
    const seats = ['me', 'me'];
    expect((await sit({ seats })).now().hints).toBe(false);
    expect((await sit({ seats, hints: 'on' })).now().hints).toBe(true);
  });

  test('hints are on unless the creator disables them', async () => {
    expect((await sit()).now().hints).toBe(true);
    expect((await sit({ hints: 'off' })).now().hints).toBe(false);
  });

  test('two players at one screen: neither sees what the other decided in secret', async () => {
    const { table, now } = await sit({
      game: 'chitin',
      scenario: 'intermediate',
      seats: ['me', 'me'],
    });
    while (table.act(now().seq, ['usual']).refusal) {
      const claim = table.act(now().seq, ['claim first']);
      if (claim.refusal) table.act(now().seq, ['claim north']);
    }
    expect(now().side).toBe(0);
    expect(now().entries.at(-1)?.text).toBe('usual');
    expect(table.act(now().seq, ['done']).refusal).toBeUndefined();
    expect(now().side).toBe(1);
    expect(now().entries.some((e) => e.text === 'usual')).toBe(false);
  });

  test('a player who has acted sees the result before the view switches', async () => {
    const { table, told, now } = await sit({ game: 'annihilation', seats: ['me', 'me'] });
    while (now().side === 0) table.act(now().seq, [(await legalTexts(now()))[0] ?? '']);
    const [mine, next] = told.slice(-2);
    expect(mine).toMatchObject({ type: 'changes', answer: { played: 1 } });
    expect(next).toMatchObject({ type: 'table', table: { side: 1, seq: now().seq } });
  });

  test('changes add up to the whole table, which is sent only on request', async () => {
    const { local, table, told, now } = await sit({ game: 'chitin' });
    for (let i = 0; i < 30 && now().actor >= 0; i++) {
      if (now().actor === 0) table.act(now().seq, [(await legalTexts(now()))[0] ?? '']);
      await bots();
    }
    expect(told.filter(({ type }) => type === 'table')).toHaveLength(1);
    expect(told.filter((m) => m.type === 'changes' && m.entries.length > 0).length).toBeGreaterThan(
      9,
    );
    const { last: _, entries, ...followed } = now();
    local.ask({ type: 'table', id: 0 });
    const { entries: whole, ...shown } = now();
    expect(shown).toEqual(followed);
    expect(entries.map(({ patches: __, ...entry }: Partial<ViewedEntry>) => entry)).toEqual(whole);
  });

  test('is saved after every change, and can be continued', async () => {
    const { table, saved, now } = await sit();
    const [first = ''] = await legalTexts(now());
    table.act(0, [first]);
    await bots();
    const again = await sit({ record: saved.at(-1) });
    expect(again.now().seq).toBe(now().seq);
    expect(again.now().ints).toEqual(now().ints);
  });

  test('gives a record that can be replayed', async () => {
    const { table, now } = await sit();
    const [first = ''] = await legalTexts(now());
    table.act(0, [first]);
    await bots();
    expect(parseRecord(table.record()).close.seed).toBeUndefined();
    const shown = await RecordConnection.open(table.record());
    expect(shown.view.value?.seq).toBe(now().seq);
    expect((await shown.positionAt(0)).seq).toBe(0);
    expect((await shown.act()).refusal?.reason).toEqual(msg('net.record-only'));
  });

  test.each([
    [{ game: 'no-such' }, 'no-game.why {"game":"no-such"}'],
    [{ scenario: 'lerning' }, 'learning'],
    [{ seats: ['me', 'bot:genius'] }, '"name":"genius"'],
    [{ record: 'nonsense' }, 'fault.line {"n":1'],
  ])('says what is wrong with %j', async (request, message) => {
    await expect(sit(request)).rejects.toThrow(message);
  });
});
