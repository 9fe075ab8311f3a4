import { describe, expect, test } from 'vitest';
import {
  act,
  copyOf,
  costOf,
  inLabels,
  nouns,
  of,
  refusal,
  stepNow,
  table,
  type TestGame,
  where,
  whyNot,
} from '../../testing.ts';

const price = (t: TestGame, hex: string): string => costOf(t, `to ${hex}`);

/** A breach in the shield that was just blown, between squads and robots. */
const BREACH = 'clear -4,0 -3,0; blasted -4,0 -3,0';

describe('[8.3] the advance', () => {
  test('[8.3] [3.0] [S44] humans first, then robots, then the robots’ turn', () => {
    const t = table('human.advance', `${BREACH}; A1 A2 -5,0; S1 -2,0`);
    expect(nouns(t, 'move')).toBe('A1 A2');
    act(t, 'move A1, to -4,0, move A2, to -4,0');
    expect([stepNow(t), nouns(t, 'move')]).toEqual(['robot.advance', 'S1']);
    act(t, 'move S1, to -3,0');
    expect([stepNow(t), where(t, 'S1')]).toEqual(['robot.move', '-3,0']);
    // The robot's movement comes later, with its whole Movement Factor.
    act(t, 'move S1');
    expect(price(t, '-2,0')).toBe('½ of 5');
  });

  test('[8.3] [R12] [S44] [S45] only through hexes just cleared, at normal costs', () => {
    const t = act(table('human.advance', `${BREACH}; A1 -5,0; S1 9,0`), 'move A1');
    expect(nouns(t, 'to')).toBe(inLabels('-4,0 -3,0'));
    expect([price(t, '-4,0'), price(t, '-3,0')]).toEqual(['1 of 4', '2 of 4']);
    expect(refusal(t, 'to -6,0').rule).toBe('8.3');
    expect(refusal(t, 'to -2,0').rule).toBe('8.3');
    // A hex that was clear before is not open unless the blast covered it too.
    const old = act(table('human.advance', `${BREACH}; clear -5,-1; A1 -5,0`), 'move A1');
    expect(refusal(old, 'to -5,-1').rule).toBe('8.3');
  });

  test('[8.3] [HTC] [S44] the Movement Factor is the limit', () => {
    const broken = '-10,0 -9,0 -8,0 -7,0 -6,0';
    const text = `ob-pas ${broken}; blasted ${broken}; A1 -10,0; S1 9,0`;
    const t = act(table('human.advance', text), 'move A1');
    expect(nouns(t, 'to')).toBe(inLabels('-9,0 -8,0'));
    expect(price(t, '-8,0')).toBe('4 of 4');
    expect(refusal(t, 'to -7,0').rule).toBe('5.2');
  });

  test('[8.3] [5.2] a hex without a path of just-cleared hexes is refused with that reason', () => {
    // Two breaches, with a hex between them that was not hit.
    const apart = 'clear -8,0 -6,0; blasted -8,0 -6,0; A1 -9,0; S1 9,0';
    const t = act(table('human.advance', apart), 'move A1');
    expect([nouns(t, 'to'), refusal(t, 'to -6,0').rule]).toEqual([inLabels('-8,0'), '8.3']);
    const far = 'clear -8,0 -3,0; blasted -8,0 -3,0; A1 -9,0; S1 9,0';
    expect(refusal(act(table('human.advance', far), 'move A1'), 'to -3,0').rule).toBe('5.2');
    const robots = 'clear -8,0 -7,0; blasted -8,0 -7,0; A1 -9,0; S1 -8,0';
    expect(refusal(act(table('human.advance', robots), 'move A1'), 'to -7,0').rule).toBe('5.4');
  });

  test('[8.3] [R12] a squad has its whole Movement Factor again, after moving in step 1', () => {
    const t = table('human.move', 'A1 -9,0; A2 8,0; charge -4,0 D E');
    act(t, 'move A1, to -5,0, done, done, roll 6, roll 6, roll 6');
    expect(stepNow(t)).toBe('human.advance');
    act(t, 'move A1, to -3,0');
    expect(where(t, 'A1')).toBe('-3,0');
  });

  test('[8.3] [R8] [5.4] [6.0] it ends on meeting an enemy, and obeys the stacking limit', () => {
    const t = act(table('human.advance', `${BREACH}; A1 -5,0; S1 -4,0`), 'move A1');
    expect(nouns(t, 'to')).toBe(inLabels('-4,0'));
    const full = act(table('human.advance', `${BREACH}; A1 -5,0; A2 A3 A4 -4,0`), 'move A1');
    expect(refusal(full, 'to -4,0').rule).toBe('6.0');
    expect(refusal(full, 'to -3,0').rule).toBe('');
  });

  test('[R19] [5.4] a squad that entered a hex with robots in step 1 does not advance', () => {
    const t = table('human.move', 'A1 -7,0; A2 -5,1; S1 -5,0; S2 9,0; charge -4,0 D E');
    act(t, 'move A1, to -5,0');
    expect(of(t, 'met', 'A1')).toBe(1);
    // The robot is killed and the shield is blown open; one of the two squads beside it has met no robot.
    act(t, 'done, attack -5,0, roll 6, done, roll 6, roll 6, roll 6');
    expect([stepNow(t), nouns(t, 'move')]).toEqual(['human.advance', 'A2']);
    expect(refusal(t, 'move A1').rule).toBe('R19');
    act(t, 'done');
    expect([stepNow(t), of(t, 'met', 'A1')]).toEqual(['robot.move', 0]);
    act(t, 'done, done');
    expect([stepNow(t), nouns(t, 'move')]).toEqual(['human.move', 'A1 A2']);
  });

  test('[R19] [5.4] a squad that robots have met is free to advance', () => {
    const t = table('human.advance', `${BREACH}; A1 S1 -5,0; S2 9,0`);
    expect(nouns(t, 'move')).toBe('A1');
  });

  test('[R19] [5.4] a robot that meets squads in the advance stops there, and moves in step 4', () => {
    const t = act(table('robot.advance', `${BREACH}; A1 -3,0; S1 -2,0; S2 9,0`), 'move S1');
    expect(nouns(t, 'to')).toBe(inLabels('-3,0'));
    act(t, 'to -3,0');
    expect([where(t, 'S1'), stepNow(t), nouns(t, 'move')]).toEqual(['-3,0', 'robot.move', 'S1 S2']);
    act(t, 'move S1, to -5,0');
    expect(where(t, 'S1')).toBe('-5,0');
  });

  test('[R19] [5.4] a squad that meets robots in the advance moves in its next turn', () => {
    const t = table('human.advance', `${BREACH}; A1 -5,0; S1 -4,0; S2 9,0`);
    act(t, 'move A1, to -4,0, done, done, done');
    expect([stepNow(t), nouns(t, 'move')]).toEqual(['human.move', 'A1']);
  });

  test('[8.3] [R4] [S25] the disrupted do not advance', () => {
    const t = table('human.advance', `${BREACH}; A1 -5,0 disrupted; A2 -5,0`);
    expect(nouns(t, 'move')).toBe('A2');
    expect(refusal(t, 'move A1').rule).toBe('R4');
  });

  test('[R6] [7.3] no auto-defence in an advance', () => {
    const t = act(table('human.advance', `${BREACH}; A1 -5,0; S1 9,0`), 'move A1, to -4,0');
    expect([where(t, 'A1'), stepNow(t)]).toEqual(['-4,0', 'robot.move']);
  });

  test('[8.2] [R12] the area consists of hexes hit by D or X, and of hex 1, clear before or not', () => {
    const t = table('demolition.detonate', 'A1 -9,0; charge -8,0 A E; clear -6,0; S1 9,0');
    act(t, 'roll 6, roll 4, roll 1');
    act(t, 'move A1');
    expect(nouns(t, 'to')).toBe(inLabels('-8,0 -7,0 -6,0'));
    const missed = table('demolition.detonate', 'A1 -9,0; charge -8,0 A E; clear -6,0; S1 9,0');
    act(missed, 'roll 6, roll 1, roll 1, move A1');
    expect(nouns(missed, 'to')).toBe(inLabels('-8,0 -7,0'));
  });

  test('[R4] [R12] with the robots’ advance the step is over: disruption and area are gone', () => {
    const t = table('robot.advance', `${BREACH}; A1 -5,0 disrupted; S1 -2,0`);
    const after = act(copyOf(t), 'done');
    expect(of(after, 'disrupted', 'A1')).toBe(0);
    expect(after.s.justCleared.some((flag) => flag !== 0)).toBe(false);
  });
});

describe('[8.3] who can advance at all', () => {
  test('[8.3] only units next to a hex just cleared, by the side of it or through others', () => {
    // A hex between the squad and the breach was not hit.
    const t = table(
      'human.advance',
      'clear -3,0; blasted -3,0; A1 -5,0 met; A2 -5,0; A3 -4,0; S1 9,0',
    );
    expect(nouns(t, 'move')).toBe('A3');
    expect(whyNot(t, 'move A2')).toMatch(/^\[8\.3\] Assault Squad A2 can’t reach any/);
    expect(refusal(t, 'move A1').rule).toBe('R19');
    expect(refusal(act(t, 'move A3'), 'to -5,0').rule).toBe('8.3');
    expect(whyNot(t, 'to -5,0')).toMatch(/^\[8\.3\] No charge has opened \d+ this turn/);
  });

  test('[8.3] [R10b] into a hull hex in the corner of the map', () => {
    const t = table('human.advance', 'clear 0,-11; blasted 0,-11; A1 0,-10; S1 9,0');
    expect(nouns(act(t, 'move A1'), 'to')).toBe(inLabels('0,-11'));
  });

  test('[8.3] a hex within the points is refused because of the path, not the points', () => {
    const t = table('human.advance', 'clear -8,0 -5,0; blasted -8,0 -5,0; A1 -9,0; S1 9,0');
    expect(refusal(act(t, 'move A1'), 'to -5,0').rule).toBe('8.3');
  });
});
