/** A guided first game: what is asked of the pupil, and what he hears who does something else. */
import { computed, signal } from '@preact/signals';
import type { Action } from '../../kernel/action.ts';
import type { LessonStep } from '../../kernel/lesson.ts';
import { formatAction } from '../../kernel/notation.ts';
import { type Course, isMeant, ScriptReader } from '../../table/lesson.ts';
import { batchOf, type Session } from '../session/session.ts';
import { say } from '../table-words.ts';
import type { DecisionModel } from './decision-model.ts';

export class LessonModel {
  readonly #model: DecisionModel;
  readonly #script = signal<ScriptReader | undefined>(undefined);

  constructor(model: DecisionModel) {
    this.#model = model;
  }

  /** The table is one of a lesson. */
  begin(): void {
    const { game, module } = this.#model;
    if (!module.lesson) return;
    this.#script.value = new ScriptReader(game, module.lesson);
    this.#model.guard.value = (session) => this.#answerTo(session);
  }

  /** The pupil plays on as he likes. */
  leave(): void {
    this.#script.value = undefined;
    this.#model.guard.value = undefined;
    if (this.#model.notice.peek()?.kind === 'lesson') this.#model.notice.value = undefined;
  }

  /** How far it is with what has been picked; undefined if there is no lesson, or none any more. */
  readonly course = computed((): Course | undefined => {
    const script = this.#script.value;
    const { view, session } = this.#model;
    const picks = session.value ? batchOf(session.value) : [];
    const course = script?.courseAt(view.value?.entries ?? [], picks);
    return course?.status === 'left' ? undefined : course;
  });

  /** Whether nobody has done anything yet but what was done before the lesson began. */
  get isFresh(): boolean {
    const course = this.course.peek();
    return course?.status === 'on' && course.index === this.#script.peek()?.first;
  }

  /** The step that is asked of the pupil now. */
  readonly step = computed((): LessonStep | undefined => {
    const course = this.course.value;
    if (course?.status !== 'on' || !course.next.isOwn || !this.#model.isChoosing.value) return;
    return this.#model.module.lesson?.steps[course.next.step];
  });

  /** Of the legal actions those that are meant; undefined if all are as good. */
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
    return { kind: 'lesson', rule: '', reason: say('learn.other') } as const;
  }
}
