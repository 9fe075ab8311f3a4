/** A game in the page itself, without a server. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameModule } from '../../kernel/game.ts';
import { GAME_IDS, loadGame } from '../games/loaders.ts';
import type { LocalRequest } from '../net/local-table.ts';
import { savedGame, WorkerConnection } from '../net/worker-connection.ts';
import { Message } from '../ui/message.tsx';
import { go, type Route } from '../ui/router.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { ConnectedTable } from './connected-table.tsx';
import { LocalSetup } from './local-setup.tsx';

type LocalRoute = Extract<Route, { screen: 'local' }>;

export function LocalGame({ route }: { route: LocalRoute }) {
  const [request, setRequest] = useState<LocalRequest>();
  const { game } = route;
  if (game === undefined) return <LocalIndex />;
  if (request) return <Played request={request} />;
  return <LocalSetup game={game} saved={savedGame(game)} onStart={setRequest} />;
}

/** The games that run in the page, when no server can tell. */
function LocalIndex() {
  const [games, setGames] = useState<readonly GameModule[]>([]);
  useEffect(() => {
    void Promise.all(GAME_IDS.map(loadGame)).then((all) =>
      setGames(all.filter((g) => g !== undefined)),
    );
  }, []);
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <h1>Play in this page</h1>
        <p class="hint">No server is needed for these: the computer’s moves are worked out here.</p>
        <ul class="list-box">
          {games.map(({ id, title, tagline }) => (
            <li key={id}>
              <a href={`/local/${id}`}>{title}</a>
              <span class="hint">{tagline}</span>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

function Played({ request }: { request: LocalRequest }) {
  const connection = useMemo(() => new WorkerConnection(request), [request]);
  useEffect(() => () => connection.close(), [connection]);
  const fault = connection.line.value === 'closed' && connection.fault.value;
  if (fault)
    return (
      <Message title="This game cannot be opened" onRetry={() => go(`/local/${request.game}`)}>
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
