/** The conformance suite on random games, and the lesson from its first step to its last. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformGame, Log, Sfc32, start } from 'countermarch/kernel';
import { newgame } from '../src/index.ts';
import { en } from '../src/i18n/en.ts';
import { rulebook } from '../src/rulebook.ts';
import { act, openGame, type TestTable } from './table.ts';

const RULES = new Set(rulebook.map(({ id }) => id));

test('random games keep the contract of a game', () => {
  for (let seed = 0; seed < 40; seed++)
    conformGame(openGame(), new Sfc32(seed), { deepEvery: 4, rules: RULES });
});

test('the lesson can be played to its end', () => {
  const game = openGame();
  const table: TestTable = { game, state: start(game), log: new Log() };
  act(table, 'draw 1', 'draw 2');
  for (const { says, rule, does, answers = [] } of newgame.lesson?.steps ?? []) {
    assert.ok(RULES.has(rule), `[${rule}] is not in the rulebook`);
    assert.ok(typeof says !== 'string' && says.key in en);
    act(table, ...does, ...answers);
  }
});
