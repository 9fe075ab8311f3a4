/** Migrations that both databases share, written for SQLite; `layoutForPostgres` translates them. */
import { STUDIES } from './study-schema.ts';
import { UPTIME } from './uptime.ts';

/** Accounts, their logins, and their seats. */
export const ACCOUNTS = `
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    spelling TEXT NOT NULL UNIQUE,      -- the name in the form in which names are compared
    password TEXT NOT NULL,             -- scrypt; empty: by passkey only
    made INTEGER NOT NULL,              -- milliseconds since 1970, as all times
    banned INTEGER NOT NULL DEFAULT 0,  -- until this time; 0: never banned
    muted INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  CREATE TABLE logins (
    hash TEXT PRIMARY KEY,              -- SHA-256 of the secret in the cookie
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX logins_of ON logins (account_id);

  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,                -- the authenticator’s id of it, base64url
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    public_key TEXT NOT NULL,           -- base64url
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,           -- how browsers reach it, separated by commas
    made INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX passkeys_of ON passkeys (account_id);

  -- Challenges to authenticators that have not been answered yet.
  CREATE TABLE challenges (
    challenge TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,           -- account that gets the passkey; empty: the challenge is for signing in
    name TEXT NOT NULL,                 -- name of an account that does not exist yet
    until INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE sitters (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    side INTEGER NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, side)
  ) STRICT;
  CREATE INDEX sitters_by_account ON sitters (account_id);

  -- Secrets that open a seat in another browser of its player, while the player is signed in there.
  CREATE TABLE passes (
    hash TEXT PRIMARY KEY,              -- SHA-256 of the secret
    login TEXT NOT NULL REFERENCES logins (hash) ON DELETE CASCADE,
    seat TEXT NOT NULL                  -- hash of the seat's own secret; after a change of player it no longer matches
  ) STRICT;
  CREATE INDEX passes_of ON passes (login);
`;

/** Rated tables, their results, and blocked accounts. */
export const RATINGS = `
  CREATE TABLE rated (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
  ) STRICT;

  CREATE TABLE ratings (
    player TEXT NOT NULL,               -- id of an account; 'bot:' and a level
    game TEXT NOT NULL,
    pool TEXT NOT NULL,                 -- 'people', or 'bots' for games with bots
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    at INTEGER NOT NULL,                -- time of the last rated game
    PRIMARY KEY (player, game, pool)
  ) STRICT;

  -- A row stays when its table is deleted.
  CREATE TABLE results (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    pool TEXT NOT NULL,
    at INTEGER NOT NULL,
    one TEXT NOT NULL,                  -- player; empty: a deleted account
    two TEXT NOT NULL,
    score REAL NOT NULL,                -- score of the first player: 1 won, 0.5 drawn, 0 lost
    one_change REAL NOT NULL,
    two_change REAL NOT NULL
  ) STRICT;
  CREATE INDEX results_of_one ON results (one, at);
  CREATE INDEX results_of_two ON results (two, at);

  CREATE TABLE blocks (
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    PRIMARY KEY (account_id, blocked)
  ) STRICT;

  -- Actions of moderators; rows are never changed.
  CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,              -- name of an account, or id of a table
    reason TEXT NOT NULL
  ) STRICT;
`;

/** Tournaments, their players, and their pairings. */
export const TOURNAMENTS = `
  CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    host TEXT NOT NULL,                 -- account that created it; empty: deleted
    spec TEXT NOT NULL,                 -- game, set-up and pairing rules, JSON
    state TEXT NOT NULL,                -- 'open', 'playing' or 'over'
    round INTEGER NOT NULL,             -- 0 before it begins
    deadline INTEGER NOT NULL,          -- of the current round
    entered INTEGER NOT NULL,           -- number of entrants so far, including those who left
    made INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tournaments_by_state ON tournaments (state, made);

  CREATE TABLE entrants (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    account_id TEXT NOT NULL,           -- empty: deleted
    name TEXT NOT NULL,
    seed REAL NOT NULL,                 -- rating of the entrant when they joined
    left_round INTEGER NOT NULL,        -- round in which they left; 0: they have not
    PRIMARY KEY (tournament_id, n)
  ) STRICT;
  CREATE UNIQUE INDEX entrants_once ON entrants (tournament_id, account_id) WHERE account_id <> '';
  CREATE INDEX entrants_of ON entrants (account_id);

  CREATE TABLE pairings (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    first_n INTEGER NOT NULL,
    second_n INTEGER NOT NULL,          -- -1: a bye
    table_id TEXT NOT NULL,             -- table of the game; empty: none
    claimed INTEGER NOT NULL,           -- time since which a server is creating the table
    ready INTEGER NOT NULL,             -- 1: the table exists
    first_score REAL NOT NULL,          -- below 0: not known yet
    second_score REAL NOT NULL,
    PRIMARY KEY (tournament_id, round, board)
  ) STRICT;
  CREATE INDEX pairings_at ON pairings (table_id);
`;

/** Friends, friend links, who is online, and invitations. */
export const FRIENDS = `
  CREATE TABLE friends (
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    friend TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    since INTEGER NOT NULL,
    PRIMARY KEY (account_id, friend)
  ) STRICT;

  CREATE TABLE friend_links (
    account_id TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    code TEXT NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE here (
    account_id TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE invitations (
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    inviter TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (account_id, table_id)
  ) STRICT;
`;

/** Ratings that an open game requires of its opponent. */
export const RATING_RANGES = `
  CREATE TABLE asks (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    low INTEGER NOT NULL,               -- lowest rating
    high INTEGER NOT NULL               -- highest rating
  ) STRICT;
`;

/** Notification channels of accounts, for all of their tables. */
export const NOTIFICATION_CHANNELS = `
  CREATE TABLE ways (
    key TEXT PRIMARY KEY,               -- secret of the link that ends it
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,                 -- this and the other columns: as in notices
    place TEXT NOT NULL,
    means TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX ways_once ON ways (account_id, kind, place);
`;

/** Daily digests of channels. */
const DIGESTS = `
  ALTER TABLE ways ADD COLUMN daily TEXT NOT NULL DEFAULT '';  -- hour and time zone; empty: each turn
  ALTER TABLE ways ADD COLUMN due INTEGER NOT NULL DEFAULT 0;  -- when the next digest is sent
`;

/** Moderators, the log of their actions, and tables to be closed. */
export const MODERATION = `
  CREATE TABLE moderators (
    account_id TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE
  ) STRICT;

  -- Closures that no server has carried out yet.
  CREATE TABLE closures (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    reason TEXT NOT NULL
  ) STRICT;

  ALTER TABLE audit ADD COLUMN moderator TEXT NOT NULL DEFAULT '';  -- name of an account; empty: the host
`;

/** Skeletons of account names. Each start computes them from the names, so they are not copied. */
const SKELETONS = `
  CREATE TABLE skeletons (
    skeleton TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE
  ) STRICT;
  CREATE INDEX skeletons_of ON skeletons (account_id);
`;

/** Quick-pairing requests of players who wait, or have been seated. */
const WAITING = `
  CREATE TABLE waiting (
    hash TEXT PRIMARY KEY,              -- SHA-256 of the secret of the request, and of the seat
    account_id TEXT NOT NULL,           -- empty: a guest
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    clock TEXT NOT NULL,                -- JSON
    rated INTEGER NOT NULL,
    side TEXT NOT NULL,                 -- wanted or assigned side; empty: either
    rating REAL NOT NULL,
    made INTEGER NOT NULL,              -- milliseconds since 1970, as in the next column
    seen INTEGER NOT NULL,              -- time of the player’s last request
    table_id TEXT NOT NULL              -- empty: still waiting
  ) STRICT;
  CREATE INDEX waiting_by_terms ON waiting (game, table_id);
`;

/** Bundles that records name: the rules of tables, kept permanently. */
const BUNDLES = `
  CREATE TABLE bundles (
    hash TEXT PRIMARY KEY,              -- SHA-256 of the text of the bundle
    game TEXT NOT NULL,
    rules TEXT NOT NULL,                -- SHA-256 of its rules alone
    version INTEGER NOT NULL,           -- version of its rules
    api INTEGER NOT NULL,               -- version of its interface
    origin TEXT NOT NULL,               -- 'release', or 'operator' for a bundle from the operator’s folder
    made INTEGER NOT NULL,              -- when it was stored, milliseconds since 1970
    bytes BLOB NOT NULL                 -- the text, compressed with brotli
  ) STRICT;
`;

/** Challenges: invitations by name for which a seat is reserved. */
const CHALLENGES = `
  ALTER TABLE invitations ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;  -- 1: no other player may take the seat
  ALTER TABLE invitations ADD COLUMN answer TEXT NOT NULL DEFAULT '';  -- 'declined' or 'expired'; empty: none yet
`;

/** Ends of turns, and the calendar feeds. */
const DEADLINES = `
  ALTER TABLE tables ADD COLUMN due INTEGER NOT NULL DEFAULT 0;  -- when the running clock runs out; 0: none runs
  CREATE TABLE calendars (
    account_id TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    code TEXT NOT NULL UNIQUE           -- secret part of the address of the feed
  ) STRICT;
`;

/** Variants that rated games may have. */
const RATED_VARIANTS = `
  -- Written by the server that started last, for all servers of the store.
  CREATE TABLE rated_variants (
    hash TEXT PRIMARY KEY
  ) STRICT;
`;

/** Why tournaments ended early. */
const TOURNAMENT_ENDINGS = `
  -- Reason for which the server ended it early: 'variant' or 'setup'; empty: none.
  ALTER TABLE tournaments ADD COLUMN ended TEXT NOT NULL DEFAULT '';
`;

/**
 * The newest migrations, in order, the same for both databases. Add new ones at the end, and never change an existing
 * one.
 */
export const SHARED: readonly string[] = [
  UPTIME,
  SKELETONS,
  DIGESTS,
  WAITING,
  BUNDLES,
  CHALLENGES,
  DEADLINES,
  STUDIES,
  RATED_VARIANTS,
  TOURNAMENT_ENDINGS,
];
