/** Offers between players on the server: draws, takebacks, and substitute bots by consent. */
import { expect, test } from 'vitest';
import {
  makeTable,
  connectClient,
  tempFolder,
  testServer,
  viewOf,
} from '../testing/test-client.ts';

async function scene(options: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer(options);
  const { table, seats, host } = await makeTable(server.address, { west: 'me', east: 'me' });
  const west = (await connectClient(server.address, table, seats.west)).client;
  const east = (await connectClient(server.address, table, seats.east)).client;
  await west.act(0, 'bury n3');
  await east.act(1, 'bury n6');
  return { ...server, server, table, seats, host, west, east };
}

test('a takeback is requested from the opponent, shown to all, and done if the opponent agrees', async () => {
  const { address, table, west, east } = await scene();
  const spectator = (await connectClient(address, table)).client;
  expect(await west.ask({ type: 'offer', seq: 2, text: 'ask takeback' })).toMatchObject({
    seq: 3,
  });
  await spectator.until(3);
  expect(spectator.view?.offers).toEqual([{ by: 0, terms: { do: 'takeback', to: 0 }, agreed: [] }]);
  const outsider = await spectator.ask({ type: 'offer', seq: 3, text: 'agree' });
  expect(outsider.refusal).toBeDefined();
  expect(await east.ask({ type: 'offer', seq: 3, text: 'agree' })).toMatchObject({ type: 'done' });
  const view = await west.until(4);
  expect([view.actor, view.offers]).toEqual([0, []]);
  expect(await west.act(4, 'bury n4')).toMatchObject({ type: 'done' });
});

test('an offer survives a restart, and an agreed draw ends the game', async () => {
  const data = tempFolder();
  const { server, table, seats, west } = await scene({ data });
  await west.ask({ type: 'offer', seq: 2, text: 'ask draw' });
  await server.close();
  const again = await testServer({ data });
  const { address } = again;
  const east = (await connectClient(address, table, seats.east)).client;
  expect(east.view?.offers).toMatchObject([{ by: 0, terms: { do: 'draw' } }]);
  await east.ask({ type: 'offer', seq: 3, text: 'agree' });
  const view = await viewOf(address, table);
  expect(view.outcome).toMatchObject({ winners: [0, 1], reason: { key: 'table.draw' } });
  await again.close();
  const third = await testServer({ data });
  expect((await viewOf(third.address, table)).outcome).toEqual(view.outcome);
  // After the end, nothing is hidden.
  expect(view.entries[0]?.text).toBe('bury n3');
});

test('a substitute bot takes the opponent’s seat if the opponent agrees, and then it plays', async () => {
  const { address, table, west, east } = await scene();
  await west.ask({ type: 'offer', seq: 2, text: 'ask stand-in 1 random' });
  await west.act(3, 'stay');
  expect((await viewOf(address, table)).seats[1]?.standIn).toBeUndefined();
  await east.ask({ type: 'offer', seq: 4, text: 'agree' });
  const view = await west.until(7);
  expect(view.seats[1]?.standIn).toBe('random');
  expect(view.entries.slice(4, 7).map(({ kind }) => kind)).toEqual(['accord', 'seat', 'action']);
});

test.each(['', 'draw', 'takeback 0', 'ask takeback 0', 'ask everything', 'agree agree'])(
  '"%s" is not a valid message',
  async (text) => {
    const { west } = await scene();
    west.send(JSON.stringify({ type: 'offer', id: 1, seq: 2, text }));
    expect((await west.next('error')).reason).toMatch(/Not a message: text/);
  },
);
