/**
 * Compares two players of a table at different servers, which share a PostgreSQL, with both players at one server: in
 * turns, under the same load. A move then also costs the second server: it follows the write, and sends it to its
 * player.
 */
import { median } from '../measure.ts';
import { figure, type TableRow, spread, times } from '../table.ts';
import { type LoadOptions, loadRow, rateOf } from './in-turns.ts';
import type { LoadFigures } from './load.ts';
import { loadOurs } from './ours.ts';

/** Maximum processor time of two servers, as a multiple of that of one. */
const MOST = 1.5;

export async function splitRows(wish: LoadOptions): Promise<TableRow[]> {
  const [together, apart]: LoadFigures[][] = [[], []];
  // Equal numbers of generators: only the servers differ.
  const load = { ...wish, generators: wish.generators ?? 2 };
  for (let round = 0; round < wish.rounds; round++) {
    together.push(await loadOurs({ ...load, servers: 1 }));
    apart.push(await loadOurs({ ...load, servers: 2, isSplit: true }));
  }
  const ratios = together.map((one, i) => rateOf(one) / rateOf(apart[i]));
  const { what } = loadRow(wish, together);
  return [
    { ...loadRow(wish, together), what: `${what}; one server on PostgreSQL` },
    {
      ...loadRow(wish, apart),
      what: 'the same, the players of each table at two servers',
      against: `one server ${spread(together.map(rateOf), figure)}`,
      ratio: spread(ratios, times),
      target: { text: `at most ${times(MOST)} the processor time`, met: median(ratios) <= MOST },
    },
    databaseRow('the database of one server', together),
    databaseRow('the database of two', apart),
  ];
}

const databaseRow = (what: string, loads: readonly LoadFigures[]): TableRow => ({
  what: `${what}; processor time of a move`,
  figure: `${spread(
    loads.map(({ database, moves }) => (1000 * database) / moves),
    figure,
  )} ms`,
});
