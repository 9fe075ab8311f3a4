/** Random playouts of the benchmark games: on the kernel, by hand, on boardgame.io. */
import { type BenchmarkGame, BENCHMARK_GAMES } from './benchmark-games.ts';
import { type Effort, inTurns } from './isolated-run.ts';
import { median } from './measure.ts';
import { figure, percent, perSecond, type TableRow, spread, times } from './table.ts';

const SHARE_OF_HAND = 0.6;
const TIMES_BOARDGAME_IO = 300;

export async function playoutRows(effort: Effort): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (const benchmark of BENCHMARK_GAMES) rows.push(...(await compare(benchmark, effort)));
  return rows;
}

async function compare(benchmark: BenchmarkGame, effort: Effort): Promise<TableRow[]> {
  const { name, game, isMain, openSpielPlayouts } = benchmark;
  const ways = ['kernel', 'by-hand', 'boardgame.io'];
  const rounds = await inTurns(
    ways.map((way) => `playouts/${game.id}/${way}`),
    effort,
  );
  const [kernel, hand, peer] = [0, 1, 2].map((i) => median(rounds.cpu(i)));
  const [shares, gains] = [rounds.ratios(0, 1), rounds.ratios(0, 2)];
  const mine = {
    what: `${name}: random playouts on the kernel`,
    figure: spread(rounds.cpu(0), perSecond),
    wall: perSecond(rounds.wall(0)),
  };
  return [
    {
      ...mine,
      against: `by hand ${perSecond(hand)}`,
      ratio: spread(shares, percent),
      ...(isMain && { target: { text: 'at least 60 %', met: median(shares) >= SHARE_OF_HAND } }),
    },
    {
      ...mine,
      against: `boardgame.io ${perSecond(peer)}`,
      ratio: spread(gains, times),
      ...(isMain && {
        target: {
          text: 'at least 300 x',
          met: median(gains) >= TIMES_BOARDGAME_IO,
          because: whyNot(hand, peer),
        },
      }),
    },
    {
      ...mine,
      against: `OpenSpiel ${perSecond(openSpielPlayouts)}, measured elsewhere`,
      ratio: times(kernel / openSpielPlayouts),
      target: { text: 'ahead', met: kernel > openSpielPlayouts },
    },
  ];
}

const whyNot = (hand: number, peer: number): string =>
  `The same game by hand, without any kernel, is ${figure(hand / peer)} times as fast. The target was set \
when boardgame.io was measured at 75 playouts a second; on Node 24 its reducer, mostly Immer, is several \
times faster than that, in its default settings.`;
