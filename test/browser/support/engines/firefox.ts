/** The system's Firefox, over WebDriver BiDi. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Firefox } from '../../../../tools/engines.ts';
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

/** A context with its own storage and cookies. */
async function newPerson(browser: Browser): Promise<EnginePage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const faults = faultsOf(page);
  return {
    goto: (url) => faults.whileLeaving(page.goto(url)),
    reload: () => faults.whileLeaving(page.reload()),
    evaluate: (run, ...args) => page.evaluate(run as never, ...(args as never)) as never,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    faults: async () => faults.told,
  };
}

interface Faults {
  readonly told: readonly string[];
  /** Waits for the next page to load. */
  whileLeaving(load: Promise<unknown>): Promise<void>;
}

/**
 * Collects errors in the console: exceptions, and violations of the content security policy. Ignores those of a page
 * that is being left, because Firefox reports the imports that it aborts.
 */
function faultsOf(page: Page): Faults {
  const told: string[] = [];
  let isLeaving = false;
  const add = (fault: string): void => {
    if (!isLeaving) told.push(fault);
  };
  page.on('pageerror', (error) => add(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error') add(line.text());
  });
  page.on('framenavigated', () => {
    isLeaving = false;
  });
  const whileLeaving = async (load: Promise<unknown>): Promise<void> => {
    isLeaving = true;
    await load;
    isLeaving = false;
  };
  return { told, whileLeaving };
}
