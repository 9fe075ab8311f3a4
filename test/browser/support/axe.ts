/** Faults that axe finds on a page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules whose answer depends on the colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

interface Looked {
  /** A selector, where the rest of the page has been looked at already. */
  readonly part?: string;
  readonly rules?: readonly string[];
}

/** Nothing that axe can find. */
export async function expectClean(
  page: Page,
  { part = 'html', rules }: Looked = {},
): Promise<void> {
  // There are no frames: what it would do for them takes another page each time.
  const builder = new AxeBuilder({ page }).include(part).setLegacyMode();
  if (rules) builder.withRules([...rules]);
  const { violations } = await builder.analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(told).toEqual([]);
}

/** Nothing in the light, and no colour in the dark. */
export async function expectCleanInBoth(page: Page, part?: string): Promise<void> {
  await expectClean(page, { ...(part && { part }) });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectClean(page, { ...(part && { part }), rules: OF_COLOURS });
  await page.emulateMedia({ colorScheme: 'light' });
}
