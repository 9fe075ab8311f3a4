import { describe, expect, test } from 'vitest';
import { actor } from '../../../../kernel/engine.ts';
import { CHANCE } from '../../../../kernel/side.ts';
import { TOKENS } from '../../data/scenarios.ts';
import { act, eventsOf, hex, offers, stepNow, table, type TestGame, unit } from '../../testing.ts';

const token = (letter: string) => TOKENS.indexOf(letter);
const value = (t: TestGame, letter: string) => t.s.tokenValue[token(letter)];
const place = (t: TestGame, letter: string) => t.s.tokenAt[token(letter)];

/** Plays a battle in which three Gantuas kill one Worker at 8,-7; then the bodies are assigned. */
function kill(tokens: string, scenario = 'small'): TestGame {
  const t = table(`red 3 Gantua 7,-7 E; blue Worker 8,-7 W; blue Termagant 0,0; ${tokens}`, {
    scenario,
    step: 'combat',
  });
  act(t, 'attack 7,-7/E', 'done', 'roll 1', 'done');
  return t;
}

describe('bodies', () => {
  test('[8.04] [8.041] [4.021] [S78] [S79] [S16] each adds 1 to the nearest token in its megahex', () => {
    const t = kill('token C 9,-7 15; token H 7,-6 3; token A 0,0 20');
    expect([value(t, 'C'), value(t, 'H'), value(t, 'A')].sort()).toContain(20);
    // 9,-7 and 7,-6 are both next to 8,-7: a die decides.
    expect(actor(t.game, t.s)).toBe(CHANCE);
    expect(offers(t)).toEqual(['feed C', 'feed H']);
    act(t, 'feed H');
    expect([value(t, 'C'), value(t, 'H')]).toEqual([15, 4]);
    const u = kill('token C 8,-6 15; token H 9,-9 3');
    expect([value(u, 'C'), value(u, 'H')]).toEqual([16, 3]);
  });

  test('[6.081] [R43] [S37] of two carriers one dies: its body goes to the token they carry, without a die', () => {
    const carriers =
      'red 3 Gantua 7,-7 E; blue 2 Worker 8,-7 W carries A; blue Phlanx 8,-7 W; token A 8,-7 20';
    const lose = (...rest: readonly string[]) => {
      const t = table([carriers, ...rest].join('; '), { scenario: 'small', step: 'combat' });
      // 12 against 5 is 2-1: a 5 costs one unit.
      act(t, 'attack 7,-7/E', 'done', 'roll 5', 'lose BW2');
      return t;
    };
    // H is equally near, and would require a die.
    const t = lose('token H 8,-7 5');
    expect([value(t, 'A'), value(t, 'H')]).toEqual([21, 5]);
    expect(t.s.carries[unit('BW1')]).toBe(token('A'));
    expect(t.s.bodyToken[0]).toBe(-1);
  });

  test('[6.081] [R43] if both carriers die, their bodies go to the nearest tokens', () => {
    const t = table(
      'red 3 Gantua 7,-7 E; blue 2 Worker 8,-7 W carries A; token A 8,-7 20; token H 8,-7 5; blue Basic 0,0',
      { scenario: 'small', step: 'combat' },
    );
    // 12 to 2 is 6-1. Two tokens are equally near to both dead units.
    act(t, 'attack 7,-7/E', 'done', 'roll 1', 'done');
    expect(offers(t)).toEqual(['feed A', 'feed H']);
    act(t, 'feed H');
    expect(offers(t)).toEqual(['feed A', 'feed H']);
  });

  test('[6.081] [8.043] a full token takes no body of a carrier either', () => {
    const t = table(
      'red 3 Gantua 7,-7 E; blue 2 Worker 8,-7 W carries A; blue Phlanx 8,-7 W; token A 8,-7 30; token H 9,-7 5',
      { scenario: 'small', step: 'combat' },
    );
    act(t, 'attack 7,-7/E', 'done', 'roll 5', 'lose BW2');
    expect([value(t, 'A'), value(t, 'H')]).toEqual([30, 6]);
  });

  test('[8.041] a token of another megahex gets nothing, however near', () => {
    // 8,-7 is in m4, 5,-6 in B: the token there does not change, and a new one begins.
    const t = kill('token F 5,-6 15');
    expect(value(t, 'F')).toBe(15);
    expect(place(t, 'H')).toBe(hex(8, -7));
  });

  test('[8.042] [2.024] [R43] [S80] [S6] without a token nearby, a new one begins with this body', () => {
    const t = kill('');
    expect([place(t, 'H'), value(t, 'H')]).toEqual([hex(8, -7), 1]);
    expect(eventsOf(t, 'begun')).toHaveLength(1);
    // From then on it is a token like any other.
    const u = kill('token H 8,-7 1');
    expect(value(u, 'H')).toBe(2);
    expect(place(u, 'I')).toBe(-1);
  });

  test('[8.043] [R43] [S81] none beyond 30: the next nearest gets it, or a new one in the same hex', () => {
    const t = kill('token C 8,-7 30; token A 9,-8 29');
    expect([value(t, 'C'), value(t, 'A')]).toEqual([30, 30]);
    const u = kill('token C 8,-7 30');
    expect([value(u, 'C'), place(u, 'H'), value(u, 'H')]).toEqual([30, hex(8, -7), 1]);
  });

  test('[R44] letters that were brought off are used again; out of letters, the body does not count', () => {
    const elsewhere = 'HIJKLMN'.split('').map((letter) => `token ${letter} 0,0 1`);
    const t = kill(elsewhere.join(';'));
    expect(eventsOf(t, 'begun')).toEqual([]);
    expect(eventsOf(t, 'fed')).toEqual([]);
    elsewhere[2] = 'token J left 0';
    const u = kill(elsewhere.join(';'));
    expect([place(u, 'J'), value(u, 'J')]).toEqual([hex(8, -7), 1]);
  });

  test('[R43] carried tokens are fed, whichever side carries them, in the order of death', () => {
    const t = table(
      'red 3 Gantua 7,-7 E; red Worker 9,-8 E carries C; blue 2 Worker 8,-7 W; blue Basic 0,0; token C 9,-8 29',
      { scenario: 'small', step: 'combat' },
    );
    act(t, 'attack 7,-7/E', 'done', 'roll 1', 'done');
    expect([value(t, 'C'), place(t, 'H'), value(t, 'H')]).toEqual([30, hex(8, -7), 1]);
  });

  test('[R40] [R43] no food values in basic games', () => {
    const t = kill('token C 8,-7 15', 'learning');
    expect(value(t, 'C')).toBe(15);
    expect(stepNow(t)).toBe('move.pick');
    expect(t.s.bodies.every((n) => n === -1)).toBe(true);
  });
});
