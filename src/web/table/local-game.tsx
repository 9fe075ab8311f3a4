/** A game in the page itself, without a server. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameModule } from '../../kernel/game.ts';
import { GAME_IDS, loadGame } from '../games/loaders.ts';
import type { LocalRequest } from '../net/local-table.ts';
import { savedGame, WorkerConnection } from '../net/worker-connection.ts';
import { Load } from '../ui/load.tsx';
import { Message } from '../ui/message.tsx';
import type { Route } from '../ui/router.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { ConnectedTable } from './connected-table.tsx';
import { LocalSetup } from './local-setup.tsx';

type LocalRoute = Extract<Route, { screen: 'local' }>;

export function LocalGame({ route }: { route: LocalRoute }) {
  const [request, setRequest] = useState<LocalRequest>();
  const { game } = route;
  if (game === undefined) return <LocalIndex />;
  if (request) return <Played request={request} onRetry={() => setRequest(undefined)} />;
  return <LocalSetup game={game} saved={savedGame(game)} onStart={setRequest} />;
}

/** The games that run in the page, when no server can tell. */
function LocalIndex() {
  return (
    <Load load={() => Promise.all(GAME_IDS.map(loadGame))} waiting="Looking through the boxes …">
      {(games) => (
        <>
          <TopBar />
          <main class="page narrow">
            <h1>Play in this page</h1>
            <p class="hint">
              No server is needed for these: the computer’s moves are worked out here.
            </p>
            <ul class="list-box">
              {games.map((game) => game && <LocalBox key={game.id} game={game} />)}
            </ul>
          </main>
        </>
      )}
    </Load>
  );
}

const LocalBox = ({ game: { id, title, tagline } }: { game: GameModule }) => (
  <li>
    <a href={`/local/${id}`}>{title}</a>
    <span class="hint">{tagline}</span>
  </li>
);

function Played({ request, onRetry }: { request: LocalRequest; onRetry: () => void }) {
  const connection = useMemo(() => new WorkerConnection(request), [request]);
  useEffect(() => () => connection.close(), [connection]);
  const fault = connection.line.value === 'closed' && connection.fault.value;
  if (fault)
    return (
      <Message title="This game cannot be opened" onRetry={onRetry}>
        <p>{fault}</p>
      </Message>
    );
  return (
    <ConnectedTable
      connection={connection}
      placeOf={() => ({ kind: 'local' })}
      waiting="Setting up the board …"
    />
  );
}
