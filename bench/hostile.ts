/**
 * `npm run bench:hostile -- [--messages 1000000] [--requests 20000]`: what a server takes from clients that mean
 * it ill. Onlookers send whatever may or may not be a message, and requests of every kind, without the limits
 * that would cut them off; beside them somebody plays. Ends with an error if anything was accepted, the server
 * fell, its loop stood still for more than 50 ms of processor time, or its memory grew by more than a fifth
 * between the first third and the end.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameById } from '../src/games/registry.ts';
import { ActionList } from '../src/kernel/action.ts';
import { legal, start } from '../src/kernel/engine.ts';
import { formatAction } from '../src/kernel/notation.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { parseSetup } from '../src/kernel/setup.ts';
import type { Changes, TableCreated } from '../src/table/messages.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '20000' },
  },
});
const [MESSAGES, REQUESTS] = [Number(values.messages), Number(values.requests)];
const VILLAINS = 8;
/** Messages on their way at once, of each of them. */
const WINDOW = 50;

const module = gameById('annihilation');
const game = module.open(parseSetup(module, {}));
const first = formatAction(game, legal(game, start(game), new ActionList()).at(0));

interface Told {
  readonly address: string;
  readonly rss: number;
  readonly work: number;
}

const data = mkdtempSync(join(tmpdir(), 'countermarch-hostile-'));
const child: ChildProcess = fork(new URL('server-child.ts', import.meta.url), [data], {
  execArgv: [],
});
let fell = false;
child.on('exit', () => {
  fell = true;
});
const { address } = ((await once(child, 'message')) as [Told])[0];
const post = (path: string, body: string): Promise<Response> =>
  fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

async function ask(question: string): Promise<Told> {
  child.send(question);
  return ((await once(child, 'message')) as [Told])[0];
}

async function makeTable(): Promise<TableCreated> {
  const seats = Object.fromEntries(game.sides.map(({ id }) => [id, 'me']));
  const reply = await post('/api/tables', JSON.stringify({ game: game.id, seats }));
  return (await reply.json()) as TableCreated;
}

const urlOf = (table: string, seat: string): string =>
  `${address.replace('http', 'ws')}/api/tables/${table}/socket?seat=${seat}`;

/** Plays a move and takes it back, on and on; gives the milliseconds that each answer took. */
async function honest(made: TableCreated, done: () => boolean): Promise<number[]> {
  const socket = new WebSocket(urlOf(made.table, made.seats[game.sides[0]?.id ?? ''] ?? ''));
  const heard = (): Promise<Changes> =>
    new Promise((resolve) => {
      socket.onmessage = ({ data: text }) => {
        const message = JSON.parse(String(text)) as Changes;
        if (message.answer) resolve(message);
      };
    });
  await once(socket, 'message');
  const times: number[] = [];
  for (let seq = 0; !done(); seq++) {
    const type = seq % 2 === 0 ? 'act' : 'undo';
    const message = { type, id: seq, seq, ...(type === 'act' && { actions: [first] }) };
    const begun = performance.now();
    const answered = heard();
    socket.send(JSON.stringify(message));
    const { answer } = await answered;
    if (answer?.refusal) throw new Error(`an honest move was refused: ${answer.refusal.rule}`);
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  socket.close();
  return times;
}

/** Something that might be sent, of every kind that has done harm somewhere. */
function message(rng: Rng, id: number): string {
  const seq = rng.below(3);
  const near = [
    { type: 'act', id, seq, actions: [first] },
    { type: 'act', id, seq, actions: Array<string>(200).fill('x'.repeat(40)) },
    { type: 'undo', id, seq },
    { type: 'resign', id, seq },
    { type: 'seal', id, seal: 'a'.repeat(64) },
    { type: 'share', id, share: 'b'.repeat(32), seals: ['', ''] },
    { type: 'accord', id, seq, text: 'ask draw' },
    { type: 'accord', id, seq, text: 'agree' },
    { type: 'act', id, seq: 1e300, actions: [first] },
    { type: 'undo', id, seq, side: 0 },
  ];
  // Nonsense is rare: twenty of it, and the socket is closed.
  if (rng.below(60) === 0)
    return ['{', 'null', '[]', '"\ud800"', '{"type":"win"}'][rng.below(5)] ?? '';
  return JSON.stringify(near[rng.below(rng.below(20) === 0 ? near.length : 8)]);
}

type Rng = Pick<Sfc32, 'below'>;
const counts = { sent: 0, answered: 0, accepted: 0, closed: 0 };

/** Sends its share of the messages, over as many sockets as that takes. */
async function villain(table: string, nr: number, share: number): Promise<void> {
  const rng = new Sfc32(`villain ${nr}`);
  for (let left = share; left > 0 && !fell; ) {
    const seat = rng.below(10) === 0 ? 'wrong' : '';
    const socket = new WebSocket(urlOf(table, seat));
    let underway = 0;
    await new Promise<void>((gone) => {
      const more = (): void => {
        for (; underway < WINDOW && left > 0 && socket.readyState === 1; underway++, left--) {
          socket.send(message(rng, left));
          counts.sent += 1;
        }
        if (left === 0 && underway === 0) socket.close();
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

/** Requests of every kind, in a few lines at a time. */
async function requests(table: string, share: number): Promise<number> {
  const rng = new Sfc32('requests');
  const kinds: (() => Promise<Response>)[] = [
    () => fetch(`${address}/api/tables/${table}`),
    () => fetch(`${address}/api/tables/${table}/views/${rng.below(9)}`),
    () => fetch(`${address}/api/tables/..%2f..%2fetc`),
    () => fetch(`${address}/api/tables?open=${'x'.repeat(500)}`),
    () => post('/api/tables', '{"game":"chitin","__proto__":{"a":1}}'),
    () => post('/api/tables', JSON.stringify({ game: 'x'.repeat(60_000) })),
    () => post(`/api/tables/${table}/actions`, message(rng, 1)),
    () => post(`/api/tables/${table}/join`, '{}'),
    () => post(`/api/tables/${table}/seats/white`, '{"do":"stand-in","level":"4"}'),
    () => post('/api/records', JSON.stringify({ record: '{"format":'.repeat(1000) })),
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
const calm = performance.now() + 5000;
const normal = p95(await honest(await makeTable(), () => performance.now() > calm));
await ask('watch');
let over = false;
const playing = honest(made, () => over);
const third = Math.ceil(MESSAGES / VILLAINS / 3);
const attack = (share: number): Promise<unknown> =>
  Promise.all(Array.from({ length: VILLAINS }, (_, nr) => villain(made.table, nr, share)));
const some = Math.ceil(REQUESTS / 3);
const [, early] = await Promise.all([attack(third), requests(made.table, some)]);
const before = await ask('watching');
const [, late] = await Promise.all([attack(2 * third), requests(made.table, REQUESTS - some)]);
const failed = early + late;
over = true;
const times = await playing;
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
  `p95 of who plays: ${normal.toFixed(1)} ms before, ${p95(times).toFixed(1)} ms meanwhile`,
);
const isSound = !fell && counts.accepted === 0 && failed === 0 && work <= 50 && growth <= 0.2;
if (!fell) {
  child.send('stop');
  await once(child, 'exit');
}
rmSync(data, { recursive: true, force: true });
console.log(isSound ? 'It holds.' : 'It does not hold.');
process.exitCode = isSound ? 0 : 1;
