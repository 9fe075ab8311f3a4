/** Artwork of Hammer's Slammers: a staff map of farmland, woods and brown hills, and the markers and damage on it. */
import type { Art } from '../../kernel/look/art.ts';
import { MARKERS, UNITS } from './art/pieces.ts';

/** At most two shapes per tree: a map of hundreds of hexes has thousands of trees. */
const tree = (radius: number, dy: number): string =>
  `<ellipse cx="2" cy="${dy + 4}" rx="${radius}" ry="${radius * 0.7}" fill="$wood-shadow"/>` +
  `<circle cy="${dy}" r="${radius}" fill="$leaf" stroke="$leaf-edge" stroke-width="1.5"/>`;

/** Burnt-out hull, tilted, with a hole in it. */
const WRECK =
  '<g transform="scale(1.5)" stroke-linejoin="round" stroke-linecap="round">' +
  '<path d="M-11 6-9-2-3-3-1-8 4-6 3-2 10 1 11 6Z" fill="$doomed" stroke="$pill" stroke-width="1.6"/>' +
  '<path d="M-4-1 3 5M3-1-4 5" stroke="$pill" stroke-width="2"/></g>';

const FIR =
  '<path d="M0-13 8 3H4L9 10H-9L-4 3H-8Z" fill="$leaf-b" stroke="$leaf-edge" stroke-width="1.5" stroke-linejoin="round"/>';

const TUFTS = [
  '<path d="M-5 3-7-3M-1 3V-4M3 3 6-3" stroke="$tuft" stroke-width="1.6" stroke-linecap="round"/>',
  '<path d="M-12-4H12M-12 2H12" stroke="$furrow" stroke-width="1.6"/>',
  '<path d="M-9-6 9 4M-13 0 5 10" stroke="$furrow" stroke-width="1.6"/>',
  '<circle r="2.6" fill="$tuft"/>',
];

/** House: a roof with its shadow. */
const house = (x: number, y: number, width: number, height: number, roof: string): string =>
  `<path d="M${x + 3} ${y + 3}h${width}v${height}h${-width}Z" fill="$house-shadow"/>` +
  `<path d="M${x} ${y}h${width}v${height}h${-width}Z" fill="$${roof}" stroke="$house-edge" stroke-width="1.6"/>` +
  `<path d="M${x} ${y + height / 2}h${width}" stroke="$house-edge" stroke-width="1.2" stroke-opacity=".6"/>`;

const TOWNS = [
  house(-34, -30, 17, 13, 'roof') +
    house(-10, -38, 20, 12, 'roof-b') +
    house(16, -29, 17, 15, 'roof') +
    house(-39, -8, 14, 17, 'roof-b') +
    house(25, -5, 15, 18, 'roof-b') +
    house(-31, 17, 18, 13, 'roof') +
    house(-7, 25, 16, 13, 'roof-b') +
    house(14, 19, 19, 12, 'roof') +
    house(-13, -16, 13, 14, 'roof') +
    house(5, -13, 13, 17, 'roof-b') +
    house(-16, 4, 15, 12, 'roof-b') +
    house(4, 9, 12, 10, 'roof'),
  house(-30, -34, 22, 14, 'roof-b') +
    house(0, -40, 15, 17, 'roof') +
    house(21, -26, 15, 13, 'roof-b') +
    house(-40, -12, 19, 13, 'roof') +
    house(27, -6, 14, 14, 'roof') +
    house(-36, 10, 15, 16, 'roof-b') +
    house(-14, 20, 20, 13, 'roof') +
    house(12, 14, 16, 19, 'roof-b') +
    house(-15, -13, 14, 12, 'roof-b') +
    house(5, -16, 15, 12, 'roof') +
    house(-14, 4, 12, 11, 'roof') +
    house(4, 1, 16, 9, 'roof-b'),
];

/** Hachures down a slope. */
const HACHURES = [
  '<path d="M-10-5-7 5M-4-6-2 5M2-6 3 5M8-5 8 5" stroke="$hachure" stroke-width="1.8" stroke-linecap="round"/>',
  '<path d="M-6-5-8 5M0-6-1 6M6-5 6 6" stroke="$hachure" stroke-width="1.8" stroke-linecap="round"/>',
];
const CRAGS = [
  '<path d="M-12 7-8-5 0-10 8-4 12 7Z" fill="$crag" stroke="$crag-edge" stroke-width="1.8" stroke-linejoin="round"/><path d="M-8-5 0-10 2-1-3 2Z" fill="$crag-light"/>',
  '<path d="M-8 5-4-5 4-7 9 5Z" fill="$crag" stroke="$crag-edge" stroke-width="1.8" stroke-linejoin="round"/>',
];
const REEDS = [
  '<path d="M-9 5H9M-6 5V-4M0 5V-8M6 5V-4" stroke="$reed" stroke-width="2" stroke-linecap="round" fill="none"/>',
  '<path d="M-10 0H10M-6 4H6" stroke="$water-light" stroke-width="2" stroke-linecap="round"/>',
  '<ellipse rx="11" ry="5" fill="$water" fill-opacity=".75"/>',
];
const WAVES = [
  '<path d="M-12 0Q-6-5 0 0T12 0" fill="none" stroke="$water-light" stroke-width="2.2" stroke-linecap="round"/>',
  '<path d="M-8 0Q-4-4 0 0T8 0" fill="none" stroke="$water-light" stroke-width="1.8" stroke-linecap="round"/>',
];
/** Masonry on four piers. The road is drawn over it in any direction. */
const BRIDGE =
  '<path d="M-22-22H22V22H-22Z" transform="rotate(45)" fill="$pier" stroke="$pier-edge" stroke-width="2.6" stroke-linejoin="round"/>' +
  '<circle r="18" fill="$deck" stroke="$pier-edge" stroke-width="2"/>';

export const art: Art = {
  id: 'slammers',
  palette: {
    paper: ['#ece7d3', '#13150f'],
    field: ['#cdd3a2', '#333d26'],
    'field-a': ['#c5cd99', '#303a23'],
    'field-b': ['#d5d9ae', '#38422a'],
    tuft: ['#9aa56a', '#55633a'],
    furrow: ['#b4bb82', '#465232'],
    slope: ['#d8c390', '#4c4128'],
    'slope-edge': ['#a68650', '#7d6840'],
    hachure: ['#a4834c', '#85703f'],
    hill: ['#b98f58', '#66502f'],
    'hill-edge': ['#7c5a2c', '#a28350'],
    crag: ['#9d7a4b', '#806640'],
    'crag-light': ['#d8bd8e', '#ae9465'],
    'crag-edge': ['#5f4521', '#2b2111'],
    wood: ['#8aa763', '#22391d'],
    'wood-edge': ['#5b7a38', '#3b5e2e'],
    'wood-shadow': ['#4d6b30', '#0f1d0c'],
    leaf: ['#5b843c', '#37622b'],
    'leaf-b': ['#4c7636', '#2e5526'],
    'leaf-edge': ['#31521e', '#13250e'],
    town: ['#c4bdb0', '#3f3d3a'],
    'town-edge': ['#7d766a', '#6b675f'],
    roof: ['#a8563f', '#8a4a38'],
    'roof-b': ['#7f7b77', '#65625f'],
    'house-edge': ['#47342c', '#15110f'],
    'house-shadow': ['#6d665b', '#161513'],
    water: ['#6aa6c6', '#24597a'],
    'water-light': ['#b5d9e8', '#5a9cc0'],
    bank: ['#6f8a86', '#16242a'],
    marsh: ['#a9c2a0', '#2c4238'],
    'marsh-edge': ['#6f9383', '#4a6b5c'],
    reed: ['#55764a', '#6f9560'],
    pier: ['#9b958a', '#77726a'],
    'pier-edge': ['#4a453d', '#171512'],
    deck: ['#f1e3c4', '#a79d8d'],
    road: ['#b2432f', '#c4604a'],
    'road-bed': ['#f1e3c4', '#241a15'],
    grid: ['#4a4a2540', '#0a0d066e'],
    label: ['#46452a', '#c3c6a6'],
    region: ['#5d4320', '#cfb07a'],
    height: ['#6b5320', '#f0e2b8'],
    contour: ['#93713c', '#a58a58'],
    rubble: ['#a39c92', '#837d75'],
    'rubble-ground': ['#6f685e', '#25221f'],
    'rubble-edge': ['#3e3932', '#0f0e0c'],
    wall: ['#b3aa98', '#8f8779'],
    'wall-edge': ['#40392e', '#14110d'],
    smoke: ['#5c5850', '#a8a49a'],
    fire: ['#f08a24', '#ff9a3c'],
    'fire-edge': ['#8f2d0c', '#7d2408'],
    spice: ['#c96f1e', '#d9802c'],
    'spice-edge': ['#6b3206', '#ffd9a8'],
    'sight-free': ['#1b7f3b', '#5fe08e'],
    'sight-blocked': ['#b3261e', '#ff7a6e'],
    hit: ['#c76a00', '#c97a14'],
    doomed: ['#a3140c', '#c92b20'],
    riding: ['#2f5d50', '#35705f'],
    jam: ['#5b3fa0', '#7a5cc4'],
    s0: ['#a8322b', '#b43d34'],
    's0-edge': ['#5c130f', '#540f0b'],
    's0-light': ['#eea69c', '#f4b0a6'],
    's0-ink': ['#fff3e6', '#fff3e6'],
    s1: ['#2f5690', '#3b66a6'],
    's1-edge': ['#142c52', '#0f2548'],
    's1-light': ['#a7c2ea', '#b3cef4'],
    's1-ink': ['#f2f7ff', '#f2f7ff'],
    s2: ['#4d6b33', '#597a3c'],
    's2-edge': ['#28401a', '#223816'],
    's2-light': ['#b3cf92', '#bedb9d'],
    's2-ink': ['#f8ffea', '#f8ffea'],
    s5: ['#b0854a', '#b98e52'],
    's5-edge': ['#5f4116', '#553a13'],
    's5-light': ['#edd3a4', '#f3dcb0'],
    's5-ink': ['#231603', '#1d1202'],
  },
  tiles: {},
  backdrop: 'field',
  features: {
    clear: {
      fill: 'field',
      shades: ['field-a', 'field-b'],
      scatter: { motifs: TUFTS, count: 2, spread: 40 },
    },
    slope: {
      fill: 'slope',
      outline: [{ color: 'slope-edge', width: 2 }],
      scatter: { motifs: HACHURES, count: 6, spread: 40 },
    },
    hilltop: {
      fill: 'hill',
      soft: { inset: 6, jitter: 7 },
      outline: [{ color: 'hill-edge', width: 2.4 }],
      scatter: { motifs: CRAGS, count: 6, spread: 36 },
    },
    lake: {
      fill: 'water',
      soft: { inset: 4, jitter: 7 },
      outline: [{ color: 'bank', width: 3 }],
      scatter: { motifs: WAVES, count: 4, spread: 36 },
    },
    swamp: {
      fill: 'marsh',
      soft: { inset: 4, jitter: 9 },
      outline: [{ color: 'marsh-edge', width: 2, dash: '5 5' }],
      scatter: { motifs: REEDS, count: 8, spread: 38 },
    },
    river: {
      link: {
        curve: true,
        strokes: [
          { color: 'bank', width: 38, opacity: 0.6 },
          { color: 'water', width: 32 },
          { color: 'water-light', width: 2, dash: '14 20', opacity: 0.9 },
        ],
      },
    },
    bridge: { motifs: [BRIDGE] },
    city: {
      fill: 'town',
      soft: { inset: 4, jitter: 3 },
      outline: [{ color: 'town-edge', width: 2 }],
      motifs: TOWNS,
    },
    forest: {
      fill: 'wood',
      opacity: 0.82,
      soft: { inset: 4, jitter: 10 },
      outline: [{ color: 'wood-edge', width: 2.2 }],
      scatter: { motifs: [tree(10, -3), tree(12, -4), tree(8.5, -2), FIR], count: 8, spread: 39 },
    },
  },
  // Farmland lies under every terrain but the hills.
  terrains: {
    clear: ['clear'],
    forest: ['clear', 'forest'],
    city: ['clear', 'city'],
    slope: ['slope'],
    hilltop: ['slope', 'hilltop'],
    lake: ['clear', 'lake'],
    swamp: ['clear', 'swamp'],
    river: ['clear', 'river'],
    bridge: ['clear', 'river', 'bridge'],
  },
  counter: 'square',
  units: UNITS,
  markers: MARKERS,
  areas: {
    reach: { color: 'lit', opacity: 0.2 },
    seen: { color: 'sight-free', opacity: 0.18 },
    blocked: { color: 'sight-blocked', opacity: 0.3, dash: '6 5' },
    hidden: { color: 'sight-blocked', opacity: 0.12 },
    'in-range': { color: 'path', opacity: 0.24 },
    extended: { color: 'path', opacity: 0.1, dash: '8 6' },
    bears: { color: 'attack', opacity: 0.24 },
    zone: { color: 'path', opacity: 0.16, dash: '9 6' },
    deadly: { color: 'attack', opacity: 0.3 },
    wreck: { color: 'doomed', sign: WRECK },
    victory: { color: 'spice', opacity: 0.12, dash: '12 5' },
    exit: { color: 'spice', opacity: 0.2, dash: '9 6' },
    target: { color: 'attack', opacity: 0.26 },
    'place-green': { color: 's2', opacity: 0.3 },
    'place-tan': { color: 's5', opacity: 0.3 },
    'place-red': { color: 's0', opacity: 0.26 },
    'place-blue': { color: 's1', opacity: 0.26 },
  },
  edges: {
    road: {
      runs: 'across',
      strokes: [
        { color: 'road-bed', width: 13, opacity: 0.85 },
        { color: 'road', width: 7 },
      ],
    },
  },
  conditions: {
    'condition.disrupted': 'stripes',
    'condition.to-disrupt': { tag: '!', color: 'hit' },
    'condition.to-eliminate': { tag: '✕', color: 'doomed' },
    // The counter's face shows it.
    'condition.mounted': 'plain',
    'condition.towed': { tag: 'T', color: 'riding' },
    'condition.riding': { tag: 'R', color: 'riding' },
    'condition.inside': { tag: 'F', color: 'wall-edge' },
    'condition.jammed': { tag: 'J', color: 'jam' },
    'condition.moved': 'faded',
    'condition.fired': 'faded',
  },
};
