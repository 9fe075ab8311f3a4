/** `countermarch tournament`: a host's actions on tournaments, beside those of their creators. */
import { Argument, type Command } from 'commander';
import { InputError } from '../../kernel/setup/setup.ts';
import { HttpError } from '../../server/http/errors.ts';
import { start, finish, getTournament, leave } from '../../server/tournaments/actions.ts';
import { listTournaments } from '../../server/tournaments/repository.ts';
import { viewOf } from '../../server/tournaments/view.ts';
import { variantName } from '../../server/notifications/messages.ts';
import { openBeside } from '../../server/store/open.ts';
import type { Database } from '../../server/store/database.ts';
import type { TournamentView } from '../../table/messages/tournament-messages.ts';
import type { TournamentEnding } from '../../table/messages/tournaments.ts';
import { databaseOption } from '../arguments.ts';
import { print } from '../output.ts';
import { formatPlain } from '../text/messages.ts';
import { databaseOf } from './backup.ts';

const ACTIONS = ['list', 'show', 'start', 'remove', 'end'] as const;
type TournamentCommand = (typeof ACTIONS)[number];

const MOST_LINES = 200;

const EXAMPLES = `
A running server picks up the change within seconds.
Examples:
  countermarch tournament list
  countermarch tournament show k3j9             shows the standings and the games in progress
  countermarch tournament start k3j9            starts it without its organiser
  countermarch tournament remove k3j9 "Ann B."  removes a player, who loses unfinished games
  countermarch tournament end k3j9              ends it with the current standings, or deletes it before the start`;

export function addTournament(program: Command): void {
  program
    .command('tournament')
    .description('list, show, start or end tournaments, or remove a player')
    .addArgument(new Argument('<action>', 'action').choices(ACTIONS))
    .argument('[id]', 'tournament id')
    .argument('[name]', 'player name')
    .option('--data <dir>', 'data folder of the server', 'data')
    .addOption(databaseOption())
    .addHelpText('after', EXAMPLES)
    .action(
      async (
        what: TournamentCommand,
        id: string | undefined,
        name: string | undefined,
        _,
        own: Command,
      ) => {
        const { data } = own.opts<{ readonly data: string }>();
        const store = await openBeside({ data, database: databaseOf(own) });
        try {
          await carryOut(store.db, what, id, name);
        } catch (error) {
          // On the command line, a refused request is bad input.
          throw error instanceof HttpError ? new InputError(error.message) : error;
        } finally {
          await store.close();
        }
      },
    );
}

async function carryOut(
  db: Database,
  what: TournamentCommand,
  id: string | undefined,
  name: string | undefined,
): Promise<void> {
  if (what === 'list') return printList(db);
  if (!id) throw new InputError(`tournament ${what}: give an id from \`tournament list\`.`);
  if (what === 'start') await start(db, id);
  else if (what === 'remove') await remove(db, id, name);
  else if (what === 'end') {
    const { state } = await getTournament(db, id);
    await finish(db, id);
    if (state === 'open') return print(`${id} is cancelled.`);
  }
  printView(await viewOf(db, await getTournament(db, id), undefined));
}

async function remove(db: Database, id: string, name: string | undefined): Promise<void> {
  const { entrants } = await getTournament(db, id);
  const found = entrants.find((entrant) => entrant.name === name);
  if (!found) {
    const names = entrants.map((entrant) => entrant.name).join(', ');
    throw new InputError(
      `name: “${name ?? ''}” is not a player; the players are ${names || 'none yet'}.`,
    );
  }
  await leave(db, id, found.n);
}

async function printList(db: Database): Promise<void> {
  for (const { id, name, game, variant, kind, state, round, entrants } of await listTournaments(
    db,
    MOST_LINES,
  )) {
    const terms = `${game}, ${kind}, ${entrants} players, round ${round}`;
    print(`${id}  ${state}  ${terms}  ${[name, ...variantNames(variant)].join('  ')}`);
  }
}

const variantNames = (variant: TournamentView['variant']): string[] =>
  variant ? [formatPlain(variantName(variant))] : [];

const ENDINGS: Readonly<Record<TournamentEnding, string>> = {
  variant: 'rated games may no longer have its variant',
  setup: 'no game with its settings can be created',
};

function printView(view: TournamentView): void {
  const { name, state, round, rounds, deadline, ended, variant, standings, games } = view;
  const until = deadline === undefined ? '' : ` until ${new Date(deadline).toISOString()}`;
  print(`${name}: ${state}, round ${round} of ${rounds}${until}`);
  for (const line of variantNames(variant)) print(line);
  if (ended) print(`ended early: ${ENDINGS[ended]}`);
  for (const { place, name: called, points, ties, hasLeft } of standings)
    print(
      `${place}.  ${called || '(deleted)'}${hasLeft ? ' (left)' : ''}  ${points}  ${ties.join('  ')}`,
    );
  const nameOf = (n: number) => standings.find((row) => row.n === n)?.name ?? '';
  for (const { first, second, table, scores } of games)
    if (!scores)
      print(`in progress: ${nameOf(first)} - ${nameOf(second)}  ${table ?? ''}`.trimEnd());
}
