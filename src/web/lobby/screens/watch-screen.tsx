/** Screen for watching games between people: in progress, finished today, or from files. */
import { useEffect } from 'preact/hooks';
import type { CatalogueEntry, TableSummary } from '../../../table/messages/messages.ts';
import { loadGameMessages } from '../../games/messages.ts';
import { ask, fetchCatalogue, fetchTables } from '../../net/api.ts';
import { Icon } from '../../ui/icons.tsx';
import { Load } from '../../ui/load.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { t } from '../../messages.ts';
import { isBetweenPeople } from '../lists/players.ts';
import { FinishedList, WatchList } from '../lists/watch-list.tsx';
import type { EndedGame, LobbyView } from '../../../table/messages/pairing.ts';
import '../../styles/forms.css';
import '../../styles/lobby.css';

/** Maximum length of each list. */
const MOST = 50;

interface WatchContent {
  readonly games: readonly CatalogueEntry[];
  readonly tables: readonly TableSummary[];
  readonly finished: readonly EndedGame[];
}

export function WatchScreen() {
  useEffect(() => {
    document.title = `${t('bar.watch')} – Countermarch`;
  }, []);
  return (
    <>
      <TopBar />
      <main class="page lobby-page">
        <h1>{t('bar.watch')}</h1>
        <p class="lead">{t('watch.lead')}</p>
        <p>
          <a class="button" href="/replay">
            <Icon name="folder" size={16} />
            {t('ui.open-record')}
          </a>{' '}
          <a class="button" href="/studies">
            <Icon name="branch" size={16} />
            {t('lobby.studies')}
          </a>
        </p>
        <Load isPart load={load} waiting={t('ui.moment')}>
          {({ games, tables, finished }) => (
            <div class="lobby-lists">
              {tables.length + finished.length === 0 && <p class="hint">{t('watch.none')}</p>}
              <WatchList tables={tables} games={games} most={MOST} />
              <FinishedList tables={finished} games={games} most={MOST} />
            </div>
          )}
        </Load>
      </main>
    </>
  );
}

async function load(): Promise<WatchContent> {
  const [games, tables, view] = await Promise.all([
    fetchCatalogue(),
    fetchTables('?people=1'),
    ask<LobbyView>('/api/lobby').catch(() => undefined),
  ]);
  await Promise.all(games.map(({ id }) => loadGameMessages(id)));
  return { games, tables: tables.filter(isBetweenPeople), finished: view?.finished ?? [] };
}
