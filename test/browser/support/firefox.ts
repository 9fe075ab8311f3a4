/** Firefox of the system, over WebDriver BiDi. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Firefox } from '../../../tools/engines.ts';
import type { Engine, EnginePage } from './engine.ts';

const SIZE = { width: 1280, height: 800 };

export async function startFirefox({ program }: Firefox): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    defaultViewport: SIZE,
    protocolTimeout: 300_000,
    timeout: 120_000,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en',
      'dom.serviceWorkers.testing.enabled': true,
    },
  });
  return {
    newPerson: () => newPerson(browser),
    close: () => browser.close(),
  };
}

/** A context has its own storage and its own cookies. */
async function newPerson(browser: Browser): Promise<EnginePage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const faults = faultsOf(page);
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...(args as never)) as never,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    faults: async () => faults,
  };
}

/** Errors in the console: exceptions, and violations of the content security policy. */
function faultsOf(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });
  return faults;
}
