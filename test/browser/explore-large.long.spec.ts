/** A study of 50 chapters and 5,000 nodes, and one with a chapter of 5,000 nodes, are opened and scrolled through. */
import type { Page } from '@playwright/test';
import { games } from '../../src/games/registry.ts';
import { actor, start } from '../../src/kernel/engine.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { CHANCE } from '../../src/kernel/side.ts';
import { applyOperation, type StudyOperation } from '../../src/study/operations.ts';
import { chapterFrom } from '../../src/study/root.ts';
import { openStudy } from '../../src/study/study.ts';
import { writeStudy } from '../../src/study/study-file.ts';
import { Walker } from '../../src/study/walker.ts';
import { expect, test } from './support/fixtures.ts';

/** Number of nodes after which a chapter returns to an earlier one. */
const BRANCH = 40;

/** Returns a study file with chapters of random moves of Annihilator. */
async function studyOf(chapters: number, nodes: number): Promise<string> {
  const module = games.find(({ id }) => id === 'annihilator');
  if (!module) throw new Error('no game');
  const game = module.open(parseSetup(module, { scenario: 'learning' }));
  const study = openStudy('large', 'Large');
  const rng = new Sfc32('large study');
  const add = (operation: StudyOperation) => {
    const why = applyOperation(study, operation);
    if (why) throw new Error(JSON.stringify(why));
  };
  for (let c = 1; c <= chapters; c++) {
    const id = `c${c}`;
    add(chapterFrom(game, { id, name: `Chapter ${c}`, state: start(game), as: 'all' }));
    const chapter = study.chapters.get(id);
    if (!chapter) throw new Error('no chapter');
    const walker = new Walker(game, chapter);
    const known = [id];
    for (let at = id; chapter.nodes.size < nodes; ) {
      const s = walker.stateAt(at);
      const texts = walker.legalAt(at);
      const isEnd = !s || texts.length === 0 || known.length % BRANCH === 0;
      if (isEnd) at = known[rng.below(known.length)] ?? id;
      const from = walker.stateAt(at);
      if (!from) throw new Error('no position');
      const choices = walker.legalAt(at);
      if (choices.length === 0) {
        known.push(id);
        at = id;
        continue;
      }
      const result =
        actor(game, from) === CHANCE
          ? walker.lot(at, rng)
          : walker.move(at, choices[rng.below(choices.length)] ?? '');
      if ('refusal' in result) throw new Error(JSON.stringify(result.refusal));
      add(result.operation);
      at = result.operation.id;
      known.push(at);
    }
  }
  return writeStudy(study);
}

/** Returns a function that returns the processor time of the page's main thread so far, in milliseconds. */
async function measuring(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

type Clock = () => Promise<number>;

/** Opens a study file; returns the processor time until its tree is on the screen. */
async function open(page: Page, text: string, clock: Clock): Promise<number> {
  const file = { name: 'large.cms', mimeType: 'application/jsonl', buffer: Buffer.from(text) };
  const input = page.locator('input[type=file]');
  await expect(input).toBeVisible();
  const begun = await clock();
  await input.setInputFiles(file);
  await expect(page.locator('.explore-rows .explore-node').first()).toBeVisible();
  return (await clock()) - begun;
}

/** Scrolls the panel from top to bottom; returns the average processor time of a frame. */
async function scrollThrough(page: Page, clock: Clock): Promise<number> {
  const begun = await clock();
  const frames = await page.evaluate(async () => {
    const panel = document.querySelector('.panel');
    if (!panel) throw new Error('no panel');
    let frame = 0;
    for (; frame * 60 < panel.scrollHeight && frame < 600; frame++) {
      await new Promise(requestAnimationFrame);
      panel.scrollTop = frame * 60;
    }
    return frame;
  });
  return ((await clock()) - begun) / frames;
}

/** Numbers of chapters, and of nodes in each. */
type Size = readonly [chapters: number, nodes: number];

/** Studies, each with a tenth of it. */
const CASES = [
  { name: '50 chapters with 100 nodes each', whole: [50, 100], tenth: [5, 100] },
  { name: 'a chapter of 5,000 nodes', whole: [1, 5000], tenth: [1, 500] },
] as const;

interface Cost {
  readonly opening: number;
  readonly frame: number;
}

/** Opens a study on a new page, scrolls through it, and returns the processor times in milliseconds. */
async function costOf(page: Page, [chapters, nodes]: Size): Promise<Cost> {
  const text = await studyOf(chapters, nodes);
  await page.goto('/replay');
  await page.reload();
  const clock = await measuring(page);
  return { opening: await open(page, text, clock), frame: await scrollThrough(page, clock) };
}

for (const { name, whole, tenth } of CASES)
  test(`${name}: only rows near the window are drawn`, async ({ page }) => {
    // A tenth of the nodes, on the same machine: times alone would fail on a slow one.
    const small = await costOf(page, tenth);
    const large = await costOf(page, whole);
    expect(await page.locator('.explore-rows .explore-node').count()).toBeLessThan(700);
    const [opening, frame] = [large.opening / small.opening, large.frame / small.frame];
    console.log(`${name}: ms, of a tenth and whole: ${JSON.stringify([small, large])}`);
    expect(small.opening).toBeGreaterThan(0);
    expect(opening).toBeLessThan(6);
    expect(frame).toBeLessThan(3);
  });
