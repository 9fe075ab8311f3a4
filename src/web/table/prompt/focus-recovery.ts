/**
 * Keeps the place of players with a keyboard or a screen reader: when the focused element disappears or is disabled,
 * the focus moves to an element that says where they are, not to the beginning of the page.
 */
import { useEffect } from 'preact/hooks';

type Focusable = Element & HTMLOrSVGElement;

/** Number of remembered elements, one for each layer: the board, a menu, a dialog, and one to spare. */
const KEPT = 4;

const isFocusable = (target: EventTarget | null): target is Focusable =>
  target instanceof HTMLElement || target instanceof SVGElement;

const isThere = (element: Focusable): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

const partOf = (selector: string): Focusable | undefined =>
  document.querySelector<HTMLElement>(selector) ?? undefined;

/** Keeps the focus as long as the screen exists. */
export function useFocusRecovery(): void {
  useEffect(() => {
    const keeper = new FocusKeeper();
    return () => keeper.close();
  }, []);
}

class FocusKeeper {
  /** Elements that had the focus, latest last, and whether each was in the action buttons. */
  #past: readonly { readonly element: Focusable; readonly isAction: boolean }[] = [];
  /** Whether the player uses the keyboard; a pointer user needs no focus. */
  #byKeys = false;
  #frame = 0;
  readonly #ends = new AbortController();
  readonly #watch = new MutationObserver(() => this.#look());

  constructor() {
    const { signal } = this.#ends;
    const how = { signal, capture: true };
    addEventListener('focusin', (event) => this.#remember(event.target), how);
    addEventListener('keydown', () => this.#pressed(true), how);
    addEventListener('pointerdown', () => this.#pressed(false), how);
    const attributeFilter = ['disabled', 'hidden', 'open'];
    this.#watch.observe(document.body, { subtree: true, childList: true, attributeFilter });
  }

  close(): void {
    this.#ends.abort();
    this.#watch.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  #pressed(isKey: boolean): void {
    this.#byKeys = isKey;
  }

  #remember(target: EventTarget | null): void {
    if (!isFocusable(target)) return;
    const others = this.#past.filter(({ element }) => element !== target);
    const isAction = target.closest('.actions') !== null;
    this.#past = [...others, { element: target, isAction }].slice(-KEPT);
  }

  /** Moves a lost focus in the next frame; until then, a browser treats a disabled element as focused. */
  #look(): void {
    if (!this.#byKeys || this.#past.length === 0) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) this.#heir()?.focus({ preventScroll: true });
    });
  }

  /**
   * Returns the element to focus. After an answer it is the result or the prompt, where Enter does nothing; otherwise,
   * the element focused before.
   */
  #heir(): Focusable | undefined {
    const { isAction } = this.#past.at(-1) ?? {};
    const before = isAction ? undefined : this.#past.findLast(({ element }) => isThere(element));
    return before?.element ?? partOf('.result') ?? partOf('.prompt');
  }
}
