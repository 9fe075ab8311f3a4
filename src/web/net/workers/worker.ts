/**
 * The worker of the page: it holds a table of the page's own, lets bots think, or looks back at a game, so that none
 * of them holds up the screen. One file for all: each bundle of a worker has every game in it.
 */
import { expose, type ProxyMarked, proxy } from 'comlink';
import '../error-transfer.ts';
import { type LocalListener, type LocalRequest, LocalTable } from './local-table.ts';
import { learnStrangers } from '../../games/stranger-codes.ts';
import { examine } from './examining.ts';
import { review } from './reviewing.ts';
import { weigh } from './thinking.ts';

/** Opens a table; what it gives back is called from the page. */
async function open(
  request: LocalRequest,
  listener: LocalListener,
): Promise<LocalTable & ProxyMarked> {
  return proxy(await LocalTable.open(request, listener));
}

export const api = { open, weigh, review, examine, learnStrangers };
expose(api);
