/** Server data that the lobby shows. */
import type { CatalogueEntry, TableSummary } from '../../table/messages/messages.ts';
import { ask, fetchTables } from '../net/api.ts';
import { queryOf } from './lists/table-filter.tsx';
import type { LobbyView } from '../../table/messages/pairing.ts';

export interface LobbyContent {
  readonly games: readonly CatalogueEntry[];
  /** Tables with an open seat. */
  readonly open: readonly TableSummary[];
  /** Tables with people. */
  readonly people: readonly TableSummary[];
  /** Undefined if the server does not answer. */
  readonly view: LobbyView | undefined;
}

/** Fetches the tables that match the filter. `asked`: the filter as a query string. */
export async function fetchLists(asked: string): Promise<Pick<LobbyContent, 'open' | 'people'>> {
  const [open, people] = await Promise.all([
    fetchTables(queryOf(asked, 'open=1&people=1')),
    fetchTables(queryOf(asked, 'people=1')),
  ]);
  return { open, people };
}

/** Fetches the numbers of the lobby, which can also be shown without them. */
export const fetchView = (): Promise<LobbyView | undefined> =>
  ask<LobbyView>('/api/lobby').catch(() => undefined);
