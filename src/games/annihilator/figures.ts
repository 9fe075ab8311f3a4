/** Figures of the rulebook: a move, close combat, an auto-defend hex, and a charge from its setting to the advance. */
import type { RuleFigure, FigureSet } from '../../kernel/setup/figure.ts';
import { msg } from './i18n/msg.ts';

const squads = (at: string, ...units: readonly string[]) => units.map((unit) => ({ unit, at }));
const security = (at: string) => ({ type: 'security', side: 'annihilator', at });

/** From the outer passage to the ring behind the shield. */
const SHIELD = ['1104', '1504', '1109', '1509', '1007', '1607'];

const move: RuleFigure = {
  id: 'move',
  rule: '5.4',
  title: msg('figure.move.title'),
  caption: msg('figure.move.caption'),
  position: {
    scenario: 'learning',
    step: 'human.move',
    counters: [...squads('1206', 'A1'), ...squads('1203', 'A2'), security('1407')],
    values: { turn: 2 },
  },
  crop: ['1105', '1505', '1008', '1508'],
  arrows: [{ path: ['1206', '1306', '1307', '1407'], dashed: true }],
  steps: [
    { does: ['move A1'], says: msg('figure.move.1'), rings: [{ at: 'A1', text: '4' }] },
    {
      does: ['to 1407'],
      says: msg('figure.move.2'),
      arrows: [{ path: ['1206', '1306', '1307', '1407'], text: '1 + 1 + 1 = 3' }],
    },
  ],
};

const combat: RuleFigure = {
  id: 'combat',
  rule: '7.1',
  title: msg('figure.combat.title'),
  caption: msg('figure.combat.caption'),
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
    {
      does: ['attack 0704'],
      says: msg('figure.combat.1'),
      rings: [{ at: '0704', text: '10 : 4 = 2-1' }],
    },
    { does: ['roll 3'], says: msg('figure.combat.2'), rings: [{ at: '0704', text: 'D' }] },
  ],
};

const defend: RuleFigure = {
  id: 'defend',
  rule: '7.3',
  title: msg('figure.defend.title'),
  caption: msg('figure.defend.caption'),
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
};

const LINE = { '1': '1306', '2': '1307', '3': '1408', '4': '1409' };

const charge: RuleFigure = {
  id: 'charge',
  rule: '8.1',
  title: msg('figure.charge.title'),
  caption: msg('figure.charge.caption'),
  position: {
    scenario: 'learning',
    step: 'demolition.set',
    counters: squads('1205', 'A1', 'A2', 'D1'),
    values: { turn: 2 },
  },
  crop: SHIELD,
  rings: [{ at: '1205' }],
  steps: [
    { does: ['charge A1'], says: msg('figure.charge.1'), rings: [{ at: '1205' }] },
    { does: ['at 1306'], says: msg('figure.charge.2'), arrows: [{ path: ['1205', '1306'] }] },
    { does: ['face SE'], says: msg('figure.charge.3'), letters: LINE },
  ],
};

const blast: RuleFigure = {
  id: 'blast',
  rule: '8.3',
  title: msg('figure.blast.title'),
  caption: msg('figure.blast.caption'),
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
    { does: ['done'], says: msg('figure.blast.1'), letters: LINE, rings: [{ at: '1306' }] },
    {
      does: ['roll 4'],
      says: msg('figure.blast.2'),
      letters: LINE,
      rings: [{ at: '1307', text: '4-1: 4 = X' }],
    },
    {
      does: ['roll 5'],
      says: msg('figure.blast.3'),
      letters: LINE,
      rings: [{ at: '1408', text: '2-1: 5 = X' }],
    },
    {
      does: ['roll 4'],
      says: msg('figure.blast.4'),
      letters: LINE,
      rings: [{ at: '1409', text: '2-1: 4 = X' }],
    },
    {
      does: ['move A1', 'to 1409'],
      says: msg('figure.blast.5'),
      arrows: [{ path: ['1205', '1306', '1307', '1408', '1409'] }],
    },
  ],
};

export const figures: FigureSet = {
  sections: {
    '1.0': 'other',
    '2.0': 'other',
    '3.0': 'other',
    '4.0': 'other',
    '5.0': 'moves',
    '6.0': 'other',
    '7.0': 'fights',
    '8.0': 'fights',
    '9.0': 'other',
    '10.0': 'other',
    '11.0': 'other',
  },
  figures: [move, combat, defend, charge, blast],
};
