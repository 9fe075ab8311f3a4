/** A study as it is saved: with the records and rules inside that its chapters need, or without. */
import { parseSetup } from '../../kernel/setup/setup.ts';
import { encloseFile } from '../../study/enclosed.ts';
import { shownChapters, type Study, type StudyChapter } from '../../study/study.ts';
import { CURRENT } from './current-bundles.ts';
import { loadGame, openGame } from './loaders.ts';

/**
 * Returns a copy of a study with its files and the bundle of each chapter, as far as this page or the server has them;
 * or, if `isWhole` is false, without any files.
 */
export async function studyToSave(study: Study, isWhole: boolean): Promise<Study> {
  if (!isWhole) return { ...study, files: new Map() };
  const [chapters, files] = [new Map(study.chapters), new Map(study.files)];
  for (const chapter of shownChapters(study)) {
    const bundle = chapter.root.bundle ?? (await currentOf(chapter));
    if (bundle === undefined) continue;
    if (!files.has(bundle)) {
      const { bundleText } = await import('./bundles.ts');
      const code = await bundleText(bundle).catch(() => undefined);
      const file = code === undefined ? undefined : await encloseFile('bundle', code);
      if (!file) continue;
      files.set(bundle, file);
    }
    chapters.set(chapter.id, { ...chapter, root: { ...chapter.root, bundle } });
  }
  return { ...study, chapters, files };
}

/** Returns the bundle of the page's rules of a chapter's game, if the chapter was made with them. */
async function currentOf({ root }: StudyChapter): Promise<string | undefined> {
  const module = await loadGame(root.game).catch(() => undefined);
  if (!module || CURRENT[root.game] === undefined) return undefined;
  const { version } = openGame(module, parseSetup(module, root.setup));
  return version === root.rules ? CURRENT[root.game] : undefined;
}
