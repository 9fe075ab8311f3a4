/**
 * Type of the actions in a player's turn. Each area of the rules defines its own; `turn-actions.ts` lists them all.
 */
import type { TurnAction } from '../../../kernel/step.ts';
import type { Armageddon } from '../state.ts';
import type { VerbName } from './names.ts';

/** Values that several actions of one listing need, computed on first use. */
interface Survey {
  readonly isSupplied: (hex: number) => boolean;
  /** The side's armies in the field, with their cards. */
  readonly armies: ReadonlyMap<number, readonly number[]>;
}

/** An action of the side whose turn it is. */
export type SideAction<Verb extends VerbName> = TurnAction<Armageddon, Verb, Survey>;
