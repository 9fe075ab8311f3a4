/** Faults that axe finds on a page. */
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

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
  // The script is half a megabyte, so each page gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Results other than violations are thousands of nodes, and a selector would be searched for each.
  const options: RunOptions = { resultTypes: ['violations'], selectors: false };
  if (rules) options.runOnly = { type: 'rule', values: [...rules] };
  expect(await page.evaluate(findFaults, { part, options })).toEqual([]);
}

/**
 * Runs in the page: returns the faults of a part, each as its rule and the elements. Axe locates every element of the
 * page first, of which most belong to the board; so while a part beside it is checked, the board is taken out.
 */
async function findFaults({ part, options }: { part: string; options: RunOptions }) {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const apart = (one: Element) =>
    !one.contains(document.activeElement) && !one.closest(part) && !one.querySelector(part);
  const boards = [...document.querySelectorAll('.b-world')].filter(apart);
  const marks = boards.map((board) => {
    const mark = document.createComment('board');
    board.replaceWith(mark);
    return () => mark.replaceWith(board);
  });
  try {
    const { violations } = await run({ include: [part] }, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  } finally {
    for (const putBack of marks) putBack();
  }
}

/** Expects no faults in the light scheme, and no colour faults in the dark scheme. */
export async function expectCleanInBoth(page: Page, part?: string): Promise<void> {
  await expectClean(page, { ...(part && { part }) });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectClean(page, { ...(part && { part }), rules: OF_COLOURS });
  await page.emulateMedia({ colorScheme: 'light' });
}
