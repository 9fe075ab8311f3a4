import { describe, expect, test } from 'vitest';
import { sealedDice } from '../../table/dice/dice.ts';
import { type DicePin, proveDice } from '../../table/dice/proof.ts';
import { Table } from '../../table/table.ts';
import { openPatrol } from '../../table/testing/test-game.ts';
import { diceMove, noteRounds } from './dice-pins.ts';

const SEED = '0f'.repeat(32);

function openTable(kinds: readonly ('human' | 'bot')[] = ['human', 'human']): Table {
  const seats = kinds.map((kind) => ({ kind, name: 'random' }));
  const dice = sealedDice('t', SEED);
  return Table.create({ id: 't', game: openPatrol(), dice, seats, seals: [] });
}

/** Page with a seat that follows the requests in its view. */
class Page {
  pin: DicePin | undefined;
  readonly #side: number;
  readonly sent: string[] = [];
  #arriving = true;
  constructor(side: number) {
    this.#side = side;
  }

  /** Handles one view. Returns whether the page sent a message. */
  look(table: Table): boolean {
    const { pin, send } = diceMove(table.viewFor(this.#side), this.pin, this.#arriving);
    this.pin = pin;
    this.#arriving = false;
    if (!send) return false;
    this.sent.push(send.type);
    table.contribute(this.#side, send);
    return true;
  }

  reload(): this {
    this.#arriving = true;
    return this;
  }
}

function play(table: Table): void {
  for (const text of ['bury n3', 'bury n1', 'walk'])
    table.act(table.actor, table.seq, [text], false);
  table.resign(0);
}

/** Lets all pages handle their views until none sends a message. */
function settle(table: Table, pages: readonly Page[]): void {
  for (let i = 0; i < 20; i++) if (!pages.map((page) => page.look(table)).includes(true)) return;
  throw new Error('the pages keep sending messages');
}

describe('the pages of a table', () => {
  test('seal, reveal and prove the dice by themselves, in any order', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const table = openTable();
      const pages = order.map((side) => new Page(side));
      settle(table, pages.slice(0, 1));
      settle(table, pages);
      for (const { sent } of pages) expect(sent).toEqual(['seal', 'share']);
      play(table);
      for (const { pin } of pages)
        expect(proveDice(table.record(), [pin as DicePin])).toMatchObject({ compared: 'share' });
    }
  });

  test('do so against a bot', () => {
    const table = openTable(['human', 'bot']);
    const page = new Page(0);
    settle(table, [page]);
    play(table);
    expect(proveDice(table.record(), [page.pin as DicePin])).toMatchObject({ compared: 'share' });
  });

  test('reveal nothing before every seat has sealed', () => {
    const table = openTable();
    const page = new Page(0);
    settle(table, [page]);
    settle(table, [page.reload()]);
    expect(page.sent).toEqual(['seal']);
    expect(table.viewFor(1).dice.mixed).toEqual(['', '']);
  });

  test('continue with their notes after a reload', () => {
    const table = openTable();
    const [west, east] = [new Page(0), new Page(1)];
    settle(table, [west]);
    const { share } = west.pin as DicePin;
    settle(table, [west.reload(), east]);
    expect(west.pin?.share).toBe(share);
    expect(table.viewFor(0).dice.mixed).not.toContain('');
  });

  test('of two browsers with one seat, the later one seals, and the other claims no share', () => {
    const table = openTable();
    const [desk, phone, east] = [new Page(0), new Page(0), new Page(1)];
    settle(table, [desk]);
    settle(table, [phone, desk]);
    settle(table, [phone, desk, east]);
    play(table);
    const proof = (page: Page) => proveDice(table.record(), [page.pin as DicePin]);
    expect(proof(phone)).toMatchObject({ compared: 'share' });
    expect(proof(east)).toMatchObject({ compared: 'share' });
    expect(proof(desk)).toMatchObject({ compared: 'seal', faults: [] });
  });

  test('a seat whose share only another browser knows goes without, so that the game can start', () => {
    const table = openTable();
    const [desk, phone, east] = [new Page(0), new Page(0), new Page(1)];
    settle(table, [desk]);
    settle(table, [east]);
    settle(table, [phone]);
    expect(phone.sent).toEqual(['share']);
    play(table);
    expect(table.entries.some(({ kind }) => kind === 'die')).toBe(true);
    expect(proveDice(table.record(), [east.pin as DicePin]).faults).toHaveLength(1);
  });

  test('a share that was revealed is never sealed again', () => {
    const table = openTable();
    const [west, east] = [new Page(0), new Page(1)];
    settle(table, [west]);
    east.look(table);
    const view = table.viewFor(0);
    const told = diceMove(view, west.pin, false);
    expect(told.send).toMatchObject({ type: 'share' });
    // The server claims to have no seal of this seat.
    const lying = { ...view, dice: { ...view.dice, seals: ['', view.dice.seals?.[1] ?? ''] } };
    const anew = diceMove(lying, told.pin, true);
    expect(anew.send).toMatchObject({ type: 'seal' });
    expect(anew.pin.share).not.toBe(told.pin.share);
    expect(anew.pin.refused).toBe(1);
  });

  test('pages of spectators, and of tables from before shares, only note the seal', () => {
    const table = openTable();
    const { commitment } = table.dice;
    const noted = { commitment, side: -3, share: '' };
    expect(diceMove(table.viewFor(-3), undefined, true)).toEqual({ pin: noted });
    const old = Table.create({ id: 't', game: openPatrol(), dice: sealedDice('t', SEED) });
    const move = diceMove(old.viewFor(0), undefined, true);
    expect(move).toEqual({ pin: { ...noted, side: 0 } });
  });
});

test('a round is noted if it is not published yet by the device’s clock, once for each die', () => {
  const beacon = { hash: '', key: '', scheme: '', genesis: 100, period: 10 };
  const dice = { ...openTable().viewFor(0).dice, beacon };
  const entry = (seq: number, text: string) =>
    ({ seq, kind: 'beacon', side: -1, text, events: [] }) as const;
  const pin = { commitment: dice.commitment, side: 0, share: '' };
  // Round 3 is published at 120 s.
  const early = noteRounds(pin, dice, [entry(4, '3')], 119_999);
  expect(early.rounds).toEqual([[4, 3]]);
  expect(noteRounds(pin, dice, [entry(4, '3')], 120_000)).toBe(pin);
  expect(noteRounds(pin, dice, [entry(5, `3 ${'a'.repeat(96)}`)], 0)).toBe(pin);
  expect(noteRounds(early, dice, [entry(7, '4')], 0).rounds).toEqual([
    [4, 3],
    [7, 4],
  ]);
});
