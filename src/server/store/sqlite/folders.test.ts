import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolders } from './folders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'countermarch-folders-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is created with its parents, for its owner only if requested, and an existing one stays unchanged', () => {
  const made = join(folder, 'a/b/c');
  makeFolders(made, 0o700);
  expect(statSync(made).mode & 0o777).toBe(0o700);
  makeFolders(made);
  expect(statSync(made).mode & 0o777).toBe(0o700);
});

test('a file at the same path is reported', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeFolders(join(folder, 'file'))).toThrow('EEXIST');
  expect(() => makeFolders(join(folder, 'file/a/b'))).toThrow('ENOTDIR');
});

test.skipIf(!existsSync('/proc/self'))(
  'an impossible folder is reported, and does not block forever',
  () => {
    expect(() => makeFolders('/proc/countermarch/a')).toThrow('ENOENT');
  },
);
