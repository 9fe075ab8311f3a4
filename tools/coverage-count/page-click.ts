/** One click on the board of a page, in a browser, at a table of a server in this process. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { type CalledFunction, calledIn, commonTo } from './calls.ts';

const PAGE = join(process.cwd(), 'dist/web');
/** Number of clicks before the samples, and of samples. */
const WARM = 2;
const SAMPLES = 3;
/** Milliseconds after which the result of a click is drawn and its notices have ended. */
const REST = 1000;

/**
 * Returns the functions of src that run between a click on a lit hex and the next picture, at a table of Annihilation.
 */
export async function clickOnPage(): Promise<CalledFunction[]> {
  const { startServer } = await import('../../src/server/main.ts');
  const data = mkdtempSync(join(tmpdir(), 'countermarch-'));
  const server = await startServer({ port: 0, host: '127.0.0.1', page: PAGE, data });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumFlags(),
  });
  try {
    const page = await browser.newPage({ locale: 'en', serviceWorkers: 'block' });
    await page.addInitScript(() => {
      localStorage.setItem('countermarch.goals', '["all"]');
      localStorage.setItem('countermarch.settings', '{"pace":"off"}');
    });
    await page.goto(await seatAt(server.address));
    return await sample(page);
  } finally {
    await browser.close();
    await server.close();
    rmSync(data, { recursive: true });
  }
}

/** Address of the first seat at a new table. */
async function seatAt(address: string): Promise<string> {
  const response = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'annihilation', seats: { white: 'me', black: 'me' } }),
  });
  const { table, seats } = (await response.json()) as {
    table: string;
    seats: Record<string, string>;
  };
  return `${address}/t/${table}#seat=${seats['white']}`;
}

/** Picks the same hex repeatedly, and takes it back in between. */
async function sample(page: Page): Promise<CalledFunction[]> {
  const profiler = await page.context().newCDPSession(page);
  const lit = page.locator('[aria-label^="Choose "]').first();
  await lit.waitFor({ state: 'attached' });
  await profiler.send('Profiler.enable');
  await profiler.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const fileOf = sources();
  const samples: CalledFunction[][] = [];
  for (let click = 0; click < WARM + SAMPLES; click++) {
    await setTimeout(REST);
    await take(profiler, fileOf);
    await lit.click({ force: true });
    await setTimeout(REST);
    const calls = await take(profiler, fileOf);
    if (click >= WARM) samples.push(calls);
    await page.keyboard.press('Escape');
  }
  await setTimeout(REST);
  await take(profiler, fileOf);
  await setTimeout(REST);
  return commonTo(samples, await take(profiler, fileOf));
}

async function take(profiler: CDPSession, fileOf: FileOf): Promise<CalledFunction[]> {
  const { result } = await profiler.send('Profiler.takePreciseCoverage');
  return calledIn(result, fileOf);
}

type FileOf = (url: string, offset: number) => string | undefined;

/** Finds files of src by the source maps beside the scripts of the page. */
function sources(): FileOf {
  const maps = new Map<string, { map: SourceMap; lines: readonly number[] }>();
  return (url, offset) => {
    if (!url.includes('/assets/')) return undefined;
    const name = basename(new URL(url).pathname);
    const known = maps.get(name) ?? readMap(name);
    maps.set(name, known);
    const line = known.lines.findLastIndex((start) => start <= offset);
    const entry = known.map.findEntry(line, offset - (known.lines[line] ?? 0));
    const source = 'originalSource' in entry ? entry.originalSource : '';
    return /(?:^|\/)(src\/.*)/.exec(source)?.[1];
  };
}

/** Source map of a script, and the offset of each of its lines. */
function readMap(name: string) {
  const script = readFileSync(join(PAGE, 'assets', name), 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(join(PAGE, 'assets', `${name}.map`), 'utf8')));
  return { map, lines: [0, ...[...script.matchAll(/\n/g)].map(({ index }) => index + 1)] };
}
