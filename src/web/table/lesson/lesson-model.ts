/** A guided first game: the step that the pupil has to do, and the answer to a different pick. */
import { computed, signal } from '@preact/signals';
import type { Action } from '../../../kernel/action.ts';
import type { LessonStep } from '../../../kernel/setup/lesson.ts';
import { formatAction } from '../../../kernel/text/notation.ts';
import { type Course, isMeant, ScriptReader } from '../../../table/lesson.ts';
import { batchOf, type Session } from '../../session/session.ts';
import { msg } from '../../table-messages.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

export class LessonModel {
  readonly #model: DecisionModel;
  readonly #script = signal<ScriptReader | undefined>(undefined);

  constructor(model: DecisionModel) {
    this.#model = model;
  }

  /** Starts the lesson of this table. */
  begin(): void {
    const { game, module } = this.#model;
    if (!module.lesson) return;
    this.#script.value = new ScriptReader(game, module.lesson);
    this.#model.guard.value = (session) => this.#answerTo(session);
  }

  /** Ends the lesson; the pupil continues freely. */
  leave(): void {
    this.#script.value = undefined;
    this.#model.guard.value = undefined;
    if (this.#model.notice.peek()?.kind === 'lesson') this.#model.notice.value = undefined;
  }

  /** Progress of the lesson, current picks included; undefined without a lesson, or once the pupil has left it. */
  readonly course = computed((): Course | undefined => {
    const script = this.#script.value;
    if (!script) return undefined;
    const { view, session } = this.#model;
    const picks = session.value ? batchOf(session.value) : [];
    const course = script.courseAt(view.value?.entries ?? [], picks);
    return course?.status === 'left' ? undefined : course;
  });

  /** Whether nothing has been played since the lesson began. */
  get isFresh(): boolean {
    const course = this.course.peek();
    return course?.status === 'on' && course.index === this.#script.peek()?.first;
  }

  /** The step that the pupil has to do now. */
  readonly step = computed((): LessonStep | undefined => {
    const course = this.course.value;
    if (course?.status !== 'on' || !course.next.isOwn || !this.#model.isChoosing.value) return;
    return this.#model.module.lesson?.steps[course.next.step];
  });

  /** Legal actions that the current step accepts; undefined if any will do. */
  readonly meant = computed((): ReadonlySet<Action> | undefined => {
    const course = this.course.value;
    if (course?.status !== 'on' || !this.step.value) return undefined;
    const { game, choices } = this.#model;
    const all = choices.value.all.map(({ action }) => action);
    return new Set(all.filter((action) => isMeant(course.next, formatAction(game, action))));
  });

  /** Answer to picks that differ from the script; undefined if they do not. */
  #answerTo(session: Session) {
    const now = this.course.peek();
    const entries = this.#model.view.peek()?.entries ?? [];
    const then = this.#script.peek()?.courseAt(entries, batchOf(session));
    if (now?.status !== 'on' || then?.status !== 'left') return undefined;
    return { kind: 'lesson', rule: '', reason: msg('learn.other') } as const;
  }
}
