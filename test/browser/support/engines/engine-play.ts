/** Plays any game in any engine, by pressing highlighted things and labelled buttons. */
import { type EnginePage, until } from './engine.ts';

interface Answer {
  readonly x: number;
  readonly y: number;
  /** A press before the decision: showing the whole board, or handing over to the other side. */
  readonly isWay: boolean;
}

/** Maximum number of presses; a game that takes more has stopped responding. */
const MOST = 200;

/** Answers until `most` decisions have been made or the game is over; returns the number of decisions. */
export async function playDecisions(page: EnginePage, wanted: number): Promise<number> {
  let made = 0;
  for (let step = 0; step < MOST && made < wanted; step++) {
    const before = await page.evaluate(standing);
    const answer = await until('something to answer', () => page.evaluate(answerOnScreen, step));
    await page.press(answer.x, answer.y);
    const changed = await changes(page, before);
    if (changed && !answer.isWay) made += 1;
  }
  return made;
}

/** Answers until the prompt says that the page waits for another player. */
export async function playTurn(page: EnginePage): Promise<void> {
  await playDecisions(page, 1);
  await until('the end of the turn', async () => {
    if (await page.evaluate(isWaiting)) return true;
    if (await page.evaluate(answerOnScreen, 0)) await playDecisions(page, 1);
    return undefined;
  });
}

/** Runs in the page. */
const isWaiting = (): boolean =>
  document.querySelector('.prompt-line')?.textContent?.includes('Waiting for') === true;

/** Whether the table has changed, after a delay in which even a busy machine responds to a press. */
async function changes(page: EnginePage, before: string): Promise<boolean> {
  for (let look = 0; look < 20; look++) {
    if ((await page.evaluate(standing)) !== before) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}

/** Runs in the page: returns a text that changes with each decision. */
function standing(): string {
  const count = (selector: string): number => document.querySelectorAll(selector).length;
  const prompt = document.querySelector('.prompt-line')?.textContent;
  const buttons = document.querySelector('.actions')?.textContent;
  const open = document.querySelector('dialog[open], .card.odds, .card.menu')?.textContent;
  return [prompt, buttons, open, count('.b-can'), count('.b-lit > path')].join('|');
}

/** Runs in the page: returns the point to press for one of the answers, of the most urgent kind. */
function answerOnScreen(step: number): Answer | undefined {
  const middle = (one: Element): { x: number; y: number } => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isShown = (one: Element): boolean => one.getClientRects().length > 0;
  const handover = document.querySelector('.handover .primary');
  if (handover) return { ...middle(handover), isWay: true };
  const [first] = [
    ...document.querySelectorAll(
      'dialog[open] .dialog-actions .primary, .card.odds .dialog-actions .primary, .card.menu button, .actions-list > .primary',
    ),
  ].filter(isShown);
  if (first) return { ...middle(first), isWay: false };
  const frame = document.querySelector('.b-window')?.getBoundingClientRect() ?? new DOMRect();
  const picks = [...document.querySelectorAll('[aria-label^="Choose "]')].filter(isShown);
  const isHit = (pick: Element): boolean => {
    const { x, y } = middle(pick);
    const isIn = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    const hit = isIn ? document.elementFromPoint(x, y) : null;
    return hit !== null && (pick.contains(hit) || hit.closest('.b-live, .b-dock') !== null);
  };
  const free = picks.filter((pick) => pick.closest('.b-dock') !== null || isHit(pick));
  const buttons = [...document.querySelectorAll('.choices button')].filter(isShown);
  const board = free[(step * 7) % Math.max(1, free.length)];
  const button = buttons[step % Math.max(1, buttons.length)];
  const isBoard = board !== undefined && (button === undefined || step % 5 !== 4);
  const chosen = isBoard ? board : button;
  if (chosen) {
    chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return { ...middle(chosen), isWay: false };
  }
  const whole = document.querySelector('[aria-label="Whole board"]');
  return picks.length > 0 && whole ? { ...middle(whole), isWay: true } : undefined;
}
