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

/** How far a lesson is: the line that is next, all lines done, or a game of the pupil's own. */
export type Course =
  | { readonly status: 'on'; readonly next: LessonLine; readonly index: number }
  | { readonly status: 'done' | 'left' };

/** The script of a lesson, line by line. */
export function linesOf({ opening = [], steps }: Lesson): LessonLine[] {
  return [
    ...opening.map((text) => ({ step: -1, text, isOwn: false })),
    ...steps.flatMap(({ does, answers = [] }, step) => [
      ...does.map((text) => ({ step, text, isOwn: true })),
      ...answers.map((text) => ({ step, text, isOwn: false })),
    ]),
  ];
}

/** Whether an action is what a line asks for: the same, or any of its verb. What others hide from the pupil has no text. */
export const isMeant = ({ text: wanted, isOwn }: LessonLine, text: string): boolean =>
  text === wanted || text.startsWith(`${wanted} `) || (text === '' && !isOwn);

/** How far actions have come along the script of a lesson. */
export function courseOf(
  lines: readonly LessonLine[],
  pupil: number,
  done: readonly PlayedAction[],
): Course {
  const played = done.slice(0, lines.length);
  const isOff = played.some(({ text, side }, i) => {
    const line = lines[i];
    if (!line || !isMeant(line, text)) return true;
    return line.step >= 0 && line.isOwn !== (side === pupil);
  });
  const isPlayedOn = done.slice(lines.length).some(({ side }) => side === pupil);
  if (isOff || isPlayedOn) return { status: 'left' };
  const index = played.length;
  const next = lines[index];
  return next ? { status: 'on', next, index } : { status: 'done' };
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

/** Reads a lesson's script along with the record of a game; one that has been left is never come back to. */
export class ScriptReader {
  readonly lines: readonly LessonLine[];
  readonly pupil: number;
  /** Index of the line that the pupil begins with. */
  readonly first: number;
  #isLeft = false;

  constructor({ sides }: Pick<Game, 'sides'>, lesson: Lesson) {
    this.lines = linesOf(lesson);
    this.pupil = sides.findIndex(({ id }) => id === lesson.side);
    this.first = lesson.opening?.length ?? 0;
  }

  /** How far the record is, and what has been chosen since and not been sent. */
  courseAt(entries: Parameters<typeof standingOf>[0], picks: readonly string[] = []): Course {
    if (this.#isLeft) return { status: 'left' };
    const chosen = picks.map((text) => ({ side: this.pupil, text }));
    const course = courseOf(this.lines, this.pupil, [...standingOf(entries), ...chosen]);
    this.#isLeft = course.status === 'left' && picks.length === 0;
    return course;
  }
}

/** A table at the first step of a game's lesson. `level`: who plays the others once the script is left. */
export function openLesson(module: GameModule, lesson: Lesson, id: string, level: string): Table {
  const { scenario, options = {}, side, dice, opening = [] } = lesson;
  const game = module.open(parseSetup(module, { scenario, options }));
  const seats = game.sides.map((each) =>
    each.id === side
      ? ({ kind: 'human', name: 'you' } as const)
      : ({ kind: 'bot', name: level } as const),
  );
  const table = Table.create({ id, game, dice: seededDice(dice), seats });
  for (const text of opening) playLine(table, text);
  return table;
}

/** Plays a line of the script for whoever is to act; throws if it is not legal, for then the script is wrong. */
export function playLine(table: Table, text: string): void {
  const answer = table.act(table.actor, table.seq, [text], false);
  if (!answer.ok)
    throw new Error(`${table.game.id}: the lesson plays "${text}", which is not legal`);
}
