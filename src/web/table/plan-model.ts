/** The plan in the making: what the panel shows, and attacks made on the board by click or drag. */
import { say, tell } from '../table-words.ts';
import { batch, computed, signal } from '@preact/signals';
import { type Action, pack } from '../../kernel/action.ts';
import { neighbour } from '../../kernel/board/graph.ts';
import { refusalOf } from '../../kernel/engine.ts';
import type { PlanLook } from '../../kernel/look.ts';
import type { BoardArrow, PickKind } from '../board/props.ts';
import { meaningOf, nodesOfUnits } from '../session/choices.ts';
import {
  clickSet,
  edgesOf,
  planNow,
  proposed,
  redirect,
  type SetChange,
  unplanned,
} from '../session/plan.ts';
import type { Session } from '../session/session.ts';
import type { TableModel } from './model.ts';

export class PlanModel {
  readonly #model: TableModel;
  readonly #from = signal<number | undefined>(undefined);

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** The plan on the board, whoever makes it; undefined while there is none. */
  readonly shown = computed((): PlanLook | undefined => {
    const s = this.#model.shown.value;
    return s && !this.#model.isOver.value ? this.#model.game.look.plan?.(s) : undefined;
  });

  /** True while it is this seat's to make. */
  readonly isMine = computed((): boolean => {
    const session = this.#model.session.value;
    return session !== undefined && this.#model.isChoosing.value && planNow(session) !== undefined;
  });

  /** Edges that can be chosen, or are. */
  readonly edges = computed(() => {
    const session = this.#model.session.value;
    return session && this.#model.isChoosing.value ? edgesOf(session) : undefined;
  });

  /** Nodes from which an edge can be chosen. */
  readonly origins = computed((): ReadonlySet<number> => {
    const { slots } = this.#model.game.board;
    return new Set([...(this.edges.value?.edges ?? [])].map((e) => Math.floor(e / slots)));
  });

  /** The node that the next click leads on from. */
  readonly from = computed((): number | undefined => {
    const from = this.#from.value;
    return from !== undefined && this.origins.value.has(from) ? from : undefined;
  });

  /** Nodes to light for the gesture: where it may begin, or where it may lead. */
  readonly lit = computed((): ReadonlySet<number> => {
    const { board } = this.#model.game;
    const from = this.from.value;
    if (from === undefined) return this.origins.value;
    const edges = [...(this.edges.value?.edges ?? [])];
    const own = edges.filter((e) => Math.floor(e / board.slots) === from);
    return new Set([from, ...own.map((e) => neighbour(board, from, e % board.slots))]);
  });

  /** From every attacker to all that it attacks; the odds at one of the arrows. */
  readonly arrows = computed((): BoardArrow[] =>
    (this.shown.value?.items ?? []).flatMap(({ attack, defence, odds: said }) => {
      const odds = tell(this.#model.game, said);
      const pairs = attack.nodes.flatMap((from) => defence.nodes.map((to) => ({ from, to })));
      const shown = pairs.filter(({ from, to }) => from !== to);
      return shown.map((pair, i) => ({ ...pair, type: 'attack', ...(i === 0 && { text: odds }) }));
    }),
  );

  /**
   * A click that is part of the gesture: an origin, then where to. False if it means something else.
   */
  click(session: Session, kind: PickKind, index: number): boolean {
    const edges = this.edges.value;
    if (kind === 'edge') this.#from.value = undefined;
    if (!edges || (kind !== 'node' && kind !== 'unit')) return false;
    const places = nodesOfUnits(session.game, session.state);
    if (meaningOf(this.#model.choices.value, places, kind, index).length > 0) return false;
    const node = kind === 'node' ? index : (places.get(index) ?? -1);
    const from = this.from.value;
    const edge = from === undefined ? this.#onlyEdgeTo(node) : this.#edge(from, node);
    if (edge !== undefined && edges.edges.has(edge)) return this.#toggle(edges.verb, edge);
    if (this.origins.value.has(node)) {
      this.#from.value = node === from ? undefined : node;
      this.#model.notice.value = undefined;
      return true;
    }
    if (edge !== undefined) return this.#toggle(edges.verb, edge);
    this.#from.value = undefined;
    return false;
  }

  /** Dragged from one node to another: what stands there attacks that, and only that if it may. */
  drag(from: number, to: number): void {
    const session = this.#model.session.value;
    const { verb } = this.edges.value ?? {};
    const edge = this.#edge(from, to);
    if (!session || verb === undefined) return;
    this.#from.value = undefined;
    if (edge !== undefined) this.#change(redirect(session, verb, edge));
    else
      this.#model.notice.value = {
        kind: 'info',
        rule: this.shown.value?.rule ?? '',
        reason: say('notice.neighbour'),
      };
  }

  propose(): void {
    const session = this.#model.session.value;
    if (session && this.isMine.value) this.#model.replaceSession(proposed(session));
  }

  clear(): void {
    const session = this.#model.session.value;
    if (session && this.isMine.value) this.#model.replaceSession(unplanned(session));
  }

  /** Ends the plan, or tells why it cannot be ended yet. */
  announce(end: Action): void {
    const { session, choices, game, notice } = this.#model;
    const choice = choices.value.all.find((c) => c.action === end);
    const now = session.value;
    if (choice) this.#model.choose(choice);
    else if (now) {
      const refusal = refusalOf(game, now.state, end);
      if (refusal) notice.value = { kind: 'refusal', ...refusal };
    }
  }

  /** The edge from a node to its neighbour. */
  #edge(from: number, to: number): number | undefined {
    const { board } = this.#model.game;
    for (let slot = 0; slot < board.slots; slot++)
      if (neighbour(board, from, slot) === to && to >= 0) return from * board.slots + slot;
    return undefined;
  }

  /** The edge that leads to a node, if there is but one to choose. */
  #onlyEdgeTo(node: number): number | undefined {
    const { board } = this.#model.game;
    const [first, ...others] = [...(this.edges.value?.edges ?? [])].filter(
      (e) => neighbour(board, Math.floor(e / board.slots), e % board.slots) === node,
    );
    return others.length === 0 ? first : undefined;
  }

  #toggle(verb: number, edge: number): boolean {
    const { choices, session } = this.#model;
    this.#from.value = undefined;
    const choice = choices.value.all.find((c) => c.action === pack(verb, edge));
    if (choice) this.#model.choose(choice);
    else if (session.value) {
      const change = clickSet(session.value, 'edge', edge);
      if (change) this.#change(change);
    }
    return true;
  }

  #change(change: SetChange): void {
    batch(() => {
      this.#model.changeSet(change);
    });
  }
}
