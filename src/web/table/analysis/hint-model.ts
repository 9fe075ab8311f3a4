/** The hint that a player asked for. It is calculated on the page, from the view of the player's seat. */
import { isFromBundle } from '../../../kernel/play/through-play.ts';
import { computed, signal } from '@preact/signals';
import { ADVISER_LEVEL } from '../../../bots/levels.ts';
import { think } from '../../net/workers/thinker.ts';
import { type Advice, adviceOf } from '../../session/hint.ts';
import { PageError } from '../../faults.ts';
import { faultOf, msg } from '../../table-messages.ts';
import { pick, type Session } from '../../session/session.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

/** Maximum number of further parts shown. A choice may have several parts, such as a unit and its destination. */
const MOST_PARTS = 2;

export interface Hint {
  /** Rule of the decision. */
  readonly rule: string;
  /** Choices, best first; undefined while they are being calculated. */
  readonly advice: readonly Advice[] | undefined;
  /** Further parts of the best choice. */
  readonly next: readonly Advice[];
}

export class HintModel {
  readonly #model: DecisionModel;
  readonly #asked = signal<{ readonly session: Session; readonly hint: Hint } | undefined>(
    undefined,
  );

  constructor(model: DecisionModel) {
    this.#model = model;
  }

  /** Whether this table gives hints and the seat has a decision to make. */
  readonly isOffered = computed(
    (): boolean => this.#model.view.value?.hints === true && this.#model.isChoosing.value,
  );

  /** The hint for the decision on the board; undefined as soon as the decision changes. */
  readonly shown = computed((): Hint | undefined => {
    const asked = this.#asked.value;
    if (!asked || asked.session !== this.#model.session.value) return undefined;
    return this.isOffered.value ? asked.hint : undefined;
  });

  /** Asks for a hint; if one is shown, closes it. */
  async ask(): Promise<void> {
    const { game, notice, session } = this.#model;
    const now = session.value;
    if (this.shown.value) this.#asked.value = undefined;
    else if (now && this.isOffered.value) {
      const { rule = '' } = game.steps[now.state.step] ?? {};
      this.#asked.value = { session: now, hint: { rule, advice: undefined, next: [] } };
      try {
        await this.#workOut(now, rule);
      } catch (error) {
        if (this.#asked.value?.session !== now) return;
        this.#asked.value = undefined;
        const reason = msg('hint.failed', { fault: faultOf(error) });
        notice.value = { kind: 'info', rule: '', reason };
      }
    }
  }

  close(): void {
    this.#asked.value = undefined;
  }

  /** Shows the advice as soon as it is known, then the further parts of the best choice. */
  async #workOut(session: Session, rule: string): Promise<void> {
    const advice = await this.#adviceFor(session);
    const next: Advice[] = [];
    let [last] = advice;
    if (!last) throw new PageError(msg('hint.nothing'));
    let now = session;
    while (last && this.#asked.value?.session === session) {
      this.#asked.value = { session, hint: { rule, advice, next: [...next] } };
      now = pick(now, last.action);
      // A deeper stack of steps means that the decision is a part of the same choice.
      const isPart = now.stage === 'choose' && now.state.depth > session.state.depth;
      if (!isPart || next.length === MOST_PARTS) return;
      [last] = await this.#adviceFor(now);
      if (last) next.push(last);
    }
  }

  async #adviceFor({ game, state, side }: Session): Promise<Advice[]> {
    const { id, setup } = game;
    const ints = Array.from(state.ints);
    const { table, ownRules } = this.#model.view.peek() ?? {};
    const bundle = isFromBundle(game) ? ownRules?.bundle : undefined;
    const about = { game: id, bundle, setup, ints, side };
    const weighed = await think({ ...about, level: ADVISER_LEVEL, asker: `hint ${table}` });
    return adviceOf(game, state, weighed);
  }
}
