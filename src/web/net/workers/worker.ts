/**
 * The page's worker: it runs a local table, lets bots think, reviews a game, or searches for lines, so that none of
 * these blocks the screen. One file serves all tasks, because each worker bundle contains every game.
 */
import { expose, type ProxyMarked, proxy } from 'comlink';
import '../error-transfer.ts';
import { type LocalListener, type LocalRequest, LocalTable } from './local-table.ts';
import { learnStrangers } from '../../games/stranger-codes.ts';
import { findLines, type LineRules, prepareLines, stopLines } from './line-search.ts';
import { RecordTable } from './record-table.ts';
import { review } from './reviewing.ts';
import { weigh } from './thinking.ts';

/** Opens a table; the page calls the methods of the result. */
async function open(
  request: LocalRequest,
  listener: LocalListener,
): Promise<LocalTable & ProxyMarked> {
  return proxy(await LocalTable.open(request, listener));
}

/** Loads the rules of a game; the game itself stays in the worker. */
const prepare = async (rules: LineRules): Promise<void> => void (await prepareLines(rules));

/** Replays a record whose rules came from a file. */
const openRecord = async (file: string): Promise<RecordTable & ProxyMarked> =>
  proxy(await RecordTable.open(file));

export const api = {
  open,
  openRecord,
  weigh,
  review,
  learnStrangers,
  findLines,
  stopLines,
  prepareLines: prepare,
};
expose(api);
