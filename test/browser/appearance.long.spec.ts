/** Ugly details of screens around the table, found by reviewing them one by one. */
import type { Locator, Page } from '@playwright/test';
import { armageddon } from '../../src/games/armageddon/index.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { prepare } from '../english.ts';
import { takeOverScreen } from './support/at-table.ts';
import { boxesOf, boxOf, middleOf } from './support/boxes.ts';
import { expect, openTable, test } from './support/fixtures.ts';
import { continueOnScreen, openChitin } from './support/games/opening.ts';
import { newAccountPage } from './support/account-page.ts';
import { lastUnlessLong } from '../tier.ts';
import { openForm } from './support/lobby.ts';

await prepare(armageddon);

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1440, height: 900 };

/** Returns each different value once; values that differ by less than two pixels count as one. */
const distinct = (values: readonly number[]): number[] =>
  values
    .toSorted((a, b) => a - b)
    .filter((value, i, sorted) => i === 0 || value - (sorted[i - 1] ?? 0) >= 2);

/** Returns the words of each line of an element. */
const linesOf = (one: Locator): Promise<string[]> =>
  one.evaluate((element) => {
    const lines: { readonly y: number; text: string }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      for (let i = 0; i < node.length; i++) {
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        const rect = [...range.getClientRects()].at(-1);
        if (!rect?.width) continue;
        const last = lines.at(-1);
        if (last && Math.abs(last.y - rect.y) < 6) last.text += node.data[i];
        else lines.push({ y: rect.y, text: node.data[i] ?? '' });
      }
    }
    return lines.map(({ text }) => text.trim());
  });

async function setUp(page: Page, game: string): Promise<Locator> {
  await page.goto('/');
  await openForm(page, game);
  const form = page.getByRole('dialog');
  await expect(form).toBeVisible();
  return form;
}

test('boxes beside the games have equal distances, and empty lists take no space', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('article').last().waitFor();
  const boxes = await boxesOf(page.locator('.list-box'));
  const ends = await boxesOf(page.locator('.list-box > :nth-last-child(1 of :not(ul:empty))'));
  const gaps = boxes.slice(1).map(({ y }, i) => y - (ends[i]?.bottom ?? 0));
  expect(distinct(gaps)).toHaveLength(1);
});

test('each game has the same two buttons, in one row', async ({ page }) => {
  for (const size of [DESK, TABLET, PHONE]) {
    await page.setViewportSize(size);
    await page.goto('/');
    await page.getByRole('article').last().waitFor();
    for (const game of await page.getByRole('article').all()) {
      const buttons = game.locator('.button');
      const words = (await buttons.allInnerTexts()).map((text) => text.split(/\s/)[0]);
      expect(words).toEqual(['Play', 'Learn']);
      expect(distinct((await boxesOf(buttons)).map(({ y }) => y))).toHaveLength(1);
    }
  }
});

test('the fields of the filter have gaps, and games that fail to load leave no space', async ({
  page,
}) => {
  await page.goto('/?game=chitin');
  const filter = page.locator('.table-filter');
  await expect(filter.getByLabel('Scenario')).toBeVisible();
  const [fields, labels] = [
    await boxesOf(filter.locator('select, input[type="number"]')),
    await boxesOf(filter.locator('.field > span')),
  ];
  for (const label of labels)
    for (const { y, bottom } of fields)
      if (y < label.y) expect(label.y - bottom).toBeGreaterThanOrEqual(8);
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The server is not responding.');
  await expect(page.locator('.game-box')).toHaveCount(0);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    const [fault, bar] = [await boxOf(page.getByRole('alert')), await boxOf(page.locator('.bar'))];
    expect(fault.y - bar.bottom).toBeLessThanOrEqual(28);
  }
});

test('the badge of the user’s own table is not part of its link, and not underlined', async ({
  page,
}) => {
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
  await page.goto('/');
  const badge = page.locator('.my-card .standing');
  await expect(badge).toHaveText('Your turn');
  await expect(page.locator('.my-card a .standing')).toHaveCount(0);
});

test('placeholders can be read in their fields, light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await page.getByRole('button', { name: 'Join by link' }).click();
    const contrast = await page.locator('#join-link').evaluate((field) => {
      const light = (colour: string) =>
        (colour.match(/[\d.]+/g) ?? [])
          .slice(0, 3)
          .map((part) => Number(part) / 255)
          .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
          .reduce((sum, c, i) => sum + c * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0.05);
      const [ink, ground] = [
        light(getComputedStyle(field, '::placeholder').color),
        light(getComputedStyle(field).backgroundColor),
      ];
      return Math.max(ink, ground) / Math.min(ink, ground);
    });
    expect(contrast, colorScheme).toBeGreaterThanOrEqual(4.5);
  }
});

test('the form of a table: circles beside names, no line that consists of one word or begins with a dash', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  let form = await setUp(page, 'Chitin: I – The Harvest Wars');
  const heading = await linesOf(form.getByRole('heading'));
  expect(heading.filter((line) => line.startsWith('–'))).toEqual([]);
  for (const card of await form.locator('.radio-card').all()) {
    const [circle, name] = [await boxOf(card.locator('input')), await boxOf(card.locator('b'))];
    expect(Math.abs(middleOf(circle) - middleOf(name))).toBeLessThanOrEqual(1.5);
  }
  await page.setViewportSize(TABLET);
  form = await setUp(page, 'Hammer’s Slammers');
  for (const text of await form.locator('.radio-card .text').all()) {
    const lines = await linesOf(text);
    if (lines.length > 1) expect(lines.at(-1)).toContain(' ');
  }
  form = await setUp(page, 'Armageddon');
  await page.setViewportSize(PHONE);
  await form.getByLabel('Blue', { exact: true }).selectOption('open');
  // The form gets its new width after a moment.
  const ends = form.locator('input[name^="range-"]');
  const rows = async () => distinct((await boxesOf(ends)).map(({ y }) => y));
  await expect.poll(rows).toHaveLength(1);
  await page.setViewportSize(TABLET);
  const document = form.locator('fieldset', { hasText: 'Custom' });
  const make = await boxOf(document.getByRole('link'));
  const file = await boxOf(document.locator('input[type="file"]'));
  expect(make.height).toBe(file.height);
});

test('notification settings: field and button have one height, and the same right edge as the others', async ({
  browser,
  server,
}) => {
  const page = await newAccountPage(browser, server.address, 'Ann of the looks');
  for (const size of [PHONE, TABLET]) {
    await page.setViewportSize(size);
    const form = page.locator('form', { has: page.getByLabel('Webhook URL') });
    const [field, button] = [
      await boxOf(form.getByRole('textbox')),
      await boxOf(form.getByRole('button')),
    ];
    expect(button.height).toBe(field.height);
    const link = await boxOf(page.getByLabel('Your friend link'));
    expect(Math.abs(button.right - link.right)).toBeLessThanOrEqual(1);
  }
  // The button that blocks a person has a distance from the text about them.
  const other = await newAccountPage(browser, server.address, 'Bob of the looks');
  await other.goto('/players/Ann%20of%20the%20looks');
  const block = await boxOf(other.getByRole('button', { name: 'Block', exact: true }));
  const hint = await boxOf(other.getByText('Blocked players'));
  expect(hint.y - block.bottom).toBeGreaterThanOrEqual(4);
  await other.context().close();
  // A label has a distance from its field, here as elsewhere.
  const [label, link] = [
    await boxOf(page.getByText('Your friend link', { exact: true })),
    await boxOf(page.getByLabel('Your friend link')),
  ];
  expect(link.y - label.bottom).toBeGreaterThanOrEqual(3);
  await page.context().close();
});

test('a tournament on a phone: no button in two lines, however long a name; states below one another', async ({
  browser,
  server,
}) => {
  const page = await newAccountPage(browser, server.address, 'Cleopatra Philopator the Wise');
  await page.setViewportSize(PHONE);
  for (const [name, game] of [
    ['Winter cup', 'Annihilation'],
    ['The longest of all autumn cups', 'Annihilator'],
  ] as const) {
    await page.goto('/tournaments');
    await page.getByRole('button', { name: 'Create tournament' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Game', { exact: true }).selectOption(game);
    await form.getByRole('button', { name: 'Create tournament' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const out = page.getByRole('button', { name: 'Remove Cleopatra Philopator the Wise' });
  expect((await boxOf(out)).height).toBeLessThan(36);
  const asked = page.getByRole('button', { name: /are you sure\?/ });
  await out.click();
  expect((await boxOf(asked)).height).toBeLessThan(36);
  // The button to leave is beside “You’re in.”, not below the notifications.
  const [inIt, leave, told] = [
    await boxOf(page.getByText('You’re in.')),
    await boxOf(page.getByRole('button', { name: 'Leave tournament' })),
    await boxOf(page.getByRole('heading', { name: 'Notifications' })),
  ];
  expect(leave.bottom).toBeGreaterThan(inIt.y);
  expect(told.y).toBeGreaterThan(leave.bottom);

  await page.goto('/tournaments');
  await page.getByRole('link', { name: 'Winter cup' }).waitFor();
  const states = await boxesOf(page.locator('.list-box li > .hint'));
  expect(distinct(states.map(({ x }) => x))).toHaveLength(1);
  await page.context().close();
});

test('a missing page says so in its column, has a heading, and offers no retry', async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  await page.goto('/players/Nobody');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('alert')).toContainText('There is no account named');
  await expect(heading).toHaveText(['Nobody']);
  await expect(page.getByRole('alert')).not.toContainText('may be down');
  // The page has loaded, and a retry would find no account either.
  await expect(page.getByRole('alert')).toContainText('Page not found');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const [column, message] = [
    await boxOf(page.locator('h1')),
    await boxOf(page.locator('.message')),
  ];
  expect(message.right).toBeLessThanOrEqual(column.right);
  expect(message.y - column.bottom).toBeLessThanOrEqual(24);
});

test('games that can be played without a server are separated by lines as wide as the page', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/local');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const widths = (await boxesOf(page.locator('ul.list-box > li'))).map(({ width }) => width);
  expect(distinct(widths)).toHaveLength(1);
});

test('if a document is not valid yet, the buttons for it are one row on a tablet', async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  await page.goto('/design/slammers');
  await page.getByLabel(/^tank/).first().fill('40');
  await page.getByLabel(/^tank/).first().blur();
  await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible();
  const buttons = await boxesOf(page.locator('.design-keeping .button'));
  expect(distinct(buttons.map(({ y }) => y))).toHaveLength(1);
  expect(distinct(buttons.map(({ height }) => height))).toHaveLength(1);
});

for (const size of lastUnlessLong([DESK, PHONE]))
  test(`designs, ${size.width} wide: prices in one line, fields apart from their names, boxes beside their own`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/design/slammers');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const price of await page.locator('.design-label .hint').all()) {
      expect(await linesOf(price)).toHaveLength(1);
      // Label and price are apart if both are in one line.
      const [label, own] = [await boxOf(price.locator('..').locator('label')), await boxOf(price)];
      if (own.x > label.x) expect(own.x - label.right).toBeGreaterThanOrEqual(3);
    }
    for (const field of await page.locator('.design-field.small').all()) {
      const [label, control] = [
        await boxOf(field.locator('.design-label')),
        await boxOf(field.locator('input')),
      ];
      expect(control.x - label.right).toBeGreaterThanOrEqual(8);
    }
    // Rows of panels to place have gaps.
    const panels = await boxesOf(page.locator('.design-pieces fieldset .button'));
    for (const [i, panel] of panels.entries()) {
      const before = panels[i - 1];
      if (before && panel.y > before.y) expect(panel.y - before.bottom).toBeGreaterThanOrEqual(6);
    }
    const switches = page.locator('fieldset .switch', { hasText: /Green|Tan/ });
    const [ticks, words] = [
      await boxesOf(switches.locator('input')),
      await boxesOf(switches.locator('span')),
    ];
    for (const [i, tick] of ticks.entries()) {
      const [own, before] = [words[i], words[i - 1]];
      if (own && before && before.y === own.y)
        expect(tick.x - before.right).toBeGreaterThanOrEqual(1.5 * (own.x - tick.right));
    }
    // The button that removes a force has the same left edge as its name, unless it is beside it.
    for (const force of await page.locator('.design-section.depth-1').all()) {
      const [name, remove] = [
        await boxOf(force.locator('h3')),
        await boxOf(force.getByRole('button', { name: /^Remove (Green|Tan)/ })),
      ];
      if (remove.y > name.bottom) expect(Math.abs(remove.x - name.x)).toBeLessThanOrEqual(1);
      await expect(force.getByRole('button', { name: /^Remove (Green|Tan)/ })).not.toHaveCSS(
        'border-top-color',
        'rgba(0, 0, 0, 0)',
      );
    }
  });

test('the search field of a rulebook does not stick to the edge, and does not cover the rule that was found', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/rules/chitin#7.02');
  const rule = page.locator('.rule-item.current');
  await expect(async () => {
    const [field, found] = [await boxOf(page.getByRole('searchbox')), await boxOf(rule)];
    expect(field.y).toBeGreaterThanOrEqual(6);
    expect(field.y).toBeLessThanOrEqual(16);
    expect(found.y - field.bottom).toBeGreaterThanOrEqual(6);
  }).toPass({ timeout: 20_000 });
});

for (const size of lastUnlessLong([DESK, PHONE]))
  test(`in trays and hands, numbers are beside the things that they count, ${size.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const three = armageddon.open(parseSetup(armageddon, { scenario: 'three' }));
    const learning = openChitin('learning');
    for (const [game, step] of [
      [three, 'turn.act'],
      [learning, 'move.pick'],
    ] as const) {
      await continueOnScreen(
        page,
        game,
        (s, side) => side === 0 && game.stepNames[s.step] === step,
      );
      await takeOverScreen(page);
      const told = page.locator(
        '.b-dock :is(.b-dock-name, .pile-name, .b-fan-item > span, .about)',
      );
      await expect(told.first()).toBeVisible();
      for (const one of await told.all()) {
        const lines = await linesOf(one);
        // `3 AP, 1 H, 2` and `M`; `Worker RW1` and `×6`; `Red’s hand` and `4`.
        for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/(^|, )\d+$/);
        for (const line of lines.slice(1)) expect(line).not.toMatch(/^(×|\d+$)/);
      }
    }
  });
