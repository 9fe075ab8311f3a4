import { signal } from '@preact/signals';
import { beforeEach, expect, test } from 'vitest';
import type { TableView } from '../../table/messages/messages.ts';
import type { RequestAnswer, Connection, ConnectionStatus } from './connection.ts';
import { SeatsConnection } from './seats-connection.ts';

/** Connection to one seat that the test feeds with messages, and that notes its requests. */
class Seat implements Connection {
  readonly status = signal<ConnectionStatus>('open');
  readonly fault = signal('');
  readonly view = signal<TableView | undefined>(undefined);
  readonly name: string;
  readonly asked: string[];

  constructor(name: string, asked: string[]) {
    this.name = name;
    this.asked = asked;
  }
  receive(seq: number, actor: number, more: Partial<TableView> = {}): void {
    const side = this.name === 'white' ? 0 : 1;
    this.view.value = { side, seq, actor, canUndo: false, ...more } as TableView;
  }
  #note(what: string): Promise<RequestAnswer> {
    this.asked.push(`${this.name} ${what}`);
    return Promise.resolve({ played: 1 });
  }
  act = (seq: number) => this.#note(`acts at ${seq}`);
  undo = (seq: number) => this.#note(`undoes at ${seq}`);
  resign = () => this.#note('resigns');
  sendOffer = (seq: number, text: string) => this.#note(`says ${text} at ${seq}`);
  setClock = (text: string) => this.#note(`sets ${text}`);
  changeSeat = async () => ({});
  positionAt = async () => ({}) as never;
  record = async () => '';
  close = () => void this.asked.push(`${this.name} leaves`);
}

let asked: string[];
let white: Seat;
let black: Seat;
let both: SeatsConnection;

beforeEach(() => {
  asked = [];
  white = new Seat('white', asked);
  black = new Seat('black', asked);
  both = new SeatsConnection([white, black]);
});

const receive = (seq: number, actor: number): void => {
  white.receive(seq, actor);
  black.receive(seq, actor);
};

test('the view shows the side to act, and requests go to its seat', async () => {
  receive(0, 0);
  expect(both.view.value).toMatchObject({ side: 0, seq: 0 });
  await both.act(0, []);
  receive(1, 1);
  expect(both.view.value).toMatchObject({ side: 1, seq: 1 });
  await both.act(1, []);
  await both.resign();
  expect(asked).toEqual(['white acts at 0', 'black acts at 1', 'black resigns']);
});

test('the view switches to a side only after that side has received the changes', () => {
  receive(0, 0);
  white.receive(1, 1);
  expect(both.view.value).toMatchObject({ side: 0, seq: 1 });
  black.receive(1, 1);
  expect(both.view.value).toMatchObject({ side: 1, seq: 1 });
  // The view does not switch back to a side that is behind and is still to act in its own view.
  receive(2, 0);
  black.receive(3, 1);
  expect(both.view.value).toMatchObject({ side: 1, seq: 3 });
});

test('for dice and at the end of the game, the view does not switch', () => {
  receive(3, 1);
  expect(both.view.value?.side).toBe(1);
  receive(4, -1);
  expect(both.view.value?.side).toBe(1);
  receive(5, -2);
  expect(both.view.value?.side).toBe(1);
});

test('the side that acted last can undo after the view has switched', async () => {
  white.receive(1, 1, { canUndo: true });
  black.receive(1, 1);
  expect(both.view.value).toMatchObject({ side: 1, canUndo: true });
  await both.undo(1);
  expect(asked).toEqual(['white undoes at 1']);
});

test('a token that opens no seat does no harm if another one opens a seat', () => {
  white.status.value = 'closed';
  white.fault.value = 'not good';
  black.receive(2, 0);
  expect(both.status.value).toBe('open');
  expect(both.fault.value).toBe('');
  expect(both.view.value?.side).toBe(1);
  black.status.value = 'closed';
  expect(both.status.value).toBe('closed');
  expect(both.fault.value).toBe('not good');
});

test('if a bot plays a seat again, its token gives only a spectator’s view, and the other seat is shown', () => {
  receive(2, 1);
  expect(both.view.value?.side).toBe(1);
  black.receive(3, 1, { side: -3 });
  white.receive(3, 1);
  expect(both.view.value?.side).toBe(0);
});

test('the connection is lost while one of its seats is lost', () => {
  receive(0, 0);
  black.status.value = 'lost';
  expect(both.status.value).toBe('lost');
});
