/** Tables out of the store, under the rules of today. */
import type { Game } from '../../kernel/game.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { InputError, parseSetup } from '../../kernel/setup/setup.ts';
import type { Beacon } from '../../table/dice/beacon.ts';
import { stoppedMessage } from '../../table/record/difference.ts';
import type { RecordHeader } from '../../table/record/record.ts';
import { layoutName } from '../../table/record/rules-mark.ts';
import type { Slices } from '../../table/slices.ts';
import { Table } from '../../table/table.ts';
import { shared } from '../../i18n/en/shared.ts';
import { Speakers } from '../../i18n/speakers.ts';
import { notesAt } from './entry-effects.ts';
import type { Registry } from './registry.ts';
import type { CooperativeScheduler } from '../operations/cooperative-scheduler.ts';
import { diceOf, fits, type RestoredTable, sharesOf } from './stored-table.ts';
import { DamagedTableError, type LoadedTable, type Store } from '../store/store.ts';

interface ReaderOptions {
  readonly store: Store;
  readonly registry: Registry;
  readonly scheduler: CooperativeScheduler;
  /** Beacon of the dice of new tables, if any. */
  readonly beacon: Beacon | undefined;
  log(line: string): void;
}

export class TableReader {
  readonly #options: ReaderOptions;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  /** The table as it stands in the store; undefined if it is gone. */
  async read(id: string): Promise<RestoredTable | undefined> {
    const { store, scheduler } = this.#options;
    const stored = await store.load(id, (work) => scheduler.run(work));
    if (!stored) return undefined;
    const tokens = stored.seats.map((s) => s.token);
    const { table, noted } = await scheduler.run(this.#tableOf(stored));
    const { host, revision, attended, cutOff } = stored;
    const orders = stored.seats.map((s) => s.orders);
    return { table, noted, tokens, host, revision, attended, cutOff, orders };
  }

  *#tableOf(stored: LoadedTable): Slices<Pick<RestoredTable, 'table' | 'noted'>> {
    const { id, header, entries, seats, outcome } = stored;
    const game = this.#gameOfStored(stored);
    const found = stored.snapshot(layoutName(game), game.create().ints.length);
    const snapshot = found && fits(found, entries) ? found : undefined;
    const notes = snapshot && notesAt(game, entries, snapshot, stored.meanings);
    const table = yield* Table.loading({
      ...{ id, game, header, entries, seats, outcome, dice: diceOf(stored, this.#options.beacon) },
      ...(snapshot && { snapshot, notes }),
      ...sharesOf(stored),
    });
    const { stopped } = table.verdict;
    if (stopped) void this.#tellHost(table, stoppedMessage(stopped));
    return { table, noted: notes !== undefined };
  }

  /** Writes something about a table into the log, in English. */
  async #tellHost({ id, game }: Table, said: LocalizedText): Promise<void> {
    const speakers = Speakers.english(shared);
    await speakers.ready(this.#options.registry.gameById(game.id));
    this.#options.log(`table ${id} (${game.id}): ${speakers.of(game).text(said)}`);
  }

  /** The same of a table on disk, whose set-up the rules of today may not know any more. */
  #gameOfStored({ id, header }: LoadedTable): Game {
    try {
      return gameOf(this.#options.registry, header);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const [{ game, rules }, why] = [header, Speakers.english(shared).text(error.said)];
      throw new DamagedTableError(
        `Table ${id} cannot be shown: this build does not know its set-up, from rules version ${rules} of ${game} (${why}).`,
      );
    }
  }
}

/** The game that a record is of; throws `InputError` if its set-up is not known. */
export function gameOf(registry: Registry, header: RecordHeader): Game {
  const module = registry.gameById(header.game);
  return module.open(parseSetup(module, header));
}
