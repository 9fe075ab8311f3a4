/** Columns over the slots, for cards and armies. All are secret, and share one visibility rule [R41]. */

/** Places that are not hexes. A free slot is at `NONE`. */
export const HAND = -3;
export const DECK = -4;
export const DISCARDED = -5;

/** Bits of `flags`. */
export const FLAG = {
  // Of cards
  /** [R21] Has flown in this turn of its owner. */
  flown: 1,
  /** [R21] Has intercepted in this turn of another side. */
  intercepted: 2,
  /** [R3] This gun has fired at the current sortie. */
  fired: 4,
  /** [3.23] Is a prisoner; `group` is the garrison of the base that holds it. */
  prisoner: 8,
  /**
   * [7.2] [R49] [10.3.17] In this turn of its owner, the hero did research, the agent operated, or the Muster Yard
   * founded an army.
   */
  worked: 64,
  /** [R75] Has changed its army in this turn of its owner. */
  regrouped: 1024,
  /** [R53] Prisoner whose ransom has been asked in this turn. */
  offered: 2048,
  /** [2.22] Facility upgraded in this turn of its owner. */
  upgraded: 8192,
  /** [10.3.20] Mouth that its owner has opened in this round. */
  opened: 4096,
  /**
   * [13.2] Hall of the Choir that was a side's base; cleared by a capture. All 15 bits are in use, so it shares the
   * bit of `delayed`, which only armies have; `check` ensures this.
   */
  converted: 256,
  // Of armies
  /** [5.23] A card of the army was exposed in this turn of its owner; no stealth until the next one. */
  exposed: 512,
  /** [3.26] In stealth. */
  stealth: 16,
  /** [3.24] Besieges the base in its hex. */
  besieging: 32,
  /** [3.9] The army's move in this turn of its owner is over; for a card: it has moved in it. */
  moved: 128,
  /** [5.12] Has a battle that will be fought at the end of the turn. Only for armies: see `converted`. */
  delayed: 256,
  /** [3.25] Has besieged since an earlier turn, so that there is no way out. */
  closed: 16384,
} as const;

const secret = <N extends number>(length: N) => [length, 'secret'] as const;

export const pieceColumns = (pieces: number) => ({
  /** Number of the card in a slot; `NONE` in a free slot and for armies. */
  kind: secret(pieces),
  /** Number of the owner, `NONE` in a free slot; see `World.owners`. */
  owner: secret(pieces),
  /** Hex, or `HAND`, `DECK`, `DISCARDED`; `NONE` if the slot is free. */
  place: secret(pieces),
  /** The army of a card, the base of a garrison, or `NONE`. */
  group: secret(pieces),
  /** Points that a card has lost. */
  damage: secret(pieces),
  /** Bits of `FLAG`. */
  flags: secret(pieces),
  /** [1.7] [1.8] Attachments and munition: numbers of `GEAR`, or `NONE`. */
  gear1: secret(pieces),
  gear2: secret(pieces),
  load: secret(pieces),
  /** [1.7] Enhancements: bit i for `ENHANCEMENTS[i]`. */
  grafts: secret(pieces),
  /** [2.22] Upgrade levels of a facility; for an armoury, its contents [10.3.13]. */
  upgrades: secret(pieces),
  /** [3.9] Movement points that an army has spent in this turn of its owner. */
  spent: secret(pieces),
  /** [3.21] Experience of an army. */
  experience: secret(pieces),
});
