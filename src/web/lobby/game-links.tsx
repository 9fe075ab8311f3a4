/** Links of a game besides Play: rules, offline games, its editors, and its credits. */
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { DOCUMENT_KEY } from '../../i18n/head.ts';
import { aboutGame } from '../games/phrases.ts';
import { phraseOf, t } from '../messages.ts';

export function GameLinks({ game }: { game: CatalogueEntry }) {
  return (
    <>
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
      {game.values !== undefined && (
        <a class="button small" href={`/variant/${game.id}`}>
          {t('box.variant')}
        </a>
      )}
      <details class="credits">
        <summary>{t('box.credits')}</summary>
        <p>{aboutGame(game, 'credits')}</p>
        <p>{aboutGame(game, 'designed')}</p>
      </details>
    </>
  );
}
