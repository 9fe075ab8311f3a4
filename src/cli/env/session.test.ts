import { expect, test } from 'vitest';
import { tinyGame } from '../../../test/tiny-game.ts';
import { HEADER_BYTES } from '../../env/frame.ts';
import type { Game } from '../../kernel/game.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { SPECTATOR } from '../../kernel/side.ts';
import { gameById } from '../games.ts';
import { loadCliMessages } from '../text/messages.ts';
import { OPERATIONS, type OperationName, readHeader } from './protocol.ts';
import { RequestBuffer } from './requests.ts';
import { EnvSession } from './session.ts';

const encoder = new TextEncoder();
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Bytes of a request. */
function requestBytes(operation: number, body: Uint8Array, a = 0, b = 0): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length, true);
  view.setUint16(4, operation, true);
  view.setInt32(8, a, true);
  view.setInt32(12, b, true);
  bytes.set(body, HEADER_BYTES);
  return bytes;
}

class Program {
  readonly #session: EnvSession;

  constructor(game: Game = tinyGame()) {
    this.#session = new EnvSession(game);
  }

  /** Returns the body of the reply; throws the text of a refusal. */
  ask(name: OperationName, body: Uint8Array | string = '', a = 0, b = 0): Uint8Array {
    const data = typeof body === 'string' ? encoder.encode(body) : body;
    const operation = OPERATIONS[name];
    const reply = this.#session.answer({ name, operation, a, b, body: data });
    if (reply === undefined) throw new Error('closed');
    const { length } = readHeader(new DataView(reply.buffer, reply.byteOffset), 0);
    expect(length).toBe(reply.length - HEADER_BYTES);
    const status = new DataView(reply.buffer, reply.byteOffset).getUint16(6, true);
    const text = reply.slice(HEADER_BYTES);
    if (status !== 0) throw new Error(textOf(text));
    return text;
  }

  open(more: object = {}) {
    return JSON.parse(textOf(this.ask('open', JSON.stringify({ envs: 2, seed: 1, ...more }))));
  }
}

const ids = (...list: number[]): Uint8Array => new Uint8Array(Int32Array.from(list).buffer);

test('open describes the game, and the offsets fit the frames', () => {
  const program = new Program();
  const told = program.open();
  expect(told).toMatchObject({
    protocol: 'countermarch/env/1',
    game: 'tiny',
    sides: ['red', 'blue'],
  });
  expect(told.actions).toBe(4 + 4 + 7 + 1 + 7);
  const frame = program.ask('reset');
  const view = new DataView(frame.buffer);
  const starts = [0, 1, 2].map((i) => view.getInt32(told.offsets.start + 4 * i, true));
  expect(starts).toEqual([0, 3, 6]);
  expect(frame.length).toBe(told.offsets.legal + 2 * 6);
  const last = view.getUint16(told.offsets.legal + 2 * 5, true);
  expect(textOf(program.ask('names')).split('\n')[last]).toBe('bid 3');
});

test('a step is refused with a message, and the session continues', async () => {
  await loadCliMessages();
  const module = gameById('annihilation');
  const program = new Program(module.open(parseSetup(module, { scenario: 'learning' })));
  expect(() => program.ask('reset')).toThrow('send "open" before');
  const { actions } = program.open();
  const frame = program.ask('reset');
  expect(() => program.ask('step', ids(0, actions - 1))).toThrow(
    /^environment [01]: action \d+ is not legal \[[\w.]+\] \w+ .*\.$/,
  );
  expect(() => program.ask('step', ids(1))).toThrow('1 actions for 2 environments');
  expect(() => program.ask('step', 'abc')).toThrow('3 bytes are not a list of int32');
  expect(() => program.ask('reset', 'abc')).toThrow('the mask must have 2 bytes, not 3');
  const before = textOf(program.ask('hash'));
  expect(program.ask('frame')).toEqual(frame);
  program.ask('step', program.ask('choose', 'random'));
  expect(textOf(program.ask('hash'))).not.toBe(before);
});

test.each([
  [{ envs: 0 }, 'envs'],
  [{ autoreset: 'never' }, 'autoreset'],
  [{ view: 9 }, 'no side 9'],
  [{ wrong: 1 }, 'wrong'],
])('open refuses %j', (more, words) => {
  expect(() => new Program().open(more)).toThrow(words);
});

test('views, saved games, pictures, evaluations and bots', () => {
  const program = new Program();
  const { size } = program.open();
  program.ask('reset');
  expect(program.ask('view', '', 0, SPECTATOR)).toHaveLength(2 * size);
  const saved = program.ask('save', '', 0);
  program.ask('step', ids(1, 2));
  program.ask('restore', saved, 0, 2);
  const [first, second] = textOf(program.ask('hash')).split('\n');
  expect(second).toBe(first);
  expect(textOf(program.ask('render', 'text', 0, 0))).toContain('r1');
  expect(textOf(program.ask('render', 'svg', 0, SPECTATOR))).toMatch(/^<svg /);
  expect(program.ask('evaluate', '', 0, 1)).toHaveLength(8);
  program.ask('step', program.ask('choose', 'random'));
  expect(() => program.ask('choose', 'grand')).toThrow('grand');
  expect(() => program.ask('render', 'png', 0, 0)).toThrow('neither "text" nor "svg"');
  expect(() => program.ask('view', '', 0, 5)).toThrow('there is no side 5');
  expect(() => program.ask('view', '', 7, 0)).toThrow('there is no environment 7');
  program.ask('determinize', new Uint8Array([...ids(1), 55]), 0, 0);
});

test('reset with a seed repeats the games', () => {
  const program = new Program();
  program.open();
  program.ask('reset');
  program.ask('step', ids(1, 2));
  const first = program.ask('reset', '9', 1);
  program.ask('reset');
  expect(program.ask('reset', '9', 1)).toEqual(first);
});

test('requests are assembled from pieces of any length', () => {
  const bodies = ['', 'a', 'x'.repeat(200_000), 'bcd'];
  const stream = bodies.flatMap((text, i) => [...requestBytes(i, encoder.encode(text), i, -i)]);
  for (const piece of [1 << 17, 4099, 17]) {
    const requests = new RequestBuffer();
    const found: string[] = [];
    for (let at = 0; at < stream.length; at += piece) {
      requests.add(Uint8Array.from(stream.slice(at, at + piece)));
      for (let one = requests.next(); one; one = requests.next()) {
        found.push(textOf(one.body));
        expect([one.a, one.b]).toEqual([one.operation, 0 - one.operation]);
      }
    }
    expect(found).toEqual(bodies);
    expect(requests.isPartial).toBe(false);
  }
});

test('a request that is too long is refused at its header', () => {
  const requests = new RequestBuffer();
  requests.add(Uint8Array.from([255, 255, 255, 255, ...Array(12).fill(0)]));
  expect(() => requests.next()).toThrow('a request of 4294967295 bytes is too long');
});
