/** SQL conditions on tables that several queries share. */
import type { TableSummary } from '../../table/messages/messages.ts';
import type { RecordHeader } from '../../table/record/record-schemas.ts';
import { variantHash } from '../../table/record/variant-hash.ts';
import type { Database } from './database.ts';
import { readHeader } from './rows.ts';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { StoreTables } from './store-tables.ts';

/** Condition that a table has a free seat. `id`: column of the query with the table's id. */
export function hasFreeSeat(id: `${string}.id`): Expression<SqlBool> {
  const { exists, selectFrom } = expressionBuilder<StoreTables>();
  return exists(
    selectFrom('seats as free')
      .select('free.side')
      .where('free.table_id', '=', sql.ref<string>(id))
      .where('free.kind', '=', 'open'),
  );
}

/** Returns the variant of a table or tournament as lists show it; nothing if its values are the usual ones. */
export const variantIn = ({
  game,
  rules,
  variant,
}: Pick<RecordHeader, 'game' | 'rules' | 'variant'>): Pick<TableSummary, 'variant'> =>
  variant
    ? {
        variant: {
          ...(variant.title !== undefined && { title: variant.title }),
          changes: Object.keys(variant.changes).length,
          hash: variantHash(game, rules, variant),
        },
      }
    : {};

/** Columns of a table in a query. */
interface TableRow {
  readonly id: string;
  readonly header: string;
}

interface Terms extends Pick<TableSummary, 'variant'> {
  /** Id of the first free side. */
  readonly side?: string;
  readonly clock?: NonNullable<RecordHeader['clock']>;
  readonly rated?: true;
}

/** Returns the terms of these tables for a player who may join them. */
export async function termsOf(
  db: Database,
  rows: readonly TableRow[],
): Promise<(row: TableRow) => Terms> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return () => ({});
  const free = await db
    .selectFrom('seats')
    .select(['table_id', 'side'])
    .where('table_id', 'in', ids)
    .where('kind', '=', 'open')
    .orderBy('side', 'desc')
    .execute();
  const rated = await db.selectFrom('rated').selectAll().where('table_id', 'in', ids).execute();
  const sides = new Map(free.map(({ table_id, side }) => [table_id, side]));
  const counted = new Set(rated.map(({ table_id }) => table_id));
  return ({ id, header }) => {
    const found = readHeader(header);
    const { clock, sides: names } = found;
    const side = names[sides.get(id) ?? -1];
    return {
      ...(side !== undefined && { side }),
      ...(clock && { clock }),
      ...(counted.has(id) && { rated: true as const }),
      ...variantIn(found),
    };
  };
}
