/** `countermarch backup` and `countermarch restore`: the store of a server as one file, and back. */
import type { Command } from 'commander';
import { backUp, type Copied, restore } from '../../server/store/backup.ts';
import { print } from '../output.ts';

interface Options {
  readonly data: string;
  readonly force?: boolean;
}

const BACKUP = `
Examples:
  countermarch backup /backup/tables.db                    of the folder data; a server may be running on it
  countermarch backup tables.db --data /srv/data --force   in the place of an older one`;

const RESTORE = `
Examples:
  countermarch restore /backup/tables.db --data data-new   into a folder that has no store yet
  countermarch serve --data data-new                       and then a server on it`;

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('write all tables of a server into one file, also while it runs')
    .argument('<file>', 'the file to write')
    .option('--data <dir>', 'the data folder of the server', 'data')
    .option('--force', 'replace a file of that name')
    .addHelpText('after', BACKUP)
    .action((file: string, { data, force }: Options) => {
      print(`Wrote ${file}: ${describe(backUp(data, file, force))}.`);
    });
}

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('put a backup into a data folder that has no store yet')
    .argument('<file>', 'a file that `countermarch backup` wrote')
    .option('--data <dir>', 'the data folder to make', 'data')
    .addHelpText('after', RESTORE)
    .action((file: string, { data }: Options) => {
      print(`Restored ${describe(restore(file, data))}, to be served with --data ${data}.`);
    });
}

function describe({ tables, entries, bytes }: Copied): string {
  const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  return `${many(tables, 'table', 'tables')}, ${many(entries, 'entry', 'entries')}, ${size}`;
}
