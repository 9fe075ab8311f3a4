/** Writes many changes of many tables in one statement, with one round trip and one sync to disk. */
import { requireDefined } from '../../../kernel/require-defined.ts';
import type { RecordEntry } from '../../../table/record/record.ts';
import type { StoredEffect, StoredSeat } from '../rows.ts';
import { CHANNEL, formatWrite } from './change-feed.ts';
import { SCHEMA } from './postgres-schema.ts';
import type { Change } from '../store.ts';

/** Changes to write for one table; each depends on the one before. */
export interface TableWrites {
  readonly id: string;
  readonly expected: number;
  readonly changes: readonly Change[];
}

/**
 * Appends to the tables that have the expected revision, and leaves the others unchanged. Rows are locked in one order,
 * so that servers never deadlock. Other servers get one notification for each table, with the write in it
 * (`formatWrite`).
 */
export const APPEND = `
WITH asked AS (
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::int[], $5::int[], $6::smallint[], $7::text[], $8::smallint[], $34::bool[], $35::text[], $36::bigint[])
    AS a (id, expected, next, seq, actor, over, outcome, bot, quiet, news, due)
), locked AS (
  SELECT t.id FROM ${SCHEMA}.tables t JOIN asked a ON a.id = t.id ORDER BY t.id FOR UPDATE OF t
), taken AS (
  UPDATE ${SCHEMA}.tables t SET seq = a.seq, actor = a.actor, over = a.over, outcome = a.outcome,
    bot = a.bot, due = a.due, touched = CASE WHEN a.quiet THEN t.touched ELSE $9 END, revision = a.next
  FROM asked a JOIN locked l ON l.id = a.id
  WHERE t.id = a.id AND t.revision = a.expected
  RETURNING t.id, t.revision, t.bot, a.news
), new_events AS (
  INSERT INTO ${SCHEMA}.events (table_id, seq, kind, side, text, mixed, state, hash, at)
  SELECT e.id, e.seq, e.kind, e.side, e.text, e.mixed, e.state, e.hash, $9
  FROM unnest($10::text[], $11::int[], $12::text[], $13::int[], $14::text[], $15::text[], $16::text[], $17::text[])
    AS e (id, seq, kind, side, text, mixed, state, hash) JOIN taken ON taken.id = e.id
), new_snapshots AS (
  INSERT INTO ${SCHEMA}.snapshots
  SELECT s.id, s.seq, s.schema, s.ints, s.meant FROM unnest($18::text[], $19::int[], $20::text[], $21::bytea[], $22::text[])
    AS s (id, seq, schema, ints, meant) JOIN taken ON taken.id = s.id
  ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, schema = excluded.schema, ints = excluded.ints,
    meant = excluded.meant
), new_meanings AS (
  INSERT INTO ${SCHEMA}.meanings
  SELECT m.id, m.seq, m.text FROM unnest($31::text[], $32::int[], $33::text[])
    AS m (id, seq, text) JOIN taken ON taken.id = m.id
  ON CONFLICT (table_id, seq) DO UPDATE SET text = excluded.text
), new_seats AS (
  INSERT INTO ${SCHEMA}.seats
  SELECT s.id, s.side, s.kind, s.name, s.token, s.contribution, s.seal, s.orders
  FROM unnest($23::text[], $24::int[], $25::text[], $26::text[], $27::text[], $28::text[], $29::text[], $30::text[])
    AS s (id, side, kind, name, token, contribution, seal, orders) JOIN taken ON taken.id = s.id
  ON CONFLICT (table_id, side) DO UPDATE SET kind = excluded.kind, name = excluded.name,
    token = excluded.token, contribution = excluded.contribution, seal = excluded.seal, orders = excluded.orders
)
SELECT id, bot, pg_notify('${CHANNEL}', $37 || ' ' || id || ':' || revision || ' ' || news) FROM taken`;

/** Returns the parameters of `APPEND`: rows as one list for each column. */
export function valuesOf(asked: readonly TableWrites[], now: number): unknown[] {
  const entries = asked.flatMap(({ id, changes }) =>
    changes.flatMap((change) => (change.entries ?? []).map((entry) => ({ id, entry }))),
  );
  return [
    ...columns(asked, 8, ({ id, expected, changes }) => {
      const last = requireDefined(changes.at(-1), 'a write has at least one change');
      const { progress, bot = 0, revision = expected + changes.length } = last;
      const { seq, actor, over, outcome } = progress;
      return [id, expected, revision, seq, actor, Number(over), outcome ?? null, bot];
    }),
    now,
    ...entryColumns(entries),
    ...columns(asked.flatMap(lastSnapshot), 5, (row) => row),
    ...columns(asked.flatMap(lastSeats), 8, ({ id, side, seat }) => seatRow(id, side, seat)),
    ...effectColumns(asked.flatMap(lastEffects)),
    asked.map(({ changes }) => changes.every(({ quiet }) => quiet === true)),
    asked.map(({ expected, changes }) => formatWrite(expected, changes)),
    asked.map(({ changes }) => changes.at(-1)?.progress.due ?? 0),
  ];
}

export const entryColumns = (
  entries: readonly { readonly id: string; readonly entry: RecordEntry }[],
): unknown[][] =>
  columns(entries, 8, ({ id, entry: e }) => {
    const mixed = e.mixed ? JSON.stringify(e.mixed) : null;
    return [id, e.seq, e.kind, e.side, e.text, mixed, e.state, e.hash];
  });

export const effectColumns = (
  effects: readonly (StoredEffect & { readonly id: string })[],
): unknown[][] => columns(effects, 3, ({ id, seq, text }) => [id, seq, text]);

/** Returns the last snapshot as a row. */
export function snapshotRow(id: string, snapshot: NonNullable<Change['snapshot']>): unknown[] {
  const { seq, schema, ints, fingerprint = '' } = snapshot;
  return [id, seq, schema, Buffer.from(ints.buffer, ints.byteOffset, ints.byteLength), fingerprint];
}

/** Returns a seat as a row. */
export const seatRow = (id: string, side: number, seat: StoredSeat): unknown[] => {
  const { kind, name, token, contribution, seal, orders } = seat;
  return [id, side, kind, name, token, contribution, seal, orders];
};

function lastSnapshot({ id, changes }: TableWrites): unknown[][] {
  const last = changes.findLast(({ snapshot }) => snapshot !== undefined)?.snapshot;
  return last ? [snapshotRow(id, last)] : [];
}

/** Returns the last state of each seat: one statement may write a row only once. */
function lastSeats({ id, changes }: TableWrites): { id: string; side: number; seat: StoredSeat }[] {
  const seats = new Map(changes.flatMap((change) => [...(change.seats ?? [])]));
  return [...seats].map(([side, seat]) => ({ id, side, seat }));
}

/** Returns the last effect of each entry, for the same reason. */
function lastEffects({ id, changes }: TableWrites): (StoredEffect & { readonly id: string })[] {
  const all = changes.flatMap(({ effects = [] }) => effects);
  return [...new Map(all.map(({ seq, text }) => [seq, { id, seq, text }])).values()];
}

function columns<T>(rows: readonly T[], width: number, cells: (row: T) => unknown[]): unknown[][] {
  const lists: unknown[][] = Array.from({ length: width }, () => []);
  for (const row of rows) cells(row).forEach((cell, i) => void lists[i]?.push(cell));
  return lists;
}
