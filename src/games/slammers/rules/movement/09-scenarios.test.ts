/** Movement rules of scenarios: entering and leaving the map, closed panels, partisans and containers. */
import { describe, expect, test } from 'vitest';
import {
  act,
  chances,
  copyOf,
  log,
  nouns,
  of,
  offers,
  on,
  refusal,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';

describe('onto the map', () => {
  test('[36.2] [R24] by an edge hex at its cost; by road for 1/2', () => {
    const t = table('movement', '6', 'bMI1 bMI2 bCC1 waiting');
    act(t, 'move bCC1, to 6-0710');
    expect(of(t, 'rode', 'bCC1') + of(t, 'walked', 'bCC1')).toBe(1);
    act(t, 'move bMI1, to 6-0810, stay');
    expect(of(t, 'walked', 'bMI1')).toBe(2);
    // Two points are four hexes of road, including the first one.
    const walker = act(copyOf(t), 'move bMI2');
    expect([refusal(walker, 'to 6-0707').rule, refusal(walker, 'to 6-0706').rule]).toEqual([
      '',
      '9.4',
    ]);
  });

  test('[9.5] a unit without enough movement points may still move one hex, and spends them all', () => {
    // Forest with rubble costs 3.
    const t = act(table('movement', '6', 'bMI1 bCC1 waiting; rubble 6-0310'), 'move bMI1');
    expect(refusal(t, 'to 6-0310').rule).toBe('');
    act(t, 'to 6-0310, roll 1');
    expect([where(t, 'bMI1'), of(t, 'walked', 'bMI1')]).toEqual(['6-0310', 4]);
  });

  test('[40.3] only by the hex of the south road: three counters, and later ones pass through them', () => {
    const t = table('movement', '10', 'bHT1 bHT2 bCC1 bCC2 waiting; gIN1 3-0101; rHT1 6-0101', {
      values: { mover: 'blue+green' },
    });
    for (const u of ['bHT1', 'bHT2', 'bCC1']) act(t, `move ${u}, to 2-0710`);
    act(t, 'move bCC2');
    expect(refusal(t, 'to 2-0710').rule).toBe('9.13');
    act(t, 'to 2-0709');
    expect([where(t, 'bHT1'), where(t, 'bCC2'), of(t, 'walked', 'bCC2')]).toEqual([
      '2-0710',
      '2-0709',
      2,
    ]);
  });

  test('[R69] a unit that waits may enter later; no unit enters before its turn', () => {
    const t = act(table('movement', '6', 'bHT1 bHT2 waiting'), 'move bHT1, stay, move bHT2, stay');
    expect([t.s.round, nouns(t, 'move')]).toEqual([2, 'bHT1 bHT2']);
  });

  test('[9.1] [7.2] the refusal for a waiting unit says how it arrives: by parachute, or in which turn', () => {
    const t = table('movement', '10', 'tIN1 waiting drops; tIN2 4-0101; rHT1 6-0101; gIN1 3-0101');
    expect([refusal(t, 'move tIN1').rule, refusal(t, 'move tIN1').reason]).toEqual([
      '7.2',
      'tIN1 can’t move onto the map: it arrives by parachute, in the drops phase.',
    ]);
    const set = table('movement', '1', 'tTK1 waiting; tTK2 6-0101; gTK1 3-0101');
    expect(refusal(set, 'move tTK1').rule).toBe('9.1');
  });

  test('[43.3] [R63] by any outer hex of the panel that was rolled, and of the pieces beside it', () => {
    const t = table('movement', '13', 'rCC1 rCC2 waiting; tTK1 1-0505; bHT1 waiting', {
      values: { 'red-entry': 1 },
    });
    act(t, 'move rCC1');
    expect(refusal(t, 'to 1-0101').rule).toBe('');
    // Panel 1 is the north-west corner of the map.
    expect(refusal(t, 'to 3-1205').rule).toBe('9.4');
    expect(refusal(t, 'to 3-1205').reason).toContain('doesn’t have enough movement points');
  });

  test('[9.10] entering a hex with enemies ends the move there', () => {
    const t = table('movement', '10', 'bHT1 bHT2 waiting; rHT1 2-0710', {
      values: { mover: 'blue+green' },
    });
    act(t, 'move bHT1');
    expect(nouns(t, 'to')).toBe('2-0710');
    act(t, 'to 2-0710');
    expect([stepNow(t), of(t, 'moved', 'bHT1')]).toEqual(['move.pick', 1]);
  });

  test('[7.2] a unit with a drop does not enter on the ground', () => {
    const t = table('movement', '10', 'tIN1 waiting drops; rHT1 6-0101; gIN1 4-0101');
    expect(refusal(t, 'move tIN1').rule).toBe('7.2');
  });
});

describe('off the map', () => {
  const green = (text: string): TestGame =>
    table('movement', '8', `${text}; gIN6 2-0109; tTK1 1-0109`);

  test('[R24] [38.4] [R22] for 1, by road 1/2, where the scenario counts it; a carrier with infantry counts two', () => {
    const t = act(green('gAP1 1-0801; gIN1 in gAP1'), 'move gAP1, exit');
    expect([where(t, 'gAP1'), where(t, 'gIN1'), t.s.off[0], t.s.losses[0]]).toEqual([
      'left',
      'left',
      2,
      0,
    ]);
    expect(log(t, 'exit')).toEqual(['gAP1 leaves the map at 1-0801.']);
    // Column 6 of panel 1 is the road: of eight half points, seven lead to the edge and one leaves the map.
    const far = act(green('gTK1 1-0708'), 'move gTK1, to 1-0701');
    expect([of(far, 'walked', 'gTK1'), offers(far).join()]).toEqual([7, 'exit,stay']);
    act(far, 'exit');
    expect(far.s.off[0]).toBe(1);
    const beside = act(green('gTK1 1-0704'), 'move gTK1, to 1-0801');
    expect(offers(beside).join()).toBe('exit,stay');
  });

  test('[R24] [9.5] not without the points, except as its one hex', () => {
    const short = act(green('gIN1 1-0803'), 'move gIN1, to 1-0801');
    expect(stepNow(short)).toBe('move.pick');
    const one = act(green('gTK1 1-0801 disrupted walked=0'), 'move gTK1');
    expect(refusal(one, 'exit').rule).toBe('');
  });

  test('[R24] not elsewhere, and not by other sides', () => {
    const t = act(green('gTK1 6-0110'), 'move gTK1');
    expect(refusal(t, 'exit').rule).toBe('R24');
    const tan = table('movement', '8', 'tTK1 1-0801; gTK1 2-0109', { values: { mover: 'tan' } });
    expect(refusal(act(tan, 'move tTK1'), 'exit').rule).toBe('R24');
    const other = act(table('movement', '1', 'tTK1 3-0801; gTK1 6-0101'), 'move tTK1');
    expect(refusal(other, 'exit').rule).toBe('R24');
  });
});

describe('panels that are closed', () => {
  const held = (text: string, values = {}): TestGame =>
    table('movement', '10', text, { values: { mover: 'blue+green', ...values } });

  const bits = ({ s }: TestGame, ...pieces: string[]): number =>
    s.world.layout.pieces.reduce((b, { piece }, p) => b | (Number(pieces.includes(piece)) << p), 0);

  test('[40.4] [R42] defenders stay on their panel until Red has left the panel west of it', () => {
    // The panels are 6, 3, 2, 5, 4 from west to east.
    const t = held('gTK1 5-1205; gIN5 3-1205; bHT1 2-1205; rHT1 6-0101');
    for (const [u, to] of [
      ['gIN5', '2-0105'],
      ['bHT1', '5-0105'],
      ['bHT1', '3-1205'],
    ] as const) {
      const picked = act(copyOf(t), `move ${u}`);
      expect(refusal(picked, `to ${to}`).rule).toBe('40.4');
      expect(refusal(picked, `to ${to}`).reason).toContain('until a Red unit has left');
    }
    // Red has left panel 6: units waiting on panel 3 are free for good, the others are not.
    const vacated = bits(t, '6');
    const free = held('gTK1 5-1205; gIN5 3-1205; bHT1 2-1205; rHT1 3-0101', { vacated });
    act(free, 'move gIN5, to 2-0105');
    expect(refusal(act(copyOf(free), 'move bHT1'), 'to 5-0105').rule).toBe('40.4');
    const far = held('gIN5 2-1205; rHT1 3-0101', { vacated });
    expect(refusal(act(far, 'move gIN5'), 'to 5-0105').rule).toBe('');
  });

  test('[40.4] a unit of Red that crosses panels leaves them', () => {
    const red = (move: string, text = 'rCC1 6-1205; rHT1 6-0101; gIN1 4-0101') =>
      act(table('movement', '10', text), move).s.vacated;
    const t = table('movement', '10', 'rHT1 6-0101; gIN1 4-0101');
    expect(red('move rCC1, to 6-0905')).toBe(0);
    expect(red('move rCC1, to 3-0105')).toBe(bits(t, '6'));
    expect(red('move rCC1, to 2-0105')).toBe(bits(t, '6', '3'));
    // Tan does not count.
    expect(red('move tAC1, to 5-1205', 'tAC1 4-0105; rHT1 6-0101; gIN1 4-0110')).toBe(0);
  });

  test('[40.4] [R42] by option they are free', () => {
    const t = table('movement', '10', 'gIN5 3-1205; rHT1 6-0101', {
      options: { 'held-back': 0 },
      values: { mover: 'blue+green' },
    });
    expect(refusal(act(t, 'move gIN5'), 'to 2-0105').rule).toBe('');
  });

  test('[44.5] no side enters the panel of another', () => {
    const t = act(
      table('movement', '14', 'rCC1 2-1205; gTK1 5-0505', { values: { mover: 'red' } }),
      'move rCC1',
    );
    expect(refusal(t, 'to 5-0105').rule).toBe('44.5');
    expect(refusal(t, 'to 2-1206').rule).toBe('');
    const home = act(
      table('movement', '14', 'gTK1 2-1205; rCC1 4-0505', { values: { mover: 'green' } }),
      'move gTK1',
    );
    expect(refusal(home, 'to 5-0105').rule).toBe('');
  });
});

describe('partisans', () => {
  const blue = (text: string): TestGame => table('movement', '6', `${text}; bMI6 6-0801`);

  test('[36.3] the first unit in a forest searches it: 1 to 4 finds none, 5 one, 6 two partisans', () => {
    const t = act(blue('bHT1 6-0201'), 'move bHT1, to 6-0202');
    expect(stepNow(t)).toBe('search.roll');
    expect(chances(act(blue('bHT1 6-0201'), 'move bHT1'), 'to 6-0202')).toEqual({
      'no partisans': '2/3',
      'one partisan': '1/6',
      '2 partisans': '1/6',
    });
    act(t, 'roll 4');
    expect([on(t, 'searched', '6-0202'), log(t, 'searched')]).toEqual([
      1,
      ['bHT1 enters the forest at 6-0202: no partisans.'],
    ]);
    // The unit goes on with the points it has left; the next forest is searched separately.
    expect(stepNow(t)).toBe('move.unit');
    act(t, 'to 6-0203, roll 6');
    expect([where(t, 'gIN1'), where(t, 'gIN2'), of(t, 'moved', 'bHT1')]).toEqual([
      '6-0203',
      '6-0203',
      1,
    ]);
    expect(log(t, 'searched')[1]).toBe('bHT1 enters the forest at 6-0203: 2 partisans.');
    expect(on(t, 'searched', '6-0203')).toBe(1);
  });

  test('[36.3] a searched forest is marked, not searched again, and can be passed', () => {
    const t = act(blue('bHT1 6-0201; bHT2 6-0101; searched 6-0202'), 'move bHT1, to 6-0202');
    expect(stepNow(t)).toBe('move.pick');
  });

  test('[36.3] an unsearched forest cannot be passed', () => {
    const past = (text: string) => act(blue(`bCC1 6-0201 walked=8${text}`), 'move bCC1');
    expect(refusal(past(''), 'to 6-0303').rule).toBe('36.3');
    expect(refusal(past(''), 'to 6-0303').reason).toContain('an unsearched forest on the way');
    expect(refusal(past('; searched 6-0202'), 'to 6-0303').rule).toBe('');
  });

  test('[36.4] partisans do not move, and pin the unit that found them', () => {
    const t = act(blue('bHT1 6-0201'), 'move bHT1, to 6-0202, roll 5');
    expect([where(t, 'gIN1'), where(t, 'gIN2')]).toEqual(['6-0202', 'absent']);
    expect(refusal(t, 'move gIN1').rule).toBe('5.2');
    const later = table('movement', '6', 'bHT1 gIN1 6-0202; bMI6 6-0801; searched 6-0202', {
      values: { round: 2 },
    });
    expect(refusal(later, 'move bHT1').rule).toBe('9.10');
  });
});

describe('containers', () => {
  /** Panel 2 has swamps at 2-0504, 2-0403, 2-0503 and elsewhere; Red begins on panel 4, Green on 5. */
  const red = (text: string, values = {}): TestGame =>
    table('movement', '14', `${text}; gTK9 5-0505; rCC9 4-0101`, {
      values: { mover: 'red', ...values },
    });

  test('[44.3] picking one up costs 1, carrying it nothing', () => {
    const t = act(red('rHT1 2-0505'), 'move rHT1, to 2-0504');
    expect(offers(t)).toEqual(['take', 'stay']);
    act(t, 'take');
    expect([of(t, 'rode', 'rHT1') + of(t, 'walked', 'rHT1'), log(t, 'taken')]).toEqual([
      4,
      ['rHT1 takes a container at 2-0504.'],
    ]);
    expect(t.game.look.markers(t.s)).toHaveLength(11);
    act(t, 'to 2-0505');
    expect(
      t.s.spiceBy.indexOf(t.game.units.findIndex(({ id }) => id === 'rHT1')),
    ).toBeGreaterThanOrEqual(0);
  });

  test('[44.3] it is safe on the panel of its owner', () => {
    const t = act(red('rCC1 2-0710', { 'spice-1-by': 'rCC1' }), 'move rCC1, to 4-0701');
    expect([t.s.spiceBy[0], t.s.spiceSafe[0]]).toEqual([-1, 2]);
    expect(log(t, 'safe')).toEqual(['rCC1 brings a container home for Red.']);
  });

  test('[44.3] not without the points, nor where there is none', () => {
    const t = act(red('rMI1 2-0505'), 'move rMI1');
    expect(refusal(t, 'take').rule).toBe('44.3');
    act(t, 'to 2-0504');
    expect(stepNow(t)).toBe('move.pick');
    const two = act(red('rHT1 2-0504; rHT2 2-0504'), 'move rHT1, take, stay, move rHT2');
    expect(refusal(two, 'take').rule).toBe('44.3');
    expect(refusal(two, 'take').reason).toBe('rHT2 is not in a hex with a container.');
  });
});
