/**
 * Writes many changes of many tables in one statement, with one round trip and one sync to disk. Rows travel as JSON,
 * which takes less processor time than a list for each column, here and in the database.
 */
import { requireDefined } from '../../../kernel/require-defined.ts';
import type { StoredEffect, StoredSeat } from '../rows.ts';
import type { Change } from '../store.ts';
import { CHANNEL, formatWrite, isShort, packetsOf } from './change-feed.ts';
import { SCHEMA } from './postgres-schema.ts';

/** Changes to write for one table; each depends on the one before. */
export interface TableWrites {
  readonly id: string;
  readonly expected: number;
  readonly changes: readonly Change[];
}

/** Returns SQL that inserts the rows of a JSON list; `where` selects some of them. */
const insertEntries = (from: string): string => `
  INSERT INTO ${SCHEMA}.events (table_id, seq, kind, side, text, mixed, state, hash, at)
  SELECT t.id, e.seq, e.kind, e.side, e.text, e.mixed, e.state, e.hash, $1
  FROM ${from} AS e (seq int, kind text, side int, text text, mixed text, state text, hash text)`;
const insertEffects = (list: string, where = ''): string => `
  INSERT INTO ${SCHEMA}.meanings (table_id, seq, text)
  SELECT m.id, m.seq, m.text FROM json_to_recordset(${list}) AS m (id text, seq int, text text) ${where}`;
const insertSnapshots = (list: string, where = ''): string => `
  INSERT INTO ${SCHEMA}.snapshots (table_id, seq, schema, ints, meant)
  SELECT s.id, s.seq, s.schema, decode(s.ints, 'base64'), s.fingerprint
  FROM json_to_recordset(${list}) AS s (id text, seq int, schema text, ints text, fingerprint text) ${where}`;
const insertSeats = (list: string, where = ''): string => `
  INSERT INTO ${SCHEMA}.seats (table_id, side, kind, name, token, contribution, seal, orders)
  SELECT s.id, s.side, s.kind, s.name, s.token, s.contribution, s.seal, s.orders
  FROM json_to_recordset(${list}) AS s (id text, side int, kind text, name text, token text, contribution text,
    seal text, orders text) ${where}`;

/** Inserts at time $1 the entries of table $2. */
export const INSERT_ENTRIES = insertEntries('(SELECT $2::text AS id) t, json_to_recordset($3)');
/** Insert rows of new tables. */
export const INSERT_EFFECTS = insertEffects('$1');
export const INSERT_SNAPSHOTS = insertSnapshots('$1');
export const INSERT_SEATS = insertSeats('$1');

/**
 * Appends to the tables that have the expected revision, and leaves the others unchanged. Rows are locked in one order,
 * so that servers never deadlock. Other servers are notified of the writes, of many tables at once (`packetsOf`).
 */
export const APPEND = `
WITH asked AS (
  SELECT * FROM json_to_recordset($3) AS a (id text, expected bigint, next bigint, seq int, actor int, over smallint,
    outcome text, bot smallint, due bigint, quiet bool, short bool, packet int, write json)
), locked AS (
  SELECT t.id FROM ${SCHEMA}.tables t JOIN asked a ON a.id = t.id ORDER BY t.id FOR UPDATE OF t
), taken AS (
  UPDATE ${SCHEMA}.tables t SET seq = a.seq, actor = a.actor, over = a.over, outcome = a.outcome,
    bot = a.bot, due = a.due, touched = CASE WHEN a.quiet THEN t.touched ELSE $1 END, revision = a.next
  FROM asked a JOIN locked l ON l.id = a.id
  WHERE t.id = a.id AND t.revision = a.expected
  RETURNING t.id, t.revision, t.bot, a.packet, a.write, CASE WHEN a.short THEN a.write::text ELSE '' END AS news
), new_events AS (${insertEntries("taken t, json_to_recordset(t.write -> 'entries')")}
), new_meanings AS (${insertEffects('$4', 'JOIN taken ON taken.id = m.id')}
  ON CONFLICT (table_id, seq) DO UPDATE SET text = excluded.text
), new_snapshots AS (${insertSnapshots('$5', 'JOIN taken ON taken.id = s.id')}
  ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, schema = excluded.schema, ints = excluded.ints,
    meant = excluded.meant
), new_seats AS (${insertSeats('$6', 'JOIN taken ON taken.id = s.id')}
  ON CONFLICT (table_id, side) DO UPDATE SET kind = excluded.kind, name = excluded.name,
    token = excluded.token, contribution = excluded.contribution, seal = excluded.seal, orders = excluded.orders
), sent AS (
  SELECT pg_notify('${CHANNEL}', $2 || ' ' || string_agg(id || ':' || revision || ' ' || news, E'\\n')) AS done
  FROM taken GROUP BY packet
)
SELECT id, bot, (SELECT count(done) FROM sent) FROM taken`;

/** Returns the parameters of `APPEND`, for a write at time `now` by the server of this name. */
export function valuesOf(asked: readonly TableWrites[], now: number, server: string): unknown[] {
  const writes = asked.map(({ expected, changes }) => formatWrite(expected, changes));
  const short = asked.map(({ changes }, i) => isShort(changes, writes[i] ?? ''));
  const packets = packetsOf(writes.map((write, i) => (short[i] ? write : '')));
  const rows = asked.map(({ id, expected, changes }, i) => {
    const last = requireDefined(changes.at(-1), 'a write has at least one change');
    const { progress, bot = 0, revision: next = expected + changes.length } = last;
    const { seq, actor, outcome, due = 0 } = progress;
    const over = Number(progress.over);
    const quiet = changes.every((change) => change.quiet === true);
    const row = { id, expected, next, seq, actor, over, outcome, bot, due, quiet };
    const head = JSON.stringify({ ...row, short: short[i], packet: packets[i] });
    return `${head.slice(0, -1)},"write":${writes[i]}}`;
  });
  const effects = JSON.stringify(asked.flatMap(lastEffects));
  const snapshots = JSON.stringify(asked.flatMap(lastSnapshot));
  const seats = JSON.stringify(asked.flatMap(lastSeats));
  return [now, server, `[${rows.join(',')}]`, effects, snapshots, seats];
}

/** Returns the last snapshot as a row. */
export function snapshotRow(id: string, snapshot: NonNullable<Change['snapshot']>) {
  const { seq, schema, ints, fingerprint = '' } = snapshot;
  const bytes = Buffer.from(ints.buffer, ints.byteOffset, ints.byteLength).toString('base64');
  return { id, seq, schema, ints: bytes, fingerprint };
}

function lastSnapshot({ id, changes }: TableWrites): ReturnType<typeof snapshotRow>[] {
  const last = changes.findLast(({ snapshot }) => snapshot !== undefined)?.snapshot;
  return last ? [snapshotRow(id, last)] : [];
}

/** Returns the last state of each seat: one statement may write a row only once. */
function lastSeats({ id, changes }: TableWrites): (StoredSeat & { id: string; side: number })[] {
  const seats = new Map(changes.flatMap((change) => [...(change.seats ?? [])]));
  return [...seats].map(([side, seat]) => ({ id, side, ...seat }));
}

/** Returns the last effect of each entry, for the same reason. */
function lastEffects({ id, changes }: TableWrites): (StoredEffect & { id: string })[] {
  const all = changes.flatMap(({ effects = [] }) => effects);
  return [...new Map(all.map(({ seq, text }) => [seq, { id, seq, text }])).values()];
}
