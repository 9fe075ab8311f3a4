/** Guided first games at a table: opening them, and finding the place of a game in the script. */
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
  /**
   * Whether the pupil acts. The other sides' actions, and all actions before the first step, are played by the script.
   */
  readonly isOwn: boolean;
}

/** An active action, with the side that played it. */
export interface PlayedAction {
  readonly text: string;
  readonly side: number;
}

/** Steps of a chapter, or of an undivided lesson: from the first number up to the second, exclusive. */
export interface StepRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Place of a game in a lesson. `on`: a line is next. `ended`: a chapter is over and another follows. `free`: all steps
 * are done, and the pupil plays on to the result (`hasActed`: has already done so). `left`: the game left the script.
 * `index`: number of actions so far.
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

/** Returns the script of a lesson, line by line, up to the end of a chapter; by default, of the last. */
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

/**
 * Returns whether an action matches a line: the same action, or any action of a verb given alone. The hidden actions of
 * other sides have no text, and match.
 */
export const isMeant = ({ text: wanted, isOwn }: LessonLine, text: string): boolean =>
  text === wanted || text.startsWith(`${wanted} `) || (text === '' && !isOwn);

interface CourseTerms {
  readonly pupil: number;
  /** Whether the pupil plays on after the last line; otherwise another chapter follows. */
  readonly isLast: boolean;
}

/** Returns the place of a list of actions in the script of a lesson. */
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

/** Returns the active actions of a record: those that were not undone. */
export function activeActions(
  entries: readonly Pick<Entry, 'kind' | 'side' | 'text'>[],
): readonly PlayedAction[] {
  /** Actions that stand after each entry. */
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

/**
 * Follows the script of a lesson along the record of a game. Once a game has left the script, it never returns to it.
 */
export class ScriptReader {
  readonly lines: readonly LessonLine[];
  readonly pupil: number;
  /** Index of the pupil's first line. */
  readonly first: number;
  readonly #isLast: boolean;
  #isLeft = false;

  constructor({ sides }: Pick<Game, 'sides'>, lesson: Lesson, start: LessonStart) {
    this.lines = linesOf(lesson, start.chapter);
    this.pupil = sides.findIndex(({ id }) => id === lesson.side);
    this.first = linesBefore(this.lines, lesson, start).length;
    this.#isLast = start.chapter === chapterCount(lesson) - 1;
  }

  /** Returns the place in the script after the record and `picks`, the choices made since then that were not sent. */
  courseAt(entries: Parameters<typeof activeActions>[0], picks: readonly string[] = []): Course {
    if (this.#isLeft) return { status: 'left' };
    const chosen = picks.map((text) => ({ side: this.pupil, text }));
    const terms = { pupil: this.pupil, isLast: this.#isLast };
    const course = courseOf(this.lines, terms, [...activeActions(entries), ...chosen]);
    this.#isLeft = course.status === 'left' && picks.length === 0;
    return course;
  }
}

/** Returns the lines that the script plays before the pupil starts. */
function linesBefore(
  lines: readonly LessonLine[],
  lesson: Lesson,
  { chapter, isAfter = false }: LessonStart,
): readonly LessonLine[] {
  const { from } = stepsOf(lesson, chapter);
  return isAfter ? lines : lines.filter(({ step }) => step < from);
}

/**
 * Creates a table at the first step of a game's lesson, or of a chapter. `level` is the level of the bots that play on
 * after the script.
 */
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

/** Plays a line of the script for the side to act. Throws if it is not legal, because the script is then wrong. */
export function playLine(table: Table, text: string): void {
  const answer = table.act(table.actor, table.seq, [text], false);
  if (!answer.ok)
    throw new Error(`${table.game.id}: the lesson plays "${text}", which is not legal`);
}
