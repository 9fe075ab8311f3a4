/** Choices after the game that follows a lesson. */
import type { Outcome } from '../../../kernel/outcome.ts';
import { GAME_IDS } from '../../games/loaders.ts';
import { loadGameMessages } from '../../games/messages.ts';
import { aboutGame } from '../../games/phrases.ts';
import { lessonProgress } from '../../net/lesson-progress.ts';
import { t } from '../../table-messages.ts';
import { Load } from '../../ui/load.tsx';
import type { ScreenState } from '../context.ts';
import { againRequest } from './lesson-request.ts';
import { isWonBy } from './lesson-result.ts';

export function LessonEnd({ screen, outcome }: { screen: ScreenState; outcome: Outcome }) {
  const { model, place } = screen;
  const isWon = isWonBy(model.game, outcome, model.view.value?.side ?? -1);
  const next = nextLesson(model.game.id);
  const again = () => place.restart?.(againRequest(screen, 'after-steps'));
  return (
    <>
      <p>{t(isWon ? 'result.lesson.won' : 'result.lesson.lost')}</p>
      <div class="result-ways">
        {isWon && next && <NextLesson game={next} />}
        <button type="button" class={`button ${isWon ? '' : 'primary'}`} onClick={again}>
          {t('result.lesson.again')}
        </button>
        {!isWon && next && <NextLesson game={next} isQuiet />}
        <a class={`button ${isWon && !next ? 'primary' : ''}`} href={`/local/${model.game.id}`}>
          {t('result.lesson.game')}
        </a>
      </div>
    </>
  );
}

/** Returns the next game whose lesson the player has not finished. */
function nextLesson(game: string): string | undefined {
  const at = GAME_IDS.indexOf(game);
  const others = [...GAME_IDS.slice(at + 1), ...GAME_IDS.slice(0, Math.max(0, at))];
  return others.find((id) => !lessonProgress(id).isFinished);
}

function NextLesson({ game, isQuiet = false }: { game: string; isQuiet?: boolean }) {
  return (
    <Load isPart key={game} load={() => loadGameMessages(game)} waiting="">
      {() => (
        <a class={`button ${isQuiet ? '' : 'primary'}`} href={`/learn/${game}`}>
          {t('result.lesson.next', {
            game: aboutGame({ id: game }, 'title').split(' – ')[0] ?? '',
          })}
        </a>
      )}
    </Load>
  );
}
