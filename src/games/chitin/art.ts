/** Chitin: a harvest valley on old paper; woods, stony slopes and a river that may overlap. */
import type { Art } from '../../kernel/look/art.ts';
import { MARKERS, UNITS } from './art/pieces.ts';

const tree = (radius: number, dy: number): string =>
  `<ellipse cx="1.5" cy="${dy + 4}" rx="${radius}" ry="${radius * 0.62}" fill="$wood-shadow"/>` +
  `<circle cy="${dy}" r="${radius}" fill="$leaf" stroke="$leaf-edge" stroke-width="1.6"/>` +
  `<path d="M${-radius * 0.55} ${dy - radius * 0.1}A${radius * 0.62} ${radius * 0.62} 0 0 1 ${radius * 0.15} ${dy - radius * 0.6}" stroke="$leaf-light" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;

/** A giant frond: in this world, insects rule and plants are huge. */
const FERN =
  '<path d="M0 12V-6" stroke="$leaf-edge" stroke-width="2.4"/>' +
  '<path d="M0-16 5-6 12-4 5 1 8 8 0 4-8 8-5 1-12-4-5-6Z" fill="$leaf-b" stroke="$leaf-edge" stroke-width="1.6" stroke-linejoin="round"/>';

const rock = (d: string, lit: string): string =>
  `<path d="${d}" fill="$stone" stroke="$stone-edge" stroke-width="1.8" stroke-linejoin="round"/><path d="${lit}" fill="$stone-light"/>`;

const ROCKS = [
  rock('M-13 8-9-6 1-12 12-3 14 8Z', 'M-9-6 1-12 4-2-3 1Z'),
  rock('M-9 6-5-6 4-8 10 1 8 7Z', 'M-5-6 4-8 3-1-3 0Z'),
  rock('M-7 5-2-5 7-3 8 5Z', 'M-2-5 7-3 2 0Z'),
  '<path d="M-12 6-7-2-2 6M0 6 5-2 10 6" fill="none" stroke="$stone-edge" stroke-width="2" stroke-linecap="round"/>',
];

const TUFTS = [
  '<path d="M-5 3-7-4M-2 3-2-6M1 3 4-4" stroke="$tuft" stroke-width="1.7" stroke-linecap="round"/>',
  '<path d="M-4 2-5-3M0 3V-4" stroke="$tuft" stroke-width="1.7" stroke-linecap="round"/>',
  '<circle r="1.6" fill="$flower"/><circle cx="6" cy="3" r="1.3" fill="$flower"/>',
  '<path d="M-8 0Q-4-3 0 0T8 0" fill="none" stroke="$tuft" stroke-width="1.3" stroke-linecap="round"/>',
];

export const art: Art = {
  id: 'chitin',
  palette: {
    paper: ['#efe6cd', '#14160f'],
    verge: ['#d3cc9d', '#252a19'],
    'verge-far': ['#e2dab5', '#1b1f14'],
    'verge-edge': ['#a89a66', '#4c5330'],
    meadow: ['#c9d196', '#3a4526'],
    'meadow-a': ['#c2cb8d', '#374223'],
    'meadow-b': ['#cfd69f', '#3e4a2a'],
    tuft: ['#96a35c', '#5a6b38'],
    flower: ['#e8b43c', '#a9883a'],
    slope: ['#c7b083', '#574a33'],
    'slope-edge': ['#8d7448', '#84704a'],
    stone: ['#a89270', '#776750'],
    'stone-light': ['#d8c6a2', '#a3906f'],
    'stone-edge': ['#6b5637', '#2d2517'],
    wood: ['#86a558', '#24401f'],
    'wood-edge': ['#55752f', '#3f6632'],
    'wood-shadow': ['#4b6a2c', '#11210e'],
    leaf: ['#5d8a3a', '#3b6b2f'],
    'leaf-b': ['#6f9a41', '#4b7a35'],
    'leaf-edge': ['#33571d', '#152b10'],
    'leaf-light': ['#a8cf72', '#79ab58'],
    bank: ['#8c7d4d', '#1e2a26'],
    water: ['#5fa3bf', '#2b6b86'],
    'water-light': ['#a7d3e2', '#5fa9c6'],
    grid: ['#4d4a1f45', '#0a0d0573'],
    label: ['#4a4422', '#c6caa3'],
    region: ['#7a4a22', '#d0a35c'],
    compass: ['#efe6cd', '#14160f'],
    carried: ['#8a6404', '#9a7008'],
    token: ['#f6d873', '#e8c04a'],
    'token-ink': ['#5a3d06', '#4a3104'],
    bodies: ['#cbb9a4', '#b09a80'],
    sky: ['#2f6db5', '#5f9de0'],
    s0: ['#b3362e', '#c0413a'],
    's0-edge': ['#64160f', '#5c130d'],
    's0-light': ['#f2a79c', '#f7b1a6'],
    's0-ink': ['#fff4e2', '#fff4e2'],
    s1: ['#2f5f9e', '#3a6fb4'],
    's1-edge': ['#132f57', '#0f294d'],
    's1-light': ['#a9c8f0', '#b5d2f7'],
    's1-ink': ['#f3f8ff', '#f3f8ff'],
  },
  tiles: {},
  backdrop: 'parchment',
  features: {
    plains: {
      fill: 'meadow',
      shades: ['meadow-a', 'meadow-b'],
      scatter: { motifs: TUFTS, count: 5, spread: 44 },
    },
    rough: {
      fill: 'slope',
      soft: { inset: 5, jitter: 9 },
      outline: [{ color: 'slope-edge', width: 2.2, dash: '7 4' }],
      scatter: { motifs: ROCKS, count: 7, spread: 42 },
    },
    river: {
      link: {
        curve: true,
        strokes: [
          { color: 'bank', width: 40, opacity: 0.55 },
          { color: 'water', width: 32 },
          { color: 'water-light', width: 19, opacity: 0.28 },
          { color: 'water-light', width: 2, dash: '14 22', opacity: 0.9 },
        ],
      },
    },
    forest: {
      fill: 'wood',
      opacity: 0.78,
      soft: { inset: 3, jitter: 12 },
      outline: [{ color: 'wood-edge', width: 2.4 }],
      scatter: { motifs: [tree(10, -3), tree(12, -4), tree(8.5, -2), FERN], count: 9, spread: 41 },
    },
  },
  // The meadow lies under all other features.
  terrains: {
    river: ['plains', 'river'],
    rough: ['plains', 'rough'],
    forest: ['plains', 'forest'],
    'rough-forest': ['plains', 'rough', 'forest'],
    'river-rough': ['plains', 'rough', 'river'],
    'river-forest': ['plains', 'river', 'forest'],
  },
  counter: 'square',
  units: UNITS,
  markers: MARKERS,
  areas: {
    reach: { color: 'lit', opacity: 0.2 },
    target: { color: 'attack', opacity: 0.28 },
    duty: { color: 'attack', opacity: 0.16, dash: '10 6' },
    megahex: { color: 'region', opacity: 0.14 },
    harvest: { color: 'token', opacity: 0.3 },
  },
  conditions: {
    'condition.disrupted': 'stripes',
    'condition.charging': { tag: '»', color: 'tag' },
    'condition.carries': { tag: '', color: 'carried' },
    'condition.selected': { tag: '✓', color: 'path' },
  },
};
