/** The lobby: the user's games, quick pairing, all games, and games between other players. */
import { batch, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { fetchSent, isSignedIn } from '../account/presence.ts';
import { loadGameMessages } from '../games/messages.ts';
import { fetchCatalogue, fetchTheseTables } from '../net/api.ts';
import { LoadingBox } from '../ui/message.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { faultOf, translators, t, formatPlain } from '../messages.ts';
import { OpenedForm } from './form-opener.tsx';
import { Invitations } from './challenges/invitations.tsx';
import { fetchLists, fetchView, type LobbyContent } from './lobby-content.ts';
import { LobbyParts } from './lobby-parts.tsx';
import { readFilter, search } from './lists/table-filter.tsx';
import { AllButton, AllMyGames } from './lists/my-games.tsx';
import { removedTables, sortedTables, myTables, storeTableStatuses } from './my-tables.ts';
import { noteRefresh } from './next-game.tsx';
import '../styles/forms.css';
import '../styles/challenges.css';
import '../styles/lobby.css';
import '../styles/pairing.css';

/** Interval between requests for the lists, in milliseconds. */
const REFRESH = 15_000;

export function LobbyScreen() {
  const content = useSignal<LobbyContent | undefined>(undefined);
  const fault = useSignal<LocalizedText>('');
  const load = async () => {
    try {
      await fetchOwn();
      const asked = search.peek();
      const own = myTables.peek().map(({ table }) => table);
      noteRefresh();
      const [games, lists, view, mine] = await Promise.all([
        fetchCatalogue(),
        fetchLists(asked),
        fetchView(),
        fetchTheseTables(own),
      ]);
      batch(() => {
        // Discards lists for an outdated filter.
        const { open, people } = asked === search.peek() ? lists : (content.peek() ?? lists);
        content.value = { games, open, people, view };
        storeTableStatuses(mine);
      });
      fault.value = '';
    } catch (error) {
      fault.value = faultOf(error);
    }
  };
  const filter = async () => {
    const asked = search.peek();
    const lists = await fetchLists(asked);
    const now = content.peek();
    if (now && asked === search.peek()) content.value = { ...now, ...lists };
  };
  useEffect(() => {
    document.title = 'Countermarch';
    readFilter();
    void fetchSent();
    void load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), REFRESH);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    // `subscribe` first reports the current value, whose lists are already requested.
    let isNew = false;
    return search.subscribe(() => {
      if (isNew) void filter().catch(() => undefined);
      isNew = true;
    });
  }, []);
  useSignalEffect(() => {
    // In English, the catalogue contains all texts.
    if (translators.value.language === 'en') return;
    for (const { id } of content.value?.games ?? []) void loadGameMessages(id);
  });
  return (
    <>
      <a class="skip" href="#games">
        {t('lobby.skip')}
      </a>
      <TopBar />
      <main class="lobby">
        <Invitations games={content.value?.games ?? []} />
        {fault.value && <Fault reason={fault.value} onRetry={() => void load()} />}
        {content.value && <LobbyParts {...content.value} />}
        {!content.value && !fault.value && (
          <div class="game-box empty">
            <LoadingBox what={t('ui.moment')} />
          </div>
        )}
        <OpenedForm />
      </main>
    </>
  );
}

/** Adds tables to which the account was assigned, for example in a tournament round, to the user's own tables. */
async function fetchOwn(): Promise<void> {
  if (!isSignedIn()) return;
  const { joinTables } = await import('../account/own-tables.ts');
  // After signing out, the page shows only the tables of this browser.
  await joinTables(removedTables()).catch(() => undefined);
}

function Fault({ reason, onRetry }: { reason: LocalizedText; onRetry: () => void }) {
  return (
    <>
      <h1 class="sr-only">{t('lobby.title')}</h1>
      <div class="fault" role="alert">
        <p>
          <b>{formatPlain(reason)}</b> {t('lobby.without-server')}
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
          {sortedTables.value.length > 0 && <AllButton />}
        </div>
      </div>
      <AllMyGames games={[]} />
    </>
  );
}
