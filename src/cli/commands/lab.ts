/** `countermarch lab`: an experiment with many games, from a file to a report. */
import { basename, extname, join } from 'node:path';
import type { Command } from 'commander';
import { hashState } from '../../kernel/state.ts';
import { stateOf } from '../arena/opening.ts';
import { addJobs, wholeNumber } from '../arguments.ts';
import { closePrograms } from '../players.ts';
import { makeFolder, writeText } from '../files.ts';
import { gameById } from '../games.ts';
import { LabJournal } from '../lab/journal.ts';
import { type OpenedExperiment, openExperiment } from '../lab/open.ts';
import { printFindings } from '../lab/findings.ts';
import { runExperiment } from '../lab/run.ts';
import { summarize } from '../../lab/summary.ts';
import { print, printJson, progressBar } from '../output.ts';
import { csv } from '../arena/rows.ts';
import { digestOf } from '../tally.ts';
import { version } from '../version.ts';

interface Options {
  readonly out?: string;
  readonly jobs?: number;
  readonly workers?: string;
  readonly time?: number;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  countermarch lab study.json               plays the games, and writes study/report.html
  countermarch lab study.json --jobs 2      plays the same games in two threads: the digest is the same
  countermarch lab study.json --json        prints the findings as JSON
An interrupted run continues where it stopped. docs/lab.md explains experiment files and the report.
A small experiment: {"format": "countermarch/experiment/1", "game": "annihilation", "seats": ["greedy"],
  "arms": [{"id": "standard"}, {"id": "short", "options": {"target": 10}}], "stop": {"most": 200}}`;

export function addLab(program: Command): void {
  addJobs(
    program
      .command('lab')
      .description('run an experiment: compare set-ups or players, and write a report with charts')
      .argument('<file>', 'experiment file'),
  )
    .option(
      '--out <dir>',
      'folder for the games and the report (default: the name of the experiment file)',
    )
    .option('--workers <url>', 'let the workers of this database play the games')
    .option(
      '--time <s>',
      'seconds that a program may take for each decision',
      wholeNumber('--time', 1, 3600),
    )
    .option('--json', 'print the findings as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, options: Options) => {
      const opened = openExperiment(file, options.time);
      const out = options.out ?? basename(file, extname(file));
      makeFolder(out);
      const journal = openJournal(out, opened);
      await playAllGames(opened, journal, options);
      await finish(file, out, opened, journal, options);
    });
}

function openJournal(out: string, { design }: OpenedExperiment): LabJournal {
  const { stop, repeat, title: _, ...experiment } = design.experiment;
  const cells = design.stages[0]?.cells ?? [];
  const [first] = cells;
  const positions = cells.flatMap(({ game, from }) => {
    const state = stateOf(game, from);
    return state ? [hashState(state)] : [];
  });
  const head = { version: version(), rules: first?.game.version ?? 0, experiment, positions };
  return new LabJournal(join(out, 'games.jsonl'), head, { stop, repeat });
}

async function playAllGames(
  opened: OpenedExperiment,
  journal: LabJournal,
  { jobs, workers }: Options,
): Promise<void> {
  const { stages, factors, experiment } = opened.design;
  const most = stages.reduce(
    (sum, { rule, cells }) => sum + rule.most * (factors.length > 0 ? 1 : cells.length),
    0,
  );
  const bar = progressBar(`lab ${experiment.game}`, most, 'games');
  try {
    await runExperiment(opened, journal, { jobs, workers, progress: (done) => bar.at(done) });
  } finally {
    bar.end();
    closePrograms([...opened.players.values()]);
  }
}

async function finish(
  file: string,
  out: string,
  { design }: OpenedExperiment,
  { rows, isExtended }: LabJournal,
  { json }: Options,
): Promise<void> {
  const stages = summarize(design, rows, isExtended);
  const digest = digestOf(rows.map(({ hash }) => hash));
  const { game, title } = design.experiment;
  const findings = { title, game, version: version(), stages, digest };
  writeText(join(out, 'games.csv'), csv(rows));
  writeText(join(out, 'findings.json'), `${JSON.stringify(findings, undefined, 2)}\n`);
  // Loaded on demand: the charts need a library that no other command uses.
  const { writeReport } = await import('../lab/report/report.ts');
  const rulebook = await gameById(game).rulebook();
  const report = join(out, 'report.html');
  writeText(report, writeReport({ file, design, rulebook, rows, stages, digest }));
  if (json) return printJson(findings);
  printFindings(design, stages);
  print(`digest ${digest}`);
  print(`Wrote ${report}, ${join(out, 'games.jsonl')}, games.csv and findings.json.`);
}
