/** [D5] Facilities that everybody may have; each faction calls them by a name of its own. */
import { facility } from '../card.ts';

export const facilities = [
  // Defence, resistance, structure, level, upgrades
  facility('outpost', 'all', [1, 3, 1, 1], [3, 4, 10, 1, 2], {
    supply: true,
    barracks: true,
    collects: true,
  }),
  facility('bunkered-outpost', 'all', [1, 5, 2, 2], [4, 6, 12, 1, 1], {
    supply: true,
    barracks: true,
    collects: true,
    hardened: true,
  }),
  facility('air-defence', 'all', [0, 3, 2, 2], [3, 4, 6], { 'anti-air': 6 }),
  facility('missile-shield', 'all', [0, 2, 3, 3], [3, 4, 6], { 'anti-missile': 6 }),
  facility('laboratory', 'all', [1, 2, 2, 2], [2, 3, 6], { laboratory: true }),
  facility('academy', 'all', [2, 2, 1, 1], [2, 3, 6], { academy: true }),
  facility('intel-centre', 'all', [1, 1, 1, 3], [2, 3, 6, 1, 2], {
    'counter-intel': true,
    sniffer: 4,
  }),
  facility('radar-mast', 'all', [0, 1, 2, 2], [2, 3, 4], { recce: [6, 3] }),
  facility('command-post', 'all', [2, 2, 1, 2], [3, 3, 6], { 'ap-bonus': 1 }),
  facility('armoury', 'all', [1, 2, 1, 1], [2, 3, 6], { armoury: true }),
  facility('repair-bay', 'all', [0, 2, 1, 1], [2, 3, 6], { 'repair-bay': true }),
  facility('shield-generator', 'all', [0, 1, 3, 3], [2, 3, 4], { shield: 1 }),
  // Built without a card: the level of what collects one kind is the place of that kind, from 1
  facility('collector-humans', 'all', [0, 2, 1, 0], [1, 2, 3], { 'collects-one': 1 }),
  facility('collector-materials', 'all', [0, 2, 1, 0], [1, 2, 3], { 'collects-one': 2 }),
  facility('collector-energy', 'all', [0, 2, 1, 0], [1, 2, 3], { 'collects-one': 3 }),
  facility('collector-technology', 'all', [0, 2, 1, 0], [1, 2, 3], { 'collects-one': 4 }),
  facility('minefield', 'all', [0, 2, 0, 1], [0, 0, 6], { mines: 4, camouflage: 4 }),
] as const;
