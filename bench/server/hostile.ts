/**
 * `npm run bench:hostile -- [--messages 1000000] [--requests 20000] [--limited]`: how a server withstands hostile
 * clients. Spectators send messages, valid or not, and requests of every kind, without the limits that would cut them
 * off. Beside them an honest player plays, in a process of its own. Ends with an error if anything was accepted, the
 * server crashed, its loop blocked for more than 50 ms of processor time, or its memory grew by more than a fifth
 * after the first third. With `--limited` the server has its usual limits, and each attacker has a separate address.
 * It is then an error too if the 95th percentile of the player’s waits is more than twice the usual one. The usual
 * wait is measured during the same attack on another server on the machine, which is then as busy.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameById } from '../../src/games/registry.ts';
import { ActionList } from '../../src/kernel/action.ts';
import { legal, start } from '../../src/kernel/engine.ts';
import { formatAction } from '../../src/kernel/text/notation.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import type { Changes, TableCreated } from '../../src/table/messages/messages.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '20000' },
    limited: { type: 'boolean', default: false },
  },
});
const [MESSAGES, REQUESTS] = [Number(values.messages), Number(values.requests)];
const VILLAINS = 8;
/** Maximum number of unanswered messages of each attacker. */
const WINDOW = 50;

const module = gameById('annihilation');
const game = module.open(parseSetup(module, {}));
const first = formatAction(game, legal(game, start(game), new ActionList()).at(0));

interface PlayerReport {
  readonly address: string;
  readonly rss: number;
  readonly work: number;
}

const data = mkdtempSync(join(tmpdir(), 'countermarch-hostile-'));
const LIMITED = values.limited;
const begin = (folder: string): ChildProcess =>
  fork(
    new URL('server-child.ts', import.meta.url),
    [join(data, folder), LIMITED ? 'limited' : 'api'],
    { execArgv: [] },
  );
const child = begin('attacked');
let fell = false;
child.on('exit', () => {
  fell = true;
});
const { address } = ((await once(child, 'message')) as [PlayerReport])[0];
/** A second server, without an honest player. */
const decoy = begin('decoy');
const { address: elsewhere } = ((await once(decoy, 'message')) as [PlayerReport])[0];
const post = (path: string, body: string, at = address): Promise<Response> =>
  fetch(at + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(VILLAINS) },
    body,
  });
const get = (path: string, at: string): Promise<Response> =>
  fetch(at + path, { headers: from(VILLAINS) });

async function ask(question: string): Promise<PlayerReport> {
  child.send(question);
  return ((await once(child, 'message')) as [PlayerReport])[0];
}

async function makeTable(at = address): Promise<TableCreated> {
  const seats = Object.fromEntries(game.sides.map(({ id }) => [id, 'me']));
  const reply = await post('/api/tables', JSON.stringify({ game: game.id, seats }), at);
  return (await reply.json()) as TableCreated;
}

const urlOf = (table: string, seat: string, at = address): string =>
  `${at.replace('http', 'ws')}/api/tables/${table}/socket?seat=${seat}`;

/** Returns the milliseconds that the answers to the honest player have taken since the last call. */
async function taken(player: ChildProcess): Promise<number[]> {
  player.send('taken');
  return ((await once(player, 'message')) as [number[]])[0];
}

/** Returns a header that gives each client a separate address, on a server that trusts the header. */
const from = (nr: number): Record<string, string> =>
  LIMITED ? { 'x-forwarded-for': `192.0.2.${nr + 1}` } : {};

/** Returns a random message of a kind that has caused faults somewhere. */
function message(rng: Rng, id: number): string {
  const seq = rng.below(3);
  const near = [
    { type: 'act', id, seq, actions: [first] },
    { type: 'act', id, seq, actions: Array<string>(200).fill('x'.repeat(40)) },
    { type: 'undo', id, seq },
    { type: 'resign', id, seq },
    { type: 'seal', id, seal: 'a'.repeat(64) },
    { type: 'share', id, share: 'b'.repeat(32), seals: ['', ''] },
    { type: 'offer', id, seq, text: 'ask draw' },
    { type: 'offer', id, seq, text: 'agree' },
    { type: 'act', id, seq: 1e300, actions: [first] },
    { type: 'undo', id, seq, side: 0 },
  ];
  // Nonsense is rare, because the server closes a socket after twenty nonsense messages.
  if (rng.below(60) === 0)
    return ['{', 'null', '[]', '"\ud800"', '{"type":"win"}'][rng.below(5)] ?? '';
  return JSON.stringify(near[rng.below(rng.below(20) === 0 ? near.length : 8)]);
}

type Rng = Pick<Sfc32, 'below'>;
const counts = { sent: 0, answered: 0, accepted: 0, closed: 0 };

/** Sends its share of the messages, over as many sockets as necessary. */
async function villain(table: string, nr: number, share: number, at: string): Promise<void> {
  const rng = new Sfc32(`villain ${nr}`);
  for (let left = share; left > 0 && !fell; ) {
    const seat = rng.below(10) === 0 ? 'wrong' : '';
    // Node's own WebSocket accepts headers too, which the standard does not have.
    const options = { headers: from(nr) } as unknown as string[];
    const socket = new WebSocket(urlOf(table, seat, at), options);
    // A refused connection counts as an attempt.
    left -= 1;
    let underway = 0;
    await new Promise<void>((gone) => {
      const more = (): void => {
        for (; underway < WINDOW && left > 0 && socket.readyState === 1; underway++, left--) {
          socket.send(message(rng, left));
          counts.sent += 1;
        }
        if (left <= 0 && underway === 0) socket.close();
      };
      socket.onopen = more;
      socket.onmessage = ({ data: text }) => {
        const told = JSON.parse(String(text)) as { type: string; answer?: Changes['answer'] };
        if (told.type === 'error') underway -= 1;
        if (told.answer) {
          underway -= 1;
          counts.answered += 1;
          if (!told.answer.refusal) counts.accepted += 1;
        }
        more();
      };
      socket.onclose = () => {
        counts.closed += 1;
        gone();
      };
    });
  }
}

/** Sends requests of every kind, several in parallel. */
async function requests(table: string, share: number, at = address): Promise<number> {
  const rng = new Sfc32('requests');
  const kinds: (() => Promise<Response>)[] = [
    () => get(`/api/tables/${table}`, at),
    () => get(`/api/tables/${table}/views/${rng.below(9)}`, at),
    () => get('/api/tables/..%2f..%2fetc', at),
    () => get(`/api/tables?open=${'x'.repeat(500)}`, at),
    () => post('/api/tables', '{"game":"chitin","__proto__":{"a":1}}', at),
    () => post('/api/tables', JSON.stringify({ game: 'x'.repeat(60_000) }), at),
    () => post(`/api/tables/${table}/actions`, message(rng, 1), at),
    () => post(`/api/tables/${table}/join`, '{}', at),
    () => post(`/api/tables/${table}/seats/white`, '{"do":"stand-in","level":"4"}', at),
    () => post('/api/records', JSON.stringify({ record: '{"format":'.repeat(1000) }), at),
  ];
  let failures = 0;
  for (let left = share; left > 0 && !fell; left -= WINDOW) {
    const some = Array.from(
      { length: Math.min(WINDOW, left) },
      () => kinds[rng.below(kinds.length)],
    );
    const replies = await Promise.all(some.map((send) => send?.()));
    for (const reply of replies) {
      await reply?.arrayBuffer();
      if ((reply?.status ?? 0) >= 500) failures += 1;
    }
  }
  return failures;
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

const made = await makeTable();
const own = await makeTable();
const seat = (table: TableCreated): string =>
  urlOf(table.table, table.seats[game.sides[0]?.id ?? ''] ?? '');
await ask('watch');
const player = fork(new URL('hostile-player.ts', import.meta.url), [seat(own), first], {
  execArgv: [],
});
const third = Math.ceil(MESSAGES / VILLAINS / 3);
const attack = (share: number, table = made.table, at = address): Promise<unknown> =>
  Promise.all(Array.from({ length: VILLAINS }, (_, nr) => villain(table, nr, share, at)));
/**
 * The player's usual waits are measured while the other server is attacked, before and after, because other load
 * varies.
 */
const aside = await makeTable(elsewhere);
async function usual(): Promise<number[]> {
  const kept = { ...counts };
  await taken(player);
  const part = Math.ceil(third / 4);
  await Promise.all([
    attack(part, aside.table, elsewhere),
    requests(aside.table, Math.ceil(REQUESTS / 12), elsewhere),
  ]);
  Object.assign(counts, kept);
  return taken(player);
}
const earlier = await usual();
const some = Math.ceil(REQUESTS / 3);
const [, early] = await Promise.all([attack(third), requests(made.table, some)]);
const before = await ask('watching');
const [, late] = await Promise.all([attack(2 * third), requests(made.table, REQUESTS - some)]);
const failed = early + late;
const times = await taken(player);
const normal = p95([...earlier, ...(await usual())]);
player.kill();
const { rss, work } = await ask('report');
const growth = rss / before.rss - 1;
console.log(
  `${counts.sent} messages, ${REQUESTS} requests beside ${times.length} moves of somebody who plays`,
);
console.log(
  `accepted ${counts.accepted}, answered ${counts.answered}, sockets closed ${counts.closed}, replies of 500 or above: ${failed}`,
);
console.log(`longest turn of the loop: ${work.toFixed(0)} ms of processor time`);
console.log(
  `memory: ${(rss / 2 ** 20).toFixed(0)} MB, ${(100 * growth).toFixed(0)} % more than after a third`,
);
console.log(
  `p95 of who plays: ${normal.toFixed(1)} ms while another server is attacked, ${p95(times).toFixed(1)} ms while his is`,
);
const isFair = !LIMITED || p95(times) <= 2 * normal;
const isSound =
  isFair && !fell && counts.accepted === 0 && failed === 0 && work <= 50 && growth <= 0.2;
decoy.kill();
if (!fell) {
  child.send('stop');
  await once(child, 'exit');
}
rmSync(data, { recursive: true, force: true });
console.log(isSound ? 'It holds.' : 'It does not hold.');
process.exitCode = isSound ? 0 : 1;
