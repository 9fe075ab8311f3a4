/**
 * Rates the games of rated tables when they end. What counts: two seats, of two accounts or of one and a computer,
 * and an end of whatever kind, by the rules, agreed, resigned or by the clock.
 */
import type { TableSession } from '../tables/session.ts';
import type { Tables } from '../tables/tables.ts';
import { haveAllMoved } from '../../table/table-parts.ts';
import { botPlayer, type FinishedGame, rateEnded } from './ratings.ts';
import { isRated, sittersOf } from '../seats/claims.ts';
import { resultOf } from '../tournaments/repository.ts';
import { abortedScores, scoresOf } from '../tournaments/scores.ts';

export class RatingWatch {
  readonly #tables: Tables;
  readonly #log: (line: string) => void;
  readonly #seen = new WeakSet<TableSession>();
  /** Under way. */
  #work: Promise<void> = Promise.resolve();
  /** Told when what came of a game is on disk. */
  readonly settledTables: (() => void)[] = [];

  constructor(tables: Tables, log: (line: string) => void) {
    this.#tables = tables;
    this.#log = log;
    tables.watchers.over.push((session) => this.consider(session));
  }

  /** Rates what ended while nobody watched. */
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

  /** Resolves when what is under way is on disk. */
  async settled(): Promise<void> {
    await this.#work;
  }

  /** Rates the game of a table, if it is over and to be rated, and has not been. */
  consider(session: TableSession): void {
    if (!session.table.outcome || this.#seen.has(session)) return;
    this.#seen.add(session);
    this.#work = this.#work
      .then(() => this.#rate(session))
      .then(() => {
        for (const tell of this.settledTables) tell();
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
    const ended = endOf(session, await sittersOf(db, session.id));
    if (ended) await rateEnded(db, ended, ...result);
    // Entries that do not count are not examined again.
    else await db.write(db.deleteFrom('rated').where('table_id', '=', session.id), ...result);
  }
}

/** A game as it is rated; undefined if it does not count. */
function endOf(
  { table }: Pick<TableSession, 'table'>,
  sitters: ReadonlyMap<number, string>,
): FinishedGame | undefined {
  const { id, game, seats, outcome } = table;
  if (!outcome || seats.length !== 2 || wasNotPlayed(table)) return undefined;
  const [one, two] = seats.map(({ kind, name }, side) =>
    kind === 'bot' ? botPlayer(name) : sitters.get(side),
  );
  const people = seats.filter(({ kind }) => kind !== 'bot');
  if (one === undefined || two === undefined || one === two || people.length === 0)
    return undefined;
  const { winners } = outcome;
  const score = winners.length !== 1 ? 0.5 : winners[0] === 0 ? 1 : 0;
  return { table: id, game: game.id, players: [one, two], score, at: Date.now() };
}

/** A game that does not count: closed by a moderator, or by anybody before both sides had moved. */
function wasNotPlayed({ game, entries }: TableSession['table']): boolean {
  const last = entries.at(-1);
  if (last?.kind !== 'close') return false;
  return last.side < 0 || !haveAllMoved(game, entries);
}
