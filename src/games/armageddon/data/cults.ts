/** [D13] What the two cults begin with, what moves them, and what they raise for it. */
import type { CardId } from './cards.ts';

export interface Cult {
  readonly base: CardId;
  /** How many bases it begins with, each with such a garrison. */
  readonly bases: number;
  readonly garrison: readonly CardId[];
  /** The army that begins at the first of them. */
  readonly first: readonly CardId[];
  /** New armies, which take `cultPrice` zeal; more than one for the Iron Fast. */
  readonly armies: readonly (readonly CardId[])[];
}

export const CULTS = {
  lantern: {
    base: 'choir-hall',
    bases: 1,
    garrison: ['chorister', 'chorister', 'chorister'],
    first: ['precentor-oake', 'lantern-bearer', 'lantern-bearer'],
    armies: [['chorister', 'chorister', 'lantern-bearer']],
  },
  iron: {
    base: 'fast-house',
    bases: 2,
    garrison: ['hammer-brother'],
    first: ['abbess-tarn', 'hammer-brother', 'hammer-brother'],
    armies: [['hammer-brother', 'hammer-brother'], ['barefoot-scout']],
  },
} as const satisfies Readonly<Record<string, Cult>>;

/** [13.2] Numbers of the die by which independents join the Choir. */
export const CHOIR_DIE = 10;
