/**
 * Pans and zooms the world element by its CSS transform, without rendering. It writes once per frame and changes
 * nothing else in the document meanwhile, no class and no variable: every such change would restyle every element of
 * the map.
 */
import { type Signal, signal } from '@preact/signals';
import type { Point } from '../../../kernel/board/graph.ts';
import type { Box } from '../../../draw/layout.ts';
import {
  clampView,
  detailAt,
  handleScale,
  homeView,
  LEGIBLE,
  pinchView,
  revealPoint,
  revealPoints,
  type Size,
  toScreen,
  type View,
  wholeView,
  zoomAt,
} from './viewport-math.ts';

/** Time without a change after which the board counts as at rest, in milliseconds. */
const SETTLE = 160;
/** Delay before the layers are prepared for motion, in milliseconds. */
const READY = 300;
/** Distance that a pointer must move before it drags, in pixels. */
const SLACK = 6;
/**
 * Relative change of width that counts as another window, and of height that means that something covers part of it.
 */
const RESHAPED = 0.2;
/** Minimum height of a window that can show anything, in pixels. */
const SLIT = 72;

type Fit = (board: Size, frame: Size) => View;

/** A window before a sheet or a notice made it lower: its view, and the view since then. */
interface HigherWindow {
  readonly height: number;
  readonly view: View;
  readonly fit: Fit | undefined;
  readonly since: View;
}

export class Viewport {
  /** Visible part of the board; overlays in window pixels follow it. */
  readonly view: Signal<View> = signal({ x: 0, y: 0, zoom: 1 });
  /** The view at rest, or the target of a glide, with the size of its window. */
  readonly rested: Signal<{ readonly view: View; readonly frame: Size } | undefined> =
    signal(undefined);
  /** Scale of handles for the current zoom; changes only when the board comes to rest. */
  readonly handles: Signal<number> = signal(1);
  readonly #bounds: Box;
  #frame: Size = { width: 0, height: 0 };
  #element: HTMLElement | undefined;
  #world: HTMLElement | undefined;
  #next: View | undefined;
  #request = 0;
  #settle = 0;
  /** Last arguments of `revealAll`. */
  #wanted: {
    readonly points: readonly Point[];
    readonly about?: Point | undefined;
    readonly isWhole?: boolean;
  } = { points: [] };
  /** View that follows the size of the window until the board is moved: the home view, or the whole board. */
  #fit: Fit | undefined = homeView;
  /** Views before the window became lower, the highest window first. */
  #higher: readonly HigherWindow[] = [];
  /** Whether the user has moved the board. The view then stays when the window changes. */
  #byHand = false;
  /** Zoom that the user chose. Decisions do not enlarge the board beyond it. */
  #chosen = LEGIBLE;
  #glide: { from: View; to: View; start: number; length: number } | undefined;
  readonly #pointers = new Map<number, Point>();
  /** Start of a press, until it becomes a drag. */
  #pressed: Point | undefined;
  #dragged = false;

  constructor(bounds: Box) {
    this.#bounds = bounds;
  }

  /** Binds to the window element and to the moving element inside it. Returns a function that unbinds. */
  attach(element: HTMLElement, world: HTMLElement): () => void {
    this.#element = element;
    this.#world = world;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('wheel', (e) => this.#onWheel(e), { passive: false, signal });
    element.addEventListener('pointerdown', (e) => this.#onDown(e), { signal });
    element.addEventListener('pointermove', (e) => this.#onMove(e), { signal });
    for (const type of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(type, (e) => this.#onUp(e), { signal });
    const ready = window.setTimeout(() => this.#ready(), READY);
    const observer = new ResizeObserver(() => this.#onResize());
    observer.observe(element);
    this.#onResize();
    return () => {
      stop.abort();
      observer.disconnect();
      cancelAnimationFrame(this.#request);
      clearTimeout(this.#settle);
      clearTimeout(ready);
    };
  }

  /** Returns true once after a drag, so that the click that ends it picks nothing. A new press resets it. */
  takeDrag(): boolean {
    const dragged = this.#dragged;
    this.#dragged = false;
    return dragged;
  }

  /** Shows the whole board, however small its nodes become. */
  whole(): void {
    this.#fit = wholeView;
    this.#byHand = false;
    this.#choose(wholeView(this.#bounds, this.#frame));
  }

  /** Zooms around a point of the window, by default its middle. */
  zoomBy(factor: number, at?: Point): void {
    const { width, height } = this.#frame;
    const from = this.going.view;
    this.#takeOver();
    this.#choose(
      zoomAt(from, at ?? { x: width / 2, y: height / 2 }, factor, this.#bounds, this.#frame),
    );
  }

  /** Moves a point of the picture to the middle of the window, at the same zoom. */
  centre(point: Point): void {
    const { zoom } = this.going.view;
    const { width, height } = this.#frame;
    const at = toScreen({ x: 0, y: 0, zoom }, this.#bounds, point);
    this.#takeOver();
    this.#glideTo(
      clampView({ zoom, x: width / 2 - at.x, y: height / 2 - at.y }, this.#bounds, this.#frame),
    );
  }

  /** Brings a point of the picture into the window if it is outside. */
  reveal(point: Point): void {
    const now = this.going.view;
    const to = revealPoint(now, this.#bounds, point, this.#frame);
    if (Math.abs(to.x - now.x) < 1 && Math.abs(to.y - now.y) < 1) return;
    this.#fit = undefined;
    this.#glideTo(clampView(to, this.#bounds, this.#frame));
  }

  /** The current view, or the view it is moving to, and the size of the window. */
  get going(): { readonly view: View; readonly frame: Size } {
    return { view: this.#glide?.to ?? this.#next ?? this.view.peek(), frame: this.#frame };
  }

  /**
   * Brings these points inside the safe insets of the window, or as many as fit; see `revealPoints`. `isWhole`: all of
   * them, however small the board becomes.
   */
  revealAll(points: readonly Point[], about?: Point, isWhole = false): void {
    this.#wanted = { points, about, isWhole };
    if (!this.#frame.width) return;
    const now = this.going.view;
    const least = isWhole ? 0 : Math.min(LEGIBLE, this.#chosen);
    const to = revealPoints(now, this.#bounds, points, this.#frame, { about, least });
    const isThere = Math.abs(to.x - now.x) < 1 && Math.abs(to.y - now.y) < 1;
    if (isThere && to.zoom === now.zoom) return;
    this.#fit = undefined;
    this.#glideTo(clampView(to, this.#bounds, this.#frame));
  }

  /** Brings as many of these points as possible into the window, at the same zoom. */
  follow(points: readonly Point[]): void {
    if (!this.#frame.width || this.#pointers.size > 0) return;
    const now = this.going.view;
    const [about] = points;
    const to = revealPoints(now, this.#bounds, points, this.#frame, { about, least: now.zoom });
    if (Math.abs(to.x - now.x) < 1 && Math.abs(to.y - now.y) < 1) return;
    this.#fit = undefined;
    this.#glideTo(clampView(to, this.#bounds, this.#frame));
  }

  /** Returns the position of a point of the picture in the window, after the current motion. */
  toWindow(point: Point): Point {
    return toScreen(this.#glide?.to ?? this.view.peek(), this.#bounds, point);
  }

  /** Returns the point of the picture at a point of the window. */
  toPicture({ x, y }: Point): Point {
    const { x: left, y: top, zoom } = this.view.peek();
    return { x: (x - left) / zoom + this.#bounds.x, y: (y - top) / zoom + this.#bounds.y };
  }

  /** Converts client coordinates to a point of the window. */
  local(clientX: number, clientY: number): Point {
    const box = this.#element?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }

  #onResize(): void {
    const { clientWidth: width = 0, clientHeight: height = 0 } = this.#element ?? {};
    if (!width || height < SLIT) return;
    const before = this.#frame;
    const shown = { view: this.going.view, fit: this.#fit, height: before.height };
    // A window of another shape gets a new view; one more line above the board does not.
    const isOther = Math.abs(width / before.width - 1) > RESHAPED;
    if (isOther && !this.#byHand) this.#fit ??= homeView;
    const isLower = width === before.width && height < before.height;
    // Under a sheet the view stays, except for points to reveal.
    const isCovered = isLower && height < before.height * (1 - RESHAPED);
    if (isCovered && this.#fit === homeView) this.#fit = undefined;
    this.#frame = { width, height };
    if (width !== before.width) this.#higher = [];
    const view = this.#viewAt(height);
    this.#glide = undefined;
    const to = this.#fit?.(this.#bounds, this.#frame) ?? clampView(view, this.#bounds, this.#frame);
    if (this.#fit === wholeView) this.#chosen = to.zoom;
    this.#write(to);
    this.#rest();
    // The points may have been requested before the window existed, or in a window of another size.
    const { points, about, isWhole } = this.#wanted;
    if (this.#fit !== wholeView) this.revealAll(points, about, isWhole);
    if (isLower) this.#higher = [...this.#higher, { ...shown, since: this.going.view }];
  }

  /**
   * Returns the view for this window height. When a sheet closes, it is the view before, unless the user has moved it
   * since.
   */
  #viewAt(height: number): View {
    let { view } = this.going;
    for (let last = this.#higher.at(-1); last; last = this.#higher.at(-1)) {
      const isMoved = !isSameView(view, last.since);
      if (!isMoved && height < last.height) break;
      this.#higher = isMoved ? [] : this.#higher.slice(0, -1);
      if (isMoved) break;
      view = last.view;
      this.#fit = last.fit;
    }
    return view;
  }

  #takeOver(): void {
    this.#fit = undefined;
    this.#byHand = true;
  }

  #onWheel(e: WheelEvent): void {
    e.preventDefault();
    const step = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
    const delta = Math.max(-240, Math.min(240, e.deltaY * step));
    const at = this.local(e.clientX, e.clientY);
    const now = this.#next ?? this.view.peek();
    this.#show(zoomAt(now, at, Math.exp(-delta * 0.0022), this.#bounds, this.#frame));
  }

  #onDown(e: PointerEvent): void {
    if (e.pointerType === 'mouse' && e.button > 1) return;
    const at = { x: e.clientX, y: e.clientY };
    this.#pointers.set(e.pointerId, at);
    this.#pressed = this.#pointers.size === 1 ? at : undefined;
    if (this.#pointers.size === 1) this.#dragged = false;
    else this.#dragged = true;
  }

  #onMove(e: PointerEvent): void {
    const before = this.#pointers.get(e.pointerId);
    if (!before) return;
    if (e.pointerType === 'mouse' && e.buttons === 0) {
      this.#onUp(e); // Released outside the window.
      return;
    }
    const now = { x: e.clientX, y: e.clientY };
    if (this.#pressed) {
      if (Math.hypot(now.x - this.#pressed.x, now.y - this.#pressed.y) < SLACK) return;
      this.#pressed = undefined;
      this.#dragged = true;
    }
    this.#element?.setPointerCapture(e.pointerId);
    this.#drag(e.pointerId, before, now);
    this.#pointers.set(e.pointerId, now);
  }

  #drag(id: number, before: Point, now: Point): void {
    const view = this.#next ?? this.view.peek();
    const other = [...this.#pointers].find(([key]) => key !== id)?.[1];
    if (!other) {
      const moved = { ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y };
      this.#show(clampView(moved, this.#bounds, this.#frame));
      return;
    }
    const [a, b, c] = [before, other, now].map((p) => this.local(p.x, p.y)) as [
      Point,
      Point,
      Point,
    ];
    this.#show(pinchView(view, [a, b], [c, b], this.#bounds, this.#frame));
  }

  #onUp(e: PointerEvent): void {
    this.#pointers.delete(e.pointerId);
    this.#pressed = undefined;
  }

  /**
   * Keeps the layers as textures when they move, from now on. Not from the start: the first paint draws them only as
   * large as they are shown, and so is faster. Browsers draw them at full size at the first change of scale, so an
   * invisible change happens now rather than in the first gesture.
   */
  #ready(): void {
    for (const layer of this.#world?.children ?? [])
      (layer as SVGElement).style.willChange = 'transform';
    const view = this.view.peek();
    this.#move({ ...view, zoom: view.zoom * 1.001 });
    requestAnimationFrame(() => requestAnimationFrame(() => this.#move(this.view.peek())));
  }

  /** Shows a view requested by hand, in the next frame. */
  #show(view: View): void {
    this.#takeOver();
    if (view.zoom !== this.view.peek().zoom) this.#chosen = view.zoom;
    this.#glide = undefined;
    this.#next = view;
    this.#request ||= requestAnimationFrame((now) => this.#onFrame(now));
  }

  /** Changes to a zoom requested by a button. */
  #choose(to: View): void {
    this.#chosen = to.zoom;
    this.#glideTo(to);
  }

  #glideTo(to: View): void {
    const length = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 180;
    this.#glide = { from: this.view.peek(), to, start: performance.now(), length };
    this.#next = undefined;
    this.rested.value = { view: to, frame: this.#frame };
    this.#request ||= requestAnimationFrame((now) => this.#onFrame(now));
  }

  #onFrame(now: number): void {
    this.#request = 0;
    if (this.#glide) this.#stepGlide(now);
    if (this.#next) this.#write(this.#next);
    this.#next = undefined;
    if (this.#glide) this.#request = requestAnimationFrame((t) => this.#onFrame(t));
    clearTimeout(this.#settle);
    this.#settle = window.setTimeout(() => this.#rest(), SETTLE);
  }

  #stepGlide(now: number): void {
    const glide = this.#glide;
    if (!glide) return;
    const { from, to, start, length } = glide;
    const t = length ? Math.min(1, Math.max(0, (now - start) / length)) : 1;
    const ease = 1 - (1 - t) ** 3;
    // Zooms by equal factors, so that the motion looks even.
    const zoom = from.zoom * (to.zoom / from.zoom) ** ease;
    const share = to.zoom === from.zoom ? ease : (zoom - from.zoom) / (to.zoom - from.zoom);
    this.#next = {
      zoom,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    };
    if (t < 1) return;
    // The exact target: rounding would look like a move by hand.
    this.#glide = undefined;
    this.#next = to;
  }

  #write(view: View): void {
    this.#move(view);
    this.view.value = view;
  }

  #move({ x, y, zoom }: View): void {
    if (!this.#world) return;
    const place = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    this.#world.style.transform = `${place} scale(${zoom.toFixed(4)})`;
  }

  #rest(): void {
    const view = this.view.peek();
    this.handles.value = handleScale(view.zoom);
    if (this.#world) this.#world.dataset['detail'] = detailAt(view.zoom);
    this.rested.value = { view, frame: this.#frame };
  }
}

const isSameView = (a: View, b: View): boolean => a.x === b.x && a.y === b.y && a.zoom === b.zoom;
