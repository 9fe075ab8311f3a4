/**
 * Monte-Carlo tree search with random playouts to the end of the game: our search through the generic interface against
 * boardgame.io's own bot, with equal numbers of iterations per decision.
 */
import { type BenchmarkGame, BENCHMARK_GAMES } from '../benchmark-games.ts';
import { type Effort, inTurns } from '../isolated-run.ts';
import { median } from '../measure.ts';
import { perSecond, type TableRow, spread, times } from '../table.ts';

const TIMES_BOARDGAME_IO = 200;

export async function searchRows(effort: Effort): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (const benchmark of BENCHMARK_GAMES) rows.push(...(await compare(benchmark, effort)));
  return rows;
}

async function compare(benchmark: BenchmarkGame, effort: Effort): Promise<TableRow[]> {
  const { name, game, openSpielIterations } = benchmark;
  const ways = ['kernel', 'boardgame.io'];
  const rounds = await inTurns(
    ways.map((way) => `search/${game.id}/${way}`),
    effort,
  );
  const [kernel, peer] = [0, 1].map((i) => median(rounds.cpu(i)));
  const gains = rounds.ratios(0, 1);
  const mine = {
    what: `${name}: iterations of our search`,
    figure: spread(rounds.cpu(0), perSecond),
    wall: perSecond(rounds.wall(0)),
  };
  const rows: TableRow[] = [
    {
      ...mine,
      against: `boardgame.io ${perSecond(peer)}`,
      ratio: spread(gains, times),
      target: {
        text: 'at least 200 x',
        met: median(gains) >= TIMES_BOARDGAME_IO,
        because:
          'The target was set when boardgame.io was measured at 76 iterations a second; see the playouts.',
      },
    },
  ];
  if (openSpielIterations !== undefined)
    rows.push({
      ...mine,
      against: `OpenSpiel ${perSecond(openSpielIterations)}, measured elsewhere`,
      ratio: times(kernel / openSpielIterations),
      target: { text: 'ahead', met: kernel > openSpielIterations },
    });
  return rows;
}
