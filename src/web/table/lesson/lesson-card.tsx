/** Reminder of the goal after the steps of a lesson, while the pupil plays on until the result. */
import { t, format } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import type { ScreenState } from '../context.ts';
import { againRequest } from './lesson-request.ts';

/** Card above the prompt, as long as the pupil plays on. */
export function LessonCard({ screen }: { screen: ScreenState }) {
  const { lesson, game, isOver } = screen.model;
  // Before the first action, the prompt says more.
  if (lesson.status.value !== 'free' || lesson.isHandedOver.value || isOver.value) return null;
  if (!lesson.goal) return null;
  return (
    <section class="lesson-card">
      <Icon name="target" size={18} />
      <p>{t('learn.goal', { goal: format(game, lesson.goal) })}</p>
    </section>
  );
}

/** Button that restarts the lesson from its first step. */
export function StartOver({ screen }: { screen: ScreenState }) {
  const { place, model } = screen;
  const { restart } = place;
  if (!restart || !model.lesson.course.value || model.lesson.isFresh) return null;
  return (
    <p>
      <button
        type="button"
        class="button small"
        onClick={() => restart(againRequest(screen, 'first-step'))}
      >
        {t('learn.restart')}
      </button>
    </p>
  );
}
