/** Tables and their bots on a store: the parts that a server and a worker have in common. */
import { beaconOf } from './beacons/beacon-clock.ts';
import { Beacons, sourceOf } from './beacons/beacons.ts';
import { type ArchiveRule, Archiving } from './operations/archiving.ts';
import { BotSeats } from './bots/bot-seats.ts';
import {
  type BundleList,
  type FreshBundle,
  NO_BUNDLES,
  readBuiltBundles,
  withFresh,
} from './bundles/built.ts';
import { addBundles } from './bundles/operator-bundles.ts';
import { ClockWatch } from './tables/clock-watch.ts';
import { loadGameMessages } from './english.ts';
import { DEFAULT_LIMITS, type Limits } from './http/limits.ts';
import { type NotificationOptions, Notifications } from './notifications/notifications.ts';
import { type Registry, shareGames } from './tables/registry.ts';
import { storeSkeletons } from './accounts/accounts.ts';
import { ChallengeWatch } from './challenges/challenge-watch.ts';
import { ClosureWatch } from './moderation/closure-watch.ts';
import { RatingWatch } from './accounts/rating-watch.ts';
import { openStore, type StoreLocation } from './store/open.ts';
import type { Store } from './store/store.ts';
import { PostgresStore } from './store/postgres/postgres.ts';
import { Tables, type TablesOptions } from './tables/tables.ts';
import { TournamentWatch } from './tournaments/tournament-watch.ts';
import { Turns } from './bots/turns.ts';

export interface ServiceOptions extends StoreLocation {
  /** Address of the module with the games. */
  readonly registry?: URL;
  /** Folder of the bundles of this build, which new tables name; absent: they name none. */
  readonly builtBundles?: string | undefined;
  /** Bundles of external games, which new tables of these games name; the page loads such a game from its bundle. */
  readonly freshBundles?: readonly FreshBundle[] | undefined;
  /** Folder of more bundles, which the store gets; absent: none. */
  readonly bundles?: string | undefined;
  readonly limits?: Partial<Limits>;
  /** Maximum number of tables in memory. */
  readonly capacity?: number;
  /** Address of a drand chain that the dice of new tables wait for; true: the public chain. */
  readonly beacon?: string | true;
  /**
   * Whether this process plays for bots; else another process on the database has to. Every process continues
   * conditional moves and standing orders.
   */
  readonly bots?: boolean;
  /** Whether this process accepts players; a worker does not, so it writes no heartbeat. */
  readonly acceptsPlayers?: boolean;
  /** Milliseconds without a heartbeat that count as downtime; absent: some seconds. */
  readonly outageMilliseconds?: number | undefined;
  /** Maximum time for one decision of a bot, in milliseconds. */
  readonly botMilliseconds?: number;
  /** Milliseconds beyond that after which a bot is killed. */
  readonly botPatience?: number;
  /** Milliseconds for which a player at another server counts as connected; absent: some seconds. */
  readonly lease?: number | undefined;
  /** Archiving of old tables; absent: all tables are kept. */
  readonly archive?: ArchiveRule | undefined;
  /** Settings for notifications of turns; absent: no notifications. */
  readonly notifications?: NotificationOptions | undefined;
  readonly log?: (line: string) => void;
}

/** Everything that is needed to play at tables. */
export interface Service {
  readonly tables: Tables;
  readonly notifications: Notifications | undefined;
  readonly tournaments: TournamentWatch;
  readonly closures: ClosureWatch;
  /** Starts the bots, and follows the changes by other servers. */
  begin(): Promise<void>;
  /** Closes everything, after all accepted changes are stored. */
  close(): Promise<void>;
}

const REGISTRY = new URL('../games/registry.ts', import.meta.url);
const CAPACITY = 500;
const IDLE = 10 * 60_000;
const SWEEP = 60_000;
const BOT_MILLISECONDS = 4000;
/** Milliseconds that are enough for a thread to start and load the games on a busy machine. */
const BOT_PATIENCE = 6000;
/** Milliseconds beyond a bot's own limit before another process takes over its decision. */
const SLACK = 2000;

/** Opens the store and its services; throws `InputError` if that cannot be done safely. */
export async function openService(options: ServiceOptions): Promise<Service> {
  const { registry = REGISTRY, log = console.error } = options;
  const milliseconds = options.botMilliseconds ?? BOT_MILLISECONDS;
  const patience = options.botPatience ?? BOT_PATIENCE;
  const source = options.beacon === undefined ? undefined : await sourceOf(options.beacon);
  const store = await openStore(options);
  if (store.fault !== undefined) log(store.fault);
  try {
    if (store.fault === undefined) await storeSkeletons(store.db);
    const games = await openGames(registry);
    const turns = await turnsOf(store, options, milliseconds + SLACK, log);
    const beacon = source && { beacon: beaconOf(source.chain) };
    const threads = { registry: registry.href, log };
    const tables = await openTables(store, games, options, { ...threads, ...beacon });
    const bots = new BotSeats(tables, { ...threads, milliseconds, patience, turns });
    const beacons = source && new Beacons(tables, source, log);
    const clocks = new ClockWatch(tables, log);
    const notifications = notificationsOf(tables, options.notifications, log);
    const archiving = options.archive && new Archiving(tables, options.archive, log);
    const ratings = new RatingWatch(tables, log);
    const closures = new ClosureWatch(tables, log);
    const challenges = new ChallengeWatch(tables, notifications, log);
    const tournaments = new TournamentWatch(tables, ratings, { log, ...beacon });
    measure(tables, bots, turns);
    const sweep = setInterval(() => tables.sweep(), SWEEP).unref();
    return {
      tables,
      notifications,
      tournaments,
      closures,
      begin: async () => {
        await tables.uptime.begin();
        await watch(tables);
        if (options.bots ?? true) await bots.resume();
        else bots.standIn();
        await beacons?.resume();
        await clocks.resume();
        await ratings.resume();
        await store.clearPartial();
        await archiving?.begin(turns);
        if (options.acceptsPlayers ?? true) await tournaments.begin(turns);
        await Promise.all([closures.begin(), challenges.begin()]);
        notifications?.begin();
      },
      close: async () => {
        clearInterval(sweep);
        await turns?.close();
        await archiving?.close();
        await tournaments.close();
        await Promise.all([closures.close(), challenges.close()]);
        await notifications?.close();
        await bots.close();
        await beacons?.close();
        clocks.close();
        await ratings.settled();
        await tables.uptime.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function openTables(
  store: Store,
  games: Registry,
  options: ServiceOptions,
  own: Pick<TablesOptions, 'registry' | 'log'> & Partial<TablesOptions>,
): Promise<Tables> {
  const { lease, outageMilliseconds, acceptsPlayers, capacity = CAPACITY } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const built = await bundlesOf(store, options);
  return new Tables(store, games, {
    ...own,
    built,
    capacity,
    idle: IDLE,
    limits,
    lease,
    outageMilliseconds,
    acceptsPlayers,
  });
}

/** Loads the games, and their English messages. */
async function openGames(registry: URL): Promise<Registry> {
  const games = shareGames((await import(registry.href)) as Registry);
  await loadGameMessages(games.games);
  return games;
}

/** Stores the bundles that the operator adds, and returns those of this build. */
async function bundlesOf(
  { db }: Store,
  { builtBundles, bundles, freshBundles = [] }: ServiceOptions,
): Promise<BundleList | undefined> {
  if (bundles !== undefined) await addBundles(db, bundles);
  if (builtBundles === undefined && freshBundles.length === 0) return undefined;
  const built = builtBundles === undefined ? NO_BUNDLES : readBuiltBundles(builtBundles);
  return withFresh(built, freshBundles);
}

const notificationsOf = (
  tables: Tables,
  options: NotificationOptions | undefined,
  log: (line: string) => void,
) => options && new Notifications(tables, options, log);

/** Starts following the changes by other servers. */
const watch = (tables: Tables): Promise<void> =>
  tables.store.watch(
    (id, news) => tables.follow(id, news),
    (id, text) => tables.onSideChange(id, text),
    (id) => tables.onRemotePresence(id),
  );

/** Queries of monitoring, at any time. */
function measure(tables: Tables, bots: BotSeats, turns: Turns | undefined): void {
  const { metrics, store } = tables;
  metrics.measure('tables', 'Tables in memory', () => tables.size);
  metrics.measure(
    'imports_waiting',
    'Records being checked or waiting',
    () => tables.creator.importsWaiting,
  );
  metrics.measure('writes_waiting', 'Changes that wait to be written', () => store.waiting);
  metrics.measure('store_writable', 'Whether the store can be written', async () =>
    Number((await store.writeFault()) === undefined),
  );
  metrics.measure(
    'bots_waiting',
    'Tables waiting for a bot of this process',
    () => bots.load.waiting,
  );
  metrics.measure('bots_thinking', 'Decisions of bots under way', () => bots.load.running);
  if (turns)
    metrics.measure('jobs_waiting', 'Jobs that wait for any process', () => turns.waiting());
}

async function turnsOf(
  store: unknown,
  { database }: StoreLocation,
  lease: number,
  log: (line: string) => void,
): Promise<Turns | undefined> {
  if (!database || !(store instanceof PostgresStore)) return undefined;
  return Turns.open(store, { url: database, lease, log });
}
