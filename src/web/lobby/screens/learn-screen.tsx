/** The screen to learn games: a lesson, the rules, and who made each of them. */
import { useEffect } from 'preact/hooks';
import type { CatalogueEntry } from '../../../table/messages/messages.ts';
import { readyPhrases } from '../../games/messages.ts';
import { aboutGame } from '../../games/phrases.ts';
import { fetchCatalogue } from '../../net/api.ts';
import { Load } from '../../ui/load.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { t } from '../../messages.ts';
import { BoardPicture } from '../pictures/board-picture.tsx';
import { GameLinks } from '../game-links.tsx';
import '../../styles/forms.css';
import '../../styles/lobby.css';

export function LearnScreen() {
  useEffect(() => {
    document.title = `${t('learn.title')} – Countermarch`;
  }, []);
  return (
    <>
      <TopBar />
      <main class="page lobby-page">
        <h1>{t('learn.title')}</h1>
        <p class="lead">{t('learn.lead')}</p>
        <Load isPart load={loadGames} waiting={t('ui.moment')}>
          {(games) => (
            <ul class="learn-list">
              {games.map((game) => (
                <LearnBox key={game.id} game={game} />
              ))}
            </ul>
          )}
        </Load>
      </main>
    </>
  );
}

async function loadGames(): Promise<readonly CatalogueEntry[]> {
  const games = await fetchCatalogue();
  await Promise.all(games.map(({ id }) => readyPhrases(id)));
  return games;
}

function LearnBox({ game }: { game: CatalogueEntry }) {
  const title = aboutGame(game, 'title');
  return (
    <li class="learn-box">
      <BoardPicture game={game.id} title={title} />
      <div class="my-text">
        <h2>{title}</h2>
        <p class="tagline">{aboutGame(game, 'tagline')}</p>
        <p class="row">
          {game.lesson && (
            <a class="button ink" href={`/learn/${game.id}`}>
              {t('night.start-lesson')}
              <span class="sr-only">: {title}</span>
            </a>
          )}
          <GameLinks game={game} />
        </p>
      </div>
    </li>
  );
}
