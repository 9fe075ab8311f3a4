/**
 * `npm run bench:turns -- --game chitin [--scenario learning] [--levels 4,5] [--games 2] [--turns 12] [--seed 1]`:
 * measures the processor time of each level per decision and per turn, in games against greedy, up to `--turns` turns
 * of it. `--report`: measures all games and scenarios, into `bench/turns.md`; fails if a turn took longer than its
 * level may take.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createBot } from '../../src/bots/create-bot.ts';
import { LEVELS } from '../../src/bots/levels.ts';
import { gameById, games } from '../../src/games/registry.ts';
import type { Game } from '../../src/kernel/game.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { TimedSeat, playTimed } from './timed-match.ts';
import { quantile } from '../measure.ts';
import { occasion } from '../table.ts';

const HEAD = `| game and scenario | level | turns | decisions a turn | a decision, ms | a turn, ms |
|---|---|---|---|---|---|`;

interface TurnSelection {
  readonly levels: readonly string[];
  readonly games: number;
  readonly turns: number;
  readonly seed: string;
}

/** Times of a level in a game, in milliseconds: each turn and each decision. */
function timesOf(game: Game, level: string, { games: all, turns, seed }: TurnSelection): TimedSeat {
  const seat = new TimedSeat(createBot(level, `times/${seed}`));
  const others = game.sides
    .slice(1)
    .map((_, i) => new TimedSeat(createBot('greedy', `greedy/${seed}/${i}`)));
  for (let number = 0; number < all && seat.turns.length < turns; number++)
    playTimed(game, [seat, ...others], { number, seed, turns });
  return seat;
}

/** Returns the median, the 95th percentile, and the maximum. */
function figures(values: readonly number[]): string {
  const shown = [quantile(values, 0.5), quantile(values, 0.95), Math.max(...values)].map((ms) =>
    ms < 10 ? ms.toFixed(1) : ms.toFixed(0),
  );
  return shown.join(', ');
}

/** Returns a row for each level. */
function* rowsOf(id: string, scenario: string | undefined, wish: TurnSelection): Generator<string> {
  const module = gameById(id);
  const game: Game = module.open(parseSetup(module, scenario === undefined ? {} : { scenario }));
  for (const level of wish.levels) {
    const { turns: all, decisions } = timesOf(game, level, wish);
    // One more turn may have begun before the game was stopped.
    const turns = all.slice(0, wish.turns);
    const cells = [
      `${game.id}, ${game.setup.scenario}`,
      level,
      turns.length,
      (decisions.length / turns.length).toFixed(0),
      figures(decisions),
      figures(turns),
    ];
    const cap = LEVELS.find((known) => known.id === level)?.milliseconds;
    if (cap !== undefined && Math.max(...turns) > cap) process.exitCode = 1;
    yield `| ${cells.join(' | ')} |`;
  }
}

function main(): void {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      scenario: { type: 'string' },
      levels: { type: 'string' },
      games: { type: 'string', default: '2' },
      turns: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      report: { type: 'boolean', default: false },
    },
  });
  const { seed, levels = values.report ? '1,2,3,greedy,4,5' : '3,greedy,4,5' } = values;
  const wish = {
    ...{ levels: levels.split(','), seed },
    ...{ games: Number(values.games), turns: Number(values.turns) },
  };
  const rows: string[] = [];
  const add = (row: string): void => {
    console.log(row);
    rows.push(row);
  };
  console.log(HEAD);
  if (!values.report) {
    for (const row of rowsOf(values.game ?? '', values.scenario, wish)) add(row);
    return;
  }
  for (const { id, scenarios } of games)
    for (const scenario of scenarios) for (const row of rowsOf(id, scenario.id, wish)) add(row);
  writeFileSync(new URL('../turns.md', import.meta.url), pageOf(rows, wish));
}

function pageOf(rows: readonly string[], { games: all, turns, seed }: TurnSelection): string {
  return `# What turns of the computer take

\`npm run bench:turns -- --report --games ${all} --turns ${turns} --seed ${seed}\`, ${occasion()}.

Processor time in milliseconds: the middle, what 95 of 100 stay within, and the most; decisions with one legal action are not
counted. Everybody else is greedy. The first ${turns} turns at most of ${all === 1 ? 'one game' : `${all} games`}.
Level 4 has ${capOf('4')} ms for a turn, level 5 has ${capOf('5')}.

${HEAD}
${rows.join('\n')}
`;
}

const capOf = (level: string): number | undefined =>
  LEVELS.find(({ id }) => id === level)?.milliseconds;

main();
