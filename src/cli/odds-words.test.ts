import { describe, expect, test } from 'vitest';
import type { Odds } from '../kernel/odds.ts';
import { tinyGame } from '../../test/tiny-game.ts';
import type { Game } from '../kernel/game.ts';
import { oddsLines } from './odds-words.ts';

const game = tinyGame() as Game;
const half = [{ label: 'hit', p: 0.5, text: '1/2' }];
const NOTHING: Odds = { complete: false, outcomes: [], bySubject: [], dice: 9, more: true };

describe('odds in words', () => {
  test('of one thing are its chances', () => {
    const odds = { ...NOTHING, complete: true, outcomes: half, more: false };
    expect(oddsLines(game, odds)).toEqual(['hit 1/2 (50.0%)']);
  });

  test('of several things are a line for each, listed together or not', () => {
    const bySubject = ['gate', 'wall'].map((subject) => ({ subject, outcomes: half }));
    const lines = ['gate: hit 1/2 (50.0%)', 'wall: hit 1/2 (50.0%)'];
    expect(oddsLines(game, { ...NOTHING, bySubject, complete: true, more: false })).toEqual(lines);
    expect(oddsLines(game, { ...NOTHING, bySubject, more: false })).toEqual(lines);
    expect(oddsLines(game, { ...NOTHING, bySubject })).toEqual([
      ...lines,
      'and more dice than can be followed',
    ]);
  });

  test('of a die that may not be thrown say how likely it is', () => {
    const only = { p: 1 / 6, text: '1/6' };
    const bySubject = [
      { subject: 'gate', outcomes: half },
      { subject: 'wall', outcomes: half, only },
    ];
    expect(oddsLines(game, { ...NOTHING, bySubject, more: false }).at(1)).toBe(
      'wall (only if it comes to that: 1/6): hit 1/2 (50.0%)',
    );
  });

  test('say so if nothing can be listed', () => {
    expect(oddsLines(game, NOTHING)).toEqual(['so many dice that the results cannot be listed']);
  });
});
