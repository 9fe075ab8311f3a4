/** Review of a finished game or a record, calculated in a worker once it is requested. */
import { signal } from '@preact/signals';
import type { Review } from '../../../bots/review.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { type Reviewing, startReview } from '../../net/workers/reviewer.ts';
import { sectionsOf } from '../../session/log/log-sections.ts';
import { faultOf } from '../../table-messages.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

export class ReviewModel {
  readonly found = signal<Review | undefined>(undefined);
  /** Progress of the calculation, 0 to 1. */
  readonly part = signal(0);
  readonly fault = signal<LocalizedText>('');
  readonly #model: DecisionModel;
  #work: Reviewing | undefined;
  #isAsked = false;

  constructor(model: DecisionModel) {
    this.#model = model;
  }

  /** Starts the calculation, once. */
  async ask(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const { connection, view } = this.#model;
    try {
      const ends = sectionsOf(view.peek()?.entries ?? []).map(({ to }) => to);
      const record = await connection.record();
      this.#work = startReview(record, ends, (part) => {
        this.part.value = part;
      });
      this.found.value = await this.#work.found;
    } catch (error) {
      this.#isAsked = false;
      this.fault.value = faultOf(error, this.#model.game.id);
    }
  }

  close(): void {
    this.#work?.stop();
  }
}
