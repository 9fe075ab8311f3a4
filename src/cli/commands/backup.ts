/** `countermarch backup` and `countermarch restore`: the store of a server as one file, and back. */
import type { Command } from 'commander';
import {
  backUp,
  backUpDatabase,
  type BackupSummary,
  restore,
  restoreToDatabase,
} from '../../server/store/backup.ts';
import { describePlace } from '../../server/store/store-url.ts';
import { databaseOption } from '../arguments.ts';
import { print } from '../output.ts';

interface Options {
  readonly data: string;
  readonly database?: string;
  readonly force?: boolean;
}

const BACKUP = `
Examples:
  countermarch backup /backup/tables.db                    backs up the folder data; the server can keep running
  countermarch backup tables.db --data /srv/data --force   replaces an older backup
  countermarch backup tables.db --database postgres://…    backs up the database of several servers`;

const RESTORE = `
Examples:
  countermarch restore /backup/tables.db --data data-new   restores into a folder without a store
  countermarch serve --data data-new                       starts a server on it
  countermarch restore tables.db --database postgres://…   restores into a database without tables`;

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('write all tables of a server into one file, even while the server runs')
    .argument('<file>', 'file to write')
    .option('--data <dir>', 'data folder of the server', 'data')
    .addOption(databaseOption())
    .option('--force', 'replace an existing file')
    .addHelpText('after', BACKUP)
    .action(async (file: string, { data, force }: Options, command: Command) => {
      const database = databaseOf(command);
      const copied = await (database
        ? backUpDatabase(database, file, force)
        : backUp(data, file, force));
      print(`Wrote ${file}: ${describe(copied)}.`);
    });
}

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('restore a backup into a data folder or database that has no tables yet')
    .argument('<file>', 'file from `countermarch backup`')
    .option('--data <dir>', 'data folder to create', 'data')
    .addOption(databaseOption())
    .addHelpText('after', RESTORE)
    .action(async (file: string, { data }: Options, command: Command) => {
      const database = databaseOf(command);
      const copied = await (database ? restoreToDatabase(file, database) : restore(file, data));
      const place = database ? `on ${describePlace(database)}` : `with --data ${data}`;
      print(`Restored ${describe(copied)}. You can now start a server ${place}.`);
      // Warn root: a server of another user cannot read files that root has created.
      if (!database && process.geteuid?.() === 0)
        print(
          `The files belong to root. If the server runs as another user, run chown -R USER ${data}.`,
        );
    });
}

/** A given folder takes precedence over a database that only the environment names. */
export function databaseOf(command: Command): string | undefined {
  const { database } = command.opts<Options>();
  const isMeant = command.getOptionValueSource('database') !== 'env';
  return isMeant || command.getOptionValueSource('data') !== 'cli' ? database : undefined;
}

function describe({ tables, entries, bytes }: BackupSummary): string {
  const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  return `${many(tables, 'table', 'tables')}, ${many(entries, 'entry', 'entries')}, ${size}`;
}
