/** Progress of this browser's player in the guided first games. */
import type { LessonStart } from '../../table/lesson.ts';
import { readStored, writeStored } from '../ui/settings.ts';

/** Lesson in progress, with everything needed to continue it. */
export interface SavedLesson {
  readonly start: LessonStart;
  readonly record: string;
}

export interface LessonProgress {
  /** Chapters whose last step was completed, ascending. */
  readonly chapters: readonly number[];
  /** Whether the game after the last step was played to its result. */
  readonly isFinished: boolean;
  /** Whether the player has won it. */
  readonly isWon: boolean;
  /** Interrupted lessons by chapter. */
  readonly saved: Readonly<Record<number, SavedLesson>>;
}

const NONE: LessonProgress = { chapters: [], isFinished: false, isWon: false, saved: {} };

const keyOf = (game: string): string => `countermarch.lesson.${game}`;

export const lessonProgress = (game: string): LessonProgress => ({
  ...NONE,
  ...readStored<Partial<LessonProgress>>(keyOf(game)),
});

function change(game: string, part: Partial<LessonProgress>): void {
  writeStored(keyOf(game), { ...lessonProgress(game), ...part });
}

export function saveLesson(game: string, start: LessonStart, record: string): void {
  const { saved } = lessonProgress(game);
  change(game, { saved: { ...saved, [start.chapter]: { start, record } } });
}

/** Deletes an interrupted lesson, so that it starts again from the beginning. */
export function forgetLesson(game: string, chapter: number): void {
  const { [chapter]: _, ...saved } = lessonProgress(game).saved;
  change(game, { saved });
}

/** Marks the steps of a chapter as completed. */
export function completeChapter(game: string, chapter: number): void {
  const { chapters } = lessonProgress(game);
  if (chapters.includes(chapter)) return;
  change(game, { chapters: [...chapters, chapter].sort((a, b) => a - b) });
}

/** Marks a lesson as finished at the result of its game. */
export function finishLesson(game: string, chapter: number, isWon: boolean): void {
  forgetLesson(game, chapter);
  change(game, { isFinished: true, isWon: isWon || lessonProgress(game).isWon });
}

export const isInProgress = ({ saved }: LessonProgress): boolean => Object.keys(saved).length > 0;

/**
 * Returns the chapter to open next, out of `count`: the last interrupted one, otherwise the first that is not
 * completed.
 */
export function nextChapter(
  { saved, chapters, isFinished }: LessonProgress,
  count: number,
): number {
  const interrupted = Object.keys(saved).map(Number);
  if (interrupted.length > 0) return Math.min(Math.max(...interrupted), count - 1);
  if (isFinished) return 0;
  const all = Array.from({ length: count }, (_, chapter) => chapter);
  // The last chapter is completed only when its game has a result.
  return all.find((chapter) => !chapters.includes(chapter)) ?? count - 1;
}
