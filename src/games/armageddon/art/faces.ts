/** Heroes as head and shoulders, by origin; and the crests of all owners of armies. */
import type { Origin } from '../data/card.ts';
import { disc, line, part, pierced, ring, round } from './shapes.ts';

const SHOULDERS = part('M-14 15Q-13 6-5 4.5H5Q13 6 14 15Z');

const OFFICER =
  SHOULDERS +
  part('M-6-4Q-6 4 0 5 6 4 6-4Z') +
  part('M-8-6.5Q-10-13 0-14.5 10-13 8-6.5L11-4.4Q3-6.5-8-5Z');
const MACHINE =
  part('M-14 15-10 6H10L14 15Z') +
  pierced('M-8-9-4-13H4L8-9V2L4 5H-4L-8 2ZM-5-6.4V-3H5V-6.4Z') +
  line('M-8-9-12-14M8-9 12-14', 1.8);
const MATRIARCH =
  part('M-15 15Q-12 5-5 4L0 8 5 4Q12 5 15 15Z') +
  pierced(`M-8-3Q-9-12 0-13T8-3L3 5H-3ZM-5.5-5-1.5-2.5-4-1ZM5.5-5 1.5-2.5 4-1Z`) +
  line('M-6-11Q-13-12-13-15M6-11Q13-12 13-15M0-12V-15.5', 2);
const WANDERER = part('M-15 15Q-12 7-7 5Q-10-2-8-8-5-15 0-15T8-8Q10-2 7 5 12 7 15 15Z').replace(
  '<path',
  '<path fill-rule="evenodd"',
);
const GOGGLED = WANDERER.replace(
  '15Z"',
  `15Z${round(-3, -5, 2.7)}${round(3.2, -5, 2.7)}M-3 1H3V2.8H-3Z"`,
);
const CANTOR =
  SHOULDERS +
  part('M-5.5-5Q-6 4 0 5T5.5-5Q3-9 0-9T-5.5-5Z') +
  ring(0, -5, 9.2, 1.8) +
  line('M0-15.5V-13.5M-9.5-10-8-9M9.5-10 8-9', 1.8);
const ABBESS =
  part('M-15 15-10 5H10L15 15Z') + pierced('M-7.5-14.5H7.5V5H-7.5ZM-5-7.5V-5H5V-7.5ZM-1-3V3H1V-3Z');

const FACES: Readonly<Partial<Record<Origin, string>>> = {
  lattice: MACHINE,
  brood: MATRIARCH,
  clans: GOGGLED,
  lantern: CANTOR,
  iron: ABBESS,
};
export const faceOf = (origin: Origin): string => FACES[origin] ?? OFFICER;

/** Crest of an army's owner: 20 wide around the origin. */
export const CRESTS = {
  compact: ring(0, 0, 8.6, 2) + part('M0-10 2.4-2.4 10 0 2.4 2.4 0 10-2.4 2.4-10 0-2.4-2.4Z'),
  lattice:
    line('M0-9 8-4.5V4.5L0 9-8 4.5V-4.5ZM0-9V9M-8-4.5 8 4.5M8-4.5-8 4.5', 1.8) + disc(0, 0, 2.8),
  brood: pierced(`M0-10Q9-4 8 3T0 10Q-7 9-8 3T0-10ZM0-4Q4-1 3.4 2.5T0 5.5Q-3-1 0-4Z`),
  clans: part('M-10 8-5-4-2-1 2-9 6 0 8-3 10 8Z') + line('M-9 10H9', 1.8),
  independents: part('M0-10 10.5 9H3L0 2-3 9H-10.5Z') + line('M0-10-2.5-14M0-10 2.5-14', 1.8),
  lantern: part('M-5-4H5L7 8H-7ZM-3-6H3L2-4H-2Z') + line('M-3-6A3.5 3.5 0 0 1 3-6', 1.8),
  iron: part('M-10-6H10Q8 0 3 0V5H7V9H-7V5H-3V0Q-8 0-10-6Z'),
} as const;
export type CrestId = keyof typeof CRESTS;
