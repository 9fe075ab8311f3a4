/** [D2] [D3] [D4] [D6] Cards of the Lattice. */
import { attackCard, hero, facility, unit } from '../card.ts';
import { STRONGHOLD } from './stronghold.ts';

export const lattice = [
  // Units: attack, defence, resistance, movement, hit points, range
  unit('mote-scout', 'lattice', 'drone', [0, 1, 1, 0], [1, 3, 4, 4, 2, 1], {
    recce: [5, 2],
    stealth: 5,
    'fast-start': true,
  }),
  unit('husk-drones', 'lattice', 'drone', [0, 1, 0, 0], [3, 2, 4, 2, 4, 1], { swarm: true }),
  unit('tine-walker', 'lattice', 'drone', [0, 1, 1, 0], [4, 3, 4, 2, 5, 1]),
  unit('mender-frame', 'lattice', 'support', [0, 1, 1, 1], [2, 3, 4, 2, 5, 1], {
    engineer: 2,
    'repair-field': true,
  }),
  unit('caltrop-frame', 'lattice', 'drone', [0, 2, 1, 1], [5, 3, 4, 3, 5, 1], {
    'shock-attack': true,
  }),
  unit('vector-striker', 'lattice', 'walker', [0, 2, 2, 1], [5, 4, 5, 3, 5, 2], {
    'double-attack': true,
  }),
  unit('ogive-gun-walker', 'lattice', 'walker', [0, 3, 2, 2], [7, 3, 5, 2, 5, 3]),
  unit('bastion-colossus', 'lattice', 'walker', [0, 4, 2, 2], [7, 5, 6, 2, 10, 1], {
    'multi-target': true,
  }),
  unit('screen-node', 'lattice', 'support', [0, 2, 1, 1], [2, 4, 5, 2, 5, 1], {
    'anti-air': 4,
    'anti-missile': 4,
  }),
  unit('silo-carrier', 'lattice', 'support', [0, 3, 1, 1], [2, 4, 5, 2, 6, 1], {
    'mobile-launcher': true,
  }),
  unit('skinwalker', 'lattice', 'team', [0, 1, 0, 2], [3, 3, 4, 3, 3, 1], {
    assassin: 5,
    stealth: 5,
  }),
  unit('null-emitter', 'lattice', 'support', [0, 1, 2, 2], [3, 4, 5, 2, 5, 2], { disable: [2, 2] }),
  unit('shunt-emitter', 'lattice', 'support', [0, 1, 2, 2], [3, 4, 5, 2, 5, 2], {
    disarm: [2, 2],
  }),
  unit('auger-frame', 'lattice', 'walker', [0, 3, 2, 1], [6, 4, 5, 2, 6, 1], {
    breakthrough: true,
  }),
  // Heroes: command, fate, resistance, movement, wounds
  hero('axiom', 'lattice', [0, 1, 1, 2], [6, 3, 6, 2, 5], { 'military-genius': 1, aggressive: 1 }),
  hero('cantor-9', 'lattice', [0, 1, 0, 3], [3, 3, 5, 2, 3], { technologist: 7 }),
  hero('lemma', 'lattice', [0, 1, 1, 1], [4, 3, 5, 2, 3], { tactician: 5 }),
  hero('palimpsest', 'lattice', [0, 1, 0, 2], [2, 5, 5, 3, 3], {
    assassin: 6,
    'master-assassin': true,
    stealth: 6,
  }),
  hero('ostinato', 'lattice', [0, 2, 1, 0], [5, 2, 6, 2, 4], { raider: 2 }),
  hero('ledger', 'lattice', [0, 0, 1, 2], [2, 4, 5, 2, 3], {
    espionage: 6,
    'hand-at-headquarters': true,
  }),
  // Attack cards: attack, defence, fate, hit points, range; the cost is paid for each sortie
  attackCard('gnat-interceptor', 'lattice', 'aircraft', [0, 0, 1, 1], [2, 5, 1, 2, 4], {
    'air-to-air': 5,
  }),
  attackCard('locust-strike-frame', 'lattice', 'aircraft', [0, 1, 2, 0], [6, 4, 1, 3, 4], {
    precision: true,
    'munition-slot': 1,
  }),
  attackCard('dragonfly-rotor', 'lattice', 'helo', [0, 0, 2, 0], [5, 4, 1, 3, 1], { harm: 4 }),
  attackCard('hammerfall-missile', 'lattice', 'missile', [0, 2, 2, 0], [9, 5, 0, 2, 5], {
    collateral: [60, 4],
  }),
  attackCard('needle-missile', 'lattice', 'missile', [0, 2, 1, 2], [7, 5, 1, 2, 6], {
    precision: true,
  }),
  attackCard('judgement-bus', 'lattice', 'missile', [0, 2, 2, 2], [6, 5, 1, 3, 6], {
    'munition-slot': 2,
  }),
  // Stronghold: defence, resistance, structure, level, upgrades
  facility('axle-zero', 'lattice', [0, 0, 0, 0], [5, 6, 20, 3, 2], {
    ...STRONGHOLD,
    'long-silos': 1,
  }),
] as const;
