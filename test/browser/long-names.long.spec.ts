/** Names, titles and chat lines of the greatest length, without a space, cause no overflow and are not cut off. */
import type { Page } from '@playwright/test';
import { openTab } from './support/at-table.ts';
import { expect, openTable, skipGreeting, test } from './support/fixtures.ts';
import { openForm } from './support/lobby.ts';

/** The maximum length of a name. */
const NAME = 'Wolfgangsmwaldhausenwmwmwmwmwmwmwmwmwmwm';
const ACCOUNT = 'Grossfuerstinmwmwmwmwmwmwmwmwm';
const WIDTHS = [1440, 360];

/** Returns elements that overflow the window, or a box that clips them and does not scroll. */
function cutOff(word: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const shows = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isHidden = (element: Element) =>
    element.closest('.sr-only, option, datalist, script') !== null ||
    // Elements for screen readers only, at this width or at every width.
    getComputedStyle(element).clipPath !== 'none';
  const clips = (element: Element): boolean => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    // An ellipsis shows that there is more; the title of the element has the whole text.
    return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis';
  };
  const edgesOf = (element: Element): number[] => {
    const edges = [innerWidth];
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return edges;
      if (getComputedStyle(at).textOverflow === 'ellipsis') return [Number.POSITIVE_INFINITY];
      if (clips(at)) edges.push(at.getBoundingClientRect().right);
    }
    return edges;
  };
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || !text.data.includes(word.slice(0, 12)) || !shows(parent) || isHidden(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right));
    const edge = Math.min(...edgesOf(parent));
    if (right > edge + 1) found.push(`${parent.className || parent.tagName}: ${right} > ${edge}`);
  }
  return found;
}

/** Expects, at all widths, that nothing scrolls sideways and nothing is cut off. */
async function expectWhole(page: Page, place: string, word = NAME): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const at = `${place}, ${width} wide`;
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, at).toBeLessThanOrEqual(width);
    expect.soft(await page.evaluate(cutOff, word), at).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 800 });
}

test('a name of 40 letters at a table: lobby, bar, seats, chat, panels', async ({
  page,
  browser,
}) => {
  await page.addInitScript(
    (name) => localStorage.setItem('countermarch.settings', JSON.stringify({ name, pace: 'off' })),
    NAME,
  );
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Open seat' },
  });
  const guest = await (
    await browser.newContext({ viewport: { width: 1440, height: 800 } })
  ).newPage();
  await skipGreeting(guest);
  await guest.goto(page.url());
  await expect(guest.locator('.chip', { hasText: NAME })).toBeVisible();
  await page.keyboard.press('k');
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill(`${NAME}${NAME}`);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expectWhole(page, 'Chat');
  for (const tab of ['Status', 'Table']) {
    await openTab(guest, tab);
    await expectWhole(guest, `${tab}, watching`);
  }
  await guest.goto('/');
  await expect(guest.locator('.lobby-lists').getByText(NAME)).toBeVisible();
  await expectWhole(guest, 'lobby');
  await guest.context().close();
});

test('a name of 30 letters at an account: its page, profile, tournament', async ({ page }) => {
  await page.goto('/account');
  await page.getByLabel('Name', { exact: true }).fill(ACCOUNT);
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Signed in as ${ACCOUNT}` })).toBeVisible();
  await expectWhole(page, 'account', ACCOUNT);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectWhole(page, 'lobby, signed in', ACCOUNT);
  await page.goto(`/players/${ACCOUNT}`);
  await expect(page.getByRole('heading', { name: ACCOUNT })).toBeVisible();
  await expectWhole(page, 'profile', ACCOUNT);
  await page.goto('/tournaments');
  await page.getByRole('button', { name: 'Create tournament' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill(`${ACCOUNT}${ACCOUNT}`);
  await form.getByLabel('Game', { exact: true }).selectOption('Annihilation');
  await form.getByRole('radio', { name: 'Learning board' }).check();
  await form.getByRole('button', { name: 'Create tournament' }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('You’re in.')).toBeVisible();
  await expectWhole(page, 'tournament', ACCOUNT);
  await page.goto('/tournaments');
  await expect(page.getByRole('main').getByRole('link', { name: ACCOUNT })).toBeVisible();
  await expectWhole(page, 'tournaments', ACCOUNT);
});

test('a custom scenario with a title of one long word: form, dialog, table', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('countermarch.settings', JSON.stringify({ pace: 'off' })),
  );
  await page.goto('/');
  const choice = await openForm(page, 'Hammer’s Slammers');
  await choice.getByRole('link', { name: 'Create your own' }).click();
  const title = page.getByLabel('Title', { exact: true });
  await title.fill(NAME);
  await title.blur();
  const play = page.locator('.design-keeping').getByRole('button', { name: 'Play…' });
  await expect(play).toBeEnabled();
  await expectWhole(page, 'design');
  await play.click();
  const form = page.getByRole('dialog');
  await expect(form).toBeVisible();
  await expectWhole(page, 'dialog');
  await form.getByLabel('Green', { exact: true }).selectOption({ label: 'Me' });
  await form.getByLabel('Tan', { exact: true }).selectOption({ label: 'Bot: Random' });
  await form.getByRole('button', { name: 'Create game' }).click();
  await openTab(page, 'Status');
  await expect(page.getByRole('tabpanel')).toContainText(NAME);
  await expectWhole(page, 'table');
  await page.goto('/');
  await expect(page.locator('.my-tables li').first()).toBeVisible();
  await expectWhole(page, 'my tables');
});
