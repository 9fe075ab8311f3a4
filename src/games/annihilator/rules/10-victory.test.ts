import { describe, expect, test } from 'vitest';
import { act, ending, marker, refused, stepNow, table } from '../testing.ts';

describe('[10.0] victory of the human player', () => {
  test.each([
    ['clear and clear', 'charge 0,0 A E', 'roll 2, roll 1, roll 1', 'clear', 'clear'],
    ['clear and OB-PAS', 'charge 0,0 A E', 'roll 1, roll 1, roll 1', 'clear', 'ob-pas'],
    ['OB-PAS and clear', 'charge 1,0 A W', 'roll 1, roll 1, roll 1', 'ob-pas', 'clear'],
    ['OB-PAS and OB-PAS', 'charge -2,0 A E', 'roll 1, roll 2, roll 3', 'ob-pas', 'ob-pas'],
  ])('[10.0] [R10b] [S56] both brain hexes, %s', (_, charge, rolls, first, second) => {
    const t = act(table('demolition.detonate', `A1 -9,0; ${charge}`), rolls);
    expect([marker(t, '0,0'), marker(t, '1,0')]).toEqual([first, second]);
    expect(ending(t)).toMatchObject({ winner: 0, rule: '10.0' });
    expect(refused(t, 'done')).toBe('10.0');
  });

  test('[10.0] [S56] also in two blasts of different turns', () => {
    const t = table('demolition.detonate', 'A1 -9,0; ob-pas 1,0; charge -2,0 A E');
    expect(ending(act(t, 'roll 6, roll 2, roll 1'))).toMatchObject({ winner: 0 });
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
    expect(ending(t)).toMatchObject({ winner: 0 });
  });

  test('[R15] all charges of the step go off before anything is decided', () => {
    const t = table('demolition.detonate', 'A1 8,0; charge 8,0 A E; charge 0,0 A E');
    act(t, 'detonate 8,0, roll 6, roll 6, roll 6');
    expect([t.s.hex[0], stepNow(t)]).toEqual([-1, 'demolition.blast']);
    expect(ending(act(t, 'roll 6, roll 6, roll 6'))).toMatchObject({ winner: 0 });
  });
});

describe('[10.0] victory of the Annihilator player', () => {
  test('[10.0] [R15] [S58] the last squad is killed, charges set or not', () => {
    const t = table('robot.combat', 'A1 -9,0; charge 0,0 A E turn=3');
    expect(ending(act(t, 'mind -9,0, roll 6'))).toMatchObject({ winner: 1, rule: '10.0' });
    const shield = act(table('human.move', 'A1 -5,0; charge 0,0 A E'), 'move A1, to -4,0, roll 6');
    expect(ending(shield)).toMatchObject({ winner: 1, rule: '10.0' });
    const own = table('demolition.detonate', 'A1 8,0; charge 8,0 A E');
    expect(ending(act(own, 'roll 1, roll 1, roll 1'))).toMatchObject({ winner: 1, rule: '10.0' });
  });

  test('[R16] [S60] no charge is left anywhere', () => {
    const t = table('demolition.detonate', 'A1 -9,0 spent=1; D1 -9,0 spent=3; charge 8,0 A E');
    expect(ending(act(t, 'roll 1, roll 1, roll 1'))).toMatchObject({ winner: 1, rule: 'R16' });
  });

  test('[R16] [S60] not while one is carried, set, or can be recovered', () => {
    const spent = 'A1 -9,0 spent=1; D1 -8,0 spent=3';
    expect(ending(table('human.move', 'A1 -9,0; D1 -8,0 spent=3'))).toBeUndefined();
    expect(ending(table('human.move', `${spent}; charge 8,0 A E`))).toBeUndefined();
    const lot = table('human.move', `${spent}; dropped 2 -7,0`);
    expect(ending(lot)).toBeUndefined();
    // Nobody but an Assault Squad can take them up.
    const nobody = table(
      'human.move',
      'D1 -9,0 spent=3; A1 -8,0 spent=3 converted; dropped 2 -7,0',
    );
    expect(ending(nobody)).toMatchObject({ winner: 1, rule: 'R16' });
    // Nor can they be where rock has closed over them.
    const closed = 'A1 -9,0 spent=1; dropped 2 -7,1; S1 9,0';
    expect(ending(table('human.move', closed))).toMatchObject({ winner: 1, rule: 'R16' });
    expect(ending(table('human.move', `${closed}; clear -7,1`))).toBeUndefined();
    // And once they are lost, it is over.
    act(lot, 'move A1, to -7,0, recover, roll 1, stay');
    expect(ending(lot)).toMatchObject({ winner: 1, rule: 'R16' });
  });

  test('[R17] [10.0] losing every robot decides nothing', () => {
    const t = act(table('human.combat', 'A1 S1 -8,0'), 'attack -8,0, roll 6');
    expect([ending(t), stepNow(t)]).toEqual([undefined, 'demolition.set']);
  });
});
