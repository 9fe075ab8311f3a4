/**
 * Table for a record whose rules came from a file, in a worker. The rules replay the record in their sandbox, and build
 * the first view. The page terminates the worker if they do not answer.
 */
import { actor } from '../../../kernel/engine.ts';
import { InputError, parseSetup } from '../../../kernel/setup/setup.ts';
import { type Side, SPECTATOR } from '../../../kernel/side.ts';
import { hasSecrets, viewOf } from '../../../kernel/view.ts';
import { importRecord } from '../../../table/record/import.ts';
import type { ReplayView, TableView } from '../../../table/messages/messages.ts';
import { formatRecord } from '../../../table/record/record.ts';
import type { Table } from '../../../table/table.ts';
import { ownRulesOf } from '../../games/own-rules.ts';
import { loadRules, openGame } from '../../games/loaders.ts';
import { msg } from '../../i18n/msg.ts';
import { readRecord } from '../read-record.ts';

export class RecordTable {
  readonly #table: Table;

  private constructor(table: Table) {
    this.#table = table;
  }

  /** Replays a record. Rejects with `InputError` if the record or its rules fail. */
  static async open(file: string): Promise<RecordTable> {
    const record = await readRecord(file);
    const { header, entries } = record;
    const ownRules = await ownRulesOf(header, entries);
    const module = await loadRules(header.game, ownRules);
    if (module?.id !== header.game)
      throw new InputError(msg('ui.no-game.why', { game: header.game }));
    const game = openGame(module, parseSetup(module, header));
    const table = importRecord(game, record, ownRules);
    for (const side of [SPECTATOR, actor(game, table.state)]) {
      const view = viewOf(game, table.state, side);
      game.look.counters(view);
      game.look.barred?.(view);
    }
    return new RecordTable(table);
  }

  /** Sides whose views differ: all of them while information is hidden; empty in open games and after the end. */
  viewers(): readonly Side[] {
    const { game, state, outcome } = this.#table;
    return outcome || !hasSecrets(state) ? [] : game.sides.map((_, side) => side as Side);
  }

  viewFor(viewer: Side): TableView {
    return { ...this.#table.viewFor(viewer), side: SPECTATOR };
  }

  viewAt(seq: number, viewer: Side): ReplayView {
    return { ...this.#table.viewAt(seq, viewer), side: SPECTATOR };
  }

  record(): string {
    return formatRecord(this.#table.record());
  }
}
