/** Shapes of units by class and origin: 30 by 30 around the origin, heading right. */
import type { Origin, UnitClass } from '../data/card.ts';
import { disc, line, part, pierced, placed, round, wheel } from './shapes.ts';

// People

const LIMBS =
  part('M-5-4H4L6 5H-5ZM-5 6H6L9.5 15H4.5L1 9.5-3 15H-8.5Z') +
  part('M-8.5 1 2-2.6 15-5.6 15.6-2.8 4 .6-7.5 4.4Z');
const HELMET = part('M-6-7.4A6 6 0 0 1 6-8.6L9-6.8V-5H-4.5Z');
const HOOD =
  pierced(`M-6.5-4Q-7.5-13 0-15 7.5-13 6.5-4ZM-2-10.5V-6.5H5V-10.5Z`) +
  part('M-6-5-14-2.5-12.5 1-5-2Z');
const HAT = part('M-10-8.4-4.4-9.4Q-3.4-15 0-14.6T4.4-9.4L10-8.4Q5-6.4 4.4-6A4.6 4.6 0 0 1-4.4-6Z');
const HORNS = part('M-5-5A5.2 5.2 0 1 1 5-5Z') + line('M-4-10Q-9-11-8-15M4-10Q9-11 8-15', 2.2);
const HALO = disc(0, -7.5, 4) + line('M-6.5-13.5Q0-16.5 6.5-13.5 0-10.8-6.5-13.5', 1.6);
const BUCKET = pierced('M-5.5-14H5.5V-4H-5.5ZM-3-10.6V-8.4H5.5V-10.6Z');

const HEADS: Readonly<Partial<Record<Origin, string>>> = {
  clans: HOOD,
  human: HAT,
  mutant: HORNS,
  lantern: HALO,
  iron: BUCKET,
};
const headOf = (origin: Origin): string => HEADS[origin] ?? HELMET;

const foot = (origin: Origin): string => LIMBS + headOf(origin);

const SUIT =
  part('M-12-5Q-12-10-7-10H6Q11-10 11-5V0H7L9 15H2.5L0 6-2.5 15H-9L-7.5 1H-12Z') +
  part('M5-6H17V-.5H5Z');
const power = (origin: Origin): string =>
  SUIT + (origin === 'human' ? placed(HAT, 0, -1.5, 0.8) : part('M-5-11A5 4.6 0 0 1 5-11Z'));

const HULK = part(
  'M-12-2Q-12-9-4-9H5Q12-9 13-2L15.5 8H10L8.2 2 8 15H1.6L0 7-1.6 15H-8L-8.2 2-10 9H-15.5Z',
);
const TOOLS: Readonly<Partial<Record<Origin, string>>> = {
  clans: line('M12.5 7 17-12', 4) + line('M14-9H19.5M15-5.5H20', 1.8),
  iron: line('M13 8V-7', 2.6) + part('M7.5-14.5H18.5V-7H7.5Z'),
};
const brute = (origin: Origin): string =>
  HULK +
  (TOOLS[origin] ?? '') +
  placed(origin === 'clans' ? disc(0, -9, 4.6) : headOf(origin), 0, -1, 0.85);

/** Two figures, one behind the other, low on the ground. */
const CROUCHED = part('M-6-3H4L8 6H2L5 15H-9L-6 9Z');
const team = (origin: Origin): string => {
  if (origin === 'lattice')
    return (
      pierced(`M0-14Q10-13 10-2 10 6 5 9V15H-8V8Q-12 2-10-5-8-14 0-14ZM1-6V-3H8V-6Z`) +
      line('M-1-12V7M-1-4H-6M-1 1H-5', 1.6)
    );
  if (origin === 'brood')
    return (
      part('M-17 12Q-15 0-3-1 4-8 12-5 17-3 17 3 14 8 6 8L10 14H5L0 8-6 9-8 15H-12L-11 9Z') +
      line('M9-5 13-14M13-4 19-11', 2)
    );
  const one = placed(CROUCHED + placed(HELMET, 0, 1), 0, 1, 0.92);
  return placed(one, -7, 2, 0.85) + placed(one + line('M4 1 16-3', 2.6), 5, 1, 0.95);
};

// Machines

const TRACKS = pierced(
  `M-14 5.5H14a4.7 4.7 0 0 1 0 9.4H-14a4.7 4.7 0 0 1 0-9.4Z${round(-12, 10, 2.2)}${round(-4, 10, 2.2)}${round(4, 10, 2.2)}${round(12, 10, 2.2)}`,
);
const WHEELS = wheel(-10, 10, 4.8) + wheel(10, 10, 4.8);
const spiked = (y: number): string => part(`M15 ${y} 21 ${y + 2} 15 ${y + 4}Z`);

const VEHICLES: Readonly<Partial<Record<Origin, string>>> = {
  clans:
    WHEELS + part('M-16 4V-4L-9-12H-2L2-4H15V4ZM0-10 15-13 15-10 2-7Z') + spiked(-4) + spiked(0),
  human: WHEELS + part('M-15 4V-6H-4L0-10H7L9-4 18 4Z') + line('M-4-9 20-9', 2.4),
};
const TANK = TRACKS + part('M-17 4.4-14-1H13L17 4.4ZM-9-2-6-9H5L9-2ZM6-8H19V-5H8Z');

const GUNS: Readonly<Partial<Record<Origin, string>>> = {
  clans:
    WHEELS +
    part('M-15 4V0H15V4Z') +
    `<g transform="translate(-1 -3)rotate(-28)">${part('M-13-7H11V-3H-13ZM-13-2H11V2H-13ZM-13 3H11V6H-13ZM11-7 16-5 11-3ZM11-2 16 0 11 2Z')}</g>`,
  machine: line('M0 2-10 15M0 2 10 15M0 2V15', 3) + part('M-7-4H6V3H-7Z') + line('M4-3 17-12', 4.4),
};
const HOWITZER =
  line('M-8 0 16-12', 4.6) +
  wheel(-2, 8, 6.6) +
  part('M1-9 5-10 7 4 3 5Z') +
  line('M-5 5-16 13', 3.2);

const SUPPORTS: Readonly<Partial<Record<Origin, string>>> = {
  lattice:
    part('M-12 3A12 11 0 0 1 12 3Z') +
    line('M-9 4-13 14M-3 4-4 14M3 4 4 14M9 4 13 14M0-8V-14', 2.6) +
    disc(0, -13, 2.2),
  brood:
    part('M-15-1Q-13-13 0-14 13-13 15-1 8-5 4 -1 5 9 9 15H-9Q-5 9-4-1-8-5-15-1Z') +
    line('M-9-8-8-5M9-8 8-5', 1.4),
  clans:
    WHEELS +
    pierced('M-14 4Q-16-12-1-12T13 4ZM-5-10V3H-3V-10ZM4-10V3H6V-10Z') +
    line('M13 4 19 1', 2.4),
};
const TRUCK = WHEELS + pierced('M-17 5V-9H2V5ZM4 5V-6H11L17 1V5ZM7-3.4V.4H13L10-3.4Z');

const WALKER =
  part('M-11-11H7L12-6 7-1H-11L-14-6Z') +
  part('M9-9H20V-5H10Z') +
  line('M-7-1-12 6-9 14M4-1 10 6 6 14', 3.6) +
  part('M-14 13H-5V15.5H-14ZM2 13H11V15.5H2Z');

const LENS = pierced(`M-15-1Q-8-10 0-10T15-1Q8 8 0 8T-15-1Z${round(5, -1, 4)}`) + disc(5, -1, 1.7);
const drone = (origin: Origin): string =>
  LENS +
  (origin === 'machine'
    ? part('M-15 9-10 14-5 9 0 14 5 9 10 14 15 9V6H-15Z')
    : line('M-8 7-11 14M0 8V15M8 7 11 14', 2.2));

// Animals

const PREDATOR =
  part(
    'M-17 9Q-18-3-8-7-2-11 6-8L11-12 13-7 18-3 16 2 9 3 10.5 15H6L4 6-3 7-4 15H-8L-9 8-13 15H-17.5Z',
  ) + part('M-10-7-9-14.5-5-9ZM-4-10-1.5-16 1.5-9.5Z');
const BEHEMOTH =
  part('M-18 12Q-20-2-14-8-6-15 4-12 12-12 15-6L18-2 16 5 12 4V15H5V8Q0 10-4 8V15H-11V8L-14 12Z') +
  part('M-13-8-13-14-8-10ZM-6-11-3-16 0-11Z') +
  line('M14 5Q20 5 20-2', 2.4);
const HOUND = part(
  'M-14-3Q-18-6-17-12-14-8-10-6H4L6-11 9-8 15-6V-3L9-1 8 15H4.5L3 4-6 3-9 15H-12.5L-13 3Z',
);
const WYRM =
  line('M-15 13Q-6 15-5 8T-12-1-6-10Q1-13 4-6T12 6', 6) + part('M8 3 17 2 18 8 12 13 7 10Z');

function beast(origin: Origin, points: number): string {
  const isMonster = points >= LARGE;
  if (origin === 'brood') return isMonster ? BEHEMOTH : PREDATOR;
  return isMonster ? WYRM : HOUND;
}

/** Minimum number of points at which a beast is drawn as a monster. */
const LARGE = 7;

/** Returns the body of a unit. */
export function bodyOf(of: UnitClass, origin: Origin, points: number): string {
  switch (of) {
    case 'foot':
      return foot(origin);
    case 'power':
      return power(origin);
    case 'brute':
      return brute(origin);
    case 'team':
      return team(origin);
    case 'vehicle':
      return VEHICLES[origin] ?? TANK;
    case 'gun':
      return GUNS[origin] ?? HOWITZER;
    case 'support':
      return SUPPORTS[origin] ?? TRUCK;
    case 'walker':
      return WALKER;
    case 'drone':
      return drone(origin);
    case 'beast':
      return beast(origin, points);
  }
}
