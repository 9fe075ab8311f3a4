/** The lobby: the games there are, tables to join or to go on with. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CatalogueEntry, TableSummary } from '../../table/messages.ts';
import { ApiError, fetchCatalogue, fetchTables } from '../net/api.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { GameBox } from './game-box.tsx';
import { JoinByLink, MyTables, OpenTables } from './table-lists.tsx';
import '../styles/forms.css';
import '../styles/lobby.css';

/** How often the list of open tables is asked for again. */
const REFRESH = 15_000;

export function LobbyScreen() {
  const games = useSignal<readonly CatalogueEntry[] | undefined>(undefined);
  const tables = useSignal<readonly TableSummary[]>([]);
  const fault = useSignal('');
  const load = async () => {
    try {
      [games.value, tables.value] = await Promise.all([fetchCatalogue(), fetchTables()]);
      fault.value = '';
    } catch (error) {
      fault.value = error instanceof ApiError ? error.message : String(error);
    }
  };
  useEffect(() => {
    document.title = 'Countermarch';
    void load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), REFRESH);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <a class="skip" href="#games">
        To the games
      </a>
      <TopBar />
      <main class="lobby">
        <Masthead />
        {fault.value && <Fault reason={fault.value} onRetry={() => void load()} />}
        <div class="lobby-columns">
          <section id="games" class="games" aria-label="Games">
            {games.value?.map((game) => <GameBox key={game.id} game={game} />) ?? (
              <div class="game-box empty" aria-busy={!fault.value} />
            )}
          </section>
          <aside class="lobby-side">
            <MyTables games={games.value ?? []} />
            <JoinByLink />
            {/* Last, for it grows when the server answers: nothing stands below that would jump. */}
            <OpenTables tables={tables.value} games={games.value ?? []} />
          </aside>
        </div>
      </main>
    </>
  );
}

function Masthead() {
  return (
    <div class="masthead">
      <h1>Pull up a chair.</h1>
      <p>
        Hex-and-counter games with every rule kept and numbered, every die sealed before it is
        thrown, and an opponent who is always free.
      </p>
    </div>
  );
}

function Fault({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <div class="fault" role="alert">
      <p>
        <b>{reason}</b> Games against the computer also run without it, in the page itself.
      </p>
      <div class="row">
        <button type="button" class="button" onClick={onRetry}>
          Try again
        </button>
        <a class="button" href="/replay">
          Open a record
        </a>
        <a class="button" href="/local">
          Play without a server
        </a>
      </div>
    </div>
  );
}
