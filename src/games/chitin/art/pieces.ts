/** Counters and markers of Chitin: insects seen from above, heading right, one shape for each caste. */
import type { MarkerArt, UnitArt } from '../../../kernel/look/art.ts';

const legs = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Smasher: a great beetle with two clubs. */
const GANTUA =
  legs('M-13-8-18-15M-4-10-5-16M6-7 11-15M-13 8-18 15M-4 10-5 16M6 7 11 15', 3) +
  '<path d="M-7-11.5H3Q9-11 10-6V6Q9 11 3 11.5H-7Q-21 10-22 1L-5 .9V-.9L-22-1Q-21-10-7-11.5Z"/>' +
  '<path d="M11-5.5 15-7 16-11A5.8 5.8 0 1 1 21-4L17-2V2L21 4A5.8 5.8 0 1 1 16 11L15 7 11 5.5Z"/>';

/** Thruster: slim, plated, with a lance. */
const PHLANX =
  legs('M-13-5-19-13M-5-5.5-7-14M3-4.5 6-13M-13 5-19 13M-5 5.5-7 14M3 4.5 6 13', 2.2) +
  '<path d="M-24 0Q-20-6.5-13-6.5L-10 0-13 6.5Q-20 6.5-24 0ZM-10.5-6.7-5-7-2 0-5 7-10.5 6.7-7.5 0ZM-2.5-6.8 5-5.5 9-2.2 26-.8V.8L9 2.2 5 5.5-2.5 6.8 .5 0Z"/>';

/** Hacker: a mantis with two scythes. */
const TERMAGANT =
  legs('M-12-3.5-20-12M-5-3-11-13M-12 3.5-20 12M-5 3-11 13', 2.2) +
  '<path d="M-24 0Q-18-5.5-8-4L6-2.2 9-4.5 14-3.5 16 0 14 3.5 9 4.5 6 2.2-8 4Q-18 5.5-24 0Z"/>' +
  '<path d="M0-3 4-13Q14-18 25-9.5 14-13 8-9.5L4-2.5ZM0 3 4 13Q14 18 25 9.5 14 13 8 9.5L4 2.5Z"/>';

/** Render: low, broad, with jaws that tear. */
const RENDER =
  legs('M-13-7-20-12M-5-8.5-7-15M2-7 5-14M-13 7-20 12M-5 8.5-7 15M2 7 5 14', 2.6) +
  '<path d="M-22 0Q-20-9-7-9L2-7.5 7-4.5V4.5L2 7.5-7 9Q-20 9-22 0Z"/>' +
  '<path d="M8-5Q10-13 18-13 25-11 25-3L21.5-5.5 20-1.5Q19-8 15.5-8 12.5-7.5 12-2V2Q12.5 7.5 15.5 8 19 8 20 1.5L21.5 5.5 25 3Q25 11 18 13 10 13 8 5Z"/>';

/** Flyer: a wasp. */
const PLUNGE =
  '<path d="M2-2.5Q-8-17-22-14.5-24-9-8-3.5ZM3-2.5Q2-15 11-16 17-13 8-2.5ZM2 2.5Q-8 17-22 14.5-24 9-8 3.5ZM3 2.5Q2 15 11 16 17 13 8 2.5Z" fill-opacity=".62"/>' +
  '<path d="M-25 0-18-3.5-6-3.2 4-4 9-3.8Q15-5 17 0 15 5 9 3.8L4 4-6 3.2-18 3.5Z"/>' +
  legs('M16-2 22-6M16 2 22 6', 1.8);

/** Command: a large head with feelers. */
const BASIC =
  legs('M-12-6-19-11M-5-9-8-15M-12 6-19 11M-5 9-8 15M9-5Q16-6 19-13M9 5Q16 6 19 13', 2) +
  '<path fill-rule="evenodd" d="M-16 0A8 8 0 0 1-8-7Q-5-12 2-11 12-10 13 0 12 10 2 11-5 12-8 7A8 8 0 0 1-16 0ZM-1 0A4.5 4.5 0 1 0 8 0 4.5 4.5 0 1 0-1 0Z"/>' +
  '<circle cx="3.5" r="2.2"/><circle cx="20" cy="-13.5" r="2.4"/><circle cx="20" cy="13.5" r="2.4"/>';

/** Worker: an ant. */
const WORKER =
  legs('M-3-3-9-12M0-3.5 0-13M3-3 8-12M-3 3-9 12M0 3.5 0 13M3 3 8 12M14-3 20-8M14 3 20 8', 1.9) +
  '<ellipse cx="-13" rx="9.5" ry="6.5"/><ellipse cx="0" rx="5" ry="4"/><circle cx="11" r="5.5"/>';

/** Guerrillas: small hackers among leaves. */
const LOW_HACKER =
  legs('M-6-3-12-10M-1-3-4-11M-6 3-12 10M-1 3-4 11', 2) +
  '<path d="M-16 0Q-12-4.5-5-3.5L6-2 9-3.5 13 0 9 3.5 6 2-5 3.5Q-12 4.5-16 0ZM2-3 6-10Q13-14 20-8 12-10 8-7L5-2.5ZM2 3 6 10Q13 14 20 8 12 10 8 7L5 2.5Z"/>' +
  '<path d="M-24-13Q-14-16-10-8-20-6-24-13ZM-24 13Q-14 16-10 8-20 6-24 13Z" fill-opacity=".6"/>';

/** The great form of the render: a third pair of jaws, a crest. */
const ARCH_REAPER = `${RENDER}<path d="M-22 0-27-7-18-6ZM-22 0-27 7-18 6ZM-8-2.5H2L5 0 2 2.5H-8L-11 0Z" fill-opacity=".55"/>`;

export const UNITS: Readonly<Record<string, UnitArt>> = {
  Gantua: { symbol: GANTUA },
  Phlanx: { symbol: PHLANX },
  Termagant: { symbol: TERMAGANT },
  LowRender: { symbol: RENDER },
  LowHacker: { symbol: LOW_HACKER },
  ArchReaper: { symbol: ARCH_REAPER },
  Plunge: { symbol: PLUNGE },
  Basic: { symbol: BASIC },
  Worker: { symbol: WORKER },
};

/** An ear of grain. */
const GRAIN =
  '<path transform="translate(0-5)scale(.82)" d="M0-20C4-17 4-13 0-10-4-13-4-17 0-20ZM-3-9C-9-10-11-6-10-2-5-2-2-5-3-9ZM3-9C9-10 11-6 10-2 5-2 2-5 3-9ZM-2.5-1C-8-2-10 2-9 5.5-4.5 5.5-2 3-2.5-1ZM2.5-1C8-2 10 2 9 5.5 4.5 5.5 2 3 2.5-1Z"/>';

export const MARKERS: Readonly<Record<string, MarkerArt>> = {
  token: { shape: 'disc', color: 'token', ink: 'token-ink', symbol: GRAIN, size: 1.15 },
  bodies: { shape: 'disc', color: 'bodies', ink: 'token-ink', symbol: GRAIN },
  attack: { shape: 'arrow', color: 'attack', ink: 'pill' },
  battle: { shape: 'star', color: 'attack', ink: 'pill', size: 0.9 },
  duel: { shape: 'star', color: 'sky', ink: 'pill', size: 0.9 },
};
