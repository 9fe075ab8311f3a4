/** The page in German: switched during a game and back, kept over a reload, or set by the browser. */
import type { Page } from '@playwright/test';
import type { AnnihilationState } from '../../src/games/annihilation/state.ts';
import { expect, test } from './support/fixtures.ts';
import { continueOnScreen, openAnnihilation, openChitin } from './support/games/opening.ts';
import { answersOn } from './support/play.ts';
import { lastUnlessLong } from '../tier.ts';

const settings = (page: Page) => page.getByRole('button', { name: /^(Settings|Einstellungen)$/ });

/** Switches to another language, named as in the settings. */
async function speak(page: Page, language: 'English' | 'Deutsch'): Promise<void> {
  await settings(page).click();
  await page.getByText(language, { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'Deutsch' ? 'de' : 'en');
  await page.keyboard.press('Escape');
}

const TABS = ['log', 'state', 'moves', 'rules', 'charts', 'table'];

/** Returns all texts on the screen, visible or for screen readers, with each panel open in turn. */
async function saidOn(page: Page): Promise<string[]> {
  const texts: string[] = [];
  // The rulebook is loaded when it is first opened; tooltips name their rules only then.
  await page.locator('#tab-rules').click();
  await expect(page.locator('.rulebook')).toBeVisible();
  for (const tab of TABS) {
    await page.locator(`#tab-${tab}`).click();
    texts.push(...(await page.evaluate(saidNow)));
  }
  return texts;
}

/** Runs in the page. */
function saidNow(): string[] {
  const app = document.getElementById('app') as HTMLElement;
  const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
    for (const element of app.querySelectorAll(`[${name}]`))
      texts.push(element.getAttribute(name) ?? '');
  return texts.filter(Boolean);
}

/** A running game of two at this screen, with a choice that has not been sent yet. */
async function playOn(page: Page): Promise<void> {
  const isOn = (s: AnnihilationState): boolean => s.turn > 6;
  await continueOnScreen(page, openAnnihilation('standard'), (s, side) => {
    return side === 0 && isOn(s as AnnihilationState);
  });
  await answersOn(page).board.first().click({ force: true });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  // The live region gets the current prompt after a moment.
  await expect(page.locator('p[aria-live]', { hasText: 'with force' }).last()).toBeAttached();
}

test('during a game, all texts change at once, and nothing else does', async ({ page }) => {
  await playOn(page);
  const english = await saidOn(page);
  await speak(page, 'Deutsch');
  const wordsNow = async () => (await saidOn(page)).filter((text) => /\p{L}{3}/u.test(text));
  const alike = async () => [...new Set(await wordsNow())].filter((text) => english.includes(text));
  expect((await wordsNow()).length).toBeGreaterThan(300);
  // These texts are the same in both languages. The texts for screen readers follow after a moment.
  await expect.poll(alike).toEqual(['Annihilation', 'Status', 'Zoom']);
  await speak(page, 'English');
  await expect.poll(() => saidOn(page)).toEqual(english);
});

test('after a reload, the language and the choice that was not sent are kept', async ({ page }) => {
  await playOn(page);
  await speak(page, 'Deutsch');
  const prompt = page.locator('.prompt');
  const asked = (await prompt.textContent()) ?? '';
  await page.reload();
  await page.getByRole('button', { name: 'Fortsetzen' }).click();
  await expect(prompt).toHaveText(asked);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(prompt).not.toHaveText(asked);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Setz dich dazu.');
});

test('a refusal on the screen changes to the other language too', async ({ page }) => {
  await playOn(page);
  await page.getByRole('img', { name: /^Black’s 8/ }).click({ force: true });
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(/\w/);
  const refused = await notice.innerText();
  await speak(page, 'Deutsch');
  await expect(notice).not.toHaveText(refused);
  await expect(notice.getByRole('button', { name: 'Meldung schließen' })).toBeVisible();
});

test.describe('without a copy of the page in the browser', () => {
  const GERMAN = /\/assets\/de-[\w-]+\.js$/;

  test('if German does not load, the page stays as it is, and says so', async ({ page }) => {
    await page.route(GERMAN, (route) => route.abort());
    await page.goto('/');
    await settings(page).click();
    await page.getByText('Deutsch', { exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('The Deutsch text did not load');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pull up a chair.');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('no German is loaded unless it is selected', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await playOn(page);
    expect(scripts.filter((url) => GERMAN.test(url))).toEqual([]);
    await speak(page, 'Deutsch');
    expect(scripts.some((url) => GERMAN.test(url))).toBe(true);
  });
});

test.describe('in a browser set to German', () => {
  test.use({ locale: 'de-AT' });

  test('the lobby shows the games in German, where they have German texts', async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('article', { name: 'Annihilation', exact: true });
    await expect(box).toContainText('Schieße geladene Teilchen');
    await expect(box.getByRole('button', { name: 'Spielen' })).toBeVisible();
    await settings(page).click();
    await expect(page.getByLabel('Wie im Browser')).toBeChecked();
  });

  for (const [width, height] of lastUnlessLong([
    [360, 740],
    [1440, 900],
  ] as const))
    test(`no word is cut off, at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(await page.evaluate(cutOff)).toEqual([]);
      await settings(page).click();
      expect(await page.evaluate(cutOff)).toEqual([]);
      await openForce(page);
      for (const tab of ['force', ...TABS]) {
        await page.locator(`#tab-${tab}`).click();
        expect(await page.evaluate(cutOff), tab).toEqual([]);
      }
    });
});

/** A game of Chitin in which a force is chosen, because it has the most tabs. */
async function openForce(page: Page): Promise<void> {
  const game = openChitin('intermediate');
  await continueOnScreen(page, game, ({ step }) => game.stepNames[step] === 'setup.force');
  await page.locator('.handover .primary').click();
}

/** Runs in the page: returns words that overflow the window or their container. */
function cutOff(): string[] {
  const all = document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, legend, p, dt');
  const cut = [...all].filter((element) => {
    if (element.closest('.b, .sr-only, .scroll') || !element.checkVisibility()) return false;
    const { left, right } = element.getBoundingClientRect();
    // The next games of the lobby come with a swipe.
    const isSwiped = element.closest('.games') !== null;
    const sticksOut = !isSwiped && (left < -0.5 || right > innerWidth + 0.5);
    return sticksOut || element.scrollWidth > element.clientWidth + 1;
  });
  return (
    cut
      // Elements for screen readers alone are one pixel large.
      .filter(({ clientWidth }) => clientWidth > 1)
      .map((element) => `${element.tagName}: ${element.textContent}`)
  );
}
