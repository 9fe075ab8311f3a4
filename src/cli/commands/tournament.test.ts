import { expect, test } from 'vitest';
import { annihilation } from '../../games/annihilation/index.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { Browser, peopleServer } from '../../server/accounts/test-browser.ts';
import { tempFolder } from '../../server/testing/test-client.ts';
import { endingOf } from '../../server/tournaments/repository.ts';
import type { TournamentView } from '../../table/messages/tournament-messages.ts';
import { variantHash } from '../../table/record/variant-hash.ts';
import { runCommand } from '../test-run.ts';

const WANTED = { name: 'Cup', game: 'patrol', kind: 'swiss', rounds: 1, days: 7 };

test('a host lists, starts, shows and ends a tournament while the server runs', async () => {
  const data = tempFolder();
  const { address } = await peopleServer({ data });
  const run = (...words: string[]) => runCommand('tournament', ...words, '--data', data);
  const people = await Promise.all(
    ['Ann', 'Bob', 'Cleo'].map(async (name) => {
      const browser = new Browser(address);
      await browser.post('/api/account', { name, password: 'correct horse' });
      return browser;
    }),
  );
  const [ann] = people as [Browser];
  const { id } = (await ann.post<TournamentView>('/api/tournaments', WANTED)).body;
  expect((await run('start', id)).err).toContain('at least 2 players');
  for (const browser of people) await browser.post(`/api/tournaments/${id}/join`);
  expect((await run('list')).out).toBe(`${id}  open  patrol, swiss, 3 players, round 0  Cup\n`);
  expect((await run('remove', id, 'Dan')).err).toMatch(/“Dan” is not a player; the players are /);
  await run('remove', id, 'Cleo');
  expect((await run('start', id)).out).toMatch(
    /^Cup: playing, round [01] of 1.*\n1\. {2}\w+ {2}0 /,
  );
  const ended = await run('end', id);
  expect([ended.code, ended.out]).toEqual([
    0,
    expect.stringMatching(/^Cup: over, round [01] of 1\n/),
  ]);
  expect((await run('show', 'zzz')).err).toContain('There is no tournament “zzz”');
  expect((await run('show')).err).toContain('give an id from');
});

test('the list and the standings name the variant, and the standings say why a tournament ended early', async () => {
  const data = tempFolder();
  const variant = { title: 'Double', changes: { 'points.charge': 2 } };
  const { version } = annihilation.open(parseSetup(annihilation));
  const { address, tables } = await peopleServer({
    ...{ data, registry: new URL('../../server/testing/test-variants.ts', import.meta.url) },
    ratedVariants: [variantHash('annihilation', version, variant)],
  });
  const run = async (...words: string[]) =>
    (await runCommand('tournament', ...words, '--data', data)).out;
  const ann = new Browser(address);
  await ann.post('/api/account', { name: 'Ann', password: 'correct horse' });
  const request = { ...WANTED, game: 'annihilation', variant };
  const { id } = (await ann.post<TournamentView>('/api/tournaments', request)).body;
  expect(await run('list')).toBe(
    `${id}  open  annihilation, swiss, 0 players, round 0  Cup  Variant: Double (1 change)\n`,
  );
  const { db } = tables.store;
  await db.updateTable('tournaments').set({ state: 'playing' }).execute();
  await db.write(endingOf(db, { id, round: 0 }, 'variant'));
  expect(await run('show', id)).toBe(
    'Cup: over, round 0 of 0\nVariant: Double (1 change)\nended early: rated games may no longer have its variant\n',
  );
});
