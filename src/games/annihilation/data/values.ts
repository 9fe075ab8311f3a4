/**
 * The values of this game that variants change, each declared once. Left out: the boards [D1] [D2], which are shapes;
 * the number of particles, on which unit indexes and trays depend; and more than 300 turns [D6], because the state has
 * room for the positions of 300. The winning score and the first player are options [D4] [R14].
 */
import {
  defineValues,
  type ValueDeclarations,
  type ValuesOf,
} from '../../../kernel/setup/values.ts';

/** [D6] Number of turns for which the state has room. */
export const MOST_TURNS = 300;

const DECLARATIONS = {
  // At most one less than the steps between the emergences, so that every placement is possible [D1] [R17].
  charges: {
    list: [1, 1, 2, 3, 5, 8],
    rows: ['1a', '1b', '2', '3', '5', '8'],
    min: 1,
    max: 9,
    rule: '0.1',
    source: 'printed',
    scenarios: ['standard'],
  },
  'learning.charges': {
    list: [1, 1, 2, 3, 5],
    rows: ['1a', '1b', '2', '3', '5'],
    min: 1,
    max: 5,
    rule: 'D2',
    source: 'designed',
    scenarios: ['learning'],
  },
  // A particle scores its charge times the first number, plus the second.
  'points.charge': { value: 1, min: 1, max: 5, unit: 'points', rule: '7.1', source: 'printed' },
  'points.particle': { value: 0, min: 0, max: 5, unit: 'points', rule: '7.1', source: 'printed' },
  repetitions: { value: 3, min: 3, max: 5, unit: 'times', rule: 'R18', source: 'ruling' },
  quiet: { value: 40, min: 4, max: MOST_TURNS, unit: 'turns', rule: 'D5', source: 'designed' },
  'quiet.warning': { value: 6, min: 1, max: 40, unit: 'turns', rule: 'R16', source: 'ruling' },
  turns: {
    value: MOST_TURNS,
    min: 20,
    max: MOST_TURNS,
    unit: 'turns',
    rule: 'D6',
    source: 'designed',
  },
} as const satisfies ValueDeclarations;

export type AnnihilationValues = ValuesOf<typeof DECLARATIONS>;

export const VALUES = defineValues(DECLARATIONS);

/** [0.1] [D2] Returns the charges of one player's particles in a scenario: 0 for the annihilator, then the carriers. */
export const chargesOf = (scenario: string, values: AnnihilationValues): readonly number[] => [
  0,
  ...(scenario === 'learning' ? values['learning.charges'] : values.charges),
];
