/** Columns over the sides: what everybody knows of them, and what they keep to themselves. */
import { RESOURCES } from '../data/card.ts';
import { GEAR, TACTICS } from '../data/gear.ts';

const open = <N extends number>(length: N) => [length, 'public'] as const;
const secret = <N extends number>(length: N) => [length, 'secret'] as const;

export const sideColumns = (sides: number) => ({
  /** [2.10] Action points left in this round. */
  ap: open(sides),
  /** [2.10] Side at each place of this round’s order. */
  order: open(sides),
  /** [2.8] Dice for initiative in this round, their successes, and how many others are before a side so far. */
  dice: open(sides),
  hits: open(sides),
  rank: open(sides),
  /** Cards in hand and deck, and tactics; views cannot count what they do not see. */
  handSize: open(sides),
  deckSize: open(sides),
  tacticsSize: open(sides),
  /** [9.4] 1: it is out of the game. */
  out: open(sides),
  /** [9.1] [9.2] 1: its headquarters was lost in this turn; of who is out, that it went out last [9.3]. */
  beheaded: open(sides),
  /** [14.1] 1: it has bartered in this round. */
  bartered: open(sides),
  /** [2.9] Dice that a side buys, until all bids are opened. */
  bid: secret(sides),
  /** [1.2] Stock of each resource. */
  stock: secret(sides * RESOURCES.length),
  /** [1.10] Tactics of each kind. */
  tactics: secret(sides * TACTICS.length),
  /** [2.15] Attachments, munitions and enhancements in the hand, by kind. */
  held: secret(sides * GEAR.length),
  /** [9.5] Resources of others’ cards that it has destroyed, and of own cards that it has lost. */
  destroyed: secret(sides),
  lost: secret(sides),
  /** [9.1] The facility that is the headquarters, or `NONE`. */
  headquarters: secret(sides),
});
