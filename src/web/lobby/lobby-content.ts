/** Answers of the server that the lobby shows. */
import type { CatalogueEntry, TableSummary } from '../../table/messages/messages.ts';
import { ask, fetchTables } from '../net/api.ts';
import { queryOf } from './lists/table-filter.tsx';
import type { LobbyView } from '../../table/messages/pairing.ts';

export interface LobbyContent {
  readonly games: readonly CatalogueEntry[];
  /** Tables with a free seat. */
  readonly open: readonly TableSummary[];
  /** Tables where people sit. */
  readonly people: readonly TableSummary[];
  /** Undefined if the server does not tell. */
  readonly view: LobbyView | undefined;
}

/** Tables that fit the filter; `asked`: as the address of the lobby has it. */
export async function fetchLists(asked: string): Promise<Pick<LobbyContent, 'open' | 'people'>> {
  const [open, people] = await Promise.all([
    fetchTables(queryOf(asked, 'open=1&people=1')),
    fetchTables(queryOf(asked, 'people=1')),
  ]);
  return { open, people };
}

/** Without it the lobby is complete but for its numbers. */
export const fetchView = (): Promise<LobbyView | undefined> =>
  ask<LobbyView>('/api/lobby').catch(() => undefined);
