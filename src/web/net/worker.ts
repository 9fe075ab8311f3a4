/** The worker that holds a table of the page's own, so that it never holds up the screen. */
import { expose, proxy } from 'comlink';
import './said-errors.ts';
import { type LocalListener, type LocalRequest, LocalTable } from './local-table.ts';

/** Opens a table; what it gives back is called from the page. */
async function open(request: LocalRequest, listener: LocalListener): Promise<LocalTable> {
  return proxy(await LocalTable.open(request, listener));
}

export const api = { open };
expose(api);
