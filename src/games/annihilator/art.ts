/** Annihilator: a technical cut-away of a derelict machine asteroid, its brain still glowing. */
import type { Art } from '../../kernel/look/art.ts';
import { MARKERS, UNITS } from './art/pieces.ts';

const wreck = (d: string): string =>
  `<path d="${d}" fill="none" stroke="$wreck-line" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Debris in an obstructed hex: girders, crates, pipes, cables, plates. */
const WRECKAGE = [
  wreck('M-36-8 30 26M-30-20 37 14M-30-20-36-8M-13-11-20 0M4-2-3 9M21 6 14 18M-8 34 26-30'),
  wreck(
    'M-30-4-12-14 2-4-16 6ZM-30-4V12L-16 22V6M2-4V12L-16 22M6 14 22 6 34 14 18 24ZM10-30 26-22',
  ),
  wreck('M-38 10H-12A12 12 0 0 0 0-2V-36M-38 22H-10A24 24 0 0 0 12 0V-36M20-14H36M20-4H36M20 6H36'),
  wreck('M-34 16C-20-14-8 30 6 0S26-30 36-10M-30-16-14-28-2-18-18-6ZM12 28 28 22'),
  wreck('M-30 20-8-30 8-24-12 28ZM14-30 32-12M8 24 34 2M16 32 36 14M-34-10-24-24'),
];

const TURRET =
  '<path d="M0-41 35.5-20.5V20.5L0 41-35.5 20.5V-20.5Z" fill="none" stroke="$amber" stroke-opacity=".55" stroke-width="2"/>' +
  '<path d="M-3-30H3V-14H-3ZM24.5 17.6 27.5 12.4 13.6 4.4 10.6 9.6ZM-24.5 17.6-27.5 12.4-13.6 4.4-10.6 9.6Z" fill="$amber"/>' +
  '<circle r="14.5" fill="$shield-dark" stroke="$amber" stroke-width="3"/><circle r="5.5" fill="$amber-hot"/>';

/** An armour plate: a seam inside the rim, bolts in the corners. */
const PLATE =
  '<path d="M0-48.5 42-24.25V24.25L0 48.5-42 24.25V-24.25Z" fill="none" stroke="$hull-seam" stroke-opacity=".55" stroke-width="2"/>' +
  '<path d="M0-46.5 40.3-23.25V23.25" fill="none" stroke="$hull-shine" stroke-opacity=".35" stroke-width="1.5"/>' +
  '<path d="M0-42h0M36.5-21h0M36.5 21h0M0 42h0M-36.5 21h0M-36.5-21h0" stroke="$rivet" stroke-width="5" stroke-linecap="round"/>';

const works = (d: string): string =>
  `<path d="${d}" fill="none" stroke="$block-line" stroke-width="5" stroke-linejoin="round"/>`;

/** Solid machinery: conduits, tanks, vents. */
const MACHINERY = [
  works('M-50-12H-14L0 2V58M-50 6H-22L-14 14V50M50-14H18L8-24V-52'),
  works('M0-30 26-15V15L0 30-26 15V-15ZM0-14 12-7V7L0 14-12 7V-7Z'),
  works('M-28-20H28M-28-6H28M-28 8H28M-28 22H28M-36-32H36V34H-36Z'),
  works(
    'M-22-14a22 22 0 1 0 44 0a22 22 0 1 0-44 0M-8-14a8 8 0 1 0 16 0a8 8 0 1 0-16 0M0 8V52M-50 20H-20L0 40',
  ),
  works('M-52 4H52M-30 4V-34M30 4V38M-8 4V-24H22'),
];

/** Folds of the brain, for one hex. */
const FOLDS =
  '<circle r="42" fill="$brain-dark" stroke="$core" stroke-width="3"/>' +
  '<path d="M0-38C-5-30 5-24 0-16S-5-4 0 4 5 18 0 24-3 34 0 38M-8-32C-20-34-28-26-24-20S-8-22-8-14-22-10-30-12M-36-2C-28-8-20-4-20 2S-10 8-8 0M-34 14C-26 8-18 12-16 18S-6 22-6 14M-24 28C-18 24-12 26-8 32M8-32C20-34 28-26 24-20S8-22 8-14 22-10 30-12M36-2C28-8 20-4 20 2S10 8 8 0M34 14C26 8 18 12 16 18S6 22 6 14M24 28C18 24 12 26 8 32" fill="none" stroke="$core" stroke-width="3.4" stroke-linecap="round"/>';

export const art: Art = {
  id: 'annihilator',
  palette: {
    paper: ['#d5dfe8', '#04070d'],
    star: ['#f4f8fb', '#9fc2ee'],
    rock: ['#a19a91', '#2b2d35'],
    'rock-light': ['#c4bdb2', '#434852'],
    'rock-dark': ['#7c766e', '#181a20'],
    'rock-edge': ['#57524c', '#090b10'],
    hull: ['#7f93a8', '#3a506d'],
    'hull-a': ['#8a9db1', '#425a79'],
    'hull-b': ['#768a9f', '#334862'],
    'hull-c': ['#95a7b9', '#4a6485'],
    'hull-seam': ['#3c4f63', '#0a121e'],
    'hull-shine': ['#c6d3df', '#7799c0'],
    rivet: ['#52667b', '#1a2940'],
    block: ['#56677c', '#0c1422'],
    'block-line': ['#67788d', '#16243a'],
    'block-label': ['#b4c2d1', '#5f7c9f'],
    wreck: ['#b5c3d0', '#182a43'],
    'wreck-a': ['#bdcad6', '#1c304c'],
    'wreck-line': ['#7d90a4', '#3f6490'],
    floor: ['#eaf0f5', '#2f5682'],
    'floor-a': ['#e2eaf1', '#2b4f78'],
    'floor-dot': ['#c6d4e0', '#3f6b9c'],
    lane: ['#a0bed7', '#69abd9'],
    wall: ['#22364a', '#0a1526'],
    'wall-shine': ['#6d8499', '#88c8f5'],
    shield: ['#f0cf92', '#3a2a12'],
    'shield-dark': ['#fff3d9', '#1d1407'],
    amber: ['#b06a06', '#ffae34'],
    'amber-hot': ['#d9480f', '#fff0b8'],
    brain: ['#a7e3ea', '#0b4f61'],
    'brain-dark': ['#e3fafb', '#06303e'],
    core: ['#0b8194', '#6ff0ff'],
    grid: ['#1d2f4138', '#02060c73'],
    label: ['#22364a', '#c3d8ee'],
    compass: ['#d5dfe8', '#04070d'],
    char: ['#4a3d34', '#191210'],
    scorch: ['#d9cdbf', '#77695f'],
    'scorch-edge': ['#cf6418', '#f08436'],
    rubble: ['#7d6f63', '#5b534c'],
    'rubble-light': ['#b3a497', '#8d837a'],
    ship: ['#c2542d', '#d96a3c'],
    'ship-dark': ['#7c2f13', '#6d2a12'],
    'ship-light': ['#ffd7bd', '#ffd2b4'],
    charge: ['#d92d20', '#ff4b3e'],
    'charge-ink': ['#fff4d6', '#fff4d6'],
    s0: ['#cf5a2a', '#d8642f'],
    's0-edge': ['#7d2c0d', '#74280b'],
    's0-light': ['#ffb48c', '#ffb78f'],
    's0-ink': ['#fff7ec', '#fff7ec'],
    s1: ['#c6d3df', '#b4c6d8'],
    's1-edge': ['#4d6278', '#3f566e'],
    's1-light': ['#ffffff', '#eef6ff'],
    's1-ink': ['#15293e', '#0f2236'],
  },
  tiles: {
    block: {
      size: 16,
      svg: '<path d="M-4 12 12-4M4 20 20 4" stroke="$block-line" stroke-width="4.5" fill="none"/>',
    },
    floor: {
      size: 14,
      svg: '<path d="M2 7 7 2M9 14 14 9" stroke="$floor-dot" stroke-width="1.2" stroke-linecap="round"/>',
    },
  },
  defs: '<radialGradient id="core-glow"><stop offset="0" stop-color="$core" stop-opacity=".75"/><stop offset=".35" stop-color="$core" stop-opacity=".3"/><stop offset="1" stop-color="$core" stop-opacity="0"/></radialGradient>',
  backdrop: 'rock',
  features: {
    hull: {
      fill: 'hull',
      shades: ['hull-a', 'hull-b', 'hull-c'],
      motifs: [PLATE],
      outline: [
        { color: 'hull-seam', width: 9 },
        { color: 'hull-shine', width: 2.5 },
      ],
    },
    block: { fill: 'block', tile: 'block', motifs: MACHINERY, turn: true, label: 'block-label' },
    wreck: { fill: 'wreck', shades: ['wreck-a'], motifs: WRECKAGE, turn: true },
    corridor: {
      fill: 'floor',
      shades: ['floor-a'],
      tile: 'floor',
      outline: [
        { color: 'wall', width: 8 },
        { color: 'wall-shine', width: 2.6 },
      ],
      link: { curve: false, strokes: [{ color: 'lane', width: 4, dash: '1 9' }] },
    },
    shield: {
      fill: 'shield',
      motifs: [TURRET],
      outline: [
        { color: 'amber', width: 16, opacity: 0.25 },
        { color: 'amber', width: 3.5 },
      ],
    },
    brain: {
      fill: 'brain',
      motifs: [FOLDS],
      outline: [
        { color: 'core', width: 14, opacity: 0.35 },
        { color: 'core', width: 4 },
      ],
    },
  },
  terrains: {
    hull: ['hull'],
    armour: ['hull'],
    'outer-armour': ['hull'],
    impassable: ['block'],
    obstructed: ['wreck'],
    'obstructed-passable': ['wreck'],
    passage: ['corridor'],
    passageway: ['corridor'],
    'auto-defend': ['shield'],
    autodefend: ['shield'],
    brain: ['brain'],
    'brain-core': ['brain'],
  },
  glows: { brain: '<circle r="330" fill="url(#core-glow)"/>' },
  counter: 'square',
  units: UNITS,
  markers: MARKERS,
  areas: {
    reach: { color: 'lit', opacity: 0.16 },
    blast: { color: 'charge', opacity: 0.3, dash: '10 6' },
    'blast-later': { color: 'charge', opacity: 0.12, dash: '3 9' },
    lot: { color: 'charge', opacity: 0.15 },
    target: { color: 'attack', opacity: 0.28 },
    impact: { color: 's0', opacity: 0.2 },
    suggested: { color: 'path', opacity: 0.25 },
  },
  conditions: {
    'condition.disrupted': 'stripes',
    'condition.moved': 'faded',
    'condition.acted': 'faded',
    'condition.met': { tag: 'M', color: 'tag' },
  },
};
