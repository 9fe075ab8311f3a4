/** Faults that axe finds on a page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules whose result depends on the colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

interface Looked {
  /** A selector for the part to check, if the rest of the page has been checked already. */
  readonly part?: string;
  readonly rules?: readonly string[];
}

/** Expects axe to find no faults. */
export async function expectClean(
  page: Page,
  { part = 'html', rules }: Looked = {},
): Promise<void> {
  // There are no frames; checking frames would open another page each time.
  const builder = new AxeBuilder({ page }).include(part).setLegacyMode();
  if (rules) builder.withRules([...rules]);
  const { violations } = await builder.analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(told).toEqual([]);
}

/** Expects no faults in the light scheme, and no colour faults in the dark scheme. */
export async function expectCleanInBoth(page: Page, part?: string): Promise<void> {
  await expectClean(page, { ...(part && { part }) });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectClean(page, { ...(part && { part }), rules: OF_COLOURS });
  await page.emulateMedia({ colorScheme: 'light' });
}
