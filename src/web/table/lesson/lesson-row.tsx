/** Progress of a guided first game, and the ways to continue. */
import { choiceNodes } from '../../session/hint.ts';
import { t, format } from '../../table-messages.ts';
import type { ScreenState } from '../context.ts';
import { chapterPath } from './lesson-request.ts';

export function LessonRow({ screen }: { screen: ScreenState }) {
  const { lesson } = screen.model;
  const status = lesson.status.value;
  if (status === 'on') return <GuidedRow screen={screen} />;
  if (status === 'ended') return <ChapterRow screen={screen} />;
  return lesson.isHandedOver.value ? <HandoverRow screen={screen} /> : null;
}

/** The current step and its chapter. */
function GuidedRow({ screen }: { screen: ScreenState }) {
  const { lesson } = screen.model;
  const { at, all } = lesson.steps.value ?? { at: 1, all: 1 };
  const { index, count } = lesson.chapter;
  const step = t('learn.step', { at, all });
  return (
    <div class="lesson-row">
      <progress max={all} value={at - 1} aria-hidden="true" />
      <span class="legend">
        {count > 1 ? t('learn.chapter-step', { at: index + 1, step }) : step}
      </span>
      <LessonWays screen={screen} />
    </div>
  );
}

/** Shown at the end of a chapter: link to the next. */
function ChapterRow({ screen }: { screen: ScreenState }) {
  const { lesson, game } = screen.model;
  const next = lesson.chapter.index + 1;
  return (
    <div class="lesson-row">
      <a class="button primary small" href={chapterPath(game.id, next)}>
        {t('learn.next-chapter', { at: next + 1, title: format(game, lesson.titleOf(next)) })}
      </a>
      <a class="button small" href="/">
        {t('learn.lobby')}
      </a>
    </div>
  );
}

/** Shown when the steps are done and the pupil plays on. */
function HandoverRow({ screen: { model } }: { screen: ScreenState }) {
  const goal = format(model.game, model.lesson.goal);
  return (
    <div class="lesson-row" role="status">
      <p>{t('learn.play-on', { goal })}</p>
    </div>
  );
}

/** Buttons to show the expected action, or to leave the lesson. */
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
      <button type="button" class="button small" onClick={() => screen.leaveLesson()}>
        {t('learn.leave')}
      </button>
    </>
  );
}

/** Brings the expected action into view, on the board or among the buttons. */
function show(screen: ScreenState): void {
  const { model } = screen;
  const state = model.session.peek()?.state;
  const [action] = model.lesson.meant.peek() ?? [];
  model.notice.value = undefined;
  if (!state || action === undefined) return;
  screen.light(choiceNodes(model.game, state, action));
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.button.meant')?.focus());
}
