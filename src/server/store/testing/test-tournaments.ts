/** Tests of tournaments that every store must pass. */
import { expect, test } from 'vitest';
import { annihilation } from '../../../games/annihilation/index.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { variantHash } from '../../../table/record/variant-hash.ts';
import * as patrolGames from '../../../table/testing/test-game.ts';
import { rateEnded } from '../../accounts/ratings.ts';
import { readRatedVariants, storeRatedVariants } from '../../seats/rated-variants.ts';
import { start, finish, join, leave, createTournament } from '../../tournaments/actions.ts';
import {
  beginningOf,
  endingOf,
  forgetEntries,
  listTournaments,
  readTournament,
  resultOf,
} from '../../tournaments/repository.ts';
import { PreconditionError } from '../database.ts';
import type { Store } from '../store.ts';
import { nonsenseIn } from './test-database.ts';

const WANTED = { name: 'Cup', game: 'patrol', kind: 'round-robin', rounds: 1, days: 2 } as const;
const ENDED = { game: 'patrol', players: ['ann', 'bob'], score: 1, at: 1000 } as const;

async function scene(open: () => Promise<Store>) {
  const { db } = await open();
  const id = await createTournament(db, patrolGames, WANTED, 'host');
  return { db, id, read: async () => (await readTournament(db, id)) ?? expect.fail() };
}

export function testTournaments(open: () => Promise<Store>): void {
  test('gives each player who joins a separate number, even when several join at once', async () => {
    const { db, id, read } = await scene(open);
    const names = ['ann', 'bob', 'cleo', 'ann', 'dan'];
    await Promise.all(names.map((name) => join(db, id, { id: name, name })));
    const { entrants } = await read();
    expect(entrants.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(entrants.map(({ name }) => name).sort()).toEqual(['ann', 'bob', 'cleo', 'dan']);
    expect(entrants.map(({ seed }) => seed)).toEqual([1500, 1500, 1500, 1500]);
    await leave(db, id, 2);
    await join(db, id, { id: 'eva', name: 'eva' });
    expect((await read()).entrants.map(({ n }) => n)).toEqual([1, 3, 4, 5]);
    expect(await listTournaments(db, 5)).toMatchObject([{ id, entrants: 4, state: 'open' }]);
  });

  test('pairs a round once, and stores a result with the ratings of its game, once', async () => {
    const { db, id, read } = await scene(open);
    for (const name of ['ann', 'bob', 'cleo', 'dan']) await join(db, id, { id: name, name });
    await start(db, id);
    const before = await read();
    const pairs = [
      { first: 1, second: 2, table: 'a' },
      { first: 3, second: 4, table: 'b', scores: [1, 0] },
    ] as const;
    const both = [1, 2].map(() => db.write(...beginningOf(db, before, pairs, 2 ** 41)));
    const done = await Promise.allSettled(both);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await read()).toMatchObject({
      ...{ state: 'playing', round: 1, deadline: 2 ** 41 },
      past: [
        { first: 1, table: 'a', isReady: false },
        { first: 3, table: 'b', scores: [1, 0] },
      ],
    });
    expect((await read()).past[0]?.scores).toBeUndefined();
    // The game is rated once, and its result is stored together with the ratings.
    const rated = [1, 2].map(() =>
      rateEnded(db, { ...ENDED, table: 'a' }, resultOf(db, 'a', [1, 0])),
    );
    expect((await Promise.all(rated)).sort()).toEqual([false, true]);
    await db.write(resultOf(db, 'a', [0, 1]));
    expect((await read()).past[0]?.scores).toEqual([1, 0]);
    // If the ratings cannot be written, the result is not written either.
    await expect(rateEnded(db, { ...ENDED, table: 'c' }, nonsenseIn(db))).rejects.toThrow();
    expect(await db.selectFrom('results').selectAll().execute()).toHaveLength(1);
  });

  test('lets players leave and accounts be deleted, and ends a tournament', async () => {
    const { db, id, read } = await scene(open);
    for (const name of ['ann', 'bob']) await join(db, id, { id: name, name });
    await db.write(...forgetEntries(db, 'bob'));
    expect((await read()).entrants).toHaveLength(1);
    await join(db, id, { id: 'cleo', name: 'cleo' });
    await start(db, id);
    await expect(join(db, id, { id: 'dan', name: 'dan' })).rejects.toThrow(/has started/);
    await leave(db, id, 1);
    await db.write(...['cleo', 'host'].flatMap((account) => forgetEntries(db, account)));
    expect(await read()).toMatchObject({
      host: '',
      entrants: [
        { name: 'ann', hasLeft: true },
        { name: '', account: '', hasLeft: true },
      ],
    });
    await finish(db, id);
    expect((await read()).state).toBe('over');
    const again = db.write(...beginningOf(db, await read(), [], 1));
    await expect(again).rejects.toBeInstanceOf(PreconditionError);
    const other = await createTournament(db, patrolGames, WANTED, 'host');
    await finish(db, other);
    expect(await readTournament(db, other)).toBeUndefined();
  });
}

/** Tests of the ends of tournaments that every store must pass. */
export function testTournamentEnds(open: () => Promise<Store>): void {
  test('ends a tournament once, and keeps why it ended early', async () => {
    const { db, id, read } = await scene(open);
    for (const name of ['ann', 'bob']) await join(db, id, { id: name, name });
    await start(db, id);
    const before = await read();
    expect(before.ended).toBe('');
    const both = [1, 2].map(() => db.write(endingOf(db, before, 'variant')));
    const done = await Promise.allSettled(both);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await read()).toMatchObject({ state: 'over', ended: 'variant' });
    await expect(db.write(endingOf(db, before))).rejects.toBeInstanceOf(PreconditionError);
    expect((await read()).ended).toBe('variant');
  });
}

/** Tests of the variants of tournaments that every store must pass. */
export function testTournamentVariants(open: () => Promise<Store>): void {
  test('stores the variant of a tournament, and lists it', async () => {
    const { db } = await open();
    const changes = { 'points.charge': 2 };
    const variant = { title: 'Double', changes };
    const { version } = annihilation.open(parseSetup(annihilation));
    const rules = {
      gameById: () => annihilation,
      variants: [variantHash('annihilation', version, variant)],
    };
    const id = await createTournament(
      db,
      rules,
      { ...WANTED, game: 'annihilation', variant },
      'host',
    );
    expect(await readTournament(db, id)).toMatchObject({ variant });
    expect(await listTournaments(db, 5)).toMatchObject([
      { id, variant: { title: 'Double', changes: 1, hash: rules.variants[0] } },
    ]);
  });

  test('keeps the rated variants of the server that started last', async () => {
    const { db } = await open();
    expect(await readRatedVariants(db)).toEqual([]);
    await Promise.all(
      [
        ['b', 'a', 'b'],
        ['b', 'a'],
      ].map((list) => storeRatedVariants(db, list)),
    );
    expect(await readRatedVariants(db)).toEqual(['a', 'b']);
    await storeRatedVariants(db, ['c']);
    expect(await readRatedVariants(db)).toEqual(['c']);
    await storeRatedVariants(db, []);
    expect(await readRatedVariants(db)).toEqual([]);
  });
}
