/**
 * Pans and zooms the world element by its CSS transform, outside of rendering: one write a frame,
 * and nothing else in the document changes meanwhile, not a class, not a variable: each would cost
 * a new style for every element of the map.
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

/** Milliseconds of quiet after which the board has come to rest. */
const SETTLE = 160;
/** Milliseconds after which the layers are made ready to move. */
const READY = 300;
/** Pixels that a pointer must go before it drags. */
const SLACK = 6;
/** Relative change of width that makes it another window, and of height that means something covers part of it. */
const RESHAPED = 0.2;
/** Pixels of height below which a window is too low to show anything. */
const SLIT = 72;

type Fit = (board: Size, frame: Size) => View;

export class Viewport {
  /** Visible part of the board; overlays in window pixels follow it. */
  readonly view: Signal<View> = signal({ x: 0, y: 0, zoom: 1 });
  /** The view at rest, or where the board glides to, and the size of its window. */
  readonly rested: Signal<{ readonly view: View; readonly frame: Size } | undefined> =
    signal(undefined);
  /** Scale of handles that suits the zoom; changes only when the board has come to rest. */
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
  /** View that follows the size of the window, until the board is moved: the home view, or all of the board. */
  #fit: Fit | undefined = homeView;
  /** View before the window became lower, under a sheet, and the view since. */
  #higher:
    | {
        readonly height: number;
        readonly view: View;
        readonly fit: Fit | undefined;
        readonly since: View;
      }
    | undefined;
  /** A person has moved the board: the view stays, however the window changes. */
  #byHand = false;
  /** The zoom that a person has chosen: no decision enlarges the board beyond it. */
  #chosen = LEGIBLE;
  #glide: { from: View; to: View; start: number; length: number } | undefined;
  readonly #pointers = new Map<number, Point>();
  /** Where a press began, until it becomes a drag. */
  #pressed: Point | undefined;
  #dragged = false;

  constructor(bounds: Box) {
    this.#bounds = bounds;
  }

  /** Binds to the window element and the moving element in it; returns a function that unbinds. */
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

  /** True once after a drag: the click that ends it picks nothing. A new press clears the mark. */
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

  /** Zooms about a point of the window, or its middle. */
  zoomBy(factor: number, at?: Point): void {
    const { width, height } = this.#frame;
    const from = this.going.view;
    this.#takeOver();
    this.#choose(
      zoomAt(from, at ?? { x: width / 2, y: height / 2 }, factor, this.#bounds, this.#frame),
    );
  }

  /** Brings a point of the picture to the middle of the window, as large as the board is. */
  centre(point: Point): void {
    const { zoom } = this.going.view;
    const { width, height } = this.#frame;
    const at = toScreen({ x: 0, y: 0, zoom }, this.#bounds, point);
    this.#takeOver();
    this.#glideTo(
      clampView({ zoom, x: width / 2 - at.x, y: height / 2 - at.y }, this.#bounds, this.#frame),
    );
  }

  /** Brings a point of the picture into the window if it is not there. */
  reveal(point: Point): void {
    const now = this.going.view;
    const to = revealPoint(now, this.#bounds, point, this.#frame);
    if (Math.abs(to.x - now.x) < 1 && Math.abs(to.y - now.y) < 1) return;
    this.#fit = undefined;
    this.#glideTo(clampView(to, this.#bounds, this.#frame));
  }

  /** Visible part of the board, or its target when the board has come to rest, and the window it lies in. */
  get going(): { readonly view: View; readonly frame: Size } {
    return { view: this.#glide?.to ?? this.#next ?? this.view.peek(), frame: this.#frame };
  }

  /**
   * Brings all of these points inside the safe insets of the window, or as many as it holds; see `revealPoints`.
   * `isWhole`: all of them, however small the board becomes.
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

  /** Brings as many of these points into the window as it holds, as large as it is. */
  follow(points: readonly Point[]): void {
    if (!this.#frame.width || this.#pointers.size > 0) return;
    const now = this.going.view;
    const [about] = points;
    const to = revealPoints(now, this.#bounds, points, this.#frame, { about, least: now.zoom });
    if (Math.abs(to.x - now.x) < 1 && Math.abs(to.y - now.y) < 1) return;
    this.#fit = undefined;
    this.#glideTo(clampView(to, this.#bounds, this.#frame));
  }

  /** Where a point of the picture is, or will be once a motion under way has ended. */
  toWindow(point: Point): Point {
    return toScreen(this.#glide?.to ?? this.view.peek(), this.#bounds, point);
  }

  /** Where a point of the window is in the picture. */
  toPicture({ x, y }: Point): Point {
    const { x: left, y: top, zoom } = this.view.peek();
    return { x: (x - left) / zoom + this.#bounds.x, y: (y - top) / zoom + this.#bounds.y };
  }

  /** A point of the window for client coordinates. */
  local(clientX: number, clientY: number): Point {
    const box = this.#element?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }

  #onResize(): void {
    const { clientWidth: width = 0, clientHeight: height = 0 } = this.#element ?? {};
    if (!width || height < SLIT) return;
    const before = this.#frame;
    const shown = { view: this.going.view, fit: this.#fit, height: before.height };
    // A window of another shape gets a new view; one more line above the board changes nothing.
    const isOther = Math.abs(width / before.width - 1) > RESHAPED;
    if (isOther && !this.#byHand) this.#fit ??= homeView;
    const isLower = width === before.width && height < before.height * (1 - RESHAPED);
    // Under a sheet the view stays, except for points to reveal.
    if (isLower && this.#fit === homeView) this.#fit = undefined;
    this.#frame = { width, height };
    const view = width === before.width ? this.#viewAt(height) : shown.view;
    this.#glide = undefined;
    const to = this.#fit?.(this.#bounds, this.#frame) ?? clampView(view, this.#bounds, this.#frame);
    if (this.#fit === wholeView) this.#chosen = to.zoom;
    this.#write(to);
    this.#rest();
    // These points may have been requested before there was a window, or in one of another size.
    const { points, about, isWhole } = this.#wanted;
    if (this.#fit !== wholeView) this.revealAll(points, about, isWhole);
    if (isLower) this.#higher = { ...shown, since: this.going.view };
  }

  /** View in a window of that height: if a sheet has gone, the view before it, if nothing has moved. */
  #viewAt(height: number): View {
    const { view } = this.going;
    const higher = this.#higher;
    if (!higher || height < higher.height) return view;
    this.#higher = undefined;
    const { x, y, zoom } = higher.since;
    if (view.x !== x || view.y !== y || view.zoom !== zoom) return view;
    this.#fit = higher.fit;
    return higher.view;
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
   * From now on the layers keep their pixels when they move. Not at once: the first paint draws
   * them as small as they are shown, and is the faster for it. Browsers draw them at full size at
   * the first change of scale, so there is an unseen one now rather than in the first gesture.
   */
  #ready(): void {
    for (const layer of this.#world?.children ?? [])
      (layer as SVGElement).style.willChange = 'transform';
    const view = this.view.peek();
    this.#move({ ...view, zoom: view.zoom * 1.001 });
    requestAnimationFrame(() => requestAnimationFrame(() => this.#move(this.view.peek())));
  }

  /** A view asked for by hand: shown in the next frame. */
  #show(view: View): void {
    this.#takeOver();
    if (view.zoom !== this.view.peek().zoom) this.#chosen = view.zoom;
    this.#glide = undefined;
    this.#next = view;
    this.#request ||= requestAnimationFrame((now) => this.#onFrame(now));
  }

  /** A zoom asked for by a button. */
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
    // Zoom by equal factors, so that the motion looks even.
    const zoom = from.zoom * (to.zoom / from.zoom) ** ease;
    const share = to.zoom === from.zoom ? ease : (zoom - from.zoom) / (to.zoom - from.zoom);
    this.#next = {
      zoom,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    };
    if (t >= 1) this.#glide = undefined;
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
