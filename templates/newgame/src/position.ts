/** Fields that position files can set. */
import { NONE, type PositionSpec } from 'countermarch/kernel';
import { STEP } from './names.ts';
import type { State } from './state.ts';

const objective = (index: number) =>
  ({ field: 'objective', index, kind: 'number', fallback: 1, min: 0, max: 4 }) as const;

export const position: PositionSpec<State> = {
  where: { field: 'at', places: { destroyed: NONE } },
  absent: NONE,
  counter: { acted: { field: 'acted', kind: 'flag', fallback: 0 } },
  markers: {},
  lists: {},
  values: {
    side: { field: 'side', kind: 'side', fallback: 0 },
    round: { field: 'round', kind: 'number', fallback: 1, min: 1, max: 13 },
    'red-objective': objective(0),
    'blue-objective': objective(1),
  },
  steps: {
    move: { begin: (s) => s.push(STEP.move) },
    attack: { begin: (s) => s.push(STEP.attack) },
  },
};
