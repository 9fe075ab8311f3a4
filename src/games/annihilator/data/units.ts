/** [2.2.1] [UTL] The order of battle, and the print of the counters [2.2]. */
import type { SideSpec, UnitSpec } from '../../../kernel/game.ts';
import type { AnnihilatorValues, UnitTypeId } from './values.ts';

export const SIDES: readonly SideSpec[] = [{ id: 'human' }, { id: 'annihilator' }];
export const HUMAN = 0;
export const ANNIHILATOR = 1;

/** A unit type of the counter sheet. */
interface UnitKind {
  readonly id: UnitTypeId;
  readonly letter: string;
  readonly side: number;
  readonly count: number;
}

const ASSAULT: UnitKind = { id: 'assault', letter: 'A', side: HUMAN, count: 6 };
const DEMOLITION: UnitKind = { id: 'demolition', letter: 'D', side: HUMAN, count: 3 };
const SECURITY: UnitKind = { id: 'security', letter: 'S', side: ANNIHILATOR, count: 10 };
const REPAIRBOT: UnitKind = { id: 'repairbot', letter: 'R', side: ANNIHILATOR, count: 6 };

const KINDS: readonly UnitKind[] = [ASSAULT, DEMOLITION, SECURITY, REPAIRBOT];

/** A unit type with its ratings: Attack Strength, Defence Strength, Movement Factor, charges carried. `count` is of the whole game. */
export interface UnitType extends UnitKind {
  readonly attack: number;
  readonly defence: number;
  readonly move: number;
  readonly charges: number;
}

/** [UTL] Unit types of an opened game. */
export interface UnitTypes {
  readonly all: readonly UnitType[];
  /** [8.5] The type that an Assault Squad becomes. */
  readonly demolition: UnitType;
  /** Printed type of each unit. */
  readonly ofUnit: readonly UnitType[];
}

export function unitTypesOf(values: AnnihilatorValues): UnitTypes {
  const { attack, defence, move, charges, ships } = values;
  const counts = [2 * ships, ships, values['robots.security'], values['robots.repairbot']];
  const all = KINDS.map(
    (kind, k): UnitType => ({
      ...kind,
      attack: attack[k],
      defence: defence[k],
      move: move[k],
      charges: charges[k] ?? 0,
      count: counts[k],
    }),
  );
  return {
    all,
    demolition: all[KINDS.indexOf(DEMOLITION)],
    ofUnit: KINDS.flatMap(({ count }, k) => Array.from({ length: count }, () => all[k])),
  };
}

/** All units by index. Squads come first, so units below `SQUADS` are human. */
export const UNITS: readonly (UnitSpec & { readonly type: UnitTypeId })[] = KINDS.flatMap((kind) =>
  Array.from({ length: kind.count }, (_, i) => ({
    id: `${kind.letter}${i + 1}`,
    type: kind.id,
    side: kind.side,
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
