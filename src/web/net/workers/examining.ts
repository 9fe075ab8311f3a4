/**
 * Tries rules out of a file before the page itself uses them: replays the record in the sandbox, and makes what a screen
 * shows first. Runs in a worker, which the page ends if it does not answer.
 */
import { actor } from '../../../kernel/engine.ts';
import { InputError, parseSetup } from '../../../kernel/setup/setup.ts';
import { SPECTATOR } from '../../../kernel/side.ts';
import { viewOf } from '../../../kernel/view.ts';
import { importRecord } from '../../../table/record/import.ts';
import { parseRecord } from '../../../table/record/record.ts';
import { ownRulesOf } from '../../games/own-rules.ts';
import { loadRules, openGame } from '../../games/loaders.ts';
import { msg } from '../../i18n/msg.ts';

/** Rejects with `InputError` if the record or its rules are at fault. */
export async function examine(file: string): Promise<void> {
  const { header, entries, ...rest } = parseRecord(file);
  const ownRules = await ownRulesOf(header, entries);
  const module = await loadRules(header.game, ownRules);
  if (module?.id !== header.game)
    throw new InputError(msg('ui.no-game.why', { game: header.game }));
  const game = openGame(module, parseSetup(module, header));
  const table = importRecord(game, { header, entries, ...rest }, ownRules);
  for (const side of [SPECTATOR, actor(game, table.state)]) {
    const view = viewOf(game, table.state, side);
    game.look.counters(view);
    game.look.barred?.(view);
  }
}
