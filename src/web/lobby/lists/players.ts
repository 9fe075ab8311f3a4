/** The players of a table in the lobby's lists. */
import type { TableSummary } from '../../../table/messages/messages.ts';
import { levelName } from '../../ui/level-name.ts';
import { t } from '../../messages.ts';

type Seat = TableSummary['seats'][number];

export function playerName({ kind, name }: Pick<Seat, 'kind' | 'name'>): string {
  if (kind === 'bot') return t('tables.computer', { level: levelName(name) });
  return kind === 'open' ? t('tables.free') : name || t('tables.somebody');
}

/** Returns the number of people at a table. */
const peopleAt = ({ seats }: Pick<TableSummary, 'seats'>): number =>
  seats.filter(({ kind }) => kind === 'human').length;

/** Returns whether people play each other at a table. Games of one person against bots are private. */
export const isBetweenPeople = (table: TableSummary): boolean =>
  !table.over && peopleAt(table) > 1 && !hasFreeSeat(table);

/** Returns whether a player at the table is waiting for another one. */
export const isOpenGame = (table: TableSummary): boolean =>
  !table.over && peopleAt(table) > 0 && hasFreeSeat(table);

const hasFreeSeat = ({ seats }: TableSummary): boolean => seats.some(({ kind }) => kind === 'open');

/** Sorts tables by their number of spectators. Equal ones keep their order. */
export const mostWatched = (tables: readonly TableSummary[]): readonly TableSummary[] =>
  tables.toSorted((a, b) => (b.spectators ?? 0) - (a.spectators ?? 0));
