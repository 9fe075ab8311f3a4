/** What is built of the sequence of play, and that nothing is left out in silence. */
import { expect, test } from 'vitest';
import { SCENARIOS } from '../data/scenarios.ts';
import { begin } from '../testing.ts';
import { STEPS } from './names.ts';
import { STEP_TABLE, UNBUILT } from './steps.ts';
import { victoryRule } from './victory.ts';

test('[5.1] what stands for a step that is not built is listed, and nothing else is', () => {
  const standIns = STEPS.names.filter((name) => 'unbuilt' in STEP_TABLE[name]);
  expect([...UNBUILT].sort()).toEqual(standIns.sort());
});

test.each(SCENARIOS)('[4.1] scenario $id names the rule of its victory', ({ id }) => {
  const { game, s } = begin(id);
  const { steps } = game;
  expect(victoryRule(s)).toMatch(new RegExp(`^${30 + Number(id)}\\.`));
  for (const { rule } of steps) expect(rule).not.toBe('');
});
