/**
 * Rates the games of rated tables when they end. A game counts if it has two seats, of two accounts or of one account
 * and a bot, and has ended in any way: by the rules, by agreement, by resignation or on time.
 */
import type { TableSession } from '../tables/session.ts';
import type { Tables } from '../tables/tables.ts';
import { haveAllMoved } from '../../table/table-parts.ts';
import { botPlayer, type FinishedGame, rateEnded } from './ratings.ts';
import { isRated, seatAccounts } from '../seats/account-seats.ts';
import { resultOf } from '../tournaments/repository.ts';
import { abortedScores, scoresOf } from '../tournaments/scores.ts';

export class RatingWatch {
  readonly #tables: Tables;
  readonly #log: (line: string) => void;
  readonly #seen = new WeakSet<TableSession>();
  /** Ratings being computed, one after the other. */
  #work: Promise<void> = Promise.resolve();
  /** Called when the result of a game is stored. */
  readonly settledTables: (() => void)[] = [];

  constructor(tables: Tables, log: (line: string) => void) {
    this.#tables = tables;
    this.#log = log;
    tables.watchers.over.push((session) => this.consider(session));
  }

  /** Rates games that ended while no server was running. */
  async resume(): Promise<void> {
    const { store } = this.#tables;
    if (store.fault !== undefined) return;
    const rows = await store.db
      .selectFrom('rated as w')
      .innerJoin('tables as t', 't.id', 'w.table_id')
      .leftJoin('results as r', 'r.table_id', 't.id')
      .select('t.id')
      .where('t.over', '=', 1)
      .where('r.table_id', 'is', null)
      .execute();
    for (const { id } of rows) {
      const session = await this.#tables.get(id).catch(() => undefined);
      if (session) this.consider(session);
    }
    await this.#work;
  }

  /** Resolves when all ratings being computed are stored. */
  async settled(): Promise<void> {
    await this.#work;
  }

  /** Rates the game of a table if it has ended, is rated, and was not rated before. */
  consider(session: TableSession): void {
    if (!session.table.outcome || this.#seen.has(session)) return;
    this.#seen.add(session);
    this.#work = this.#work
      .then(() => this.#rate(session))
      .then(() => {
        for (const notify of this.settledTables) notify();
      })
      .catch((error: unknown) => {
        this.#seen.delete(session);
        this.#log(`table ${session.id} could not be rated: ${error}`);
      });
  }

  async #rate(session: TableSession): Promise<void> {
    const { db } = this.#tables.store;
    if (!(await isRated(db, session.id))) return;
    const { outcome } = session.table;
    const result = outcome
      ? [resultOf(db, session.id, abortedScores(session.table.entries) ?? scoresOf(outcome))]
      : [];
    const ended = endOf(session, await seatAccounts(db, session.id));
    if (ended) await rateEnded(db, ended, ...result);
    // Delete the mark: the game does not count, so it need not be examined again.
    else await db.write(db.deleteFrom('rated').where('table_id', '=', session.id), ...result);
  }
}

/** Returns a finished game for rating; undefined if it does not count. */
function endOf(
  { table }: Pick<TableSession, 'table'>,
  accounts: ReadonlyMap<number, string>,
): FinishedGame | undefined {
  const { id, game, seats, outcome } = table;
  if (!outcome || seats.length !== 2 || wasNotPlayed(table)) return undefined;
  const [one, two] = seats.map(({ kind, name }, side) =>
    kind === 'bot' ? botPlayer(name) : accounts.get(side),
  );
  const people = seats.filter(({ kind }) => kind !== 'bot');
  if (one === undefined || two === undefined || one === two || people.length === 0)
    return undefined;
  const { winners } = outcome;
  const score = winners.length !== 1 ? 0.5 : winners[0] === 0 ? 1 : 0;
  return { table: id, game: game.id, players: [one, two], score, at: Date.now() };
}

/** Whether a game does not count: it was closed by a moderator, or aborted before both sides had moved. */
function wasNotPlayed({ game, entries }: TableSession['table']): boolean {
  const last = entries.at(-1);
  if (last?.kind !== 'close') return false;
  return last.side < 0 || !haveAllMoved(game, entries);
}
