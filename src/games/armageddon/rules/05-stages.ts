/** The stages of a battle in their order, and what a unit does when it acts. */

export const STAGES = [
  'muster',
  'form',
  'initiative',
  'act',
  'after',
  'attacker',
  'defender',
  'over',
  'spoils',
] as const;
export type StageId = (typeof STAGES)[number];
export const STAGE = Object.fromEntries(STAGES.map((id, i) => [id, i])) as Readonly<
  Record<StageId, number>
>;

/** [5.16] Ways to act, in the order of their verbs. */
export const WAYS = ['attack'] as const;
export type Way = (typeof WAYS)[number];
export const WAY = Object.fromEntries(WAYS.map((id, i) => [id, i])) as Readonly<
  Record<Way, number>
>;

/** Where one action of a unit stands: it aims, it strikes, and it sees what came of it. */
export const BLOW = { aim: 0, strike: 1, hit: 2, over: 3 } as const;
