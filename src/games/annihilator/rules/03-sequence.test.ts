import { describe, expect, test } from 'vitest';
import { actor } from '../../../kernel/engine.ts';
import { act, offers, stepNow, table } from '../testing.ts';
import { STEPS } from './names.ts';

/** A position with both sides everywhere, so that units can set charges, blow them up, advance and repair. */
const EVERYTHING = 'A1 -5,0; S1 -5,0; S2 D1 7,0; R1 -3,0; clear -3,0; charge 8,0 A E';

describe('[3.0] the sequence of play', () => {
  test('[3.0] [S6] a turn is steps 1 to 6 in order, then the turn number goes up', () => {
    const t = table('human.move', EVERYTHING);
    const seen: string[] = [];
    const now = () => seen.push(`${t.s.turn} ${stepNow(t)}`);
    now();
    for (const text of ['done', 'done', 'done', 'roll 6', 'roll 6', 'roll 6']) {
      act(t, text);
      now();
    }
    for (const text of ['done', 'done', 'done', 'done', 'done']) {
      act(t, text);
      now();
    }
    expect(seen).toEqual([
      '3 human.move',
      '3 human.combat',
      '3 demolition.set',
      '3 demolition.blast',
      '3 demolition.blast',
      '3 demolition.blast',
      '3 human.advance',
      '3 robot.advance',
      '3 robot.move',
      '3 robot.combat',
      '3 repair',
      '4 human.move',
    ]);
  });

  test('[3.0] [8.1] new charges are set before the old ones go off', () => {
    expect(STEPS.names.indexOf('demolition.set')).toBeLessThan(
      STEPS.names.indexOf('demolition.detonate'),
    );
    const t = table('demolition.set', 'D1 -8,0; charge 3,0 A W');
    act(t, 'charge D1, at -8,0, pattern C');
    expect(stepNow(t)).toBe('demolition.blast');
  });

  test('[3.0] [S7] the human player moves first', () => {
    const t = act(table('setup.robots', ''), 'suggest');
    for (let impact = 1; impact <= 3; impact++) act(t, 'roll 1, roll 7');
    expect([t.s.turn, stepNow(t), actor(t.game, t.s)]).toEqual([1, 'human.move', 0]);
  });

  test('[3.0] [R17] [S61] the game has no limit of turns, and continues without robots', () => {
    const t = table('robot.combat', 'A1 -8,0', { values: { turn: 4711 } });
    act(t, 'done');
    expect([t.s.turn, stepNow(t)]).toEqual([4712, 'human.move']);
    expect(offers(t)).toContain('move A1');
  });
});
