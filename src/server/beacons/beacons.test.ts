/** Tables whose dice wait for a beacon, with a test beacon in place of the public one. */
import { expect, test } from 'vitest';
import { InputError } from '../../kernel/setup/setup.ts';
import type { Table } from '../../table/table.ts';
import { beaconOf } from './beacon-clock.ts';
import { sourceOf } from './beacons.ts';
import { testBeacon } from '../../../test/beacon-node.ts';
import {
  makeTable,
  connectClient,
  tempFolder,
  testServer,
  viewOf,
} from '../testing/test-client.ts';
import { roundTime } from '../../table/dice/beacon.ts';

/** A table where West has just stepped on a mine. */
async function atDie(address: string) {
  const { table, seats } = await makeTable(address, { west: 'me', east: 'me' });
  const west = (await connectClient(address, table, seats.west)).client;
  const east = (await connectClient(address, table, seats.east)).client;
  await west.act(0, 'bury n3');
  await east.act(1, 'bury n1');
  await west.act(2, 'walk');
  return { table, seats, west, east };
}

const kinds = (entries: Table['entries'] | readonly { kind: string }[]) =>
  entries.map(({ kind }) => kind).join(' ');

test('a die names a round that is not published yet, and is rolled when its signature arrives', async () => {
  const node = await testBeacon();
  node.failures = 1;
  const { address } = await testServer({ beacon: node.url });
  const { table, seats, west, east } = await atDie(address);
  const named = west.view?.entries.find(({ kind }) => kind === 'beacon');
  expect(roundTime(node.chain, Number(named?.text))).toBeGreaterThan(Date.now());
  const view = await east.until(6);
  expect(kinds(view.entries)).toBe('action action action beacon beacon die');
  expect(view.dice).toMatchObject({ beacon: { hash: node.chain.hash } });
  // The first request failed and was repeated.
  expect(node.asked.length).toBeGreaterThan(1);
  expect((await viewOf(address, table, seats.west)).actor).toBeGreaterThanOrEqual(0);
});

test('an invalid signature is never accepted, however often it is sent', async () => {
  const node = await testBeacon();
  node.forged = '5'.repeat(96);
  const { address } = await testServer({ beacon: node.url });
  const { west } = await atDie(address);
  await expect.poll(() => node.asked.length).toBeGreaterThan(1);
  expect(kinds(west.view?.entries ?? [])).toBe('action action action beacon');
  node.forged = '';
  expect(kinds((await west.until(6)).entries)).toMatch(/beacon beacon die$/);
});

test('a die that waits when the server stops is rolled after the next start', async () => {
  const node = await testBeacon();
  const data = tempFolder();
  const first = await testServer({ beacon: node.url, data });
  node.failures = Number.POSITIVE_INFINITY;
  const { table } = await atDie(first.address);
  await first.close();
  node.failures = 0;
  const second = await testServer({ beacon: node.url, data });
  await expect
    .poll(async () => kinds((await viewOf(second.address, table)).entries))
    .toBe('action action action beacon beacon die');
});

test('an address without a chain is reported at the start', async () => {
  const { url } = await testBeacon();
  await expect(sourceOf(`${url}/nothing`)).rejects.toThrow(InputError);
});

test('a round is named long enough before it is published for the players to see it', () => {
  const chain = { hash: '', key: '', scheme: '', genesis: 0, period: 3 };
  for (let i = 0; i < 50; i++)
    expect(roundTime(chain, beaconOf(chain).next())).toBeGreaterThan(Date.now() + 1000);
});
