/** Example studies, which are part of the page. They open without a server, and moves tried in them are not saved. */
import type { StudyOperation } from '../../study/operations.ts';
import { shownChapters } from '../../study/study.ts';
import { readStudy } from '../../study/study-file.ts';
import { PageError } from '../faults.ts';
import { chapterOperations } from './chapter-sources.ts';
import { msg } from './study-messages.ts';
import { StudySync } from './study-sync.ts';

const FILES = import.meta.glob<string>('../../../examples/studies/*.cms', {
  query: '?url',
  import: 'default',
});
/** Prefix of the ids of example studies. Ids from a server contain no hyphen. */
const PREFIX = 'example-';

/** Ids of the games with an example study. */
export const EXAMPLES: readonly string[] = Object.keys(FILES).map((path) =>
  path.replace(/^.*\/|\.cms$/g, ''),
);

export const isExample = (id: string): boolean => id.startsWith(PREFIX);
/** Returns the id of a game's example study. */
export const exampleOf = (game: string): string => PREFIX + game;

export class ExampleStudy extends StudySync {
  override readonly isShared: boolean = false;

  override async open(): Promise<void> {
    const game = this.id.slice(PREFIX.length);
    const address = FILES[`../../../examples/studies/${game}.cms`];
    if (!address) throw new PageError(msg('studies.none'), 404);
    const study = await readStudy(await (await fetch(await address())).text());
    const chapters = shownChapters(study);
    const operations: StudyOperation[] = chapters.flatMap((chapter) => chapterOperations(chapter));
    this.load([{ n: 1, key: this.id, name: '', at: 0, operations }]);
    this.info.value = {
      ...{ id: this.id, name: study.name, owner: 'Countermarch', visibility: 'link' },
      ...{ games: [game], chapters: chapters.length, stars: 0, touched: 0, starred: false },
      ...{ role: 'viewer', me: '', members: [], seq: 1, near: [] },
    };
    this.line.value = 'open';
  }

  override lookAt(): void {}
}
