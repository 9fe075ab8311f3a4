import { expect, test } from 'vitest';
import { Browser, peopleServer } from '../../server/accounts/test-browser.ts';
import { tempFolder } from '../../server/testing/test-client.ts';
import type { TournamentView } from '../../table/messages/tournament-messages.ts';
import { here } from '../test-run.ts';

const WANTED = { name: 'Cup', game: 'patrol', kind: 'swiss', rounds: 1, days: 7 };

test('a host lists, starts, shows and ends a tournament while the server runs', async () => {
  const data = tempFolder();
  const { address } = await peopleServer({ data });
  const run = (...words: string[]) => here('tournament', ...words, '--data', data);
  const people = await Promise.all(
    ['Ann', 'Bob', 'Cleo'].map(async (name) => {
      const browser = new Browser(address);
      await browser.post('/api/account', { name, password: 'correct horse' });
      return browser;
    }),
  );
  const [ann] = people as [Browser];
  const { id } = (await ann.post<TournamentView>('/api/tournaments', WANTED)).body;
  expect((await run('begin', id)).err).toContain('at least 2 players');
  for (const browser of people) await browser.post(`/api/tournaments/${id}/join`);
  expect((await run('list')).out).toBe(`${id}  open  patrol, swiss, 3 players, round 0  Cup\n`);
  expect((await run('remove', id, 'Dan')).err).toMatch(/“Dan” is not a player; the players are /);
  await run('remove', id, 'Cleo');
  expect((await run('begin', id)).out).toMatch(
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
