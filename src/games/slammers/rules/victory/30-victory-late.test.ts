/** Victory conditions of scenarios 8 to 14, and forces that leave early. */
import { describe, expect, test } from 'vitest';
import { act, closing, judge, log, of, table, verdict, where } from '../../testing.ts';
import { LONGEST_GAME } from './victory.ts';

describe('[38.4] [S224] scenario 8', () => {
  const off = (green: number, red: number, values = {}) =>
    judge('8', 'gTK1 6-0101; tTK1 1-0101; rHT1 6-0102', {
      values: { 'green-off': green, 'red-off': red, ...values },
    });

  test.each<[number, string]>([
    [0, 'tan [38.4]: decisive defeat for Green: 0 units moved off the map'],
    [19, 'tan [38.4]: decisive defeat for Green: 19 units moved off the map'],
    [20, 'tan [38.4]: marginal defeat for Green: 20 units moved off the map'],
    [24, 'tan [38.4]: marginal defeat for Green: 24 units moved off the map'],
    [25, 'draw [38.4]: a draw: Green moved 25 units off the map'],
    [29, 'draw [38.4]: a draw: Green moved 29 units off the map'],
    [30, 'green [38.4]: marginal victory for Green: 30 units moved off the map'],
    [34, 'green [38.4]: marginal victory for Green: 34 units moved off the map'],
    [35, 'green [38.4]: decisive victory for Green: 35 units moved off the map'],
    [50, 'green [38.4]: decisive victory for Green: 50 units moved off the map'],
  ])('[38.4] [S224] %i units off, Green and Red together', (n, result) => {
    expect(off(n, 0)).toBe(result);
    expect(off(0, n)).toBe(result);
    expect(off(Math.floor(n / 2), Math.ceil(n / 2))).toBe(result);
  });

  test('[38.4] it goes on while the remaining units can change the grade', () => {
    expect(off(18, 0, { round: 5 })).toBe('goes on');
    expect(off(17, 0, { round: 5 })).toContain('decisive defeat');
    expect(off(35, 0, { round: 5 })).toContain('decisive victory');
  });
});

describe('[39.6] [S225] scenario 9', () => {
  const text = 'gTK1 5-1004; rHT1 5-1104; tTK1 5-1005; tIN1 4-0705; tAP1 5-1005 disrupted';

  test('[39.6] [R62] [S225] most undisrupted units in city hexes of panel 5; by option of panel 4', () => {
    expect(judge('9', 'gTK1 5-1004; rHT1 5-1005; tTK1 5-1105; tIN1 4-0705')).toBe(
      'green [39.6]: undisrupted units in the victory hexes: Green 2, Tan 1',
    );
    expect(judge('9', 'gTK1 5-1004; tTK1 5-1105; tAP1 5-1105 disrupted')).toContain('draw [39.6]');
    expect(judge('9', 'tIN1 tIN2 5-1005; gTK1 5-1004')).toContain('tan [39.6]');
    const other = { options: { 'victory-panel': 1 } };
    expect(judge('9', text, other)).toContain('tan [39.6]');
  });

  test('[39.6] infantry in a disrupted carrier is not disrupted', () => {
    expect(judge('9', 'gAP1 5-1004 disrupted; gIN1 in gAP1; tTK1 4-0101')).toContain(
      'Green 1, Tan 0',
    );
  });
});

describe('[40.5] [S226] scenario 10', () => {
  const GOAL = '4-1105';
  const start = { values: { round: 3, mover: 'tan+red' } };

  test('[40.5] [S226] a unit of Red alone in the easternmost city hex of panel 4, at any time', () => {
    const won = `red [40.5]: Red occupies ${GOAL}`;
    expect(judge('10', `rCC1 ${GOAL}; gIN1 4-0101`, start)).toBe(won);
    expect(judge('10', `rCC1 ${GOAL} disrupted; gIN1 4-0101`)).toBe(won);
    // The enemy there will be eliminated in this player turn.
    expect(judge('10', `rCC1 ${GOAL}; gIN1 ${GOAL} mark=eliminated`, start)).toBe(won);
  });

  test('[40.5] the move that wins it ends the game', () => {
    const t = table('movement', '10', 'rCC1 4-1106; gIN1 4-0101; rCC2 6-0101', {
      values: { mover: 'tan+red', round: 4 },
    });
    expect(verdict(act(t, `move rCC1, to ${GOAL}`))).toBe(`red [40.5]: Red occupies ${GOAL}`);
  });

  test('[40.5] not beside an enemy, nor a unit of Tan; else the defenders have won', () => {
    expect(judge('10', `rCC1 gIN1 ${GOAL}`, start)).toBe('goes on');
    expect(judge('10', `tIN1 ${GOAL}; rCC1 6-0101; gIN1 4-0101`, start)).toBe('goes on');
    expect(judge('10', `rCC1 gIN1 ${GOAL}`)).toBe(`blue [40.5]: Red does not occupy ${GOAL}`);
    expect(judge('10', `tIN1 ${GOAL}; rCC1 dead; gIN1 4-0101`, start)).toContain('blue [40.5]');
  });
});

describe('[41.6] [S227] scenario 11', () => {
  const BRIDGE = '4-0605';
  const start = { values: { round: 2, mover: 'blue+tan' } };

  test('[41.6] [S227] the first Blue or Red unit on the bridge wins for its player', () => {
    expect(judge('11', `bMI1 ${BRIDGE}; rCC1 3-0101`, start)).toBe(
      `blue [41.6]: Blue is the first to reach ${BRIDGE}`,
    );
    expect(judge('11', `rCC1 gIN1 ${BRIDGE}; bMI1 2-0101`, start)).toBe(
      `red [41.6]: Red is the first to reach ${BRIDGE}`,
    );
  });

  test('[41.6] a unit that moves over the bridge stops on it and wins; Green crosses it', () => {
    const text = 'rCC1 4-0805; gTK1 4-0705; bHT1 2-0101; tTK1 3-0101';
    const t = table('movement', '11', text, { values: { mover: 'red+green' } });
    act(t, 'move gTK1, to 4-0405');
    expect([where(t, 'gTK1'), verdict(t)]).toEqual(['4-0405', 'goes on']);
    act(t, 'move rCC1, to 4-0305');
    expect([where(t, 'rCC1'), verdict(t)]).toEqual([
      BRIDGE,
      `red [41.6]: Red is the first to reach ${BRIDGE}`,
    ]);
  });

  test('[41.6] [R55] a destroyed bridge counts as well; Tan and Green are no mercenaries', () => {
    expect(judge('11', `bMI1 ${BRIDGE}; rCC1 3-0101; rubble ${BRIDGE}`, start)).toContain('blue [');
    expect(judge('11', `tIN1 gIN1 ${BRIDGE}; bMI1 2-0101; rCC1 3-0101`, start)).toBe('goes on');
  });

  test('[R64] [D10] a draw if no unit is there by the last turn, or no unit is left to get there', () => {
    const nobody = 'no eligible unit has reached a victory hex';
    const late = judge('11', `tIN1 ${BRIDGE}; bMI1 2-0101; rCC1 3-0101`);
    expect(late).toBe(`draw [R64]: ${nobody}`);
    const dead = judge('11', `tIN1 ${BRIDGE}; bMI1 dead; rCC1 dead`, start);
    expect(dead).toBe(`draw [41.6]: ${nobody}`);
  });
});

describe('[42.6] [S228] scenario 12', () => {
  test('[42.6] [S228] Green has eliminated all of Tan; Tan wins with one unit left', () => {
    expect(judge('12', 'gTK1 6-0101; tIN1 dead; rCC1 1-0101')).toBe(
      'green [42.6]: all Tan units are gone; Green lost no units',
    );
    expect(judge('12', 'gTK1 6-0101; tIN1 1-0101')).toBe('tan [42.6]: 1 Tan unit has survived');
    const early = { values: { round: 3 } };
    expect(judge('12', 'gTK1 6-0101; tIN1 1-0101 mark=eliminated', early)).toContain(
      'green [42.6]',
    );
    expect(judge('12', 'gTK1 dead; tIN1 1-0101', early)).toContain('tan [42.6]');
    expect(judge('12', 'gTK1 6-0101; tIN1 1-0101', early)).toBe('goes on');
  });
});

describe('[43.4] [S229] scenario 13', () => {
  // The town of panel 2 has three hexes, the village of panel 3 two.
  const TOWN = ['2-0705', '2-0805', '2-0706'];

  test('[43.4] [S229] a point for each hex of a city with units in every one of them', () => {
    expect(
      judge('13', `tIN1 ${TOWN[0]}; tIN2 ${TOWN[1]}; tIN3 ${TOWN[2]}; rCC1 3-0702; rCC2 3-0802`),
    ).toBe(
      'tan [43.4]: points for cities or hills where a side has units in every hex: Red 2, Blue 0, Tan 3',
    );
    expect(
      judge('13', `tIN1 ${TOWN[0]}; tIN2 ${TOWN[1]}; rCC1 3-0702; rCC2 3-0802 disrupted`),
    ).toBe(
      'red [43.4]: points for cities or hills where a side has units in every hex: Red 2, Blue 0, Tan 0',
    );
  });

  test('[43.4] [R63] if both have units in every hex, both score; equals share [D12]', () => {
    expect(judge('13', 'rCC1 bCC1 3-0702; rCC2 bCC2 3-0802; tIN1 1-0101')).toContain(
      'red+blue [43.4]: points for cities or hills where a side has units in every hex: Red 2, Blue 2, Tan 0',
    );
  });
});

describe('[44.7] [S230] scenario 14', () => {
  const safe = (owners: readonly string[]) =>
    Object.fromEntries(owners.map((colour, i) => [`spice-${i + 1}-safe`, colour]));
  const units = 'tTK1 6-0101; gTK1 5-0101; bHT1 3-0101; rHT1 4-0101';
  const twelve = (colours: string) =>
    colours.split('').map((c) => ({ t: 'tan', g: 'green', b: 'blue', r: 'red' })[c] ?? '');

  test('[44.7] [S230] it is over when all containers are safe, and most have won', () => {
    const early = { round: 5, mover: 'tan' };
    expect(judge('14', units, { values: { ...early, ...safe(twelve('ttttgggbbrrr')) } })).toBe(
      'tan [44.7]: safe containers: Tan 4, Green 3, Blue 2, Red 3',
    );
    expect(judge('14', units, { values: { ...early, ...safe(twelve('ttttggggbbrr')) } })).toContain(
      'tan+green [44.7]',
    );
    expect(
      judge('14', units, { values: { ...early, ...safe(twelve('tttttttttttt').slice(1)) } }),
    ).toBe('goes on');
  });

  test('[R64] after the last turn the safe containers count; carried ones do not', () => {
    const values = { ...safe(['red']), 'spice-2-by': 'tTK1' };
    expect(judge('14', units.replace('6-0101', '2-0101'), { values })).toBe(
      'red [R64]: safe containers: Tan 0, Green 0, Blue 0, Red 1',
    );
  });

  // Issue row 19: greedy games ran up to our turn limit with only tanks left, which cannot enter a swamp.
  describe('[R77] it ends when no unit can fetch spice any longer', () => {
    const early = { values: { round: 5, mover: 'tan', ...safe(['green', 'green', 'tan']) } };
    const stuck = 'green [R77]: safe containers: Tan 1, Green 2, Blue 0, Red 0';

    test.each<[string, string]>([
      ['tanks cannot enter swamp', 'tTK1 6-0101; gTK1 2-0101 disrupted'],
      ['a gun does not move, and no other unit is left', 'tLG1 6-0101; gTK1 dead'],
      ['no unit is left', 'tTK1 dead'],
    ])('[R77] %s', (_, text) => {
      expect(judge('14', text, early)).toBe(stuck);
    });

    test.each<[string, string]>([
      ['[44.6] a carrier swims', 'tTK1 6-0101; gAP1 5-0101'],
      ['[44.6] so does an armoured car, disrupted or not', 'tTK1 6-0101; gAC1 2-0101 disrupted'],
      ['[25.1] infantry walks', 'tTK1 6-0101; gIN1 5-0101'],
      ['a hover unit', 'rHT1 4-0101'],
      ['[3.3] infantry on foot or on skimmers', 'rMI1 4-0101'],
      ['[7.2] a unit that is still to be dropped', 'tTK1 6-0101; tIN1 waiting drops'],
    ])('[R77] it goes on: %s', (_, text) => {
      expect(judge('14', text, early)).toBe('goes on');
    });

    test('[R77] spice that a tank carries, or can reach, can be brought home', () => {
      const { values } = early;
      const carried = { values: { ...values, 'spice-4-by': 'tTK1' } };
      expect(judge('14', 'tTK1 2-0101; gTK1 5-0101', carried)).toBe('goes on');
      const lying = { values: { ...values, 'spice-4-at': '2-0101' } };
      expect(judge('14', 'tTK1 6-0101', lying)).toBe('goes on');
    });

    test('[R64] without a turn limit the game goes on', () => {
      const late = { options: { 'turn-limit': 0 }, values: { ...early.values, round: 90 } };
      expect(judge('14', 'rHT1 4-0101', late)).toBe('goes on');
    });

    test('[R64] without a turn limit it is scored after turn 1000', () => {
      const values = { ...early.values, mover: 'red', round: LONGEST_GAME };
      const last = { options: { 'turn-limit': 0 }, values };
      expect(judge('14', 'rHT1 4-0101', last)).toMatch(/^green \[R64\]/);
      const before = { ...last, values: { ...values, round: LONGEST_GAME - 1 } };
      expect(judge('14', 'rHT1 4-0101', before)).toBe('goes on');
    });
  });
});

describe('forces that leave', () => {
  test('[42.5] [S228] if Red has lost three units, all of Red leaves, even close assaults; the same for Blue', () => {
    const lost = 'rMI1 rMI2 dead; rMI3 1-0101 mark=eliminated; rCC1 1-0102; rCC2 gTK1 1-0103';
    const t = closing('12', `${lost}; bCC1 1-0104; tIN1 4-0101`, { values: { round: 2 } });
    expect(['rMI3', 'rCC1', 'rCC2', 'bCC1'].map((id) => where(t, id))).toEqual([
      'dead',
      'left',
      'left',
      '1-0104',
    ]);
    expect([...t.s.gone]).toEqual([0, 0, 1, 0]);
    // Units that leave are not losses [R6].
    expect([...t.s.losses]).toEqual([0, 0, 3, 0]);
  });

  test('[42.5] two losses are not enough', () => {
    const t = closing('12', 'rMI1 rMI2 dead; rCC1 1-0102; gTK1 6-0101; tIN1 4-0101', {
      values: { round: 2 },
    });
    expect(where(t, 'rCC1')).toBe('1-0102');
  });

  test('[42.5] at once, when a desperate rally roll loses a unit', () => {
    const t = table(
      'rally',
      '12',
      'rMI1 rMI2 dead; rCC1 1-0102 disrupted; rCC2 1-0103; tIN1 4-0101; gTK1 6-0101',
      {
        values: { mover: 'tan+blue+red' },
      },
    );
    act(t, 'roll 2, rally, roll 2');
    expect(['rCC1', 'rCC2'].map((id) => where(t, id))).toEqual(['dead', 'left']);
  });

  test('[39.5] [S225] deserters leave close assaults too, with what is carried, and are no losses', () => {
    const text = 'rCC1 5-0205 disrupted; rHT3 dead; rMI1 tIN1 5-0305; rMI2 5-0405; gTK1 5-0505';
    const t = table('rally', '9', text);
    act(t, 'rally, roll 9');
    expect(['rCC1', 'rMI1', 'rMI2', 'gTK1'].map((id) => where(t, id))).toEqual([
      'left',
      'left',
      'left',
      '5-0505',
    ]);
    expect([...t.s.losses]).toEqual([0, 0, 1, 0]);
    expect(log(t, 'gone')).toEqual(['Red goes home: all its units leave the game.']);
  });

  test('[39.5] [R26] a Green gun towed by deserters stays where it is', () => {
    const text = 'rCC1 5-0205 disrupted; rHT3 dead; rHT1 5-0305; gSG1 in rHT1; tIN1 4-0101';
    const t = act(table('rally', '9', text), 'rally, roll 9');
    expect([where(t, 'rHT1'), where(t, 'gSG1'), of(t, 'carrier', 'gSG1')]).toEqual([
      'left',
      '5-0305',
      -1,
    ]);
  });

  test.each([
    [1, 8, 'stays'],
    [1, 9, 'goes'],
    [2, 7, 'stays'],
    [2, 8, 'goes'],
    [3, 6, 'stays'],
    [3, 7, 'goes'],
    [4, 7, 'goes'],
  ])('[39.5] after %i losses, with a roll of %i, Red %s', (losses, roll, what) => {
    const dead = ['rHT1', 'rHT2', 'rHT3', 'rCC3'].slice(0, losses).join(' ');
    const t = table('rally', '9', `rCC1 5-0205 disrupted; ${dead} dead; gTK1 5-0505; tIN1 4-0101`);
    act(t, `rally, roll ${roll}`);
    expect(t.s.gone[2] === 1 ? 'goes' : 'stays').toBe(what);
  });
});
