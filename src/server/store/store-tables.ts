/** Rows of the store's tables, as both databases return them; the migrations explain the columns. */
import type { Generated, Selectable } from 'kysely';
import type { StudyRole, StudyVisibility } from '../../study/messages.ts';
import type { NotificationKind } from '../../table/messages/notifications.ts';
import type { TournamentEnding, TournamentState } from '../../table/messages/tournaments.ts';

/** All tables by name. Times are milliseconds since 1970; flags are 0 or 1. */
export interface StoreTables {
  tables: {
    id: string;
    header: string;
    seed: string | null;
    seq: Generated<number>;
    actor: number;
    over: number;
    made: number;
    touched: number;
    host: Generated<string>;
    outcome: string | null;
    revision: Generated<number>;
    next: string | null;
    due: Generated<number>;
    /** Only in PostgreSQL. */
    bot: Generated<number>;
  };
  seats: {
    table_id: string;
    side: number;
    kind: 'human' | 'bot' | 'open';
    name: string;
    token: string;
    contribution: string;
    seal: string;
    orders: Generated<string>;
  };
  events: {
    table_id: string;
    seq: number;
    kind: string;
    side: number;
    text: string;
    mixed: string | null;
    state: string;
    hash: string;
    at: number;
  };
  meanings: { table_id: string; seq: number; text: string };
  snapshots: {
    table_id: string;
    seq: number;
    schema: string;
    ints: Uint8Array;
    meant: Generated<string>;
  };
  remarks: {
    table_id: string;
    n: number;
    side: number;
    name: string;
    who: string;
    text: string;
    at: number;
  };
  notes: { table_id: string; side: number; owner: string; text: string };
  notices: ChannelColumns & {
    table_id: string;
    side: number;
    owner: string;
    told: number;
    tries: number;
  };
  made: { name: string; value: string };
  accounts: {
    id: string;
    name: string;
    spelling: string;
    password: string;
    made: number;
    banned: Generated<number>;
    muted: Generated<number>;
  };
  logins: { hash: string; account_id: string; made: number; used: number };
  passkeys: {
    id: string;
    account_id: string;
    public_key: string;
    counter: number;
    transports: string;
    made: number;
  };
  challenges: { challenge: string; account_id: string; name: string; until: number };
  sitters: { table_id: string; side: number; account_id: string };
  passes: { hash: string; login: string; seat: string };
  rated: { table_id: string };
  ratings: {
    player: string;
    game: string;
    pool: 'people' | 'bots';
    rating: number;
    deviation: number;
    volatility: number;
    games: number;
    at: number;
  };
  results: {
    table_id: string;
    game: string;
    pool: 'people' | 'bots';
    at: number;
    one: string;
    two: string;
    score: number;
    one_change: number;
    two_change: number;
  };
  blocks: { account_id: string; blocked: string };
  audit: {
    id: string;
    at: number;
    action: string;
    subject: string;
    reason: string;
    moderator: Generated<string>;
  };
  tournaments: {
    id: string;
    name: string;
    host: string;
    spec: string;
    state: TournamentState;
    round: number;
    deadline: number;
    entered: number;
    made: number;
    ended: Generated<TournamentEnding | ''>;
  };
  entrants: {
    tournament_id: string;
    n: number;
    account_id: string;
    name: string;
    seed: number;
    left_round: number;
  };
  pairings: {
    tournament_id: string;
    round: number;
    board: number;
    first_n: number;
    second_n: number;
    table_id: string;
    claimed: number;
    ready: number;
    first_score: number;
    second_score: number;
  };
  friends: { account_id: string; friend: string; since: number };
  calendars: { account_id: string; code: string };
  friend_links: { account_id: string; code: string };
  here: { account_id: string; at: number };
  invitations: {
    account_id: string;
    table_id: string;
    inviter: string;
    at: number;
    kept: Generated<number>;
    answer: Generated<'' | 'declined' | 'expired'>;
  };
  asks: { table_id: string; low: number; high: number };
  ways: ChannelColumns & { account_id: string; daily: Generated<string> };
  moderators: { account_id: string };
  closures: { table_id: string; reason: string };
  waiting: {
    hash: string;
    account_id: string;
    name: string;
    game: string;
    scenario: string;
    clock: string;
    rated: number;
    side: string;
    rating: number;
    made: number;
    seen: number;
    table_id: string;
  };
  bundles: {
    hash: string;
    game: string;
    rules: string;
    version: number;
    api: number;
    origin: 'release' | 'operator';
    made: number;
    bytes: Uint8Array;
  };
  studies: {
    id: string;
    name: string;
    owner: string;
    owner_name: string;
    visibility: StudyVisibility;
    games: string;
    table_id: string;
    code: string;
    seq: number;
    size: number;
    chapters: number;
    made: number;
    touched: number;
  };
  study_members: { study_id: string; member: string; name: string; role: StudyRole };
  study_changes: {
    study_id: string;
    n: number;
    key: string;
    name: string;
    at: number;
    text: string;
  };
  study_stars: { study_id: string; member: string };
  study_notes: { study_id: string; member: string; node: string; text: string };
  study_remarks: { study_id: string; n: number; name: string; text: string; at: number };
  heartbeat: { n: number; at: number };
  outages: { since: number; until: number };
  rated_variants: { hash: string };
  skeletons: { skeleton: string; account_id: string };
  /** Only in PostgreSQL. */
  presence: { server: string; table_id: string; side: number; until: number };
}

/** Columns of a notification channel. */
interface ChannelColumns {
  key: string;
  kind: NotificationKind;
  place: string;
  means: string;
  due: Generated<number>;
}

/** An account as queries return it. */
export type AccountRow = Selectable<StoreTables['accounts']>;
