import { english } from '../../../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { start } from '../../../../kernel/engine.ts';
import { SQUADS } from '../../data/units.ts';
import { chargesOf, chargesSet } from '../../state.ts';
import {
  act,
  inLabels,
  label,
  log,
  node,
  nouns,
  of,
  offers,
  openGame,
  refusal,
  stepNow,
  table,
  type TestGame,
} from '../../testing.ts';
import { STEP } from '../names.ts';
import { knowsPattern } from './08-demolition.ts';

/** Returns the set charges, as "hex pattern direction turn". */
const laid = ({ s }: TestGame): string[] =>
  Array.from({ length: chargesSet(s) }, (_, i) =>
    [s.chargeHex[i], s.chargePattern[i], s.chargeDirection[i], s.chargeTurn[i]].join(' '),
  );

describe('[8.1] setting charges', () => {
  test('[8.1] [R9] [S33] in the own hex or an adjacent one only, whatever is there', () => {
    const t = act(table('demolition.set', 'D1 -5,0; S1 -6,0'), 'charge D1');
    const round = ['-4,-1', '-5,-1', '-6,0', '-5,0', '-4,0', '-6,1', '-5,1'];
    const hexes = round.map(node).sort((a, b) => a - b);
    expect(
      nouns(t, 'at')
        .split(' ')
        .map((l) => t.game.board.nodeOf.get(l)),
    ).toEqual(hexes);
    expect(refusal(t, 'at -3,0').rule).toBe('8.1');
    const hull = act(table('demolition.set', 'D1 -10,0'), 'charge D1');
    expect(refusal(hull, 'at -11,0').rule).toBe('');
    const brain = act(table('demolition.set', 'D1 -1,0'), 'charge D1');
    expect(refusal(brain, 'at 0,0').rule).toBe('');
    // A corner hex of the map has fewer neighbours.
    const corner = act(table('demolition.set', 'D1 0,-11; clear 0,-11'), 'charge D1');
    expect(nouns(corner, 'at').split(' ')).toHaveLength(4);
  });

  test('[8.1] [2.2.2] [S34] pattern and direction are announced and public', () => {
    const t = act(table('demolition.set', 'D1 -5,0; D2 5,0'), 'charge D1, at -4,0');
    expect(nouns(t, 'pattern')).toBe('A B C D');
    act(t, 'pattern B');
    expect(nouns(t, 'face')).toBe('E SE SW W NW NE');
    act(t, 'face W');
    expect(laid(t)).toEqual([`${node('-4,0')} 1 3 3`]);
    const look = t.game.look.markers(t.s).find((m) => m.type === 'charge');
    expect(look).toMatchObject({ node: node('-4,0'), text: 'B', facing: 3 });
    expect(english(t.game, look?.name)).toContain('the corner between W and NW');
  });

  test('[8.1] [D3] [S34] pattern C has no direction', () => {
    const t = act(table('demolition.set', 'D1 -5,0; D2 5,0'), 'charge D1, at -4,0, pattern C');
    expect(stepNow(t)).toBe('demolition.set');
    expect(laid(t)).toEqual([`${node('-4,0')} 2 0 3`]);
  });

  test('[8.4] [S34] an Assault Squad has pattern A only and is asked for no other', () => {
    const t = act(table('demolition.set', 'A1 -5,0; D2 5,0'), 'charge A1, at -4,0');
    expect(stepNow(t)).toBe('demolition.direction');
    for (const pattern of ['B', 'C', 'D'])
      expect(refusal(t, `pattern ${pattern}`).rule).toBe('8.4');
    act(t, 'face E');
    expect(laid(t)).toEqual([`${node('-4,0')} 0 0 3`]);
  });

  test('[8.1] [3.0] [S35] it goes off in step 3 of the next turn, not before', () => {
    const t = act(table('demolition.set', 'A1 -9,0; S1 9,0'), 'charge A1, at -8,0, face E');
    expect([t.s.turn, stepNow(t)]).toEqual([3, 'robot.move']);
    act(t, 'done, done');
    expect([t.s.turn, stepNow(t), laid(t).length]).toEqual([4, 'human.move', 1]);
    act(t, 'done');
    expect([t.s.turn, stepNow(t)]).toEqual([4, 'demolition.blast']);
    act(t, 'roll 1, roll 1, roll 1');
    expect(laid(t)).toEqual([]);
  });
});

describe('[8.4] supplies', () => {
  test('[8.4] [UTL] [2.2.1] [S36] three for a Demolition Squad, one for an Assault Squad, 15 in all', () => {
    const s = start(openGame({ scenario: 'learning' }));
    const carried = (u: number): number => chargesOf(s, u);
    expect([0, 1, 2, 3, 6, 7].map(carried)).toEqual([1, 1, 1, 1, 3, 3]);
    const all = s.world.types.ofUnit.slice(0, SQUADS).reduce((sum, type) => sum + type.charges, 0);
    expect(all).toBe(15);
    const t = table('demolition.set', 'D1 -8,0; A1 8,0');
    for (let turn = 3; turn < 6; turn++) {
      expect(offers(t)).toContain('charge D1');
      act(t, 'charge D1, at -8,0, pattern A, face NW');
      t.s.chargeHex.fill(-1);
      t.s.chargeTurn.fill(0);
      t.s.chargeDirection.fill(0);
      act(t, 'done, done');
      if (turn < 5) act(t, 'done');
    }
    act(t, 'done');
    expect([of(t, 'spent', 'D1'), refusal(t, 'charge D1').rule]).toEqual([3, '8.4']);
    expect(offers(t)).toEqual(['charge A1', 'done']);
  });

  test('[R9] [S36] each squad sets one in a step', () => {
    const t = table('demolition.set', 'D1 -8,0; D2 8,0');
    act(t, 'charge D1, at -8,0, pattern C');
    expect(refusal(t, 'charge D1').rule).toBe('R9');
    expect(offers(t)).toEqual(['charge D2', 'done']);
  });

  test('[8.1] [R4] robots, dead and disrupted units set no charges', () => {
    const t = table('demolition.set', 'D1 -8,0; A1 8,0 disrupted; S1 8,0');
    expect(refusal(t, 'charge S1').rule).toBe('8.1');
    expect(refusal(t, 'charge A2').rule).toBe('8.1');
    expect(refusal(t, 'charge A1').rule).toBe('R4');
  });

  test('[8.1] a warning names one’s own squads in the blast', () => {
    const t = act(table('demolition.set', 'D1 -8,0; A1 -7,0'), 'charge D1, at -8,0, pattern D');
    expect(label(t, 'face E')).toBe('Facing E (squads in the blast area now: A1, D1)');
    expect(inLabels('-8,0')).toBe(t.game.board.labels[t.s.frame(STEP['demolition.direction']).hex]);
  });
});

describe('messages about charges', () => {
  test('[8.1] far hexes are refused as not adjacent, with the two hexes', () => {
    const t = act(table('demolition.set', 'D1 -8,0; A1 9,0'), 'charge D1');
    const far = refusal(t, 'at -6,0');
    expect(far.rule).toBe('8.1');
    expect(far.reason).toMatch(/is not adjacent/);
    expect(far.reason).toContain(inLabels('D1 can set a charge in -8,0'));
    expect(far.scope).toBeUndefined();
  });

  test('[8.4] Assault Squads know pattern A, Demolition Squads all four', () => {
    const { s } = table('demolition.set', 'D1 A1 -8,0; A2 9,0 converted');
    const known = (u: number) => [0, 1, 2, 3].filter((pattern) => knowsPattern(s, u, pattern));
    expect([known(0), known(1), known(6)]).toEqual([[0], [0, 1, 2, 3], [0, 1, 2, 3]]);
  });

  test('[8.1] [D3] the announcement names pattern and direction, a ring none', () => {
    const t = table('demolition.set', 'D1 D2 D3 -8,0; A1 9,0');
    act(t, 'charge D1, at -8,0, pattern C, charge D2, at -8,0, pattern B, face E');
    act(t, 'charge D3, at -8,0, pattern D, face W');
    expect(log(t, 'charge').map((line) => line.split(', ')[1])).toEqual([
      'pattern C.',
      'pattern B facing the corner between E and SE.',
      'pattern D facing W.',
    ]);
  });

  test('[R9] [8.4] [8.1] why a unit cannot set a charge', () => {
    const t = act(
      table('demolition.set', 'D1 -8,0; A1 -8,0 spent=1; A2 -7,0 disrupted; A3 -7,0; S1 9,0'),
      'charge D1, at -8,0, pattern C',
    );
    const rules = ['S1', 'D3', 'A2', 'A1', 'D1'].map((id) => refusal(t, `charge ${id}`).rule);
    expect(rules).toEqual(['8.1', '8.1', 'R4', '8.4', 'R9']);
    expect(refusal(t, 'charge A2').reason).toMatch(/can’t set charges/);
  });
});
