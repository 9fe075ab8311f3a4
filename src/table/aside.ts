/** Entries of a record that say something about the table, and leave the position as it is. */
import type { RecordEntry } from './record.ts';

const ASIDE: ReadonlySet<RecordEntry['kind']> = new Set(['seat', 'beacon']);

export const isAside = ({ kind }: Pick<RecordEntry, 'kind'>): boolean => ASIDE.has(kind);
