import { expect, test } from 'vitest';
import { rulebook } from '../rulebook.ts';
import { STEPS } from './names.ts';
import { TABLE } from './steps.ts';

const stepsWith = (isOne: (step: (typeof TABLE)[number]) => boolean): string[] =>
  STEPS.names.filter((_, i) => isOne(TABLE[i]));

test('[2.12] steps whose number is hidden from others', () => {
  expect(stepsWith(({ secret }) => secret === true)).toEqual([
    ...['setup.lay', 'setup.settle', 'initiative.bid', 'turn.act', 'cult.act', 'cult.march'],
    ...['hand.draw', 'hand.discard', 'deploy.to', 'build.what', 'find.draw', 'find.take'],
    ...['clinic.heal', 'mast.look', 'attitude.roll', 'attitude.bargain', 'march.to', 'march.walk'],
    ...['enter', 'jump.to', 'mines', 'transfer.to', 'spy.aim', 'spy', 'spy.choose', 'prisoner.to'],
    ...['prisoner.ransom', 'relocate.to', 'barter.trade', 'fit.gear', 'research.offers'],
    ...['research.pick', 'research.made', 'blind.draw'],
  ]);
});

test('[2.12] steps that reveal hidden information, which cannot be undone', () => {
  expect(stepsWith(({ reveals }) => reveals === true)).toEqual([
    ...['initiative.bid', 'deploy.to', 'march.to', 'jump.to', 'fly.to', 'fly.at'],
    ...['sortie.intercept', 'sortie.guns', 'covert.choose', 'meeting', 'sally', 'battle.lead'],
    ...['battle.rows', 'battle.act', 'battle.aim', 'battle.go', 'hunt.choose', 'challenge.act'],
    'threshold.act',
  ]);
});

test('[2.5] every step names a rule of the rulebook', () => {
  const rules = new Set(rulebook.map(({ id }) => id));
  expect(stepsWith(({ rule }) => !rules.has(rule))).toEqual([]);
});
