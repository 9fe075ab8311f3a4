/** A kind of action in a player’s turn. Each area of the rules defines its own; `deeds.ts` lists them all. */
import type { ActionList } from '../../../kernel/action.ts';
import type { Log } from '../../../kernel/text/log.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import type { StepOffer } from '../../../kernel/step.ts';
import type { Armageddon } from '../state.ts';

/** Frequent values of the actions of one listing, worked out when one is first needed. */
export interface Survey {
  readonly isSupplied: (hex: number) => boolean;
  /** Armies of the side in the field, with their cards. */
  readonly armies: ReadonlyMap<number, readonly number[]>;
}

/** A kind of action: how `turn.act` shows it, what of it is legal, what comes of it, and why not. */
export interface TurnAction extends StepOffer<Armageddon> {
  /** Its nouns that are legal for the side whose turn it is, ascending. */
  list(s: Armageddon, side: number, out: ActionList, survey: Survey): void;
  /** Carries it out; the step of the turn stays below whatever it pushes. */
  apply(s: Armageddon, side: number, noun: number, log?: Log): void;
  whyNot?(s: Armageddon, side: number, noun: number): Refusal | undefined;
}
