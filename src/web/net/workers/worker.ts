/**
 * The page's worker: it runs a local table, lets bots think, reviews a game, analyses nodes of a tree, or plays games
 * between bots, so that none of these blocks the screen. One file serves all tasks. It is built with the page
 * (`tools/page-worker.ts`), so that both load the same files of a game.
 */
import { expose, type ProxyMarked, proxy } from 'comlink';
import '../error-transfer.ts';
import { sideValuesOf } from '../../../bots/review.ts';
import { start } from '../../../kernel/engine.ts';
import { type LocalListener, type LocalRequest, LocalTable } from './local-table.ts';
import { addUntrustedBundles } from '../../games/untrusted-bundles.ts';
import { playBalanceGame } from './balance-game.ts';
import { findLines, type LineRules, prepareLines, stopLines } from './line-search.ts';
import { findOdds, valuesOf } from './node-analysis.ts';
import { RecordTable } from './record-table.ts';
import { review } from './reviewing.ts';
import { analyze } from './thinking.ts';

/** Opens a table; the page calls the methods of the result. */
async function open(
  request: LocalRequest,
  listener: LocalListener,
): Promise<LocalTable & ProxyMarked> {
  return proxy(await LocalTable.open(request, listener));
}

/**
 * Loads the rules of a game; the game itself stays in the worker. It evaluates the set-up, because the first evaluation
 * is the slowest.
 */
async function prepare(rules: LineRules): Promise<void> {
  const game = await prepareLines(rules);
  sideValuesOf(game, start(game));
}

/** Replays a record whose rules came from a file. */
const openRecord = async (file: string): Promise<RecordTable & ProxyMarked> =>
  proxy(await RecordTable.open(file));

export const api = {
  open,
  openRecord,
  analyze,
  playBalanceGame,
  review,
  addUntrustedBundles,
  findLines,
  stopLines,
  findOdds,
  valuesOf,
  prepareLines: prepare,
};
expose(api);
