/** [D1] The four factions and what each does better. */
export interface Faction {
  readonly id: string;
  /** The rule that says what it does better. */
  readonly rule: string;
  /** [3.19] Units that an army without a hero may have. */
  readonly command: number;
  /** [2.15] Cards in the hand. */
  readonly hand: number;
  /** [2.14] AP for a card of the deck. */
  readonly draw: number;
  /** [3.16] Movement points that supply reaches. */
  readonly supply: number;
  /** [12.2] What independents think of it. */
  readonly attitude: number;
  /** [12.2] Independents of its own kind. */
  readonly kin: string;
}

/** Traits of a faction that are no better than the others. */
const USUAL = { command: 2, hand: 8, draw: 3, supply: 4 } as const;

export const FACTIONS = [
  { ...USUAL, id: 'compact', rule: '11.1', command: 3, attitude: 3, kin: 'human' },
  { ...USUAL, id: 'lattice', rule: '11.2', hand: 9, attitude: -2, kin: 'machine' },
  { ...USUAL, id: 'brood', rule: '11.3', draw: 2, attitude: -2, kin: 'beast' },
  { ...USUAL, id: 'clans', rule: '11.4', supply: 5, attitude: 1, kin: 'mutant' },
] as const satisfies readonly Faction[];

export type FactionId = (typeof FACTIONS)[number]['id'];
export const FACTION_IDS: readonly FactionId[] = FACTIONS.map(({ id }) => id);
