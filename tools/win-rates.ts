/**
 * Writes the win rates of scenarios into `docs/bots.md`, from the output of `countermarch simulate … --json` in
 * `docs/win-rates`:
 *
 *   node tools/win-rates.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gameById } from '../src/games/registry.ts';

const FOLDER = new URL('../docs/win-rates/', import.meta.url);
const PAGE = new URL('../docs/bots.md', import.meta.url);
const [BEGIN, END] = ['<!-- win rates -->', '<!-- end of win rates -->'];

/** The used fields of the output. */
export interface Run {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, number>>;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: number | string;
  readonly wins: Readonly<Record<string, number>>;
  readonly ends: Readonly<Record<string, number>>;
  readonly decisionsPerGame: { readonly mean: number };
  readonly digest: string;
}

/** Returns percentages of wins, including sides without a win. */
const shares = ({ wins, games }: Run): string =>
  Object.entries(wins)
    .filter(([who, count]) => who !== 'draw' || count > 0)
    .map(([who, count]) => `${who} ${Math.round((100 * count) / games)}`)
    .join(', ');

const rules = ({ ends }: Run): string =>
  Object.keys(ends)
    .map((rule) => `[${rule}]`)
    .join(' ');

/** Returns the options in which runs of a scenario differ, each as command line argument. */
function differing(run: Run, runs: readonly Run[]): string[] {
  const alike = runs.filter(({ game, scenario }) => game === run.game && scenario === run.scenario);
  return Object.entries(run.options)
    .filter(([id, value]) => alike.some(({ options }) => options[id] !== value))
    .map(([id, value]) => {
      const option = gameById(run.game).options.find((one) => one.id === id);
      return `${id}=${option?.names?.[value - option.min] ?? value}`;
    });
}

export const rowOf = (run: Run, runs: readonly Run[] = [run]): string =>
  `| ${[run.game, run.scenario, ...differing(run, runs)].join(', ')} | ${shares(run)} | ${rules(run)} | ${Math.round(run.decisionsPerGame.mean)} | \`${run.digest}\` |`;

const commandOf = ({ game, games, seed, bots }: Run): string =>
  `npx countermarch simulate ${game} --scenario N --games ${games} --seed ${seed} --bots ${new Set(bots).size === 1 ? bots[0] : bots.join(',')} --json`;

/** Returns the runs of one command in one table. */
export function tablesOf(runs: readonly Run[]): string {
  const commands = [...new Set(runs.map(commandOf))];
  return commands
    .map((command) =>
      [
        `\`${command}\``,
        '',
        '| scenario | wins in % | ended by | decisions per game | digest |',
        '|---|---|---|---|---|',
        ...runs.filter((run) => commandOf(run) === command).map((run) => rowOf(run, runs)),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Returns all runs, scenarios in the order of their numbers. */
export const runsIn = (folder: URL): Run[] =>
  readdirSync(folder)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Run);

function main(): void {
  const [before = '', rest = ''] = readFileSync(PAGE, 'utf8').split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${tablesOf(runsIn(FOLDER))}\n\n${END}${after}`);
}

if (import.meta.main) main();
