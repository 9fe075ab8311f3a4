/** A kind of action in a player’s turn. Each area of the rules defines its own; `turn-actions.ts` lists them all. */
import type { TurnAction } from '../../../kernel/step.ts';
import type { Armageddon } from '../state.ts';
import type { VerbName } from './names.ts';

/** Frequent values of the actions of one listing, worked out when one is first needed. */
interface Survey {
  readonly isSupplied: (hex: number) => boolean;
  /** Armies of the side in the field, with their cards. */
  readonly armies: ReadonlyMap<number, readonly number[]>;
}

/** A kind of action of the side whose turn it is. */
export type SideAction<Verb extends VerbName> = TurnAction<Armageddon, Verb, Survey>;
