/** [D2] [D3] [D4] [D6] Cards of the Verdant Brood. */
import { attackCard, hero, facility, unit } from '../card.ts';
import { STRONGHOLD } from './stronghold.ts';

export const brood = [
  // Units: attack, defence, resistance, movement, hit points, range
  unit('skitter-brood', 'brood', 'beast', [1, 0, 1, 0], [2, 2, 3, 4, 2, 1], {
    recce: [4, 1],
    stealth: 4,
  }),
  unit('gnaw-swarm', 'brood', 'beast', [2, 0, 0, 0], [3, 2, 2, 3, 4, 1], { swarm: true }),
  unit('thorn-warriors', 'brood', 'beast', [1, 0, 1, 0], [4, 3, 3, 3, 5, 1], { frenzy: true }),
  unit('chitin-guard', 'brood', 'beast', [2, 0, 1, 1], [4, 4, 4, 2, 6, 1], { regenerate: 1 }),
  unit('bile-slinger', 'brood', 'beast', [2, 0, 1, 2], [6, 3, 3, 2, 5, 2], { disable: [1, 2] }),
  unit('gore-behemoth', 'brood', 'beast', [4, 0, 3, 3], [6, 5, 4, 2, 8, 1], {
    regenerate: 1,
    'bonus-damage': 1,
  }),
  unit('shriek-host', 'brood', 'beast', [2, 0, 1, 1], [5, 3, 3, 3, 5, 1], { 'shock-attack': true }),
  unit('spore-mast', 'brood', 'support', [2, 0, 2, 1], [2, 4, 4, 2, 5, 1], { 'anti-air': 5 }),
  unit('larder-beast', 'brood', 'support', [3, 0, 1, 0], [1, 3, 3, 3, 6, 1], {
    'mobile-supply': true,
  }),
  unit('lurker-kin', 'brood', 'team', [2, 0, 0, 1], [3, 3, 4, 3, 3, 1], {
    assassin: 5,
    stealth: 6,
  }),
  unit('burrow-warden', 'brood', 'beast', [2, 0, 1, 0], [3, 3, 3, 2, 4, 1], { engineer: 2 }),
  unit('veil-organ', 'brood', 'support', [2, 0, 2, 1], [2, 4, 4, 2, 5, 1], { 'anti-missile': 5 }),
  unit('spite-thorns', 'brood', 'beast', [2, 0, 1, 0], [5, 2, 3, 2, 4, 1], { vengeance: true }),
  unit('maw-young', 'brood', 'beast', [3, 0, 1, 0], [4, 3, 4, 3, 6, 1], { growth: true }),
  // Heroes: command, fate, resistance, movement, wounds
  hero('mother-sere', 'brood', [2, 0, 1, 0], [6, 3, 4, 2, 5], {
    'military-genius': 1,
    aggressive: 1,
  }),
  hero('old-threshold', 'brood', [2, 0, 0, 0], [5, 3, 4, 3, 4], { leader: 1, pathfinder: 1 }),
  hero('marrow-weaver', 'brood', [2, 0, 1, 1], [2, 3, 4, 2, 3], { geneticist: 6, technologist: 3 }),
  hero('the-murmur', 'brood', [2, 0, 0, 1], [4, 3, 3, 2, 3], { tactician: 6 }),
  hero('hollow-reed', 'brood', [2, 0, 0, 1], [2, 5, 4, 3, 3], {
    assassin: 6,
    slayer: true,
    stealth: 5,
  }),
  hero('pollen-ear', 'brood', [2, 0, 0, 1], [3, 4, 3, 3, 3], {
    espionage: 5,
    'hand-at-headquarters': true,
  }),
  // Attack cards: attack, defence, fate, hit points, range; the cost is paid for each sortie
  attackCard('glide-drake', 'brood', 'aircraft', [1, 0, 1, 0], [5, 4, 1, 4, 3], {
    'air-to-air': 4,
  }),
  attackCard('bombard-wing', 'brood', 'aircraft', [2, 0, 1, 0], [7, 3, 1, 4, 4], {
    'munition-slot': 1,
  }),
  attackCard('stinger-host', 'brood', 'helo', [1, 0, 1, 0], [5, 3, 1, 4, 1], { precision: true }),
  attackCard('seed-torpedo', 'brood', 'missile', [2, 0, 1, 0], [7, 4, 0, 2, 4], {
    collateral: [80, 3],
  }),
  // Stronghold: defence, resistance, structure, level, upgrades
  facility('the-first-nest', 'brood', [0, 0, 0, 0], [5, 6, 20, 3, 2], {
    ...STRONGHOLD,
    'warm-pools': 1,
  }),
] as const;
