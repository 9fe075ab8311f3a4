/** Figures of the rulebook: chains on the learning board, played step by step. */
import type { RuleFigure, FigureSet } from '../../kernel/setup/figure.ts';
import { msg } from './i18n/msg.ts';

/** The points of the learning board, without the trays beside it. */
const BOARD = ['W', 'B', '1a', '1f', '5a', '5f'];

/** White to move, with these particles on the board. */
const white = (at: Readonly<Record<string, string>>) => ({
  scenario: 'learning',
  step: 'turn',
  counters: Object.entries(at).map(([unit, place]) => ({ unit, at: place })),
  values: { side: 'white', turn: 5 },
});

const shot: RuleFigure = {
  id: 'shot',
  rule: '1.3',
  title: msg('figure.shot.title'),
  caption: msg('figure.shot.caption'),
  position: white({ w5: 'W' }),
  crop: BOARD,
  steps: [
    { does: ['place w3'], says: msg('figure.shot.1'), rings: [{ at: 'W', text: '3' }] },
    {
      does: ['drive 3b'],
      says: msg('figure.shot.2'),
      arrows: [{ path: ['W', '1a', '2a', '3b'], text: '3' }],
    },
  ],
};

const emission: RuleFigure = {
  id: 'emission',
  rule: '3.4',
  title: msg('figure.emission.title'),
  caption: msg('figure.emission.caption'),
  position: white({ w3: '2b', w1a: '5e', b2: '4b' }),
  crop: BOARD,
  arrows: [{ path: ['2b', '3b', '4b'], dashed: true }],
  steps: [
    { does: ['emit w3'], says: msg('figure.emission.1'), rings: [{ at: 'w3', text: '3' }] },
    {
      does: ['to 3b'],
      says: msg('figure.emission.2'),
      arrows: [{ path: ['2b', '3b'], text: '1' }],
    },
    {
      does: ['to 4b'],
      says: msg('figure.emission.3'),
      arrows: [{ path: ['2b', '3b', '4b'] }],
      rings: [{ at: '4b', text: '3 − 2 = 1' }],
    },
    { does: ['drive 5c'], says: msg('figure.emission.4'), arrows: [{ path: ['4b', '5c'] }] },
  ],
};

const meeting: RuleFigure = {
  id: 'meeting',
  rule: '4.6',
  title: msg('figure.meeting.title'),
  caption: msg('figure.meeting.caption'),
  position: white({ w2: 'W', b5: '2a' }),
  crop: BOARD,
  arrows: [{ path: ['W', '1a', '2a'], dashed: true }],
  steps: [
    { does: ['place w3'], says: msg('figure.meeting.1'), rings: [{ at: 'W', text: '3' }] },
    {
      does: ['drive 2a'],
      says: msg('figure.meeting.2'),
      arrows: [{ path: ['W', '1a', '2a'] }],
      rings: [{ at: '2a' }],
    },
    { does: ['emit w2'], says: msg('figure.meeting.3'), rings: [{ at: '2a', text: '2' }] },
    {
      does: ['drive 4b'],
      says: msg('figure.meeting.4'),
      arrows: [{ path: ['2a', '3b', '4b'], text: '2' }],
    },
  ],
};

const annihilator: RuleFigure = {
  id: 'annihilator',
  rule: '5.1',
  title: msg('figure.annihilator.title'),
  caption: msg('figure.annihilator.caption'),
  position: white({ w5: 'W', b0: '2a' }),
  crop: BOARD,
  rings: [{ at: 'b0' }],
  steps: [
    { does: ['place w3'], says: msg('figure.annihilator.1'), rings: [{ at: 'W', text: '3' }] },
    {
      does: ['drive 2a'],
      says: msg('figure.annihilator.2'),
      arrows: [{ path: ['W', '1a', '2a'] }],
    },
  ],
};

const home: RuleFigure = {
  id: 'home',
  rule: '5.4',
  title: msg('figure.home.title'),
  caption: msg('figure.home.caption'),
  position: white({ w3: '4b', w1a: '5a', b5: 'B' }),
  crop: BOARD,
  arrows: [{ path: ['4b', '5c', 'B'], dashed: true }],
  steps: [
    { does: ['emit w3'], says: msg('figure.home.1'), rings: [{ at: 'w3', text: '3' }] },
    { does: ['to 5c'], says: msg('figure.home.2'), arrows: [{ path: ['4b', '5c'] }] },
    {
      does: ['to B'],
      says: msg('figure.home.3'),
      arrows: [{ path: ['4b', '5c', 'B'] }],
      rings: [{ at: 'B', text: '3 − 2 = 1' }],
    },
    { does: ['drive 5e'], says: msg('figure.home.4'), arrows: [{ path: ['B', '5e'] }] },
  ],
};

const foremost: RuleFigure = {
  id: 'foremost',
  rule: '6.2',
  title: msg('figure.foremost.title'),
  caption: msg('figure.foremost.caption'),
  position: white({ w3: '4b', w5: '3c' }),
  crop: BOARD,
  arrows: [
    { path: ['4b', '5c'], dashed: true },
    { path: ['4b', '5d'], dashed: true },
    { path: ['4b', '3b'] },
  ],
  steps: [
    { does: ['emit w3'], says: msg('figure.foremost.1'), rings: [{ at: 'w3', text: '3' }] },
    { does: ['to 3b'], says: msg('figure.foremost.2'), arrows: [{ path: ['4b', '3b'] }] },
    { does: ['to 4a'], says: msg('figure.foremost.3'), arrows: [{ path: ['3b', '4a'] }] },
    { does: ['to 3a'], says: msg('figure.foremost.4'), arrows: [{ path: ['4a', '3a'] }] },
  ],
};

const score: RuleFigure = {
  id: 'score',
  rule: '7.1',
  title: msg('figure.score.title'),
  caption: msg('figure.score.caption'),
  position: white({ w3: '3b', w5: '4b', b2: 'B' }),
  crop: BOARD,
  arrows: [{ path: ['3b', '4b'], dashed: true }],
  steps: [
    { does: ['emit w3'], says: msg('figure.score.1'), rings: [{ at: 'w3', text: '3' }] },
    {
      does: ['to 4b'],
      says: msg('figure.score.2'),
      arrows: [{ path: ['3b', '4b'] }],
      rings: [{ at: '4b', text: '3 − 1 = 2' }],
    },
    {
      does: ['drive B'],
      says: msg('figure.score.3'),
      arrows: [{ path: ['4b', '5c', 'B'], text: '2' }],
    },
    { does: ['annihilate'], says: msg('figure.score.4'), rings: [{ at: 'B', text: '5 + 2 = 7' }] },
  ],
};

export const figures: FigureSet = {
  sections: {
    '0': 'other',
    '1': 'moves',
    '2': 'other',
    '3': 'moves',
    '4': 'moves',
    '5': 'fights',
    '6': 'moves',
    '7': 'other',
  },
  figures: [shot, emission, meeting, annihilator, home, foremost, score],
};
