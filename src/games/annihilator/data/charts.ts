/** The tables for the players, in our words. */
import type { Chart } from '../../../kernel/look.ts';
import { BLAST_COLUMNS, PATTERNS } from './patterns.ts';
import { CRT, ENTRY_COST, ODDS_NAMES } from './tables.ts';
import { TERRAINS } from './map.ts';
import { ANNIHILATOR, HUMAN, TYPES } from './units.ts';

const points = (half: number): string => (half < 0 ? 'no' : half === 1 ? '½' : String(half / 2));

/** "2: 4-1, 3: 2-1": the odds of hexes 2, 3, … of a pattern. */
const oddsText = (columns: readonly number[]): string =>
  columns.map((column, k) => `${k + 2}: ${ODDS_NAMES[column]}`).join(', ');

export const charts: readonly Chart[] = [
  {
    title: 'Combat results: NE no effect, D and X see below',
    rule: 'CRT',
    columns: ['die', ...CRT.columns],
    rows: CRT.rows.map((row, i) => [String(i + 1), ...row]),
  },
  {
    title: 'What a result does',
    rule: 'CET',
    columns: ['attacked', 'D', 'X'],
    rows: [
      ['human units', 'disrupted; eliminated if by a charge', 'eliminated'],
      ['robots', 'eliminated', 'eliminated'],
      ['armour, auto-defend, impassable, brain core', 'obstructed passable', 'clear'],
      ['any other hex, also one with an OB-PAS marker', 'clear', 'clear'],
    ],
  },
  {
    title: 'Movement points to enter a hex',
    rule: 'HTC',
    columns: ['hex', 'humans', 'robots'],
    rows: [
      ...TERRAINS.map(({ name }, t) => [
        name,
        points(ENTRY_COST[HUMAN][t]) +
          (name.startsWith('auto') ? ', and a 1-1 attack (by option 1-2 [R18])' : ''),
        points(ENTRY_COST[ANNIHILATOR][t]),
      ]),
      ['OB-PAS marker', '2', '1'],
      ['CLEAR marker or ship', '1', '½'],
    ],
  },
  {
    title: 'Demolition charges: odds of hexes 2 and up; hex 1 is always cleared',
    rule: 'DCT',
    columns: ['pattern', 'figure', 'odds'],
    rows: [
      ['the only one of Assault Squads', 'line of 4 (or fork, by option)'],
      ['faces a corner', 'wedge: rows of 1, 2 and 3'],
      ['no direction', 'ring: the hex and all six round it'],
      ['faces hex 3', 'fan: the three hexes in front'],
    ].map(([note, figure], p) => [`${PATTERNS[p]}: ${note}`, figure, oddsText(BLAST_COLUMNS[p])]),
    designed:
      'The odds are the rulebook’s; the figures are ours [D3], since its drawings are lost.',
  },
  {
    title: 'Units',
    rule: 'UTL',
    columns: ['unit', 'attack', 'defence', 'movement', 'charges'],
    rows: TYPES.map(({ name, attack, defence, move, charges, count }) => [
      `${count} ${name}s`,
      String(attack),
      String(defence),
      String(move),
      charges === 0 ? '' : String(charges),
    ]),
  },
];
