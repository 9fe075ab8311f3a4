/** Positions from games in which a bot that slips once played a silly action. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBotActions } from '../../../../test/bot-sanity.ts';
import { openGame } from '../testing.ts';

const position = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./positions/${name}.json`, import.meta.url), 'utf8'));

test.each([
  ['[8.3] a squad does not walk into the blast that is due', 'own-blast', ['to 0805', 'to 0906']],
  [
    '[9.0] a Repairbot stays with the core',
    'repairbot-at-the-core',
    ['to 0709', 'to 0805', 'to 0716', 'to 0708', 'to 1205'],
  ],
  ['[7.1] no robot goes among three squads alone', 'robot-alone', ['to 0412', 'to 0822']],
])('%s: %s', (_, name, silly) => {
  const { evaluated, played } = findBotActions(openGame(), position(name));
  expect(evaluated).toEqual(expect.arrayContaining(silly));
  expect(played.length).toBeGreaterThan(1);
  expect(played.filter((text) => silly.includes(text))).toEqual([]);
});
