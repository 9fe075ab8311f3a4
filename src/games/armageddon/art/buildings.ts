/** Facilities: a building for each main ability, 48 by 30 around the origin. */
import type { AbilityId } from '../data/abilities.ts';
import type { CardId } from '../data/cards.ts';
import { disc, line, part, pierced, placed, ring, wheel } from './shapes.ts';
import { SIGNS } from './signs.ts';

const GROUND = part('M-23 12.5H23V15H-23Z');
/** Yields, in the order of the resources. */
const GOODS = [
  disc(0, -5, 3.8) + part('M-6 7Q-6-1 0-1T6 7Z'),
  part('M-6.5-3 0-6.5 6.5-3V4.5L0 8-6.5 4.5Z'),
  part('M2-9-6 1.5H-.5L-2.5 9 6-2H1Z'),
  pierced('M-5.5-5.5H5.5V5.5H-5.5ZM-2-2V2H2V-2Z') +
    line('M-3-8V-5M3-8V-5M-3 8V5M3 8V5M-8-3H-5M-8 3H-5M8-3H5M8 3H5', 1.6),
] as const;
const goodsOf = (kind: number): string => GOODS[kind] ?? GOODS[0];

const KEEP = pierced(
  'M-22 13V-5H-18V-9H-13V-5H-9V-14H-5V-11H-2V-14H2V-11H5V-14H9V-5H13V-9H18V-5H22V13ZM-4 13V5A4 4 0 0 1 4 5V13Z',
);
const AXLE =
  wheel(0, 0, 14) +
  line('M-22 13H22M-10-10-16-15M10-10 16-15M-14 0H-22M14 0H22M-10 10-15 14M10 10 15 14', 3);
const NEST = pierced(
  'M-22 13Q-20-4-10-3-8-14 1-13 10-14 12-3 21-4 22 13ZM-6 13Q-7 4 0 4T6 13ZM-13 8A2 2 0 1 0-13 4 2 2 0 0 0-13 8ZM13 8A2 2 0 1 0 13 4 2 2 0 0 0 13 8Z',
);
const MESA = pierced(
  'M-23 13-17-3-14-10H-4L-2-13H11L15-5 20 0 23 13ZM-5 13V4Q0-2 6 4V13ZM-13-4V-1H-9V-4ZM9-8V-5H13V-8Z',
);

const MAST = line('M0-14V12M0-6-9 12M0-6 9 12M-5 3H5', 2.2);

/** Building for each main ability; the first ability of this list that the card has decides. */
const BUILDINGS: readonly (readonly [AbilityId, string])[] = [
  ['anti-air', GROUND + part('M-13 12-9 3H9L13 12Z') + line('M-7 2 3-14M0 3 10-13', 3.6)],
  [
    'anti-missile',
    GROUND + line('M-18 11A18 22 0 0 1 18 11', 3) + part('M0-4Q4 0 4 5V9L8 12H-8L-4 9V5Q-4 0 0-4Z'),
  ],
  [
    'laboratory',
    GROUND +
      pierced('M-4-15H4V-12H3V-5L12 9Q13 12 10 12.5H-10Q-13 12-12 9L-3-5V-12H-4ZM-5 3-7 7H7L5 3Z'),
  ],
  [
    'academy',
    GROUND +
      part('M0-15 18-6V-4H-18V-6ZM-15-2H-10V10H-15ZM-5-2H0V10H-5ZM5-2H10V10H5Z')
        .replace('M5-2', 'M7-2')
        .replace('H10V10H5Z', 'H12V10H7Z'),
  ],
  [
    'counter-intel',
    GROUND +
      pierced('M-18 12V-4H18V12ZM-8 6Q0-3 8 6 0 12-8 6Z') +
      disc(0, 5.5, 2) +
      line('M-12-5V-13M-16-13H-8M12-5V-13M8-13H16', 2),
  ],
  [
    'recce',
    GROUND +
      MAST +
      line(
        'M-7-9A8 8 0 0 1-7-15M7-9A8 8 0 0 0 7-15M-12-6A14 14 0 0 1-13-15M12-6A14 14 0 0 0 13-15',
        1.9,
      ),
  ],
  [
    'ap-bonus',
    GROUND +
      pierced('M-18 12 0-8 18 12ZM-4 12 0 4 4 12Z') +
      line('M0-8V-15', 2) +
      part('M0-15.5 11-12.5 0-9.5Z'),
  ],
  [
    'armoury',
    GROUND +
      part(
        'M-16 11V-3Q-16-9-12.5-13-9-9-9-3V11ZM-3.5 11V-3Q-3.5-9 0-13 3.5-9 3.5-3V11ZM9 11V-3Q9-9 12.5-13 16-9 16-3V11Z',
      ),
  ],
  [
    'repair-bay',
    GROUND +
      pierced('M-19 12V-2Q-19-14 0-14T19-2V12H13V0H-13V12Z') +
      placed(SIGNS.engineer, 0, 5, 0.8),
  ],
  [
    'shield',
    GROUND +
      line('M-20 11A20 22 0 0 1 20 11M-13 11A13 14 0 0 1 13 11', 2.4) +
      part('M-5 12V4H5V12ZM-2 4 0-2 2 4Z'),
  ],
  [
    'mines',
    GROUND +
      [-15, 0, 15]
        .map(
          (x) => disc(x, 7, 5) + line(`M${x} 2V-2M${x - 5} 4 ${x - 8} 1M${x + 5} 4 ${x + 8} 1`, 2),
        )
        .join(''),
  ],
];

const OUTPOST =
  GROUND +
  pierced('M-19 12V0H-8V-14H8V0H19V12ZM-4-10V-6H4V-10ZM-4 12V5H4V12Z') +
  line('M0-14V-17', 1.5);
const BUNKER = GROUND + pierced('M-22 12Q-20-9 0-10T22 12ZM-14 1V5H14V1ZM-3 12V8H3V12Z');
const STOCKADE =
  GROUND +
  part(
    'M-20 12V-4L-17.5-8-15-4V12ZM-13 12V-4L-10.5-8-8-4V12ZM-6 12V-4L-3.5-8-1-4V12ZM1 12V-4L3.5-8 6-4V12ZM8 12V-4L10.5-8 13-4V12ZM15 12V-4L17.5-8 20-4V12ZM-20 2H20V5H-20Z',
  );
const CHOIR =
  GROUND +
  pierced('M-16 12V-4Q-14-13 0-15 14-13 16-4V12ZM-10 12V-1Q-8-8 0-9 8-8 10-1V12Z') +
  ring(0, 3, 5, 2) +
  disc(0, 3, 1.6);
const FORGE =
  GROUND +
  pierced('M-19 12V-6L-9-11V-6L1-11V-6L11-11V12ZM-13 2V6H-7V2ZM-3 2V6H3V2Z') +
  part('M13 12V-15H18V12Z');

const NAMED: Readonly<Partial<Record<CardId, string>>> = {
  'concord-keep': KEEP,
  'axle-zero': AXLE,
  'the-first-nest': NEST,
  'hollow-mesa': MESA,
  'choir-hall': CHOIR,
  'fast-house': FORGE,
  'squatter-fort': STOCKADE,
};

/** A derrick over the resource that it collects. */
const collector = (kind: number): string =>
  GROUND + line('M-20 12-12-13-4 12M-17 4H-7M-18-13H-5', 2.4) + placed(goodsOf(kind), 10, 1, 1.15);

export function buildingOf(id: CardId, level: (ability: AbilityId) => number): string {
  const named = NAMED[id];
  if (named) return named;
  const collects = level('collects-one');
  if (collects > 0) return collector(collects - 1);
  if (level('supply') > 0) return level('hardened') > 0 ? BUNKER : OUTPOST;
  return BUILDINGS.find(([ability]) => level(ability) > 0)?.[1] ?? OUTPOST;
}
