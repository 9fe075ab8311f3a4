/**
 * Current contents of the board: counters and markers by place, the places where something can be picked, and groups of
 * identical counters, which are shown once with their number.
 */
import { stacksOf } from '../../draw/board.ts';
import type { BoardLayout } from '../../draw/layout.ts';
import { neighbour } from '../../kernel/board/graph.ts';
import type { Game } from '../../kernel/game.ts';
import type { Focus } from '../../kernel/look/focus.ts';
import type { CounterLook } from '../../kernel/look/look.ts';
import { computedByContent, keepEqual } from '../ui/equality.ts';
import type { BoardPieces } from './describe.ts';
import type { BoardPicks, BoardScene, PickKind } from './props.ts';

/** Marks of counters for the current decision: see `BoardScene`. */
export interface Marks {
  readonly picks: BoardPicks;
  readonly selected?: Focus;
  readonly origins?: ReadonlyMap<number, number>;
}

export class BoardContents {
  readonly game: Game;
  readonly scene: BoardScene;
  readonly layout: BoardLayout;

  constructor(game: Game, scene: BoardScene, layout: BoardLayout) {
    this.game = game;
    this.scene = scene;
    this.layout = layout;
  }

  /** All counters. A counter that looks as before keeps its object, so that it is not drawn again. */
  readonly #looks = computedByContent<readonly CounterLook[]>((before = []) => {
    const known = new Map(before.map((look) => [look.unit, look]));
    const { look } = this.game;
    return look.counters(this.scene.state.value).map((c) => keepEqual(known.get(c.unit), c));
  });

  /** Stacks by node. An unchanged stack keeps its object. */
  readonly counters = computedByContent<ReadonlyMap<number, readonly CounterLook[]>>((before) => {
    const stacks = [...stacksOf(this.#looks.value)];
    return new Map(stacks.map(([node, stack]) => [node, keepEqual(before?.get(node), stack)]));
  });

  readonly markers = computedByContent(() =>
    stacksOf(this.game.look.markers(this.scene.state.value)),
  );

  /** Units that can be picked. */
  readonly litUnits = computedByContent(() => this.scene.picks.value.units);

  /** Nodes that can be picked. */
  readonly litNodes = computedByContent(() => this.scene.picks.value.nodes);

  /** Nodes where something can be picked: for an edge both its ends, for directions the node that they surround. */
  readonly pickNodes = computedByContent((): readonly number[] => {
    const { board } = this.layout;
    const picks = this.scene.picks.value;
    const edges = [...(picks.edges ?? [])].flatMap((e) => {
      const node = Math.floor(e / board.slots);
      return [node, neighbour(board, node, e % board.slots)];
    });
    const turning = this.isTurning ? [this.focusNode()] : [];
    const units = [...picks.units].map((u) => this.nodeOfUnit(u) ?? -1);
    return [...new Set([...units, ...picks.nodes, ...edges, ...turning])];
  });

  get pieces(): BoardPieces {
    return { counters: this.counters.value, markers: this.markers.value };
  }

  get marks(): Marks {
    const { picks, selected, origins } = this.scene;
    return { picks: picks.value, selected: selected.value, origins: origins.value };
  }

  stackOn(node: number): readonly CounterLook[] {
    return this.counters.value.get(node) ?? [];
  }

  nodeOfUnit(unit: number): number | undefined {
    for (const [node, stack] of this.counters.value)
      if (stack.some((c) => c.unit === unit)) return node;
    return undefined;
  }

  /** Returns the node that directions surround. */
  focusNode(): number {
    const { selected, state } = this.scene;
    const { node } = selected.value;
    return node >= 0 ? node : this.game.look.focus(state.value).node;
  }

  /** Whether only a direction can be picked on the board, so that its arrows are shown. */
  get isTurning(): boolean {
    const { nodes, units, directions } = this.scene.picks.value;
    return (directions?.size ?? 0) > 0 && nodes.size + units.size === 0 && this.focusNode() >= 0;
  }

  isLegal(kind: PickKind, index: number): boolean {
    const picks = this.scene.picks.value;
    const sets = {
      unit: picks.units,
      node: picks.nodes,
      edge: picks.edges,
      direction: picks.directions,
    };
    return sets[kind]?.has(index) ?? false;
  }
}

/**
 * Groups counters that look alike and can be picked alike. Groups keep the order of their first counter. The lowest
 * unit number comes first in a group and is the one that is picked, so that several picks follow the order of the
 * rules.
 */
export function groupsOf(
  stack: readonly CounterLook[],
  { picks, selected, origins }: Marks,
): CounterLook[][] {
  const groups = new Map<string, CounterLook[]>();
  for (const look of stack) {
    const { unit, side, colour, type, values, badge, conditions, facing } = look;
    const marks = [picks.units.has(unit), selected?.unit === unit, origins?.has(unit) ?? false];
    const shown = [side, colour, type, values, badge, conditions, facing];
    const key = JSON.stringify([shown, marks]);
    groups.set(key, [...(groups.get(key) ?? []), look]);
  }
  return [...groups.values()].map((group) => group.sort((a, b) => a.unit - b.unit));
}
