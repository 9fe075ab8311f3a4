import { describe, expect, test } from 'vitest';
import { Sfc32 } from '../../kernel/random.ts';
import { CHANCE } from '../../kernel/side.ts';
import { importRecord } from '../../table/record/import.ts';
import type { TableCreated, TableSummary, TableView } from '../../table/messages/messages.ts';
import { proveDice } from '../../table/dice/proof.ts';
import { sealOf } from '../../table/dice/shares.ts';
import { openPatrol } from '../../table/testing/test-game.ts';
import { patrolTable, playOn } from '../../table/testing/test-play.ts';
import { formatRecord } from '../../table/record/record.ts';
import { parseRecord } from '../../table/record/parse-record.ts';
import {
  makeTable,
  randomAction,
  request,
  connectClient,
  testServer,
  TestClient,
  viewOf,
} from '../testing/test-client.ts';

const OPENING = ['bury n3', 'bury n6'] as const;

/** A table after the opening, with both seats connected. */
async function seated() {
  const server = await testServer();
  const { table, seats } = await makeTable(server.address);
  const west = (await connectClient(server.address, table, seats.west)).client;
  const east = (await connectClient(server.address, table, seats.east)).client;
  await west.act(0, OPENING[0]);
  await east.act(1, OPENING[1]);
  return { ...server, table, seats, west, east };
}

describe('creating and joining tables', () => {
  test('a table gives a secret for every seat that is not a bot', async () => {
    const { address } = await testServer();
    const made = await makeTable(address, { west: 'me', east: 'bot:random' });
    expect(Object.keys(made.seats)).toEqual(['west']);
    expect(made.seats.west).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    [{ game: 'patrole' }, /no game "patrole"; did you mean patrol/],
    [{ game: 'patrol', scenario: 'standrad' }, /scenario "standrad"; did you mean standard/],
    [{ game: 'patrol', seats: { wets: 'me' } }, /side "wets"; did you mean west/],
    [{ game: 'patrol', seats: { west: 'bot:gredy' } }, /level "gredy"; did you mean greedy/],
    [{ game: 'patrol', options: { fog: 1 } }, /no option "fog"/],
    [{ game: 'patrol', seats: { west: 'you' } }, /body.seats.west/],
    [{ game: 'patrol', extra: 1 }, /extra/],
    [{}, /body.game/],
  ])('a bad request is refused with the nearest names: %j', async (wanted, reason) => {
    const { address } = await testServer();
    const reply = await request(address, 'POST', '/api/tables', wanted);
    expect(reply.status).toBe(400);
    expect(reply.body.reason).toMatch(reason);
  });

  test('an open seat can be taken from the list, once; its former link then opens nothing', async () => {
    const { address } = await testServer();
    const { table, seats } = await makeTable(address, { west: 'me' });
    const path = '/api/tables?open=true';
    const before = await request<TableSummary[]>(address, 'GET', path);
    expect(before.body.map((t) => t.table)).toEqual([table]);
    expect(before.body[0]?.seats[1]?.kind).toBe('open');
    const join = { side: 'east', name: 'Ben' };
    const taken = await request(address, 'POST', `/api/tables/${table}/join`, join);
    expect(taken).toMatchObject({ status: 200, body: { side: 'east' } });
    expect(await request(address, 'POST', `/api/tables/${table}/join`, join)).toMatchObject({
      status: 409,
      body: { reason: 'This seat is taken.' },
    });
    const any = await request(address, 'POST', `/api/tables/${table}/join`, {});
    expect(any).toMatchObject({
      status: 409,
      body: { reason: 'There are no free seats at this table.' },
    });
    const old = await request(address, 'GET', `/api/tables/${table}`, undefined, seats.east);
    expect(old.status).toBe(403);
    const own = await request<TableView>(
      address,
      'GET',
      `/api/tables/${table}`,
      undefined,
      String(taken.body.token),
    );
    expect(own.body).toMatchObject({
      side: 1,
      seats: [{ name: 'Ann' }, { name: 'Ben', kind: 'human' }],
    });
    expect((await request<TableSummary[]>(address, 'GET', path)).body).toEqual([]);
    expect((await request<TableSummary[]>(address, 'GET', '/api/tables')).body).toHaveLength(1);
  });

  test('a player with the secret link of an open seat takes that seat', async () => {
    const { address } = await testServer();
    const { table, seats } = await makeTable(address, { west: 'me' });
    const ann = (await connectClient(address, table, seats.west)).client;
    const ben = await connectClient(address, table, seats.east);
    expect(ben.view.seats[1]).toMatchObject({ kind: 'human', connected: true });
    const seen = async () => {
      await ann.next('changes');
      return ann.view?.seats[1];
    };
    let seat = await seen();
    while (!seat?.connected) seat = await seen();
    expect(seat.kind).toBe('human');
    const name = { token: seats.east, name: 'Ben' };
    expect((await request(address, 'POST', `/api/tables/${table}/join`, name)).body).toEqual({
      side: 'east',
      token: seats.east,
    });
    ben.client.close();
    while (seat?.connected) seat = await seen();
    expect(seat).toMatchObject({ name: 'Ben', connected: false });
  });

  test('unknown tables and wrong secrets get different errors', async () => {
    const { address } = await testServer();
    const { table } = await makeTable(address);
    const none = await request(address, 'GET', '/api/tables/nope');
    expect(none).toMatchObject({ status: 404, body: { reason: 'There is no table “nope” here.' } });
    const bad = await request(address, 'GET', `/api/tables/${table}`, undefined, 'guess');
    expect(bad.status).toBe(403);
    expect(await new TestClient(address, 'nope').closed).toBe(4404);
    expect(await new TestClient(address, table, 'guess').closed).toBe(4403);
    const socket = await request(address, 'GET', `/api/tables/${table}/socket`);
    expect(socket.status).toBe(426);
  });
});

describe('play over sockets', () => {
  test('each side sees its own view, and all clients receive the changes', async () => {
    const { west, east, address, table } = await seated();
    const spectator = await connectClient(address, table);
    expect(spectator.view.entries.map((e) => e.text)).toEqual(['', '']);
    const done = await west.act(2, 'walk');
    expect(done).toMatchObject({ type: 'done', seq: 3, played: 1 });
    const update = await spectator.client.next('changes');
    expect(update.entries).toMatchObject([{ seq: 3, kind: 'action', side: 0, text: 'walk' }]);
    expect(update).toMatchObject({ seq: 3, status: { actor: 1 } });
    expect(spectator.client.view).toMatchObject({ seq: 3, actor: 1, side: -3 });
    for (const client of [west, east]) {
      const seqs = client.received.flatMap((m) => (m.type === 'changes' ? m.entries : []));
      expect(seqs.map((e) => e.seq)).toEqual(expect.arrayContaining([3]));
    }
  });

  test('no message to a side contains a secret of the other side', async () => {
    const { west, east } = await seated();
    await west.act(2, 'stay');
    await east.act(3, 'stay');
    expect(JSON.stringify(west.received)).not.toContain('bury n6');
    expect(JSON.stringify(east.received)).not.toContain('bury n3');
  });

  test('stale, foreign, illegal and unreadable actions are refused and change nothing', async () => {
    const { west, east } = await seated();
    const before = west.view;
    expect(await west.act(1, 'walk')).toMatchObject({ type: 'refused', refusal: { rule: '' } });
    expect(await east.act(2, 'walk')).toMatchObject({ type: 'refused', refusal: { rule: '2' } });
    expect(await west.act(2, 'roll 5')).toMatchObject({ type: 'refused', refusal: { rule: '2' } });
    expect(await west.act(2, 'wlak')).toMatchObject({
      refusal: { reason: { key: 'input.unknown.near' } },
    });
    expect(west.view).toEqual(before);
    expect(await west.act(2, 'walk')).toMatchObject({ type: 'done', seq: 3 });
  });

  test('spectators cannot act', async () => {
    const { address, table } = await seated();
    const { client } = await connectClient(address, table);
    expect(await client.act(2, 'walk')).toMatchObject({ type: 'refused' });
    expect(await client.ask({ type: 'resign', seq: 2 })).toMatchObject({ type: 'refused' });
  });

  test('undo is an entry of its own, sent to all', async () => {
    const { west, east } = await seated();
    await west.act(2, 'walk');
    expect(await east.ask({ type: 'undo', seq: 3 })).toMatchObject({ type: 'refused' });
    expect(await west.ask({ type: 'undo', seq: 3 })).toMatchObject({ type: 'done', seq: 4 });
    let update = await east.next('changes');
    while (update.seq < 4) update = await east.next('changes');
    expect(update.entries).toMatchObject([{ kind: 'undo', text: '2' }]);
    expect(update.status).toMatchObject({ actor: 0 });
  });

  test('shares of the dice are sealed, revealed, mixed in, and checked against the record afterwards', async () => {
    const { address } = await testServer();
    const { table, seats } = await makeTable(address);
    const west = (await connectClient(address, table, seats.west)).client;
    const { client: east, view } = await connectClient(address, table, seats.east);
    const shares = ['salt'.repeat(4), 'pepper'.repeat(3)] as const;
    const seals = shares.map((share, side) => sealOf(table, side, share));
    const tell = (side: 0 | 1) => ({ type: 'share', share: shares[side], seals }) as const;
    await west.ask({ type: 'seal', seal: seals[0] ?? '' });
    expect(await west.ask(tell(0))).toMatchObject({ type: 'refused' });
    await west.act(0, 'bury n3');
    await east.ask({ type: 'seal', seal: seals[1] ?? '' });
    await east.act(1, 'bury n1');
    expect(await west.act(2, 'walk')).toMatchObject({ seq: 3 });
    // The die is due and waits for the shares.
    expect((await viewOf(address, table)).actor).toBe(CHANCE);
    expect(await west.ask(tell(0))).toMatchObject({ type: 'done', seq: 3 });
    expect((await viewOf(address, table)).dice).toMatchObject({ mixed: [shares[0], ''], seals });
    expect(await east.ask(tell(1))).toMatchObject({ type: 'done', seq: 4 });
    const { dice } = await viewOf(address, table);
    expect(dice.mixed).toEqual(shares);
    expect(dice.seals).toBeUndefined();
    await east.ask({ type: 'resign', seq: 4 });
    const { text } = await request(address, 'GET', `/api/tables/${table}/record`);
    const record = parseRecord(text);
    expect(record.entries[3]).toMatchObject({ kind: 'die', mixed: shares });
    importRecord(openPatrol(), record);
    const pin = { commitment: view.dice.commitment, side: 0, share: shares[0], seals };
    expect(proveDice(record, [pin])).toMatchObject({ checked: 1, compared: 'share', faults: [] });
  });

  test('at its end, a game with hidden information is revealed to all', async () => {
    const { west, address, table } = await seated();
    const early = await request(address, 'GET', `/api/tables/${table}/record`);
    expect(early.status).toBe(403);
    await west.ask({ type: 'resign', seq: 2 });
    const last = west.received.filter((m) => m.type === 'table').at(-1);
    expect(last).toMatchObject({
      table: { outcome: { winners: [1] }, dice: { seed: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    });
    expect(JSON.stringify(last)).toContain('bury n6');
    expect((await request(address, 'GET', `/api/tables/${table}/record`)).status).toBe(200);
  });

  test.each([
    ['without the length of the record', {}],
    ['with an outdated one, as older clients send it', { seq: 2 }],
  ])('a player may resign even if others have moved meanwhile, %s', async (_name, seq) => {
    const { west, east, address, table } = await seated();
    await west.act(2, 'walk');
    expect(await east.ask({ type: 'resign', ...seq })).toMatchObject({ type: 'done' });
    expect((await viewOf(address, table)).outcome?.winners).toEqual([0]);
  });

  test('of two actions sent at once on one seq, one is played and the other refused', async () => {
    const { west } = await seated();
    for (const [id, text] of ['walk', 'stay'].entries())
      west.send(JSON.stringify({ type: 'act', id: 7 + id, seq: 2, actions: [text] }));
    expect(await west.answer()).toMatchObject({ type: 'done', id: 7 });
    expect(await west.answer()).toMatchObject({ type: 'refused', id: 8 });
  });
});

describe('play over HTTP', () => {
  test('is the same as over a socket', async () => {
    const { address, table, seats, east } = await seated();
    const path = `/api/tables/${table}/actions`;
    const act = (seq: number) => ({ type: 'act', id: 1, seq, actions: ['walk'] });
    const done = await request(address, 'POST', path, act(2), seats.west);
    expect(done).toMatchObject({
      status: 200,
      body: { seq: 3, entries: [{ text: 'walk' }], status: { actor: 1 }, answer: { played: 1 } },
    });
    expect((await east.next('changes')).seq).toBe(3);
    const stale = await request(address, 'POST', path, act(2), seats.west);
    expect(stale).toMatchObject({
      status: 409,
      body: { seq: 3, entries: [], answer: { refusal: { rule: '' } } },
    });
    expect((await request(address, 'POST', path, act(3))).status).toBe(409);
    const bad = await request(address, 'POST', path, { ...act(3), actions: [] }, seats.east);
    expect(bad.status).toBe(400);
  });

  test('earlier positions are shown as the seat saw them', async () => {
    const { address, table, seats } = await seated();
    const at = (seq: string, token?: string) =>
      request<TableView>(address, 'GET', `/api/tables/${table}/views/${seq}`, undefined, token);
    expect((await at('1', seats.west)).body).toMatchObject({ seq: 1, side: 0, actor: 1 });
    expect((await at('1', seats.east)).body.ints).not.toEqual(
      (await at('1', seats.west)).body.ints,
    );
    expect(await at('9')).toMatchObject({ status: 400 });
    expect(await at('x')).toMatchObject({ status: 400 });
  });
});

describe('records', () => {
  test('a finished record can be replayed', async () => {
    const { address } = await testServer();
    const played = patrolTable(3);
    playOn(played, new Sfc32(3));
    const record = formatRecord(played.record());
    const made = await request<TableCreated>(address, 'POST', '/api/records', { record });
    expect(made).toMatchObject({ status: 201, body: { seats: {} } });
    const { table } = made.body;
    const view = await request<TableView>(address, 'GET', `/api/tables/${table}`);
    expect(view.body).toMatchObject({ outcome: played.outcome, seq: played.seq });
    const again = await request(address, 'GET', `/api/tables/${table}/record`);
    expect(again.text).toBe(record);
  });

  test('an unfinished record is continued from its end', async () => {
    const { address } = await testServer();
    const played = patrolTable(3);
    playOn(played, new Sfc32(3), 12);
    const wanted = { record: formatRecord(played.record()), seats: { west: 'me', east: 'me' } };
    const { body } = await request<TableCreated>(address, 'POST', '/api/records', wanted);
    const side = ['west', 'east'][played.actor];
    const { client, view } = await connectClient(address, body.table, body.seats[side]);
    expect(view).toMatchObject({ seq: played.seq, actor: played.actor, canUndo: false });
    const reply = await client.act(view.seq, randomAction(view, new Sfc32(1)));
    expect(reply.type).toBe('done');
  });

  test('a tampered or truncated record is refused, with the number of the wrong line', async () => {
    const { address } = await testServer();
    const played = patrolTable(3);
    playOn(played, new Sfc32(3));
    const record = formatRecord(played.record());
    const post = (text: string) => request(address, 'POST', '/api/records', { record: text });
    const cut = await post(record.slice(0, record.length / 2));
    expect(cut).toMatchObject({ status: 400 });
    expect(cut.body.reason).toMatch(/^line \d+: the last line is incomplete/);
    const changed = await post(record.replace('"bury n', '"bury  n'));
    expect(changed.body.reason).toMatch(/^line 2: expected hash/);
    expect((await post('hello')).status).toBe(400);
  });
});
