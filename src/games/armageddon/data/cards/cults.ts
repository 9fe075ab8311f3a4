/** [D13] Cards of the two cults. They pay for nothing; costs say what they are worth. */
import { facility, hero, unit } from '../card.ts';

export const cults = [
  unit('chorister', 'lantern', 'foot', [1, 1, 0, 0], [3, 2, 3, 2, 3, 1], { swarm: true }),
  unit('lantern-bearer', 'lantern', 'foot', [2, 0, 1, 0], [4, 3, 3, 2, 4, 1], {
    'shock-attack': true,
  }),
  hero('precentor-oake', 'lantern', [0, 0, 0, 0], [8, 3, 3, 2, 4]),
  facility('choir-hall', 'lantern', [0, 0, 0, 0], [4, 4, 14], { supply: true }),
  unit('hammer-brother', 'iron', 'brute', [2, 1, 0, 0], [5, 3, 4, 2, 5, 1], { assault: 1 }),
  unit('barefoot-scout', 'iron', 'foot', [1, 0, 0, 1], [2, 3, 3, 4, 2, 1], {
    stealth: 5,
    saboteur: 4,
  }),
  hero('abbess-tarn', 'iron', [0, 0, 0, 0], [6, 4, 4, 2, 4]),
  facility('fast-house', 'iron', [0, 0, 0, 0], [3, 5, 10], { camouflage: 4 }),
] as const;
