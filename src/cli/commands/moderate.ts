/** `countermarch moderate`: a host's actions against accounts and tables, and their log. */
import { Argument, type Command } from 'commander';
import { InputError } from '../../kernel/setup/setup.ts';
import {
  auditLog,
  MODERATION_ACTIONS,
  type ModerationAction,
  moderate,
} from '../../server/moderation/moderation.ts';
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
A ban signs the account out everywhere and blocks sign-in. A mute stops the account from chatting at tables.
Bans and mutes expire. A closed table ends without a winner, and its players see the reason. An appointed account
can do all this on the page /moderate until you dismiss it.
Examples:
  countermarch moderate ban "Ann B." --days 30 --reason "insults at table k3j9"   the server can keep running
  countermarch moderate unban "Ann B." --reason "a mistake"
  countermarch moderate close k3j9 --reason "both have left"
  countermarch moderate appoint "Ann B." --reason "looks after the club"
  countermarch moderate log --database postgres://…                               shows all actions with their reasons`;

export function addModerate(program: Command): void {
  program
    .command('moderate')
    .description('ban or mute an account, close a table, appoint moderators, or show the log')
    .addArgument(new Argument('<action>', 'action').choices([...MODERATION_ACTIONS, 'log']))
    .argument('[name]', 'account name, or table id')
    .option('--data <dir>', 'data folder of the server', 'data')
    .addOption(databaseOption())
    .option('--days <n>', 'days until a ban or mute ends', wholeNumber('--days', 1, 36_500), 30)
    .option('--reason <text>', 'reason, which is stored and shown by `moderate log`')
    .addHelpText('after', EXAMPLES)
    .action(
      async (
        what: ModerationAction | 'log',
        name: string | undefined,
        _: unknown,
        own: Command,
      ) => {
        const { data, days, reason } = own.opts<Options>();
        if (what !== 'log' && !name) throw new InputError(`moderate ${what}: give a name.`);
        if (what !== 'log' && !reason)
          throw new InputError('--reason: give a reason; the log shows it.');
        const store = await openBeside({ data, database: databaseOf(own) });
        try {
          if (what !== 'log') {
            const until = Date.now() + days * DAY;
            await moderate(store.db, what, { subject: name ?? '', until, reason: reason ?? '' });
          }
          const lines = await auditLog(store.db, what === 'log' ? MOST_LINES : 1);
          for (const { at, action, subject, reason: why, moderator } of lines)
            print(
              `${new Date(at).toISOString()}  ${action}  ${subject}: ${why}${moderator && ` (${moderator})`}`,
            );
        } finally {
          await store.close();
        }
      },
    );
}
