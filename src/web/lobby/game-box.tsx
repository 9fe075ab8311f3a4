/** Box of a game in the lobby, designed like the front of a board game box. */
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { sidesIn } from '../../kernel/setup/setup.ts';
import { aboutGame } from '../games/phrases.ts';
import { isInProgress, lessonProgress, type LessonProgress } from '../net/lesson-progress.ts';
import { t } from '../messages.ts';
import { finishedMark } from './lesson-mark.tsx';
import { Icon } from '../ui/icons.tsx';
import { BoardPicture } from './pictures/board-picture.tsx';
import { openForm } from './form-opener.tsx';
import type { GameActivity } from '../../table/messages/pairing.ts';

interface GameBoxProps {
  readonly game: CatalogueEntry;
  /** Activity at the game; undefined if the server does not report it. */
  readonly activity: GameActivity | undefined;
}

export function GameBox({ game, activity }: GameBoxProps) {
  const title = aboutGame(game, 'title');
  const progress = lessonProgress(game.id);
  return (
    <article class="game-box" aria-labelledby={`game-${game.id}`}>
      <BoardPicture game={game.id} title={title} />
      <div class="game-text">
        <GameTitle game={game} />
        <p class="tagline">{aboutGame(game, 'tagline')}</p>
        <Facts game={game} />
        <Activity activity={activity} />
        <div class="game-buttons">
          <button type="button" class="button ink" onClick={() => openForm({ game })}>
            {t('bar.play')}
            <span class="sr-only"> {title}</span>
          </button>
          {game.lesson ? (
            <LearnLink game={game} progress={progress} />
          ) : (
            <a class="button" href={`/rules/${game.id}`}>
              {t('box.rules')}
            </a>
          )}
        </div>
      </div>
    </article>
  );
}

function LearnLink({ game, progress }: { game: CatalogueEntry; progress: LessonProgress }) {
  const title = aboutGame(game, 'title');
  const href = `/learn/${game.id}`;
  if (isInProgress(progress))
    return (
      <a class="button" href={href}>
        {t('learn.continue')}
        <span class="sr-only">: {title}</span>
      </a>
    );
  const label = t('box.learn-game', { game: title });
  if (!progress.isFinished)
    return (
      <a class="button" href={href} aria-label={label}>
        {t('bar.learn')}
      </a>
    );
  const mark = t(finishedMark(progress));
  return (
    <a class="button" href={href} aria-label={`${label}. ${mark}.`} title={mark}>
      <Icon name="check" size={16} /> {t('bar.learn')}
    </a>
  );
}

/** Shows a long title only up to its dash. Screen readers read all of it. */
function GameTitle({ game }: { game: CatalogueEntry }) {
  const title = aboutGame(game, 'title');
  const [name = title] = title.split(' – ');
  return (
    <h2 id={`game-${game.id}`} title={title}>
      {name}
      <span class="sr-only">{title.slice(name.length)}</span>
    </h2>
  );
}

function Facts({ game }: { game: CatalogueEntry }) {
  const minutes = game.scenarios.map((s) => s.minutes).filter((n) => n > 0);
  const sides = game.scenarios.map(({ id }) => sidesIn(game, id).length);
  const [fewest, most] = [Math.min(...sides), Math.max(...sides)];
  const [low, high] = [Math.min(...minutes), Math.max(...minutes)];
  return (
    <ul class="facts">
      <li>
        {fewest === most
          ? t('box.players', { n: most })
          : t('box.players.range', { fewest, n: most })}
      </li>
      {minutes.length > 0 && (
        <li>
          {low === high ? t('box.minutes.one', { n: low }) : t('box.minutes', { low, n: high })}
        </li>
      )}
    </ul>
  );
}

/** Shows the number of people at this game now, and nothing if there are none. */
function Activity({ activity }: { activity: GameActivity | undefined }) {
  const { playing = 0, waiting = 0 } = activity ?? {};
  if (playing === 0 && waiting === 0) return null;
  return (
    <p class="activity">
      {playing > 0 && (
        <span class="playing">
          <i class="live-dot" />
          {t('box.playing', { n: playing })}
        </span>
      )}
      {waiting > 0 && <span class="tag hot">{t('box.waiting', { n: waiting })}</span>}
    </p>
  );
}
