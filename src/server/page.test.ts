import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageRoutes } from './page.ts';

let folder: string;
let app: FastifyInstance;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'countermarch-page-'));
  mkdirSync(join(folder, 'web/assets'), { recursive: true });
  writeFileSync(join(folder, 'web/index.html'), '<title>page</title>');
  writeFileSync(join(folder, 'web/assets/main-1a2b.js'), 'let x;');
  writeFileSync(join(folder, 'web/sw.js'), 'let worker;');
  writeFileSync(join(folder, 'web/manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function get(url: string, page: string | undefined = join(folder, 'web')) {
  app = Fastify();
  await app.register(pageRoutes, { page });
  return app.inject({ method: 'GET', url });
}

test.each(['/', '/index.html', '/t/abc', '/rules/annihilator?x=1', '/replay'])(
  '%s is a screen of the page, asked for anew each time',
  async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, body]).toEqual([200, '<title>page</title>']);
    expect(headers['cache-control']).toBe('no-cache');
  },
);

test.each([
  ['/sw.js', '/javascript'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s is what it says, and asked for anew each time', async (url, type) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain(type);
  expect(headers['cache-control']).toBe('no-cache');
});

test('what has its content in its name is kept for good', async () => {
  const { body, headers } = await get('/assets/main-1a2b.js');
  expect(body).toBe('let x;');
  expect(headers['cache-control']).toContain('immutable');
});

test.each([
  '/assets/none.js',
  '/none.png',
  '/api/none',
  '/api/tables/none/seats?x=1',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
])('%s is not there', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(body).not.toBe('secret');
});

test('without a built page its address says how to get one, and where the API is', async () => {
  app = Fastify();
  await app.register(pageRoutes, { page: undefined });
  const { statusCode, body } = await app.inject({ method: 'GET', url: '/' });
  expect(statusCode).toBe(200);
  expect(body).toContain('/api/docs');
});
