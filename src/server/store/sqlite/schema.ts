/** The store's schema, as a list of migrations. New ones are only ever added at the end. */

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
    contribution TEXT NOT NULL,       -- share in the sealed dice
    PRIMARY KEY (table_id, side)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    side INTEGER NOT NULL,
    text TEXT NOT NULL,
    mixed TEXT,                       -- shares that were mixed in with this die, JSON
    state TEXT NOT NULL,
    hash TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
    BEGIN SELECT RAISE(ABORT, 'events are append-only'); END;
  CREATE TRIGGER events_are_never_removed BEFORE DELETE ON events
    BEGIN SELECT RAISE(ABORT, 'events are append-only'); END;

  -- Position after seq entries, at the last change of side: it only saves work.
  CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq INTEGER NOT NULL,
    schema TEXT NOT NULL,             -- name of the layout of the state
    ints BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';  -- SHA-256 of the host's secret
  -- The last of these entries names the current player of a seat; they are few among many moves.
  CREATE INDEX seat_changes ON events (table_id, side, seq) WHERE kind = 'seat';
  `,
  `
  -- A table whose \`over\` is 2 is incomplete, or is being deleted: lists leave it out.
  DROP TRIGGER events_are_never_removed;
  CREATE TRIGGER events_are_never_removed BEFORE DELETE ON events
    WHEN (SELECT over FROM tables WHERE id = OLD.table_id) IS NOT 2
    BEGIN SELECT RAISE(ABORT, 'events are append-only'); END;
  `,
  `
  ALTER TABLE seats ADD COLUMN seal TEXT NOT NULL DEFAULT '';  -- hash of the contribution
  `,
  `
  -- Outcome as in the last line of a record, JSON: it stays the same when the rules change.
  ALTER TABLE tables ADD COLUMN outcome TEXT;
  `,
  `
  ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;  -- number of the last write, chosen at random
  `,
  `
  -- Chat messages, which are not part of the record.
  CREATE TABLE remarks (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    side INTEGER NOT NULL,            -- below 0: a spectator
    name TEXT NOT NULL,
    who TEXT NOT NULL,                -- distinguishes spectators
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
  ALTER TABLE tables ADD COLUMN next TEXT;  -- the rematch, JSON
  `,
  `
  -- Notification settings of seats.
  CREATE TABLE notices (
    key TEXT PRIMARY KEY,             -- secret of the link that ends it
    table_id TEXT NOT NULL REFERENCES tables (id),
    side INTEGER NOT NULL,
    owner TEXT NOT NULL,              -- SHA-256 of the secret of the seat
    kind TEXT NOT NULL,
    place TEXT NOT NULL,              -- address to which notifications are sent
    means TEXT NOT NULL,              -- data that sending needs, JSON
    told INTEGER NOT NULL,            -- length of the record at the last notification
    due INTEGER NOT NULL,             -- earliest time of the next one; the sending server moves it while it sends
    tries INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notices_of ON notices (table_id, side);

  -- Values that a server creates once, such as the keys of web push.
  CREATE TABLE made (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  ACCOUNTS,
  RATINGS,
  TOURNAMENTS,
  `
  -- Orders of the owner of a seat, JSON; secret from all others.
  ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT '';
  `,
  FRIENDS,
  RATING_RANGES,
  MODERATION,
  NOTIFICATION_CHANNELS,
  `
  -- Effects of entries that have any, JSON: they follow from the record, and only save work.
  CREATE TABLE meanings (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE snapshots ADD COLUMN meant TEXT NOT NULL DEFAULT '';  -- fingerprint of the effects up to the snapshot
  `,
  ...SHARED,
];
