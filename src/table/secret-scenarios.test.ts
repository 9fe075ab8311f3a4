/** Catalogue data about hidden information. */
import { expect, test } from 'vitest';
import { gameById } from '../games/registry.ts';
import { secretScenarios } from './secret-scenarios.ts';
import { finish } from './slices.ts';

const secretIn = (id: string): readonly string[] => finish(secretScenarios(gameById(id)));

test('scenarios with hidden information are listed, others are not', () => {
  expect(secretIn('annihilation')).toEqual([]);
  expect(secretIn('chitin')).toEqual(['basic', 'small', 'intermediate', 'bitter-end']);
  expect(secretIn('armageddon')).toEqual(['duel', 'three', 'four']);
});
