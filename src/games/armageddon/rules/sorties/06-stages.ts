/** The stages of a sortie in their order [6.6], and what it goes for. */

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

/** [25.16] [25.17] A unit drawn of an army, a facility drawn, or the very card. */
export const AIM = { army: 0, facility: 1, card: 2 } as const;
