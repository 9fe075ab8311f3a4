import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { BUILD, fingerprintOf } from './build.ts';
import { tempFolder } from '../testing/test-client.ts';

test('a fingerprint depends on the names and texts of code in any folder, but not of its tests', () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'rules'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const fingerprint = () => fingerprintOf([pathToFileURL(`${folder}/`)]);
  write('game.ts', 'one');
  write('rules/07-combat.ts', 'two');
  const before = fingerprint();
  expect(before).toMatch(/^[0-9a-f]{32}$/);
  write('rules/07-combat.test.ts', 'three');
  write('rules/README.md', 'four');
  expect(fingerprint()).toBe(before);
  write('rules/07-combat.ts', 'too');
  const other = fingerprint();
  write('rules/08-losses.ts', '');
  expect(new Set([before, other, fingerprint()]).size).toBe(3);
  write('rules/07-combat.ts', 'two');
  expect(fingerprint()).not.toBe(before);
});

test('this program has a fingerprint', () => {
  expect(BUILD).toMatch(/^[0-9a-f]{32}$/);
});
