import { expect, test } from 'vitest';
import { games } from '../../games/registry.ts';
import { ActionList } from '../../kernel/action.ts';
import { legal } from '../../kernel/engine.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import {
  chapterCount,
  courseOf,
  linesOf,
  type LessonStart,
  activeActions,
  stepsOf,
} from '../../table/lesson.ts';
import { type ClientTable, withChanges } from '../../table/views/client-table.ts';
import type { RequestResult, ServerMessage } from '../../table/messages/messages.ts';
import { parseRecord } from '../../table/record/parse-record.ts';
import { byTier } from '../../../test/tier.ts';
import { openGame } from '../games/loaders.ts';
import { stateFrom } from '../session/session.ts';
import { LocalTable } from './workers/local-table.ts';
import { type Question, analyze } from './workers/thinking.ts';

const taught = games.flatMap((module) =>
  module.lesson ? [{ id: module.id, lesson: module.lesson, module }] : [],
);
type LessonData = (typeof taught)[number];

/** Opens the lesson of a game, and counts the requests to bots. While the script lasts there are none. */
async function learn(id: string, start: LessonStart = { chapter: 0 }, record?: string) {
  let view: ClientTable | undefined;
  let answer: RequestResult | undefined;
  const saved: string[] = [];
  const levels: string[] = [];
  const send = (message: ServerMessage) => {
    if (message.type === 'table') view = message.table;
    if (message.type !== 'changes') return;
    view = withChanges(view, message);
    if (message.answer) answer = message.answer;
  };
  const think = (question: Question) => {
    levels.push(question.level);
    return analyze(question);
  };
  const save = (text: string) => saved.push(text);
  const request = { game: id, seats: [], lesson: start, record };
  const local = await LocalTable.open(request, { send, save, think });
  const now = () => view as ClientTable;
  const act = (text: string) => {
    local.ask({ type: 'act', id: 1, seq: now().seq, actions: [text] });
    return answer?.played;
  };
  const undo = () => {
    local.ask({ type: 'undo', id: 2, seq: now().seq });
    return answer;
  };
  const isAsked = () => now().actor === now().side || now().outcome !== undefined;
  return { act, undo, now, saved, levels, isAsked };
}
type Pupil = Awaited<ReturnType<typeof learn>>;

/** Plays the script of a chapter, or at most `most` of its lines. */
async function followScript({ act, now }: Pupil, { lesson }: LessonData, chapter = 0, most = 999) {
  const { from } = stepsOf(lesson, chapter);
  const lines = linesOf(lesson, chapter).filter(({ step, isOwn }) => step >= from && isOwn);
  for (const { text } of lines.slice(0, most)) {
    await expect.poll(() => now().actor).toBe(now().side);
    expect([text, act(text)]).toEqual([text, 1]);
  }
}

/** Plays to the result. A bot of level 3 decides for the player. */
async function playToTheEnd({ act, now, isAsked }: Pupil, { module }: LessonData) {
  const game = openGame(module, now().setup);
  while (now().outcome === undefined) {
    await expect.poll(isAsked, { interval: 1, timeout: 20_000 }).toBe(true);
    if (now().outcome) break;
    const { setup, ints, side } = now();
    const question = { game: game.id, setup, ints, side, level: '3', asker: 'pupil' };
    const [best] = await analyze(question);
    const [any] = legal(game, stateFrom(game, ints), new ActionList()).toArray();
    expect(act(formatAction(game, best?.action ?? any ?? 0))).toBe(1);
  }
}

/** Games played to the end here. In the longest one, that takes a minute; `test/lessons.test.ts` plays every lesson. */
const played = byTier(
  taught,
  taught.filter(({ id }) => id === 'annihilation' || id === 'slammers'),
);

test.each(played)(
  'the lesson of $id is answered by its script, then played to its result against Beginner',
  async (each) => {
    const { lesson } = each;
    const chapter = chapterCount(lesson) - 1;
    const pupil = await learn(each.id, { chapter });
    const { now, levels, saved } = pupil;
    await followScript(pupil, each, chapter);
    const lines = linesOf(lesson);
    await expect
      .poll(() => activeActions(now().entries).length)
      .toBeGreaterThanOrEqual(lines.length);
    // Hidden information of the other side is left out; everything else equals the script.
    const done = activeActions(now().entries).slice(0, lines.length);
    expect(done.map((_, i) => lines[i]?.text)).toEqual(
      done.map(({ text }, i) => (text === '' && !lines[i]?.isOwn ? lines[i]?.text : text)),
    );
    const terms = { pupil: now().side, isLast: true };
    expect(courseOf(lines, terms, done)).toMatchObject({ status: 'free', index: lines.length });
    await playToTheEnd(pupil, each);
    // Nothing is pending after the end of the game.
    expect(now().actor).toBe(-2);
    expect(now().outcome?.reason).toBeDefined();
    expect([...new Set(levels)]).toEqual(now().seats.length > 1 ? ['1'] : []);
    expect(courseOf(lines, terms, activeActions(now().entries)).status).toBe('free');
    expect(parseRecord(saved.at(-1) ?? '').close.end).toBe('over');
  },
  120_000,
);

test.each(taught)('an interrupted lesson of $id continues from where it was', async (each) => {
  const first = await learn(each.id);
  expect(first.saved).toEqual([]);
  await followScript(first, each, 0, 3);
  await expect.poll(first.isAsked).toBe(true);
  const record = first.saved.at(-1);
  const again = await learn(each.id, { chapter: 0 }, record);
  const done = activeActions(first.now().entries);
  expect(activeActions(again.now().entries)).toEqual(done);
  expect(done.length).toBeGreaterThan(2);
  const [next] = linesOf(each.lesson).slice(done.length);
  expect(again.act(next?.text ?? '')).toBe(1);
});

const chapters = taught.flatMap((each) =>
  (each.lesson.chapters ?? []).slice(0, -1).map((_, chapter) => ({ ...each, chapter })),
);

test.each(chapters)('chapter $chapter of $id leads only to the next', async (each) => {
  const { lesson, chapter } = each;
  const pupil = await learn(each.id, { chapter });
  await followScript(pupil, each, chapter);
  await expect.poll(pupil.isAsked).toBe(true);
  const terms = { pupil: pupil.now().side, isLast: false };
  const active = activeActions(pupil.now().entries);
  const lines = linesOf(lesson, chapter);
  expect(courseOf(lines, terms, active)).toEqual({ status: 'ended', index: lines.length });
  expect(pupil.levels).toEqual([]);
  // The next chapter starts from the same position.
  const next = await learn(each.id, { chapter: chapter + 1 });
  expect(next.now().ints).toEqual(pupil.now().ints);
});

test.each(taught)(
  'from the position after the steps $id has other dice each time',
  async (each) => {
    const start = { chapter: chapterCount(each.lesson) - 1, isAfter: true };
    const [one, two] = [await learn(each.id, start), await learn(each.id, start)];
    await expect.poll(() => one.isAsked() && two.isAsked()).toBe(true);
    const lines = linesOf(each.lesson);
    const own = (pupil: Pupil) => activeActions(pupil.now().entries).slice(0, lines.length);
    expect(own(one).map(({ side }) => side)).toEqual(own(two).map(({ side }) => side));
    expect(own(one)).toHaveLength(lines.length);
    const seals = [one, two].map(({ now }) => now().dice.commitment);
    expect(new Set(seals).size).toBe(2);
    expect(one.now().canUndo).toBe(false);
  },
);

test('a stored lesson that no longer fits the rules starts again', async () => {
  const [first] = taught;
  const pupil = await learn(first.id, { chapter: 0 }, 'no record');
  expect(pupil.now().canUndo).toBe(false);
  await followScript(pupil, first, 0, 1);
});

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
