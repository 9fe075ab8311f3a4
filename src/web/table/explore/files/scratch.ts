/** Boards for analysis without a table: an empty set-up, or a study file. */
import { start } from '../../../../kernel/engine.ts';
import { parseSetup, requireName } from '../../../../kernel/setup/setup.ts';
import { shortHash } from '../../../../study/node-id.ts';
import { shownChapters } from '../../../../study/study.ts';
import { readStudy, STUDY_FORMAT } from '../../../../study/study-file.ts';
import { linesOf } from '../../../../table/record/file-text.ts';
import { PageError } from '../../../faults.ts';
import { loadChapterGame } from '../../../games/chapter-game.ts';
import { GAME_IDS, openGame } from '../../../games/loaders.ts';
import { loadSpokenGame } from '../../../games/messages.ts';
import { RecordConnection } from '../../../net/record-connection.ts';
import type { LocalRequest } from '../../../net/workers/local-table.ts';
import { msg } from '../../../table-messages.ts';

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
  const module = await loadSpokenGame(request.game);
  if (!module) {
    requireName('game', request.game, GAME_IDS);
    throw new Error(`no loader for ${request.game}`);
  }
  const game = openGame(module, parseSetup(module, request));
  const store = `scratch-${shortHash(JSON.stringify([game.id, game.setup]))}`;
  return { connection: RecordConnection.at(game, start(game)), store };
}

/** Whether a file declares itself a study. */
export const isStudy = (text: string): boolean =>
  (linesOf(text)[0] ?? '').includes(`"${STUDY_FORMAT.slice(0, STUDY_FORMAT.lastIndexOf('/'))}/`);

/** Opens the game of the first chapter of a study. Throws `RecordError` with the invalid line. */
export async function scratchOfStudy(file: string): Promise<Scratch> {
  const study = await readStudy(file);
  const [first] = shownChapters(study);
  if (!first) throw new PageError(msg('explore.open.none'));
  const { game, ownRules } = await loadChapterGame(first.root, study.files);
  const connection = RecordConnection.at(game, start(game), ownRules);
  return { connection, store: `study-${study.id}`, file };
}
