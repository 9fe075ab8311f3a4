/** Columns over the slots: cards and armies. All are secret, with one rule of sight [R41]. */

/** Places that are no hex. A free slot is at `NONE`. */
export const HAND = -3;
export const DECK = -4;
export const DISCARDED = -5;

/** Bits of `flags`. */
export const FLAG = {
  // Of cards
  /** [R21] It has flown in this turn of its owner. */
  flown: 1,
  /** [R21] It has intercepted in this turn of another. */
  intercepted: 2,
  /** [R3] This gun has fired at the present sortie. */
  fired: 4,
  /** [3.23] Its `group` is the garrison of the base that holds it. */
  prisoner: 8,
  /** [7.2] [R49] [10.3.17] It has done research, a special operation, or seen an army founded, in this turn of its owner. */
  worked: 64,
  /** [R75] It has changed its army in this turn of its owner. */
  regrouped: 1024,
  /** [R53] A prisoner for whom ransom has been asked in this turn. */
  offered: 2048,
  /** [2.22] A facility has been upgraded in this turn of its owner. */
  upgraded: 8192,
  /** [10.3.20] A mouth from which its owner has come out in this round. */
  opened: 4096,
  /**
   * [13.2] A Hall of the Choir that was a base of somebody; gone when it is taken. All 15 bits are in use, so this is the one
   * of `delayed`: that is of armies only, and `check` holds both to it.
   */
  converted: 256,
  // Of armies
  /** [5.23] One of its cards was exposed in this turn of its owner: no stealth until the next. */
  exposed: 512,
  /** [3.26] */
  stealth: 16,
  /** [3.24] It lays siege to the base in its hex. */
  besieging: 32,
  /** [3.9] Its move in this turn of its owner is over; of a card: it has been moved in it. */
  moved: 128,
  /** [5.12] Its battle is fought at the end of the turn. Never asked of a card: see `converted`. */
  delayed: 256,
  /** [3.25] Its siege has stood since an earlier turn: there is no way out. */
  closed: 16384,
} as const;

const secret = <N extends number>(length: N) => [length, 'secret'] as const;

export const pieceColumns = (pieces: number) => ({
  /** Number of the card in a slot, `NONE` in a free one and of armies. */
  kind: secret(pieces),
  /** Number of the owner, `NONE` of a free slot: see `World.owners`. */
  owner: secret(pieces),
  /** Hex, or `HAND`, `DECK`, `DISCARDED`; `NONE`: the slot is free. */
  place: secret(pieces),
  /** Owner: the army of a card, the base of a garrison; or `NONE`. */
  group: secret(pieces),
  /** Points that a card has lost. */
  damage: secret(pieces),
  /** Bits, see `FLAG`. */
  flags: secret(pieces),
  /** [1.7] [1.8] Attachments and the munition, numbers of `GEAR`, or `NONE`. */
  gear1: secret(pieces),
  gear2: secret(pieces),
  load: secret(pieces),
  /** [1.7] Enhancements: bit i for `ENHANCEMENTS[i]`. */
  grafts: secret(pieces),
  /** [2.22] Levels that a facility has gained; of an armoury what lies in it [10.3.13]. */
  upgrades: secret(pieces),
  /** [3.9] Movement points that an army has spent in this turn of its owner. */
  spent: secret(pieces),
  /** [3.21] Experience of an army. */
  experience: secret(pieces),
});
