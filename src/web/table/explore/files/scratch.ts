/** Boards for analysis without a table, which begin at an empty set-up; `study-scratch.ts` opens study files. */
import { start } from '../../../../kernel/engine.ts';
import { parseSetup, requireName } from '../../../../kernel/setup/setup.ts';
import { shortHash } from '../../../../study/node-id.ts';
import { GAME_IDS, openGame } from '../../../games/loaders.ts';
import { loadTranslatedGame } from '../../../games/messages.ts';
import { RecordConnection } from '../../../net/record-connection.ts';
import type { LocalRequest } from '../../../net/workers/local-table.ts';

/** A board that opens for analysis. */
export interface Scratch {
  readonly connection: RecordConnection;
  /** Name under which its tree is stored in this browser. */
  readonly store: string;
  /** Text of the study file with its chapters; if absent, a chapter begins at the set-up. */
  readonly file?: string;
}

type SetupOf = Pick<LocalRequest, 'game' | 'scenario' | 'options' | 'document'>;

/** Opens the set-up of a game. Throws `InputError` if it does not exist. */
export async function scratchOf(request: SetupOf): Promise<Scratch> {
  const module = await loadTranslatedGame(request.game);
  if (!module) {
    requireName('game', request.game, GAME_IDS);
    throw new Error(`no loader for ${request.game}`);
  }
  const game = openGame(module, parseSetup(module, request));
  const store = `scratch-${shortHash(JSON.stringify([game.id, game.setup]))}`;
  return { connection: RecordConnection.at(game, start(game)), store };
}
