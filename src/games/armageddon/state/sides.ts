/** Columns over the sides, public and private. */
import { RESOURCES } from '../data/card.ts';
import { GEAR, TACTICS } from '../data/gear.ts';

const open = <N extends number>(length: N) => [length, 'public'] as const;
const secret = <N extends number>(length: N) => [length, 'secret'] as const;

export const sideColumns = (sides: number) => ({
  /** [2.10] Action points left in this round. */
  ap: open(sides),
  /** [2.10] Side at each place of this round’s order. */
  order: open(sides),
  /** [2.8] Initiative dice of this round, their successes, and the number of sides already ahead. */
  dice: open(sides),
  hits: open(sides),
  rank: open(sides),
  /** Numbers of cards in hand and deck, and of tactics; views cannot count hidden contents. */
  handSize: open(sides),
  deckSize: open(sides),
  tacticsSize: open(sides),
  /** [9.4] 1 if eliminated. */
  out: open(sides),
  /**
   * [9.1] [9.2] 1 if the headquarters was lost in this turn; for an eliminated side, if it was among the last to go
   * out [9.3].
   */
  beheaded: open(sides),
  /** [14.1] 1 if it has bartered in this round. */
  bartered: open(sides),
  /** [2.9] Dice that a side bids for, until all bids are opened. */
  bid: secret(sides),
  /** [1.2] Stock of each resource. */
  stock: secret(sides * RESOURCES.length),
  /** [1.10] Tactics of each kind. */
  tactics: secret(sides * TACTICS.length),
  /** [2.15] Attachments, munitions and enhancements in the hand, by kind. */
  held: secret(sides * GEAR.length),
  /** [9.5] Value in resources of others' cards that it has destroyed, and of its own cards that it has lost. */
  destroyed: secret(sides),
  lost: secret(sides),
  /** [9.1] Facility that is the headquarters, or `NONE`. */
  headquarters: secret(sides),
});
