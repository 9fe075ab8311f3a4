/** Counters and markers of Hammer's Slammers: machines and people in side view, heading right. */
import type { MarkerArt, UnitArt } from '../../../kernel/look/art.ts';

const part = (d: string): string => `<path d="${d}"/>`;
/** Closed shape with holes. */
const pierced = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`;
const line = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"/>`;

// Ground under the figures

const TRACKS = pierced(
  'M-17 4.5H17a5 5 0 0 1 0 10H-17a5 5 0 0 1 0-10ZM-16 7.3a2.2 2.2 0 1 0 .01 0ZM-8 7.3a2.2 2.2 0 1 0 .01 0ZM0 7.3a2.2 2.2 0 1 0 .01 0ZM8 7.3a2.2 2.2 0 1 0 .01 0ZM16 7.3a2.2 2.2 0 1 0 .01 0Z',
);
const wheel = (x: number, y: number, r: number): string =>
  pierced(
    `M${x} ${y - r}a${r} ${r} 0 1 0 .01 0ZM${x} ${y - r / 2.6}a${r / 2.6} ${r / 2.6} 0 1 0 .01 0Z`,
  );
const WHEELS = wheel(-14, 10, 4.8) + wheel(0, 10, 4.8) + wheel(14, 10, 4.8);
/** Hovercraft skirt and the air cushion below it. */
const CUSHION =
  part('M-22 2.5H22L18.5 9H-18.5Z') + line('M-16 12 -18 15M-6 12-7 15M6 12 7 15M16 12 18 15', 2.2);

// Cargo

const TANK = part('M-20 3.5-17-2.5H16L22 3.5ZM-11-3.5-8-10.5H5L8.5-3.5Z') + part('M6-9H25V-6H8Z');
const HEAVY_TANK =
  part('M-23 1.5-17-4H16L23 1.5ZM-13-5-8.5-12.5H7L12-5Z') + part('M8-11.5H25.5V-6H10Z');
const CAR = part('M-20 5-18.5-3-12-6H9L20-.5V5ZM-7-7-5-11.5H4L6-7Z') + part('M4-10.6H20V-8.4H5Z');
const CARRIER = part('M-20 3.5V-7H9L20-1.5V3.5ZM-11-8V-10.5H-2V-8Z') + part('M-6-12.6H6V-10.6H-6Z');
const COMBAT_CAR =
  part('M-22 1.5-19.5-4H-9L-7-1H8L10-4H19L22 1.5Z') +
  part('M10-5V-9.6H26V-6.4H14V-5ZM-21-5V-8H-26V-10.5H-14V-5Z') +
  part('M-5-2V-6.5A3.6 3.6 0 1 1 1.5-6.5V-8.4H18V-5.8H4.5V-2Z');
const SHELLER = part('M-20 3.5-18-2.5H18L22 3.5ZM-19-3.5V-10H-2L1-3.5Z') + line('M-4-7 21-13.5', 4);
/** Barrels spread like a fan. */
const ORGAN = line('M-6-2 0-14M-3-1 7-13.5M0 0 13-11M2 1.5 17-7.5', 2.8);
const BUS = pierced(
  'M-22-10H17Q22-10 22-4V6H-22ZM-19-7V-1H-12V-7ZM-9-7V-1H-2V-7ZM1-7V-1H8V-7ZM11-7V-1H19V-4Q19-7 16-7Z',
);

const gun = (barrel: string): string =>
  barrel + wheel(-3, 8, 6.6) + part('M0-9.5 3.5-10 6 4.5 2.5 5Z') + line('M-6 5-22 12.5', 3.4);

// People

const BODY =
  part('M-6.5-3.5H4.5L6.5 5H-5.5Z') +
  part('M-5.5 6H6.5L10.5 15H5.5L1.5 9.5-3.5 15H-9Z') +
  part('M-9.5 1.2 2-2.6 21-6.2 21.5-3.6 5 .2-8.5 4Z');
const HELMET = part('M-6.5-7.5A6.3 6.3 0 0 1 6-8.5L8-7.2V-5.8H5A4.6 4.6 0 0 1-4.5-5.4Z');
const SLOUCH_HAT = part(
  'M-8-8.6-4-9.4Q-3.5-15 0-14.6T4-9.6L9-8.6Q4-6.6 4.2-6.2A4.4 4.4 0 0 1-4.2-6Z',
);
const VISOR = pierced('M-7-6.6A6.8 6.8 0 0 1 6.6-8.6L7-4.6 3-3.6H-4ZM0-8.6 6-8V-6.4L0-6.6Z');
const PACK = part('M-13-4.5H-8V5H-13Z');

const SOLDIER = BODY + HELMET;
const TROOPER = BODY + VISOR + PACK + part('M10-6.2H24V-2.6H10Z');
/** Rider crouching over a floating disc. */
const SKIMMER =
  part('M-24 8Q-12 4.5 0 4.5T24 8Q12 12 0 12T-24 8Z') +
  line('M-15 13.5-19 16M0 14V16.5M15 13.5 19 16', 2) +
  `<g transform="translate(-1 -6.4)scale(.82)">${part('M-7-3H5L12 12H6L0 4-4 12H-11Z')}${part('M-9.5 1.2 2-2.6 24-6.4 24.5-2.8 5 1.2Z')}${VISOR}${PACK}</g>`;

export const UNITS: Readonly<Record<string, UnitArt>> = {
  TK: { symbol: TRACKS + TANK },
  AC: { symbol: WHEELS + CAR },
  IN: { symbol: SOLDIER },
  AP: { symbol: TRACKS + CARRIER },
  HT: { symbol: CUSHION + HEAVY_TANK },
  CC: { symbol: CUSHION + COMBAT_CAR },
  MI: { symbol: TROOPER },
  'MI-mounted': { symbol: SKIMMER },
  LG: { symbol: gun(line('M-9-.5 25-11.5', 3.6)) },
  SG: { symbol: gun(line('M-7-.5 16-6.5', 2.8)) },
  HO: { symbol: gun(line('M-7 2 11-12.5', 6.4)) },
  SA: { symbol: TRACKS + SHELLER },
  'SA-hover': { symbol: CUSHION + SHELLER },
  CA: { symbol: ORGAN + wheel(-3, 8, 6.6) + line('M-6 5-22 12.5M-6 1 4 4', 3.4) },
  SC: { symbol: WHEELS + part('M-20 5-18.5-1H16L20 5Z') + ORGAN },
  'SC-hover': { symbol: CUSHION + part('M-22 1.5-18-2H18L22 1.5Z') + ORGAN },
  ML: { symbol: BODY + SLOUCH_HAT },
  BS: { symbol: wheel(-13, 10, 4.8) + wheel(13, 10, 4.8) + BUS },
  BC: { symbol: wheel(-13, 10, 4.8) + wheel(13, 10, 4.8) + BUS },
};

/** Broken walls and slabs, beside a counter as well as under it. */
const RUBBLE =
  '<path d="M-44-4-30-30-6-41 22-37 42-16 44 12 26 35-4 43-32 32Z" fill="$rubble-ground" fill-opacity=".72"/>' +
  '<path d="M-40 2-31-13-22 0-29 10ZM-30-26-16-38-10-28-22-18ZM6-40 22-34 16-25 4-30ZM30-24 42-8 32-2 24-14ZM30 10 42 8 36 24 26 24ZM2 30 20 28 14 41-2 42ZM-34 18-20 20-14 36-26 33Z" fill="$rubble" stroke="$rubble-edge" stroke-width="2.2" stroke-linejoin="round"/>' +
  '<path d="M-14-6-4-14 4-6-4 2ZM8 8 18 4 20 14 10 18Z" fill="$rubble" stroke="$rubble-edge" stroke-width="2" stroke-linejoin="round"/>';

/** Ramparts with four towers, seen from above. */
const RAMPART =
  '<path d="M0-47 40-24V24L0 47-40 24V-24ZM0-36-30-18V18L0 36 30 18V-18Z" fill-rule="evenodd" fill="$wall" stroke="$wall-edge" stroke-width="2.4" stroke-linejoin="round"/>' +
  '<path d="M-9-51H9V-37H-9ZM-9 37H9V51H-9ZM31-31H47V-15H31ZM31 15H47V31H31ZM-47-31H-31V-15H-47ZM-47 15H-31V31H-47Z" fill="$wall" stroke="$wall-edge" stroke-width="2.4" stroke-linejoin="round"/>';

const burst = (x: number, y: number): string =>
  `<path transform="translate(${x} ${y})scale(.5)" d="M0-30 8-9 27-20 15 0 30 13 8 11 0 32-8 11-30 13-15 0-27-20-8-9Z" fill="$fire" stroke="$fire-edge" stroke-width="4" stroke-linejoin="round"/>`;
const CHARGES = burst(-39, -1) + burst(39, -1) + burst(0, -42) + burst(0, 42);

const puff = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="$smoke" fill-opacity=".62"/>`;
/** Smoke over a hex that was fired at. */
const SMOKE =
  puff(-36, -14, 13) + puff(-30, -31, 10) + puff(34, -25, 12) + puff(41, -8, 9) + puff(25, -38, 8);
/** Fire in a hex where something is removed at the end of the turn. */
const FLAMES =
  SMOKE +
  '<path d="M-40 34Q-50 20-38 8-38 16-32 18-34 2-24-4-26 12-20 20-16 14-18 8-8 20-14 34ZM18 36Q12 22 22 14 22 20 26 22 24 8 34 2 32 16 40 22 42 18 40 14 48 24 42 36Z" fill="$fire" stroke="$fire-edge" stroke-width="2" stroke-linejoin="round"/>';

const drum = (x: number): string =>
  `<path transform="translate(${x} 33)" d="M-8-11Q0-15 8-11V9Q0 13-8 9Z" fill="$spice" stroke="$spice-edge" stroke-width="2.2"/><path transform="translate(${x} 33)" d="M-8-7Q0-3 8-7M-8 2Q0 6 8 2" fill="none" stroke="$spice-edge" stroke-width="1.8"/>`;
/** Drums on both sides; the ones between them show how many there are. */
const DRUMS = drum(-25) + drum(25);

/** A canopy with its lines. */
const PARACHUTE =
  '<path d="M-16-3A16 14 0 0 1 16-3Q11-7 8-3 4-7 0-3-4-7-8-3-11-7-16-3Z"/><path d="M-16-3 0 14 16-3M-8-3 0 14 8-3" fill="none" stroke="currentColor" stroke-width="1.8"/>';

export const MARKERS: Readonly<Record<string, MarkerArt>> = {
  rubble: { shape: 'ground', color: 'rubble', ink: 'rubble-edge', symbol: RUBBLE },
  fortress: { shape: 'ground', color: 'wall', ink: 'wall-edge', symbol: RAMPART },
  'blown-up': { shape: 'ground', color: 'wall', ink: 'wall-edge', symbol: RAMPART + CHARGES },
  smoke: { shape: 'ground', color: 'smoke', ink: 'label', symbol: SMOKE },
  burning: { shape: 'ground', color: 'fire', ink: 'label', symbol: FLAMES },
  spice: { shape: 'ground', color: 'spice', ink: 'spice-edge', symbol: DRUMS },
  zone: { shape: 'hex', color: 'pill', ink: 'path', symbol: PARACHUTE, size: 0.9 },
  aim: { shape: 'ring', color: 'attack', ink: 'attack', mute: true },
};
