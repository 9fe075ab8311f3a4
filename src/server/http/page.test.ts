import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

async function get(url: string, headers: Record<string, string> = {}) {
  app = Fastify();
  await app.register(pageRoutes, { page: join(folder, 'web') });
  return app.inject({ method: 'GET', url, headers });
}

test.each(['/', '/index.html', '/t/abc', '/rules/annihilator?x=1', '/replay'])(
  '%s is a screen of the page, and is revalidated each time',
  async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, body]).toEqual([200, '<title>page</title>']);
    expect(headers['cache-control']).toBe('no-cache');
  },
);

test.each([
  ['/sw.js', '/javascript'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s has the right content type, and is revalidated each time', async (url, type) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain(type);
  expect(headers['cache-control']).toBe('no-cache');
});

test('a file with a hash in its name is cached for good', async () => {
  const { body, headers } = await get('/assets/main-1a2b.js');
  expect(body).toBe('let x;');
  expect(headers['cache-control']).toContain('immutable');
});

describe('a file that the build has compressed', () => {
  const long = `let x = '${'a'.repeat(2000)}';`;
  beforeEach(() => {
    write('assets/main-1a2b.js', long);
    write('index.html', `<title>${long}</title>`);
  });

  /** Writes a file with its two compressed copies, as the build does. */
  function write(name: string, text: string): void {
    const path = join(folder, 'web', name);
    writeFileSync(path, text);
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is sent to clients that accept %s as %s', async (accepted, encoding, unpack) => {
    const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toContain('/javascript');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.rawPayload.length).toBeLessThan(200);
    expect(unpack(answer.rawPayload).toString()).toBe(long);
  });

  test('is sent plain to clients that accept no compression', async () => {
    const { body, headers } = await get('/assets/main-1a2b.js');
    expect(body).toBe(long);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding');
  });

  test.each([
    ['main-1a2b.js', '/javascript'],
    ['engine-1a2b.wasm', 'application/wasm'],
  ])(
    '%s is sent to all clients where the package contains it only compressed',
    async (name, type) => {
      write(`assets/${name}`, long);
      rmSync(join(folder, 'web/assets', name));
      rmSync(join(folder, 'web/assets', `${name}.gz`));
      const packed = await get(`/assets/${name}`, { 'accept-encoding': 'br' });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(packed.headers['content-type']).toContain(type);
      for (const accepted of ['gzip', 'identity']) {
        await app.close();
        const answer = await get(`/assets/${name}`, { 'accept-encoding': accepted });
        expect([answer.statusCode, answer.body]).toEqual([200, long]);
        expect(answer.headers['content-encoding']).toBeUndefined();
        expect(answer.headers['content-type']).toContain(type);
        expect(answer.headers['cache-control']).toContain('immutable');
        expect(answer.headers.vary).toBe('accept-encoding');
      }
    },
  );

  test('has a different entity tag for each encoding', async () => {
    const br = { 'accept-encoding': 'br' };
    const { headers } = await get('/assets/main-1a2b.js', br);
    expect(headers.vary).toBe('accept-encoding');
    const again = { 'if-none-match': String(headers.etag) };
    await app.close();
    expect((await get('/assets/main-1a2b.js', { ...br, ...again })).statusCode).toBe(304);
    await app.close();
    expect((await get('/assets/main-1a2b.js', again)).statusCode).toBe(200);
  });

  test('is also sent as the page, at the address of a screen', async () => {
    const { headers, rawPayload } = await get('/t/abc', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-cache');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('<title>');
  });
});

test.each([
  '/assets/none.js',
  '/none.png',
  '/api/none',
  '/api/tables/none/seats?x=1',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
])('%s does not exist', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(body).not.toBe('secret');
});

test('without a built page, its address explains how to build one, and where the API is', async () => {
  app = Fastify();
  await app.register(pageRoutes, { page: undefined });
  const { statusCode, body } = await app.inject({ method: 'GET', url: '/' });
  expect(statusCode).toBe(200);
  expect(body).toContain('/api/docs');
});
