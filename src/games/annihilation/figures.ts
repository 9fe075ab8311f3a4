/** Figures of the rulebook: chains on the learning board, played step by step. */
import { figureMaker, type FigureSet, sectionKinds } from '../../kernel/setup/figure.ts';
import type { en } from './i18n/en.ts';

const figure = figureMaker<keyof typeof en>();

/** The points of the learning board, without the trays beside it. */
const BOARD = ['W', 'B', '1a', '1f', '5a', '5f'];

/** Builds a position with White to move and these particles on the board. */
const white = (at: Readonly<Record<string, string>>) => ({
  scenario: 'learning',
  step: 'turn',
  counters: Object.entries(at).map(([unit, place]) => ({ unit, at: place })),
  values: { side: 'white', turn: 5 },
});

const shot = figure('shot', {
  rule: '1.3',
  position: white({ w5: 'W' }),
  crop: BOARD,
  steps: [
    { does: ['place w3'], rings: [{ at: 'W', text: '3' }] },
    { does: ['drive 3b'], arrows: [{ path: ['W', '1a', '2a', '3b'], text: '3' }] },
  ],
});

const emission = figure('emission', {
  rule: '3.4',
  position: white({ w3: '2b', w1a: '5e', b2: '4b' }),
  crop: BOARD,
  arrows: [{ path: ['2b', '3b', '4b'], dashed: true }],
  steps: [
    { does: ['emit w3'], rings: [{ at: 'w3', text: '3' }] },
    { does: ['to 3b'], arrows: [{ path: ['2b', '3b'], text: '1' }] },
    {
      does: ['to 4b'],
      arrows: [{ path: ['2b', '3b', '4b'] }],
      rings: [{ at: '4b', text: '3 − 2 = 1' }],
    },
    { does: ['drive 5c'], arrows: [{ path: ['4b', '5c'] }] },
  ],
});

const meeting = figure('meeting', {
  rule: '4.6',
  position: white({ w2: 'W', b5: '2a' }),
  crop: BOARD,
  arrows: [{ path: ['W', '1a', '2a'], dashed: true }],
  steps: [
    { does: ['place w3'], rings: [{ at: 'W', text: '3' }] },
    { does: ['drive 2a'], arrows: [{ path: ['W', '1a', '2a'] }], rings: [{ at: '2a' }] },
    { does: ['emit w2'], rings: [{ at: '2a', text: '2' }] },
    { does: ['drive 4b'], arrows: [{ path: ['2a', '3b', '4b'], text: '2' }] },
  ],
});

const annihilator = figure('annihilator', {
  rule: '5.1',
  position: white({ w5: 'W', b0: '2a' }),
  crop: BOARD,
  rings: [{ at: 'b0' }],
  steps: [
    { does: ['place w3'], rings: [{ at: 'W', text: '3' }] },
    { does: ['drive 2a'], arrows: [{ path: ['W', '1a', '2a'] }] },
  ],
});

const home = figure('home', {
  rule: '5.4',
  position: white({ w3: '4b', w1a: '5a', b5: 'B' }),
  crop: BOARD,
  arrows: [{ path: ['4b', '5c', 'B'], dashed: true }],
  steps: [
    { does: ['emit w3'], rings: [{ at: 'w3', text: '3' }] },
    { does: ['to 5c'], arrows: [{ path: ['4b', '5c'] }] },
    {
      does: ['to B'],
      arrows: [{ path: ['4b', '5c', 'B'] }],
      rings: [{ at: 'B', text: '3 − 2 = 1' }],
    },
    { does: ['drive 5e'], arrows: [{ path: ['B', '5e'] }] },
  ],
});

const foremost = figure('foremost', {
  rule: '6.2',
  position: white({ w3: '4b', w5: '3c' }),
  crop: BOARD,
  arrows: [
    { path: ['4b', '5c'], dashed: true },
    { path: ['4b', '5d'], dashed: true },
    { path: ['4b', '3b'] },
  ],
  steps: [
    { does: ['emit w3'], rings: [{ at: 'w3', text: '3' }] },
    { does: ['to 3b'], arrows: [{ path: ['4b', '3b'] }] },
    { does: ['to 4a'], arrows: [{ path: ['3b', '4a'] }] },
    { does: ['to 3a'], arrows: [{ path: ['4a', '3a'] }] },
  ],
});

const score = figure('score', {
  rule: '7.1',
  position: white({ w3: '3b', w5: '4b', b2: 'B' }),
  crop: BOARD,
  arrows: [{ path: ['3b', '4b'], dashed: true }],
  steps: [
    { does: ['emit w3'], rings: [{ at: 'w3', text: '3' }] },
    { does: ['to 4b'], arrows: [{ path: ['3b', '4b'] }], rings: [{ at: '4b', text: '3 − 1 = 2' }] },
    { does: ['drive B'], arrows: [{ path: ['4b', '5c', 'B'], text: '2' }] },
    { does: ['annihilate'], rings: [{ at: 'B', text: '5 + 2 = 7' }] },
  ],
});

export const figures: FigureSet = {
  sections: sectionKinds({ moves: '1 3 4 6', fights: '5', other: '0 2 7' }),
  figures: [shot, emission, meeting, annihilator, home, foremost, score],
};
