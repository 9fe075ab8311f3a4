import { describe, expect, test } from 'vitest';
import type { FollowingRoll, RollOdds } from '../../kernel/odds/card.ts';
import { tinyGame } from '../../../test/tiny-game.ts';
import type { Game } from '../../kernel/game.ts';
import { oddsLines } from './odds-text.ts';

const game = tinyGame() as Game;
const HALVES = [
  { label: 'hit', p: 0.5, text: '1/2' },
  { label: 'missed', p: 0.5, text: '1/2' },
];
const ROLL: RollOdds = {
  ...{ title: 'the gate', rule: '3', rows: HALVES, each: [] },
  headline: { kind: 'aim', label: 'The gate falls', p: 0.5, text: '1/2' },
};
const NEXT: FollowingRoll = { ...ROLL, title: 'the wall', isSure: true };

describe('odds in words', () => {
  test('begin with the headline, and the results under it', () => {
    expect(oddsLines(game, { first: ROLL, sure: [], next: [] })).toEqual([
      'The gate falls: 1/2 (50.0%)',
      '  hit 1/2 (50.0%) · missed 1/2 (50.0%)',
    ]);
  });

  test('of a roll that cannot fail say that it is certain, without a percentage', () => {
    const sure = { label: 'hit', p: 1, text: '1/1' };
    const roll = { ...ROLL, rows: [sure], headline: { ...ROLL.headline, p: 1, text: '1/1' } };
    expect(oddsLines(game, { first: roll, sure: [], next: [] })).toEqual([
      'The gate falls: certain',
    ]);
  });

  test('name a result that ends the game', () => {
    const rows = [{ ...HALVES[0], ends: 'win' } as const, HALVES[1]] as const;
    expect(oddsLines(game, { first: { ...ROLL, rows }, sure: [], next: [] }).at(1)).toBe(
      '  hit, you win 1/2 (50.0%) · missed 1/2 (50.0%)',
    );
  });

  test('list the parts of a roll, certain results, and the rolls that follow', () => {
    const each = [{ subject: 'hex 1', outcomes: HALVES }];
    const perhaps = { ...NEXT, isSure: false, given: 'hit' };
    const lines = oddsLines(game, { first: { ...ROLL, each }, sure: ['a bang'], next: [perhaps] });
    expect(lines.slice(2)).toEqual([
      '  hex 1: hit 1/2 (50.0%) · missed 1/2 (50.0%)',
      'certain: a bang',
      'then perhaps [3] the wall, if hit: The gate falls: 1/2 (50.0%)',
      '  hit 1/2 (50.0%) · missed 1/2 (50.0%)',
    ]);
  });

  test('of an action that rolls nothing itself are those of the rolls that follow', () => {
    expect(oddsLines(game, { sure: [], next: [NEXT] })[0]).toBe(
      'then [3] the wall: The gate falls: 1/2 (50.0%)',
    );
  });
});
