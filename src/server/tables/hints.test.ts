/** Hints at tables: help against a bot; at other tables, no player has hints without the other knowing. */
import { expect, test } from 'vitest';
import type { TableCreated } from '../../table/messages/messages.ts';
import { request, testServer, viewOf } from '../testing/test-client.ts';

const ON = 'bot:random';

test.each<[string, Record<string, string>, 'on' | 'off' | undefined, boolean]>([
  ['off with two people', { west: 'me', east: 'me' }, undefined, false],
  ['off with a seat that a person may take', { west: 'me', east: 'open' }, undefined, false],
  ['off where seats are left out', { west: 'me' }, undefined, false],
  ['on against a bot', { west: 'me', east: ON }, undefined, true],
  ['on with two people if the creator asks', { west: 'me', east: 'open' }, 'on', true],
  ['off against a bot if the creator asks', { west: 'me', east: ON }, 'off', false],
])('hints are %s, and every player and spectator is shown it', async (_, seats, hints, given) => {
  const { address } = await testServer();
  const body = { game: 'patrol', seats, ...(hints && { hints }) };
  const made = (await request<TableCreated>(address, 'POST', '/api/tables', body)).body;
  for (const token of [...Object.values(made.seats), undefined])
    expect((await viewOf(address, made.table, token)).hints).toBe(given);
});
