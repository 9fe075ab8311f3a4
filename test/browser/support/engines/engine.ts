/** Browser functions for tests of other engines: the few that both Firefox and WebKit offer. */

export interface EnginePage {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; arguments and result go through JSON. */
  evaluate<A extends readonly unknown[], T>(
    run: (...args: A) => T,
    ...args: A
  ): Promise<Awaited<T>>;
  /** Presses the primary button at a point of the window. */
  press(x: number, y: number): Promise<void>;
  /** Presses keys in the focused element. */
  type(text: string): Promise<void>;
  /** Errors of the page so far, as far as the engine reports them. */
  faults(): Promise<readonly string[]>;
}

export interface Engine {
  /** Opens the page for a new visitor: nothing is stored, and no user is signed in. */
  newPerson(): Promise<EnginePage>;
  close(): Promise<void>;
}

/** Milliseconds between two polls of a page. */
const PAUSE = 100;
/** Timeout in milliseconds, long enough for a machine with other work. */
const LONGEST = 120_000;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE));

/** Polls until there is a value, and returns it. */
export async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + LONGEST;
  while (Date.now() < end) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    await pause();
  }
  throw new Error(`not seen in time: ${what}`);
}

/** Presses the first visible control with that name, once there is one. */
export async function pressNamed(page: EnginePage, name: string): Promise<void> {
  const at = await until(name, () => page.evaluate(placeOf, name));
  await page.press(at.x, at.y);
}

/** Waits until the page shows this text. */
export const expectText = (page: EnginePage, text: string): Promise<boolean> =>
  until(text, async () => (await page.evaluate(showsText, text)) || undefined);

const showsText = (text: string): boolean => document.body.innerText.includes(text);

/**
 * Runs in the page: scrolls to a control by its name and returns its middle; undefined if another element covers it.
 */
function placeOf(name: string): { x: number; y: number } | undefined {
  const nameOf = (one: HTMLElement): string =>
    one.ariaLabel ??
    (one as HTMLInputElement).labels?.[0]?.innerText ??
    one.innerText.replace(/\s+/g, ' ');
  const all = [
    ...document.querySelectorAll<HTMLElement>('button, a, summary, input, [role="tab"]'),
  ];
  const open = document.querySelector('dialog[open]');
  const control = all.find((one) => {
    const isFree = !open || open.contains(one);
    return isFree && one.getClientRects().length > 0 && nameOf(one).trim().startsWith(name);
  });
  if (!control) return undefined;
  control.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = control.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
