import { describe, expect, test } from 'vitest';
import { settle } from '../../../kernel/engine.ts';
import { CLEAR } from '../state.ts';
import {
  act,
  ending,
  eventsOf,
  marker,
  node,
  panel,
  prompt,
  refusal,
  stepNow,
  table,
  type TestGame,
} from '../testing.ts';
import { STEP, type StepName } from './names.ts';

describe('[10.0] victory of the human player', () => {
  test.each([
    ['clear and clear', 'charge 0,0 A E', 'roll 2, roll 1, roll 1', 'clear', 'clear'],
    ['clear and OB-PAS', 'charge 0,0 A E', 'roll 1, roll 1, roll 1', 'clear', 'ob-pas'],
    ['OB-PAS and clear', 'charge 1,0 A W', 'roll 1, roll 1, roll 1', 'ob-pas', 'clear'],
    ['OB-PAS and OB-PAS', 'charge -2,0 A E', 'roll 1, roll 2, roll 3', 'ob-pas', 'ob-pas'],
  ])('[10.0] [R10b] [S56] both brain hexes, %s', (_, charge, rolls, first, second) => {
    const t = act(table('demolition.detonate', `A1 -9,0; ${charge}`), rolls);
    expect([marker(t, '0,0'), marker(t, '1,0')]).toEqual([first, second]);
    expect(ending(t)).toMatchObject({ winners: [0], rule: '10.0' });
    expect(refusal(t, 'done').rule).toBe('10.0');
  });

  test('[10.0] [S56] also in two blasts of different turns', () => {
    const t = table('demolition.detonate', 'A1 -9,0; ob-pas 1,0; charge -2,0 A E');
    expect(ending(act(t, 'roll 6, roll 2, roll 1'))).toMatchObject({ winners: [0] });
  });

  test('[10.0] [S57] one is not enough', () => {
    const t = act(
      table('demolition.detonate', 'A1 -9,0; charge -2,0 A E'),
      'roll 6, roll 6, roll 1',
    );
    expect([marker(t, '0,0'), marker(t, '1,0')]).toEqual(['clear', '']);
    expect(ending(t)).toBeUndefined();
  });

  test('[R15] [S59] even if the same blasts kill the last squad', () => {
    const t = act(table('demolition.detonate', 'A1 3,0; charge 0,0 A E'), 'roll 2, roll 6, roll 6');
    expect(t.s.hex[0]).toBe(-1);
    expect(ending(t)).toMatchObject({ winners: [0] });
  });

  test('[R15] all charges of the step go off before anything is decided', () => {
    const t = table('demolition.detonate', 'A1 8,0; charge 8,0 A E; charge 0,0 A E');
    act(t, 'roll 6, roll 6, roll 6');
    expect([t.s.hex[0], stepNow(t)]).toEqual([-1, 'demolition.blast']);
    expect(ending(act(t, 'roll 6, roll 6, roll 6'))).toMatchObject({ winners: [0] });
  });
});

describe('[10.0] victory of the Annihilator player', () => {
  test('[10.0] [R15] [S58] the last squad is killed, charges set or not', () => {
    const t = table('robot.combat', 'A1 -9,0; charge 0,0 A E turn=3');
    expect(ending(act(t, 'mind -9,0, roll 6'))).toMatchObject({ winners: [1], rule: '10.0' });
    const shield = act(table('human.move', 'A1 -5,0; charge 0,0 A E'), 'move A1, to -4,0, roll 6');
    expect(ending(shield)).toMatchObject({ winners: [1], rule: '10.0' });
    const own = table('demolition.detonate', 'A1 8,0; charge 8,0 A E');
    expect(ending(act(own, 'roll 1, roll 1, roll 1'))).toMatchObject({
      winners: [1],
      rule: '10.0',
    });
  });

  test('[R16] [S60] no charge is left anywhere', () => {
    const t = table('demolition.detonate', 'A1 -9,0 spent=1; D1 -9,0 spent=3; charge 8,0 A E');
    expect(ending(act(t, 'roll 1, roll 1, roll 1'))).toMatchObject({ winners: [1], rule: 'R16' });
  });

  test('[R16] [S60] not while one is carried, set, or can be recovered', () => {
    const spent = 'A1 -9,0 spent=1; D1 -8,0 spent=3';
    expect(ending(table('human.move', 'A1 -9,0; D1 -8,0 spent=3'))).toBeUndefined();
    expect(ending(table('human.move', `${spent}; charge 8,0 A E`))).toBeUndefined();
    const lot = table('human.move', `${spent}; dropped 2 -7,0`);
    expect(ending(lot)).toBeUndefined();
    // Only an Assault Squad can recover them.
    const nobody = table(
      'human.move',
      'D1 -9,0 spent=3; A1 -8,0 spent=3 converted; dropped 2 -7,0',
    );
    expect(ending(nobody)).toMatchObject({ winners: [1], rule: 'R16' });
    // The same if rock has closed over them.
    const closed = 'A1 -9,0 spent=1; dropped 2 -7,1; S1 9,0';
    expect(ending(table('human.move', closed))).toMatchObject({ winners: [1], rule: 'R16' });
    expect(ending(table('human.move', `${closed}; clear -7,1`))).toBeUndefined();
    // Once they are lost, the game is over.
    act(lot, 'move A1, to -7,0, recover, roll 1, stay');
    expect(ending(lot)).toMatchObject({ winners: [1], rule: 'R16' });
  });

  test('[R17] [10.0] losing every robot decides nothing', () => {
    const t = act(table('human.combat', 'A1 S1 -8,0'), 'attack -8,0, roll 6');
    expect([ending(t), stepNow(t)]).toEqual([undefined, 'demolition.set']);
  });
});

describe('[R20] a standstill without the mind weapon', () => {
  const off = (text: string, quiet: number, step: StepName = 'human.move') =>
    table(step, text, { options: { 'mind-weapon': 'off' }, values: { turn: 20, quiet } });
  const FAR = 'A1 D1 -9,0; S1 R1 9,0';
  /** Plays steps 1 to 6 without any action. */
  const idle = (t: TestGame): TestGame => act(t, 'done, done, done');

  test('[R20] the tenth quiet turn in a row ends the game for the Annihilator', () => {
    const t = idle(off(FAR, 9));
    expect([ending(t), t.s.turn, t.s.quiet]).toEqual([undefined, 21, 10]);
    idle(t);
    expect(ending(t)).toMatchObject({ winners: [1], rule: 'R20' });
  });

  test('[R20] [R17] under the mind weapon no turn counts, however many pass', () => {
    const t = table('human.move', FAR);
    for (let i = 0; i < 30; i++) act(t, 'done, done, done, done');
    expect([ending(t), t.s.turn, t.s.quiet]).toEqual([undefined, 33, 0]);
  });

  test.each([
    ['a charge is set', FAR, 'done, charge A1, at -9,0, face W, done'],
    ['a charge goes off', `${FAR}; charge -10,0 A W`, 'done, done, roll 1, done'],
    [
      'charges are recovered',
      `${FAR}; dropped 1 -8,0`,
      'move A1, to -8,0, recover, roll 2, stay, done, done',
    ],
    [
      'charges are lost',
      `${FAR}; dropped 1 -8,0`,
      'move A1, to -8,0, recover, roll 1, stay, done, done',
    ],
    ['a robot is killed', `${FAR}; A2 S2 -7,0`, 'done, attack -7,0, roll 6, done'],
    ['the shield kills', `${FAR}; A2 -5,0`, 'move A2, to -4,0, roll 6, done, done'],
  ])('[R20] a turn is not quiet in which %s', (_, text, actions) => {
    const t = act(off(text, 10), actions);
    expect([t.s.quiet, stepNow(t)]).toEqual([0, 'robot.move']);
    act(t, 'done');
    expect([ending(t), t.s.turn, t.s.quiet]).toEqual([undefined, 21, 1]);
  });

  test('[R20] moving, missing, repairing and leaving charges alone are quiet', () => {
    const t = off('A1 A2 -9,0; S1 -7,0; R1 9,0; clear 9,0; dropped 1 -8,0', 3);
    act(t, 'move A1, to -8,0, decline, to -7,0, done, attack -7,0, roll 1, done, done');
    act(t, 'attack -7,0, roll 1, repair 9,0');
    expect([t.s.turn, t.s.quiet]).toEqual([21, 4]);
  });

  test('[R20] prompt and panel warn from the sixth quiet turn on', () => {
    const told = (quiet: number, step?: StepName) => {
      const t = off(FAR, quiet, step);
      return [prompt(t), panel(t).find((line) => line.startsWith('Quiet turns')) ?? ''];
    };
    const words = 'he Annihilator wins at the end of turn';
    expect(told(5).join()).not.toContain(words);
    expect(told(5)[1]).toBe('Quiet turns: 4 of 10');
    for (const step of ['human.move', 'robot.move'] as const)
      for (const text of told(6, step))
        expect(text).toContain(`${words} 24, unless a squad sets a charge`);
    expect(told(10)[0]).toContain(`${words} 20, unless a squad sets a charge`);
    expect(panel(table('human.move', FAR)).join()).not.toContain('Quiet turns');
  });
});

describe('[10.0] a game that is decided is over', () => {
  test.each([
    'human.combat',
    'demolition.set',
    'human.advance',
    'robot.move',
    'robot.combat',
    'repair',
  ] as const)('[10.0] [R15] at %s as at any other step', (step) => {
    const t = table('human.move', 'A1 S1 -9,0; R1 9,0; clear 9,0 0,0');
    t.s.marker[node('1,0')] = CLEAR;
    t.s.restart(STEP[step]);
    settle(t.game, t.s);
    expect([ending(t)?.winners, stepNow(t)]).toEqual([[0], 'game.over']);
  });

  test('[10.0] [7.2] the last squad killed by the mind weapon, when nothing else is left to do', () => {
    const t = act(table('robot.combat', 'A1 -8,0; S1 9,0'), 'mind -8,0, roll 6');
    expect([stepNow(t), ending(t)?.winners]).toEqual(['game.over', [1]]);
    expect(eventsOf(t, 'end')).toHaveLength(1);
  });
});
