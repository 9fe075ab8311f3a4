/** Figures of the rulebook: a move, close combat, an auto-defend hex, and a charge from setting it to the advance. */
import { figureMaker, type FigureSet, sectionKinds } from '../../kernel/setup/figure.ts';
import type { en } from './i18n/en.ts';

const figure = figureMaker<keyof typeof en>();

const squads = (at: string, ...units: readonly string[]) => units.map((unit) => ({ unit, at }));
const security = (at: string) => ({ type: 'security', side: 'annihilator', at });

/** Places on both sides of the shield, from the outer passage to the inner ring. */
const SHIELD = ['1104', '1504', '1109', '1509', '1007', '1607'];

const move = figure('move', {
  rule: '5.4',
  position: {
    scenario: 'learning',
    step: 'human.move',
    counters: [...squads('1206', 'A1'), ...squads('1203', 'A2'), security('1407')],
    values: { turn: 2 },
  },
  crop: ['1105', '1505', '1008', '1508'],
  arrows: [{ path: ['1206', '1306', '1307', '1407'], dashed: true }],
  steps: [
    { does: ['move A1'], rings: [{ at: 'A1', text: '4' }] },
    {
      does: ['to 1407'],
      arrows: [{ path: ['1206', '1306', '1307', '1407'], text: '1 + 1 + 1 = 3' }],
    },
  ],
});

const combat = figure('combat', {
  rule: '7.1',
  position: {
    scenario: 'standard',
    step: 'human.combat',
    counters: [...squads('0704', 'A1', 'A2', 'D1'), security('0704'), security('0704')],
    markers: [{ type: 'ship', at: '0801' }],
    values: { turn: 3 },
  },
  crop: ['0702', '0902', '0506', '0906'],
  rings: [{ at: '0704' }],
  steps: [
    { does: ['attack 0704'], rings: [{ at: '0704', text: '10 : 4 = 2-1' }] },
    { does: ['roll 3'], rings: [{ at: '0704', text: 'D' }] },
  ],
});

const defend = figure('defend', {
  rule: '7.3',
  position: {
    scenario: 'learning',
    step: 'human.move',
    counters: squads('1307', 'A1'),
    values: { turn: 2 },
  },
  crop: ['1105', '1505', '1109', '1509'],
  arrows: [
    { path: ['A1', '1308'], text: '2', dashed: true },
    { path: ['A1', '1407'], text: '1' },
  ],
  rings: [{ at: '1308' }],
});

const LINE = { '1': '1306', '2': '1307', '3': '1408', '4': '1409' };

const charge = figure('charge', {
  rule: '8.1',
  position: {
    scenario: 'learning',
    step: 'demolition.set',
    counters: squads('1205', 'A1', 'A2', 'D1'),
    values: { turn: 2 },
  },
  crop: SHIELD,
  rings: [{ at: '1205' }],
  steps: [
    { does: ['charge A1'], rings: [{ at: '1205' }] },
    { does: ['at 1306'], arrows: [{ path: ['1205', '1306'] }] },
    { does: ['face SE'], letters: LINE },
  ],
});

const blast = figure('blast', {
  rule: '8.3',
  position: {
    scenario: 'learning',
    step: 'demolition.set',
    counters: [
      { unit: 'A1', at: '1205', spent: 1 },
      ...squads('1205', 'A2', 'D1'),
      security('1307'),
    ],
    charges: [{ at: '1306', pattern: 'A', direction: 'SE', turn: 2 }],
    values: { turn: 3 },
  },
  crop: SHIELD,
  letters: LINE,
  steps: [
    { does: ['done'], letters: LINE, rings: [{ at: '1306' }] },
    { does: ['roll 4'], letters: LINE, rings: [{ at: '1307', text: '4-1: 4 = X' }] },
    { does: ['roll 5'], letters: LINE, rings: [{ at: '1408', text: '2-1: 5 = X' }] },
    { does: ['roll 4'], letters: LINE, rings: [{ at: '1409', text: '2-1: 4 = X' }] },
    { does: ['move A1', 'to 1409'], arrows: [{ path: ['1205', '1306', '1307', '1408', '1409'] }] },
  ],
});

export const figures: FigureSet = {
  sections: sectionKinds({
    moves: '5.0',
    fights: '7.0 8.0',
    other: '1.0 2.0 3.0 4.0 6.0 9.0 10.0 11.0',
  }),
  figures: [move, combat, defend, charge, blast],
};
