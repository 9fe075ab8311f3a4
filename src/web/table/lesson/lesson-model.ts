/** A guided first game: the step that the pupil has to do, and the answer to any other pick. */
import { computed, effect, signal, untracked } from '@preact/signals';
import type { Action } from '../../../kernel/action.ts';
import type { Lesson, LessonStep } from '../../../kernel/setup/lesson.ts';
import { formatAction } from '../../../kernel/text/notation.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import {
  chapterCount,
  type Course,
  isMeant,
  type LessonStart,
  ScriptReader,
  stepsOf,
} from '../../../table/lesson.ts';
import { batchOf, type Session } from '../../session/session.ts';
import { msg } from '../../table-messages.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

/** The lesson of this table, and its start. */
interface LessonData {
  readonly lesson: Lesson;
  readonly start: LessonStart;
  readonly script: ScriptReader;
}

/** Position in the steps of a chapter; `at` counts from 1. */
interface StepCount {
  readonly at: number;
  readonly all: number;
}

export class LessonModel {
  readonly #model: DecisionModel;
  readonly #taught = signal<LessonData | undefined>(undefined);
  readonly #stop: () => void;

  constructor(model: DecisionModel) {
    this.#model = model;
    const guard = (session: Session) => this.#answerTo(session);
    this.#stop = effect(() => {
      const isGuarded = this.isGuided.value;
      untracked(() => {
        model.guard.value = isGuarded ? guard : undefined;
      });
    });
  }

  /** Starts the lesson of this table. */
  begin(start: LessonStart): void {
    const { game, module } = this.#model;
    const { lesson } = module;
    if (!lesson) return;
    this.#taught.value = { lesson, start, script: new ScriptReader(game, lesson, start) };
  }

  /** Ends the lesson; the pupil continues freely. */
  leave(): void {
    this.#taught.value = undefined;
    if (this.#model.notice.peek()?.kind === 'lesson') this.#model.notice.value = undefined;
  }

  close(): void {
    this.#stop();
  }

  /** Progress of the lesson, current picks included; undefined without a lesson, or once the pupil has left it. */
  readonly course = computed((): Exclude<Course, { status: 'left' }> | undefined => {
    const taught = this.#taught.value;
    if (!taught) return undefined;
    const { view, session } = this.#model;
    const picks = session.value ? batchOf(session.value) : [];
    const course = taught.script.courseAt(view.value?.entries ?? [], picks);
    return course.status === 'left' ? undefined : course;
  });

  readonly status = computed(() => this.course.value?.status);

  /** Whether the script determines what comes next. */
  readonly isGuided = computed(() => this.status.value === 'on' || this.status.value === 'ended');

  /** Whether nothing has been played since the lesson began. */
  get isFresh(): boolean {
    const course = this.course.peek();
    return course?.index === this.#taught.peek()?.script.first;
  }

  /** Whether the pupil has completed the steps and has not acted since. */
  readonly isHandedOver = computed((): boolean => {
    const course = this.course.value;
    return course?.status === 'free' && !course.hasActed && !this.#model.isOver.value;
  });

  /** Goal of the game, as told to the pupil. */
  get goal(): LocalizedText {
    return this.#taught.value?.lesson.goal ?? '';
  }

  /** The chapter being played, from 0, and the number of chapters. */
  get chapter(): { readonly index: number; readonly count: number } {
    const { lesson, start } = this.#taught.value ?? {};
    return { index: start?.chapter ?? 0, count: lesson ? chapterCount(lesson) : 1 };
  }

  /** Returns the title of a chapter; empty if the lesson has none. */
  titleOf(chapter: number): LocalizedText {
    return this.#taught.value?.lesson.chapters?.[chapter]?.title ?? '';
  }

  readonly steps = computed((): StepCount | undefined => {
    const { lesson, start } = this.#taught.value ?? {};
    const course = this.course.value;
    if (!lesson || course?.status !== 'on') return undefined;
    const { from, to } = stepsOf(lesson, start?.chapter);
    return { at: Math.max(1, course.next.step - from + 1), all: to - from };
  });

  /** The step that the pupil has to do now. */
  readonly step = computed((): LessonStep | undefined => {
    const course = this.course.value;
    if (course?.status !== 'on' || !course.next.isOwn || !this.#model.isChoosing.value) return;
    return this.#model.module.lesson?.steps[course.next.step];
  });

  /** Legal actions that the current step accepts; undefined if any action will do. */
  readonly meant = computed((): ReadonlySet<Action> | undefined => {
    const course = this.course.value;
    if (course?.status !== 'on' || !this.step.value) return undefined;
    const { game, choices } = this.#model;
    const all = choices.value.all.map(({ action }) => action);
    return new Set(all.filter((action) => isMeant(course.next, formatAction(game, action))));
  });

  /** Returns the answer to picks that differ from the script; undefined if they do not. */
  #answerTo(session: Session) {
    const now = this.course.peek();
    if (now?.status === 'ended')
      return { kind: 'info', rule: '', reason: msg('learn.chapter-over') } as const;
    const entries = this.#model.view.peek()?.entries ?? [];
    const then = this.#taught.peek()?.script.courseAt(entries, batchOf(session));
    if (now?.status !== 'on' || then?.status !== 'left') return undefined;
    return { kind: 'lesson', rule: '', reason: msg('learn.other') } as const;
  }
}
