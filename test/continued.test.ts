/** Games of a server that stops are continued from the data that a page has. */
import { expect, test } from 'vitest';
import { gameById } from '../src/games/registry.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import { hidesSomething } from '../src/kernel/view.ts';
import { recordOfView } from '../src/table/record/continued.ts';
import { freshSeed, sealedDice } from '../src/table/dice/dice.ts';
import { forkRecord } from '../src/table/record/import.ts';
import { formatRecord } from '../src/table/record/record.ts';
import { parseRecord } from '../src/table/record/parse-record.ts';
import { Table } from '../src/table/table.ts';
import { playOn } from '../src/table/testing/test-play.ts';

function tableOf(id: string): Table {
  const module = gameById(id);
  const game = module.open(parseSetup(module, {}));
  const seats = game.sides.map(() => ({ kind: 'human', name: 'Ann' }) as const);
  return Table.create({ id: 't1', game, dice: sealedDice('t1', freshSeed()), seats }).ready();
}

/** The game of a table as the page holds it, with dice of its own. */
function continued(table: Table, side: number): Table | undefined {
  const record = recordOfView(table.game, table.viewFor(side));
  if (!record) return undefined;
  const dice = sealedDice('local-1', freshSeed());
  return forkRecord(parseRecord(formatRecord(record)), { id: 'local-1', game: table.game, dice });
}

test.each(['annihilator', 'annihilation', 'chitin'])(
  '%s: the page takes over the whole game, even undone moves, and continues with dice of its own seal',
  (id) => {
    const table = tableOf(id);
    playOn(table, new Sfc32(id), 60);
    const side = Math.max(0, table.actor);
    const here = continued(table, side);
    expect(here?.entries.length).toBe(table.seq);
    expect(here?.state.ints).toEqual(table.state.ints);
    expect(here?.header.imported).toBe(table.seq);
    expect(here?.header.dice.commitment).not.toBe(table.header.dice.commitment);
    if (here) playOn(here, new Sfc32('on'), 20);
    expect(here?.seq).toBeGreaterThan(table.seq);
  },
);

test.each(['slammers', 'armageddon'])(
  '%s: the page takes over only positions that it knows',
  (id) => {
    const table = tableOf(id);
    const seen = { known: 0, unknown: 0 };
    const rng = new Sfc32(id);
    for (let i = 0; i < 25 && table.outcome === undefined; i++) {
      playOn(table, rng, 4);
      const side = Math.max(0, table.actor);
      const here = continued(table, side);
      const hides = hidesSomething(table.stateFor(side));
      seen[hides ? 'unknown' : 'known'] += 1;
      expect(here === undefined).toBe(hides);
      if (here) expect(here.state.ints).toEqual(table.state.ints);
    }
    expect(seen.known + seen.unknown).toBeGreaterThan(0);
  },
);

test('if entries of a table cannot be replayed, the record begins at the position', () => {
  const table = tableOf('annihilation');
  playOn(table, new Sfc32('seat'), 30);
  const side = Math.max(0, table.actor);
  table.changeSeat(side, table.seq, { do: 'stand-in', level: 'greedy' });
  const here = continued(table, side);
  expect(here?.state.ints).toEqual(table.state.ints);
  expect(here?.header.imported).toBe(1);
  if (here) playOn(here, new Sfc32('on'), 20);
  expect(here?.seq).toBeGreaterThan(10);
});
