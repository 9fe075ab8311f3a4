/** Guided first games at a table: how one is opened, and how far along its script a game is. */
import type { Game, GameModule } from '../kernel/game.ts';
import { goesBackTo } from './record/meta-entries.ts';
import type { Lesson } from '../kernel/setup/lesson.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { seededDice } from './dice/dice.ts';
import type { Entry } from './messages/messages.ts';
import { Table } from './table.ts';

/** An action of the script. */
export interface LessonLine {
  /** Index of the step that it belongs to; -1 before the first. */
  readonly step: number;
  readonly text: string;
  /** Whether the pupil does it; one of the others does the rest, and what was before the first step. */
  readonly isOwn: boolean;
}

/** An action that stands, by whoever did it. */
export interface PlayedAction {
  readonly text: string;
  readonly side: number;
}

/** Steps of a chapter, or of a lesson that has none: from the first up to, without it, the second. */
export interface StepRange {
  readonly from: number;
  readonly to: number;
}

/**
 * How far a lesson is. `on`: a line is next. `ended`: a chapter is over that another follows. `free`: all steps are
 * done, and the pupil plays on to the result (`hasActed`: has begun to). `left`: the game went another way. `index`:
 * number of actions so far.
 */
export type Course =
  | { readonly status: 'on'; readonly next: LessonLine; readonly index: number }
  | { readonly status: 'ended'; readonly index: number }
  | { readonly status: 'free'; readonly index: number; readonly hasActed: boolean }
  | { readonly status: 'left' };

/** Returns the number of chapters of a lesson; 1 if it is not divided. */
export const chapterCount = ({ chapters }: Pick<Lesson, 'chapters'>): number =>
  chapters?.length ?? 1;

/** Returns the steps of a chapter, counted from 0. */
export function stepsOf({ chapters, steps }: Lesson, chapter = 0): StepRange {
  const from = chapters?.[chapter]?.first ?? 0;
  return { from, to: chapters?.[chapter + 1]?.first ?? steps.length };
}

/** The script of a lesson, line by line, up to the end of a chapter; absent: of the last. */
export function linesOf(lesson: Lesson, chapter = chapterCount(lesson) - 1): LessonLine[] {
  const { opening = [], steps } = lesson;
  return [
    ...opening.map((text) => ({ step: -1, text, isOwn: false })),
    ...steps
      .slice(0, stepsOf(lesson, chapter).to)
      .flatMap(({ does, answers = [] }, step) => [
        ...does.map((text) => ({ step, text, isOwn: true })),
        ...answers.map((text) => ({ step, text, isOwn: false })),
      ]),
  ];
}

/** Whether an action is what a line asks for: the same, or any of its verb. What others hide from the pupil has no text. */
export const isMeant = ({ text: wanted, isOwn }: LessonLine, text: string): boolean =>
  text === wanted || text.startsWith(`${wanted} `) || (text === '' && !isOwn);

interface CourseTerms {
  readonly pupil: number;
  /** Whether the pupil plays on after the last line; else another chapter follows. */
  readonly isLast: boolean;
}

/** How far actions have come along the script of a lesson. */
export function courseOf(
  lines: readonly LessonLine[],
  { pupil, isLast }: CourseTerms,
  done: readonly PlayedAction[],
): Course {
  const played = done.slice(0, lines.length);
  const isOff = played.some(({ text, side }, i) => {
    const line = lines[i];
    if (!line || !isMeant(line, text)) return true;
    return line.step >= 0 && line.isOwn !== (side === pupil);
  });
  if (isOff) return { status: 'left' };
  const index = done.length;
  const next = lines[index];
  if (next) return { status: 'on', next, index };
  const hasActed = done.slice(lines.length).some(({ side }) => side === pupil);
  if (isLast) return { status: 'free', index, hasActed };
  return index > lines.length ? { status: 'left' } : { status: 'ended', index };
}

/** The actions of a record that stand: without those that were taken back. */
export function standingOf(
  entries: readonly Pick<Entry, 'kind' | 'side' | 'text'>[],
): readonly PlayedAction[] {
  /** Position after each entry. */
  const after: (readonly PlayedAction[])[] = [[]];
  for (const entry of entries) {
    const { kind, side, text } = entry;
    const before = after.at(-1) ?? [];
    const target = goesBackTo(entry);
    if (target !== undefined) after.push(after[target] ?? []);
    else after.push(kind === 'action' ? [...before, { side, text }] : before);
  }
  return after.at(-1) ?? [];
}

/** Part of a lesson that is played at a table. */
export interface LessonStart {
  /** Index of the chapter; 0 in a lesson without chapters. */
  readonly chapter: number;
  /** Whether the script plays all steps, and the pupil starts after the last. */
  readonly isAfter?: boolean;
}

/** Reads a lesson's script along with the record of a game; one that has been left is never come back to. */
export class ScriptReader {
  readonly lines: readonly LessonLine[];
  readonly pupil: number;
  /** Index of the line that the pupil begins with. */
  readonly first: number;
  readonly #isLast: boolean;
  #isLeft = false;

  constructor({ sides }: Pick<Game, 'sides'>, lesson: Lesson, start: LessonStart) {
    this.lines = linesOf(lesson, start.chapter);
    this.pupil = sides.findIndex(({ id }) => id === lesson.side);
    this.first = linesBefore(this.lines, lesson, start).length;
    this.#isLast = start.chapter === chapterCount(lesson) - 1;
  }

  /** How far the record is, and what has been chosen since and not been sent. */
  courseAt(entries: Parameters<typeof standingOf>[0], picks: readonly string[] = []): Course {
    if (this.#isLeft) return { status: 'left' };
    const chosen = picks.map((text) => ({ side: this.pupil, text }));
    const terms = { pupil: this.pupil, isLast: this.#isLast };
    const course = courseOf(this.lines, terms, [...standingOf(entries), ...chosen]);
    this.#isLeft = course.status === 'left' && picks.length === 0;
    return course;
  }
}

/** Lines that the script plays before the pupil starts. */
function linesBefore(
  lines: readonly LessonLine[],
  lesson: Lesson,
  { chapter, isAfter = false }: LessonStart,
): readonly LessonLine[] {
  const { from } = stepsOf(lesson, chapter);
  return isAfter ? lines : lines.filter(({ step }) => step < from);
}

/** A table at the first step of a game's lesson, or of a chapter. `level`: of the bots that play on after it. */
export function openLesson(
  module: GameModule,
  lesson: Lesson,
  id: string,
  level: string,
  start: LessonStart = { chapter: 0 },
): Table {
  const { scenario, options = {}, side, dice } = lesson;
  const game = module.open(parseSetup(module, { scenario, options }));
  const seats = game.sides.map((each) =>
    each.id === side
      ? ({ kind: 'human', name: 'you' } as const)
      : ({ kind: 'bot', name: level } as const),
  );
  const table = Table.create({ id, game, dice: seededDice(dice), seats });
  for (const { text } of linesBefore(linesOf(lesson, start.chapter), lesson, start))
    playLine(table, text);
  return table;
}

/** Plays a line of the script for whoever is to act; throws if it is not legal, for then the script is wrong. */
export function playLine(table: Table, text: string): void {
  const answer = table.act(table.actor, table.seq, [text], false);
  if (!answer.ok)
    throw new Error(`${table.game.id}: the lesson plays "${text}", which is not legal`);
}
