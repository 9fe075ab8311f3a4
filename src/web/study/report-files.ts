/** Reports of the current chapter as files: Markdown with pictures, or one HTML file to embed. */
import { drawBoard } from '../../draw/board.ts';
import { embeddedReport, markdownReport, reportSteps } from '../../study/report.ts';
import { Walker } from '../../study/walker.ts';
import { format } from '../table-messages.ts';
import { t } from './study-messages.ts';
import type { ChapterBoard } from './study-model.ts';

/** Returns the text of the report of the chapter that a board shows. */
export function reportOf({ game, tree }: ChapterBoard, kind: 'markdown' | 'html'): string {
  const chapter = tree.chapter.peek();
  const steps = reportSteps(new Walker(game, chapter), {
    // Hyphens that keep lines whole on the page would hide hexes from searches in the file.
    format: (text) => format(game, text).replaceAll('\u2011', '-'),
    move: (n) => t('studies.report.move', { n }),
    start: t('studies.first'),
    draw: (s) => drawBoard(game, s, { theme: 'light' }),
  });
  if (kind === 'html') return embeddedReport(chapter.name, steps);
  const pictureOf = (i: number) =>
    `data:image/svg+xml,${encodeURIComponent(steps[i]?.svg ?? '')
      .replaceAll('(', '%28')
      .replaceAll(')', '%29')}`;
  return markdownReport(chapter.name, steps, pictureOf);
}
