/** `countermarch archive`: moves old tables from a store into files. */
import type { Command } from 'commander';
import { InputError } from '../../kernel/setup/setup.ts';
import { formatArchived } from '../../server/operations/archiving.ts';
import { type AgeRule, archiveOld } from '../../server/store/archive.ts';
import { storeToCopy } from '../../server/store/sqlite/database.ts';
import { openStore } from '../../server/store/open.ts';
import { databaseOption } from '../arguments.ts';
import { print } from '../output.ts';
import { finishedOption, leftOption } from './archive-options.ts';
import { databaseOf } from './backup.ts';

interface Options extends AgeRule {
  readonly data: string;
  readonly database?: string;
}

const EXAMPLES = `
Examples:
  countermarch archive /archive --finished-days 365                  games that ended over a year ago; stop the server first
  countermarch archive /archive --abandoned-days 90 --database postgres://…   abandoned games; servers can keep running
  countermarch restore /archive/tables-2026-11-23.db --data look     restores them into a separate folder`;

export function addArchive(program: Command): void {
  program
    .command('archive')
    .description('move old tables into a file from which they can be restored')
    .argument('<folder>', 'folder for the files')
    .addOption(finishedOption())
    .addOption(leftOption())
    .option('--data <dir>', 'data folder of the server, which must be stopped', 'data')
    .addOption(databaseOption())
    .addHelpText('after', EXAMPLES)
    .action(async (folder: string, options: Options, command: Command) => {
      const { finishedDays, abandonedDays, data } = options;
      if (finishedDays === undefined && abandonedDays === undefined)
        throw new InputError('archive: set --finished-days, --abandoned-days or both');
      const database = databaseOf(command);
      // Open without creating: the folder may be mistyped.
      if (!database) storeToCopy(data);
      const store = await openStore({ data, database });
      try {
        if (store.fault !== undefined) throw new InputError(store.fault);
        const rule = { finishedDays, abandonedDays, folder };
        const log = (line: string) => void console.error(line);
        print(formatArchived(await archiveOld(store, { ...rule, log })));
      } finally {
        await store.close();
      }
    });
}
