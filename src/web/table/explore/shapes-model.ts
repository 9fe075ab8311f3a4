/** Arrows, rings and shaded hexes of the node on the board, and the tool that draws them. */
import { computed, signal } from '@preact/signals';
import type { ShapeDrawing } from '../../../draw/map/shapes.ts';
import { type Action, nounOf, verbOf } from '../../../kernel/action.ts';
import type { Game } from '../../../kernel/game.ts';
import type { GameState } from '../../../kernel/state.ts';
import { parseAction } from '../../../kernel/text/notation.ts';
import type { SHAPE_COLOURS } from '../../../study/shapes.ts';
import { nodesOfUnits } from '../../session/choices.ts';
import { choiceNodes } from '../../session/hint.ts';
import type { ExploreModel } from './explore-model.ts';

export const TOOLS = ['arrow', 'ring', 'tint'] as const;
export type Tool = (typeof TOOLS)[number];
type Colour = (typeof SHAPE_COLOURS)[number];

/** A shape with its text in the study. */
export interface DrawnShape extends ShapeDrawing {
  readonly kind: Tool;
  readonly text: string;
}

export class ShapesModel {
  /** Tool in use; while it is set, clicks on the board draw and make no move. */
  readonly tool = signal<Tool | undefined>(undefined);
  readonly colour = signal<Colour>('green');
  /** Node at which an arrow begins whose end is still to be chosen. */
  readonly start = signal<number | undefined>(undefined);
  readonly #tree: ExploreModel;

  constructor(tree: ExploreModel) {
    this.#tree = tree;
  }

  /** Shapes of the node on the board, without shapes at places that the board does not have. */
  readonly drawn = computed((): readonly DrawnShape[] =>
    (this.#tree.node.value?.shapes ?? []).flatMap((text) => this.#parse(text) ?? []),
  );

  /** The shapes, with the mark of the move at its destination. */
  readonly shown = computed((): readonly ShapeDrawing[] => {
    const mark = this.#mark();
    return mark ? [...this.drawn.value, mark] : this.drawn.value;
  });

  #mark(): ShapeDrawing | undefined {
    const { game, walker } = this.#tree;
    const { up = '', mark, text = '', side } = this.#tree.node.value ?? {};
    const before = mark && side !== undefined ? walker.stateAt(up) : undefined;
    const after = walker.stateAt(this.#tree.at.value);
    // A crossed-out move has no destination.
    if (!mark || !before || !after) return undefined;
    const from = placeOf(game, before, after, parseAction(game, text));
    const colour = mark.startsWith('!') ? 'green' : 'red';
    return from === undefined ? undefined : { kind: 'mark', colour, text: mark, from };
  }

  /** Whether clicks on the board draw. */
  readonly isDrawing = computed(
    (): boolean => this.tool.value !== undefined && this.#tree.node.value !== undefined,
  );

  /** Selects a tool, or deselects it if it is in use. */
  choose(tool: Tool): void {
    this.start.value = undefined;
    this.tool.value = this.tool.peek() === tool ? undefined : tool;
  }

  /** Handles a click on a node: draws a shape there, or removes it. */
  pick(node: number): void {
    const tool = this.tool.peek();
    const start = this.start.peek();
    if (tool !== 'arrow') this.#toggle([tool ?? 'ring', this.colour.peek(), this.#nameOf(node)]);
    else if (start === undefined) this.start.value = node;
    else this.drag(start, node);
  }

  /** Draws an arrow, or removes it. */
  drag(from: number, to: number): void {
    this.start.value = undefined;
    if (from === to) return;
    this.#toggle(['arrow', this.colour.peek(), this.#nameOf(from), this.#nameOf(to)]);
  }

  remove(text: string): void {
    this.#set((shapes) => shapes.filter((each) => each !== text));
  }

  /** Adds a shape, removes it, or changes its colour if it exists in another colour. */
  #toggle([kind = '', colour = '', ...places]: readonly string[]): void {
    const text = [kind, colour, ...places].join(' ');
    const isAlike = (each: string) => {
      const [other, , ...there] = each.split(' ');
      return other === kind && there.join() === places.join();
    };
    this.#set((shapes) => [
      ...shapes.filter((each) => !isAlike(each)),
      ...(shapes.includes(text) ? [] : [text]),
    ]);
  }

  #set(change: (shapes: readonly string[]) => readonly string[]): void {
    const node = this.#tree.node.peek();
    if (node) this.#tree.setShapes(node.id, change(node.shapes ?? []));
  }

  #nameOf(node: number): string {
    return this.#tree.game.board.labels[node] ?? '';
  }

  #parse(text: string): DrawnShape | undefined {
    const [kind, colour = '', ...places] = text.split(' ');
    const tool = TOOLS.find((each) => each === kind);
    const nodes = places.map((name) => this.#tree.game.board.labels.indexOf(name));
    const [from, to] = nodes;
    if (!tool || from === undefined || nodes.includes(-1)) return undefined;
    return { text, kind: tool, colour, from, ...(to !== undefined && { to }) };
  }
}

/**
 * Returns the destination of a move: the node of its unit afterwards, if it names a unit, else the last node it is
 * about.
 */
function placeOf(game: Game, before: GameState, after: GameState, action: Action) {
  const isUnit = game.verbs.list[verbOf(action)]?.noun === 'unit';
  const unit = isUnit ? nodesOfUnits(game, after).get(nounOf(action)) : undefined;
  return unit ?? choiceNodes(game, before, action).at(-1);
}
