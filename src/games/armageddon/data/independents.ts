/** [D12] Groups of independents that guard what is worth guarding, by the throw of a die. */
import type { CardId } from './cards.ts';

/** How strong guards are, by what they guard: from `guardedFrom` resources on. */
export const GUARDED = ['weak', 'middle', 'strong'] as const;
export type GuardStrength = (typeof GUARDED)[number];

type Group = Readonly<Partial<Record<CardId, number>>>;

/** The cards of a group, one by one. */
export const groupCards = (group: Group): CardId[] =>
  Object.entries(group).flatMap(([id, count]) => Array<CardId>(count).fill(id as CardId));

/** By strength, then by the die, 1 to 6. */
export const GUARDS: Readonly<Record<GuardStrength, readonly Group[]>> = {
  weak: [
    { 'ditch-farmers': 2 },
    { 'toll-riders': 1, 'ditch-farmers': 1 },
    { 'pale-cousins': 2 },
    { 'stray-mower': 2 },
    { 'dune-hounds': 2 },
    { 'two-shadows': 1, 'pale-cousins': 1 },
  ],
  middle: [
    { 'old-guard-remnant': 1, 'ditch-farmers': 1 },
    { 'rust-knights': 1, 'toll-riders': 1 },
    { 'slag-giant': 1, 'pale-cousins': 1 },
    { 'orphan-battery': 1, 'stray-mower': 2 },
    { 'dune-hounds': 4 },
    { 'glass-wyrm': 1, 'dune-hounds': 1 },
  ],
  strong: [
    { 'old-guard-remnant': 1, 'rust-knights': 1, 'ditch-farmers': 2 },
    { 'squatter-fort': 1, 'old-guard-remnant': 1, 'ditch-farmers': 2 },
    { 'slag-giant': 2, 'two-shadows': 2 },
    { 'orphan-battery': 2, 'stray-mower': 3 },
    { 'glass-wyrm': 1, 'dune-hounds': 4 },
    { 'squatter-fort': 1, 'rust-knights': 2 },
  ],
};

/** [12.1] Numbers of the die for the attitude. */
export const ATTITUDE_DIE = 10;
