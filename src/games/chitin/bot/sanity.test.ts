/** Positions from games in which a bot that slips once played a silly action. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBotActions } from '../../../../test/bot-sanity.ts';
import { openGame } from '../testing.ts';

const position = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./positions/${name}.json`, import.meta.url), 'utf8'));

test.each([
  [
    '[6.082] a Worker does not go before the enemy alone',
    'learning',
    'worker-alone',
    ['to 0911', 'to 0510', 'to 0811', 'to 0610', 'to 0710'],
  ],
  [
    '[6.082] warriors do not leave their Worker before the enemy',
    'learning',
    'escort-of-a-worker',
    ['to 0618', 'to 0617', 'to 0619', 'to 0519', 'to 0418', 'to 0715'],
  ],
  [
    '[7.041] nobody turns a back to the enemy without need',
    'learning',
    'back-to-the-enemy',
    ['face NE', 'face SE'],
  ],
  ['[7.02] nobody faces more than the attack can be for', 'small', 'hopeless-attack', ['face E']],
])('%s: %s', (_, scenario, name, silly) => {
  const { evaluated, played } = findBotActions(openGame({ scenario }), position(name));
  expect(evaluated).toEqual(expect.arrayContaining(silly));
  expect(played.length).toBeGreaterThan(1);
  expect(played.filter((text) => silly.includes(text))).toEqual([]);
});
