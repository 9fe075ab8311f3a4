/** The layout of what is kept of people, as SQLite has it; `layoutForPostgres` makes the other of it. */

/** Accounts, how they are signed in to, and the seats that are theirs. */
export const ACCOUNTS = `
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    spelling TEXT NOT NULL UNIQUE,      -- the name as names are compared
    password TEXT NOT NULL,             -- scrypt; empty: by passkey only
    made INTEGER NOT NULL,              -- milliseconds since 1970, as all times
    banned INTEGER NOT NULL DEFAULT 0,  -- until then
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
    id TEXT PRIMARY KEY,                -- as its authenticator calls it, base64url
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    public_key TEXT NOT NULL,           -- base64url
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,           -- how browsers reach it, with commas
    made INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX passkeys_of ON passkeys (account_id);

  -- Asked of an authenticator, and not answered yet.
  CREATE TABLE challenges (
    challenge TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,           -- that gets the passkey; empty: to sign in
    name TEXT NOT NULL,                 -- of an account that is yet to be made
    until INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE sitters (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    side INTEGER NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, side)
  ) STRICT;
  CREATE INDEX sitters_by_account ON sitters (account_id);

  -- Secrets that open a seat in a browser that did not take it, as long as one is signed in there.
  CREATE TABLE passes (
    hash TEXT PRIMARY KEY,              -- SHA-256 of the pass
    login TEXT NOT NULL REFERENCES logins (hash) ON DELETE CASCADE,
    seat TEXT NOT NULL                  -- hash of the seat's own secret: with another sitter it opens nothing
  ) STRICT;
  CREATE INDEX passes_of ON passes (login);
`;
