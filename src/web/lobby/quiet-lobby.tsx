/** The lobby while nobody is waiting or playing: things that a player can do now. */
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { USUAL_LEVEL } from '../../bots/levels.ts';
import { aboutGame } from '../games/phrases.ts';
import { serverClock } from '../net/server-clock.ts';
import { Icon } from '../ui/icons.tsx';
import { levelName } from '../ui/level-name.ts';
import { SHARED } from '../ui/router.ts';
import { t } from '../messages.ts';
import { variantTags } from '../variant/variant-label.ts';
import { BoardPicture } from './pictures/board-picture.tsx';
import { openForm } from './form-opener.tsx';
import { playersText } from './lists/watch-list.tsx';
import { tablePath, titleOf } from './my-tables.ts';
import type { EndedGame } from '../../table/messages/pairing.ts';

interface QuietProps {
  readonly games: readonly CatalogueEntry[];
  readonly finished: readonly EndedGame[];
}

const DAY = 86_400_000;

/** Cards for a quiet lobby: a finished game to watch or the lesson of the day, and a game against a bot. */
export function QuietCards({ games, finished }: QuietProps) {
  const lessons = games.filter(({ lesson }) => lesson);
  const lesson = lessons[Math.floor(serverClock.now() / DAY) % Math.max(1, lessons.length)];
  const [last] = finished;
  return (
    <div class="quiet-cards">
      {last ? <LastGame last={last} games={games} /> : lesson && <Lesson game={lesson} />}
      <section class="quiet-card" aria-labelledby="quiet-bot">
        <div class="my-text">
          <p class="legend">{t('quiet.now')}</p>
          <h2 id="quiet-bot">{t('lobby.computer')}</h2>
          <p>{t('quiet.computer', { level: levelName(USUAL_LEVEL) })}</p>
          <p class="row">
            <ComputerButton games={games} />
            <a class="button" href={`/local#${SHARED}`}>
              {t('quiet.local')}
            </a>
          </p>
        </div>
      </section>
    </div>
  );
}

export function ComputerButton({
  games,
  isInk = true,
}: {
  games: QuietProps['games'];
  isInk?: boolean;
}) {
  const [game] = games;
  if (!game) return null;
  return (
    <button
      type="button"
      class={`button ${isInk ? 'ink' : ''}`}
      onClick={() => openForm({ game, games })}
    >
      {t('lobby.computer')}
    </button>
  );
}

function LastGame({ last, games }: { last: EndedGame; games: QuietProps['games'] }) {
  const game = games.find(({ id }) => id === last.game);
  const title = game ? titleOf(game, last.scenario) : last.game;
  return (
    <section class="quiet-card" aria-labelledby="quiet-first">
      <BoardPicture game={last.game} title={title} />
      <div class="my-text">
        <p class="legend">{t('tables.finished')}</p>
        <h2 id="quiet-first">{playersText(last)}</h2>
        <p>{[title, ...variantTags(last)].join('. ')}</p>
        <p class="row">
          <a class="button ink" href={tablePath(last.table)}>
            <Icon name="play" size={16} />
            {t('tables.replay')}
          </a>
          <a class="button" href={`/learn/${last.game}`}>
            {t('bar.learn')}
          </a>
        </p>
      </div>
    </section>
  );
}

function Lesson({ game }: { game: CatalogueEntry }) {
  const title = aboutGame(game, 'title');
  return (
    <section class="quiet-card" aria-labelledby="quiet-first">
      <BoardPicture game={game.id} title={title} />
      <div class="my-text">
        <p class="legend">{t('quiet.lesson')}</p>
        <h2 id="quiet-first">{t('box.learn-game', { game: title.split(' – ')[0] ?? title })}</h2>
        <p>{t('quiet.lesson-text')}</p>
        <p class="row">
          <a class="button ink" href={`/learn/${game.id}`}>
            {t('quiet.start-lesson')}
          </a>
          <a class="button" href={`/rules/${game.id}`}>
            {t('box.rules')}
          </a>
        </p>
      </div>
    </section>
  );
}

/** Line that says that the lobby is quiet, with two suggestions. */
export function QuietLine({ games, slow }: { games: QuietProps['games']; slow: number }) {
  const [game] = games;
  return (
    <div class="quiet-line">
      <Icon name="moon" size={18} />
      <p>
        <b>{t('quiet.quiet')}</b> <span class="hint">{t('quiet.quiet-text')}</span>
      </p>
      <p class="row">
        {slow > 0 ? (
          <a class="button small" href="#open-games">
            {t('quiet.open-games', { n: slow })}
          </a>
        ) : (
          game && (
            <button
              type="button"
              class="button small"
              onClick={() => openForm({ game, games, isOpen: true })}
            >
              {t('quiet.create-open')}
            </button>
          )
        )}
        <a class="button small" href="/replay">
          {t('ui.open-record')}
        </a>
      </p>
    </div>
  );
}
