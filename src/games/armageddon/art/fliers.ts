/** Attack cards: aircraft and missiles by kind and origin, 30 by 30 around the origin, heading right or up. */
import type { Flier, Origin } from '../data/card.ts';
import { disc, line, part, pierced } from './shapes.ts';

const JET = part(
  'M17 0 7-2.6 2-3-6-14H-10L-6-3H-11L-15-7.5H-17.5L-15.5 0-17.5 7.5H-15L-11 3H-6L-10 14H-6L2 3 7 2.6Z',
);
const DART = pierced('M17 0-14-14-9 0-14 14ZM7 0-5-5.5-3.5 0-5 5.5Z') + line('M-16-8V8', 2.2);
const WINGED = part(
  'M17-1 10-4Q4-4 1-3-3-14-15-14-10-9-8-3L-16 0-8 3Q-10 9-15 14-3 14 1 3 4 4 10 3Z',
);
const KITE =
  part('M-12-14H-5L-2-2H12L17 0 12 2H-2L-5 14H-12L-9 2-16 4V-4L-9-2Z') + line('M-2-9H6V9H-2', 1.8);

const ROTOR =
  line('M-13-12H16M2-12V-6', 2.6) +
  pierced('M-5-6H6Q15-6 15 1 15 6 8 6H-3L-7 0-17-2V-5H-7ZM5-3.4V0H12Q11-3.4 8-3.4Z') +
  line('M-4 10H12M-1 6V10M8 6V10M-17-8V1', 2);
const SWARM = [
  [-9, -7],
  [4, -10],
  [-2, 1],
  [11, -1],
  [-11, 8],
  [4, 10],
]
  .map(([x, y]) => disc(x, y, 3) + line(`M${x - 4} ${y - 4}L${x} ${y}L${x + 4} ${y - 4}`, 1.6))
  .join('');
const COPTER =
  line('M-15-13H-2M3-13H16M-8-13V-6M9-13V-6', 2.4) +
  part('M-16-6H16L12 4H-6L-12 4Z') +
  line('M-8 9H12M-4 4V9M8 4V9', 2);

/** Turned so that it rises to the right. */
const rising = (svg: string): string => `<g transform="rotate(45)">${svg}</g>`;
const ROCKET = rising(part('M0-18Q5-12 5-6V7L10 15H4V12H-4V15H-10L-5 7V-6Q-5-12 0-18Z'));
const NEEDLE = rising(part('M0-20 3-8V8L8 15H3.5V17H-3.5V15H-8L-3 8V-8Z') + line('M-6 0H6', 2.4));
const POD = rising(
  pierced('M0-18Q9-8 8 3T0 14Q-7 14-8 3T0-18ZM0-9Q3.5-3 3 2T0 8Q-3.5 2 0-9Z') +
    line('M-3 14-6 18M3 14 6 18M0 14V18', 2),
);
const SALVO = [-9, 0, 9]
  .map(
    (x) =>
      `<g transform="translate(${x} ${Math.abs(x) / 3})rotate(20)">${part('M0-14 3-9V7L6 12H-6L-3 7V-9Z')}</g>`,
  )
  .join('');

const PICTURES: Readonly<Record<Flier, Readonly<Partial<Record<Origin, string>>>>> = {
  aircraft: { lattice: DART, brood: WINGED, clans: KITE },
  helo: { brood: SWARM, clans: COPTER },
  missile: { lattice: NEEDLE, brood: POD, clans: SALVO },
};
const USUAL: Readonly<Record<Flier, string>> = { aircraft: JET, helo: ROTOR, missile: ROCKET };

export const flierOf = (flier: Flier, origin: Origin): string =>
  PICTURES[flier][origin] ?? USUAL[flier];
