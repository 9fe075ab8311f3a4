/** [D2] [D3] [D4] [D6] Cards of the Meridian Compact. */
import { attackCard, hero, facility, unit } from '../card.ts';
import { STRONGHOLD } from './stronghold.ts';

export const compact = [
  // Units: attack, defence, resistance, movement, hit points, range
  unit('picket-riders', 'compact', 'foot', [1, 0, 1, 0], [2, 2, 2, 4, 2, 1], {
    recce: [5, 1],
    stealth: 4,
  }),
  unit('levy-rifles', 'compact', 'foot', [1, 1, 0, 0], [3, 3, 2, 2, 3, 1], { swarm: true }),
  unit('line-rifles', 'compact', 'foot', [2, 1, 0, 0], [4, 3, 2, 2, 4, 1]),
  unit('breach-pioneers', 'compact', 'foot', [1, 2, 0, 0], [3, 3, 2, 2, 4, 1], { engineer: 2 }),
  unit('rampart-guard', 'compact', 'power', [1, 2, 1, 1], [5, 5, 4, 2, 6, 1], { steadfast: true }),
  unit('skyhook-company', 'compact', 'foot', [2, 0, 2, 0], [5, 3, 2, 3, 4, 1], {
    'air-assault': 4,
  }),
  unit('courser-light-tank', 'compact', 'vehicle', [1, 2, 2, 0], [5, 4, 3, 3, 6, 1], { flank: 2 }),
  unit('bulwark-heavy-tank', 'compact', 'vehicle', [1, 4, 3, 1], [6, 5, 4, 2, 6, 1], {
    plating: 1,
  }),
  unit('longbow-battery', 'compact', 'gun', [1, 3, 1, 1], [7, 2, 2, 2, 5, 3], {
    'area-attack': true,
  }),
  unit('flak-crawler', 'compact', 'vehicle', [1, 2, 1, 1], [3, 4, 3, 2, 5, 1], { 'anti-air': 5 }),
  unit('shield-truck', 'compact', 'support', [1, 1, 1, 2], [2, 3, 3, 2, 4, 1], {
    'anti-missile': 5,
  }),
  unit('beacon-cell', 'compact', 'team', [1, 0, 0, 2], [2, 3, 3, 3, 3, 1], {
    'air-controller': true,
    stealth: 3,
  }),
  unit('longshot-cell', 'compact', 'team', [2, 0, 0, 1], [3, 3, 2, 2, 3, 2], { sniper: 4 }),
  unit('supply-column', 'compact', 'support', [1, 2, 1, 0], [1, 3, 2, 3, 5, 1], {
    'mobile-supply': true,
  }),
  unit('drill-cadre', 'compact', 'foot', [2, 0, 0, 0], [3, 3, 2, 2, 4, 1], {
    'infantry-support': true,
  }),
  unit('rampart-guns', 'compact', 'gun', [1, 2, 0, 0], [4, 2, 2, 2, 4, 2], {
    'defensive-fire': true,
  }),
  // Heroes: command, fate, resistance, movement, wounds
  hero('marshal-orsine-vale', 'compact', [2, 0, 0, 1], [6, 4, 3, 2, 4], { 'military-genius': 1 }),
  hero('captain-tamsin-roe', 'compact', [2, 0, 0, 0], [5, 3, 3, 3, 4], {
    leader: 1,
    pathfinder: 2,
  }),
  hero('doctor-ilse-karam', 'compact', [1, 0, 0, 2], [2, 3, 2, 2, 2], { technologist: 6 }),
  hero('colonel-ines-duarte', 'compact', [2, 0, 0, 1], [4, 3, 3, 2, 3], { tactician: 6 }),
  hero('wren', 'compact', [2, 0, 0, 1], [2, 6, 3, 3, 3], { saboteur: 5, stealth: 6, espionage: 4 }),
  hero('jump-major-pell', 'compact', [2, 0, 1, 0], [5, 3, 3, 3, 3], {
    'air-ranger': 2,
    'jump-master': 2,
    aggressive: 1,
  }),
  // Attack cards: attack, defence, fate, hit points, range; the cost is paid for each sortie
  attackCard('kestrel-fighter', 'compact', 'aircraft', [0, 0, 2, 0], [3, 4, 2, 3, 4], {
    'air-to-air': 6,
  }),
  attackCard('pelican-bomber', 'compact', 'aircraft', [0, 1, 2, 0], [7, 3, 1, 4, 5], {
    'munition-slot': 1,
  }),
  attackCard('sabre-suppressor', 'compact', 'aircraft', [0, 0, 2, 1], [4, 4, 2, 3, 4], {
    harm: 6,
    precision: true,
  }),
  attackCard('wasp-gunship', 'compact', 'helo', [0, 0, 2, 0], [6, 3, 1, 3, 1], { precision: true }),
  attackCard('javelin-rocket', 'compact', 'missile', [0, 2, 1, 1], [8, 4, 0, 2, 4], {
    collateral: [40, 3],
  }),
  // Stronghold: defence, resistance, structure, level, upgrades
  facility('concord-keep', 'compact', [0, 0, 0, 0], [5, 6, 20, 3, 2], {
    ...STRONGHOLD,
    'muster-yard': true,
  }),
] as const;
