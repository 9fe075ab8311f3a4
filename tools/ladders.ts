/**
 * Writes the ladders of `docs/bots.md` and their plot from the output of `countermarch arena … --json` in
 * `docs/ladders`:
 *
 *   node tools/ladders.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { levelsOf } from '../src/bots/levels.ts';
import type { LadderReport } from '../src/cli/arena/ladder.ts';
import { usualOpening } from '../src/cli/arena/opening.ts';
import { rate } from '../src/cli/arena/ratings.ts';
import { gameById } from '../src/games/registry.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';

const FOLDER = new URL('../docs/ladders/', import.meta.url);
const PAGE = new URL('../docs/bots.md', import.meta.url);
const PLOT = new URL('../docs/bots.svg', import.meta.url);
const [BEGIN, END] = ['<!-- ladders -->', '<!-- end of ladders -->'];

const isFull = ({ players, near }: LadderReport): boolean => near >= players.length - 1;

const openOf = ({ game, scenario }: LadderReport) => {
  const module = gameById(game);
  return module.open(parseSetup(module, { scenario }));
};

const commandOf = (report: LadderReport): string => {
  const { game, scenario, gamesPerPair, seed, opening, players, near } = report;
  const lot = opening > 0 || usualOpening(openOf(report)) > 0 ? ` --opening ${opening}` : '';
  const apart = isFull(report) ? '' : ` --near ${near}`;
  return `npx countermarch arena ${game} --scenario ${scenario} --levels ${players.join(',')} --games ${gamesPerPair} --seed ${seed}${lot}${apart}`;
};

/** Returns the points of one player in a hundred games against another; undefined if they never met. */
export function share(report: LadderReport, one: string, other: string): number | undefined {
  for (const p of report.pairs) {
    if (p.one === one && p.other === other) return (100 * p.points) / p.games;
    if (p.one === other && p.other === one) return 100 - (100 * p.points) / p.games;
  }
  return undefined;
}

/** Returns by how much each offered level is above the next lower one, strongest first. */
export function gapsOf(report: LadderReport): { level: string; elo: number; error: number }[] {
  const { players, pairs } = report;
  const scores = pairs.map(({ one, other, games, points }) => ({
    first: players.indexOf(one),
    second: players.indexOf(other),
    games,
    points,
  }));
  const { gap } = rate(players.length, scores);
  const offered = levelsOf(gameById(report.game)).map(({ id }) => id);
  const order = report.ladder.map(({ player }) => player).filter((id) => offered.includes(id));
  return order.slice(0, -1).map((level, i) => {
    const below = order[i + 1] ?? '';
    const { elo, error } = gap(players.indexOf(level), players.indexOf(below));
    return { level, elo: Math.round(elo), error: Math.round(error) };
  });
}

/** Version, date and machine of a ladder. */
function originOf({ origin: { version, rules, node, machine, day } }: LadderReport): string {
  return `Countermarch ${version} (${day}), rules ${rules}, Node ${node.slice(1)}, ${machine}.`;
}

/** Returns one ladder as a heading, its command, and a table. */
export function tableOf(report: LadderReport): string {
  const gaps = gapsOf(report);
  const offered = levelsOf(gameById(report.game)).map(({ id }) => id);
  const lines = report.ladder.map((row) => {
    const against = share(report, row.player, 'greedy');
    const above = gaps.find(({ level }) => level === row.player);
    const cells = [
      offered.includes(row.player) ? row.player : `(${row.player})`,
      `${row.elo} ± ${row.error}`,
      above ? `${above.elo} ± ${above.error}` : '',
      `${(100 * row.score).toFixed(0)} %`,
      against === undefined ? '' : `${against.toFixed(0)} %`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `### ${report.game}, ${report.scenario}`,
    '',
    `${report.gamesPerPair} games for each pair${isFull(report) ? '' : ' that played'}: \`${commandOf(report)}\`. ${originOf(report)}`,
    '',
    '| level | Elo ± 95 % | above next level | score | against greedy |',
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

const ROW = 16;
const LEFT = 190;
const WIDTH = 780;

/** Draws all ladders side by side: a dot for each level, a bar for its error. */
export function plotOf(reports: readonly LadderReport[]): string {
  const most = Math.max(...reports.flatMap((r) => r.ladder.map((p) => p.elo + p.error)), 400);
  const x = (elo: number) => LEFT + (Math.max(0, elo) / most) * (WIDTH - LEFT - 20);
  const parts: string[] = [];
  let y = 30;
  for (const report of reports) {
    y += 10;
    parts.push(`<text class="t" x="8" y="${y}">${report.game}, ${report.scenario}</text>`);
    for (const { player, elo, error } of report.ladder.toReversed()) {
      y += ROW;
      parts.push(
        `<text x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${player}</text>`,
        `<path d="M${x(elo - error).toFixed(1)} ${y}H${x(elo + error).toFixed(1)}"/>`,
        `<circle cx="${x(elo).toFixed(1)}" cy="${y}" r="4"/>`,
      );
    }
    y += ROW;
  }
  const ticks = Array.from({ length: Math.floor(most / 250) + 1 }, (_, i) => 250 * i).map(
    (elo) =>
      `<path class="g" d="M${x(elo).toFixed(1)} 24V${y}"/><text x="${x(elo).toFixed(1)}" y="16" text-anchor="middle">${elo}</text>`,
  );
  const style =
    'text{font:12px system-ui,sans-serif;fill:#333}.t{font-weight:600}path{stroke:#2b6f8f;stroke-width:2}circle{fill:#c2571a}.g{stroke:#ddd;stroke-width:1}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" role="img" aria-label="Elo of each level in each game, with 95 % error bars"><style>${style}</style><rect width="${WIDTH}" height="${y}" fill="#fff"/>${ticks.join('')}${parts.join('')}</svg>\n`;
}

function main(): void {
  const reports = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as LadderReport);
  const page = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  const tables = reports.map(tableOf).join('\n\n');
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${tables}\n\n${END}${after}`);
  writeFileSync(PLOT, plotOf(reports));
}

if (import.meta.main) main();
