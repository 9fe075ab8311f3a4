/** Browser functions for the tests of other engines: the few that Firefox and WebKit both offer. */

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
  /** Presses keys into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Errors of the page so far, as far as the engine reports them. */
  faults(): Promise<readonly string[]>;
}

export interface Engine {
  /** A page of somebody new: nothing is stored, nobody is signed in. */
  newPerson(): Promise<EnginePage>;
  close(): Promise<void>;
}

/** Milliseconds between two looks at a page. */
const PAUSE = 100;
/** Milliseconds until something hangs, on a machine that has other work. */
const LONGEST = 120_000;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE));

/** Looks until there is something to see; gives it back. */
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

/** Runs in the page: the middle of a control with that name, scrolled to; undefined if another thing lies on it. */
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
