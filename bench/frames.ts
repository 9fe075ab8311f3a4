/**
 * Measures how evenly boards move under mouse and wheel, and how fast the largest one appears, in headless Chromium
 * with software rendering. The targets are for the longest processor time of a frame, because other load on the machine
 * causes gaps between frames; the gaps by wall clock are printed beside it.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tools/chromium.ts';
import type { Effort } from './isolated-run.ts';
import { median, quantile } from './measure.ts';
import type { TableRow } from './table.ts';

/** Maximum time for a frame in milliseconds. */
const LONGEST_FRAME = 50;
/** The threads that a frame passes through one after the other, by Chromium's names for them. */
const THREADS = ['CrRendererMain', 'Compositor', 'VizCompositorThread'] as const;
const WINDOW = { width: 1280, height: 800 };

export interface BoardPage {
  readonly name: string;
  readonly path: string;
  /** Text of its button in the form; absent: the first one. */
  readonly scenario?: string;
  /** Selected options of its lists, by their labels. */
  readonly options?: Readonly<Record<string, string>>;
  /** Limit in milliseconds for the page's own work until it is drawn. */
  readonly opens?: number;
}

const BOARDS: readonly BoardPage[] = [
  { name: 'Annihilator', path: 'annihilator' },
  // A hundred counters on 900 hexes.
  {
    name: 'Hammer’s Slammers, scenario 13',
    path: 'slammers',
    scenario: 'Everybody Wants a Piece of the Action',
    opens: 500,
  },
  // 475 hexes under fog, and four empires.
  {
    name: 'Armageddon, four on a huge map',
    path: 'armageddon',
    scenario: 'Four',
    options: { Map: 'huge' },
    opens: 1000,
  },
];

/** Number of mouse moves or wheel turns in one measurement, some 16 ms apart. */
const MOVES = 120;
/** A small wheel turn, and the number of them after which the board is large enough to be dragged. */
const WHEEL = 40;
const CLOSER = 20;
/** Milliseconds until the layers are prepared and the page's own animations have ended. */
const CALM = 1500;

export async function frameRows({ rounds }: Effort): Promise<TableRow[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) return [{ what: 'Frames', figure: 'no Chromium found' }];
  const browser = await chromium.launch({ executablePath, args: chromiumFlags() });
  try {
    const rows: TableRow[] = [];
    for (const board of BOARDS) rows.push(...(await rowsOf(browser, board, rounds)));
    return rows;
  } finally {
    await browser.close();
  }
}

async function rowsOf(browser: Browser, board: BoardPage, rounds: number): Promise<TableRow[]> {
  let rows: TableRow[] = [];
  await withServer(async (address) => {
    rows = await boardRows(browser, address, board, rounds);
  });
  return rows;
}

/** Measures a board from a server: until it appears, and while it moves. */
export async function boardRows(
  browser: Browser,
  address: string,
  board: BoardPage,
  rounds: number,
): Promise<TableRow[]> {
  const opening: number[] = [];
  const zooming: Motion[] = [];
  const panning: Motion[] = [];
  for (let round = 0; round < rounds; round++) {
    const { page, work } = await openBoard(browser, address, board);
    opening.push(work);
    zooming.push(await motionOf(browser, page, zoom));
    for (let i = 0; i < CLOSER; i++) await page.mouse.wheel(0, -WHEEL);
    await page.waitForTimeout(CALM);
    panning.push(await motionOf(browser, page, pan));
    await page.close();
  }
  return [
    ...(board.opens === undefined ? [] : [openingRow(board, opening)]),
    row(board, 'zooming', zooming),
    row(board, 'panning', panning),
  ];
}

function openingRow({ name, opens = 0 }: BoardPage, tries: readonly number[]): TableRow {
  const most = Math.max(...tries);
  return {
    what: `${name}: the page’s work until its board is drawn`,
    figure: `${median(tries).toFixed(0)} ms`,
    target: { text: `at most ${opens} ms`, met: most <= opens },
  };
}

interface OpenPage {
  readonly page: Page;
  /** Returns the page's processor time from the click on, in milliseconds. */
  readonly work: number;
}

/** A new page, to include what is slow only the first time. */
export async function openBoard(
  browser: Browser,
  address: string,
  board: BoardPage,
): Promise<OpenPage> {
  const page = await browser.newPage({ viewport: WINDOW });
  await page.goto(`${address}/local/${board.path}`);
  if (board.scenario) await page.getByRole('radio', { name: board.scenario }).check();
  for (const [list, choice] of Object.entries(board.options ?? {}))
    await page.getByLabel(list, { exact: true }).selectOption(choice);
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('.b-window').waitFor();
  await page.waitForTimeout(CALM / 3);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await page.mouse.move(WINDOW.width / 2, WINDOW.height / 2);
  await page.waitForTimeout(CALM);
  const work = tasksOf(trace.traceEvents, 'CrRendererMain').reduce((sum, ms) => sum + ms, 0);
  return { page, work };
}

/** Runs work with a server for the page, and stops the server in any case. */
async function withServer(use: (address: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-bench-'));
  const child = fork(new URL('server/server-child.ts', import.meta.url), [folder, 'page']);
  try {
    const [{ address }] = (await once(child, 'message')) as [{ address: string }];
    await use(address);
  } finally {
    child.disconnect();
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

type Move = (page: Page, step: number) => Promise<void>;

/** Drags the board in a circle. */
const pan: Move = async (page, step) => {
  if (step === 0) {
    await page.mouse.move(WINDOW.width / 2 + 100, WINDOW.height / 2);
    await page.mouse.down();
  }
  const angle = (step / MOVES) * 4 * Math.PI;
  const [x, y] = [100 * Math.cos(angle), 100 * Math.sin(angle)];
  await page.mouse.move(WINDOW.width / 2 + x, WINDOW.height / 2 + y);
  if (step === MOVES - 1) await page.mouse.up();
};

/** Zooms in and out again, twice. */
const zoom: Move = async (page, step) => {
  const isOut = Math.floor((4 * step) / MOVES) % 2 === 1;
  await page.mouse.wheel(0, isOut ? WHEEL : -WHEEL);
};

/** Measurements while the board moved, in milliseconds. */
interface Motion {
  /** Gaps between frames, by wall clock. */
  readonly gaps: readonly number[];
  /** Longest task of each of the threads, by processor time. */
  readonly work: readonly number[];
}

async function motionOf(browser: Browser, page: Page, move: Move): Promise<Motion> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  const gaps = await gapsDuring(page, move);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return { gaps, work: THREADS.map((thread) => longestTask(trace.traceEvents, thread)) };
}

/** An event of Chromium's trace; `tdur` is processor time in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Returns the longest processor time of one task on any thread with that name. */
function longestTask(events: readonly TraceEvent[], thread: string): number {
  const tasks = tasksOf(events, thread);
  if (tasks.length === 0) throw new Error(`the trace shows no work of ${thread}`);
  return Math.max(...tasks);
}

/** Returns the processor times of all tasks on the threads with a name, in milliseconds. */
function tasksOf(events: readonly TraceEvent[], thread: string): number[] {
  const ids = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === thread)
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && ids.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Returns the gaps between frames in milliseconds. */
async function gapsDuring(page: Page, move: Move): Promise<number[]> {
  // Given as text: it runs in the page, and the types of this program have no document.
  await page.evaluate(`{
    const gaps = (window.gaps = []);
    let last = 0;
    const frame = (now) => {
      if (last > 0) gaps.push(now - last);
      last = now;
      if (window.gaps === gaps) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }`);
  for (let step = 0; step < MOVES; step++) {
    await move(page, step);
    await page.waitForTimeout(12);
  }
  const gaps = await page.evaluate<number[]>('window.gaps');
  await page.evaluate('window.gaps = undefined');
  return gaps;
}

function row({ name }: BoardPage, what: string, tries: readonly Motion[]): TableRow {
  const ms = (n: number): string => `${n.toFixed(0)} ms`;
  const work = THREADS.map((_, i) => median(tries.map((motion) => motion.work[i])));
  const [page, compositor, drawing] = work.map(ms);
  const most = work.reduce((sum, n) => sum + n, 0);
  const gaps = tries.flatMap((motion) => motion.gaps);
  const late = gaps.filter((gap) => gap > LONGEST_FRAME).length;
  return {
    what: `${name}’s board: work for one frame while ${what}`,
    figure: `at most ${ms(most)} (page ${page}, compositor ${compositor}, drawing ${drawing})`,
    wall: `gaps: median ${ms(median(gaps))}, 95 % within ${ms(quantile(gaps, 0.95))}; ${late} of ${gaps.length} over 50 ms`,
    target: { text: 'at most 50 ms', met: most <= LONGEST_FRAME },
  };
}
