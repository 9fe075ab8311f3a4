/** [D1] The four factions and what each does better. */
interface FactionNature {
  readonly id: string;
  /** The rule that says what it does better. */
  readonly rule: string;
  /** [12.2] Independents of its own kind. */
  readonly kin: string;
}

export const FACTIONS = [
  { id: 'compact', rule: '11.1', kin: 'human' },
  { id: 'lattice', rule: '11.2', kin: 'machine' },
  { id: 'brood', rule: '11.3', kin: 'beast' },
  { id: 'clans', rule: '11.4', kin: 'mutant' },
] as const satisfies readonly FactionNature[];

export type FactionId = (typeof FACTIONS)[number]['id'];
export const FACTION_IDS: readonly FactionId[] = FACTIONS.map(({ id }) => id);

/** A faction with its values in a game. */
export interface Faction extends FactionNature {
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
}
