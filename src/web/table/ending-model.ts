/**
 * Protection of choices that cannot be undone. A choice that ends something has a place and a key of its own, asks
 * when it would leave units where they are, and ignores a click that was meant for something else. Choices that a
 * game calls final ask as well.
 */
import { computed, signal } from '@preact/signals';
import { verbOf } from '../../kernel/action.ts';
import type { Choice } from '../session/choices.ts';
import { endingOf, type Idle, idleAt } from '../session/endings.ts';
import type { Meaning } from '../session/gesture.ts';
import type { Session } from '../session/session.ts';
import { say } from '../table-words.ts';
import { settings } from '../ui/settings.ts';
import type { DecisionModel } from './decision-model.ts';

/** Milliseconds after a press within which the next one may be a part of a double click. */
export const DOUBLE_PRESS = 600;

/** When the last press was, and whether it ended something. */
const NEVER = { at: Number.NEGATIVE_INFINITY, ended: false };

/** Pending confirmation: an ending, with the things it would leave behind, or something final. */
interface EndingQuestion {
  readonly choice: Choice;
  readonly idle?: Idle;
}

export class EndingModel {
  readonly #model: DecisionModel;
  readonly #asked = signal<
    { readonly session: Session; readonly question: EndingQuestion } | undefined
  >(undefined);
  #last = NEVER;

  constructor(model: DecisionModel) {
    this.#model = model;
  }

  /** The choice that ends what is being done now, if there is one. */
  readonly choice = computed((): Choice | undefined => {
    const { session, isChoosing } = this.#model;
    const end = session.value && isChoosing.value ? endingOf(session.value) : undefined;
    return end && this.#model.choices.value.all.find(({ action }) => action === end.action);
  });

  /** Question before an ending; gone with the decision that it was for. */
  readonly question = computed((): EndingQuestion | undefined => {
    const asked = this.#asked.value;
    return asked?.session === this.#model.session.value ? asked?.question : undefined;
  });

  /** A button or its key was pressed. What may be the second half of a double click is not taken, and the player is told. */
  press(choice: Choice): void {
    const isEnd = choice.action === this.choice.value?.action;
    if (!this.isDeliberate(isEnd)) {
      this.#ignore();
      return;
    }
    this.#last = { at: performance.now(), ended: isEnd };
    this.choose(choice);
    // The question has ended nothing yet, and lies over all other buttons.
    if (this.question.value) this.#last = NEVER;
  }

  /** Confirms what has been picked, unless this may be the second half of a double click on what led here. */
  confirm(): void {
    if (this.isDeliberate(true)) void this.#model.commit();
    else this.#ignore();
  }

  #ignore(): void {
    this.#model.notice.value = { kind: 'info', rule: '', reason: say('notice.too-quick') };
  }

  /** False if a press follows too closely on another for something that ends, or after an ending. */
  isDeliberate(isEnd: boolean): boolean {
    const { at, ended } = this.#last;
    return !(isEnd || ended) || performance.now() - at >= DOUBLE_PRESS;
  }

  /** A legal action was chosen; what ends too much is asked about. */
  choose(choice: Choice): void {
    if (!this.#asks(choice)) this.#model.take(choice);
  }

  /** A click on the board took something. What is final is offered by name: a click alone may mean to look only. */
  mean(meaning: Extract<Meaning, { type: 'take' }>): void {
    const { choice } = meaning;
    const session = this.#model.session.value;
    if (!session || this.#model.guard.value || !this.isFinal(choice)) this.#model.perform(meaning);
    else this.#model.perform({ type: 'ask', session, choices: [choice] });
  }

  /** A hint is followed: it has weighed whom that leaves where he is, so only what is final is asked about. */
  follow(choice: Choice): void {
    if (!this.isFinal(choice) || !this.#asks(choice)) this.#model.take(choice);
  }

  /** Whether nothing takes a choice back. */
  isFinal({ action }: Choice): boolean {
    return this.#model.game.look.final?.includes(verbOf(action)) === true;
  }

  /** Whether a choice has to be asked about first; the question is open then. */
  #asks(choice: Choice): boolean {
    const session = this.#model.session.value;
    // In a lesson it is the script that ends things.
    if (this.#model.guard.value || !session || !settings.value.confirm) return false;
    const question = this.#questionOf(session, choice);
    if (question) this.#asked.value = { session, question };
    return question !== undefined;
  }

  #questionOf(session: Session, choice: Choice): EndingQuestion | undefined {
    if (this.isFinal(choice)) return { choice };
    if (choice.action !== this.choice.value?.action) return undefined;
    const idle = idleAt(session, choice.action, this.#model.view.value?.entries ?? []);
    return idle && { choice, idle };
  }

  /** The answer to the question. */
  answer(yes: boolean): void {
    const { choice, idle } = this.question.value ?? {};
    this.#asked.value = undefined;
    if (!yes || !choice) return;
    this.#model.take(choice);
    if (idle) this.#model.player.rest();
  }
}
