/** The plan being made: the content of its panel, and attacks made on the board by click or drag. */
import { format } from '../../table-messages.ts';
import { computed } from '@preact/signals';
import type { Action } from '../../../kernel/action.ts';
import { neighbour } from '../../../kernel/board/graph.ts';
import { refusalOf } from '../../../kernel/engine.ts';
import type { PlanLook } from '../../../kernel/look/plan.ts';
import type { BoardArrow } from '../../board/props.ts';
import { meaningOfArrow, originsOf } from '../../session/gesture.ts';
import { edgesOf, planNow, proposed, unplanned } from '../../session/plan.ts';
import type { DecisionModel } from './decision-model.ts';
import type { ConfirmEndModel } from './confirm-end-model.ts';

export class PlanModel {
  readonly #model: DecisionModel;
  readonly #ending: ConfirmEndModel;

  constructor(model: DecisionModel, ending: ConfirmEndModel) {
    this.#model = model;
    this.#ending = ending;
  }

  /** The plan on the board, of any side; undefined if there is none. */
  readonly shown = computed((): PlanLook | undefined => {
    const { plan } = this.#model.game.look;
    const s = plan && this.#model.shown.value;
    return s && !this.#model.isOver.value ? plan.show(s) : undefined;
  });

  /** Whether this seat makes the plan. */
  readonly isMine = computed((): boolean => {
    if (!this.#model.game.look.plan || !this.#model.isChoosing.value) return false;
    const session = this.#model.session.value;
    return session !== undefined && planNow(session) !== undefined;
  });

  /** Edges that can be chosen or are chosen. */
  readonly edges = computed(() => {
    const { game, isChoosing, session } = this.#model;
    if (!game.verbs.list.some(({ noun }) => noun === 'edge') || !isChoosing.value) return undefined;
    return session.value && edgesOf(session.value);
  });

  /** Nodes from which an edge can be chosen. */
  readonly origins = computed((): ReadonlySet<number> => {
    const edges = this.edges.value;
    const session = edges && this.#model.session.value;
    return session ? originsOf(session, edges) : new Set();
  });

  /** Origin of the attack that the next click completes. */
  readonly from = computed((): number | undefined => {
    const from = this.#model.from.value;
    return from !== undefined && this.origins.value.has(from) ? from : undefined;
  });

  /** Nodes to highlight for the gesture: possible origins, or possible targets. */
  readonly lit = computed((): ReadonlySet<number> => {
    const { board } = this.#model.game;
    const from = this.from.value;
    if (from === undefined) return this.origins.value;
    const edges = [...(this.edges.value?.edges ?? [])];
    const own = edges.filter((e) => Math.floor(e / board.slots) === from);
    return new Set([from, ...own.map((e) => neighbour(board, from, e % board.slots))]);
  });

  /** Arrows from each attacking node to each node it attacks; one of them shows the odds. */
  readonly arrows = computed((): BoardArrow[] =>
    (this.shown.value?.items ?? []).flatMap(({ attack, defence, odds: text }) => {
      const odds = format(this.#model.game, text);
      const pairs = attack.nodes.flatMap((from) => defence.nodes.map((to) => ({ from, to })));
      const shown = pairs.filter(({ from, to }) => from !== to);
      return shown.map((pair, i) => ({ ...pair, type: 'attack', ...(i === 0 && { text: odds }) }));
    }),
  );

  /** Handles a drag from one node to another: the units at `from` attack `to`, and nothing else, if that is legal. */
  drag(from: number, to: number): void {
    const session = this.#model.session.value;
    const meaning =
      session && this.#model.isChoosing.value ? meaningOfArrow(session, from, to) : undefined;
    if (meaning) this.#model.perform(meaning);
  }

  propose(): void {
    const session = this.#model.session.value;
    if (session && this.isMine.value) this.#model.replaceSession(proposed(session));
  }

  clear(): void {
    const session = this.#model.session.value;
    if (session && this.isMine.value) this.#model.replaceSession(unplanned(session));
  }

  /** Ends the plan, or shows why it cannot be ended yet. */
  announce(end: Action): void {
    const { session, choices, game, notice } = this.#model;
    const choice = choices.value.all.find((c) => c.action === end);
    const now = session.value;
    if (choice) this.#ending.choose(choice);
    else if (now) {
      const refusal = refusalOf(game, now.state, end);
      if (refusal) notice.value = { kind: 'refusal', ...refusal };
    }
  }
}
