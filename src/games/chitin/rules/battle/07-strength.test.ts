import { describe, expect, test } from 'vitest';
import { english } from '../../../../../test/english.ts';
import { ODDS, oddsColumn } from '../../data/charts.ts';
import { disruptedStrength } from '../../data/ratings.ts';
import { BEATS } from '../../data/units.ts';
import { battleSheets, weighPlan } from '../../rules/battle/07-sheet.ts';
import { act, hex, inLabels, PRINTED, type TestGame, table } from '../../testing.ts';

/** Returns the battle that these attacks, written `7,-7/E`, form together. */
function sheet(t: TestGame, ...edges: readonly string[]) {
  const nouns = edges.map((text) => {
    const [node, d] = inLabels(text).split('/');
    return t.game.board.labels.indexOf(node) * 6 + t.game.board.directions.indexOf(d);
  });
  return weighPlan(t.s, { edges: nouns })[0];
}

const strengths = (t: TestGame, ...edges: readonly string[]) => {
  const { attack, defence, odds } = sheet(t, ...edges);
  return [attack, defence, english(t.game, odds)];
};

const combat = (lines: string) => table(lines, { step: 'combat' });

describe('strength of a stack', () => {
  test('[7.01] [2.023] [S42] warriors and Basics attack; warriors and 1 for each Basic or Worker defend', () => {
    const t = table(
      'red Phlanx 7,-7 E; red Basic 7,-7 E; red Worker 7,-7 E; blue Gantua 8,-7 W; blue Basic 8,-7 W; blue Worker 8,-7 W',
      { step: 'combat', scenario: 'intermediate' },
    );
    // 3 + 1 + 0, and 1 for the class of the one Phlanx; 4 + 1 + 1.
    expect(strengths(t, '7,-7/E')).toEqual([5, 6, '1-2']);
    expect(sheet(t, '7,-7/E').attackers[0].base).toBe(4);
  });

  test('[2.022] [D4] [D6] [D8] [S4] strengths of one, two and three units, whole and disrupted', () => {
    const figures = Object.fromEntries(
      PRINTED.types.map(({ id, attack }, t) => [
        id,
        [1, 2, 3].map((n) => [n * attack, disruptedStrength(PRINTED, t, n)]),
      ]),
    );
    expect(figures.Gantua).toEqual([
      [4, 2],
      [8, 4],
      [12, 6],
    ]);
    expect(figures.Phlanx).toEqual([
      [3, 1],
      [6, 3],
      [9, 4],
    ]);
    expect(figures.Termagant).toEqual([
      [2, 1],
      [4, 2],
      [6, 3],
    ]);
    expect(figures.LowRender).toEqual([
      [2, 1],
      [4, 2],
      [6, 3],
    ]);
    expect(figures.Basic.map(([whole]) => whole)).toEqual([1, 2, 3]);
    const two = PRINTED.types.find(({ id }) => id === 'Plunge');
    expect([2 * (two?.attack ?? 0), two?.moves]).toEqual([4, 2]);
    expect(PRINTED.types.map(({ moves }) => moves)).toEqual([4, 5, 6, 5, 6, 4, 2, 6, 4]);
  });

  test('[D8] a disrupted stack defends with half, rounded down over its units', () => {
    const t = combat('red 3 Gantua 7,-7 E; blue 3 Phlanx 8,-7 W disrupted');
    expect(strengths(t, '7,-7/E')).toEqual([12, 4, '3-1']);
  });
});

describe('adds', () => {
  test('[7.04] [7.041] [R17] [S45] [S46] two Termagants behind an enemy are worth 6', () => {
    const t = combat('red 2 Termagant 7,-7 E; blue 3 Gantua 8,-7 E');
    expect(strengths(t, '7,-7/E')).toEqual([6, 12, '1-2']);
    const { adds } = sheet(t, '7,-7/E').attackers[0];
    expect(adds.map(({ rule, value }) => [rule, value])).toEqual([['7.041', 2]]);
  });

  test('[7.041] [R17] Basics add for the rear, Workers do not', () => {
    const t = table(
      'red Termagant 7,-7 E; red Basic 7,-7 E; red Worker 7,-7 E; blue 3 Gantua 8,-7 E',
      {
        step: 'combat',
        scenario: 'intermediate',
      },
    );
    expect(strengths(t, '7,-7/E')).toEqual([3 + 2, 12, 'under 1-2']);
  });

  test('[7.02] [7.041] three hexes are behind, three in front', () => {
    const from = ['E', 'SE', 'SW', 'W', 'NW', 'NE'].map((facing) => {
      const t = combat(`red 2 Termagant 7,-7 E; blue 3 Gantua 8,-7 ${facing}`);
      return sheet(t, '7,-7/E').attack;
    });
    // The attacker is west of the defender.
    expect(from).toEqual([6, 6, 4, 4, 4, 6]);
  });

  test('[7.042] [S47] the class add comes on top: two Termagants behind Low Renders are worth 8', () => {
    const t = combat('red 2 Termagant 7,-7 E; blue 2 LowRender 8,-7 E; blue Worker 8,-7 E');
    expect(strengths(t, '7,-7/E')).toEqual([8, 5, '3-2']);
  });

  test('[7.042] Smasher, Hacker, Render, Thruster, Smasher, and no other way round', () => {
    expect(BEATS).toMatchObject({ S: 'H', H: 'R', R: 'T', T: 'S' });
    const types = ['Gantua', 'Termagant', 'LowRender', 'Phlanx'];
    types.forEach((type, i) => {
      types.forEach((victim, j) => {
        const t = combat(`red 2 ${type} 7,-7 E; blue ${victim} 8,-7 W`);
        const adds = sheet(t, '7,-7/E').attackers[0].adds.map(({ rule, value }) => [rule, value]);
        expect(adds).toEqual(j === (i + 1) % 4 ? [['7.042', 2]] : []);
      });
    });
  });

  test('[7.042] [R17] Workers and Basics on either side neither prevent the class add nor get it', () => {
    const t = table(
      'red 2 Gantua 7,-7 E; red Basic 7,-7 E; blue Termagant 8,-7 W; blue Basic 8,-7 W; blue Worker 8,-7 W',
      { step: 'combat', scenario: 'intermediate' },
    );
    expect(strengths(t, '7,-7/E')).toEqual([9 + 2, 4, '2-1']);
  });
});

describe('combined attacks', () => {
  const first =
    'red 2 Phlanx 7,-7 E charging; red 3 LowRender 7,-6 NE; red Basic 6,-6 E; blue 2 Gantua 8,-7 SW';

  test('[7.043] [8.022] [S48] example 1: 6 × 2 + 2 and 6 against 8 are 20 to 8, so 2-1', () => {
    const t = table(first, { step: 'combat', scenario: 'intermediate' });
    expect(strengths(t, '7,-7/E', '7,-6/NE')).toEqual([20, 8, '2-1']);
    expect(sheet(t, '7,-7/E', '7,-6/NE').attackers.map(({ total }) => total)).toEqual([14, 6]);
  });

  const both = 'red 3 Gantua 7,-7 E; blue 2 Termagant 8,-7 E; blue 2 LowRender 8,-8 SW';

  test('[7.043] [R18] [S48] example 2: Termagants from behind and Low Renders in front, 12 to 8, so 3-2', () => {
    expect(strengths(combat(both), '7,-7/E', '7,-7/NE')).toEqual([12, 8, '3-2']);
  });

  test('[7.043] [S48] example 3: the Termagants alone, 12 + 3 + 3 against 4, so 4-1', () => {
    expect(strengths(combat(both), '7,-7/E')).toEqual([18, 4, '4-1']);
  });

  test('[7.043] [R18] one against several: stacks without warriors do not spoil the class add', () => {
    const t = combat('red 3 Gantua 7,-7 E; blue 2 Termagant 8,-7 W; blue Worker 8,-8 W');
    expect(strengths(t, '7,-7/E', '7,-7/NE')).toEqual([15, 5, '3-1']);
    const u = combat('red 3 Gantua 7,-7 E; blue 2 Worker 8,-7 W; blue Worker 8,-8 W');
    expect(strengths(u, '7,-7/E', '7,-7/NE')).toEqual([12, 3, '4-1']);
  });

  test('[7.043] [R18] the rear add needs all of them from behind', () => {
    const t = combat('red 3 Gantua 7,-7 E; blue 2 Gantua 8,-7 E; blue Gantua 8,-8 NE');
    expect(strengths(t, '7,-7/E', '7,-7/NE')).toEqual([15, 12, '1-1']);
  });
});

describe('flyers that join an attack', () => {
  // 18 to 4 without flyers. The Phlanx at 8,-7, beside the Termagants, is not in front of any attacker.
  const lines = (neighbour: string) =>
    `red 3 Gantua 7,-7 E; red Basic 6,-7 E; red Plunge 8,-7; blue 2 Termagant 8,-7 E; blue ${neighbour}`;
  const joined = (neighbour: string, ...edges: readonly string[]) => {
    const t = table(lines(neighbour), { scenario: 'small', step: 'combat' });
    act(t, 'strike 8,-7');
    return strengths(t, ...edges);
  };

  test('[R60] [7.043] [8.015] an enemy brought in for flyers counts in the defence and takes no add away', () => {
    expect(
      strengths(
        combat(lines('Worker 0,0').replace('red Basic 6,-7 E; red Plunge 8,-7; ', '')),
        '7,-7/E',
      ),
    ).toEqual([18, 4, '4-1']);
    // 12 + 3 for the rear + 3 for class + 2 for the Plunge; 4 + 3.
    expect(joined('Phlanx 9,-7 W', '7,-7/E')).toEqual([20, 7, '2-1']);
    // The same if it is in front of the Gantuas, which do not attack it.
    expect(joined('Phlanx 8,-8 SW', '7,-7/E')).toEqual([20, 7, '2-1']);
  });

  test('[R60] [7.043] the stack’s own targets do count for its adds', () => {
    expect(joined('Phlanx 8,-8 SW', '7,-7/E', '7,-7/NE')).toEqual([14, 7, '2-1']);
  });

  test('[R60] [R15] many against many: the targets of one attacker count for the adds of all', () => {
    const t = table(
      'red 3 Gantua 7,-7 E; red 2 Gantua 9,-8 W; red Basic 6,-7 E; blue 2 Termagant 8,-7 E; blue Phlanx 8,-8 SW',
      { scenario: 'small', step: 'combat' },
    );
    // The three Gantuas attack both stacks, so neither gives a class add; 8,-8 faces both attackers.
    expect(strengths(t, '7,-7/E', '7,-7/NE', '9,-8/SW')).toEqual([12 + 8, 7, '2-1']);
  });
});

describe('odds', () => {
  test('[7.061] [S51] the ratio is rounded for the defender', () => {
    const odds = (attack: number, defence: number) => ODDS[oddsColumn(attack, defence)];
    expect(odds(20, 12)).toBe('3-2');
    expect(odds(20, 8)).toBe('2-1');
    expect(odds(12, 8)).toBe('3-2');
    expect(odds(18, 4)).toBe('4-1');
    expect(odds(48, 12)).toBe('4-1');
    expect([odds(6, 6), odds(2, 2)]).toEqual(['1-1', '1-1']);
    expect([odds(24, 12), odds(23, 12)]).toEqual(['2-1', '3-2']);
    expect([odds(1, 2), odds(1, 3), odds(60, 1)]).toEqual(['1-2', '<1-2', '6-1']);
  });

  test('[5.00] [S24] announced battles keep their strengths and can be looked at before the die', () => {
    const t = combat(
      'red 3 Gantua 7,-7 E; blue 2 Termagant 8,-7 E; red Phlanx 5,-7 W; blue Phlanx 4,-7 E',
    );
    expect(battleSheets(t.s)).toEqual([]);
    const [one, two] = weighPlan(t.s, { edges: [hex(7, -7) * 6, hex(5, -7) * 6 + 3] });
    // Ordered by the lowest hex attacked: 4,-7 comes before 8,-7.
    expect([one.odds, two.odds]).toEqual(['1-1', '4-1']);
    expect(two.results).toEqual(['DD', 'D-1', 'D-1', 'D-2', 'D-2', 'D-3']);
  });
});
