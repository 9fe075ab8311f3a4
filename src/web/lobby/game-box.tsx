/** A game in the lobby, like the back of its box. */
import { sidesIn } from '../../kernel/setup/setup.ts';
import { useSignal } from '@preact/signals';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { aboutGame, sideName } from '../games/phrases.ts';
import { DOCUMENT_KEY } from '../../i18n/head.ts';
import { faultOf, phraseOf, t, tellPlain, wordsReady } from '../messages.ts';
import { knowsGoal } from '../table/lesson/greeting.ts';
import { BoardPicture } from './board-picture.tsx';
import type { NewTable } from './new-table.tsx';
import { quickRequest, quickWords, startTable } from './start-table.ts';

export function GameBox({ game }: { game: CatalogueEntry }) {
  /** The form for a table, loaded when it is asked for. */
  const form = useSignal<typeof NewTable | undefined>(undefined);
  const fault = useSignal<LocalizedText>('');
  const busy = useSignal(false);
  const play = async (side: string) => {
    busy.value = true;
    fault.value = '';
    await startTable(game, quickRequest(game, side)).catch((error) => {
      fault.value = faultOf(error);
    });
    busy.value = false;
  };
  const setUp = async () => {
    try {
      const { NewTable: Loaded } = await import('./new-table.tsx');
      await wordsReady();
      form.value = Loaded;
    } catch (error) {
      fault.value = faultOf(error);
    }
  };
  const Form = form.value;
  const isNew = game.lesson === true && !knowsGoal(game.id);
  const title = aboutGame(game, 'title');
  return (
    <article class="game-box" aria-labelledby={`game-${game.id}`}>
      <BoardPicture game={game.id} title={title} />
      <div class="game-text">
        <h2 id={`game-${game.id}`}>{title}</h2>
        <p class="tagline">{aboutGame(game, 'tagline')}</p>
        <Facts game={game} />
        {isNew && (
          <a class="button primary big" href={`/learn/${game.id}`}>
            {t('box.learn')}
          </a>
        )}
        <div class="play-now">
          <span class="legend">{t('box.play-now')}</span>
          <div class="row">
            {sidesIn(game, undefined).map((side, i) => (
              <button
                key={side.id}
                type="button"
                class={`button ${i === 0 && !isNew ? 'primary' : ''}`}
                disabled={busy.value}
                onClick={() => void play(side.id)}
              >
                {t('box.as', { side: sideName(game, side) })}
              </button>
            ))}
          </div>
          <p class="hint">{quickWords(game)}</p>
        </div>
        {fault.value && <p role="alert">{tellPlain(fault.value)}</p>}
        <div class="row more">
          <button type="button" class="button small" onClick={() => void setUp()}>
            {t('box.set-up')}
          </button>
          {game.lesson && !isNew && (
            <a class="button small" href={`/learn/${game.id}`}>
              {t('box.learn')}
            </a>
          )}
          <a class="button small" href={`/rules/${game.id}`}>
            {t('box.rules')}
          </a>
          <a class="button small" href={`/local/${game.id}`}>
            {t('box.offline')}
          </a>
          {game.document?.made && (
            <a class="button small" href={`/design/${game.id}`}>
              {t('box.make', { name: phraseOf(game.id, DOCUMENT_KEY) })}
            </a>
          )}
        </div>
        <details class="credits">
          <summary>{t('box.credits')}</summary>
          <p>{aboutGame(game, 'credits')}</p>
          <p>{aboutGame(game, 'designed')}</p>
        </details>
      </div>
      {Form && <Form game={game} onClose={() => (form.value = undefined)} />}
    </article>
  );
}

function Facts({ game }: { game: CatalogueEntry }) {
  const minutes = game.scenarios.map((s) => s.minutes);
  const sides = game.scenarios.map(({ id }) => sidesIn(game, id).length);
  const [fewest, most] = [Math.min(...sides), Math.max(...sides)];
  const [low, high] = [Math.min(...minutes), Math.max(...minutes)];
  return (
    <ul class="facts">
      <li>
        {fewest === most ? t('box.sides', { n: most }) : t('box.sides.range', { fewest, n: most })}
      </li>
      <li>{low === high ? t('number.minutes', { n: low }) : t('box.minutes', { low, n: high })}</li>
      <li>{t('box.scenarios', { n: game.scenarios.length })}</li>
    </ul>
  );
}
