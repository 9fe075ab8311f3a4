/** Reads tables from the store, under the current rules. */
import type { Game, GameModule } from '../../kernel/game.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { InputError, parseSetup } from '../../kernel/setup/setup.ts';
import { hashInts } from '../../kernel/state.ts';
import type { Beacon } from '../../table/dice/beacon.ts';
import {
  type Dice,
  foreignDice,
  sealedDice,
  seededDice,
  typedDice,
} from '../../table/dice/dice.ts';
import type { StoredShares } from '../../table/dice/rolls.ts';
import type { Snapshot } from '../../table/history.ts';
import { stoppedMessage } from '../../table/record/difference.ts';
import type { RecordEntry } from '../../table/record/record.ts';
import type { RecordHeader } from '../../table/record/record-schemas.ts';
import { layoutName } from '../../table/record/rules-mark.ts';
import type { Slices } from '../../table/slices.ts';
import { Table } from '../../table/table.ts';
import { shared } from '../../i18n/en/shared.ts';
import { Translators } from '../../i18n/translators.ts';
import type { Secrets } from '../seats/access-tokens.ts';
import type { Bundles, RecordRules } from '../bundles/bundles.ts';
import { effectsAt } from './entry-effects.ts';
import type { Registry } from './registry.ts';
import type { CooperativeScheduler } from '../operations/cooperative-scheduler.ts';
import { DamagedTableError, type LoadedTable, type Store } from '../store/store.ts';

/** A table from the store. */
export interface RestoredTable extends Secrets {
  readonly table: Table;
  readonly revision: number;
  /** Whether the store has valid effects of its entries. */
  readonly hasEffects: boolean;
  readonly attended: boolean;
  /** Whether orders of a seat may be left to play. */
  readonly hasPendingOrders: boolean;
  /** Orders of each seat, as stored. */
  readonly orders: readonly string[];
}

interface ReaderOptions {
  readonly store: Store;
  readonly registry: Registry;
  readonly bundles: Bundles;
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

  /** Returns the table as the store has it; undefined if it does not exist. */
  async read(id: string): Promise<RestoredTable | undefined> {
    const { store, scheduler } = this.#options;
    const stored = await store.load(id, (work) => scheduler.run(work));
    if (!stored) return undefined;
    const tokens = stored.seats.map((s) => s.token);
    const rules = await this.#rulesOf(stored);
    const { table, hasEffects } = await scheduler.run(this.#tableOf(stored, rules));
    const { host, revision, attended, hasPendingOrders } = stored;
    const orders = stored.seats.map((s) => s.orders);
    return { table, hasEffects, tokens, host, revision, attended, hasPendingOrders, orders };
  }

  *#tableOf(
    stored: LoadedTable,
    { module, ownRules }: RecordRules,
  ): Slices<Pick<RestoredTable, 'table' | 'hasEffects'>> {
    const { id, header, entries, seats, outcome } = stored;
    const game = openStored(module, stored);
    const found = stored.snapshot(layoutName(game), game.create().ints.length);
    const snapshot = found && fits(found, entries) ? found : undefined;
    const effects = snapshot && effectsAt(game, entries, snapshot, stored.effects);
    const table = yield* Table.loading({
      ...{ id, game, header, entries, seats, outcome, dice: diceOf(stored, this.#options.beacon) },
      ...(snapshot && { snapshot, effects }),
      ownRules,
      ...sharesOf(stored),
    });
    const { stopped } = table.verdict;
    if (stopped) void this.#logMessage(table, stoppedMessage(stopped));
    return { table, hasEffects: effects !== undefined };
  }

  /** Logs something about a table, in English. */
  async #logMessage({ id, game }: Table, text: LocalizedText): Promise<void> {
    const translators = Translators.english(shared);
    if (!game.messages) await translators.ready(this.#options.registry.gameById(game.id));
    this.#options.log(`table ${id} (${game.id}): ${translators.of(game).text(text)}`);
  }

  async #rulesOf({ id, header, entries }: LoadedTable): Promise<RecordRules> {
    const { bundles } = this.#options;
    const rules = await bundles.rulesOf(header, entries);
    if (rules.ownRules?.isMissing)
      this.#options.log(
        `table ${id} (${header.game}): its bundle ${rules.ownRules.bundle} is not in the store, so the current rules apply`,
      );
    return rules;
  }
}

/** Opens the game of a stored table. Throws `DamagedTableError` if these rules do not know its set-up. */
function openStored(module: GameModule, { id, header }: LoadedTable): Game {
  try {
    return openRecorded(module, header);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const [{ game, rules }, why] = [header, Translators.english(shared).text(error.text)];
    throw new DamagedTableError(
      `Table ${id} cannot be shown: this build does not know its set-up, from rules version ${rules} of ${game} (${why}).`,
    );
  }
}

/** Opens the game of a record; throws `InputError` if its set-up is not known. */
export const openRecorded = (module: GameModule, header: RecordHeader): Game =>
  module.open(parseSetup(module, header));

/** Returns the dice of a stored table: they wait for the beacon only if it is the one they began with. */
export function diceOf(
  { header, seed }: { header: RecordHeader; seed?: string },
  beacon: Beacon | undefined,
): Dice {
  const { scheme, commitment } = header.dice;
  if (scheme === 'typed') return typedDice;
  if (scheme === 'seeded') return seededDice(header.dice.seed ?? '');
  if (seed === undefined) return foreignDice(commitment);
  const isSame = beacon?.chain.hash === header.dice.beacon?.hash;
  return sealedDice(header.table, seed, isSame ? beacon : undefined);
}

/** Returns the shares of its seats in the dice. */
export function sharesOf({ header, seats }: LoadedTable): StoredShares {
  const contributions = seats.map((seat) => seat.contribution);
  if (header.dice.shares === undefined) return { contributions };
  return { contributions, seals: seats.map((seat) => seat.seal) };
}

/** Returns a snapshot only if it fits the record; snapshots only save work. */
export function fits({ seq, ints }: Snapshot, entries: readonly RecordEntry[]): boolean {
  return seq > 0 && entries[seq - 1]?.state === hashInts(ints);
}
