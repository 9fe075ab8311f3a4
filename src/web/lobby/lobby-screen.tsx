/** The lobby: the games there are, tables to join or to go on with. */
import { batch, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { CatalogueEntry, TableSummary } from '../../table/messages/messages.ts';
import { isSignedIn } from '../account/presence.ts';
import { readyPhrases } from '../games/messages.ts';
import { fetchCatalogue, fetchTables, fetchTheseTables } from '../net/api.ts';
import { LoadingBox } from '../ui/message.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { faultOf, speakers, t, tellPlain } from '../messages.ts';
import { GameBox } from './game-box.tsx';
import { Invitations } from './invitations.tsx';
import { forgotten, myTables, noteStandings } from './my-tables.ts';
import { readFilter, search } from './table-filter.tsx';
import { JoinByLink, MyTables, OpenTables } from './table-lists.tsx';
import '../styles/forms.css';
import '../styles/lobby.css';

/** How often the list of open tables is asked for again. */
const REFRESH = 15_000;

export function LobbyScreen() {
  const games = useSignal<readonly CatalogueEntry[] | undefined>(undefined);
  /** Until the server has said which there are, nobody knows whether there are any. */
  const tables = useSignal<readonly TableSummary[] | undefined>(undefined);
  const fault = useSignal<LocalizedText>('');
  /** An answer to what is not looked for any more is nobody's. */
  const note = (asked: string, found: readonly TableSummary[]) => {
    if (asked === search.peek()) tables.value = found;
  };
  const loadTables = async () => {
    const asked = search.peek();
    note(asked, await fetchTables(asked));
  };
  const load = async () => {
    try {
      await fetchOwn();
      const asked = search.peek();
      const own = myTables.peek().map(({ table }) => table);
      const [catalogue, inPlay, mine] = await Promise.all([
        fetchCatalogue(),
        fetchTables(asked),
        fetchTheseTables(own),
      ]);
      batch(() => {
        games.value = catalogue;
        note(asked, inPlay);
        noteStandings(mine);
      });
      fault.value = '';
    } catch (error) {
      fault.value = faultOf(error);
    }
  };
  useEffect(() => {
    document.title = 'Countermarch';
    readFilter();
    void load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), REFRESH);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    // It tells at once what it is, which has been asked for already.
    let isNew = false;
    return search.subscribe(() => {
      if (isNew) void loadTables().catch(() => undefined);
      isNew = true;
    });
  }, []);
  useSignalEffect(() => {
    // In English the catalogue says it all.
    if (speakers.value.language === 'en') return;
    for (const { id } of games.value ?? []) void readyPhrases(id);
  });
  return (
    <>
      <a class="skip" href="#games">
        {t('lobby.skip')}
      </a>
      <TopBar />
      <main class="lobby">
        <Masthead />
        <Invitations games={games.value ?? []} />
        {fault.value && <Fault reason={fault.value} onRetry={() => void load()} />}
        <div class="lobby-columns">
          <MyTables games={games.value ?? []} />
          <section id="games" class="games" aria-label={t('lobby.games')}>
            {games.value?.map((game) => <GameBox key={game.id} game={game} />) ??
              (!fault.value && (
                <div class="game-box empty">
                  <LoadingBox what={t('ui.moment')} />
                </div>
              ))}
          </section>
          <aside class="lobby-side">
            <JoinByLink />
            <Tournaments />
            {/* Last, for it grows when the server answers: nothing stands below that would jump. */}
            {(tables.value || !fault.value) && (
              <OpenTables tables={tables.value} games={games.value ?? []} />
            )}
          </aside>
        </div>
      </main>
    </>
  );
}

/** Tables that the account has been put at, as by a round of a tournament, are one's own. */
async function fetchOwn(): Promise<void> {
  if (!isSignedIn()) return;
  const { joinTables } = await import('../account/own-tables.ts');
  // After signing out, the page shows the tables of this browser.
  await joinTables(forgotten()).catch(() => undefined);
}

function Tournaments() {
  return (
    <section class="list-box">
      <h2 class="legend">{t('lobby.tournaments')}</h2>
      <p class="hint">{t('lobby.tournaments.text')}</p>
      <a class="button small" href="/tournaments">
        {t('lobby.tournaments.all')}
      </a>
    </section>
  );
}

function Masthead() {
  return (
    <div class="masthead">
      <h1>{t('lobby.title')}</h1>
      <p>{t('lobby.lead')}</p>
    </div>
  );
}

function Fault({ reason, onRetry }: { reason: LocalizedText; onRetry: () => void }) {
  return (
    <div class="fault" role="alert">
      <p>
        <b>{tellPlain(reason)}</b> {t('lobby.without-server')}
      </p>
      <div class="row">
        <button type="button" class="button" onClick={onRetry}>
          {t('ui.retry')}
        </button>
        <a class="button" href="/replay">
          {t('ui.open-record')}
        </a>
        <a class="button" href="/local">
          {t('lobby.local')}
        </a>
      </div>
    </div>
  );
}
