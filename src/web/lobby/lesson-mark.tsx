/** How far the player at this browser is with a guided first game. */
import { isInProgress, type LessonProgress } from '../net/lesson-progress.ts';
import { t } from '../messages.ts';
import { Icon } from '../ui/icons.tsx';

/** Message of the button that opens a lesson. */
export function lessonButton(progress: LessonProgress) {
  if (isInProgress(progress)) return 'learn.continue';
  if (progress.isFinished) return 'learn.again';
  return progress.chapters.length > 0 ? 'learn.continue' : 'night.start-lesson';
}

/** Message for a finished lesson. */
export const finishedMark = ({ isWon }: LessonProgress) =>
  isWon ? 'learn.mark.won' : 'learn.mark.finished';

/** Shown once the game after the lesson has had its result. */
export function LessonMark({ progress }: { progress: LessonProgress }) {
  if (!progress.isFinished) return null;
  return (
    <span class="lesson-mark">
      <Icon name="check" size={14} /> {t(finishedMark(progress))}
    </span>
  );
}
