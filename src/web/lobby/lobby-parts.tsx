/** The parts of the lobby. Their order depends on the user's games and on the presence of other players. */
import { useSignal } from '@preact/signals';
import { Icon } from '../ui/icons.tsx';
import { t } from '../messages.ts';
import { GameGrid } from './game-grid.tsx';
import type { LobbyContent } from './lobby-content.ts';
import { ComingUp } from './lists/coming-up.tsx';
import { AllButton, AllMyGames, MyGames } from './lists/my-games.tsx';
import { FeaturedStudy } from './lists/featured-study.tsx';
import { OpenGames } from './lists/open-games.tsx';
import { isBetweenPeople, isOpenGame } from './lists/players.ts';
import { FinishedList, WatchList } from './lists/watch-list.tsx';
import { sortedTables, activeTables, myTables } from './my-tables.ts';
import { ComputerButton, QuietCards, QuietLine } from './quiet-lobby.tsx';
import { QuickPairing } from './pairing/quick-pairing.tsx';
import { pending } from './pairing/stored-request.ts';

/** Maximum length of the lists of games to watch. */
const MOST = 5;

/** Situation of the lobby. `mine`: the user has games in play; `empty`: nobody is waiting or playing. */
type LobbyState = 'mine' | 'empty' | 'out';

export function LobbyParts({ games, open, people, view }: LobbyContent) {
  const isMine = ({ table }: { readonly table: string }) =>
    myTables.value.some((mine) => mine.table === table);
  const waiting = open.filter((table) => isOpenGame(table) && !isMine(table));
  const watched = people.filter((table) => isBetweenPeople(table) && !isMine(table));
  const isQuiet =
    view?.games.every((game) => game.playing === 0 && game.waiting === 0) === true &&
    watched.length === 0;
  const state: LobbyState = activeTables.value.length > 0 ? 'mine' : isQuiet ? 'empty' : 'out';
  const finished = view?.finished ?? [];
  const pairing = <Pairing key="pairing" games={games} view={view} isQuiet={isQuiet} />;
  return (
    <div class={`lobby-grid ${state}`}>
      {state === 'mine' && <MineHead games={games} />}
      {state === 'empty' && <QuietHead games={games} finished={finished} />}
      {state === 'out' && <Masthead view={view} games={games} />}
      {pairing}
      {state === 'empty' && <QuietLine games={games} slow={waiting.length} />}
      <div class="lobby-games">
        <GameGrid games={games} view={view} />
      </div>
      <div class="lobby-lists">
        <OpenGames tables={waiting} games={games} isQuiet={state === 'empty'} />
        <WatchList tables={watched} games={games} most={MOST} />
        <FinishedList tables={finished} games={games} most={MOST} />
        <ComingUp games={games} />
        <FeaturedStudy games={games} />
      </div>
    </div>
  );
}

const MineHead = ({ games }: Pick<LobbyContent, 'games'>) => (
  <div class="lobby-head">
    <h1 class="sr-only">{t('lobby.title')}</h1>
    <MyGames games={games} />
  </div>
);

function QuietHead(props: Parameters<typeof QuietCards>[0]) {
  return (
    <div class="lobby-head">
      <h1 class="sr-only">{t('lobby.title')}</h1>
      <QuietCards {...props} />
      <FinishedMine games={props.games} />
    </div>
  );
}

function Masthead({ view, games }: Pick<LobbyContent, 'view' | 'games'>) {
  const playing = view?.games.reduce((sum, game) => sum + game.playing, 0) ?? 0;
  const online = view?.online ?? 0;
  return (
    <div class="lobby-head masthead">
      <h1>{t('lobby.title')}</h1>
      <p class="lead">{t('lobby.lead')}</p>
      <p class="who">
        {online > 0 && (
          <b>
            <i class="live-dot" />
            {t('lobby.online', { n: online })}
          </b>
        )}
        {playing > 0 && <span>{t('lobby.playing', { n: playing })}</span>}
        <span>{t('lobby.no-account')}</span>
      </p>
      <FinishedMine games={games} />
    </div>
  );
}

/** The user's games, shown here if all of them have ended. */
function FinishedMine({ games }: Pick<LobbyContent, 'games'>) {
  if (sortedTables.value.length === 0 || activeTables.value.length > 0) return null;
  return (
    <div class="my-tables">
      <AllButton />
      <AllMyGames games={games} />
    </div>
  );
}

/** Quick pairing. On phones, the player opens it by one of two buttons. */
function Pairing(props: Parameters<typeof QuickPairing>[0]) {
  const isOpen = useSignal(false);
  const shown = isOpen.value || pending.value !== undefined;
  return (
    <div class={`lobby-pairing ${shown ? 'open' : ''}`}>
      <div class="lobby-starts">
        <button
          type="button"
          class={`button ${shown ? '' : 'primary'}`}
          aria-expanded={shown}
          onClick={() => {
            isOpen.value = !isOpen.peek();
          }}
        >
          <Icon name="person" size={18} />
          {t('pairing.title')}
        </button>
        <ComputerButton games={props.games} isInk={false} />
      </div>
      <QuickPairing {...props} />
    </div>
  );
}
