/** `countermarch moderate`: what a host does about accounts, and what was done. */
import { Argument, type Command } from 'commander';
import { InputError } from '../../kernel/setup.ts';
import { auditLog, MEASURES, type Measure, takeMeasure } from '../../server/people/moderation.ts';
import { openBeside } from '../../server/store/open.ts';
import { databaseOption, wholeNumber } from '../arguments.ts';
import { print } from '../output.ts';
import { databaseOf } from './backup.ts';

interface Options {
  readonly data: string;
  readonly days: number;
  readonly reason?: string;
}

const DAY = 86_400_000;
const MOST_LINES = 200;

const EXAMPLES = `
A ban signs out everywhere, and lets nobody sign in; a mute lets nobody write at tables. Both end by themselves.
Examples:
  countermarch moderate ban "Ann B." --days 30 --reason "insults at table k3j9"   a server may be running
  countermarch moderate unban "Ann B." --reason "a mistake"
  countermarch moderate log --database postgres://…                               what was done, and why`;

export function addModerate(program: Command): void {
  program
    .command('moderate')
    .description('ban or mute an account, end that, or show what was done')
    .addArgument(new Argument('<what>', 'what to do').choices([...MEASURES, 'log']))
    .argument('[name]', 'name of the account')
    .option('--data <dir>', 'the data folder of the server', 'data')
    .addOption(databaseOption())
    .option('--days <n>', 'how long', wholeNumber('--days', 1, 36_500), 30)
    .option('--reason <text>', 'why; it is kept, and shown by `moderate log`')
    .addHelpText('after', EXAMPLES)
    .action(async (what: Measure | 'log', name: string | undefined, _: unknown, own: Command) => {
      const { data, days, reason } = own.opts<Options>();
      if (what !== 'log' && !name) throw new InputError(`moderate ${what}: whom? Give a name.`);
      if (what !== 'log' && !reason) throw new InputError('--reason: say why; it is kept.');
      const store = await openBeside({ data, database: databaseOf(own) });
      try {
        if (what !== 'log') {
          const until = Date.now() + days * DAY;
          await takeMeasure(store.sql, what, { name: name ?? '', until, reason: reason ?? '' });
        }
        const lines = await auditLog(store.sql, what === 'log' ? MOST_LINES : 1);
        for (const { at, action, subject, reason: why } of lines)
          print(`${new Date(at).toISOString()}  ${action}  ${subject}: ${why}`);
      } finally {
        await store.close();
      }
    });
}
