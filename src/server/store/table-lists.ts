/** Conditions on tables that several queries share. */
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { StoreTables } from './store-tables.ts';

/** Condition that a table has a free seat. `id`: column of the query that names the table. */
export function hasFreeSeat(id: `${string}.id`): Expression<SqlBool> {
  const { exists, selectFrom } = expressionBuilder<StoreTables>();
  return exists(
    selectFrom('seats as free')
      .select('free.side')
      .where('free.table_id', '=', sql.ref<string>(id))
      .where('free.kind', '=', 'open'),
  );
}
