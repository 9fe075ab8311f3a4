import { expect, test } from 'vitest';
import { games } from '../../../games/registry.ts';
import type { CatalogueEntry } from '../../../table/messages/messages.ts';
import { firstTerms, pairedScenarios, pairingRequest } from './terms.ts';

/** The parts of the catalogue that pairing needs. */
const catalogue = games.map(
  ({ id, sides, scenarios }): CatalogueEntry => ({
    ...{ id, sides, scenarios, messages: {}, options: [], bots: [] },
  }),
);
const entry = (id: string) => {
  const found = catalogue.find((game) => game.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

test('only scenarios for two players are offered', () => {
  expect(pairedScenarios(entry('armageddon')).map(({ id }) => id)).toEqual(['duel']);
  expect(pairedScenarios(entry('annihilation'))).toHaveLength(2);
  const slammers = entry('slammers');
  expect(pairedScenarios(slammers).length).toBeGreaterThan(0);
  expect(pairedScenarios(slammers).length).toBeLessThan(slammers.scenarios.length);
});

test('the first terms are possible ones; without a game for two players there are none', () => {
  const terms = firstTerms([entry('armageddon')]);
  expect(terms).toMatchObject({ game: 'armageddon', scenario: 'duel', side: '', rated: false });
  expect(firstTerms([])).toBeUndefined();
});

test('a request names a side and a name only if there is one', () => {
  const terms = { game: 'g', scenario: 's', clock: 'day-3', rated: true, side: '' } as const;
  expect(pairingRequest(terms, '')).toEqual({
    ...{ game: 'g', scenario: 's', rated: true },
    clock: { kind: 'move', seconds: 259_200, vacation: 14 },
  });
  expect(pairingRequest({ ...terms, side: 'red' }, 'Ann')).toMatchObject({
    ...{ side: 'red', name: 'Ann' },
  });
});
