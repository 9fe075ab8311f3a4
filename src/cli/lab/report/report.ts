/** The report of an experiment: charts with their players in every title, and the command that makes it again. */
import { hasDice } from '../../../kernel/engine.ts';
import type { Rule } from '../../../kernel/rulebook.ts';
import type { Design } from '../../../lab/design.ts';
import type { StageSummary } from '../../../lab/summary.ts';
import { readText } from '../../files.ts';
import { gameById } from '../../games.ts';
import { formatHead } from '../../text/messages.ts';
import { changeRows } from '../../text/value-list.ts';
import { aboutKey, scenarioKey } from '../../../i18n/head.ts';
import { version } from '../../version.ts';
import type { LabRow } from '../lab-game.ts';
import { sideName } from '../findings.ts';
import { escapeHtml, figure, page, table } from './page.ts';
import { figuresOf } from './figures.ts';

/** Everything that a report shows. */
export interface ReportInput {
  /** Path of the experiment file. */
  readonly file: string;
  readonly design: Design;
  readonly rulebook: readonly Rule[];
  readonly rows: readonly LabRow[];
  readonly stages: readonly StageSummary[];
  readonly digest: string;
}

/** Returns the report as one HTML file. */
export function writeReport(input: ReportInput): string {
  const { design, stages, rows } = input;
  const title = titleOf(design);
  const parts = stages.flatMap((stage, i) => {
    if (stage.games === 0) return [];
    const own = rows.filter((row) => row.stage === i);
    const heading = i === 0 ? `Played by ${stage.players}` : `Repeated by ${stage.players}`;
    return [
      `<h2>${escapeHtml(heading)}</h2>`,
      ...notesOf(stage, stages.length).map((note) => `<p class="note">${escapeHtml(note)}</p>`),
      ...figuresOf(input, stage, own, i).map(figure),
    ];
  });
  const body = [
    `<h1>${escapeHtml(title)}</h1>`,
    headOf(input),
    changesOf(design),
    ...parts,
    reproduction(input),
  ];
  return page(title, body.join('\n'));
}

function titleOf({ experiment, stages }: Design): string {
  const [cell] = stages[0]?.cells ?? [];
  const game = cell ? formatHead(cell.game, aboutKey('title')) : experiment.game;
  return experiment.title ? `${experiment.title}: ${game}` : `${game}: an experiment`;
}

function headOf({ design, stages, rows }: ReportInput): string {
  const cells = design.stages[0]?.cells ?? [];
  const scenarios = [...new Set(cells.map(({ game }) => game.setup.scenario))];
  const [cell] = cells;
  const named = scenarios.map((id) =>
    cell ? formatHead(cell.game, scenarioKey(id, 'title')) : id,
  );
  const games = stages.map((stage) => stage.games).reduce((a, b) => a + b, 0);
  const rules = `Rules version ${cell?.game.version ?? 0}, Countermarch ${version()}`;
  const isShared = design.experiment.dice === 'keyed' && cells.length > 1;
  const dice = isShared && cell && hasDice(cell.game) ? 'Arms share their dice. ' : '';
  const first = rows.length === 0 ? 'No games were played. ' : '';
  return `<p class="quiet">${escapeHtml(`${first}${games} games, scenario ${named.join(', ')}. Points are those of ${sideName(design)}: 1 for a win, half a point for a draw. ${dice}${rules}.`)}</p>`;
}

/** Returns a table of the changed values of each arm, or of each combination of levels; empty if there are none. */
function changesOf({ stages }: Design): string {
  const rows = (stages[0]?.cells ?? []).flatMap(({ id, game }) => {
    const { variant } = game.setup;
    return variant ? changeRows(gameById(game.id), variant).map((row) => [id, ...row]) : [];
  });
  if (rows.length === 0) return '';
  return `<h2>Changed values</h2>${table(['arm', 'value', 'usual', 'here', 'name'], rows)}`;
}

/** Returns notes that a reader could overlook. */
function notesOf({ arms, method, stopped, players }: StageSummary, stages: number): string[] {
  const oneSided = arms.filter(({ points }) => points.mean === 0 || points.mean === 1);
  return [
    method === 'sequence'
      ? `Intervals are 95% confidence sequences: they hold even though the run could stop at any look${stopped ? ', and this run stopped early' : ''}.`
      : 'Intervals are 95% Wilson intervals: the number of games was fixed in advance.',
    ...(oneSided.length > 0
      ? [
          `All games of an arm had the same winner in: ${oneSided.map(({ id }) => id).join(', ')}. A win rate of 0 or 100% hides small changes: look at the margins.`,
        ]
      : []),
    ...(stages === 1
      ? [
          `The only players were ${players}. A result can come from a weakness of the players: to check, repeat the comparison with another level ("repeat" in the experiment file).`,
        ]
      : []),
  ];
}

function reproduction({ file, digest }: ReportInput): string {
  const text = readText(file).trim();
  return `<h2>Run it again</h2><p>The same version plays the same games on every machine, with any number of threads. The digest of all final positions is <code>${digest}</code>.</p><pre>countermarch lab ${escapeHtml(file)}</pre><p>${escapeHtml(file)}:</p><pre>${escapeHtml(text)}</pre>`;
}
