/**
 * `npm run bench:turns -- --game chitin [--scenario learning] [--levels 4,5] [--games 2] [--seed 1]`:
 * processor time of each level by decision and by turn, in games against greedy, as rows for docs/bots.md.
 * The caps of the levels hold on the same clock.
 */
import { parseArgs } from 'node:util';
import { createBot } from '../src/bots/create-bot.ts';
import { gameById } from '../src/games/registry.ts';
import type { Game } from '../src/kernel/game.ts';
import { parseSetup } from '../src/kernel/setup.ts';
import { Clocked, playClocked } from './clocked.ts';
import { quantile } from './measure.ts';

/** The middle, what 95 of 100 stay within, and the most. */
function figures(values: readonly number[]): string {
  const shown = [quantile(values, 0.5), quantile(values, 0.95), Math.max(...values)].map((ms) =>
    ms < 10 ? ms.toFixed(1) : ms.toFixed(0),
  );
  return shown.join(', ');
}

function main(): void {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      scenario: { type: 'string' },
      levels: { type: 'string', default: '3,greedy,4,5' },
      games: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
    },
  });
  const module = gameById(values.game ?? '');
  const { scenario, seed } = values;
  const game: Game = module.open(parseSetup(module, scenario === undefined ? {} : { scenario }));
  console.log('| game | level | turns | decisions a turn | a decision, ms | a turn, ms |');
  console.log('|---|---|---|---|---|---|');
  for (const level of values.levels.split(',')) {
    const seat = new Clocked(createBot(level, `times/${seed}`));
    const greedy = new Clocked(createBot('greedy', `greedy/${seed}`));
    for (let number = 0; number < Number(values.games); number++)
      playClocked(game, [seat, greedy], number, seed);
    const { turns, decisions } = seat;
    const cells = [
      `${game.id}, ${game.setup.scenario}`,
      level,
      turns.length,
      (decisions.length / turns.length).toFixed(0),
      figures(decisions),
      figures(turns),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

main();
