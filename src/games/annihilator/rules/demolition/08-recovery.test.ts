import { english } from '../../../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import {
  act,
  chances,
  copyOf,
  eventsOf,
  inLabels,
  node,
  nouns,
  of,
  offers,
  refusal,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';

const dropped = ({ s }: TestGame, hex: string): number => s.dropped[node(hex)];

/** Returns a game with an Assault Squad on its way to three charges left behind. */
const onTheWay = (more = '') =>
  act(table('human.move', `A1 -9,0; A2 8,0; dropped 3 -8,0; ${more}`), 'move A1');

describe('[8.5] charges left behind', () => {
  test('[8.5] [R13] [D8] [S46] the unused charges of a Demolition Squad killed in close combat', () => {
    const t = table('robot.combat', 'D1 -8,0 spent=1; A1 -8,0; S1 S2 S3 S4 -8,0; A2 8,0');
    act(t, 'attack -8,0, roll 6');
    expect(dropped(t, '-8,0')).toBe(2);
    expect(eventsOf(t, 'dropped')).toHaveLength(1);
    const look = t.game.look.markers(t.s).find((m) => m.type === 'dropped');
    expect(look).toMatchObject({ node: node('-8,0'), text: '2' });
  });

  test('[8.5] [S46] not if it is only disrupted or has used them all, nor by Assault Squads', () => {
    const d = table('robot.combat', 'D1 -8,0; S1 S2 -8,0; A2 8,0');
    act(d, 'attack -8,0, roll 4');
    expect(dropped(d, '-8,0')).toBe(0);
    const empty = table('robot.combat', 'D1 -8,0 spent=3; A1 -8,0; S1 S2 S3 S4 -8,0; A2 8,0');
    act(empty, 'attack -8,0, roll 6');
    expect(dropped(empty, '-8,0')).toBe(0);
  });

  test('[8.5] [R6] [R13] [S46] not by the mind weapon, a blast or auto-defence', () => {
    const mind = act(table('robot.combat', 'D1 -8,0; A2 8,0'), 'mind -8,0, roll 6');
    expect([where(mind, 'D1'), dropped(mind, '-8,0')]).toEqual(['off', 0]);
    const blast = table('demolition.detonate', 'D1 -8,0; A2 8,0; charge -8,0 A E');
    expect([where(blast, 'D1'), dropped(blast, '-8,0')]).toEqual(['off', 0]);
    const shield = act(table('human.move', 'D1 -5,0; A2 8,0'), 'move D1, to -4,0, roll 6');
    expect([where(shield, 'D1'), dropped(shield, '-4,0')]).toEqual(['off', 0]);
  });

  test('[R13] several lots become one, and blasts do not hurt them', () => {
    const t = table('robot.combat', 'D1 D2 -8,0; S1 S2 S3 S4 -8,0; A2 8,0; dropped 1 -8,0');
    act(t, 'attack -8,0, roll 6');
    expect(dropped(t, '-8,0')).toBe(7);
    const blast = table('demolition.detonate', 'A2 8,0; dropped 3 -8,0; charge -8,0 A E');
    act(blast, 'roll 6, roll 6, roll 6');
    expect(dropped(blast, '-8,0')).toBe(3);
  });
});

describe('[8.5] recovery', () => {
  test('[8.5] [S47] odd: lost for good; even: the squad becomes a Demolition Squad', () => {
    const t = act(onTheWay(), 'to -8,0');
    expect(offers(t)).toEqual(['recover', 'decline']);
    expect(chances(t, 'recover').rows.map((o) => o.text)).toEqual(['1/2', '1/2']);
    act(t, 'recover');
    for (const die of [1, 3, 5]) {
      const lost = act(copyOf(t), `roll ${die}`);
      expect([dropped(lost, '-8,0'), of(lost, 'converted', 'A1')]).toEqual([0, 0]);
      expect(of(lost, 'spent', 'A1')).toBe(0);
    }
    for (const die of [2, 4, 6]) {
      const taken = act(copyOf(t), `roll ${die}`);
      expect([dropped(taken, '-8,0'), of(taken, 'converted', 'A1')]).toEqual([0, 1]);
      const look = taken.game.look.counters(taken.s).find((c) => c.unit === 0);
      expect(english(taken.game, look?.name)).toBe('Demolition Squad A1');
      expect(look).toMatchObject({
        type: 'demolition',
        values: '2-4-4',
        badge: '3',
      });
    }
  });

  test.each([
    ['three and its own', 3, 0, '3'],
    ['one and its own', 1, 0, '2'],
    ['one, its own used', 1, 1, '1'],
    ['a pool of seven', 7, 1, '3'],
  ])('[8.5] [8.4] [S48] %s: three at most, for any pattern', (_, lot, spent, badge) => {
    const text = `A1 -9,0 spent=${spent}; A2 8,0; dropped ${lot} -8,0`;
    const t = act(table('human.move', text), 'move A1, to -8,0, recover, roll 2, stay, done');
    expect(t.game.look.counters(t.s).find((c) => c.unit === 0)?.badge).toBe(badge);
    act(t, 'charge A1, at -8,0');
    expect(nouns(t, 'pattern')).toBe('A B C D');
  });

  test('[8.5] [R13] [S49] it may move on, attack and set a charge in the same turn', () => {
    const t = act(onTheWay('S1 -6,0'), 'to -8,0, recover, roll 2');
    expect(stepNow(t)).toBe('human.move.to');
    expect(refusal(t, 'to -9,0').rule).toBe('');
    // Three points are left, but the robot ends the move.
    expect(refusal(t, 'to -5,0').rule).toBe('5.4');
    act(t, 'to -6,0, done, attack -6,0, roll 1, charge A1, at -5,0, pattern C');
    expect(where(t, 'S1')).toBe('-6,0');
    expect(of(t, 'spent', 'A1')).toBe(1);
  });

  test('[8.5] [S50] one try only', () => {
    const t = act(onTheWay('A3 -10,0'), 'to -8,0, recover, roll 1, stay, move A3, to -8,0');
    expect(stepNow(t)).toBe('human.move');
    expect(eventsOf(t, 'recovery.lost')).toHaveLength(1);
  });

  test('[R13] a squad that declines leaves them for the next', () => {
    const t = act(onTheWay('A3 -10,0'), 'to -8,0, decline, to -7,0');
    expect([dropped(t, '-8,0'), where(t, 'A1')]).toEqual([3, '-7,0']);
    act(t, 'move A3, to -8,0');
    expect(stepNow(t)).toBe('recovery');
  });

  test('[8.5] [R13] Assault Squads stop for it, other units pass; a full hex allows no attempt', () => {
    expect(refusal(onTheWay(), 'to -7,0').rule).toBe('8.5');
    const d = act(table('human.move', 'D1 -9,0; A2 8,0; dropped 3 -8,0'), 'move D1, to -7,0');
    expect([where(d, 'D1'), dropped(d, '-8,0')]).toEqual(['-7,0', 3]);
    const full = onTheWay('A3 A4 A5 -8,0');
    expect([refusal(full, 'to -8,0').rule, refusal(full, 'to -7,0').rule]).toEqual(['6.0', '']);
    const robots = act(table('robot.move', 'S1 -9,0; S2 9,0; A2 8,0; dropped 3 -8,0'), 'move S1');
    expect(refusal(robots, 'to -7,0').rule).toBe('');
  });

  test('[8.5] [5.4] among robots the move ends after the attempt', () => {
    const t = act(onTheWay('S1 -8,0'), 'to -8,0, recover, roll 2');
    expect([stepNow(t), of(t, 'converted', 'A1')]).toEqual(['human.move', 1]);
  });

  test('[8.3] [R13] it may be tried in the advance too', () => {
    const t = table('human.advance', 'A1 -9,0; A2 8,0; clear -8,0; blasted -8,0; dropped 2 -8,0');
    act(t, 'move A1, to -8,0');
    expect(stepNow(t)).toBe('recovery');
    act(t, 'recover, roll 6');
    expect([of(t, 'converted', 'A1'), stepNow(t)]).toEqual([1, 'robot.combat']);
  });

  test('[R4] [R13] a squad that the shield disrupts or kills tries nothing', () => {
    const start = table('human.move', 'A1 -5,0; A2 8,0; dropped 2 -4,0');
    const goes = act(copyOf(start), 'move A1, to -4,0, roll 1');
    expect(stepNow(goes)).toBe('recovery');
    const hit = act(copyOf(start), 'move A1, to -4,0, roll 3');
    const dead = act(copyOf(start), 'move A1, to -4,0, roll 6');
    for (const t of [hit, dead])
      expect([stepNow(t), dropped(t, '-4,0')]).toEqual(['human.move', 2]);
    expect(inLabels('-4,0')).toBe(hit.game.board.labels[hit.s.hex[0]]);
  });
});

test('[8.5] a Demolition Squad without charges leaves nothing behind', () => {
  const t = act(
    table('robot.combat', 'D1 -8,0 spent=3; S1 S2 -8,0; A1 9,0'),
    'attack -8,0, roll 6',
  );
  expect([where(t, 'D1'), eventsOf(t, 'dropped')]).toEqual(['off', []]);
});
