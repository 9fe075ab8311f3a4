/** The player's progress in a guided first game, in this browser. */
import { isInProgress, type LessonProgress } from '../net/lesson-progress.ts';
import { t } from '../messages.ts';
import { Icon } from '../ui/icons.tsx';

/** Returns the label of the button that opens a lesson. */
export function lessonButton(progress: LessonProgress) {
  if (isInProgress(progress)) return 'learn.continue';
  if (progress.isFinished) return 'learn.again';
  return progress.chapters.length > 0 ? 'learn.continue' : 'quiet.start-lesson';
}

/** Returns the label of a finished lesson. */
export const finishedMark = ({ isWon }: LessonProgress) =>
  isWon ? 'learn.mark.won' : 'learn.mark.finished';

/** Mark that appears when the game after the lesson has a result. */
export function LessonMark({ progress }: { progress: LessonProgress }) {
  if (!progress.isFinished) return null;
  return (
    <span class="lesson-mark">
      <Icon name="check" size={14} /> {t(finishedMark(progress))}
    </span>
  );
}
