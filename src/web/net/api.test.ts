import { afterEach, expect, test, vi } from 'vitest';
import { ask, posted } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Creates a server that responds only when the test says so, and counts its requests. */
function slowServer() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${path} ${init?.body ?? ''}`.trim());
    return new Promise<Response>((resolve) => {
      answers.push(() => resolve(Response.json({ n: asked.length })));
    });
  });
  const answer = (): void => {
    for (const each of answers.splice(0)) each();
  };
  return { asked, answer };
}

test('a button pressed twice before the response sends one request', async () => {
  const server = slowServer();
  const press = () => ask<{ n: number }>('/api/tables', posted({ game: 'tiny' }));
  const [first, second] = [press(), press()];
  server.answer();
  expect(await first).toEqual(await second);
  expect(server.asked).toHaveLength(1);
  const later = press();
  server.answer();
  await later;
  expect(server.asked).toHaveLength(2);
});

test('other requests, and the same request for another seat, are sent separately', async () => {
  const server = slowServer();
  const all = [
    ask('/api/tables', posted({ game: 'tiny' })),
    ask('/api/tables', posted({ game: 'other' })),
    ask('/api/tables', posted({ game: 'tiny' }, 'secret')),
    ask('/api/games'),
    ask('/api/games'),
  ];
  expect(server.asked).toHaveLength(5);
  server.answer();
  await Promise.all(all);
});
