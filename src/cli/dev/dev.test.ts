/** `countermarch dev`: builds, faults with their places, and news after each change. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { DevNews } from '../../table/messages/dev-news.ts';
import { useSources } from '../../../test/scaffold.ts';
import { runCommand, scratchFolder } from '../test-run.ts';
import { buildForDev } from './build.ts';
import { faultOfError, tryModule } from './load-check.ts';
import { DevSession } from './session.ts';
import { faultsOf } from './type-check.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const scratch = scratchFolder();
const folder = join(scratch, 'harbour');
const units = join(folder, 'src/units.ts');
const game = { id: 'harbour', folder, path: join(folder, 'src/index.ts') };

beforeAll(async () => {
  await runCommand('new', folder);
  useSources(folder);
});

/** Changes a file until the end of the test. */
function edit(from: string, to: string): void {
  const before = readFileSync(units, 'utf8');
  expect(before).toContain(from);
  writeFileSync(units, before.replace(from, to));
  onTestFinished(() => writeFileSync(units, before));
}

describe('a build', () => {
  test('changes with the rules only', async () => {
    const [one, two] = [await buildForDev(game), await buildForDev(game)];
    expect(one).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(two).toMatchObject({ hash: (one as { hash: string }).hash });
    edit('movement: 2', 'movement: 5');
    const other = (await buildForDev(game)) as { hash: string };
    expect(other.hash).not.toBe((one as { hash: string }).hash);
  });

  test('that fails names file and line', async () => {
    edit('export', 'const x = ;\nexport');
    const line = readFileSync(units, 'utf8').split('\n').indexOf('const x = ;') + 1;
    const built = await buildForDev(game);
    expect(built).toMatchObject({ faults: [{ kind: 'build', file: 'src/units.ts', line }] });
  });
});

test('a fault at load names the first line of the game in its stack', () => {
  const error = new TypeError('x is not a function');
  error.stack = `TypeError: x\n    at f (file://${ROOT}/src/kernel/board.ts:3:1)\n    at file://${units}:12:5`;
  const found = faultOfError(error, folder);
  expect(found).toEqual({
    ...{ kind: 'load', text: 'TypeError: x is not a function', file: 'src/units.ts', line: 12 },
  });
});

test('every scenario is opened and shown', async () => {
  const { harbour } = (await import(game.path)) as { harbour: Parameters<typeof tryModule>[0] };
  expect(() => tryModule(harbour)).not.toThrow();
  const silent: typeof harbour = {
    ...harbour,
    open: (setup) => {
      const opened = harbour.open(setup);
      const prompt = () => {
        throw new Error('no prompt');
      };
      return { ...opened, look: { ...opened.look, prompt } };
    },
  };
  expect(() => tryModule(silent)).toThrow('no prompt');
});

test('errors of the compiler have their places', () => {
  expect(
    faultsOf([
      '12:00:01 - Starting compilation in watch mode...',
      'src/units.ts(39,11): error TS1109: Expression expected.',
      '12:00:02 - Found 1 error. Watching for file changes.',
    ]),
  ).toEqual([
    { kind: 'types', text: 'TS1109: Expression expected.', file: 'src/units.ts', line: 39 },
  ]);
});

test('a session reports new rules and faults to pages, and stores each build for them', async () => {
  const kept: string[] = [];
  const session = new DevSession(game, ({ hash }) => kept.push(hash));
  onTestFinished(() => session.close());
  await session.build();
  const news: DevNews[] = [];
  session.subscribe((item) => news.push(item));
  expect(news.map((item) => item.type)).toEqual(['faults', 'rules', 'faults']);
  expect(news[1]).toMatchObject({ game: 'harbour', hash: kept[0] });
  expect(news.filter((item) => item.type === 'faults').flatMap(({ faults }) => faults)).toEqual([]);
  edit('export', 'throw new Error("not yet");\nexport');
  await session.build();
  expect(news.at(-1)).toMatchObject({
    ...{ kind: 'load', faults: [{ text: 'Error: not yet', file: 'src/units.ts' }] },
  });
});
