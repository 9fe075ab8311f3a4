/** Figures of the rulebook: a move, a Worker with a token, and battles that are played step by step. */
import { figureMaker, type FigureSet, sectionKinds } from '../../kernel/setup/figure.ts';
import type { en } from './i18n/en.ts';

const figure = figureMaker<keyof typeof en>();

/** Units on a hex that face the same way. */
interface Stack {
  readonly units: readonly string[];
  readonly at: string;
  readonly facing: string;
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Builds a position of turn 4 in which Red moves or fights. */
const red = (
  step: 'movement' | 'combat',
  stacks: readonly Stack[],
  { scenario = 'learning', values = {} }: { scenario?: string; values?: object } = {},
) => ({
  ...{ scenario, step },
  counters: stacks.flatMap(({ units, at, facing, more }) =>
    units.map((unit) => ({ unit, at, facing, ...more })),
  ),
  values: { mover: 'red', first: 'red', round: 4, ...values },
});

/** Hexes around 0815, where token A lies. */
const ROUND_TOKEN = ['0713', '0913', '0614', '0914', '0615', '1015', '0716', '0916'];

const costs = figure('costs', {
  rule: '6.031',
  position: red('movement', [
    { units: ['RT1'], at: '0816', facing: 'NE' },
    { units: ['BG1'], at: '0612', facing: 'SE' },
  ]),
  crop: ['0715', '0915', '0616', '1016', '0717', '0917'],
  arrows: [
    { path: ['RT1', '0815'], text: '2' },
    { path: ['RT1', '0915'], text: '2' },
    { path: ['RT1', '0716'], text: '1' },
    { path: ['RT1', '0916'], text: '2' },
    { path: ['RT1', '0817'], text: '2' },
    { path: ['RT1', '0917'], text: '2' },
  ],
});

const worker = figure('worker', {
  rule: '6.082',
  position: red(
    'movement',
    [
      { units: ['RG1', 'RW1'], at: '0816', facing: 'NW' },
      { units: ['BT1'], at: '0814', facing: 'NE' },
    ],
    { values: { 'A-at': '0815' } },
  ),
  crop: ROUND_TOKEN,
  rings: ['0813', '0913', '0714', '0914', '0815', '0915'].map((at) => ({ at })),
  steps: [
    { does: ['pick RG1', 'pick RW1'], rings: [{ at: '0816' }] },
    { does: ['to 0815'], arrows: [{ path: ['0816', '0815'] }] },
    { does: ['take A'], rings: [{ at: '0815', text: 'A' }] },
    { does: ['face NE'], arrows: [{ path: ['0815', '0814'], dashed: true }] },
  ],
});

const rear = figure('rear', {
  rule: '7.042',
  position: red(
    'combat',
    [
      { units: ['RG1'], at: '0815', facing: 'NE' },
      { units: ['RW1'], at: '0815', facing: 'NE', more: { carries: 'A' } },
      { units: ['BT1'], at: '0814', facing: 'NE' },
    ],
    { values: { 'A-at': '0815' } },
  ),
  crop: ROUND_TOKEN,
  arrows: [{ path: ['0815', '0814'], dashed: true }],
  steps: [
    { does: ['attack 0815/NE'], arrows: [{ path: ['0815', '0814'], text: '4 + 1 + 1 = 6' }] },
    {
      does: ['done'],
      arrows: [{ path: ['0815', '0814'] }],
      rings: [{ at: '0814', text: '6 : 2 = 3-1' }],
    },
    { does: ['roll 4'], rings: [{ at: '0814' }] },
  ],
});

const combined = figure('combined', {
  rule: '7.061',
  position: red('combat', [
    { units: ['RP1', 'RP2'], at: '0815', facing: 'NE' },
    { units: ['RR1', 'RR2', 'RR3'], at: '0915', facing: 'NW' },
    { units: ['BG1', 'BG2'], at: '0814', facing: 'SE' },
  ]),
  crop: ROUND_TOKEN,
  arrows: [
    { path: ['0815', '0814'], dashed: true },
    { path: ['0915', '0814'], dashed: true },
  ],
  steps: [
    { does: ['attack 0815/NE'], arrows: [{ path: ['0815', '0814'], text: '6 + 2 = 8' }] },
    {
      does: ['attack 0915/NW'],
      arrows: [{ path: ['0815', '0814'] }, { path: ['0915', '0814'], text: '6' }],
    },
    {
      does: ['done'],
      arrows: [{ path: ['0815', '0814'] }, { path: ['0915', '0814'] }],
      rings: [{ at: '0814', text: '14 : 8 = 3-2' }],
    },
    { does: ['roll 3'], rings: [{ at: '0814' }] },
    { does: ['to 0813'], arrows: [{ path: ['0814', '0813'] }] },
  ],
});

const charge = figure('charge', {
  rule: '8.022',
  position: red(
    'combat',
    [
      { units: ['RP1', 'RP2', 'RP3'], at: '0815', facing: 'NE', more: { charging: true } },
      { units: ['BG1', 'BG2'], at: '0814', facing: 'SE' },
    ],
    { scenario: 'small' },
  ),
  crop: ROUND_TOKEN,
  arrows: [{ path: ['0815', '0814'], dashed: true }],
  steps: [
    { does: ['attack 0815/NE'], arrows: [{ path: ['0815', '0814'], text: '18 + 3 = 21' }] },
    {
      does: ['done'],
      arrows: [{ path: ['0815', '0814'] }],
      rings: [{ at: '0814', text: '21 : 8 = 2-1' }],
    },
    { does: ['roll 3'], rings: [{ at: '0814' }] },
  ],
});

export const figures: FigureSet = {
  sections: sectionKinds({
    moves: '6.00',
    fights: '7.00 8.00',
    other: '2.00 3.00 4.00 5.00',
  }),
  figures: [costs, worker, rear, combined, charge],
};
