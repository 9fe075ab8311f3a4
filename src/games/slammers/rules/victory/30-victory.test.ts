/** Victory conditions of scenarios 1 to 7, and scoring. */
import { describe, expect, test } from 'vitest';
import { closing, judge, table, type TestGame, verdict } from '../../testing.ts';

describe('[31.5] [S217] scenario 1', () => {
  // The three hills of panel 3.
  const [NW, E, SW] = ['3-0303', '3-0907', '3-0408'];

  test('[31.5] [S217] Tan has an undisrupted unit on each of the three hills', () => {
    expect(judge('1', `tIN1 ${NW}; tIN2 ${E}; tAP1 ${SW}; gTK1 3-0101`)).toBe(
      'tan [31.5]: Tan holds 3 of 3 objectives',
    );
    // Two units on one hill count once; an enemy in the hex changes nothing.
    expect(judge('1', `tIN1 ${NW}; tIN2 3-0403; tIN3 ${E}; gTK1 3-0101`)).toBe(
      'green [31.5]: Tan holds 2 of 3 objectives',
    );
    expect(judge('1', `tIN1 ${NW}; tIN2 gIN1 ${E}; tAP1 ${SW}`)).toContain('tan [');
  });

  test('[31.5] disrupted units do not hold a hill, nor do slopes count', () => {
    expect(judge('1', `tIN1 ${NW}; tIN2 ${E}; tAP1 ${SW} disrupted; gTK1 3-0101`)).toContain(
      'green [31.5]: Tan holds 2',
    );
    expect(judge('1', `tIN1 ${NW}; tIN2 ${E}; tAP1 3-0407; gTK1 3-0101`)).toContain('green [');
    // Units disrupted in the last turn are flipped before the hills are counted.
    expect(judge('1', `tIN1 ${NW}; tIN2 ${E}; tAP1 ${SW} mark=disrupted; gTK1 3-0101`)).toContain(
      'green [',
    );
  });

  test('[31.5] not before the end of turn 6, unless Tan has no unit left', () => {
    const held = `tIN1 ${NW}; tIN2 ${E}; tAP1 ${SW}; gTK1 3-0101`;
    expect(judge('1', held, { values: { round: 5 } })).toBe('goes on');
    expect(judge('1', held, { values: { mover: 'tan' } })).toBe('goes on');
    expect(judge('1', `tIN1 ${NW} mark=eliminated; gTK1 3-0101`, { values: { round: 2 } })).toBe(
      'green [31.5]: Tan holds 0 of 3 objectives',
    );
  });
});

describe('[32.5] [S218] scenario 2', () => {
  test('[32.5] [S218] the side that alone occupies more hexes of the large city wins; disrupted units count', () => {
    expect(judge('2', 'tIN1 4-0704; tIN2 4-0705; gTK1 4-0805 disrupted; gTK2 4-0101')).toBe(
      'tan [32.5]: hexes occupied by one side alone: Tan 2, Green 1',
    );
    expect(judge('2', 'tIN1 4-0704; gTK1 4-0805 disrupted; gIN1 4-0804; gTK2 4-0101')).toContain(
      'green [',
    );
  });

  test('[32.5] a hex with both sides counts for none, and the towns do not count', () => {
    expect(judge('2', 'tIN1 gIN1 4-0704; tIN2 4-0705; gTK1 4-0805; gTK2 4-0202')).toBe(
      'draw [32.5]: hexes occupied by one side alone: Tan 1, Green 1',
    );
  });

  test('[D12] equal numbers are a shared victory', () => {
    expect(judge('2', 'tIN1 4-0101; gTK2 4-0102')).toContain('draw [32.5]');
  });
});

describe('[33.5] [S219] scenario 3', () => {
  test('[33.5] [S219] Red has eliminated all of Green, with fewer than 5 losses', () => {
    expect(judge('3', 'rCC1 1-0101; gML1 4-0202 mark=eliminated')).toBe(
      'red [33.5]: all Green units are gone; Red lost no units',
    );
    const four = { values: { 'red-losses': 4 } };
    const dead = 'rCC1 1-0101; rCC2 rCC3 rCC4 rCC5 dead; gML1 dead';
    expect(judge('3', dead, four)).toContain('red [33.5]');
    expect(judge('3', 'rCC1 1-0101; gML1 4-0202')).toBe('green [33.5]: 1 Green unit has survived');
  });

  test('[33.5] the game ends as soon as either condition is decided', () => {
    const early = { values: { round: 2 } };
    expect(judge('3', 'rCC1 1-0101; gML1 dead', early)).toContain('red [33.5]');
    const dead = 'rCC1 1-0101; rCC2 rCC3 rCC4 rCC5 dead; rCC6 1-0102 mark=eliminated; gML1 4-0202';
    expect(judge('3', dead, early)).toBe('green [33.5]: Red lost 5 units, which is too many');
    expect(judge('3', 'rCC1 1-0101; gML1 4-0202', early)).toBe('goes on');
  });

  test('[33.5] five losses lose, even if no unit of Green is left', () => {
    const dead = 'rCC1 rCC2 rCC3 rCC4 rCC5 dead; rCC6 1-0101; gML1 dead';
    expect(judge('3', dead)).toContain('green [33.5]');
  });
});

describe('[34.4] [S220] scenario 4', () => {
  test('[34.4] [S220] Blue has eliminated all of Red, with any losses', () => {
    expect(judge('4', 'bHT1 4-0101; bHT2 bHT3 bHT4 bCC1 bCC2 dead; rMI1 dead')).toBe(
      'blue [34.4]: all Red units are gone; Blue lost 5 units',
    );
    expect(judge('4', 'bHT1 4-0101; rMI1 rMI2 3-0101')).toBe(
      'red [34.4]: 2 Red units have survived',
    );
    expect(judge('4', 'bHT1 dead; rMI1 3-0101', { values: { round: 1 } })).toContain('red [34.4]');
  });
});

describe('[35.3] [S221] scenario 5', () => {
  const both = 'bHT1 5-0101; gTK1 3-0101';

  test('[35.3] [S221] most points, Green and Red together when there are two players', () => {
    const score = (blue: number, red: number) =>
      judge('5', both, { values: { 'blue-points': blue, 'red-points': red } });
    expect(score(40, 31)).toBe('blue [35.3]: points: Blue 40, Red 31');
    expect(score(31, 40)).toContain('red [35.3]');
    expect(score(31, 31)).toBe('draw [35.3]: points: Blue 31, Red 31');
  });

  test('[35.3] [D8] [D12] each player wins alone if there are three, equals together', () => {
    const score = (blue: number, green: number, red: number) => {
      const values = { 'blue-points': blue, 'green-points': green, 'red-points': red };
      return judge('5', `${both}; rHT1 6-0101`, { options: { players: 3 }, values });
    };
    expect(score(10, 20, 30)).toBe('red [35.3]: points: Blue 10, Green 20, Red 30');
    expect(score(30, 30, 20)).toContain('blue+green [35.3]');
    expect(score(9, 9, 9)).toContain('draw [35.3]');
  });

  test('[35.3] [S245] eliminated units score their price, with cargo and electronics; own units score nothing', () => {
    const t = closing(
      '5',
      'bHT1 5-0101 mark=eliminated credit=2; gAP1 3-0101 mark=eliminated credit=1; gIN1 in gAP1 mark=eliminated credit=1; gTK1 3-0102 mark=eliminated credit=2; bHT2 5-0102; gTK2 3-0303',
      { options: { electronics: 1 } },
    );
    expect([...t.s.points]).toEqual([9 + 8, 35]);
    expect(verdict(t)).toBe('red [35.3]: points: Blue 17, Red 35');
  });

  test('[35.3] [D8] with three, a unit that two sides eliminate in one turn scores for each', () => {
    const t = closing('5', 'gSA1 3-0101 mark=eliminated credit=5; rHT1 6-0101; bHT1 5-0101', {
      options: { players: 3 },
    });
    expect([...t.s.points]).toEqual([20, 0, 20]);
  });

  test('[35.3] the game continues while two parties have units', () => {
    expect(judge('5', both, { values: { round: 2 } })).toBe('goes on');
    expect(judge('5', both, { options: { players: 3 }, values: { round: 2 } })).toBe('goes on');
  });

  test('[35.3] the game ends when a side has no enemy left to score with', () => {
    expect(judge('5', 'bHT1 5-0101; gTK1 dead', { values: { round: 2 } })).toContain('draw [35.3]');
  });
});

describe('[36.5] [S222] scenario 6', () => {
  /** The forest hexes of panel 6, except for some. */
  const forests = (t: TestGame, except: readonly string[] = []): string =>
    t.s.world.areas.hiding
      .map((n) => t.game.board.labels[n])
      .filter((label) => !except.includes(label))
      .join(' ');
  const all = forests(table('end', '6', 'bHT1 6-0101'));

  test('[36.5] [S222] all forests entered and no partisan left there wins at once', () => {
    const won = 'blue [36.5]: 24 of 24 forest hexes entered, no partisans left';
    expect(judge('6', `bHT1 6-0101; searched ${all}`)).toBe(won);
    expect(judge('6', `bHT1 6-0101; searched ${all}`, { values: { round: 4 } })).toBe(won);
    expect(judge('6', `bHT1 gIN1 6-0202; searched ${all}`)).toBe(
      'nobody [36.5]: 24 of 24 forest hexes entered, 1 partisan left',
    );
  });

  test('[36.5] Blue loses with one forest left, or with no units left', () => {
    const but = all.split(' ').slice(1).join(' ');
    expect(judge('6', `bHT1 6-0101; searched ${but}`)).toBe(
      'nobody [36.5]: 23 of 24 forest hexes entered, no partisans left',
    );
    expect(judge('6', 'bHT1 dead; gIN1 6-0202', { values: { round: 2 } })).toContain(
      'nobody [36.5]',
    );
    expect(judge('6', `bHT1 6-0101; searched ${but}`, { values: { round: 5 } })).toBe('goes on');
  });
});

describe('[37.4] [S223] scenario 7', () => {
  test('[37.4] [R60] [S223] one undisrupted unit of Tan in a city hex of panel 1', () => {
    expect(judge('7', 'tIN1 1-0605; gTK1 1-0604')).toBe(
      'tan [37.4]: Tan has undisrupted units in 1 victory hex',
    );
    expect(judge('7', 'tAP1 1-0605 disrupted; gTK1 1-0604')).toBe(
      'green [37.4]: Tan has no undisrupted units in victory hexes',
    );
    // A city hex of panel 2.
    expect(judge('7', 'tIN1 2-0705; gTK1 1-0604')).toContain('green [');
    expect(judge('7', 'tIN1 gTK1 1-0605')).toContain('tan [');
  });
});
