/**
 * Measures the time from pressing a unit until its targets are painted, on a table with the largest number of things
 * (`large-fixture`), by wall clock, so including other load of the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { bundleOf } from '../src/cli/bundle/external-bundles.ts';
import { startServer } from '../src/server/main.ts';
import { chromiumFlags, findChromium } from '../tools/chromium.ts';
import { crowd } from './large-fixture/index.ts';
import { type BoardPage, boardRows, openBoard } from './frames.ts';
import type { Effort } from './isolated-run.ts';
import { median, quantile } from './measure.ts';
import type { TableRow } from './table.ts';

const LARGE_FIXTURE: BoardPage = { name: 'Crowd', path: 'crowd' };
/** Limit in milliseconds for the 95th percentile of the choices. */
const SOON = 100;
/** Number of units chosen in a round. */
const CHOICES = 40;

export async function selectLatencyRows({ rounds }: Effort): Promise<TableRow[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) return [{ what: 'Selecting', figure: 'no Chromium found' }];
  const browser = await chromium.launch({ executablePath, args: chromiumFlags() });
  try {
    return await serveFixture(async (address) => [
      await selectLatencyRow(browser, address, rounds),
      ...(await boardRows(browser, address, LARGE_FIXTURE, rounds)),
    ]);
  } finally {
    await browser.close();
  }
}

/** Serves Crowd, which the page loads as a bundle, from a temporary folder. */
async function serveFixture<T>(use: (address: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-crowd-'));
  const registry = new URL('large-fixture/registry.ts', import.meta.url);
  const data = join(folder, 'data');
  const path = new URL('large-fixture/index.ts', import.meta.url).pathname;
  const server = await startServer({
    ...{ port: 0, host: '127.0.0.1', data, page: true, registry },
    freshBundles: [await bundleOf(crowd, path)],
  });
  try {
    return await use(server.address);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function selectLatencyRow(
  browser: Browser,
  address: string,
  rounds: number,
): Promise<TableRow> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { page } = await openBoard(browser, address, LARGE_FIXTURE);
    for (let i = 0; i < CHOICES; i++) times.push(await timeOfChoice(page, i));
    await page.close();
  }
  const late = quantile(times, 0.95);
  return {
    what: 'Crowd (1800 hexes, 120 counters, four sides): from the press on a unit to lit goals',
    figure: `95 % within ${late.toFixed(0)} ms, median ${median(times).toFixed(0)} ms; load ${loadavg()[0].toFixed(1)}`,
    target: { text: `95 % within ${SOON} ms`, met: late <= SOON },
  };
}

/** Chooses one of the units that can be chosen, and takes it back. */
async function timeOfChoice(page: Page, i: number): Promise<number> {
  // Given as text: it runs in the page, and the types of this program have no document.
  const time = await page.evaluate<number>(`new Promise((done) => {
    const units = document.querySelectorAll('.b-counter.b-can');
    const unit = units[${i} % units.length];
    const press = performance.now();
    const look = () => {
      if (!document.querySelector('.b-lit path')) return requestAnimationFrame(look);
      // Posted in the frame in which they are there: it comes after their paint.
      const after = new MessageChannel();
      after.port1.onmessage = () => done(performance.now() - press);
      after.port2.postMessage(0);
    };
    unit.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    requestAnimationFrame(look);
  })`);
  await page.keyboard.press('u');
  await page.locator('.b-counter.b-can').first().waitFor({ state: 'attached' });
  await page.locator('.b-lit path').first().waitFor({ state: 'detached' });
  return time;
}
