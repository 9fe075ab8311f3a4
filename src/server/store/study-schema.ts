/** Migration for studies, written for SQLite as the others in `account-schema.ts`. */
/** Studies: their logs of operations, members, stars, private notes and chat. */
export const STUDIES = `
  CREATE TABLE studies (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    owner TEXT NOT NULL,                -- member; empty: the players of table_id
    owner_name TEXT NOT NULL,
    visibility TEXT NOT NULL,           -- 'private', 'link' or 'public'
    games TEXT NOT NULL,                -- ids of the games of its chapters, each with a space before and after it
    table_id TEXT NOT NULL,             -- finished game that it was opened from; empty: none
    code TEXT NOT NULL,                 -- secret part of the link for contributors
    seq INTEGER NOT NULL,               -- number of the last change
    size INTEGER NOT NULL,              -- bytes of all changes
    chapters INTEGER NOT NULL,
    made INTEGER NOT NULL,              -- milliseconds since 1970, as all times
    touched INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX studies_listed ON studies (visibility, touched);
  CREATE UNIQUE INDEX studies_of_tables ON studies (table_id) WHERE table_id <> '';

  CREATE TABLE study_members (
    study_id TEXT NOT NULL REFERENCES studies (id) ON DELETE CASCADE,
    member TEXT NOT NULL,               -- id of an account; 'guest:' and the SHA-256 of a guest's secret
    name TEXT NOT NULL,
    role TEXT NOT NULL,                 -- 'owner', 'contributor' or 'viewer'
    PRIMARY KEY (study_id, member)
  ) STRICT;
  CREATE INDEX studies_of_members ON study_members (member);

  CREATE TABLE study_changes (
    study_id TEXT NOT NULL REFERENCES studies (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,                 -- 1, 2, 3 …
    key TEXT NOT NULL,                  -- the sender's own id of the change, so that a change sent twice is stored once
    name TEXT NOT NULL,                 -- name of its author
    at INTEGER NOT NULL,
    text TEXT NOT NULL,                 -- operations, JSON
    PRIMARY KEY (study_id, n)
  ) STRICT;
  CREATE UNIQUE INDEX study_changes_once ON study_changes (study_id, key);

  CREATE TABLE study_stars (
    study_id TEXT NOT NULL REFERENCES studies (id) ON DELETE CASCADE,
    member TEXT NOT NULL,
    PRIMARY KEY (study_id, member)
  ) STRICT;

  CREATE TABLE study_notes (
    study_id TEXT NOT NULL REFERENCES studies (id) ON DELETE CASCADE,
    member TEXT NOT NULL,
    node TEXT NOT NULL,                 -- id of a node or chapter
    text TEXT NOT NULL,
    PRIMARY KEY (study_id, member, node)
  ) STRICT;

  CREATE TABLE study_remarks (
    study_id TEXT NOT NULL REFERENCES studies (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (study_id, n)
  ) STRICT;
`;
