/** Checks one record by replaying it, in a thread of its own. */
import { isFromBundle } from '../../kernel/play/through-play.ts';
import { loadGameMessages, errorAnswerOf } from '../english.ts';
import type { Game } from '../../kernel/game.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import type { Chain } from '../../table/dice/chain.ts';
import { sealedDice } from '../../table/dice/dice.ts';
import { beaconOf } from '../beacons/beacon-clock.ts';
import type { Snapshot } from '../../table/history.ts';
import { forkRecord, gameOfRecord, importRecord } from '../../table/record/import.ts';
import { formatEffect } from '../../table/record/entry-effect.ts';
import { type GameRecord, type RecordEntry, RecordError } from '../../table/record/record.ts';
import { parseRecord } from '../../table/record/parse-record.ts';
import type { RecordHeader } from '../../table/record/record-schemas.ts';
import { bundleOf } from '../../table/record/rules-mark.ts';
import type { Table } from '../../table/table.ts';
import type { Seat } from '../../table/table-parts.ts';
import { lowerThreadPriority } from '../operations/thread-priority.ts';
import type { BundleText } from '../bundles/bundles.ts';
import { loadBundle } from '../bundles/load.ts';
import type { Registry } from '../tables/registry.ts';
import type { StartSignal } from '../bots/thread-job.ts';

lowerThreadPriority();

export interface ImportJob {
  /** Address of the module with the games. */
  readonly registry: string;
  /** The record as a file. */
  readonly file: string;
  /** Id of the new table, if the game continues. */
  readonly id: string;
  readonly seed: string;
  /** Bundle with the record's rules; absent: the current rules. */
  readonly bundle?: BundleText | undefined;
  /** Whether the record names the bundle of the current rules; the new table then names it too. */
  readonly isCurrent?: boolean;
  /** The beacon for the dice of the continued game. */
  readonly chain?: Chain;
}

/** The result as data: the parts of a table, or the reason why there are none. */
export type ImportResult =
  | {
      readonly header: RecordHeader;
      readonly entries: readonly RecordEntry[];
      readonly snapshot: Snapshot;
      /** Effect of each entry up to the snapshot. */
      readonly effects: readonly string[];
      /** Seats at the end of the record. */
      readonly seats: readonly Seat[];
      /** The seed that a finished game reveals. */
      readonly seed?: string;
      readonly outcome: Outcome | undefined;
    }
  | { readonly fault: LocalizedText };

export async function importInThread(job: ImportJob & StartSignal): Promise<ImportResult> {
  const { registry, file, begun, bundle, ...spec } = job;
  const { gameById } = (await import(registry)) as Registry;
  begun.postMessage('begun');
  try {
    const record = parseRecord(file);
    // A record that was continued under other rules is replayed under the current ones.
    const own = bundle && bundleOf(record.header, record.entries) === bundle.hash && bundle;
    if (!own) await loadGameMessages([gameById(record.header.game)]);
    const moduleOf = own ? () => loadBundle(own.code, own.hash).module : gameById;
    const game = gameOfRecord(record, moduleOf);
    if (record.close.end === 'over') return partsOf(importRecord(game, record));
    return partsOf(goOn(record, game, spec));
  } catch (error) {
    // The classes of errors are lost between threads, so the fault is sent as data.
    if (error instanceof InputError)
      return { fault: error.about ? errorAnswerOf(error).reason : error.text };
    throw error;
  }
}

/** Makes a table that continues a record; if other rules were played, it may only be shown. */
function goOn(
  record: GameRecord,
  game: Game,
  { id, seed, chain, isCurrent }: Pick<ImportJob, 'id' | 'seed' | 'chain' | 'isCurrent'>,
): Table {
  try {
    // Its dice wait for the shares of the new players.
    const dice = sealedDice(id, seed, chain && beaconOf(chain));
    const bundle = isFromBundle(game) || isCurrent ? record.header.bundle : undefined;
    return forkRecord(record, { id, game, dice, seals: [], bundle });
  } catch (error) {
    if (error instanceof RecordError) return importRecord(game, record);
    throw error;
  }
}

function partsOf({
  header,
  entries,
  snapshot,
  seats,
  dice,
  outcome,
  history,
}: Table): ImportResult {
  const { seed } = dice;
  const effects = entries
    .slice(0, snapshot.seq)
    .map(({ seq }) => formatEffect(history.storedEffectOf(seq)));
  const parts = { header, entries, snapshot, effects, seats, outcome };
  return { ...parts, ...(seed !== undefined && { seed }) };
}
