/** Base of every game's art; games without art of their own use it unchanged. */
import type { Art, Pair } from '../kernel/look/art.ts';
import type { Look } from '../kernel/look/look.ts';

/** Number of colours for counters. */
export const COLOURS = 8;

/** Colours of the board's frame and of counters, which the art of a game can override. */
export const BASE_PALETTE: Readonly<Record<string, Pair>> = {
  paper: ['#e9e5da', '#15181d'],
  mount: ['#d6d0c0', '#20252c'],
  'mount-edge': ['#a59d88', '#3a424d'],
  grid: ['#00000030', '#ffffff1f'],
  label: ['#4a4a3c', '#a9b4c0'],
  region: ['#5b4a2c', '#c9b98f'],
  compass: ['#ffffff', '#2a323c'],
  'compass-ink': ['#4a4a3c', '#a9b4c0'],
  'tray-sheet': ['#00000010', '#ffffff0a'],
  tray: ['#00000012', '#ffffff0d'],
  'tray-edge': ['#00000040', '#ffffff38'],
  shadow: ['#1c1a14', '#000000'],
  height: ['#6b5320', '#f0e2b8'],
  contour: ['#8a6d3a', '#a58a58'],
  // On counters.
  warn: ['#f3c623', '#ffd23f'],
  tag: ['#b3261e', '#d8433a'],
  'tag-ink': ['#ffffff', '#ffffff'],
  marker: ['#f6efdc', '#e7dfc9'],
  'marker-ink': ['#3a3428', '#2c271d'],
  // Things that the page highlights.
  lit: ['#0a7d4f', '#4df0a5'],
  selected: ['#d1340f', '#ffb02e'],
  cursor: ['#111111', '#ffffff'],
  path: ['#0b5fc4', '#6fc3ff'],
  attack: ['#c01f1f', '#ff6257'],
  area: ['#7a3fc0', '#b98cff'],
  pill: ['#fffdf6', '#10151c'],
  'pill-ink': ['#23241f', '#f1f5f9'],
  // Terrain without art.
  t0: ['#dfe3c8', '#28321f'],
  t1: ['#b9cf9c', '#1f4030'],
  t2: ['#d9c49a', '#4a3a24'],
  t3: ['#a9c8dc', '#1d3d58'],
  t4: ['#c9b6d4', '#3c2c4f'],
  t5: ['#d8ae9c', '#54302a'],
  t6: ['#b6b6ae', '#3a3d42'],
  t7: ['#e6dca0', '#4b4620'],
  // Sides: face, edge, upper edge, print.
  s0: ['#c2542d', '#cf6238'],
  's0-edge': ['#7c2f13', '#7a2e12'],
  's0-light': ['#f0a27f', '#f5ad8c'],
  's0-ink': ['#fff6ea', '#fff6ea'],
  s1: ['#4c6c8c', '#5a7d9f'],
  's1-edge': ['#273d54', '#213548'],
  's1-light': ['#a6c0d8', '#b4cee6'],
  's1-ink': ['#f4f9ff', '#f4f9ff'],
  s2: ['#6f7f3a', '#7d8f45'],
  's2-edge': ['#414b1c', '#3d4719'],
  's2-light': ['#c0cd8c', '#cbd898'],
  's2-ink': ['#fbffe9', '#fbffe9'],
  s3: ['#8a4a86', '#9a5796'],
  's3-edge': ['#53274f', '#502449'],
  's3-light': ['#d4a2d0', '#deaed9'],
  's3-ink': ['#fff2fe', '#fff2fe'],
  s4: ['#2f7f7a', '#3a8f89'],
  's4-edge': ['#164744', '#133f3c'],
  's4-light': ['#8fd0cb', '#9cdad5'],
  's4-ink': ['#effffd', '#effffd'],
  s5: ['#a8862a', '#b59434'],
  's5-edge': ['#64501a', '#5c4a15'],
  's5-light': ['#e8d08a', '#f0da98'],
  's5-ink': ['#fffbea', '#fffbea'],
  s6: ['#9c3f56', '#ad4c64'],
  's6-edge': ['#5e2131', '#571c2b'],
  's6-light': ['#e0a0b0', '#eaacbc'],
  's6-ink': ['#fff1f4', '#fff1f4'],
  s7: ['#565b66', '#666c78'],
  's7-edge': ['#2d3139', '#282c34'],
  's7-light': ['#b3b9c6', '#c0c6d2'],
  's7-ink': ['#f6f8fc', '#f6f8fc'],
  sn: ['#d9d2bf', '#c9c2ae'],
  'sn-edge': ['#857d67', '#6c654f'],
  'sn-light': ['#fbf6e6', '#f4eed9'],
  'sn-ink': ['#3a3527', '#2e2a1e'],
  's0-spot': ['#fff6ea', '#fff6ea'],
  's1-spot': ['#f4f9ff', '#f4f9ff'],
  's2-spot': ['#fbffe9', '#fbffe9'],
  's3-spot': ['#fff2fe', '#fff2fe'],
  's4-spot': ['#effffd', '#effffd'],
  's5-spot': ['#fffbea', '#fffbea'],
  's6-spot': ['#fff1f4', '#fff1f4'],
  's7-spot': ['#f6f8fc', '#f6f8fc'],
  'sn-spot': ['#3a3527', '#2e2a1e'],
  // Lines of line boards.
  'line-bed': ['#ffffff', '#0a0d14'],
  line0: ['#1769aa', '#5db3ff'],
  line1: ['#b3541e', '#ffa15d'],
  line2: ['#2f7d3b', '#7fe08c'],
  line3: ['#8a3fa0', '#d99bf0'],
  point: ['#f7f3e8', '#1a2029'],
  'point-edge': ['#6b6657', '#8c99a8'],
  pole: ['#efe9d8', '#232b36'],
  'pole-glow': ['#ffffff', '#7f9fc0'],
};

/** Art for games without their own: tints, letters, monograms. Every game is playable with it. */
export const generic: Art = {
  id: 'generic',
  palette: BASE_PALETTE,
  tiles: {},
  backdrop: 'paper',
  features: {},
  terrains: {},
  counter: 'square',
  units: {},
  markers: {},
  areas: {},
  conditions: { disrupted: 'stripes', 'has moved': 'faded', 'has acted': 'faded' },
};

/** Returns the art of a game; its own colours override the base palette. */
export const artOf = ({ art }: Pick<Look, 'art'>): Art =>
  art
    ? { ...art, palette: { ...BASE_PALETTE, ...compassInk(art.palette), ...art.palette } }
    : generic;

/** Prints the compass in the colour of the labels, unless the art defines another. */
const compassInk = ({ label }: Art['palette']): Art['palette'] =>
  label ? { 'compass-ink': label } : {};
