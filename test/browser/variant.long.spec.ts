/** Values of a game are changed on screen, and two people play with them. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectCleanInBoth } from './support/axe.ts';
import { expect, skipGreeting, stopAnimation, test } from './support/fixtures.ts';
import { openForm } from './support/lobby.ts';
import { byMouse, chooser, findAnswer } from './support/play.ts';
import { downloadBy } from './support/download.ts';

const LABEL = 'Variant: Fast squads (2 changes)';
const changes = { 'move.assault': 5, 'crt.1.1-2': 'D' };
const variant = { title: 'Fast squads', changes };

const valueBox = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const panel = (page: Page) => page.getByRole('complementary', { name: /^Changes/ });

/** Enters a number, as a person who then leaves the box. */
async function enter(page: Page, name: string, value: string): Promise<void> {
  await valueBox(page, name).fill(value);
  await valueBox(page, name).blur();
}

const asFile = (content: unknown) => ({
  name: 'fast.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});

test('a variant is made, refused at the field at fault, kept, saved and shared', async ({
  page,
}) => {
  await page.goto('/');
  const form = await openForm(page, 'Annihilator');
  await form.getByRole('link', { name: 'Create a variant' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annihilator: variant');
  await page.getByLabel('Variant title').fill('Fast squads');
  await enter(page, 'Movement Factor: Assault Squad', '40');
  await expect(valueBox(page, 'Movement Factor: Assault Squad')).toHaveAccessibleDescription(
    'expected a whole number from 0 to 12',
  );
  await expect(panel(page)).toContainText('One change is not valid.');
  const play = panel(page).getByRole('button', { name: 'New game with this variant' });
  await expect(play).toBeDisabled();
  await enter(page, 'Movement Factor: Assault Squad', '5');
  await expect(play).toBeEnabled();

  // The table of results is found by the number of its rule, and a conflict between values by its value.
  await page.getByLabel('Search values').fill('[7.2]');
  await page.getByRole('button', { name: 'Open rule 7.2' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('[7.2]');
  await page.keyboard.press('Escape');
  await page.getByLabel('Search values').fill('combat result');
  await expect(valueBox(page, 'Movement Factor: Assault Squad')).toBeHidden();
  const result = page.getByRole('combobox', { name: 'Combat result: 6, 1-2' });
  await result.selectOption('D');
  await expect(result).toHaveAccessibleDescription(/^expected an X in the column/);
  await page.getByRole('button', { name: 'Reset Combat result: 6, 1-2' }).click();
  await page.getByRole('combobox', { name: 'Combat result: 1, 1-2' }).selectOption('D');
  await expect(panel(page)).toContainText('2 changes');

  await page.reload();
  await expect(valueBox(page, 'Movement Factor: Assault Squad')).toHaveValue('5');
  await expectCleanInBoth(page);
  const file = await downloadBy(page, page.getByRole('button', { name: 'Download' }));
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    format: 'countermarch/variant/1',
    game: 'annihilator',
    ...variant,
  });

  // Where nothing can be copied, the link is in the address bar.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    }),
  );
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is in the address bar.')).toBeVisible();
  const link = page.url();
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect(panel(page)).toContainText('No changes yet.');
  await page.goto('/');
  await page.goto(link);
  await expect(page.getByLabel('Variant title')).toHaveValue('Fast squads');
  await expect(panel(page)).toContainText('2 changes');
  expect(page.url()).not.toContain('#');

  // By keyboard: the name of a change leads to its value.
  await panel(page)
    .getByRole('button', { name: 'Movement Factor: Assault Squad', exact: true })
    .press('Enter');
  await expect(valueBox(page, 'Movement Factor: Assault Squad')).toBeFocused();
  await panel(page).getByRole('button', { name: 'Play in this browser' }).click();
  await expect(page.getByLabel('Variant', { exact: true })).toHaveValue('draft');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: LABEL }).first()).toBeVisible();
});

test('a form refuses a variant with its field, and lists the changes of another', async ({
  page,
}) => {
  await page.goto('/');
  const form = await openForm(page, 'Annihilator');
  await form.getByLabel('Variant', { exact: true }).selectOption({ label: 'From a file…' });
  const file = form.getByLabel('Variant file');
  await file.setInputFiles(asFile({ changes: { 'move.assault': 40 } }));
  await expect(form.locator('.variant-field').getByRole('status')).toHaveText(
    'You can’t play this variant here: variant.changes.move.assault: expected a whole number from 0 to 12',
  );
  // The form is not sent without the variant.
  await form.getByRole('button', { name: 'Create game' }).click();
  await expect(form).toBeVisible();
  await file.setInputFiles(asFile(variant));
  await expect(form.locator('.changes li')).toHaveText([
    /^Movement Factor: Assault Squad.*4 → 5.*\[UTL\]$/,
    /^Combat result: 1, 1-2.*NE → D.*\[CRT\]$/,
  ]);
  // The server decides which variants may be rated, and the form says so before it is sent.
  const status = form.locator('.variant-field').getByRole('status');
  await form.getByLabel('Rated. Both').check();
  await expect(status).toHaveText(
    /^You can’t play this variant here: This server does not rate games with this variant/,
  );
  await form.getByRole('button', { name: 'Create game' }).click();
  await expect(form).toBeVisible();
  await form.getByLabel('Rated. Both').uncheck();
  await expect(status).toBeEmpty();
  await expect(form.locator('.changes li')).toHaveCount(2);
});

/** Makes decisions until the other player has to decide. */
async function playTurn(page: Page, other: Page, choose: (n: number) => number): Promise<void> {
  const give = byMouse(page);
  const isAsked = (one: Page) => one.locator('.prompt.mine').isVisible();
  for (let step = 0; step < 200; step++) {
    const end = page.locator('.actions .button.ending');
    // While a decision is on its way to the server, neither player is asked.
    await expect.poll(async () => (await isAsked(page)) || (await isAsked(other))).toBe(true);
    if (await isAsked(other)) return;
    if (await end.isVisible()) {
      await end.click();
      const yes = page.locator('dialog[open] .dialog-actions .primary');
      if (await yes.isVisible()) await yes.click();
      continue;
    }
    const answer = await findAnswer(page, choose);
    if (answer) await give(answer.kind, answer.index);
  }
}

test('two people play with a variant; both see it, its rules say so, and its record has it', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/');
  await page.evaluate(
    (draft) => localStorage.setItem('countermarch.variant.annihilator', JSON.stringify(draft)),
    variant,
  );
  const form = await openForm(page, 'Annihilator');
  await stopAnimation(page);
  await form.getByRole('radio', { name: 'Two ships' }).check();
  await form.getByLabel('Annihilator', { exact: true }).selectOption({ label: 'Open seat' });
  await form
    .getByLabel('Variant', { exact: true })
    .selectOption({ label: 'Fast squads (2 changes)' });
  await expect(form.locator('.changes li')).toHaveCount(2);
  await form.getByRole('button', { name: 'Create game' }).click();
  await expect(page.getByRole('button', { name: LABEL }).first()).toBeVisible();

  // The other player sees the variant in the list before they join.
  const guest = await browser.newPage({ baseURL: server.address, locale: 'en' });
  await skipGreeting(guest);
  await guest.goto('/');
  await stopAnimation(guest);
  const open = guest.getByRole('region', { name: 'Open games' }).getByRole('listitem');
  await expect(open.filter({ hasText: LABEL })).toHaveCount(1);
  await open.filter({ hasText: LABEL }).getByRole('button', { name: /^Join/ }).click();
  const name = guest.locator('.table-bar').getByRole('button', { name: LABEL });
  await expect(name).toBeVisible();
  await name.click();
  const dialog = guest.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(LABEL);
  await expect(dialog).toContainText(/Movement Factor: Assault Squad.*4 → 5/);
  await expectCleanInBoth(guest, 'dialog');
  await dialog.getByRole('button', { name: 'Open rule CRT' }).click();
  await expect(guest.locator('#rule-CRT')).toContainText(
    'Changed in this variant: Combat result: 1, 1-2 NE → D',
  );
  await guest.getByRole('tab', { name: 'Charts' }).click();
  await expect(
    guest
      .getByRole('region', { name: /^Combat results: NE/ })
      .getByRole('row')
      .nth(1),
  ).toHaveText('1DNENEDD');

  // Both make decisions.
  const seq = async (): Promise<number> => {
    const tables = await (await page.request.get('/api/tables')).json();
    return tables.find((one: { variant?: object }) => one.variant)?.seq ?? 0;
  };
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await playTurn(page, guest, chooser(1));
  await playTurn(guest, page, chooser(2));
  expect(await seq()).toBeGreaterThan(1);

  await page.getByRole('tab', { name: 'Table' }).click();
  const file = await downloadBy(page, page.getByRole('button', { name: 'Download game file' }));
  const path = await file.path();
  await page.goto('/replay');
  await page.getByLabel(/choose one/).setInputFiles(path);
  await expect(page.locator('.table-bar').getByRole('button', { name: LABEL })).toBeVisible();
  await page.getByRole('tab', { name: 'Status' }).click();
  await expect(page.getByRole('tabpanel').getByRole('button', { name: LABEL })).toBeVisible();
  await guest.context().close();
});

test('bots measure the balance of a variant in workers, and the run can be stopped', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(
    (draft) => localStorage.setItem('countermarch.variant.annihilator', JSON.stringify(draft)),
    variant,
  );
  await page.goto('/variant/annihilator');
  const balance = page.getByRole('region', { name: 'Balance' });
  await page.getByLabel('Scenario', { exact: true }).selectOption({ label: 'Two ships' });
  for (const side of ['Human', 'Annihilator'])
    await balance.getByLabel(`Bot for ${side}`).selectOption({ label: 'Random' });
  await balance.getByLabel('Games with each set of values').fill('4');
  await balance.getByRole('button', { name: 'Run games' }).click();
  await expect(balance).toContainText('4 games with each set of values are finished.');
  await expect(balance.getByRole('heading', { level: 3 })).toHaveText(
    'Wins for Human, with Random as Human and Random as Annihilator',
  );
  const pictures = balance.getByRole('img');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAccessibleName(
    /^Changed: Human wins .* of 4 games \(95% confidence: /,
  );
  await expect(balance.getByRole('status')).toContainText('No difference yet');
  await expectCleanInBoth(page, '.balance');

  await balance.getByLabel('Games with each set of values').fill('1000');
  await balance.getByRole('button', { name: 'Run again' }).click();
  await expect(balance).toContainText(/Playing: [1-9]\d* of 1,000 games/);
  // The page stays usable while games are played.
  await enter(page, 'Movement Factor: Assault Squad', '6');
  await expect(balance.getByRole('status')).toContainText('The values have changed');
  await balance.getByRole('button', { name: 'Stop' }).click();
  await expect(balance.getByRole('button', { name: 'Run again' })).toBeEnabled();
  await expect(balance).not.toContainText('Playing:');
});

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [320, 256],
] as const)
  test(`in a window of ${width} × ${height}, the panel of changes is near, and wide tables scroll in their section`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/variant/slammers');
    const play = panel(page).getByRole('button', { name: 'New game with this variant' });
    await expect(play).toBeVisible();
    const top = await play.evaluate((button) => button.getBoundingClientRect().bottom + scrollY);
    expect(top).toBeLessThan(3 * height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
