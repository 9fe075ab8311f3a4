/** Files of the analysis board: the study, and pictures of the node on the board. */
import { type Signal, useSignal } from '@preact/signals';
import type { LocalizedText } from '../../../../kernel/text/message.ts';
import { aboutGame } from '../../../games/phrases.ts';
import { SaveButton } from '../../../study/local/save-button.tsx';
import { faultOf, t, format } from '../../../table-messages.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { ExplorePartProps } from '../explore-parts.ts';
import { pictureOf, pngOf } from './node-picture.ts';
import { saveAs } from '../../../save-as.ts';

/** Larger files are refused before they are read. */
const LARGEST = 20_000_000;

export function FilesSection({ model, board }: ExplorePartProps) {
  const { game } = model;
  const { tree, shapes } = board;
  const isWhole = useSignal(false);
  const text = useSignal<LocalizedText>('');
  const name = `${game.id}-${t('explore.file')}`;
  const picture = () =>
    pictureOf(tree, tree.at.peek(), { title: titleOf(model, board), shapes: shapes.shown.peek() });
  const trying = (work: () => Promise<void> | void) => async () => {
    text.value = '';
    try {
      await work();
    } catch (error) {
      text.value = faultOf(error, game.id);
    }
  };
  return (
    <details class="explore-files">
      <summary>{t('explore.files')}</summary>
      <WithRules isWhole={isWhole} />
      <p class="row">
        <button
          type="button"
          class="button small"
          onClick={trying(async () =>
            saveAs(
              new Blob([await tree.file(isWhole.peek())], { type: 'application/jsonl' }),
              `${name}.cms`,
            ),
          )}
        >
          <Icon name="download" size={16} /> {t('explore.save')}
        </button>
        <button
          type="button"
          class="button small"
          onClick={trying(() =>
            saveAs(new Blob([picture() ?? ''], { type: 'image/svg+xml' }), `${name}.svg`),
          )}
        >
          {t('explore.svg')}
        </button>
        <button
          type="button"
          class="button small"
          onClick={trying(async () => saveAs(await pngOf(picture() ?? ''), `${name}.png`))}
        >
          {t('explore.png')}
        </button>
      </p>
      {board.author() !== undefined && (
        <p class="row">
          <SaveButton
            text={t('explore.save-study')}
            treeOf={() => ({
              name: aboutGame(model.module, 'title'),
              study: tree.study,
              author: board.author() ?? '',
            })}
          />
        </p>
      )}
      <label class="field">
        <b>{t('explore.open')}</b>
        <input
          type="file"
          accept=".cms"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            void trying(async () => {
              if (!file) return;
              text.value = await tree.take(file.size > LARGEST ? '' : await file.text());
            })();
          }}
        />
      </label>
      {text.value && (
        <p class="hint" role="status">
          {format(game, text.value)}
        </p>
      )}
    </details>
  );
}

/** Choice to save the records and rules of the chapters inside the file. */
export function WithRules({ isWhole }: { readonly isWhole: Signal<boolean> }) {
  return (
    <label class="switch" title={t('explore.whole.tip')}>
      <input
        type="checkbox"
        checked={isWhole.value}
        onChange={({ currentTarget }) => (isWhole.value = currentTarget.checked)}
      />
      <span>{t('explore.whole')}</span>
    </label>
  );
}

const titleOf = ({ game }: ExplorePartProps['model'], { tree }: ExplorePartProps['board']) => {
  const node = tree.node.peek();
  return node ? (node.name ?? format(game, tree.walker.labelOf(node))) : tree.chapter.peek().name;
};
