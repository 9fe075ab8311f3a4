/** [2.24] [2.26] Kinds of facilities, by which their repair is priced. */
import type { CardId } from './cards.ts';

export const FACILITY_KINDS = ['stronghold', 'outpost', 'works', 'learning', 'collector'] as const;
export type FacilityKind = (typeof FACILITY_KINDS)[number];

/** Kinds of facilities that their abilities do not tell. */
const KIND_OF: Readonly<Partial<Record<CardId, FacilityKind>>> = {
  laboratory: 'learning',
  academy: 'learning',
  'intel-centre': 'learning',
  'collector-humans': 'collector',
  'collector-materials': 'collector',
  'collector-energy': 'collector',
  'collector-technology': 'collector',
  minefield: 'collector',
};
const KINDS: ReadonlyMap<string | undefined, FacilityKind> = new Map(Object.entries(KIND_OF));

/** Returns the kind of a facility whose abilities do not tell it, by the id of its card: works, if it is not listed. */
export const kindOfCard = (id: string | undefined): FacilityKind => KINDS.get(id) ?? 'works';
