/** Players of a table in lists. */
import type { TableSummary } from '../../../table/messages/messages.ts';
import { levelName } from '../../ui/level-name.ts';
import { t } from '../../messages.ts';

type Seat = TableSummary['seats'][number];

export function playerName({ kind, name }: Pick<Seat, 'kind' | 'name'>): string {
  if (kind === 'bot') return t('tables.computer', { level: levelName(name) });
  return kind === 'open' ? t('tables.free') : name || t('tables.somebody');
}

/** Number of people at a table. */
const peopleAt = ({ seats }: Pick<TableSummary, 'seats'>): number =>
  seats.filter(({ kind }) => kind === 'human').length;

/** A game in progress between people: games of a person against bots are nobody else's concern. */
export const isBetweenPeople = (table: TableSummary): boolean =>
  !table.over && peopleAt(table) > 1 && !hasFreeSeat(table);

/** A game in which somebody waits for another player. */
export const isOpenGame = (table: TableSummary): boolean =>
  !table.over && peopleAt(table) > 0 && hasFreeSeat(table);

const hasFreeSeat = ({ seats }: TableSummary): boolean => seats.some(({ kind }) => kind === 'open');

/** Tables with the most spectators first; the others keep their order. */
export const mostWatched = (tables: readonly TableSummary[]): readonly TableSummary[] =>
  tables.toSorted((a, b) => (b.spectators ?? 0) - (a.spectators ?? 0));
