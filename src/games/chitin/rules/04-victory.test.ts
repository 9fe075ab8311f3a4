import { describe, expect, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import { act, stepNow, table, type TestGame, look } from '../testing.ts';
import { scoreOf } from './04-victory.ts';

const outcome = (t: TestGame) => t.game.outcome(t.s);
/**
 * Builds lines with a red Worker at the north edge that carries a token, and enough other units for the turn to
 * continue.
 */
const carrier =
  'red Worker 1,-10 E carries A; token A 1,-10 20; red Worker 5,-10; blue Worker -3,5';

describe('basic victory', () => {
  test('[4.01] [R46] [S14] most tokens over the own end win, at once', () => {
    const t = table(`${carrier}; token C 0,0 15; token F left`, { values: { 'red-tokens': 1 } });
    act(t, 'pick RW1', 'to North');
    expect(stepNow(t)).toBe('game.over');
    expect(outcome(t)).toMatchObject({ winners: [0], rule: '4.01', scores: [2, 0] });
  });

  test('[4.01] three of seven are not most in Basic, four are', () => {
    const t = table(carrier, { scenario: 'basic', values: { 'red-tokens': 2 } });
    act(t, 'pick RW1', 'to North');
    expect(outcome(t)).toBeUndefined();
    const u = table(carrier, { scenario: 'basic', values: { 'red-tokens': 3 } });
    act(u, 'pick RW1', 'to North');
    expect(outcome(u)?.winners).toEqual([0]);
  });

  test('[4.03] [R46] [S19] played on, it ends when all tokens are off', () => {
    const rest = 'token C 5,-10 15; token F left';
    const values = { 'red-tokens': 1 };
    const t = table(`${carrier}; ${rest}`, { options: { 'play-on': 1 }, values });
    act(t, 'pick RW1', 'to North');
    expect(outcome(t)).toBeUndefined();
    act(t, 'pick RW2', 'take C', 'to North');
    expect(outcome(t)).toMatchObject({ winners: [0], rule: '4.03', scores: [3, 0] });
  });
});

describe('advanced victory', () => {
  const advanced = { scenario: 'small' } as const;

  test('[4.02] [4.021] [4.022] [4.023] [R45] [S15] [S17] [S18] A with five bodies is 25; five dead cost 10', () => {
    const lines = carrier.replace('1,-10 20', '1,-10 25');
    const t = table(`${lines}; token C 0,0 15`, {
      ...advanced,
      values: { 'red-losses': 5, 'blue-losses': 3 },
    });
    act(t, 'pick RW1', 'to North');
    expect(t.s.harvest[0]).toBe(25);
    expect([scoreOf(t.s, 0), scoreOf(t.s, 1)]).toEqual([15, -6]);
    expect(outcome(t)).toBeUndefined();
  });

  test('[4.04] [R47] [S20] it ends after the turn in which the last starting token leaves, the rest ignored', () => {
    const t = table(`${carrier}; token C left; token F left; token H 0,0 9`, advanced);
    act(t, 'pick RW1', 'to North');
    expect(outcome(t)).toBeUndefined();
    act(t, 'done');
    expect(outcome(t)).toMatchObject({ winners: [0], rule: '4.04', scores: [20, 0] });
  });

  test('[R45] equal scores are a draw', () => {
    const t = table(`${carrier}; token C left; token F left`, {
      ...advanced,
      values: { 'blue-harvest': 20 },
    });
    act(t, 'pick RW1', 'to North', 'done');
    expect(outcome(t)?.winners).toEqual([0, 1]);
  });

  test('[4.05] [R48] [S21] first off: when one side is off, the other has the tokens left on the map', () => {
    const t = table(
      'red Gantua 1,-10; red Worker 2,-10; blue Worker -3,5; token C 0,0 15; token H 5,-2 4',
      {
        ...advanced,
        options: { ending: 'first-off' },
      },
    );
    act(t, 'pick RW1', 'to North', 'pick RG1', 'to North');
    // The Worker at the edge could come back, but the side has no unit on the map when the turn ends.
    if (stepNow(t) === 'move.pick') act(t, 'done');
    expect(outcome(t)).toMatchObject({ winners: [1], rule: '4.05', scores: [0, 19] });
  });

  test('[R48] [R6] a side that has not entered yet is not off the map, and the tokens do not end the game then', () => {
    const t = table('red Gantua edge; blue Worker -3,5; token C left; token A left; token F left', {
      ...advanced,
      options: { ending: 1 },
    });
    act(t, 'done', 'done');
    expect(outcome(t)).toBeUndefined();
  });

  test('[R48] [R6] a side is not off the map while one of its combat units has yet to enter', () => {
    const t = table('red Gantua 1,-10; red Phlanx edge; blue Worker -3,5', {
      ...advanced,
      options: { ending: 1 },
    });
    act(t, 'pick RG1', 'to North', 'done', 'done');
    expect(outcome(t)).toBeUndefined();
  });

  test('[R48] a side that has not entered at all is not off the map, with or without waiting Workers', () => {
    const t = table('red Worker edge; blue Worker -3,5', { ...advanced, options: { ending: 1 } });
    act(t, 'done', 'done');
    expect(outcome(t)).toBeUndefined();
    const u = table('red Worker edge; blue Worker -3,5; token C 0,0 15', {
      ...advanced,
      options: { ending: 1 },
      values: { 'red-entered': true },
    });
    act(u, 'done');
    expect(outcome(u)).toMatchObject({ winners: [1], rule: '4.05' });
  });

  test('[R48] each side waits for its own units only', () => {
    const t = table('red Gantua 1,-10; blue Gantua edge; blue Worker -3,5', {
      ...advanced,
      options: { ending: 1 },
    });
    act(t, 'pick RG1', 'to North');
    if (stepNow(t) === 'move.pick') act(t, 'done');
    expect(outcome(t)?.rule).toBe('4.05');
  });

  test('[4.05] neither side is credited when both are off; a token in the first hex counts like others', () => {
    const off = { 'red-entered': true, 'blue-entered': true };
    const t = table('red Worker edge; blue Worker edge; token C 0,0 15', {
      ...advanced,
      options: { ending: 1 },
      values: off,
    });
    act(t, 'done');
    expect(outcome(t)).toMatchObject({ winners: [0, 1], scores: [0, 0] });
    const u = table('red Worker edge; blue Worker -3,5; token C 11,-14 15', {
      ...advanced,
      options: { ending: 1 },
      values: off,
    });
    expect(u.s.tokenAt[2]).toBe(0);
    act(u, 'done');
    expect(outcome(u)?.scores).toEqual([0, 15]);
  });

  test('[4.01] [4.02] the result names both sides, in tokens or in points', () => {
    const t = table(`${carrier}; token C 0,0 15; token F left`, { values: { 'red-tokens': 1 } });
    act(t, 'pick RW1', 'to North');
    expect(english(t.game, outcome(t)?.reason)).toMatch(/ \(tokens: Red Hive 2, Blue Hive 0\)$/);
    const u = table(`${carrier}; token C left; token F left`, advanced);
    act(u, 'pick RW1', 'to North', 'done');
    expect(english(u.game, outcome(u)?.reason)).toMatch(/ \(points: Red Hive 20, Blue Hive 0\)$/);
  });

  test('[R49] after the last turn it is scored as it stands', () => {
    const t = table('red Worker 0,0; blue Worker -3,5', {
      ...advanced,
      options: { turns: 9 },
      values: { round: 9, 'red-harvest': 3 },
    });
    act(t, 'done');
    expect(outcome(t)).toBeUndefined();
    act(t, 'done');
    expect(outcome(t)).toMatchObject({ winners: [0], rule: 'R49', scores: [3, 0] });
  });

  test('[2.05] [S9] the panel shows token points and dead units of both sides', () => {
    const t = table('red Worker 0,0', {
      ...advanced,
      values: { 'red-harvest': 30, 'red-losses': 4, 'blue-losses': 7 },
    });
    const lines = look.panel(t.s).filter(({ side }) => side === 0);
    const of = (label: string) =>
      lines.find((line) => english(t.game, line.label) === label)?.value;
    expect([of('Harvest points'), of('Units lost')]).toEqual(['30', '4']);
    // The tokens and points of a side are shown only beside its name.
    const told = lines.map(({ value }) => english(t.game, value));
    expect(told.filter((value) => /\b22\b/.test(value))).toEqual(['22 points']);
    expect(lines.flatMap(({ tally }) => tally ?? [])).toEqual(['22']);
  });
});
