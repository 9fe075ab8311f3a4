/** The store's schema, as a list of migrations. New ones are only ever added at the end. */

import {
  ACCOUNTS,
  ASKS,
  FRIENDS,
  MODERATION,
  RATINGS,
  SHARED,
  TOURNAMENTS,
  WAYS,
} from '../account-schema.ts';

/** Marks a SQLite file as ours: `CMAR` in ASCII. */
export const APPLICATION_ID = 0x434d4152;

/** Migration `i` brings a store of version `i` to version `i + 1`. Add new ones to `SHARED`. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,             -- header of the record, JSON
    seed TEXT,                        -- sealed seed; none if the dice were sealed elsewhere
    seq INTEGER NOT NULL DEFAULT 0,   -- length of the record
    actor INTEGER NOT NULL,           -- side to act; negative if none
    over INTEGER NOT NULL,            -- 1 once there is a result
    made INTEGER NOT NULL,            -- milliseconds since 1970
    touched INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tables_in_play ON tables (over, touched);

  CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    side INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('human', 'bot', 'open')),
    name TEXT NOT NULL,
    token TEXT NOT NULL,              -- SHA-256 of the secret; empty for bots
    contribution TEXT NOT NULL,       -- to the sealed dice
    PRIMARY KEY (table_id, side)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    side INTEGER NOT NULL,
    text TEXT NOT NULL,
    mixed TEXT,                       -- with the first die: contributions, JSON
    state TEXT NOT NULL,
    hash TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
    BEGIN SELECT RAISE(ABORT, 'events are append-only'); END;
  CREATE TRIGGER events_are_never_removed BEFORE DELETE ON events
    BEGIN SELECT RAISE(ABORT, 'events are append-only'); END;

  -- Only saves work: the position after seq entries, at the last change of side.
  CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq INTEGER NOT NULL,
    schema TEXT NOT NULL,             -- name of the layout of the state
    ints BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';  -- SHA-256 of the host's secret
  -- Who plays a seat now is told by the last of these; there are few, among many moves.
  CREATE INDEX seat_changes ON events (table_id, side, seq) WHERE kind = 'seat';
  `,
  `
  -- A table whose \`over\` is 2 is not all here yet, or on its way out: nobody is shown it.
  DROP TRIGGER events_are_never_removed;
  CREATE TRIGGER events_are_never_removed BEFORE DELETE ON events
    WHEN (SELECT over FROM tables WHERE id = OLD.table_id) IS NOT 2
    BEGIN SELECT RAISE(ABORT, 'events are append-only'); END;
  `,
  `
  ALTER TABLE seats ADD COLUMN seal TEXT NOT NULL DEFAULT '';  -- hash of the contribution
  `,
  `
  -- How it ended, as the last line of a record says it, JSON: it stays so when the rules change.
  ALTER TABLE tables ADD COLUMN outcome TEXT;
  `,
  `
  ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;  -- of its last write, drawn
  `,
  `
  -- What is said beside the game: no part of the record.
  CREATE TABLE remarks (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    side INTEGER NOT NULL,            -- below 0: an onlooker
    name TEXT NOT NULL,
    who TEXT NOT NULL,                -- tells onlookers apart
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    side INTEGER NOT NULL,
    owner TEXT NOT NULL,              -- SHA-256 of the secret of the seat that wrote them
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, side)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE tables ADD COLUMN next TEXT;  -- where its people play on, JSON
  `,
  `
  -- Who wants to be told of his turn, and how.
  CREATE TABLE notices (
    key TEXT PRIMARY KEY,             -- ends it
    table_id TEXT NOT NULL REFERENCES tables (id),
    side INTEGER NOT NULL,
    owner TEXT NOT NULL,              -- SHA-256 of the secret of the seat that wants it
    kind TEXT NOT NULL,
    place TEXT NOT NULL,              -- the address that is told
    means TEXT NOT NULL,              -- what that takes, JSON
    told INTEGER NOT NULL,            -- length of the record when it last was
    due INTEGER NOT NULL,             -- not before, in milliseconds; also who is at it
    tries INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notices_of ON notices (table_id, side);

  -- What a server makes once and keeps, as the keys of web push.
  CREATE TABLE made (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  ACCOUNTS,
  RATINGS,
  TOURNAMENTS,
  `
  -- What the owner of a seat has left word for, JSON: nobody else is told of it.
  ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT '';
  `,
  FRIENDS,
  ASKS,
  MODERATION,
  WAYS,
  `
  -- Only saves work: what entries meant, JSON, where that is anything.
  CREATE TABLE meanings (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE snapshots ADD COLUMN meant TEXT NOT NULL DEFAULT '';  -- print of those up to it
  `,
  ...SHARED,
];
