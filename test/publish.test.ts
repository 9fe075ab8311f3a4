import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compressAll, swapIn } from '../tools/publish.ts';

function folderOf(): string {
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Returns a build of one file. */
function build(folder: string, file: string): string {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets', file), file);
  return folder;
}

test('a build replaces the previous one as a whole, and leaves no other files', () => {
  const folder = folderOf();
  const live = join(folder, 'web');
  swapIn(build(join(folder, 'web-1'), 'old.js'), live);
  expect(readdirSync(join(live, 'assets'))).toEqual(['old.js']);
  swapIn(build(join(folder, 'web-2'), 'new.js'), live);
  expect(readdirSync(join(live, 'assets'))).toEqual(['new.js']);
  expect(readdirSync(folder)).toEqual(['web']);
});

test('the next build removes the files of a killed build, but not those of a build in progress', () => {
  const folder = folderOf();
  const writing = `web-${process.ppid}`;
  // No system uses such a process number.
  for (const name of ['web-999999999', 'web-999999999-last', writing, 'website'])
    build(join(folder, name), 'half.js');
  swapIn(build(join(folder, `web-${process.pid}`), 'new.js'), join(folder, 'web'));
  expect(readdirSync(folder)).toEqual(['web', writing, 'website']);
});

test('a build that does not exist replaces nothing', () => {
  const folder = folderOf();
  const live = build(join(folder, 'web'), 'old.js');
  expect(() => swapIn(join(folder, 'web-1'), live)).toThrow('ENOENT');
  expect(readFileSync(join(live, 'assets/old.js'), 'utf8')).toBe('old.js');
});

test('only files that compression shrinks are compressed', async () => {
  const folder = folderOf();
  const long = 'a'.repeat(3000);
  for (const name of ['a.css', 'a.js', 'a.png', 'a.js.map', 'a.wasm'])
    writeFileSync(join(folder, name), long);
  await compressAll(folder);
  const packed = readdirSync(folder).filter((name) => /\.(br|gz)$/.test(name));
  expect(packed.sort()).toEqual(
    ['a.css', 'a.js', 'a.wasm'].flatMap((name) => [`${name}.br`, `${name}.gz`]),
  );
  expect(existsSync(join(folder, 'a.js'))).toBe(true);
});
