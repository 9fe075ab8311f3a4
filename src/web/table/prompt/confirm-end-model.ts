/**
 * Protection of choices that cannot be undone. An ending has its own place and key, asks for confirmation if it would
 * leave units idle, and ignores the second half of a double click. Choices that a game calls final need confirmation as
 * well.
 */
import { computed, signal } from '@preact/signals';
import { verbOf } from '../../../kernel/action.ts';
import type { Choice } from '../../session/choices.ts';
import { endActionOf, type IdleUnits, idleAt } from '../../session/end-actions.ts';
import type { GestureMeaning } from '../../session/gesture.ts';
import type { Session } from '../../session/session.ts';
import { msg } from '../../table-messages.ts';
import { settings } from '../../ui/settings.ts';
import type { DecisionModel } from './decision-model.ts';

/** Milliseconds after a press within which another press may be part of a double click. */
export const DOUBLE_PRESS = 600;

/** Time of the last press, and whether it ended something; this is the value before any press. */
const NEVER = { at: Number.NEGATIVE_INFINITY, ended: false };

/** Pending confirmation: of an ending, with the units that it would leave idle, or of a final choice. */
interface EndingQuestion {
  readonly choice: Choice;
  readonly idle?: IdleUnits;
}

export class ConfirmEndModel {
  readonly #model: DecisionModel;
  readonly #asked = signal<
    { readonly session: Session; readonly question: EndingQuestion } | undefined
  >(undefined);
  #last = NEVER;

  constructor(model: DecisionModel) {
    this.#model = model;
  }

  /** The choice that ends the current movement or turn, if there is one. */
  readonly choice = computed((): Choice | undefined => {
    const { session, isChoosing } = this.#model;
    const end = session.value && isChoosing.value ? endActionOf(session.value) : undefined;
    return end && this.#model.choices.value.all.find(({ action }) => action === end.action);
  });

  /** Question before an ending; cleared when its decision changes. */
  readonly question = computed((): EndingQuestion | undefined => {
    const asked = this.#asked.value;
    return asked && asked.session === this.#model.session.value ? asked.question : undefined;
  });

  /** Takes the choice of a pressed button or key; ignores a possible second half of a double click, with a notice. */
  press(choice: Choice): void {
    const isEnd = choice.action === this.choice.value?.action;
    if (!this.isDeliberate(isEnd)) {
      this.#ignore();
      return;
    }
    this.#last = { at: performance.now(), ended: isEnd };
    this.choose(choice);
    // The question has ended nothing yet, and covers all other buttons.
    if (this.question.value) this.#last = NEVER;
  }

  /** Sends the picks, unless this press may be the second half of a double click. */
  confirm(): void {
    if (this.isDeliberate(true)) void this.#model.commit();
    else this.#ignore();
  }

  /** Handles a click elsewhere: no later press is the second half of a double click that began before it. */
  clickedElsewhere(): void {
    this.#last = NEVER;
  }

  #ignore(): void {
    this.#model.notice.value = { kind: 'info', rule: '', reason: msg('notice.too-quick') };
  }

  /** Whether a press is deliberate: false if it follows another one too closely and either of them ends something. */
  isDeliberate(isEnd: boolean): boolean {
    const { at, ended } = this.#last;
    return !(isEnd || ended) || performance.now() - at >= DOUBLE_PRESS;
  }

  /** Takes a legal action, or asks first if it leaves units idle or is final. */
  choose(choice: Choice): void {
    if (!this.#asks(choice)) this.#model.take(choice);
  }

  /** Carries out a click on the board. A final choice is offered by name, because the player may only want to look. */
  mean(meaning: Extract<GestureMeaning, { type: 'take' }>): void {
    const { choice } = meaning;
    const session = this.#model.session.value;
    if (!session || this.#model.guard.value || !this.isFinal(choice)) this.#model.perform(meaning);
    else this.#model.perform({ type: 'ask', session, choices: [choice] });
  }

  /** Takes the hinted choice. The hint has considered idle units, so only a final choice needs confirmation. */
  follow(choice: Choice): void {
    if (!this.isFinal(choice) || !this.#asks(choice)) this.#model.take(choice);
  }

  /** Whether a choice cannot be taken back. */
  isFinal({ action }: Choice): boolean {
    return this.#model.game.look.final?.includes(verbOf(action)) === true;
  }

  /** Whether a choice needs confirmation; opens the question if so. */
  #asks(choice: Choice): boolean {
    const session = this.#model.session.value;
    // In a lesson, the script decides when to end.
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

  /** Closes the question, and takes its choice if the answer is yes. */
  answer(yes: boolean): void {
    const { choice, idle } = this.question.value ?? {};
    this.#asked.value = undefined;
    if (!yes || !choice) return;
    this.#model.take(choice);
    if (idle) this.#model.player.rest();
  }
}
