import { describe, expect, test } from 'vitest';
import {
  act,
  costOf,
  inLabels,
  log,
  nouns,
  of,
  offers,
  refusal,
  stepNow,
  table,
  type TestGame,
  where,
  whyNot,
} from '../testing.ts';

/** Returns the cost of a hex for the moving unit, or the rule that forbids it. */
function price(t: TestGame, hex: string): string {
  const text = `to ${hex}`;
  const rule = refusal(t, text).rule;
  if (rule !== '') return `[${rule}]`;
  return costOf(t, text);
}

const human = (from: string, more = '') =>
  act(table('human.move', `A1 ${from}; ${more}`), 'move A1');
const robot = (from: string, more = '') =>
  act(table('robot.move', `S1 ${from}; ${more}; A6 5,0`), 'move S1');

describe('[5.1] moves', () => {
  test('[5.1] [S8] some, all or no units move, in any order and direction', () => {
    const t = table('human.move', 'A1 -8,0; A2 -8,0; D1 8,0');
    expect(offers(t)).toEqual(['move A1', 'move A2', 'move D1', 'done']);
    act(t, 'move D1, to 9,0');
    expect(offers(t)).toEqual(['move A1', 'move A2', 'done']);
    act(t, 'move A2, to -9,0, move A1, to -7,0');
    expect(stepNow(t)).not.toBe('human.move');
    expect(['A1', 'A2', 'D1'].map((id) => where(t, id))).toEqual(['-7,0', '-9,0', '9,0']);
    const none = act(table('human.move', 'A1 -8,0; A2 -8,0'), 'done');
    expect(stepNow(none)).toBe('demolition.set');
    expect(where(none, 'A1')).toBe('-8,0');
  });

  test('[5.1] [S9] points not used are neither kept nor lent', () => {
    const t = act(table('human.move', 'A1 A2 -10,0; S1 9,0'), 'move A1, to -9,0');
    expect(refusal(t, 'move A1').rule).toBe('5.1');
    act(t, 'move A2');
    expect(price(t, '-6,0')).toBe('4 of 4');
    expect(price(t, '-5,0')).toBe('[5.2]');
    act(t, 'to -6,0, done, done, done');
    expect([t.s.turn, stepNow(t)]).toEqual([4, 'human.move']);
    act(t, 'move A1');
    expect(price(t, '-5,0')).toBe('4 of 4');
  });

  test('[5.1] enemy, dead and disrupted units cannot be moved', () => {
    const t = table('human.move', 'A1 -8,0; A2 -8,0 disrupted; S1 8,0');
    expect(refusal(t, 'move S1').rule).toBe('5.1');
    expect(refusal(t, 'move A3').rule).toBe('5.1');
    expect(refusal(t, 'move A2').rule).toBe('R4');
  });

  test('[5.1] a unit without a destination is not offered, and a side without such units is skipped', () => {
    const t = table('human.move', 'A1 -9,1; A2 8,0');
    expect(offers(t)).toEqual(['move A1', 'move A2', 'done']);
    const walled = table('human.move', 'A1 A2 A3 -10,0; A4 A5 A6 -9,0; D1 8,0');
    expect(nouns(walled, 'move')).toBe('A1 A2 A3 A4 A5 A6 D1');
    const idle = table('human.move', 'A1 8,0 disrupted; S1 8,0');
    expect(stepNow(idle)).toBe('robot.move');
  });
});

describe('[5.2] costs', () => {
  test('[5.2] [HTC] [S10] a squad: two obstructed hexes, four passageways, or one and two', () => {
    const corridor = human('-10,0');
    expect(price(corridor, '-6,0')).toBe('4 of 4');
    expect(price(corridor, '-5,0')).toBe('[5.2]');
    const wreckage = human('-3,3');
    expect(price(wreckage, '-1,3')).toBe('4 of 4');
    expect(price(wreckage, '0,3')).toBe('[5.2]');
    const mixed = human('-1,2');
    expect(price(mixed, '-2,1')).toBe('2 of 4');
    expect(price(mixed, '-1,0')).toBe('4 of 4');
  });

  test.each([
    ['outer armour', '-10,0', '-11,0', '[HTC]', '[HTC]'],
    ['impassable', '-7,0', '-7,1', '[HTC]', '1 of 5'],
    ['obstructed passable', '-10,0', '-10,1', '2 of 4', '1 of 5'],
    ['brain core', '-1,0', '0,0', '[HTC]', '[HTC]'],
    ['auto-defend armour', '-5,0', '-4,0', '2 of 4, 1 auto-defend attack at 1-1', '1 of 5'],
    ['passageway', '-7,0', '-6,0', '1 of 4', '½ of 5'],
  ])('[HTC] [5.2] [2.1] [S11] %s', (_, from, to, forHumans, forRobots) => {
    expect(price(human(from), to)).toBe(forHumans);
    expect(price(robot(from), to)).toBe(forRobots);
  });

  test.each([
    ['outer armour', '-10,0', '-11,0'],
    ['impassable', '-7,0', '-7,1'],
    ['obstructed passable', '-10,0', '-10,1'],
    ['brain core', '-1,0', '0,0'],
    ['auto-defend armour', '-5,0', '-4,0'],
    ['passageway', '-7,0', '-6,0'],
  ])('[8.2] [HTC] [2.2.2] [R10b] [S17] a marker replaces %s', (_, from, to) => {
    expect(price(human(from, `clear ${to}`), to)).toBe('1 of 4');
    expect(price(robot(from, `clear ${to}`), to)).toBe('½ of 5');
    expect(price(human(from, `ob-pas ${to}`), to)).toBe('2 of 4');
    expect(price(robot(from, `ob-pas ${to}`), to)).toBe('1 of 5');
  });

  test('[5.2] [HTC] [S12] a robot: ten passageways, five other hexes, or mixtures with halves', () => {
    const ring = robot('0,-8');
    expect(price(ring, '9,-8')).toBe('4½ of 5');
    expect(price(ring, '9,-7')).toBe('5 of 5');
    expect(price(ring, '9,-6')).toBe('[5.2]');
    // Eight passageways and one impassable hex.
    expect(price(ring, '9,-9')).toBe('5 of 5');
    // The half point left after nine passageways is enough for clear hexes only.
    expect(price(ring, '10,-8')).toBe('[5.2]');
    expect(price(robot('0,-8', 'clear 10,-8'), '10,-8')).toBe('5 of 5');
    const broken = robot('-10,0', 'ob-pas -9,0 -8,0 -7,0 -6,0 -5,0 -8,1 -7,-1 -5,1 -4,-1');
    expect(price(broken, '-5,0')).toBe('5 of 5');
    expect(price(broken, '-4,0')).toBe('[5.2]');
  });
});

describe('[5.3] [5.4] others in the way', () => {
  test('[5.3] [S13] units pass through hexes of their own side, full ones too', () => {
    const t = human('-9,0', 'A2 A3 D1 -8,0');
    expect(price(t, '-7,0')).toBe('2 of 4');
    expect(price(t, '-8,0')).toBe('[6.0]');
    const r = robot('-9,0', 'S2 S3 S4 S5 S6 S7 -8,0');
    expect(price(r, '-7,0')).toBe('1 of 5');
    expect(price(r, '-8,0')).toBe('[6.0]');
  });

  test('[5.1] only a unit held up on its way may stay; a unit that should not move is not picked', () => {
    const t = human('-9,0', 'dropped 1 -8,0');
    expect(whyNot(t, 'stay')).toMatch(/^\[5\.1\] Assault Squad A1 has not moved yet/);
    expect(refusal(t, 'stay').scope).toBeUndefined();
    expect(refusal(t, 'attack -9,0')).toMatchObject({ rule: '7.1', scope: 'elsewhere' });
    act(t, 'to -8,0, decline');
    expect(refusal(t, 'stay').rule).toBe('');
  });

  test('[5.4] [7.3] [8.5] [5.2] a refusal names the obstacle if the points would suffice', () => {
    const why = (t: TestGame, to: string) => whyNot(t, `to ${to}`);
    const way = (rule: string, to: string, then: string) =>
      inLabels(`[${rule}] On its way to ${to}, ${then}`);
    expect(why(human('-9,0', 'S1 -7,0'), '-6,0')).toContain(
      way('5.4', '-6,0', 'Assault Squad A1 would meet robots in -7,0 and have to stop there'),
    );
    expect(why(robot('-9,0', 'A1 -6,0'), '-2,0')).toContain(
      way('5.4', '-2,0', 'Security Robot S1 would meet squads in -6,0 and have to stop there'),
    );
    expect(why(human('-5,0'), '-3,0')).toContain(
      way('7.3', '-3,0', 'Assault Squad A1 will be attacked in -4,0. Move to -4,0 first'),
    );
    expect(why(human('-9,0', 'dropped 1 -8,0'), '-7,0')).toContain(
      way('8.5', '-7,0', 'Assault Squad A1 can try to recover charges in -8,0. Move to -8,0 first'),
    );
    const full = 'Assault Squad A1 might have to stop in -8,0, but -8,0 is full';
    expect(why(human('-9,0', 'S1 A3 A4 A5 -8,0'), '-7,0')).toContain(way('R7', '-7,0', full));
    // It would need five points, with or without robots.
    expect(why(human('-9,0', 'S1 -7,0'), '-4,0')).toMatch(/^\[5\.2\].*4 movement points/);
  });

  test('[5.4] [S16] entering a hex with an enemy ends the move', () => {
    const t = human('-9,0', 'S1 -7,0');
    expect(price(t, '-7,0')).toBe('2 of 4');
    expect(price(t, '-6,0')).toBe('[5.4]');
    act(t, 'to -7,0');
    expect(stepNow(t)).not.toBe('human.move.to');
    expect(price(robot('6,0'), '8,0')).toBe('1 of 5');
    const r = robot('6,0', 'A1 7,0');
    expect(price(r, '7,0')).toBe('½ of 5');
    // Not through the squad, but around it through rock.
    expect(price(r, '8,0')).toBe('2½ of 5');
  });

  test('[5.4] [R8] [S16] leaving one is free, and units beside it are not stopped', () => {
    const t = human('-8,0', 'S1 -8,0; S2 -7,1');
    expect(price(t, '-5,0')).toBe('3 of 4');
    const r = robot('8,0', 'A1 8,0');
    expect(price(r, '10,0')).toBe('1 of 5');
  });

  test('[5.2] the log states the cost of a move', () => {
    const t = act(table('robot.move', 'S1 -10,0; A1 9,0'), 'move S1, to -7,0');
    expect(log(t, 'move')[0]).toMatch(/ \(1½ points\)\.$/);
    expect(of(t, 'acted', 'S1')).toBe(0);
  });
});

describe('why a unit does not move', () => {
  test('[5.1] [R4] enemy, not on the map, disrupted, moved already', () => {
    const t = act(table('human.move', 'A1 A2 -8,0; D1 8,0 disrupted; S1 9,0'), 'move A1, to -9,0');
    expect(whyNot(t, 'move S1')).toBe(
      '[5.1] Security Robot S1 is not yours. Choose one of your own units.',
    );
    expect(whyNot(t, 'move A3')).toBe('[5.1] Assault Squad A3 is not on the map.');
    expect(whyNot(t, 'move D1')).toMatch(
      /^\[R4\] Demolition Squad D1 is disrupted: it can’t move until/,
    );
    expect(whyNot(t, 'move A1')).toBe('[5.1] Assault Squad A1 has already moved in this step.');
  });

  test('[5.1] [R7] no hex to end its movement in: hull, and full hexes with enemies, all round', () => {
    const full = 'A2 A3 A4 S1 0,-10; A5 A6 D1 S2 1,-10';
    const t = table('human.move', `A1 1,-11; ship 1,-11; ${full}`);
    expect(nouns(t, 'move').split(' ')).not.toContain('A1');
    expect(whyNot(t, 'move A1')).toMatch(/^\[5\.1\] There is no hex/);
    // Without the robots, it passes through its friends.
    const free = table('human.move', `A1 1,-11; ship 1,-11; ${full.replace(/ S\d/g, '')}; S1 9,0`);
    expect(nouns(free, 'move').split(' ')).toContain('A1');
  });

  test('[5.2] [7.3] the last points are enough for a hex that costs just as many', () => {
    const t = act(human('-6,0'), 'to -4,0, roll 1');
    expect([stepNow(t), nouns(t, 'to')]).toEqual(['human.move.to', inLabels('-4,-1 -5,0 -5,1')]);
    expect(whyNot(t, 'to -7,0')).toMatch(/^\[5\.2\] .*has 1 movement point left\.$/);
  });

  test('[5.1] [HTC] [6.0] the hex it is in, hexes it may not enter, hexes without room', () => {
    const t = human('-9,0', 'A2 A3 A4 -5,0');
    expect(whyNot(t, 'to -9,0')).toMatch(/^\[5\.1\] Assault Squad A1 is already in \d+/);
    expect(whyNot(t, 'to -9,1')).toMatch(/^\[HTC\].*impassable/);
    // Just within reach, but full.
    expect(whyNot(t, 'to -5,0')).toMatch(/^\[6\.0\].*only 3 squads/);
    const r = robot('-9,0', 'S2 S3 S4 S5 S6 S7 -8,0');
    expect(whyNot(r, 'to -8,0')).toMatch(/^\[6\.0\].*only 6 robots/);
  });

  test('[R7] [R2] a robot beside a hex of six robots and a squad has nowhere to go but elsewhere', () => {
    const t = robot('-9,0', 'S2 S3 S4 S5 S6 S7 A1 -8,0');
    expect(whyNot(t, 'to -8,0')).toMatch(/^\[6\.0\]/);
  });
});
