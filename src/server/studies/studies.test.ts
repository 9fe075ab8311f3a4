/** Studies over HTTP and sockets; the tests of the stores cover the storage. */
import { expect, test } from 'vitest';
import { encloseFile } from '../../study/enclosed.ts';
import type {
  ChangeAnswer,
  StudyChange,
  StudyInfo,
  StudyMessage,
  StudySummary,
} from '../../study/messages.ts';
import { addMove, CHAPTER } from '../../study/testing.ts';
import type { TableCreated } from '../../table/messages/messages.ts';
import { Browser, peopleServer } from '../accounts/test-browser.ts';

const [GUEST, OTHER] = ['guest-secret-of-a-browser', 'guest-secret-of-another'];

async function scene() {
  const server = await peopleServer();
  const ann = new Browser(server.address);
  await ann.post('/api/account', { name: 'Ann', password: 'correct horse' });
  const guest = async <T = StudyInfo>(
    method: string,
    path: string,
    body?: object,
    secret = GUEST,
  ) => {
    const response = await fetch(server.address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { 'x-guest': secret, ...(body && { 'content-type': 'application/json' }) },
    });
    const text = await response.text();
    return { status: response.status, body: (text && JSON.parse(text)) as T };
  };
  return { server, ann, guest };
}

const create = async (ann: Browser, more: object = {}) =>
  (await ann.post<StudyInfo>('/api/studies', { name: 'The ford', operations: [CHAPTER], ...more }))
    .body;

const move = addMove('c1', 'tan', 'to 3-0712');
const change = (operations: readonly object[], key = 'abcdefgh') => ({ key, operations });

test('a private study is visible to its members alone; a guest joins by the link and contributes', async () => {
  const { ann, guest } = await scene();
  const { id, code, me, role } = await create(ann);
  expect([me, role]).toEqual(['Ann', 'owner']);
  const path = `/api/studies/${id}`;
  expect((await guest('GET', path)).status).toBe(404);
  expect((await guest('GET', `${path}/changes`)).status).toBe(404);
  expect((await guest('POST', `${path}/join`, { code: 'wrong' })).status).toBe(404);
  const joined = await guest('POST', `${path}/join`, { code, name: 'Bob' });
  expect(joined.body).toMatchObject({
    role: 'contributor',
    me: expect.stringMatching(/^Bob #\w{6}$/),
  });
  const by = joined.body.me;
  const comment = {
    op: 'comment',
    id: move.id,
    comment: 'one',
    by,
    text: 'Out of the smoke [14.3]',
  };
  expect((await guest('POST', `${path}/changes`, change([move, comment]))).status).toBe(200);
  const { body: changes } = await ann.get<StudyChange[]>(`${path}/changes?after=1`);
  expect(changes.at(-1)).toMatchObject({ name: by, operations: [move, comment] });
  // Another guest with the same name is another member.
  await guest('POST', `${path}/join`, { code, name: 'Bob' }, OTHER);
  const taken = change([{ ...comment, text: 'No' }], 'bcdefghi');
  const { body } = await guest<{ refused: unknown[] }>('POST', `${path}/changes`, taken, OTHER);
  expect(body.refused).toHaveLength(1);
});

test('records and bundles in a study are stored, and damaged ones refused with their field', async () => {
  const { ann } = await scene();
  const { id } = await create(ann);
  const path = `/api/studies/${id}`;
  const file = { op: 'file', ...(await encloseFile('bundle', 'export {};\n')) };
  const damaged = { ...file, id: '0'.repeat(64) };
  const { body } = await ann.post<ChangeAnswer>(`${path}/changes`, change([damaged, file]));
  expect(body.refused).toMatchObject([
    { index: 0, message: { key: 'fault.at', args: { at: 'file' } } },
  ]);
  const { body: changes } = await ann.get<StudyChange[]>(`${path}/changes?after=1`);
  expect(changes.at(-1)?.operations).toEqual([file]);
});

test('viewers cannot change a public study; everybody finds it in the list', async () => {
  const { ann, guest } = await scene();
  const { id } = await create(ann, { visibility: 'public' });
  await create(ann);
  const { body: list } = await guest<StudySummary[]>('GET', '/api/studies?order=stars');
  expect(list).toMatchObject([{ id, owner: 'Ann', games: ['sample'], chapters: 1, stars: 0 }]);
  const path = `/api/studies/${id}`;
  expect((await guest('POST', `${path}/changes`, change([move]))).status).toBe(403);
  expect((await guest('POST', `${path}/chat`, { text: 'Hello' })).status).toBe(403);
  expect((await guest('PUT', path, { name: 'Mine', visibility: 'public' })).status).toBe(403);
  expect((await guest('PUT', `${path}/star`)).status).toBe(401);
  expect((await ann.put(`${path}/star`)).status).toBe(200);
  expect((await guest('GET', path)).body).toMatchObject({
    stars: 1,
    starred: false,
    role: 'viewer',
  });
  expect((await guest('GET', path)).body.code).toBeUndefined();
});

/** Messages from the socket of a study. */
async function listen(address: string, id: string) {
  const messages: StudyMessage[] = [];
  const url = `${address.replace('http', 'ws')}/api/studies/${id}/socket?guest=${GUEST}`;
  const socket = new WebSocket(url);
  socket.onmessage = ({ data }) => messages.push(JSON.parse(String(data)) as StudyMessage);
  await new Promise((open) => (socket.onopen = open));
  return { messages, socket };
}

test('a socket gets changes, chat and cursors, and closes when the study becomes private', async () => {
  const { server, ann, guest } = await scene();
  const { id, code } = await create(ann, { visibility: 'link' });
  const path = `/api/studies/${id}`;
  const viewer = await listen(server.address, id);
  await ann.post(`${path}/changes`, change([move]));
  await ann.post(`${path}/chat`, { text: 'Look' });
  await expect
    .poll(() => viewer.messages.map(({ type }) => type), { interval: 10 })
    .toEqual(expect.arrayContaining(['change', 'chat']));
  const { body } = await guest('POST', `${path}/join`, { code, name: 'Bob' });
  const member = await listen(server.address, id);
  member.socket.send(JSON.stringify({ type: 'at', chapter: 'c1', node: move.id }));
  await expect
    .poll(() => viewer.messages.at(-1), { interval: 10 })
    .toMatchObject({ type: 'cursor', cursor: { name: body.me, node: move.id } });
  const closed = new Promise<number>((told) => {
    viewer.socket.onclose = ({ code: why }) => told(why);
  });
  await fetch(`${server.address}${path}/members`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: ann.given.split(';')[0] ?? '' },
    body: JSON.stringify({ name: body.me }),
  });
  await fetch(server.address + path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: ann.given.split(';')[0] ?? '' },
    body: JSON.stringify({ name: 'The ford', visibility: 'private' }),
  });
  expect(await closed).toBe(4404);
});

test('a game in progress can only be in a private study of one author; others cannot join before its end', async () => {
  const { ann, guest } = await scene();
  const seats = { west: 'me', east: 'me' };
  const { body } = await ann.post<TableCreated>('/api/tables', { game: 'patrol', seats });
  const { table } = body;
  const live = { ...CHAPTER, id: 'live', from: { table, entry: 0 }, as: 'west' };
  const open = await create(ann, { visibility: 'link' });
  const refused = await ann.post<{ refused: object[]; n: number }>(
    `/api/studies/${open.id}/changes`,
    change([live]),
  );
  expect(refused.body).toMatchObject({ n: 0, refused: [{ index: 0 }] });
  const { id, code } = await create(ann, { operations: [live] });
  const path = `/api/studies/${id}`;
  expect((await ann.get<StudyInfo>(path)).body.chapters).toBe(1);
  expect((await guest('POST', `${path}/join`, { code })).status).toBe(409);
  const tokens = Object.values(body.seats);
  const seat = tokens[0] ?? '';
  expect((await guest('POST', `/api/tables/${table}/study?seat=${seat}`, {})).status).toBe(409);
  await ann.post(`/api/tables/${table}/actions?seat=${seat}`, { type: 'resign', id: 1, seq: 0 });
  expect((await guest('POST', `${path}/join`, { code })).status).toBe(200);
});

test('a finished game opens as one study for all its players', async () => {
  const { ann, guest } = await scene();
  const seats = { west: 'me', east: 'me' };
  const wanted = { game: 'patrol', seats, name: 'Ann' };
  const { body } = await ann.post<TableCreated>('/api/tables', wanted);
  const [west = '', east = ''] = Object.values(body.seats);
  const table = `/api/tables/${body.table}`;
  await ann.post(`${table}/actions?seat=${west}`, { type: 'resign', id: 1, seq: 0 });
  const [one, two] = await Promise.all([
    ann.post<StudyInfo>(`${table}/study?seat=${west}`, {}),
    guest('POST', `${table}/study?seat=${east}`, { name: 'Bob' }),
  ]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(one.body.id).toBe(two.body.id);
  expect(two.body).toMatchObject({ role: 'contributor', owner: '', games: ['patrol'] });
  expect((await guest('POST', `${table}/study`, {})).status).toBe(403);
});
