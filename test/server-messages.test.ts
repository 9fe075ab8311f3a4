/** Every refusal of the server is a message in every language of the page, and none is a sentence in the code. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { connectClient, testServer } from '../src/server/testing/test-client.ts';
import { server as german } from '../src/i18n/de/server.ts';
import { server as english } from '../src/i18n/en/server.ts';
import { readSources } from '../tools/boundaries/source.ts';
import { gapsOf } from './placeholders.ts';
import { type Node, nodesOf } from './syntax.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Texts for hosts, at the start of the server and on the command line, are in English. */
const HOSTS =
  /server\/(store\/|main\.ts|operations\/metrics-server\.ts|beacons\/beacons\.ts|tables\/batches\.ts|bundles\/operator-bundles\.ts)|\.test\.ts$|\/test-[\w-]+\.ts$/;
const SOURCES = readSources(ROOT, 'src/server').filter(({ path }) => !HOSTS.test(path));

const isText = (node: unknown): boolean =>
  ['Literal', 'TemplateLiteral'].includes((node as Node | undefined)?.type ?? '');
const nameOf = (node: unknown): unknown => (node as Node | undefined)?.['name'];

test('no error that visitors see is a sentence in the server code', () => {
  const spoken = SOURCES.flatMap((source) =>
    nodesOf(source).flatMap((node) => {
      const [first] = (node['arguments'] as Node[] | undefined) ?? [];
      const thrown = node.type === 'NewExpression' && nameOf(node['callee']) === 'InputError';
      const told = node.type === 'Property' && nameOf(node['key']) === 'reason';
      return (thrown && isText(first)) || (told && isText(node['value'])) ? [source.path] : [];
    }),
  );
  // Errors in fields sent by programs are shown in the words of the schema, beside a message.
  expect(spoken).toEqual(['src/server/http/app.ts']);
});

test('every refusal has a message in both languages, with the same placeholders, and is used', () => {
  for (const [key, sentence] of Object.entries(english))
    expect([key, gapsOf(german[key as keyof typeof english])]).toEqual([key, gapsOf(sentence)]);
  const code = SOURCES.map(({ text }) => text).join('\n');
  expect(Object.keys(english).filter((key) => !code.includes(`'${key}'`))).toEqual([]);
});

test('every error response of a server is a message too', async () => {
  const { address } = await testServer();
  const json = { 'content-type': 'application/json' };
  const wanted: readonly [string, RequestInit][] = [
    ['/api/nothing', {}],
    ['/api/tables/nothing', {}],
    ['/api/tournaments/nothing', {}],
    ['/api/players/nobody', {}],
    ['/api/account/friends', {}],
    ['/api/games/chess/rules', {}],
    ['/api/tables', { method: 'POST', headers: json, body: '{"game":"chess"}' }],
    ['/api/tables', { method: 'POST', headers: json, body: '{"game":5}' }],
    ['/api/tables', { method: 'POST', headers: json, body: '{' }],
    ['/api/tables', { method: 'POST', headers: json, body: `{"game":"${'x'.repeat(99_999)}"}` }],
    ['/api/tables', { method: 'POST', body: 'game' }],
    ['/api/account', { method: 'POST', headers: json, body: '{"name":"Ann","password":"a"}' }],
  ];
  for (const [path, init] of wanted) {
    const answer = await fetch(address + path, init);
    const { reason, message } = (await answer.json()) as {
      reason: string;
      message?: { key: string };
    };
    expect([path, answer.ok, typeof reason]).toEqual([path, false, 'string']);
    expect([path, typeof message?.key]).toEqual([path, 'string']);
  }
});

test('errors sent over a socket are messages too', async () => {
  const { address, tables } = await testServer();
  const made = await fetch(`${address}/api/tables`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: '{"game":"patrol"}',
  });
  const { table } = (await made.json()) as { table: string };
  const { client } = await connectClient(address, table);
  client.send('nonsense');
  expect(await client.next('error')).toMatchObject({
    ...{ reason: 'Messages are JSON.', message: { key: 'server.message' } },
  });
  (await tables.get(table)).publisher.disconnect({ key: 'server.gone.archived' });
  expect(await client.next('error')).toEqual({
    type: 'error',
    reason: english['server.gone.archived'],
    message: { key: 'server.gone.archived' },
  });
});
