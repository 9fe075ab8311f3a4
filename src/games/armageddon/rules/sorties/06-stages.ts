/** Stages of a sortie in order [6.6], and kinds of target. */

export const STAGES = [
  'intercept',
  'guns',
  'ask',
  'strike',
  'after',
  'collateral',
  'shower',
  'weapon',
  'blast',
  'home',
] as const;
export type SortieStageId = (typeof STAGES)[number];
export const STAGE = Object.fromEntries(STAGES.map((id, i) => [id, i])) as Readonly<
  Record<SortieStageId, number>
>;

/** [25.16] [25.17] A random unit of an army, a random facility, or a specific card. */
export const AIM = { army: 0, facility: 1, card: 2 } as const;
