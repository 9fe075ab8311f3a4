/** `countermarch serve`: starts the server for games in the browser. */
import { type Command, Option } from 'commander';
import { InputError } from '../../kernel/setup/setup.ts';
import type { LogForm } from '../../server/operations/log.ts';
import type { ArchiveRule } from '../../server/operations/archiving.ts';
import { BUNDLE_FOLDER } from '../../server/bundles/built.ts';
import { finishedOption, leftOption } from './archive-options.ts';
import { databaseOption, wholeNumber } from '../arguments.ts';

interface Options {
  readonly port: number;
  readonly data: string;
  readonly host: string;
  readonly trustProxy?: boolean | string;
  readonly beacon?: string | true;
  readonly database?: string;
  readonly bots: boolean;
  readonly bundles?: string;
  readonly drain: number;
  readonly metrics?: { readonly host: string; readonly port: number };
  readonly metricsToken?: string;
  readonly url?: string;
  readonly smtp?: string;
  readonly mailFrom?: string;
  readonly privateNotifications?: boolean;
  readonly rateVariant?: readonly string[];
  readonly archive?: string;
  readonly finishedDays?: number;
  readonly abandonedDays?: number;
  readonly log: LogForm;
}

type WorkerOptions = Omit<
  Options,
  'port' | 'data' | 'host' | 'trustProxy' | 'bots' | 'bundles' | 'drain'
>;

const EXAMPLES = `
Examples:
  countermarch serve                                        http://127.0.0.1:3000, on this machine only
  countermarch serve --host 0.0.0.0 --port 80 --data /srv   for everyone on the network
  DATABASE_URL=postgres://… countermarch serve              one of several servers on a PostgreSQL database`;

const WORKER = `
Examples:
  countermarch worker --database postgres://me:secret@db.example/tables`;

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('run the server: web page, HTTP API and sockets on one port')
    .option('--port <n>', 'port; 0 picks a free one', wholeNumber('--port', 0, 65535), 3000)
    .option('--data <dir>', 'folder of the embedded store', 'data')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(
      '--trust-proxy [addresses]',
      'trust X-Forwarded-For from any proxy, or from these addresses (a,b/24)',
    )
    .addOption(beaconOption())
    .addOption(databaseOption())
    .option('--no-bots', 'leave bots to `countermarch worker`; needs a database')
    .option(
      '--drain <seconds>',
      'report 503 at /api/ready for this time before shutting down',
      wholeNumber('--drain', 0, 600),
      0,
    )
    .option(
      '--archive <dir>',
      'move old tables into files in this folder (see the next two options)',
    )
    .addOption(finishedOption())
    .addOption(leftOption())
    .option(
      '--bundles <dir>',
      'folder of bundles that you trust: add them to the store, to replay games under their own rules',
    )
    .option('--url <address>', 'public address of this server, for links in notifications')
    .addOption(smtpOption())
    .addOption(mailOption())
    .option(
      '--rate-variant <hash>',
      'allow a variant in rated games (`countermarch games GAME --variant FILE` prints its hash); repeatable',
      variantNamed,
    )
    .option('--private-notifications', 'allow webhooks and push services in private networks')
    .addOption(metricsOption())
    .addOption(tokenOption())
    .addOption(logOption())
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options) => {
      // Loaded on demand: the other commands need no server libraries.
      const { serve } = await import('../../server/main.ts');
      if (!options.bots && !options.database)
        throw new InputError(
          '--no-bots needs --database: only the workers of a database can play for the bots',
        );
      const { log: _, archive: __, rateVariant: ratedVariants, ...own } = options;
      const notifications = notificationsOf(options);
      const rules = { archive: archiveOf(options), notifications, ...watchedBy(options) };
      await serve({ ...own, ...rules, ratedVariants, ...(await gamesOfServer()) });
    });
}

export function addWorker(program: Command): void {
  program
    .command('worker')
    .description('play for the bots of several servers that share a database')
    .addOption(databaseOption())
    .addHelpText('after', WORKER)
    .addOption(beaconOption())
    .option(
      '--archive <dir>',
      'move old tables into files in this folder (see the next two options)',
    )
    .addOption(finishedOption())
    .addOption(leftOption())
    .addOption(metricsOption())
    .addOption(tokenOption())
    .addOption(logOption())
    .action(async (options: WorkerOptions) => {
      const { database, beacon } = options;
      if (!database)
        throw new InputError(
          'worker: name the database of the servers with --database or DATABASE_URL',
        );
      const { work } = await import('../../server/main.ts');
      const rules = { archive: archiveOf(options), ...watchedBy(options) };
      const own = { ...(beacon && { beacon }), ...rules };
      // The worker also plays games of `simulate --workers` and `arena --workers`.
      const { serveBatches } = await import('../arena/batch.ts');
      const batches = await serveBatches(database);
      await work({ data: '', database, ...own, ...(await gamesOfServer()) });
      await batches.close();
    });
}

const GAMES = new URL('../games.ts', import.meta.url);

/** The games of a server, and the bundles that new tables name. */
async function gamesOfServer() {
  const { bundleExternalGames } = await import('../bundle/external-bundles.ts');
  return {
    registry: GAMES,
    builtBundles: BUNDLE_FOLDER,
    freshBundles: await bundleExternalGames(),
  };
}

const beaconOption = (): Option =>
  new Option(
    '--beacon [url]',
    'mix a public drand beacon into every die (League of Entropy, or the chain at this URL)',
  );

const metricsOption = (): Option =>
  new Option(
    '--metrics <[host:]port>',
    'serve Prometheus metrics on this port (default host: 127.0.0.1)',
  ).argParser(placeOfMetrics);

const tokenOption = (): Option =>
  new Option('--metrics-token <secret>', 'Bearer token that Prometheus must send').env(
    'METRICS_TOKEN',
  );

const logOption = (): Option =>
  new Option('--log <form>', 'log format: text or JSON lines (LOG_LEVEL=debug adds every request)')
    .choices(['text', 'json'])
    .default('text');

/** Parses a port of this machine, or `host:port`, with an IPv6 address in brackets. */
function placeOfMetrics(raw: string): { host: string; port: number } {
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?(\d+)$/.exec(raw) ?? [];
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  return { host: bare, port: wholeNumber('--metrics', 0, 65535)(port) };
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

/** Settings for monitoring a process: log and metrics. */
function watchedBy({ metrics, metricsToken: token, log }: WorkerOptions) {
  const { LOG_LEVEL: logLevel = 'info' } = process.env;
  if (!LEVELS.includes(logLevel))
    throw new InputError(`LOG_LEVEL: "${logLevel}" is not one of ${LEVELS.join(', ')}`);
  return { metrics: metrics && { ...metrics, token }, logForm: log, logLevel };
}

/** Returns the settings for archiving old tables; undefined: all are kept. */
function archiveOf({
  archive,
  finishedDays,
  abandonedDays,
}: WorkerOptions): ArchiveRule | undefined {
  const isRule = finishedDays !== undefined || abandonedDays !== undefined;
  if (isRule !== (archive !== undefined))
    throw new InputError(
      'use --archive FOLDER together with --finished-days N, --abandoned-days N or both',
    );
  return archive === undefined ? undefined : { folder: archive, finishedDays, abandonedDays };
}

const smtpOption = (): Option =>
  new Option('--smtp <url>', 'mail server for notifications: smtp://name:password@host:587').env(
    'SMTP_URL',
  );

const mailOption = (): Option =>
  new Option('--mail-from <address>', 'sender of notification mails').env('MAIL_FROM');

/** Reads hashes of variants; throws an `InputError` for anything else. */
function variantNamed(raw: string, before: readonly string[] = []): string[] {
  if (!/^[0-9a-f]{32}$/.test(raw))
    throw new InputError(`--rate-variant: "${raw}" is not a hash of 32 hex digits`);
  return [...before, raw];
}

/** Returns the settings for turn notifications. */
function notificationsOf({
  url,
  smtp,
  mailFrom: from,
  privateNotifications: allowsPrivate,
}: Options) {
  if (url !== undefined && !/^https?:\/\/[^/]+$/.test(url))
    throw new InputError(`--url: "${url}" is not of the form https://table.example.org`);
  if (smtp !== undefined && (url === undefined || from === undefined))
    throw new InputError(
      '--smtp needs --url and --mail-from: e-mails contain the address of the table and of the sender',
    );
  return { url, smtp, from, allowsPrivate };
}
