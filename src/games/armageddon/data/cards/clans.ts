/** [D2] [D3] [D4] [D6] Cards of the Ashwalker Clans. */
import { attackCard, hero, facility, unit } from '../card.ts';
import { STRONGHOLD } from './stronghold.ts';

export const clans = [
  // Units: attack, defence, resistance, movement, hit points, range
  unit('dust-outriders', 'clans', 'foot', [1, 0, 1, 0], [2, 2, 3, 5, 2, 1], {
    recce: [4, 1],
    stealth: 5,
    'fast-start': true,
  }),
  unit('scrap-militia', 'clans', 'foot', [1, 1, 0, 0], [3, 2, 3, 2, 4, 1], { swarm: true }),
  unit('waste-hunters', 'clans', 'foot', [2, 1, 0, 0], [4, 3, 3, 3, 4, 1], {
    stealth: 4,
    'bounty-hunter': 2,
  }),
  unit('brute-gang', 'clans', 'brute', [3, 1, 0, 0], [5, 3, 4, 2, 7, 1], { frenzy: true }),
  unit('war-rigs', 'clans', 'vehicle', [1, 2, 2, 0], [5, 3, 2, 4, 6, 2]),
  unit('sapper-kin', 'clans', 'foot', [1, 2, 0, 0], [3, 3, 3, 3, 4, 1], {
    engineer: 3,
    saboteur: 4,
    stealth: 4,
  }),
  unit('titan-mauler', 'clans', 'brute', [4, 3, 1, 0], [8, 4, 4, 2, 8, 1], { assault: 2 }),
  unit('rocket-wagons', 'clans', 'gun', [1, 2, 2, 0], [6, 2, 2, 3, 4, 3]),
  unit('hawk-launchers', 'clans', 'foot', [1, 1, 0, 1], [3, 3, 2, 3, 4, 1], {
    'anti-air': 4,
    stealth: 3,
  }),
  unit('water-caravan', 'clans', 'support', [2, 1, 0, 0], [1, 3, 3, 4, 4, 1], {
    'mobile-supply': true,
  }),
  unit('chaff-wagon', 'clans', 'support', [1, 2, 1, 0], [2, 3, 2, 3, 4, 1], { 'anti-missile': 4 }),
  unit('howl-drummers', 'clans', 'foot', [2, 0, 0, 1], [4, 3, 3, 3, 4, 1], { confusion: true }),
  // Heroes: command, fate, resistance, movement, wounds
  hero('jessamy-crowfoot', 'clans', [2, 0, 0, 0], [5, 4, 3, 3, 4], { raider: 1, aggressive: 2 }),
  hero('brannock-dray', 'clans', [2, 1, 0, 0], [6, 2, 4, 2, 5], { 'military-genius': 1 }),
  hero('odalys-fuse', 'clans', [2, 0, 0, 1], [2, 3, 2, 3, 3], {
    technologist: 5,
    demolitionist: true,
  }),
  hero('grandmother-ash', 'clans', [2, 0, 0, 0], [4, 4, 3, 2, 3], { tactician: 5 }),
  hero('cinder-moth', 'clans', [2, 0, 0, 1], [2, 6, 2, 3, 3], {
    saboteur: 6,
    'master-saboteur': true,
    stealth: 6,
  }),
  hero('hob-ferrier', 'clans', [2, 0, 0, 0], [3, 4, 3, 4, 3], {
    assassin: 4,
    espionage: 4,
    trickster: true,
  }),
  // Attack cards: attack, defence, fate, hit points, range; the cost is paid for each sortie
  attackCard('kite-raiders', 'clans', 'aircraft', [1, 0, 1, 0], [4, 4, 2, 2, 4], {
    'air-to-air': 3,
    precision: true,
  }),
  attackCard('dust-bomber', 'clans', 'aircraft', [0, 1, 2, 0], [6, 3, 2, 4, 4], {
    'munition-slot': 1,
  }),
  attackCard('buzzard-copter', 'clans', 'helo', [0, 1, 1, 0], [6, 3, 1, 3, 1], { harm: 3 }),
  attackCard('scrap-barrage', 'clans', 'missile', [0, 2, 1, 0], [6, 3, 0, 2, 3], {
    collateral: [80, 2],
  }),
  // Stronghold: defence, resistance, structure, level, upgrades
  facility('hollow-mesa', 'clans', [0, 0, 0, 0], [5, 6, 20, 3, 2], {
    ...STRONGHOLD,
    'hidden-mouth': 4,
  }),
] as const;
