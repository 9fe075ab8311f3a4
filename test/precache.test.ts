import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { precache, WORKER } from '../tools/precache.ts';

type Bundle = Record<string, { type: string; code?: string; source?: string }>;

/** Returns the service worker that a build with these files has. */
function workerOf(files: Bundle): string {
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'icons'));
  writeFileSync(join(folder, 'theme.js'), '');
  writeFileSync(join(folder, 'icons/a.png'), '');
  const bundle: Bundle = {
    [WORKER]: { type: 'chunk', code: 'keep(__FILES__, __BUILD__)' },
    ...files,
  };
  const { generateBundle } = precache(folder) as unknown as {
    generateBundle: { handler(options: unknown, bundle: Bundle): void };
  };
  generateBundle.handler(undefined, bundle);
  return bundle[WORKER]?.code ?? '';
}

const script = (code: string) => ({ type: 'chunk', code });

test('the worker lists every file of the page, except source maps and itself', () => {
  const worker = workerOf({
    'index.html': { type: 'asset', source: '' },
    'assets/lazy-1a.js': script(''),
    'assets/worker-2b.js': { type: 'asset', source: '' },
    'assets/lazy-1a.js.map': { type: 'asset', source: '' },
    'sw.js.map': { type: 'asset', source: '' },
  });
  expect(worker).toMatch(/^keep\(\[.*\], "[0-9a-f]{16}"\)$/);
  expect(JSON.parse(/\[.*\]/.exec(worker)?.[0] ?? '')).toEqual([
    '/assets/lazy-1a.js',
    '/assets/worker-2b.js',
    '/icons/a.png',
    '/index.html',
    '/theme.js',
  ]);
});

test('builds with the same files are equal, and a build with other files differs', () => {
  const build = (code: string) => workerOf({ 'assets/a.js': script(code) });
  expect(build('1')).toBe(build('1'));
  expect(build('1')).not.toBe(build('2'));
});

test('a build without a worker fails', () => {
  expect(() => workerOf({ [WORKER]: { type: 'asset', source: '' } })).toThrow(/no sw.js/);
});
