/** Bar of the analysis board: its purpose, news of the game, and the way back. */
import { side as sideNoun } from '../../../kernel/text/message.ts';
import { nameOf, t } from '../../table-messages.ts';
import type { TableModel } from '../model.ts';
import type { ExploreBoard, ExplorePartProps } from './explore-parts.ts';

export function ExploreBar({ model, board }: ExplorePartProps) {
  const { tree } = board;
  const news = newsOf(model, board);
  return (
    <section class="explore-bar" aria-label={t('explore.title')}>
      <p>
        <b>{t('explore.title')}</b> {t('explore.silent')} {!tree.isKept && t('explore.not-kept')}
      </p>
      <p role="status">{news}</p>
      <p class="row">
        <button type="button" class="button small" onClick={board.leave}>
          {t('explore.leave')}
        </button>
        {news && (
          <button type="button" class="button small" onClick={() => void board.restart()}>
            {t('explore.from-there')}
          </button>
        )}
      </p>
    </section>
  );
}

/** Returns news of the game since the open chapter began. */
function newsOf({ game }: TableModel, { tree, live }: ExploreBoard): string {
  const { from } = tree.chapter.value.root;
  const begun = from && 'entry' in from ? from.entry : 0;
  const view = live.view.value;
  // A chapter from an earlier position has no news.
  if (!view || view.seq <= begun || !tree.isOfPresent(tree.chapter.value.id)) return '';
  const last = view.entries.findLast(({ side, seq }) => side >= 0 && seq > begun);
  return last
    ? t('explore.moved', { side: nameOf(game, sideNoun(last.side)) })
    : t('explore.changed');
}
