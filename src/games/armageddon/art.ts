/** Armageddon: a dried-out land under dust, with what is left of cities in it. */
import type { Art } from '../../kernel/look/art.ts';
import { MARKERS } from './art/ground.ts';
import { UNITS } from './art/pictures.ts';

const DUST = [
  '<path d="M-13-2Q-6-6 0-2T13-2M-8 4Q-3 1 2 4" fill="none" stroke="$dust-line" stroke-width="1.6" stroke-linecap="round"/>',
  '<path d="M-10 1Q-4-3 2 1T12 1" fill="none" stroke="$dust-line" stroke-width="1.6" stroke-linecap="round"/>',
  '<circle r="2.2" fill="$pebble"/>',
];
const BRUSH = [
  '<path d="M-7 4-9-4M-3 4-3-7M1 4 4-6M4 4 10-3" stroke="$brush" stroke-width="2" stroke-linecap="round"/>',
  '<path d="M-5 3-6-3M0 3 0-5M4 3 6-3" stroke="$brush-b" stroke-width="2" stroke-linecap="round"/>',
  '<ellipse cy="2" rx="9" ry="5" fill="$bush" stroke="$bush-edge" stroke-width="1.4"/>',
];
const CRACKS = [
  '<path d="M-15-4-6-1-2-8M-6-1-4 7 6 10M-4 7-12 10" fill="none" stroke="$crack" stroke-width="1.9" stroke-linejoin="round"/>',
  '<path d="M-12 6-3 2 4 5 13 0M-3 2-5-7M4 5 6 11" fill="none" stroke="$crack" stroke-width="1.9" stroke-linejoin="round"/>',
  '<path d="M-9 6-6-5 3-8 9-1 7 6Z" fill="$stack" stroke="$stack-edge" stroke-width="1.6" stroke-linejoin="round"/><path d="M-6-5 3-8 2-2-4 0Z" fill="$stack-light"/>',
];

/** Walls without roofs, open where they fell. */
const wall = (x: number, y: number, d: string): string =>
  `<path transform="translate(${x} ${y})" d="${d}" fill="$floor" stroke="$wall" stroke-width="3" stroke-linejoin="round"/>`;
const heap = (x: number, y: number): string =>
  `<path transform="translate(${x} ${y})" d="M-7 4-4-2 1-4 6-1 8 4Z" fill="$debris" stroke="$wall" stroke-width="1.4"/>`;
const CITIES = [
  wall(-34, -30, 'M0 0H18V14H7M0 8V0') +
    wall(-6, -38, 'M0 12V0H14L20 5V13') +
    wall(22, -24, 'M0 0H14V17H5') +
    wall(-40, -2, 'M0 0V18H12V9') +
    wall(26, 4, 'M0 17V0H13V10') +
    wall(-26, 22, 'M0 0H16V12H0') +
    wall(4, 24, 'M0 12V0H18') +
    heap(-8, -18) +
    heap(14, 14) +
    heap(-16, 10) +
    heap(4, -4),
  wall(-30, -36, 'M0 12V0H20V6') +
    wall(4, -38, 'M0 0H13V15H6') +
    wall(26, -20, 'M0 14V0H12L16 6') +
    wall(-42, -10, 'M0 0H15V13') +
    wall(-34, 14, 'M0 0V16H18V8') +
    wall(0, 20, 'M0 16V0H12V9') +
    wall(24, 10, 'M0 0H15V14H4') +
    heap(-12, -14) +
    heap(12, 4) +
    heap(-10, 10) +
    heap(18, -10),
];

const MOUNDS = [
  '<path d="M-16 8Q-8-11 0-11T16 8Q0 12-16 8Z" fill="$mound" stroke="$mound-edge" stroke-width="1.8"/><path d="M-10 4Q-5-8 0-8 1-2-3 5Z" fill="$mound-light"/>',
  '<path d="M-12 6Q-5-8 1-8T13 6Q0 9-12 6Z" fill="$mound" stroke="$mound-edge" stroke-width="1.8"/><path d="M-7 3Q-3-5 1-6 1-1-2 4Z" fill="$mound-light"/>',
];
const CRATER =
  '<ellipse rx="43" ry="37" fill="$rim" stroke="$rim-edge" stroke-width="2"/><ellipse cy="2" rx="34" ry="28" fill="$pit-a"/><ellipse cy="4" rx="25" ry="20" fill="$pit-b"/><ellipse cy="6" rx="14" ry="10" fill="$pit-c"/>' +
  '<path d="M-43-10-52-14M40-16 50-22M-36 24-45 32M34 26 42 34M0-38V-46" stroke="$rim-edge" stroke-width="2.6" stroke-linecap="round"/>';
const PEAKS = [
  '<path d="M-19 13-3-16 4-6 8-11 21 13Z" fill="$peak" stroke="$peak-edge" stroke-width="2" stroke-linejoin="round"/><path d="M-3-16 4-6 1 13H-9Z" fill="$peak-shade"/><path d="M-3-16-8-7-4-8-1-5 2-9Z" fill="$snow"/>',
  '<path d="M-14 10-1-13 14 10Z" fill="$peak" stroke="$peak-edge" stroke-width="2" stroke-linejoin="round"/><path d="M-1-13 3 10H14Z" fill="$peak-shade"/><path d="M-1-13-5-6-1-7 3-5Z" fill="$snow"/>',
];

export const art: Art = {
  id: 'armageddon',
  palette: {
    paper: ['#d9cfbd', '#14110e'],
    mount: ['#b5a78d', '#1e1914'],
    'mount-edge': ['#7d6f55', '#3c3226'],
    grid: ['#5a44283d', '#e8d9b826'],
    label: ['#54432b', '#cdbfa4'],
    dust: ['#dcc9a3', '#3a3122'],
    'dust-a': ['#d6c298', '#3f3625'],
    'dust-b': ['#e2d1af', '#352c1f'],
    'dust-line': ['#bda678', '#564a34'],
    pebble: ['#b39c6f', '#5c4f38'],
    steppe: ['#c9c48e', '#363a22'],
    'steppe-a': ['#c2bf85', '#3b4026'],
    brush: ['#75803f', '#7c8a4a'],
    'brush-b': ['#8a8f4c', '#697540'],
    bush: ['#8f9a55', '#566136'],
    'bush-edge': ['#5c6530', '#2a3018'],
    clay: ['#cf9f76', '#4a2d1e'],
    'clay-a': ['#c8946b', '#513222'],
    'clay-edge': ['#9a6844', '#2c1a10'],
    crack: ['#8d5737', '#23130b'],
    stack: ['#bd7f55', '#7a4a31'],
    'stack-light': ['#dca57c', '#a06846'],
    'stack-edge': ['#70422a', '#1c0f08'],
    rubble: ['#b9b1a5', '#35322f'],
    'rubble-edge': ['#857c6f', '#5a544c'],
    floor: ['#d3ccc1', '#4a4641'],
    wall: ['#57504a', '#96897a'],
    debris: ['#9a9188', '#625b53'],
    down: ['#cdb283', '#463a24'],
    'down-edge': ['#96784a', '#6d5a38'],
    mound: ['#bd9c67', '#6a5635'],
    'mound-light': ['#dcc396', '#8a7149'],
    'mound-edge': ['#7b5f34', '#251c0e'],
    rim: ['#b99f80', '#57463a'],
    'rim-edge': ['#7c6248', '#1e1611'],
    'pit-a': ['#9c8269', '#41342b'],
    'pit-b': ['#7f6856', '#2e241e'],
    'pit-c': ['#64a39a', '#2f6b66'],
    scree: ['#b3a695', '#2f2b28'],
    'scree-edge': ['#7d7163', '#161311'],
    peak: ['#9c8f80', '#6b6259'],
    'peak-shade': ['#7a6e61', '#463f39'],
    'peak-edge': ['#4e453b', '#100d0b'],
    snow: ['#f2ede4', '#c9c1b5'],
    murk: ['#a8a29a', '#1c1b1c'],
    'murk-line': ['#978f86', '#29282a'],
    humans: ['#e58a86', '#e58a86'],
    materials: ['#c9a06a', '#c9a06a'],
    energy: ['#f2cf45', '#f2cf45'],
    technology: ['#7cc4d8', '#7cc4d8'],
    'chip-edge': ['#2f2519', '#15100a'],
    'chip-ink': ['#20170d', '#1a130a'],
    special: ['#fff6dc', '#e9dcb8'],
    'special-edge': ['#7a3f12', '#b9691f'],
    'special-ink': ['#7a3f12', '#5c2d08'],
    parapet: ['#a98a5a', '#8c7048'],
    trench: ['#3d2d18', '#120c06'],
    hit: ['#a3140c', '#c92b20'],
    state: ['#3c4a58', '#51657a'],
    caught: ['#5b3fa0', '#7a5cc4'],
    shielded: ['#2f5d50', '#35705f'],
    'own-range': ['#0b5fc4', '#6fc3ff'],
    supplied: ['#2f7a35', '#76d07a'],
    seen: ['#8a6a00', '#ffd75e'],
    s2: ['#47703c', '#538047'],
    's2-edge': ['#22401a', '#1c3715'],
    's2-light': ['#abd09e', '#b8dcab'],
    's2-ink': ['#f3ffee', '#f3ffee'],
    s3: ['#b98a1f', '#c29527'],
    's3-edge': ['#66490a', '#5c4108'],
    's3-light': ['#f2d88f', '#f6df9c'],
    's3-ink': ['#241800', '#1d1300'],
    s0: ['#a3382c', '#ad4236'],
    's0-edge': ['#5c1810', '#54150d'],
    's0-light': ['#eda79d', '#f3b1a7'],
    's0-ink': ['#fff3ea', '#fff3ea'],
    s1: ['#345c90', '#3f6aa2'],
    's1-edge': ['#16305a', '#11284e'],
    's1-light': ['#a9c5ea', '#b5d0f3'],
    's1-ink': ['#f2f7ff', '#f2f7ff'],
  },
  tiles: {
    murk: {
      size: 24,
      svg: '<path d="M-6 6 6-6M0 24 24 0M18 30 30 18" stroke="$murk-line" stroke-width="3"/>',
    },
  },
  backdrop: 'field',
  features: {
    flat: {
      fill: 'dust',
      shades: ['dust-a', 'dust-b'],
      scatter: { motifs: DUST, count: 2, spread: 38 },
    },
    scrub: {
      fill: 'steppe',
      shades: ['steppe-a'],
      scatter: { motifs: BRUSH, count: 5, spread: 40 },
    },
    badlands: {
      fill: 'clay',
      shades: ['clay-a'],
      soft: { inset: 2, jitter: 6 },
      outline: [{ color: 'clay-edge', width: 2 }],
      scatter: { motifs: CRACKS, count: 4, spread: 34 },
    },
    ruins: {
      fill: 'rubble',
      soft: { inset: 3, jitter: 5 },
      outline: [{ color: 'rubble-edge', width: 2, dash: '7 4' }],
      motifs: CITIES,
    },
    hills: {
      fill: 'down',
      soft: { inset: 3, jitter: 7 },
      outline: [{ color: 'down-edge', width: 2 }],
      scatter: { motifs: MOUNDS, count: 5, spread: 34 },
    },
    crater: { motifs: [CRATER] },
    mountains: {
      fill: 'scree',
      soft: { inset: 2, jitter: 7 },
      outline: [{ color: 'scree-edge', width: 2.6 }],
      scatter: { motifs: PEAKS, count: 6, spread: 33 },
    },
    unknown: { fill: 'murk', tile: 'murk' },
  },
  // Dust lies under everything that is known.
  terrains: {
    flat: ['flat'],
    scrub: ['scrub'],
    badlands: ['flat', 'badlands'],
    ruins: ['flat', 'ruins'],
    hills: ['flat', 'hills'],
    crater: ['flat', 'crater'],
    mountains: ['flat', 'mountains'],
    unknown: ['unknown'],
  },
  counter: 'square',
  units: UNITS,
  markers: MARKERS,
  areas: {
    'control-red': { color: 's0', opacity: 0.3 },
    'control-blue': { color: 's1', opacity: 0.3 },
    'control-green': { color: 's2', opacity: 0.34 },
    'control-yellow': { color: 's3', opacity: 0.34 },
    'control-independents': { color: 'sn-edge', opacity: 0.3, dash: '8 6' },
    'control-lantern': { color: 's5', opacity: 0.3, dash: '3 6' },
    'control-iron': { color: 's7', opacity: 0.34, dash: '3 6' },
    supply: { color: 'supplied', opacity: 0.2 },
    sight: { color: 'seen', opacity: 0.18, dash: '10 5' },
    range: { color: 'own-range', opacity: 0.22, dash: '8 6' },
    'range-aircraft': { color: 'own-range', opacity: 0.14, dash: '12 5' },
    'range-helo': { color: 'caught', opacity: 0.14, dash: '5 5' },
    'range-missile': { color: 'attack', opacity: 0.12, dash: '2 6' },
    reach: { color: 'lit', opacity: 0.22 },
  },
  conditions: {
    'condition.stealth': { tag: 'S', color: 'state' },
    'condition.besieging': { tag: 'B', color: 'hit' },
    'condition.moved': 'faded',
    // Its face shows it.
    'condition.hungry': 'plain',
    'condition.experience': { tag: '★', color: 'shielded' },
    'condition.prisoner': { tag: 'P', color: 'caught' },
    'condition.worked': 'faded',
    'condition.committed': 'faded',
    'condition.stunned': 'stripes',
    'condition.exposed': { tag: '!', color: 'hit' },
    'condition.supported': { tag: '^', color: 'shielded' },
    'condition.damaged': { tag: '', color: 'hit' },
    'condition.upgraded': { tag: '▲', color: 'shielded' },
  },
};
