/**
 * State of the board component between renderings: cursor, hover, fanned-out stack; and the meaning of each click, tap
 * and key.
 */
import { batch, computed, type Signal, signal } from '@preact/signals';
import type { Point } from '../../kernel/board/graph.ts';
import type { CounterLook } from '../../kernel/look/look.ts';
import { artOf } from '../../draw/art-base.ts';
import type { Art } from '../../kernel/look/art.ts';
import { layoutOf, turnedLayoutOf } from '../../draw/layout.ts';
import { msg, t, format } from '../table-messages.ts';
import { describeAround, findPlace } from './screen-reader-summary.ts';
import { describeNode, edgeName, placedName } from './describe.ts';
import { middleOf, nearestNode, nodeTowards, type Spot, spotsOf } from './geometry.ts';
import { BoardContents } from './contents.ts';
import type { BoardPicks, BoardViewProps, PickKind } from './props.ts';
import { computedByContent } from '../ui/equality.ts';
import { Viewport } from './view/viewport.ts';
import { beyond, isNarrow } from './view/viewport-math.ts';

/** A stack that is spread out. `byKey`: it was opened by keyboard and takes the focus. */
export interface Fan {
  readonly node: number;
  /** Whether it stays open until closed; otherwise it closes when the pointer leaves. */
  readonly pinned: boolean;
  readonly byKey: boolean;
}

/** Maximum time between the clicks of a double click, in milliseconds. */
const DOUBLE = 320;
/** Time that the pointer must rest on a stack before it fans out, in milliseconds; `SWITCH` if another fan is open. */
const OPEN = 180;
const SWITCH = 450;
/**
 * Time that a fan stays open after the pointer has left its stack, in milliseconds. The fan is beside the map, some way
 * off.
 */
const LEAVE = 900;

export class BoardModel extends BoardContents {
  readonly art: Art;
  readonly viewport: Viewport;
  /** Node of the keyboard cursor. */
  readonly cursor: Signal<number | undefined> = signal(undefined);
  /** The legal pick that Tab has reached. */
  readonly spot: Signal<Spot | undefined> = signal(undefined);
  /** Picks that Tab last moved through. */
  #walked: BoardPicks | undefined;
  /** Whether the board is used by keyboard, so that the cursor is shown. */
  readonly byKey = signal(false);
  readonly hovered: Signal<Spot | undefined> = signal(undefined);
  /** The last hovered node from which edges lead; its handles are spread out. */
  readonly wheel = signal(-1);
  readonly fan: Signal<Fan | undefined> = signal(undefined);
  /** The arrow being dragged; `to` is -1 while it is over no node. */
  readonly dragged: Signal<{ readonly from: number; readonly to: number } | undefined> =
    signal(undefined);
  /** The counter being dragged, its position in the picture, and the node under the pointer or -1. */
  readonly carried: Signal<
    { readonly look: CounterLook; readonly at: Point; readonly to: number } | undefined
  > = signal(undefined);
  /** A pull from a node in progress; `direction` is -1 while it chooses none. */
  readonly pulled: Signal<
    | {
        readonly node: number;
        readonly directions: ReadonlySet<number>;
        readonly direction: number;
      }
    | undefined
  > = signal(undefined);
  /** Whether the player opened the minimap. Its map is shown while the board does not fit into the window. */
  readonly isMapOpen = signal(false);
  /** Whether the field for finding a node is open. */
  readonly isFinding = signal(false);
  /** Text of the live region. */
  readonly announcement = signal('');
  readonly props: BoardViewProps;
  #lastClick = { time: 0, x: 0, y: 0 };
  #timer = 0;
  /** Node of the last pick: hovering over it does not open a fan. */
  #quiet = -1;
  #arrowEnded = false;

  constructor(props: BoardViewProps) {
    const { game, scene, isTurned } = props;
    super(game, scene, (isTurned ? turnedLayoutOf : layoutOf)(game.board));
    this.art = artOf(game.look);
    this.viewport = new Viewport(this.layout.bounds);
    this.props = props;
  }

  readonly #isNarrow = computed((): boolean => {
    const { frame } = this.viewport.rested.value ?? {};
    return frame !== undefined && isNarrow(frame);
  });

  /** Contents of trays, by place. In a wide window, only trays where several counters lie on one another. */
  readonly docked = computedByContent(() =>
    [...this.counters.value].filter(
      ([node, stack]) =>
        this.layout.shapes[node] === 'tray' && (this.#isNarrow.value || stack.length > 1),
    ),
  );

  /**
   * Points of picks outside the visible part of the board, by edge. The view is the one at rest, or the target of a
   * glide.
   */
  readonly hidden = computedByContent(() => {
    const { view, frame } = this.viewport.rested.value ?? {};
    const { bounds, points } = this.layout;
    const all = this.pickNodes.value.flatMap((n) => points[n] ?? []);
    return view && frame && beyond(view, bounds, all, frame);
  });

  pick(kind: PickKind, index: number): void {
    this.closeFan();
    this.spot.value = undefined;
    this.#quiet = this.hovered.peek()?.node ?? -1;
    this.props.onPick(kind, index);
  }

  /** Handles a click. `coarse`: by a finger, which cannot hover. */
  click(target: Spot, coarse: boolean): void {
    if (target.kind === 'edge' || target.kind === 'direction') this.pick(target.kind, target.index);
    else this.#clickPlace(target, coarse);
  }

  #clickPlace(target: Spot, coarse: boolean): void {
    const picks = this.scene.picks.value;
    const lit = this.stackOn(target.node).filter((c) => picks.units.has(c.unit));
    const isNodeLit = picks.nodes.has(target.node);
    const hitsLit = target.kind === 'unit' && picks.units.has(target.index);
    const lone = lit.length === 1 ? lit[0] : undefined;
    const only = hitsLit ? target.index : isNodeLit ? undefined : lone?.unit;
    if (only !== undefined && this.#looksFirst(target.node, only))
      this.openFan(target.node, { pinned: true });
    else if (hitsLit && (lit.length === 1 || !coarse)) this.pick('unit', target.index);
    else if (hitsLit) this.openFan(target.node, { pinned: true });
    else if (isNodeLit) this.pick('node', target.node);
    else if (lone) this.pick('unit', lone.unit);
    else if (lit.length > 1 || (coarse && this.stackOn(target.node).length > 1))
      this.openFan(target.node, { pinned: true });
    else this.pick(target.kind, target.index);
  }

  /** Returns whether a click on a unit opens its stack first, because its pick cannot be undone. */
  #looksFirst(node: number, unit: number): boolean {
    const fan = this.fan.peek();
    const isOpen = fan?.pinned === true && fan.node === node;
    return !isOpen && this.scene.picks.value.final?.has(unit) === true;
  }

  /** Ends the drag of an arrow. The click that follows picks nothing. */
  dropArrow(): void {
    const arrow = this.dragged.peek();
    this.dragged.value = undefined;
    if (!arrow || arrow.to === arrow.from) return;
    this.#arrowEnded = true;
    if (arrow.to >= 0) this.scene.drag.value?.onDrag(arrow.from, arrow.to);
  }

  /** Ends the drag of a counter, at its target or back at its origin. */
  dropCounter(isDone: boolean): void {
    const carried = this.carried.peek();
    this.carried.value = undefined;
    if (!carried) return;
    this.#arrowEnded = true;
    const { look, to } = carried;
    this.props.drag?.onDrop(isDone && to !== look.node ? to : -1);
  }

  /** Ends a pull. The click that follows picks nothing. */
  dropPull(): void {
    const pulled = this.pulled.peek();
    this.pulled.value = undefined;
    if (!pulled) return;
    this.#arrowEnded = true;
    if (pulled.direction >= 0) this.props.turn?.onTurn(pulled.node, pulled.direction);
  }

  /** Returns true once after a drag on the board, to suppress the click that follows it. */
  takeArrow(): boolean {
    const ended = this.#arrowEnded;
    this.#arrowEnded = false;
    return ended;
  }

  /** Returns true for the second of two clicks in one place. Called for clicks that pick nothing. */
  isDoubleClick(time: number, x: number, y: number): boolean {
    const last = this.#lastClick;
    const isDouble = time - last.time < DOUBLE && Math.hypot(x - last.x, y - last.y) < 30;
    this.#lastClick = { time: isDouble ? 0 : time, x, y };
    return isDouble;
  }

  hover(target: Spot | undefined): void {
    const before = this.hovered.peek();
    if (before?.kind === target?.kind && before?.index === target?.index) return;
    this.hovered.value = target;
    if (target && this.#isOrigin(target.node)) this.wheel.value = target.node;
    if (target) this.props.onHover?.(target.kind, target.index);
    else if (before) this.props.onHover?.(before.kind, undefined);
    this.#hoverFan(target);
  }

  /** Returns whether an edge that starts at this node can be picked. */
  #isOrigin(node: number): boolean {
    const { slots } = this.layout.board;
    return [...(this.scene.picks.value.edges ?? [])].some((e) => Math.floor(e / slots) === node);
  }

  /** Fans out the stack under the pointer after a moment, and closes another fan that is not pinned. */
  #hoverFan(target: Spot | undefined): void {
    clearTimeout(this.#timer);
    if (target?.node !== this.#quiet) this.#quiet = -1;
    const open = this.fan.peek();
    if (this.carried.peek() || open?.pinned || open?.node === target?.node) return;
    // No fan opens while the decision is where to turn or go, rather than with which unit: it would cover the answers.
    const { directions, units } = this.scene.picks.value;
    const isAsked = (directions?.size ?? 0) > 0 && units.size === 0;
    const isQuiet = target?.node === this.#quiet || isAsked;
    const opens = target?.kind === 'unit' && !isQuiet && this.stackOn(target.node).length > 1;
    this.#timer = window.setTimeout(
      () => (opens ? this.openFan(target.node, {}) : this.closeFan()),
      opens ? (open ? SWITCH : OPEN) : LEAVE,
    );
  }

  /** Keeps the fan open while the pointer is on it. */
  keepFan(): void {
    clearTimeout(this.#timer);
  }

  /** Closes the fan some time after the pointer has left it, even to something outside the board. */
  leaveFan(): void {
    clearTimeout(this.#timer);
    if (!this.fan.peek()?.pinned) this.#timer = window.setTimeout(() => this.closeFan(), LEAVE);
  }

  openFan(
    node: number,
    { pinned = false, byKey = false }: { pinned?: boolean; byKey?: boolean },
  ): void {
    clearTimeout(this.#timer);
    if (this.stackOn(node).length > 0) this.fan.value = { node, pinned, byKey };
  }

  closeFan(): void {
    clearTimeout(this.#timer);
    this.fan.value = undefined;
  }

  /** Puts the cursor on a node, announces its contents and brings it into view. */
  goTo(node: number, spot?: Spot, tab?: { readonly n: number; readonly all: number }): void {
    const { cursor, announcement } = this;
    batch(() => {
      cursor.value = node;
      this.spot.value = spot;
      const what = spot ? this.#spotName(spot) : this.#placeText(node);
      announcement.value = tab ? t('board.tabbed', { ...tab, what }) : what;
    });
    this.viewport.reveal(this.layout.points[node] ?? { x: 0, y: 0 });
    this.hover(spot ?? { kind: 'node', index: node, node });
  }

  #spotName(spot: Spot): string {
    const { game } = this;
    const look = this.stackOn(spot.node).find((c) => c.unit === spot.index);
    if (spot.kind === 'unit' && look) return placedName(game, this.scene.state.peek(), look);
    if (spot.kind === 'edge') return edgeName(game, spot.index);
    if (spot.kind === 'direction')
      return format(game, msg('board.direction', { direction: { direction: spot.index } }));
    return this.#placeText(spot.node);
  }

  #placeText(node: number): string {
    const { costOf } = this.props;
    const { state, picks } = this.scene;
    const points = picks.value.nodes.has(node) ? (costOf?.('node', node) ?? '') : '';
    const cost = points && t('board.cost', { cost: points });
    return describeNode(this.game, state.value, this.pieces, picks.value, node, cost);
  }

  /** Announces the surroundings of the cursor. */
  announceAround(): void {
    const { game, scene } = this;
    const from = this.cursor.peek() ?? this.#firstNode();
    this.cursor.value = from;
    this.announcement.value = describeAround(game, scene.state.value, this.pieces, from);
  }

  /**
   * Puts the cursor on the node with this number, or on the node of something with this name. Returns false if not
   * found.
   */
  find(asked: string): boolean {
    const node = findPlace(this.game, this.pieces, asked, this.cursor.peek());
    if (node === undefined) return false;
    this.isFinding.value = false;
    this.byKey.value = true;
    this.viewport.centre(middleOf(this.layout, node));
    this.goTo(node);
    return true;
  }

  /**
   * Handles an arrow key: moves to the next node that way. While a direction is asked for, it changes the direction.
   */
  step(dx: number, dy: number): void {
    if (this.isTurning) {
      this.#turnBy(dx + dy);
      return;
    }
    const from = this.cursor.peek();
    const to = from === undefined ? this.#firstNode() : nodeTowards(this.layout, from, dx, dy);
    if (to !== undefined) this.goTo(to);
  }

  /** Moves to the next direction, clockwise or counterclockwise. */
  #turnBy(by: number): void {
    const list = [...(this.scene.picks.value.directions ?? [])].sort((a, b) => a - b);
    const spot = this.spot.peek();
    const now = spot?.kind === 'direction' ? spot.index : this.scene.kept.value;
    const index = list[(list.indexOf(now) + by + list.length) % list.length];
    const node = this.focusNode();
    if (index !== undefined) this.goTo(node, { kind: 'direction', index, node });
  }

  #firstNode(): number {
    const focus = this.focusNode();
    if (focus >= 0) return focus;
    const { x, y, width, height } = this.layout.bounds;
    return nearestNode(this.layout, { x: x + width / 2, y: y + height / 2 });
  }

  /** Moves to the next or previous legal pick. Returns false past the last one, where Tab leaves the board. */
  cycle(by: 1 | -1): boolean {
    const spots = spotsOf(
      this.layout,
      this.scene.picks.value,
      (u) => this.nodeOfUnit(u),
      this.focusNode(),
    );
    const now = this.spot.peek();
    const at = spots.findIndex((s) => s.kind === now?.kind && s.index === now.index);
    // The pick reached in the previous decision may be the last one of this decision; then Tab starts over.
    const isOver = this.#walked !== this.scene.picks.value && !spots[at + by];
    const next = at < 0 || isOver ? (by > 0 ? 0 : -1) : at + by;
    const spot = spots[next];
    this.#walked = this.scene.picks.value;
    if (!spot) {
      this.spot.value = undefined;
      return false;
    }
    this.goTo(spot.node, spot, { n: next + 1, all: spots.length });
    return true;
  }

  /** Handles Enter and Space: picks what Tab has reached, otherwise what is at the cursor. */
  pickAtCursor(): void {
    const spot = this.spot.peek();
    const node = this.cursor.peek();
    if (spot && this.isLegal(spot.kind, spot.index)) this.pick(spot.kind, spot.index);
    else if (node !== undefined) this.#pickOn(node);
  }

  #pickOn(node: number): void {
    const picks = this.scene.picks.value;
    const lit = this.stackOn(node).filter((c) => picks.units.has(c.unit)).length;
    if (lit + Number(picks.nodes.has(node)) > 1) this.openFan(node, { pinned: true, byKey: true });
    else this.click({ kind: 'node', index: node, node }, false);
  }
}
