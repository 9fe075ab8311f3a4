/** The conformance suite of guided first games: each is played to its end as a newcomer would play it. */
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { ActionList } from '../src/kernel/action.ts';
import { legal } from '../src/kernel/engine.ts';
import type { GameModule } from '../src/kernel/game.ts';
import type { Lesson } from '../src/kernel/setup/lesson.ts';
import { keyOf } from '../src/kernel/text/message.ts';
import { formatAction } from '../src/kernel/text/notation.ts';
import { pointsOf } from '../src/kernel/outcome.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { requireDefined } from '../src/kernel/require-defined.ts';
import { NOBODY } from '../src/kernel/side.ts';
import { BEGINNER_LEVEL } from '../src/bots/levels.ts';
import { createBot } from '../src/bots/create-bot.ts';
import { seededDice } from '../src/table/dice/dice.ts';
import { forkRecord } from '../src/table/record/import.ts';
import { byTier } from './tier.ts';
import {
  chapterCount,
  courseOf,
  isMeant,
  linesOf,
  openLesson,
  playLine,
  activeActions,
  stepsOf,
} from '../src/table/lesson.ts';
import type { Table } from '../src/table/table.ts';
import { Translator } from '../src/i18n/translator.ts';

/** Number of random pupils who play each lesson, because some steps leave a choice. */
const PUPILS = 5;

/** Lessons that need more than twelve prompts: an empire takes ten rounds to reach its first battle. */
const MOST_PROMPTS: Readonly<Record<string, number>> = { armageddon: 50 };

interface Lecture {
  readonly module: GameModule;
  readonly lesson: Lesson;
}
const LECTURES: readonly (Lecture & { readonly id: string })[] = games.flatMap((module) =>
  module.lesson ? [{ id: module.id, module, lesson: module.lesson }] : [],
);

const open = ({ module, lesson }: Lecture): Table => openLesson(module, lesson, 'lesson', '3');

/** Returns the legal actions that a step accepts. */
const meantBy = (table: Table, line: Parameters<typeof isMeant>[0]): string[] =>
  legal(table.game, table.state, new ActionList())
    .toArray()
    .map((action) => formatAction(table.game, action))
    .filter((text) => isMeant(line, text));

/** Plays a lesson to its end, and returns the faults. */
function playThrough(lecture: Lecture, seed: number): string[] {
  const { lesson } = lecture;
  const table = open(lecture);
  const rng = new Sfc32(seed);
  const pupil = table.game.sides.findIndex(({ id }) => id === lesson.side);
  for (const line of linesOf(lesson).filter(({ step }) => step >= 0)) {
    const at = `step ${line.step + 1}, "${line.text}"`;
    if ((table.actor === pupil) !== line.isOwn) return [`${at}: side ${table.actor} is asked`];
    const meant = meantBy(table, line);
    const text = meant[rng.below(Math.max(1, meant.length))];
    if (text === undefined) return [`${at}: not legal`];
    const answer = table.act(table.actor, table.seq, [text], false);
    if (!answer.ok) return [`${at}: refused`];
  }
  const { status } = courseOf(
    linesOf(lesson),
    { pupil, isLast: true },
    activeActions(table.entries),
  );
  return status === 'free' ? [] : [`it ends ${status}`];
}

/** Number of games played from the position after the steps. */
const GAMES = byTier(6, 1, 20);

interface FreePlay {
  readonly table: Table;
  readonly pupil: number;
}

/** Plays on after the steps: a bot of level 3 as the pupil, against Beginner. */
function playOn({ module, lesson }: Lecture, seed: number): FreePlay {
  const start = { chapter: chapterCount(lesson) - 1, isAfter: true };
  const taught = openLesson(module, lesson, `lesson-${seed}`, BEGINNER_LEVEL, start);
  const { id, game, seats } = taught;
  const dice = seededDice(`after/${seed}`);
  const table = forkRecord(taught.record(), { id, game, seats, dice });
  const pupil = game.sides.findIndex((side) => side.id === lesson.side);
  const bots = game.sides.map((_, side) =>
    createBot(side === pupil ? '3' : BEGINNER_LEVEL, `${id}/${side}`),
  );
  while (table.outcome === undefined) {
    const side = table.actor;
    const bot = requireDefined(bots[side], 'a side is to act until the result');
    const action = bot.choose(game, table.stateFor(side), side);
    table.act(side, table.seq, [formatAction(game, action)], false);
  }
  return { table, pupil };
}

test('every game has a lesson', () => {
  expect(LECTURES.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
});

test('the ten rounds of Armageddon’s lesson go as its texts say', () => {
  const lecture = LECTURES.find(({ id }) => id === 'armageddon');
  if (!lecture) throw new Error('it has no lesson');
  const table = open(lecture);
  for (const { text } of linesOf(lecture.lesson).filter(({ step }) => step >= 0))
    playLine(table, text);
  const told = table.entriesFor(1).flatMap(({ events = [] }) => events.map(({ type }) => type));
  const count = (type: string) => told.filter((each) => each === type).length;
  expect([count('round'), count('built'), count('flies'), count('battle')]).toEqual([11, 4, 1, 1]);
  expect([count('destroyed'), count('victory'), count('mood.bargain')]).toEqual([2, 1, 1]);
});

describe.each(LECTURES)('the lesson of $id', (lecture) => {
  const { module, lesson } = lecture;

  test('can be played to its end, whatever the pupil chooses where there is a choice', () => {
    for (let seed = 0; seed < PUPILS; seed++) expect(playThrough(lecture, seed)).toEqual([]);
  });

  test('can then be played to a result, and is usually won', () => {
    const wins = Array.from({ length: GAMES }, (_, seed) => {
      const { table, pupil } = playOn(lecture, seed);
      const terms = { pupil, isLast: true };
      const course = courseOf(linesOf(lesson), terms, activeActions(table.entries));
      expect([course.status, table.actor]).toEqual(['free', NOBODY]);
      return pointsOf(requireDefined(table.outcome, 'it is over'), pupil, table.game.sides.length);
    });
    const won = wins.filter((points) => points === 1).length;
    if (GAMES > 1) expect(won).toBeGreaterThanOrEqual(GAMES / 2);
  });

  test('has a goal, and chapters of 8 to 20 prompts if it is long', () => {
    const lengths = Array.from({ length: chapterCount(lesson) }, (_, chapter) => {
      const { from, to } = stepsOf(lesson, chapter);
      return to - from;
    });
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(lesson.steps.length);
    for (const length of lengths)
      expect([length, length >= 8 && length <= 20]).toEqual([length, true]);
    expect(keyOf(lesson.goal ?? '')).toBe('lesson.goal');
    // The lobby names chapters by their keys.
    const keys = lesson.chapters?.map(({ title }, i) => [keyOf(title), `lesson.chapter.${i + 1}`]);
    for (const [key, expected] of keys ?? []) expect(key).toBe(expected);
  });

  const most = MOST_PROMPTS[module.id] ?? 12;
  test(`has 8 to ${most} prompts on the shortest scenario, and each names a rule that exists`, async () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(8);
    expect(lesson.steps.length).toBeLessThanOrEqual(most);
    const shortest = Math.min(...module.scenarios.map(({ minutes }) => minutes));
    expect(module.scenarios.find(({ id }) => id === lesson.scenario)?.minutes).toBe(shortest);
    const known = new Set((await module.rulebook()).map(({ id }) => id));
    expect(lesson.steps.filter(({ rule }) => !known.has(rule))).toEqual([]);
    expect(lesson.steps.filter(({ does }) => does.length === 0)).toEqual([]);
    const keys = lesson.steps.map(({ says }) => keyOf(says));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('exists in every language, in sentences short enough for a phone', async () => {
    const { game } = open(lecture);
    for (const [language, load] of Object.entries(module.messages ?? {})) {
      const translator = new Translator(language, [await load()], game);
      for (const { says } of lesson.steps) {
        const text = translator.text(says);
        expect([text, text.length > 20 && text.length <= 180]).toEqual([text, true]);
      }
    }
  });
});
