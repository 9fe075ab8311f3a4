/** How far the player at this browser is with the guided first games. */
import type { LessonStart } from '../../table/lesson.ts';
import { readStored, writeStored } from '../ui/settings.ts';

/** A lesson in progress, as it is continued. */
export interface SavedLesson {
  readonly start: LessonStart;
  readonly record: string;
}

export interface LessonProgress {
  /** Chapters whose last step has been done, ascending. */
  readonly chapters: readonly number[];
  /** Whether the game after the last step has been played to its result. */
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

/** Forgets an interrupted lesson: it begins anew. */
export function forgetLesson(game: string, chapter: number): void {
  const { [chapter]: _, ...saved } = lessonProgress(game).saved;
  change(game, { saved });
}

/** Marks the steps of a chapter as done. */
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

/** Returns the chapter to open next, of so many: the last interrupted one, else the first that is not done. */
export function nextChapter(
  { saved, chapters, isFinished }: LessonProgress,
  count: number,
): number {
  const interrupted = Object.keys(saved).map(Number);
  if (interrupted.length > 0) return Math.min(Math.max(...interrupted), count - 1);
  if (isFinished) return 0;
  const all = Array.from({ length: count }, (_, chapter) => chapter);
  // The last chapter counts at the result alone.
  return all.find((chapter) => !chapters.includes(chapter)) ?? count - 1;
}
