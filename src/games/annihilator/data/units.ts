/** [2.2.1] [UTL] The order of battle, and the print of the counters [2.2]. */
import type { SideSpec, UnitSpec } from '../../../kernel/game.ts';

export const SIDES: readonly SideSpec[] = [{ id: 'human' }, { id: 'annihilator' }];
export const HUMAN = 0;
export const ANNIHILATOR = 1;

export type UnitTypeId = 'assault' | 'demolition' | 'security' | 'repairbot';

/** Ratings of a unit type: Attack Strength, Defence Strength, Movement Factor, charges carried. */
export interface UnitType {
  readonly id: UnitTypeId;
  readonly letter: string;
  readonly side: number;
  readonly attack: number;
  readonly defence: number;
  readonly move: number;
  readonly charges: number;
  readonly count: number;
}

const ASSAULT: UnitType = {
  id: 'assault',
  letter: 'A',
  side: HUMAN,
  attack: 4,
  defence: 4,
  move: 4,
  charges: 1,
  count: 6,
};
export const DEMOLITION: UnitType = {
  id: 'demolition',
  letter: 'D',
  side: HUMAN,
  attack: 2,
  defence: 4,
  move: 4,
  charges: 3,
  count: 3,
};
const SECURITY: UnitType = {
  id: 'security',
  letter: 'S',
  side: ANNIHILATOR,
  attack: 2,
  defence: 2,
  move: 5,
  charges: 0,
  count: 10,
};
const REPAIRBOT: UnitType = {
  id: 'repairbot',
  letter: 'R',
  side: ANNIHILATOR,
  attack: 1,
  defence: 1,
  move: 5,
  charges: 0,
  count: 6,
};

export const TYPES: readonly UnitType[] = [ASSAULT, DEMOLITION, SECURITY, REPAIRBOT];

/** Printed type of each unit. Squads come first, so units below `SQUADS` are human. */
export const PRINTED: readonly UnitType[] = TYPES.flatMap((type) =>
  Array.from({ length: type.count }, () => type),
);

export const UNITS: readonly UnitSpec[] = TYPES.flatMap((type) =>
  Array.from({ length: type.count }, (_, i) => ({
    id: `${type.letter}${i + 1}`,
    type: type.id,
    side: type.side,
  })),
);

/** Number of squads: units 0 to `SQUADS - 1` are human, the rest are robots. */
export const SQUADS = ASSAULT.count + DEMOLITION.count;
/** First of the Repairbots. */
export const FIRST_REPAIRBOT = SQUADS + SECURITY.count;

/** [4.2] Returns the squads that land in impact 1, 2 or 3: two Assault Squads and one Demolition Squad. */
export function landingParty(impact: number): readonly number[] {
  return [2 * impact - 2, 2 * impact - 1, ASSAULT.count + impact - 1];
}
