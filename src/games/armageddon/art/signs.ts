/** Sign for each main ability of a card: 18 wide around the origin. */
import type { AbilityId } from '../data/abilities.ts';
import { disc, line, part, pierced, ring, round } from './shapes.ts';

const GEAR_WHEEL = pierced(
  `M-2-9H2L2.6-6.2 5-7.6 7.8-4.8 6.3-2.6 9-2V2L6.2 2.6 7.6 5 4.8 7.8 2.6 6.3 2 9H-2L-2.6 6.2-5 7.6-7.8 4.8-6.3 2.6-9 2V-2L-6.2-2.6-7.6-5-4.8-7.8-2.6-6.3Z${round(0, 0, 3)}`,
);
const SIGHTS = ring(0, 0, 5.6, 2.2) + line('M0-9V-4M0 9V4M-9 0H-4M9 0H4', 2.2);
const BOMB =
  part('M-7 2A6.5 6.5 0 1 0 6-1L3-5-1-4.5A6.5 6.5 0 0 0-7 2Z') + line('M3-4.5 6-8.5 9-6', 2);
const DAGGER = part('M-1.8-2 0 9.5 1.8-2ZM-5.5-4.2H5.5V-2H-5.5ZM-1.3-9.5H1.3V-4.2H-1.3Z');
const BURST = part(
  'M0-9.5 2.2-3.6 7.6-7.6 4.4-1.8 9.5 0 4.4 2.2 7.6 7.6 2.2 3.8 0 9.5-2.2 3.8-7.6 7.6-4.4 2.2-9.5 0-4.4-1.8-7.6-7.6-2.2-3.6Z',
);
const SHIELD = 'M-8-8Q0-6 8-8V0Q8 6 0 9.5-8 6-8 0Z';
const ROCKET = 'M0-10Q3.4-6 3.4-2V5L6.5 9H-6.5L-3.4 5V-2Q-3.4-6 0-10Z';
const TREFOIL =
  disc(0, 0, 2) +
  part(
    'M-4.6-8A9.2 9.2 0 0 1 4.6-8L1.8-3.2A3.7 3.7 0 0 0-1.8-3.2ZM9.2 0A9.2 9.2 0 0 1 4.6 8L1.8 3.2A3.7 3.7 0 0 0 3.7 0ZM-9.2 0A9.2 9.2 0 0 0-4.6 8L-1.8 3.2A3.7 3.7 0 0 1-3.7 0Z',
  );
const STAR = part('M0-9.5 2.6-3.1 9.4-3 4 1.2 5.9 8-0 4-5.9 8-4 1.2-9.4-3-2.6-3.1Z');
const EYE = pierced(`M-9.5 0Q0-10 9.5 0 0 10-9.5 0Z${round(0, 0, 3.6)}`) + disc(0, 0, 1.6);
const CRATE = pierced(
  'M-8.5-7H8.5V8H-8.5ZM-6-4.5V-1.2H6V-4.5ZM-6 1.3V5.5H-1.2V1.3ZM1.2 1.3V5.5H6V1.3Z',
);
const WAVES =
  disc(0, 6, 2.2) +
  line(
    'M0 6V9.5M-4 1.5A5.8 5.8 0 0 1 4 1.5M-6.5-2.5A10 10 0 0 1 6.5-2.5M-8.5-6.5A14 14 0 0 1 8.5-6.5',
    2,
  );
const BOLT = part('M2.5-10-7 1.5H-1L-3 10 7-2.5H1Z');
const WRENCH = pierced(
  `M3.5-9.5A5.6 5.6 0 0 1 9-2.5L5.5-3.5 3.5-5.5ZM3.5-9.5A5.6 5.6 0 0 0 1.2-1.6L-8.5 6A2.6 2.6 0 0 0-5.5 9.2L2.2-.6A5.6 5.6 0 0 0 9-2.5L5.5-1.2 2-4.6Z`,
);
const CANOPY =
  part('M-9.5-2A9.5 8 0 0 1 9.5-2Q6.5-4.5 4.5-2 2.2-4.5 0-2-2.2-4.5-4.5-2-6.5-4.5-9.5-2Z') +
  line('M-8.5-1 0 9 8.5-1M0-1V9', 1.6);
const WING = part('M-9.5 5Q-8-6 9.5-8 8-4 4-3 7-2.5 8 -1 4 2 0 1.5 3 2.5 3.5 4-2 7.5-9.5 5Z');
const SKULL = pierced(
  `M-7.5-2A7.5 7.5 0 0 1 7.5-2Q7.5 2 4.5 3.5V8.5H-4.5V3.5Q-7.5 2-7.5-2Z${round(-3, -1, 2.1)}${round(3, -1, 2.1)}M0 1.5-1.4 4.2H1.4Z`,
);

export const SIGNS: Readonly<Record<AbilityId, string>> = {
  'fast-start': line('M-7-7 0 0-7 7M1-7 8 0 1 7', 3),
  stealth: part('M3-9.5A9.6 9.6 0 1 0 9 5.5 8 8 0 0 1 3-9.5Z'),
  recce: EYE,
  tactician: line('M-7 8Q-7-1 1-1T7-6', 2.6) + part('M3.5-5.5 8-10.5 10-3.5Z'),
  technologist: GEAR_WHEEL,
  geneticist:
    line('M-5-9.5Q-5-4.8 0-2.4T5 4.7Q5 8 4.5 9.5M5-9.5Q5-4.8 0-2.4T-5 4.7Q-5 8-4.5 9.5', 2.3) +
    line('M-3.5-6.5H3.5M-3.5 5.5H3.5', 1.8),
  assassin: DAGGER,
  'master-assassin': DAGGER + ring(0, 0, 9, 1.6),
  slayer: SKULL,
  saboteur: BOMB,
  'master-saboteur': BOMB + line('M-9-9H-3M-9-6H-5', 1.8),
  demolitionist:
    part('M-8-3H-3.5V9H-8ZM-2.3-3H2.3V9H-2.3ZM3.5-3H8V9H3.5Z') + line('M0-4V-7Q2-10 6-8.5', 1.8),
  espionage:
    pierced(`${round(0, -3.5, 6)}${round(0, -3.5, 2.5)}`) +
    part('M-1.5 2H1.5V10H-1.5ZM1.5 5H5V7H1.5ZM1.5 8H4V10H1.5Z'),
  'military-genius': STAR,
  aggressive: line('M-8 8 7-7M8 8-7-7', 2.6) + line('M-8 3-3 8M8 3 3 8', 2.2),
  raider: part('M-9.5-6-1-1.5-9.5 6-5.5-1ZM-1.5-6 9.5 0-1.5 6 2-.2Z'),
  pathfinder: ring(0, 0, 8.6, 1.9) + part('M5.5-5.5 2 2-5.5 5.5-2-2Z'),
  leader: part('M-6-9.5H-3.8V10H-6ZM-3.8-9 9-5.5-3.8-1.5Z'),
  'air-ranger': WING,
  'jump-master': CANOPY,
  trickster: pierced(
    `M-9-7Q0-3 9-7V0Q8 8 0 9.5-8 8-9 0ZM-6-2.5-2-1.5-3 1-6 .5ZM6-2.5 2-1.5 3 1 6 .5ZM-3.5 4.5Q0 7 3.5 4.5 0 5.5-3.5 4.5Z`,
  ),
  'hand-at-headquarters':
    pierced('M-9-5-3.5-7-.5 6.5-6 8.5Z') +
    part('M-1.5-8.5H4V4.5H1Z') +
    part('M5-7.5 9.5-6 6 6.5 4.5 6Z'),
  'fast-deploy': line('M-8-7-2 0-8 7M0-7 6 0 0 7', 2.6) + line('M9-8V8', 2.4),
  'bounty-hunter': ring(-4.5, 2.5, 4, 2.4) + ring(5, 2.5, 4, 2.4) + line('M-1-2 1.5-5 4-2', 1.9),
  engineer: WRENCH,
  commando: DAGGER + part('M-3-3-9.5-8-8-1ZM3-3 9.5-8 8-1Z'),
  'air-controller': WAVES,
  regenerate: part('M0 9.5-8.5.5A4.8 4.8 0 0 1-.2-6 4.8 4.8 0 0 1 8.5.5Z'),
  'repair-field': part('M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z'),
  'mobile-supply': CRATE,
  'mobile-launcher': part(ROCKET),
  'air-assault': WING,
  swarm: disc(-5.5, 4.5, 3.6) + disc(5.5, 4.5, 3.6) + disc(0, -5, 3.6),
  vengeance: line('M7 5.5A7.5 7.5 0 1 1 6-5', 2.6) + part('M9.5-9.5 9-1 2-4Z'),
  'shock-attack': BOLT,
  assault: part('M0-9.5 8 0H3.5V4H-3.5V0H-8ZM-3.5 5.5H3.5V9.5H-3.5Z'),
  flank: line('M-8 8Q-8-4 4-4', 3) + part('M2-9.5 9.5-4 2 1.5Z'),
  disable:
    pierced('M-6.5-1H6.5V9H-6.5ZM-1.2 2V6.5H1.2V2Z') + line('M-4-1V-4.5A4 4 0 0 1 4-4.5V-1', 2.4),
  disarm: part('M-9 7 -1-1 1 1-7 9ZM2-6 7.5-9.5 9.5-7.5 5-2Z') + line('M-1-7 1.5-2.5 6 0', 1.8),
  sniper: SIGHTS,
  'infantry-support': line('M-8 3 0-4 8 3M-8 9 0 2 8 9M-8-3 0-10 8-3', 2.2),
  'defensive-fire': pierced(`${SHIELD}M-1.6-5H1.6V1H5L0 6-5 1H-1.6Z`),
  steadfast: part('M-9-2H-1V2.5H-9ZM1-2H9V2.5H1ZM-5 3.8H5V8.5H-5ZM-5-7.8H5V-3.3H-5Z'),
  gathers: part('M-9 0H9L6 9H-6Z') + line('M-6 0A6 7 0 0 1 6 0', 2),
  'multi-target':
    line('M-8 0H4M-8 0 3-7.5M-8 0 3 7.5', 2) +
    part('M3-3 9 0 3 3ZM1-10 8.5-8.5 4-4.5ZM1 10 8.5 8.5 4 4.5Z'),
  'double-attack': part(
    'M-6.5-9.5-4.5 3H-8.5ZM-10 4H-3V6H-10ZM-7.3 6H-5.7V10H-7.3ZM6.5-9.5 8.5 3H4.5ZM3 4H10V6H3ZM5.7 6H7.3V10H5.7Z',
  ),
  'area-attack': BURST,
  breakthrough: part('M-9.5-1.8H1V-6L9.5 0 1 6V1.8H-9.5Z') + line('M-3-9V-4M-3 4V9', 2.6),
  critical: ring(0, 0, 8, 2) + BURST.replace('<path', '<path transform="scale(.55)"'),
  plating: part(SHIELD),
  frenzy: line('M-7-8Q-4 0-8 8M0-9Q3 0-1 9M7-8Q10 0 6 8', 2.8),
  growth: part('M0 9.5V1Q-9 1-8.5-7 0-7 0 1 0-5 8.5-9 9 0 1.5 3V9.5Z'),
  'anti-air': line('M-5.5 5 3-9M0 7 8.5-7', 3) + part('M-9 5H6V9.5H-9Z'),
  'anti-missile':
    line('M-9 8A9 10 0 0 1 9 8', 2.6) + part('M0-3Q2.2 0 2.2 3V6L4.5 9H-4.5L-2.2 6V3Q-2.2 0 0-3Z'),
  'bonus-damage': part('M-2-9H2V-2H9V2H2V9H-2V2H-9V-2H-2Z'),
  'absorb-field': line('M0-9 8-4.5V4.5L0 9-8 4.5V-4.5ZM0-4 3.5-2V2L0 4-3.5 2V-2Z', 2),
  confusion: line('M1 1Q-2 1-2-1T1-4Q6-4 6 1T0 6Q-7 6-7-1T1-9Q9-9 9-1', 2.2),
  headquarters: STAR,
  supply: CRATE,
  barracks: part('M-9-1 0-9 9-1V9H-9Z'),
  'counter-intel': EYE,
  'ap-bonus': BOLT,
  sniffer: EYE,
  camouflage: part('M-9.5 4Q-8-5-2-3 1-10 5-4 10-3 9.5 4Z'),
  hardened: part(SHIELD),
  collects: CRATE,
  'collects-one': CRATE,
  laboratory: GEAR_WHEEL,
  academy: STAR,
  armoury: part(ROCKET),
  'repair-bay': WRENCH,
  shield: part(SHIELD),
  mines: BURST,
  'muster-yard': line('M-7-7 0 0-7 7M1-7 8 0 1 7', 3),
  'long-silos': part(ROCKET),
  'warm-pools': line('M-9-4Q-4-9 0-4T9-4M-9 4Q-4-1 0 4T9 4', 2.6),
  'hidden-mouth': part('M-9 9Q-9-9 0-9T9 9H4Q4-2 0-2T-4 9Z'),
  'air-to-air':
    part('M-9.5-3H2V-7L9.5-1.5 2 4V0H-9.5Z') + part('M9.5 6H3V9.5H9.5ZM-1 4.5V9.5L-9.5 7Z'),
  harm:
    line('M-8-6A10 10 0 0 0 6 8', 2.4) +
    line('M-3-1 3-7', 2.2) +
    BOLT.replace('<path', '<path transform="translate(5 -3)scale(.6)"'),
  precision: SIGHTS,
  collateral:
    disc(-5, -5, 2.6) + disc(5.5, -4, 2.6) + disc(-6, 5, 2.6) + disc(4.5, 6, 2.6) + disc(0, 0, 2.6),
  weapon: TREFOIL,
  'munition-slot': part('M-3.5-9.5H3.5L0-6.5ZM0-7Q4.5-4 4.5 1T0 9.5Q-4.5 6-4.5 1T0-7Z'),
};
