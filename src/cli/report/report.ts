/** `countermarch report`: a battle report of a game or study with pictures, as Markdown or as one HTML file. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { drawBoard } from '../../draw/board.ts';
import { throughPlay } from '../../kernel/play/through-play.ts';
import { InputError, parseSetup } from '../../kernel/setup/setup.ts';
import { chapterOfGame } from '../../study/from-game.ts';
import { applyOperation } from '../../study/operations.ts';
import { embeddedReport, markdownReport, reportSteps } from '../../study/report.ts';
import { openStudy, shownChapters, type Study } from '../../study/study.ts';
import { readStudy, STUDY_FORMAT } from '../../study/study-file.ts';
import { Walker } from '../../study/walker.ts';
import { wholeNumber } from '../arguments.ts';
import { inFile, readText, writeText } from '../files.ts';
import { gameById } from '../games.ts';
import { loadRecord } from '../load.ts';
import { print } from '../output.ts';
import { format, formatHead } from '../text/messages.ts';

interface Options {
  readonly out: string;
  readonly html?: boolean;
  readonly chapter: number;
}

const EXAMPLES = `
Examples:
  countermarch report game.cmr -o report          writes report/report.md and its pictures
  countermarch report study.cms --html -o study   writes study/report.html, one file to embed in other pages`;

export function addReport(program: Command): void {
  program
    .command('report')
    .description('write a report of a game or study with pictures, as Markdown or as one HTML file')
    .argument('<file>', 'a game file or a study')
    .requiredOption('-o, --out <folder>', 'folder to write into')
    .option('--html', 'one HTML file that other pages can embed in a sandboxed frame')
    .option('--chapter <n>', 'chapter of a study', wholeNumber('--chapter', 1, 200), 1)
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, { out, html, chapter: n }: Options) => {
      const study = await readEither(file);
      const chapter = shownChapters(study)[n - 1];
      if (!chapter) throw new InputError(`the study has no chapter ${n}`);
      const module = gameById(chapter.root.game);
      const game = throughPlay(module.open(parseSetup(module, chapter.root.setup)));
      const steps = reportSteps(new Walker(game, chapter), {
        format: (text) => format(game, text),
        move: (number) => `Move ${number}`,
        start: 'Start',
        draw: (s) => drawBoard(game, s, { theme: 'light' }),
      });
      const title = chapter.name;
      mkdirSync(out, { recursive: true });
      const name = join(out, html ? 'report.html' : 'report.md');
      const picture = (i: number) => `picture-${i + 1}.svg`;
      if (html) writeText(name, embeddedReport(title, steps));
      else {
        for (const [i, { svg }] of steps.entries()) writeText(join(out, picture(i)), svg);
        writeText(name, markdownReport(title, steps, picture));
      }
      print(`Wrote ${name} with ${steps.length} pictures.`);
    });
}

/** A study file, or a game file as a study of one chapter. */
async function readEither(file: string): Promise<Study> {
  const text = readText(file);
  if (text.split('\n', 1)[0]?.includes(STUDY_FORMAT))
    return readStudy(text).catch((error: unknown) => inFile(file, () => Promise.reject(error)));
  const { record, table } = loadRecord(file, undefined);
  const study = openStudy('report', '');
  const name = formatHead({ id: record.header.game }, 'game.title');
  const { entries } = record;
  const played = {
    id: 'c1',
    name,
    entries,
    origin: (entry: number) => ({ table: 'report', entry }),
  };
  for (const operation of chapterOfGame(table.game, played)) applyOperation(study, operation);
  return study;
}
