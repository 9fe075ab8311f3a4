/** Requests to play a lesson or a chapter: from the first step, from the saved position, or after the steps. */
import { BEGINNER_LEVEL } from '../../../bots/levels.ts';
import type { GameModule } from '../../../kernel/game.ts';
import { chapterCount, type LessonStart } from '../../../table/lesson.ts';
import { forgetLesson, lessonProgress, nextChapter } from '../../net/lesson-progress.ts';
import type { LocalRequest } from '../../net/workers/local-table.ts';
import type { ScreenState } from '../context.ts';

/** Returns the address of a chapter, counted from 0. */
export const chapterPath = (game: string, chapter: number): string =>
  `/learn/${game}/${chapter + 1}`;

/** Returns a request for a lesson. Its seats are for the game that the lesson becomes if the player leaves it. */
function requestFor(module: GameModule, start: LessonStart): LocalRequest | undefined {
  const { id: game, sides, lesson } = module;
  if (!lesson) return undefined;
  const { scenario, options, side } = lesson;
  const seats = sides.map(({ id }) => (id === side ? 'me' : `bot:${BEGINNER_LEVEL}`));
  return { game, scenario, options, seats, lesson: start };
}

/**
 * Returns a request for a chapter, counted from 0, continued from the saved position. Without `wanted`, it is the next
 * chapter. Undefined if the game has no such lesson.
 */
export function lessonRequest(module: GameModule, wanted?: number): LocalRequest | undefined {
  const progress = lessonProgress(module.id);
  const count = module.lesson ? chapterCount(module.lesson) : 0;
  const chapter = wanted ?? nextChapter(progress, count);
  if (chapter >= count) return undefined;
  const saved = progress.saved[chapter];
  const request = requestFor(module, saved?.start ?? { chapter });
  return request && saved ? { ...request, record: saved.record } : request;
}

/** Returns a request to play the chapter at the table again, and deletes its saved progress. */
export function againRequest(
  { model, place }: ScreenState,
  from: 'first-step' | 'after-steps',
): LocalRequest {
  const { module } = model;
  const chapter = place.lesson?.start.chapter ?? 0;
  forgetLesson(module.id, chapter);
  const request = requestFor(module, { chapter, ...(from === 'after-steps' && { isAfter: true }) });
  if (!request) throw new Error(`${module.id} has no lesson`);
  return request;
}
