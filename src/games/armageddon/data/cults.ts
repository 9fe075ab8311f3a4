/** [D13] What the two cults begin with, what moves them, and what they raise for it. */
import type { CardId } from './cards.ts';

export interface Cult {
  readonly base: CardId;
  /** How many bases it begins with, each with such a garrison. */
  readonly bases: number;
  readonly garrison: readonly CardId[];
  /** The army that begins at the first of them. */
  readonly first: readonly CardId[];
  /** Zeal that a new army takes, and its kind; more than one for the Iron Fast. */
  readonly price: number;
  readonly armies: readonly (readonly CardId[])[];
}

export const CULTS = {
  lantern: {
    base: 'choir-hall',
    bases: 1,
    garrison: ['chorister', 'chorister', 'chorister'],
    first: ['precentor-oake', 'lantern-bearer', 'lantern-bearer'],
    price: 8,
    armies: [['chorister', 'chorister', 'lantern-bearer']],
  },
  iron: {
    base: 'fast-house',
    bases: 2,
    garrison: ['hammer-brother'],
    first: ['abbess-tarn', 'hammer-brother', 'hammer-brother'],
    price: 10,
    armies: [['hammer-brother', 'hammer-brother'], ['barefoot-scout']],
  },
} as const satisfies Readonly<Record<string, Cult>>;

/** Hexes between its bases and strongholds, and between one another. */
export const CULT_APART = 5;
/** Armies in the field that it has at most. */
export const CULT_ARMIES = 6;
/** Points of what it took and holds. */
export const CONVERTED = 7;
/** Movement points of its armies, how far they see other armies, and whom they fight: who is worth 5/4 of them at most. */
export const CULT_POINTS = 2;
export const CULT_SIGHT = 2;
export const FIGHTS = { of: 4, for: 5 } as const;
/** Up to this number of the die independents join the Choir. */
export const CHOIR = { die: 10, join: 6 } as const;
/** Tool of sabotage for a scout of the Fast. */
export const SCOUT_DICE = 4;
/** The round from which it acts. */
export const CULT_FROM = 6;
/** Zeal that a round brings by itself; hexes round a Hall in which independents count; most of them, and of places of learning; for a weapon of mass destruction. */
export const ZEAL = { round: 1, near: 4, independents: 3, learning: 4, weapon: 6 } as const;
