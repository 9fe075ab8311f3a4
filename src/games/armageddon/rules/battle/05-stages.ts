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
export type BattleStageId = (typeof STAGES)[number];
export const STAGE = Object.fromEntries(STAGES.map((id, i) => [id, i])) as Readonly<
  Record<BattleStageId, number>
>;

/** [5.16] Ways to act, in the order of their verbs, which have their names. */
export const WAYS = ['attack', 'storm', 'charge', 'snipe', 'support', 'cover'] as const;
export type BattleOption = (typeof WAYS)[number];
export const WAY = Object.fromEntries(WAYS.map((id, i) => [id, i])) as Readonly<
  Record<BattleOption, number>
>;

/** Where one action of a unit stands: it aims, it strikes, it sees what came of it, and of what came back. */
export const BLOW = { aim: 0, strike: 1, hit: 2, avenged: 3, over: 4 } as const;

/** Possible targets now. */
export const AIM = { reach: 0, front: 1, row: 2, rear: 3, foot: 4, friend: 5, hero: 6 } as const;
