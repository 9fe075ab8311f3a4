/** How far a guided first game is, and the ways on from it. */
import { choiceNodes } from '../../session/hint.ts';
import { t } from '../../table-messages.ts';
import type { ScreenState } from '../context.ts';

export function LessonRow({ screen }: { screen: ScreenState }) {
  const { lesson, module } = screen.model;
  const course = lesson.course.value;
  if (!course) return null;
  const all = module.lesson?.steps.length ?? 0;
  if (course.status === 'done')
    return (
      <div class="lesson-row">
        <p>{t('learn.done')}</p>
        <LeaveButton screen={screen} />
        <a class="button small" href="/">
          {t('learn.lobby')}
        </a>
      </div>
    );
  const at = course.status === 'on' ? Math.max(1, course.next.step + 1) : all;
  return (
    <div class="lesson-row">
      <progress max={all} value={at - 1} aria-hidden="true" />
      <span class="legend">{t('learn.step', { at, all })}</span>
      <LessonWays screen={screen} />
    </div>
  );
}

/** To be shown what is meant, or to play on as one likes. */
export function LessonWays({ screen }: { screen: ScreenState }) {
  const { lesson } = screen.model;
  return (
    <>
      <button
        type="button"
        class="button small"
        disabled={!lesson.meant.value}
        onClick={() => show(screen)}
      >
        {t('learn.show')}
      </button>
      <LeaveButton screen={screen} />
    </>
  );
}

const LeaveButton = ({ screen }: { screen: ScreenState }) => (
  <button type="button" class="button small" onClick={() => screen.leaveLesson()}>
    {t('learn.leave')}
  </button>
);

/** Brings what is meant into view, on the board or among the buttons. */
function show(screen: ScreenState): void {
  const { model } = screen;
  const state = model.session.peek()?.state;
  const [action] = model.lesson.meant.peek() ?? [];
  model.notice.value = undefined;
  if (!state || action === undefined) return;
  screen.light(choiceNodes(model.game, state, action));
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.button.meant')?.focus());
}
