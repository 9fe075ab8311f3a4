/** The page in Firefox and in WebKit: the lobby, every game, its panels, without a server, and with a second person. */
import { test as base, expect } from '@playwright/test';
import { games } from '../../src/games/registry.ts';
import { findFirefox, findWebKit, FIREFOX_MISSING, WEBKIT_MISSING } from '../../tools/engines.ts';
import {
  type Engine,
  type EnginePage,
  expectText,
  pressNamed,
  until,
} from './support/engines/engine.ts';
import { playDecisions, playTurn } from './support/engines/engine-play.ts';
import { startFirefox } from './support/engines/firefox.ts';
import { TestServer } from './support/server.ts';
import { startWebKit } from './support/engines/webkit.ts';

const firefox = findFirefox();
const webkit = findWebKit();

const ENGINES = [
  { name: 'Firefox', missing: FIREFOX_MISSING, start: firefox && (() => startFirefox(firefox)) },
  { name: 'WebKit', missing: WEBKIT_MISSING, start: webkit && (() => startWebKit(webkit)) },
] as const;

const DECISIONS = 12;

interface Place {
  readonly server: TestServer;
}

const test = base.extend<object, Place>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
    async ({}, use) => {
      const server = await new TestServer().start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

// Each test takes long: if they ran one after another, other workers would be idle at the end.
test.describe.configure({ mode: 'parallel' });

/** Runs in the page: stores settings with English and without animation. */
const settle = (): void => {
  localStorage.setItem('countermarch.settings', JSON.stringify({ language: 'en', pace: 'off' }));
};

/**
 * Runs in the page, in the form of a local game: sets both sides to be played by hand, so that the test waits for no
 * bot.
 */
function playAllSides(): void {
  for (const select of document.querySelectorAll('select')) {
    if (![...select.options].some(({ value }) => value === 'me')) continue;
    select.value = 'me';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

const skipGoals = (): void => localStorage.setItem('countermarch.goals', '["all"]');

/** Runs in the page: returns elements that are wider than their box, if the box does not scroll. */
function overflowing(): string[] {
  const panel = document.querySelector('.panel') ?? document.body;
  const { right } = panel.getBoundingClientRect();
  const scrolls = (one: Element): boolean =>
    one !== panel && one !== null && /auto|scroll|hidden/.test(getComputedStyle(one).overflowX);
  const isOver = (one: Element): boolean => {
    if (one.getBoundingClientRect().right <= right + 1 || one.closest('.sr-only')) return false;
    for (let at: Element | null = one; at && at !== panel; at = at.parentElement)
      if (scrolls(at)) return false;
    return true;
  };
  const wide = document.documentElement.scrollWidth - innerWidth;
  const found = [...panel.querySelectorAll('*')].filter(isOver).map((one) => one.outerHTML);
  return [
    ...(wide > 0 ? [`the page, by ${wide}`] : []),
    ...found.map((html) => html.slice(0, 120)),
  ];
}

interface Made {
  readonly table: string;
  readonly seats: Readonly<Record<string, string>>;
}

/** Runs in the page: creates a table with both seats open. */
async function makeTable(): Promise<Made> {
  const body = JSON.stringify({
    game: 'annihilation',
    scenario: 'learning',
    seats: { white: 'me', black: 'open' },
  });
  const headers = { 'content-type': 'application/json' };
  return (await fetch('/api/tables', { method: 'POST', headers, body })).json();
}

for (const { name, missing, start } of ENGINES) {
  test.describe(name, () => {
    test.skip(start === undefined, `${name}: ${missing}`);
    test.describe.configure({ mode: 'default' });
    let engine: Engine | undefined;
    test.beforeAll(async () => {
      engine = await start?.();
    });
    test.afterAll(async () => engine?.close());

    /** Opens the lobby in English. */
    const openLobby = async (address: string): Promise<EnginePage> => {
      if (!engine) throw new Error('no engine');
      const page = await engine.newPerson();
      await page.goto(address);
      await page.evaluate(settle);
      await page.reload();
      await until('the games', async () => {
        const boxes = await page.evaluate(() => document.querySelectorAll('article h2').length);
        return boxes === games.length || undefined;
      });
      return page;
    };

    test('the lobby shows all games with their boards', async ({ server }) => {
      const page = await openLobby(server.address);
      // A picture is drawn once its box comes near the window.
      await until('a picture in each box', () =>
        page.evaluate((wanted) => {
          const frames = [...document.querySelectorAll('.games .board-picture')];
          const isShown = (frame: Element): boolean => {
            const image = frame.querySelector('img');
            return image?.complete === true && image.naturalWidth > 0;
          };
          frames.find((frame) => !isShown(frame))?.scrollIntoView();
          return (frames.length === wanted && frames.every(isShown)) || undefined;
        }, games.length),
      );
      expect(await page.evaluate(overflowing)).toEqual([]);
      expect(await page.faults()).toEqual([]);
    });

    for (const { id } of games)
      test(`${id}: ${DECISIONS} decisions, and every panel`, async ({ server }) => {
        const page = await openLobby(server.address);
        await page.goto(`${server.address}/local/${id}`);
        await until('the form', () =>
          page.evaluate(() => document.querySelector('select') !== null || undefined),
        );
        await page.evaluate(playAllSides);
        await pressNamed(page, 'Start');
        await until('the card of the goal', async () => {
          const width = await page.evaluate(() => {
            // In a game with secrets, a hand-over screen comes first.
            document.querySelector<HTMLElement>('.handover .primary')?.click();
            return document.querySelector('.goal-counter svg')?.getBoundingClientRect().width;
          });
          return width === undefined ? undefined : width > 80 && width < 130;
        });
        expect(await page.evaluate(overflowing)).toEqual([]);
        await pressNamed(page, 'Begin');
        expect(await playDecisions(page, DECISIONS)).toBeGreaterThanOrEqual(DECISIONS);
        const tabs = await page.evaluate(() =>
          [...document.querySelectorAll('[role="tab"]')].map((tab) => tab.id),
        );
        expect(tabs.length).toBeGreaterThan(4);
        for (const tab of tabs) {
          await page.evaluate((one) => document.getElementById(one)?.click(), tab);
          const panel = await until(tab, () =>
            page.evaluate((one) => {
              const shown = document.querySelector('[role="tabpanel"]');
              const isIt = shown?.getAttribute('aria-labelledby') === one;
              return (isIt && shown?.textContent) || undefined;
            }, tab),
          );
          expect(panel.length, tab).toBeGreaterThan(0);
          expect(await page.evaluate(overflowing), tab).toEqual([]);
        }
        expect(await page.faults()).toEqual([]);
      });

    test('a second person sits down by invitation, and each sees the other’s moves', async ({
      server,
    }) => {
      const [host, guest] = [await openLobby(server.address), await openLobby(server.address)];
      for (const each of [host, guest]) await each.evaluate(skipGoals);
      const made = await host.evaluate(makeTable);
      const linkOf = (side: string): string => {
        return `${server.address}/t/${made.table}#seat=${made.seats[side]}`;
      };
      await host.goto(linkOf('white'));
      await guest.goto(linkOf('black'));
      for (const each of [host, guest]) await playTurn(each);
      for (const each of [host, guest]) {
        await pressNamed(each, 'Log');
        for (const side of ['White', 'Black']) await expectText(each, `${side}’s`);
        expect(await each.faults()).toEqual([]);
      }
    });

    test('without a server the page still opens, and a game can be played', async () => {
      const server = await new TestServer().start();
      const page = await openLobby(server.address);
      const isKept = await page.evaluate(() => 'serviceWorker' in navigator);
      test.skip(!isKept, `${name} has no service worker here, so nothing is kept for offline`);
      await page.evaluate(skipGoals);
      // The worker may not control this page yet (WebKit sometimes claims it late), but it answers the reload.
      await until('a service worker with every file', () =>
        page.evaluate(async () => {
          const { active } = await navigator.serviceWorker.ready;
          return active?.state === 'activated' || undefined;
        }),
      );
      await server.remove();
      await page.reload();
      await expectText(page, 'The server is not responding');
      await page.goto(`${server.address}/local/annihilation`);
      await until('the form', () =>
        page.evaluate(() => document.querySelector('select') !== null || undefined),
      );
      await page.evaluate(playAllSides);
      await pressNamed(page, 'Start');
      expect(await playDecisions(page, 3)).toBeGreaterThanOrEqual(3);
    });
  });
}
