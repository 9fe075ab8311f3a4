import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../../kernel/action.ts';
import { actor, apply, legal } from '../../../../kernel/engine.ts';
import { hashState } from '../../../../kernel/state.ts';
import { CHANCE } from '../../../../kernel/side.ts';
import {
  AUTO_DEFEND,
  BOARD,
  BRAIN,
  HULL,
  IMPASSABLE,
  nodesOf,
  OBSTRUCTED,
  PASSAGEWAY,
  TERRAIN,
} from '../../data/map.ts';
import {
  act,
  chances,
  copyOf,
  eventsOf,
  log,
  marker,
  node,
  nodeIn,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';

/** Two distant squads, so that no blast ends the game. */
const WATCHERS = 'A5 9,0; D3 -9,0';
const axial = (n: number): string => `${BOARD.hex?.q[n]},${BOARD.hex?.r[n]}`;

/** [CRT] [CET] Returns the probabilities of a hex without a marker, at the odds of charges. */
function expectedChances(odds: string, n: number): Record<string, string> {
  const solid = [HULL, IMPASSABLE, AUTO_DEFEND, BRAIN].includes(TERRAIN[n]);
  const [x, d] =
    { '2-1': ['1/2', '1/3'], '3-1': ['2/3', '1/3'], '4-1': ['5/6', '1/6'] }[odds] ?? [];
  const none = odds === '2-1' ? { 'no effect': '1/6' } : {};
  if (solid) return { clear: `${x}`, 'obstructed passable': `${d}`, ...none };
  return { clear: odds === '2-1' ? '5/6' : '1/1', ...none };
}

/** Rewrites labels of hexes as axial coordinates. */
const axials = (text: string): string =>
  text.replace(/\b\d{4}\b/g, (label) => axial(BOARD.labels.indexOf(label)));

/** Rolls this face for all charges that are due. */
function rollAll(t: TestGame, face: number): TestGame {
  while (stepNow(t) === 'demolition.blast') act(t, `roll ${face}`);
  return t;
}

/** Turns an offset clockwise by 60 degrees, `times` times. */
function turned([q, r]: readonly number[], times: number): number[] {
  return times === 0 ? [q, r] : turned([-r, q + r], times - 1);
}

describe('[DCT] the patterns', () => {
  const FIGURES: Record<string, [string, number[][]]> = {
    A: [
      'lance',
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    ],
    'A fork': [
      'fork',
      [
        [1, 0],
        [2, -1],
        [1, 1],
      ],
    ],
    B: [
      'lance',
      [
        [1, 0],
        [0, 1],
        [2, 0],
        [1, 1],
        [0, 2],
      ],
    ],
    C: [
      'lance',
      [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
      ],
    ],
    D: [
      'lance',
      [
        [1, -1],
        [1, 0],
        [0, 1],
      ],
    ],
  };

  test.each(Object.entries(FIGURES))(
    '[DCT] [D3] [D4] [S37] pattern %s covers its hexes in six directions',
    (name, [shape, offsets]) => {
      const pattern = name[0];
      for (const [turns, direction] of BOARD.directions.entries()) {
        const t = table('demolition.detonate', `${WATCHERS}; charge 3,-6 ${pattern} ${direction}`, {
          options: { 'pattern-a': shape },
        });
        rollAll(t, 1);
        const rolled = eventsOf(t, 'blast').map((e) => axial(nodeIn(e)));
        const expected = offsets
          .map((o) => turned(o, pattern === 'C' ? 0 : turns))
          .map(([q, r]) => `${3 + q},${-6 + r}`);
        expect(rolled).toEqual(expected);
        expect(eventsOf(t, 'blast').map((e) => e.args?.k)).toEqual(offsets.map((_, i) => i + 2));
      }
    },
  );

  test.each([
    ['A', '4-1 2-1 2-1'],
    ['B', '3-1 3-1 2-1 2-1 2-1'],
    ['C', '2-1 2-1 2-1 2-1 2-1 2-1'],
    ['D', '2-1 4-1 2-1'],
  ])('[DCT] [CRT] [8.2] [S38] odds of the hexes of pattern %s', (pattern, odds) => {
    const text = `${WATCHERS}; charge 3,-6 ${pattern} E`;
    const t = rollAll(table('demolition.detonate', text), 1);
    expect(
      eventsOf(t, 'blast')
        .map((e) => e.args?.odds)
        .join(' '),
    ).toBe(odds);
    const before = table('demolition.set', `${text}; A1 8,0`);
    const found = chances(before, 'done').each.map(({ outcomes }) =>
      Object.fromEntries(outcomes.map((o) => [o.label, o.text])),
    );
    const rolled = eventsOf(t, 'blast').map((event) =>
      expectedChances(String(event.args?.odds), nodeIn(event)),
    );
    expect(found).toEqual([{ clear: '1/1' }, ...rolled]);
  });

  test('[8.2] [CET] [R11] one line for each outcome, with the units that would die', () => {
    const t = table('demolition.set', 'A1 -9,0; A2 S1 -7,0; D1 -6,0; A5 8,0; charge -7,0 A E');
    const lines = chances(t, 'done').each.map(
      ({ subject, outcomes }) =>
        `${subject}: ${outcomes.map((o) => `${o.label} ${o.text}`).join(' · ')}`,
    );
    expect(lines.map(axials)).toEqual([
      'pattern A in -7,0, hex 1 (-7,0): clear; eliminated: A2 S1 1/1',
      'pattern A in -7,0, hex 2 (-6,0): clear; eliminated: D1 1/1',
      'pattern A in -7,0, hex 3 (-5,0): no effect 1/6 · clear 5/6',
      'pattern A in -7,0, hex 4 (-4,0): no effect 1/6 · obstructed passable 1/3 · clear 1/2',
    ]);
  });

  test('[8.2] [R11] units that may have died in one blast are marked as such in the next', () => {
    const charges = 'charge -8,0 A E; charge -6,0 A W';
    const t = table('demolition.set', `A1 -9,0; A2 -7,0; A5 8,0; ${charges}`);
    const [, second] = chances(t, 'done').each.filter(({ subject }) => subject.includes('hex 2'));
    expect(second.outcomes.map((o) => `${o.label} ${o.text}`)).toEqual(['clear 1/1']);
  });

  test('[DCT] [S39] hex 1 is always cleared, and all in it killed, without a die', () => {
    for (const [hex, type] of [
      ['-7,1', 'impassable'],
      ['-4,0', 'shield'],
      ['-8,0', 'passage'],
    ]) {
      const t = table('demolition.detonate', `${WATCHERS}; A1 S1 ${hex}; charge ${hex} A W`);
      expect([type, marker(t, hex)]).toEqual([type, 'clear']);
      expect(['A1', 'S1'].map((id) => where(t, id))).toEqual(['off', 'off']);
    }
  });
});

describe('[8.2] what a result does', () => {
  /** Returns the game after hex 3 of a lance falls on `target`; the die for it is `face`: 1 NE, 2 D, 4 X at 2-1. */
  function hit(target: string, face: number, more = ''): TestGame {
    const [q, r] = target.split(',').map(Number);
    const [dq, dr] = q < 0 ? [1, 0] : [-1, 0];
    const far = q < -9 || q > 9;
    const [sq, sr] = far ? [-dq, -dr] : [dq, dr];
    const direction = sq > 0 ? 'E' : 'W';
    const from = `${q - 2 * sq},${r - 2 * sr}`;
    const t = table(
      'demolition.detonate',
      `A5 0,9; D3 0,-9; charge ${from} A ${direction}; ${more}`,
    );
    act(t, 'roll 1');
    return act(t, `roll ${face}`);
  }

  const BASES: [string, number, string, string][] = [
    ['outer armour', HULL, '-11,3', 'ob-pas'],
    ['impassable', IMPASSABLE, '-7,1', 'ob-pas'],
    ['auto-defend armour', AUTO_DEFEND, '-4,1', 'ob-pas'],
    ['brain core', BRAIN, '0,0', 'ob-pas'],
    ['obstructed passable', OBSTRUCTED, '-3,3', 'clear'],
    ['passageway', PASSAGEWAY, '-8,0', 'clear'],
  ];

  test.each(BASES)('[8.2] [CET] [R10] [R10b] [S40] %s', (_, terrain, hex, onD) => {
    expect(nodesOf(terrain)).toContain(node(hex));
    expect([1, 2, 3, 4, 5, 6].map((face) => marker(hit(hex, face), hex))).toEqual([
      '',
      onD,
      onD,
      'clear',
      'clear',
      'clear',
    ]);
  });

  test.each(BASES)('[8.2] [CET] [R10] [R10b] [S40] %s under a marker', (_, _terrain, hex) => {
    for (const [type, results] of [
      ['ob-pas', ['ob-pas', 'clear', 'clear']],
      ['clear', ['clear', 'clear', 'clear']],
    ] as const)
      expect([1, 2, 4].map((face) => marker(hit(hex, face, `${type} ${hex}`), hex))).toEqual(
        results,
      );
  });

  test('[R1b] a ship hex stays one, but its squads die', () => {
    for (const face of [1, 2, 4]) {
      const t = hit('-11,3', face, 'ship -11,3; A1 -11,3');
      expect(marker(t, '-11,3')).toBe('ship');
      expect(where(t, 'A1')).toBe(face === 1 ? '-11,3' : 'off');
    }
  });

  test('[8.2] [CET] [R11] [S41] units of both sides die on D and on X, and live on NE', () => {
    for (const [face, lives] of [
      [1, true],
      [2, false],
      [4, false],
    ] as const) {
      const t = hit('-8,0', face, 'A1 S1 D1 -8,0');
      for (const id of ['A1', 'S1', 'D1']) expect(where(t, id)).toBe(lives ? '-8,0' : 'off');
    }
  });

  test('[R10] [2.1] [S42] hexes off the map are passed over', () => {
    const t = table('demolition.detonate', `${WATCHERS}; charge -10,0 A W`);
    act(t, 'roll 6');
    expect(stepNow(t)).not.toBe('demolition.blast');
    expect(['-10,0', '-11,0'].map((h) => marker(t, h))).toEqual(['clear', 'clear']);
    const ring = rollAll(table('demolition.detonate', `${WATCHERS}; charge 0,-11 C`), 6);
    expect(eventsOf(ring, 'blast')).toHaveLength(3);
  });
});

describe('[8.1] when charges go off', () => {
  test('[R9] [8.1] [S43] though the squad that set it is dead', () => {
    const t = table('demolition.set', 'D1 -8,0; S1 S2 S3 S4 -8,0; A5 9,0 spent=1');
    act(t, 'charge D1, at -7,0, pattern D, face E, done, attack -8,0, roll 6, mind 9,0, roll 1');
    expect([t.s.turn, where(t, 'D1')]).toEqual([4, 'off']);
    act(t, 'done');
    expect(stepNow(t)).toBe('demolition.blast');
    rollAll(t, 6);
    expect(marker(t, '-7,0')).toBe('clear');
  });

  test('[R10] in the order they were set, without a choice', () => {
    const charges = 'charge 8,0 A E; charge -8,0 A W; charge 7,0 D W turn=3';
    const t = act(table('demolition.set', `${WATCHERS}; A1 0,8; ${charges}`), 'done');
    rollAll(t, 6);
    expect(eventsOf(t, 'detonate').map((e) => axial(nodeIn(e)))).toEqual(['8,0', '-8,0']);
    expect(stepNow(t)).not.toBe('demolition.blast');
  });

  test('[R10] [CET] [S40] any order of three charges over one another has the same chances', () => {
    const units = `${WATCHERS}; A1 S1 -5,2; A2 -5,1; ob-pas -7,2`;
    const charges = ['charge -8,2 A E', 'charge -5,3 D NW', 'charge -7,3 A NE'];
    const chancesOf = (order: number[]) =>
      distribution(table('demolition.set', [units, ...order.map((i) => charges[i])].join('; ')));
    const first = chancesOf([0, 1, 2]);
    expect(Object.keys(first).length).toBeGreaterThan(20);
    for (const order of [
      [0, 2, 1],
      [1, 2, 0],
      [2, 1, 0],
    ])
      expect(chancesOf(order)).toEqual(first);
  });

  test('[R10] charges in one hex go off in the order they were set, without asking', () => {
    const t = table('demolition.detonate', `${WATCHERS}; charge 8,0 D W; charge 8,0 A E`);
    rollAll(t, 1);
    expect(log(t, 'detonate').join()).toMatch(/pattern A facing E, goes off\.$/);
    expect(eventsOf(t, 'blast')).toHaveLength(6);
  });

  test('[8.1] [R9] charges set in this turn stay where they are, whatever blasts they lie in', () => {
    const t = table('demolition.detonate', `${WATCHERS}; charge -7,0 A E turn=3; charge -8,0 A E`);
    rollAll(t, 6);
    expect(t.s.chargeHex[0]).toBe(node('-7,0'));
    expect([stepNow(t), t.s.chargeTurn[0]]).toEqual(['human.advance', 3]);
  });
});

/**
 * Returns the probabilities of every position after `done` and the dice, in units of 0.001 %, by the position's hash.
 */
function distribution(t: TestGame): Record<string, number> {
  const list = new ActionList();
  let open = new Map([['', { s: act(copyOf(t), 'done').s, p: 1 }]]);
  const ends: Record<string, number> = {};
  while (open.size > 0) {
    const next: typeof open = new Map();
    for (const { s, p } of open.values()) {
      for (const face of legal(t.game, s, list).toArray()) {
        const after = s.clone();
        apply(t.game, after, face);
        const hash = hashState(after);
        if (actor(t.game, after) !== CHANCE) ends[hash] = (ends[hash] ?? 0) + p / 6;
        else next.set(hash, { s: after, p: (next.get(hash)?.p ?? 0) + p / 6 });
      }
    }
    open = next;
  }
  const rounded = Object.entries(ends).map(([hash, p]) => [hash, Math.round(p * 1e5)]);
  return Object.fromEntries(rounded.sort());
}

describe('[8.2] units named in a blast', () => {
  test('[R11] [8.2] units survive where nothing happens, and only dead units are named', () => {
    const t = table('demolition.set', 'A1 -9,0; A2 S1 -6,0; A5 8,0; charge -8,0 A E');
    const hex3 = chances(t, 'done').each.find(({ subject }) => subject.includes('hex 3'));
    expect(hex3?.outcomes.map((o) => `${o.label} ${o.text}`)).toEqual([
      'no effect 1/6',
      'clear; eliminated: A2 S1 5/6',
    ]);
    act(t, 'done, roll 6, roll 6, roll 6');
    expect(log(t, 'blast.units').join()).toMatch(/eliminates A2, S1\.$/);
  });

  test('[8.4] [R10] with all fifteen charges of the world set, those of the turn before go off', () => {
    const due = Array(9).fill('charge 0,9 A E turn=2').join('; ');
    const later = Array(6).fill('charge 0,-9 A E turn=3').join('; ');
    const squads = 'A1 A2 A3 -9,0 spent=1; A4 A5 A6 -8,0 spent=1; D1 D2 D3 9,0 spent=3';
    const t = rollAll(table('demolition.detonate', `${squads}; ${due}; ${later}`), 1);
    // The first charge went off before any event could be logged.
    expect(eventsOf(t, 'detonate')).toHaveLength(8);
    expect([...t.s.chargeHex]).toEqual([...Array(6).fill(node('0,-9')), ...Array(9).fill(-1)]);
    expect([...t.s.chargeTurn]).toEqual([...Array(6).fill(3), ...Array(9).fill(0)]);
  });
});
