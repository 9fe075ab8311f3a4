/** Screen for learning games: for each game a lesson, the rules, and the credits. */
import { useEffect } from 'preact/hooks';
import type { CatalogueEntry } from '../../../table/messages/messages.ts';
import { loadGameMessages } from '../../games/messages.ts';
import { aboutGame } from '../../games/phrases.ts';
import { fetchCatalogue } from '../../net/api.ts';
import { Icon } from '../../ui/icons.tsx';
import { Load } from '../../ui/load.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { lessonProgress, type LessonProgress } from '../../net/lesson-progress.ts';
import { phraseOf, t } from '../../messages.ts';
import { BoardPicture } from '../pictures/board-picture.tsx';
import { GameLinks } from '../game-links.tsx';
import { lessonButton, LessonMark } from '../lesson-mark.tsx';
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
  await Promise.all(games.map(({ id }) => loadGameMessages(id)));
  return games;
}

function LearnBox({ game }: { game: CatalogueEntry }) {
  const title = aboutGame(game, 'title');
  const progress = lessonProgress(game.id);
  return (
    <li class="learn-box">
      <BoardPicture game={game.id} title={title} />
      <div class="my-text">
        <h2>{title}</h2>
        <p class="tagline">{aboutGame(game, 'tagline')}</p>
        <p class="row">
          {game.lesson && (
            <a class="button ink" href={`/learn/${game.id}`}>
              {t(lessonButton(progress))}
              <span class="sr-only">: {title}</span>
            </a>
          )}
          <LessonMark progress={progress} />
          <GameLinks game={game} />
        </p>
        {game.chapters && <Chapters game={game} count={game.chapters} progress={progress} />}
      </div>
    </li>
  );
}

interface ChaptersProps {
  readonly game: CatalogueEntry;
  readonly count: number;
  readonly progress: LessonProgress;
}

/** List of chapters, each of which can be started separately. */
function Chapters({ game, count, progress }: ChaptersProps) {
  return (
    <nav aria-label={t('learn.chapters')}>
      <ol class="learn-chapters">
        {Array.from({ length: count }, (_, i) => (
          <li key={i}>
            <a class="learn-chapter" href={`/learn/${game.id}/${i + 1}`}>
              {t('learn.chapter', {
                at: i + 1,
                title: phraseOf(game.id, `lesson.chapter.${i + 1}`),
              })}
            </a>
            <ChapterState chapter={i} progress={progress} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ChapterState({ chapter, progress }: { chapter: number; progress: LessonProgress }) {
  if (progress.saved[chapter]) return <span class="hint">{t('learn.chapter.started')}</span>;
  if (!progress.chapters.includes(chapter)) return null;
  return (
    <span class="hint">
      <Icon name="check" size={14} /> {t('learn.chapter.done')}
    </span>
  );
}
