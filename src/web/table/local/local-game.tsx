/** A game in the page itself, without a server. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameModule } from '../../../kernel/game.ts';
import { GAME_IDS, loadGame } from '../../games/loaders.ts';
import { aboutGame } from '../../games/phrases.ts';
import { loadTranslatedGame } from '../../games/messages.ts';
import { takeRequest } from '../../net/stored/local-copy.ts';
import { loadStoredRules } from '../../net/stored/stored-rules.ts';
import type { LocalRequest } from '../../net/workers/local-table.ts';
import { forgetLesson } from '../../net/lesson-progress.ts';
import { savedGame, WorkerConnection } from '../../net/workers/worker-connection.ts';
import { Load } from '../../ui/load.tsx';
import { Message } from '../../ui/message.tsx';
import { go, type Route, SHARED } from '../../ui/router.ts';
import { t, formatPlain } from '../../table-messages.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { ConnectedTable } from '../connected-table.tsx';
import { scratchOf } from '../explore/files/scratch.ts';
import { ScratchBoard } from '../explore/files/scratch-board.tsx';
import { lessonRequest } from '../lesson/lesson-request.ts';
import { LocalSetup } from './local-setup.tsx';

type LocalRoute = Extract<Route, { screen: 'local' }>;

export function LocalGame({ route }: { route: LocalRoute }) {
  // From the end of a game, another one may be started; the newest request counts.
  const [requests, setRequests] = useState<readonly LocalRequest[]>(() => {
    const begun = takeRequest(route.game);
    return begun ? [begun] : [];
  });
  const begin = (next: LocalRequest) => setRequests([...requests, next]);
  const request = requests.at(-1);
  const [explored, setExplored] = useState<LocalRequest>();
  const { game, shared = false } = route;
  useMemo(() => game !== undefined && loadStoredRules(game), [game]);
  if (explored)
    return (
      <Load load={() => scratchOf(explored)} waiting={t('opening.board')}>
        {(scratch) => <ScratchBoard scratch={scratch} />}
      </Load>
    );
  if (game === undefined) return <LocalIndex shared={shared} />;
  if (request)
    return (
      <Played
        key={requests.length}
        request={request}
        onRetry={() => setRequests([])}
        onRestart={begin}
      />
    );
  if (route.lesson) return <Lesson game={game} chapter={route.lesson.chapter} onRestart={begin} />;
  return (
    <LocalSetup
      game={game}
      shared={shared}
      saved={savedGame(game)}
      onStart={begin}
      onExplore={setExplored}
    />
  );
}

interface LessonProps {
  readonly game: string;
  /** Chapter, counted from 0; absent: the next chapter. */
  readonly chapter: number | undefined;
  readonly onRestart: (request: LocalRequest) => void;
}

/** The guided first game, if there is one. */
const Lesson = ({ game, chapter, onRestart }: LessonProps) => (
  <Load
    key={`${game}/${chapter}`}
    load={() => lessonOf(game, chapter)}
    waiting={t('local.opening')}
  >
    {(request) =>
      request ? (
        <Played request={request} onRetry={() => go(`/local/${game}`)} onRestart={onRestart} />
      ) : (
        <Message title={t('ui.no-game')}>
          <p>{t('learn.none', { game })}</p>
        </Message>
      )
    }
  </Load>
);

async function lessonOf(game: string, chapter?: number): Promise<LocalRequest | undefined> {
  const module = await loadGame(game);
  return module && lessonRequest(module, chapter);
}

/** List of the games that run in the page, for use when no server answers, or for people who share the screen. */
function LocalIndex({ shared }: { shared: boolean }) {
  return (
    <Load
      load={() => Promise.all(GAME_IDS.map((id) => loadTranslatedGame(id)))}
      waiting={t('local.waiting')}
    >
      {(games) => (
        <>
          <TopBar />
          <main class="page narrow">
            <h1>{t(shared ? 'local.shared' : 'local.title')}</h1>
            <p class="hint">{t(shared ? 'local.shared.lead' : 'local.lead')}</p>
            <ul class="list-box">
              {games.map((game) => game && <LocalBox key={game.id} game={game} shared={shared} />)}
            </ul>
          </main>
        </>
      )}
    </Load>
  );
}

const LocalBox = ({ game, shared }: { game: GameModule; shared: boolean }) => (
  <li>
    <a href={`/local/${game.id}${shared ? `#${SHARED}` : ''}`}>{aboutGame(game, 'title')}</a>
    <span class="hint">{aboutGame(game, 'tagline')}</span>
  </li>
);

interface PlayedProps {
  readonly request: LocalRequest;
  readonly onRetry: () => void;
  readonly onRestart: (request: LocalRequest) => void;
}

/** Continues a lesson as a normal game; the lesson itself starts over next time. */
async function leaveLesson(connection: WorkerConnection, { game, lesson }: LocalRequest) {
  await connection.leaveLesson();
  forgetLesson(game, lesson?.chapter ?? 0);
}

/** A game in the page, started from its request. */
export function Played({ request, onRetry, onRestart }: PlayedProps) {
  const connection = useMemo(() => new WorkerConnection(request), [request]);
  useEffect(() => () => connection.close(), [connection]);
  const fault = connection.status.value === 'closed' && connection.fault.value;
  if (fault)
    return (
      <Message title={t('local.closed')} onRetry={onRetry}>
        <p>{formatPlain(fault)}</p>
      </Message>
    );
  return (
    <ConnectedTable
      connection={connection}
      placeOf={() => ({
        kind: 'local',
        restart: onRestart,
        ...(request.lesson && {
          lesson: { start: request.lesson, leave: () => void leaveLesson(connection, request) },
        }),
      })}
      waiting={t('opening.board')}
    />
  );
}
