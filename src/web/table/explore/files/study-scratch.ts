/** Boards for analysis of study files. */
import { start } from '../../../../kernel/engine.ts';
import { shownChapters } from '../../../../study/study.ts';
import { readStudy, STUDY_FORMAT } from '../../../../study/study-file.ts';
import { linesOf } from '../../../../table/record/file-text.ts';
import { PageError } from '../../../faults.ts';
import { loadChapterGame } from '../../../games/chapter-game.ts';
import { RecordConnection } from '../../../net/record-connection.ts';
import { msg } from '../../../table-messages.ts';
import type { Scratch } from './scratch.ts';

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
