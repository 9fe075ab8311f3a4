/** [D12] Cards that are nobody’s: they are met on the map. */
import { facility, unit } from '../card.ts';

export const independents = [
  unit('ditch-farmers', 'human', 'foot', [1, 1, 0, 0], [2, 2, 2, 2, 3, 1], { swarm: true }),
  unit('toll-riders', 'human', 'foot', [1, 0, 1, 0], [3, 2, 2, 4, 3, 1], { recce: [4, 1] }),
  unit('old-guard-remnant', 'human', 'power', [2, 2, 1, 0], [5, 4, 3, 2, 5, 1], {
    steadfast: true,
  }),
  unit('rust-knights', 'human', 'vehicle', [1, 2, 2, 0], [5, 4, 2, 3, 5, 1], { assault: 1 }),
  unit('pale-cousins', 'mutant', 'brute', [2, 0, 0, 0], [4, 3, 4, 2, 5, 1], { frenzy: true }),
  unit('two-shadows', 'mutant', 'foot', [1, 0, 0, 1], [3, 3, 3, 3, 3, 2], {
    stealth: 4,
    sniper: 3,
  }),
  unit('slag-giant', 'mutant', 'brute', [4, 1, 0, 0], [6, 3, 4, 2, 9, 1]),
  unit('stray-mower', 'machine', 'drone', [0, 2, 0, 0], [3, 3, 4, 2, 4, 1]),
  unit('orphan-battery', 'machine', 'gun', [0, 2, 1, 1], [6, 2, 4, 2, 4, 3]),
  unit('dune-hounds', 'beast', 'beast', [2, 0, 0, 0], [3, 2, 2, 4, 3, 1], { swarm: true }),
  unit('glass-wyrm', 'beast', 'beast', [4, 0, 2, 0], [6, 4, 4, 3, 8, 1], { regenerate: 1 }),
  facility('squatter-fort', 'human', [0, 3, 1, 0], [2, 3, 6], { supply: true, collects: true }),
] as const;
