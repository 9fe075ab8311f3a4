/** Each invariant detects a broken position and names the field and the reason. */
import { describe, expect, test } from 'vitest';
import { POSITION_FORMAT, readPositionOf } from '../../kernel/position/position.ts';
import { BrokenInvariant } from '../../kernel/conformance/invariant.ts';
import { begin, english, setUpUsually, type TestGame } from './testing.ts';
import { beginSection, SECTION, type SectionId } from './rules/sequence.ts';
import { put } from './rules/units.ts';
import { NONE } from '../../kernel/state.ts';
import { DEAD, LEFT, type Slammers } from './state.ts';

const u = ({ game }: TestGame, id: string) => game.units.findIndex((unit) => unit.id === id);
const hex = ({ game }: TestGame, label: string) => game.board.nodeOf.get(label) ?? -1;

/** Scenario 1 in the given section, with one unit of each kind on the map. */
function at(section: SectionId): TestGame {
  const t = begin('1');
  const places = { gTK1: '3-0101', gSG1: '3-0101', gIN1: '3-0102', tTK1: '6-0101', tAP1: '6-0102' };
  for (const [id, label] of Object.entries(places)) put(t.s, u(t, id), hex(t, label));
  put(t.s, u(t, 'tIN1'), hex(t, '6-0102'));
  t.s.round = 1;
  beginSection(t.s, SECTION[section]);
  return t;
}

/** Message of the invariant that a change of the state breaks. */
function faultAfter(t: TestGame, change: (s: Slammers) => unknown): string {
  t.game.check(t.s);
  change(t.s);
  try {
    t.game.check(t.s);
  } catch (error) {
    if (!(error instanceof BrokenInvariant)) throw error;
    return `${error.field}: ${english(t.game, error.text)}`;
  }
  return '';
}

describe('units', () => {
  test.each<[string, (s: Slammers, t: TestGame) => void, string]>([
    [
      'place',
      (s, t) => {
        s.at[u(t, 'gTK1')] = 9999;
      },
      'at: gTK1 must be in a hex of the map or off the map',
    ],
    [
      'off the map',
      (s, t) => {
        s.fired[u(t, 'gTK2')] = 1;
      },
      'fired: gTK2 is off the map',
    ],
    [
      '[10.1] riding',
      (s, t) => {
        s.carrier[u(t, 'gIN1')] = u(t, 'gTK1');
      },
      'carrier: gIN1 can’t',
    ],
    [
      '[10.1] towing',
      (s, t) => {
        s.carrier[u(t, 'gSG1')] = u(t, 'gIN1');
      },
      'carrier: gSG1 can’t',
    ],
    [
      'together',
      (s, t) => {
        s.carrier[u(t, 'gSG1')] = u(t, 'gTK1');
        s.at[u(t, 'gSG1')] = hex(t, '3-0103');
      },
      'carrier: gSG1 must be in the same hex as',
    ],
    [
      '[11.2] one at a time',
      (s, t) => {
        s.at[u(t, 'tIN2')] = s.at[u(t, 'tIN1')];
        for (const id of ['tIN1', 'tIN2']) s.carrier[u(t, id)] = u(t, 'tAP1');
      },
      'carrier: the unit that carries or tows tIN2 can carry or tow only one',
    ],
    [
      '[19.7] infantry',
      (s, t) => {
        s.disrupted[u(t, 'gIN1')] = 1;
      },
      'disrupted: gIN1 belongs to a type',
    ],
    [
      '[19.10] wet ground',
      (s, t) => {
        s.at[u(t, 'tTK1')] = hex(t, '6-0108');
        s.disrupted[u(t, 'tTK1')] = 1;
      },
      'disrupted: tTK1 can’t be disrupted on',
    ],
    [
      '[R7] began',
      (s, t) => {
        s.began[u(t, 'gTK1')] = 1;
      },
      'began: gTK1 is not disrupted, so',
    ],
    [
      '[3.3] skimmers',
      (s, t) => {
        s.mounted[u(t, 'gIN1')] = 1;
      },
      'mounted: gIN1 has no skimmers',
    ],
    [
      '[22.1] inside',
      (s, t) => {
        s.inside[u(t, 'gTK1')] = 1;
      },
      'inside: gTK1 can be inside a fortress',
    ],
    [
      '[R2] marks',
      (s, t) => {
        s.mark[u(t, 'gTK1')] = 1;
      },
      'mark: allowed only from the indirect fire phase to the end of the turn, not in the phase “rally”',
    ],
    [
      'roles',
      (s, t) => {
        s.role[u(t, 'gTK1')] = 1;
      },
      'role: allowed only from the indirect fire phase',
    ],
    [
      '[R47] jammed',
      (s, t) => {
        s.jammed[u(t, 'gTK1')] = 1;
      },
      'jammed: allowed only from the indirect fire phase',
    ],
  ])('%s', (_, change, fault) => {
    const t = at('rally');
    expect(faultAfter(t, (s) => change(s, t))).toContain(fault);
  });

  test('[R2] results wait only in the fire sections', () => {
    const t = at('direct');
    expect(
      faultAfter(t, (s) => {
        s.mark[u(t, 'gTK1')] = 1;
      }),
    ).toBe('');
  });
});

describe('hexes', () => {
  const crowd = (t: TestGame) => (s: Slammers) => {
    for (const id of ['gTK2', 'gTK3']) s.at[u(t, id)] = hex(t, '3-0101');
  };

  test('[9.13] three of a party, except in movement and in scenarios with drops', () => {
    const stands = at('direct');
    expect(faultAfter(stands, crowd(stands))).toBe(
      'at: a hex can hold at most three counters per side, but 3-0101 has 4',
    );
    const moves = at('movement');
    expect(faultAfter(moves, crowd(moves))).toBe('');
  });

  test.each<[string, 'rubble' | 'fortress' | 'razed', string, string]>([
    ['[20.5]', 'rubble', '6-0406', 'rubble: there can be no rubble at 6-0406'],
    ['[22.5]', 'fortress', '3-0702', 'fortress: there can be no fortress at 3-0702'],
    [
      '[20.3]',
      'razed',
      '3-0101',
      'razed: allowed only from the indirect fire phase to the end of the turn, not in the phase “rally”',
    ],
  ])('%s %s', (_, column, label, fault) => {
    const t = at('rally');
    expect(faultAfter(t, (s) => s[column].fill(1, hex(t, label), hex(t, label) + 1))).toContain(
      fault,
    );
  });

  test('[22.3] three in a fortress', () => {
    const t = at('movement');
    const fill = (s: Slammers) => {
      s.fortress[hex(t, '3-0101')] = 1;
      crowd(t)(s);
      for (const id of ['gTK1', 'gTK2', 'gTK3', 'gSG1']) s.inside[u(t, id)] = 1;
    };
    expect(faultAfter(t, fill)).toContain('a fortress can hold at most three units');
  });
});

describe('the turn and the colours', () => {
  test('steps belong to the section, and the final step to a finished game', () => {
    expect(
      faultAfter(at('rally'), (s) => {
        s.section = 0;
      }),
    ).toContain('section:');
    expect(
      faultAfter(at('rally'), (s) => {
        s.ending = 1;
      }),
    ).toContain('ending:');
  });

  test('[R6] losses equal the number of dead units', () => {
    const t = at('rally');
    expect(
      faultAfter(t, (s) => {
        s.at[u(t, 'gTK2')] = DEAD;
      }),
    ).toBe('losses: expected 1, the number of eliminated units of this colour');
    const left = at('rally');
    expect(
      faultAfter(left, (s) => {
        s.at[u(left, 'gTK2')] = LEFT;
      }),
    ).toBe('');
  });

  test('[R6] a position file’s losses are the units that it does not mention', () => {
    const { game } = begin('1');
    const file = {
      format: POSITION_FORMAT,
      game: 'slammers',
      scenario: '1',
      step: 'movement',
      counters: [
        { unit: 'gTK1', at: '3-0101' },
        { unit: 'tTK1', at: '6-0101' },
        { unit: 'tIN1', at: 'dead' },
      ],
      values: { 'tan-losses': 7 },
    };
    const s = readPositionOf(game, file) as Slammers;
    const tan = game.units.flatMap(({ id }, v) => (id.startsWith('t') ? [s.at[v]] : []));
    expect(tan.filter((place) => place === DEAD)).toHaveLength(7);
    const tooMany = { ...file, values: { 'tan-losses': tan.length } };
    expect(() => readPositionOf(game, tooMany)).toThrow('losses');
  });

  test('[39.5] a colour that has gone home has no units', () => {
    expect(
      faultAfter(at('rally'), (s) => {
        s.gone[0] = 1;
      }),
    ).toContain('gone: a colour');
    // Units that wait off the map for their set-up count too.
    const waiting = at('rally');
    expect(
      faultAfter(waiting, (s) => {
        s.gone[0] = 1;
        s.world.units.forEach((_, v) => {
          if (s.world.colour[v] === 0 && s.at[v] >= 0) s.at[v] = NONE;
        });
      }),
    ).toContain('gone: a colour');
  });

  test('[44.3] a container is in one place', () => {
    const t = setUpUsually(begin('14'));
    expect(
      faultAfter(t, (s) => {
        s.spiceSafe[3] = 1;
      }),
    ).toContain('spiceAt: expected exactly one of these: the container');
  });
});
