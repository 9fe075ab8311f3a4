/**
 * Our server and boardgame.io's in turns, under the same load: two players at each table, who play the same random game
 * and answer at once. Ours has every move on disk before it is acknowledged, the peer keeps moves in memory. Import
 * this only if NODE_ENV is "production".
 */
import { median, quantile } from '../measure.ts';
import { figure, type TableRow, spread, times } from '../table.ts';
import { forkServer, type LoadFigures, measureLoad } from './load.ts';
import { loadOurs, type BenchServerOptions } from './ours.ts';

export interface LoadOptions extends BenchServerOptions {
  readonly rounds: number;
}

/**
 * Required multiple of the peer's rate, by the number of tables; 1: above it. The target for a saturated server was
 * 7,500 moves per second on a machine where the peer reached 3,800; as a ratio, it is valid on any machine.
 */
const TARGETS: Readonly<Record<number, number>> = { 1: 1, 50: 2.5, 200: 7500 / 3800 };

/** Returns the rows of both servers, and how they compare. */
export async function inTurnsRows(wish: LoadOptions): Promise<TableRow[]> {
  const [ours, peers]: LoadFigures[][] = [[], []];
  for (let round = 0; round < wish.rounds; round++) {
    ours.push(await loadOurs(wish));
    peers.push(await loadPeer(wish));
  }
  const least = TARGETS[wish.tables];
  const ratios = ours.map((mine, i) => rateOf(mine) / rateOf(peers[i]));
  return [
    {
      ...loadRow(wish, ours),
      against: `boardgame.io in memory ${spread(peers.map(rateOf), figure)}`,
      ratio: spread(ratios, times),
      ...(least !== undefined && {
        target: {
          text: least === 1 ? 'above it' : `at least ${times(least)}`,
          met: median(ratios) >= least,
        },
      }),
    },
    { ...loadRow(wish, peers), what: `the same, boardgame.io in memory` },
  ];
}

/** Returns the row of one server's loads. */
export function loadRow(
  { game, tables }: BenchServerOptions,
  loads: readonly LoadFigures[],
): TableRow {
  const [p50, p95] = [0.5, 0.95].map((q) => `${figure(waitOf(loads, q))} ms`);
  const wall = median(loads.map(({ moves, passed }) => moves / passed));
  return {
    what: `${game}, tables: ${tables}; moves a server CPU-second, each on disk`,
    figure: spread(loads.map(rateOf), figure),
    wall: `${figure(wall)}/s; answered after ${p50}, 95 % within ${p95}`,
  };
}

/** Returns the milliseconds within which a share `q` of the answers came, as the median of several loads. */
export const waitOf = (loads: readonly LoadFigures[], q: number): number =>
  median(loads.map(({ waits }) => quantile(waits, q)));

/** Returns the moves per second of processor time. */
export const rateOf = ({ moves, cpu }: LoadFigures): number => moves / cpu;

function loadPeer({ game, tables, seconds }: BenchServerOptions): Promise<LoadFigures> {
  const start = () => forkServer('../peers/boardgame-io-server.ts', [game]);
  return measureLoad({ server: 'peer', start: [start], game, tables, seconds });
}
