/** The store's schema in PostgreSQL, as a list of migrations. New ones are only ever added at the end. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { InputError } from '../../../kernel/setup/setup.ts';
import {
  ACCOUNTS,
  RATING_RANGES,
  FRIENDS,
  MODERATION,
  RATINGS,
  SHARED,
  TOURNAMENTS,
  NOTIFICATION_CHANNELS,
} from '../account-schema.ts';
import { migrateToLatest } from '../migrations.ts';

/** Schemas of our tables, and of the job queue. */
export const SCHEMA = 'countermarch';
export const JOBS_SCHEMA = 'countermarch_jobs';

/** Key of the lock under which one process at a time migrates the store: `CMAR` in ASCII. */
const LOCK = 0x434d4152;

/**
 * Migration `i` brings a store of version `i` to version `i + 1`. `schema.ts` explains the columns. Add new migrations
 * to `SHARED`.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id text PRIMARY KEY,
    header text NOT NULL,
    seed text,
    seq integer NOT NULL DEFAULT 0,
    actor integer NOT NULL,
    over smallint NOT NULL,
    made bigint NOT NULL,
    touched bigint NOT NULL,
    host text NOT NULL DEFAULT '',
    outcome text,
    revision bigint NOT NULL DEFAULT 0,
    bot smallint NOT NULL DEFAULT 0     -- a bot’s turn is due: 1 among bots, 2 among people
  );
  CREATE INDEX tables_in_play ON tables (over, touched);
  CREATE INDEX bot_turns ON tables (bot) WHERE bot > 0;

  CREATE TABLE seats (
    table_id text NOT NULL REFERENCES tables (id),
    side integer NOT NULL,
    kind text NOT NULL CHECK (kind IN ('human', 'bot', 'open')),
    name text NOT NULL,
    token text NOT NULL,
    contribution text NOT NULL,
    seal text NOT NULL,
    PRIMARY KEY (table_id, side)
  );

  CREATE TABLE events (
    table_id text NOT NULL,             -- no foreign key: every insert is for a row that its transaction has locked
    seq integer NOT NULL,
    kind text NOT NULL,
    side integer NOT NULL,
    text text NOT NULL,
    mixed text,
    state text NOT NULL,
    hash text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (table_id, seq)
  );
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND (SELECT over FROM ${SCHEMA}.tables WHERE id = OLD.table_id) = 2 THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'events are append-only';
    END $$;
  CREATE TRIGGER events_are_append_only BEFORE UPDATE OR DELETE ON events
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

  CREATE TABLE snapshots (
    table_id text PRIMARY KEY REFERENCES tables (id),
    seq integer NOT NULL,
    schema text NOT NULL,
    ints bytea NOT NULL
  );
  `,
  `
  CREATE TABLE remarks (
    table_id text NOT NULL REFERENCES tables (id),
    n integer NOT NULL,
    side integer NOT NULL,
    name text NOT NULL,
    who text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (table_id, n)
  );

  CREATE TABLE notes (
    table_id text NOT NULL REFERENCES tables (id),
    side integer NOT NULL,
    owner text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_id, side)
  );
  `,
  `
  ALTER TABLE tables ADD COLUMN next text;
  `,
  `
  CREATE TABLE notices (
    key text PRIMARY KEY,
    table_id text NOT NULL REFERENCES tables (id),
    side integer NOT NULL,
    owner text NOT NULL,
    kind text NOT NULL,
    place text NOT NULL,
    means text NOT NULL,
    told integer NOT NULL,
    due bigint NOT NULL,
    tries integer NOT NULL
  );
  CREATE INDEX notices_of ON notices (table_id, side);
  CREATE TABLE made (
    name text PRIMARY KEY,
    value text NOT NULL
  );
  `,
  layoutForPostgres(ACCOUNTS),
  layoutForPostgres(RATINGS),
  layoutForPostgres(TOURNAMENTS),
  `
  ALTER TABLE seats ADD COLUMN orders text NOT NULL DEFAULT '';
  `,
  `
  -- Lost in a crash: servers store the presence of their clients again.
  CREATE UNLOGGED TABLE presence (
    server text NOT NULL,
    table_id text NOT NULL,
    side integer NOT NULL,
    until bigint NOT NULL,
    PRIMARY KEY (server, table_id, side)
  );
  CREATE INDEX presence_at ON presence (table_id);
  `,
  layoutForPostgres(FRIENDS),
  layoutForPostgres(RATING_RANGES),
  layoutForPostgres(MODERATION),
  layoutForPostgres(NOTIFICATION_CHANNELS),
  `
  CREATE TABLE meanings (
    table_id text NOT NULL,             -- no foreign key, as in events
    seq integer NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );
  ALTER TABLE snapshots ADD COLUMN meant text NOT NULL DEFAULT '';
  `,
  ...SHARED.map(layoutForPostgres),
];

/** Migrates a database to the current schema; safe if several processes try at once. */
export async function migrate(pool: pg.Pool): Promise<void> {
  await migrateToLatest(new Kysely({ dialect: new PostgresDialect({ pool }) }), {
    all: MIGRATIONS,
    schema: SCHEMA,
    version: async (db) => {
      await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(db);
      await sql.raw(PREPARE).execute(db);
      const { rows } = await sql<{ version: number }>`SELECT version FROM layout`.execute(db);
      const version = rows[0]?.version ?? 0;
      if (version > MIGRATIONS.length)
        throw new InputError(
          `the database was written by a newer Countermarch (store version ${version}, this one supports up to ${MIGRATIONS.length}); start the newer one`,
        );
      return version;
    },
    run: async (db, step, version) => {
      await sql.raw(step).execute(db);
      await sql`DELETE FROM layout`.execute(db);
      await sql`INSERT INTO layout VALUES (${version})`.execute(db);
    },
  });
}

const PREPARE = `
  CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
  SET LOCAL search_path TO ${SCHEMA};
  CREATE TABLE IF NOT EXISTS layout (version integer NOT NULL);
`;

/** Translates a schema from SQLite to PostgreSQL. */
function layoutForPostgres(layout: string): string {
  return layout
    .replaceAll(/\bINTEGER\b/g, 'bigint')
    .replaceAll(/\bBLOB\b/g, 'bytea')
    .replaceAll(/\bREAL\b/g, 'double precision')
    .replaceAll(/\) STRICT(, WITHOUT ROWID)?;/g, ');');
}
