import { expect, test } from 'vitest';
import { games } from '../../games/registry.ts';
import { courseOf, linesOf, standingOf } from '../../table/lesson.ts';
import { type ClientTable, withChanges } from '../../table/views/client-table.ts';
import type { RequestResult, ServerMessage } from '../../table/messages/messages.ts';
import { LocalTable } from './workers/local-table.ts';

const taught = games.flatMap(({ id, lesson, sides }) => (lesson ? [{ id, lesson, sides }] : []));

/** Opens the lesson of a game; no bot thinks, because the script answers. */
async function learn(id: string) {
  let view: ClientTable | undefined;
  let answer: RequestResult | undefined;
  const saved: string[] = [];
  const tell = (message: ServerMessage) => {
    if (message.type === 'table') view = message.table;
    if (message.type !== 'changes') return;
    view = withChanges(view, message);
    if (message.answer) answer = message.answer;
  };
  const think = () => new Promise<never>(() => {});
  const save = (record: string) => saved.push(record);
  const local = await LocalTable.open({ game: id, seats: [], lesson: true }, { tell, save, think });
  const now = () => view as ClientTable;
  const act = (text: string) => {
    local.ask({ type: 'act', id: 1, seq: now().seq, actions: [text] });
    return answer?.played;
  };
  const undo = () => {
    local.ask({ type: 'undo', id: 2, seq: now().seq });
    return answer;
  };
  return { act, undo, now, saved };
}

test.each(taught)(
  'the lesson of $id is answered by its script, and is not kept',
  async ({ id, lesson }) => {
    const { act, now, saved } = await learn(id);
    const lines = linesOf(lesson);
    for (const { text, isOwn, step } of lines) {
      if (step < 0 || !isOwn) continue;
      await expect.poll(() => now().actor).toBe(now().side);
      expect([text, act(text)]).toEqual([text, 1]);
    }
    // Hidden information of a side is left out; all else is what the script says.
    await expect.poll(() => standingOf(now().entries).length).toBeGreaterThanOrEqual(lines.length);
    const played = standingOf(now().entries).slice(0, lines.length);
    expect(played.map((_, i) => lines[i]?.text)).toEqual(
      played.map(({ text }, i) => (text === '' && !lines[i]?.isOwn ? lines[i]?.text : text)),
    );
    expect(courseOf(lines, now().side, played)).toEqual({ status: 'done' });
    expect(saved.length).toBeLessThanOrEqual(1);
  },
);

test('moves before the start of the lesson cannot be undone; the player’s own moves can', async () => {
  const [{ id, lesson }] = taught;
  const { act, undo, now } = await learn(id);
  expect(now().canUndo).toBe(false);
  expect(undo()).toMatchObject({ played: 0 });
  const begun = now().seq;
  act(lesson.steps[0]?.does[0] ?? '');
  expect(now().canUndo).toBe(true);
  undo();
  expect(now().entries.at(-1)).toMatchObject({ kind: 'undo', text: String(begun) });
});
