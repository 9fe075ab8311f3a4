/** [2.24] [2.26] [2.27] What repair costs; resources only with more than half of the points lost. */
import type { Cost, UnitClass } from './card.ts';
import type { CardId } from './cards.ts';

/** [2.24] AP by class; the resources are one of each that the card costs. */
export const CLASS_AP: Readonly<Record<UnitClass, number>> = {
  foot: 3,
  power: 4,
  vehicle: 5,
  walker: 5,
  gun: 5,
  support: 3,
  team: 4,
  drone: 2,
  beast: 3,
  brute: 1,
};

interface FacilityRepair {
  readonly ap: number;
  readonly cost: Cost;
  /** Price for the Brood, which repairs with living things. */
  readonly brood: Cost;
}

/** [2.26] */
export const FACILITY_REPAIRS = {
  stronghold: { ap: 5, cost: [0, 4, 4, 4], brood: [4, 1, 4, 2] },
  outpost: { ap: 4, cost: [0, 3, 3, 3], brood: [3, 1, 2, 2] },
  works: { ap: 3, cost: [0, 2, 2, 2], brood: [2, 1, 1, 1] },
  learning: { ap: 2, cost: [0, 1, 1, 1], brood: [1, 0, 1, 1] },
  collector: { ap: 1, cost: [0, 1, 1, 0], brood: [1, 0, 1, 0] },
} as const satisfies Readonly<Record<string, FacilityRepair>>;
export type FacilityKind = keyof typeof FACILITY_REPAIRS;

/** Kinds of facilities that their abilities do not tell; the others are works. */
export const KIND_OF: Readonly<Partial<Record<CardId, FacilityKind>>> = {
  laboratory: 'learning',
  academy: 'learning',
  'intel-centre': 'learning',
  'collector-humans': 'collector',
  'collector-materials': 'collector',
  'collector-energy': 'collector',
  'collector-technology': 'collector',
  minefield: 'collector',
};

/** [2.27] Of an attack card, beside its AP. */
export const ATTACK_REPAIR: Cost = [0, 0, 1, 1];
/** [2.22] What an upgrade costs beside AP. */
export const UPGRADE: Cost = [0, 2, 2, 1];
