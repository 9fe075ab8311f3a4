import { describe, expect, test } from 'vitest';
import { actor, apply, start, weightOf } from '../../../kernel/engine.ts';
import { BOARD, HULL, impactNode, TERRAIN } from '../data/map.ts';
import { UNITS } from '../data/units.ts';
import { askForRobot, robotsInRow } from './04-setup.ts';
import {
  act,
  actionOf,
  copyOf,
  eventsOf,
  inLabels,
  marker,
  node,
  nouns,
  of,
  offers,
  openGame,
  refusal,
  stepNow,
  table,
  where,
} from '../testing.ts';

const robots = UNITS.filter((u) => u.side === 1).map((u) => u.id);

describe('[4.1] the robots', () => {
  test('[4.1] [UTL] [S1] ten Security Robots and six Repairbots are set up before the impacts', () => {
    const t = table('setup.robots', '');
    expect(robots.join(' ')).toBe('S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 R1 R2 R3 R4 R5 R6');
    for (let i = 0; i < 16; i++) {
      expect([stepNow(t), actor(t.game, t.s)]).toEqual(['setup.robots', 1]);
      act(t, `place ${i < 6 ? '-8,0' : i < 12 ? '8,0' : '-7,1'}`);
    }
    expect(stepNow(t)).toBe('setup.impact.side');
    expect(where(t, 'S6')).toBe('-8,0');
    expect(where(t, 'S7')).toBe('8,0');
    expect(where(t, 'R6')).toBe('-7,1');
  });

  test('[4.1] [R1] [S2] hull and brain hexes are refused, and a seventh robot in a hex', () => {
    const t = table('setup.robots', '');
    expect(refusal(t, 'place -11,0').rule).toBe('R1');
    expect(refusal(t, 'place 0,0').rule).toBe('R1');
    for (const hex of ['-4,0', '-7,1', '-3,0', '-8,0'])
      expect(refusal(t, `place ${hex}`).rule).toBe('');
    expect(nouns(t, 'place').split(' ')).toHaveLength(420 - 68 - 2);
    for (let i = 0; i < 6; i++) act(t, 'place -8,0');
    expect(refusal(t, 'place -8,0').rule).toBe('6.0');
  });

  test('[4.1] robots can be set up out of order, and a placed one is no longer in the row', () => {
    const t = table('setup.robots', '');
    expect(robotsInRow(t.s).map((u) => UNITS[u].id)).toEqual(robots);
    act(t, 'place -8,0');
    expect(robotsInRow(t.s).map((u) => UNITS[u].id)).toEqual(robots.slice(1));
    askForRobot(t.s, 24);
    apply(t.game, t.s, actionOf(t, 'place 8,0'));
    expect([where(t, 'S1'), where(t, 'R6')]).toEqual(['-8,0', '8,0']);
    expect(robotsInRow(t.s)).toEqual([]);
    const all = table('setup.robots', '');
    all.s.hex[10] = all.s.hex[9] = node('-8,0');
    expect(robotsInRow(all.s)).toEqual([...UNITS.keys()].slice(11));
  });

  test('[D5] the rest can be left to our suggestion, which never overfills a hex', () => {
    const all = act(table('setup.robots', ''), 'suggest');
    const { suggested } = all.s.world;
    expect(robots.map((_, i) => all.s.hex[9 + i])).toEqual(suggested);
    const [s10] = [BOARD.labels[suggested[9]]];
    const t = table('setup.robots', '');
    for (let i = 0; i < 6; i++) act(t, `place ${s10}`);
    act(t, 'suggest');
    expect(t.s.hex[9 + 9]).toBe(suggested[0]);
    expect(stepNow(t)).toBe('setup.impact.side');
  });
});

describe('[4.2] the impacts', () => {
  const rolls = (...pairs: [number, number][]) => {
    const t = act(table('setup.robots', ''), 'suggest');
    for (const [side, sum] of pairs) act(t, `roll ${side}, roll ${sum}`);
    return t;
  };

  test('[4.2] [S3] one die for the side, two for the hex', () => {
    const t = rolls([1, 2], [1, 3]);
    expect(offers(t)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `roll ${n}`));
    const at = act(copyOf(t), 'roll 4');
    for (let sum = 2; sum <= 12; sum++) {
      expect(weightOf(at.game, at.s, actionOf(at, `roll ${sum}`))).toBe(6 - Math.abs(7 - sum));
      const landed = act(copyOf(at), `roll ${sum}`);
      expect(eventsOf(landed, 'impact').at(-1)?.args?.at).toEqual({ node: impactNode(4, sum) });
    }
    act(t, 'roll 6');
    expect(stepNow(t)).toBe('setup.impact.hex');
    expect(offers(t)).toHaveLength(11);
    act(t, 'roll 3');
    expect(eventsOf(t, 'impact').map((e) => e.args?.at)).toEqual(
      ['1,-11', '2,-11', '-9,-2'].map((hex) => ({ node: node(hex) })),
    );
  });

  test('[4.2] [D2] [S3] the numbers name 66 hull hexes, clockwise from the top', () => {
    const hexes = new Set<number>();
    for (let side = 1; side <= 6; side++)
      for (let sum = 2; sum <= 12; sum++) hexes.add(impactNode(side, sum));
    expect(hexes.size).toBe(66);
    for (const n of hexes) expect(TERRAIN[n]).toBe(HULL);
    const checks: [number, number, string][] = [
      [1, 2, '1,-11'],
      [1, 7, '6,-11'],
      [1, 12, '11,-11'],
      [2, 2, '12,-11'],
      [2, 12, '12,-1'],
      [3, 2, '11,1'],
      [3, 12, '1,11'],
      [4, 2, '0,11'],
      [4, 12, '-10,11'],
      [5, 2, '-11,11'],
      [5, 12, '-11,1'],
      [6, 2, '-10,-1'],
      [6, 12, '0,-11'],
    ];
    for (const [side, sum, hex] of checks)
      expect(BOARD.labels[impactNode(side, sum)]).toBe(inLabels(hex));
  });

  test('[4.2] [2.2.1] [S4] each ship lands two Assault Squads and one Demolition Squad', () => {
    const t = rolls([1, 2], [3, 7], [5, 12]);
    expect(['A1', 'A2', 'D1'].map((id) => where(t, id))).toEqual(Array(3).fill('1,-11'));
    expect(['A3', 'A4', 'D2'].map((id) => where(t, id))).toEqual(Array(3).fill('6,6'));
    expect(['A5', 'A6', 'D3'].map((id) => where(t, id))).toEqual(Array(3).fill('-11,1'));
    expect(['1,-11', '6,6', '-11,1', '2,-11'].map((h) => marker(t, h))).toEqual([
      'ship',
      'ship',
      'ship',
      '',
    ]);
    expect(of(t, 'spent', 'D1')).toBe(0);
  });

  test('[4.2] [R1] [S5] the same hex twice gives six squads there', () => {
    const t = rolls([1, 7], [1, 7], [1, 7]);
    expect(['A1', 'A4', 'D3'].map((id) => where(t, id))).toEqual(Array(3).fill('6,-11'));
    expect(stepNow(t)).toBe('human.move');
  });

  test('[R1b] a ship hex is clear for both sides and can be entered again', () => {
    const t = table('human.move', 'A1 5,-10; ship 5,-11');
    act(t, 'move A1');
    expect(refusal(t, 'to 5,-11').rule).toBe('');
    expect(refusal(t, 'to 4,-11').rule).toBe('HTC');
    const r = act(table('robot.move', 'S1 5,-10; ship 5,-11; A1 9,0'), 'move S1');
    expect(refusal(r, 'to 5,-11').rule).toBe('');
  });
});

describe('[D6] the learning scenario', () => {
  test('[D6] two ships and nine robots are in place, and the human player begins', () => {
    const game = openGame({ scenario: 'learning' });
    const t = { game, s: start(game), events: [] };
    expect([t.s.turn, stepNow(t)]).toEqual([1, 'human.move']);
    expect(['A1', 'A2', 'D1'].map((id) => where(t, id))).toEqual(Array(3).fill('6,-11'));
    expect(['A3', 'A4', 'D2'].map((id) => where(t, id))).toEqual(Array(3).fill('-5,11'));
    expect(UNITS.filter((_, u) => t.s.hex[u] >= 0).map(({ id }) => id)).toEqual(
      'A1 A2 A3 A4 D1 D2 S1 S2 S3 S4 R1 R2 R3 R4 R5'.split(' '),
    );
  });
});

test('[D5] the suggestion places every robot once, and logs it', () => {
  const t = act(table('setup.robots', ''), 'suggest');
  expect(eventsOf(t, 'place')).toHaveLength(16);
  expect(eventsOf(t, 'place').map((e) => e.args?.u)).toMatchObject(
    Array.from({ length: 16 }, (_, i) => ({ unit: 9 + i })),
  );
});
