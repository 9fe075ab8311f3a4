/** Files of the analysis board: the study, and pictures of the node on the board. */
import { useSignal } from '@preact/signals';
import type { LocalizedText } from '../../../../kernel/text/message.ts';
import { faultOf, t, tell } from '../../../table-messages.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { ExplorePartProps } from '../explore-parts.ts';
import { pictureOf, pngOf, saveAs } from './node-picture.ts';

/** Larger files are refused before they are read. */
const LARGEST = 20_000_000;

export function FilesSection({ model, board }: ExplorePartProps) {
  const { game } = model;
  const { tree, shapes } = board;
  const said = useSignal<LocalizedText>('');
  const name = `${game.id}-${t('explore.file')}`;
  const picture = () =>
    pictureOf(tree, tree.at.peek(), { title: titleOf(model, board), shapes: shapes.shown.peek() });
  const trying = (work: () => Promise<void> | void) => async () => {
    said.value = '';
    try {
      await work();
    } catch (error) {
      said.value = faultOf(error, game.id);
    }
  };
  return (
    <details class="explore-files">
      <summary>{t('explore.files')}</summary>
      <p class="row">
        <button
          type="button"
          class="button small"
          onClick={trying(async () =>
            saveAs(new Blob([await tree.file()], { type: 'application/jsonl' }), `${name}.cms`),
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
      <label class="option-field">
        <b>{t('explore.open')}</b>
        <input
          type="file"
          accept=".cms"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            void trying(async () => {
              if (!file) return;
              said.value = await tree.take(file.size > LARGEST ? '' : await file.text());
            })();
          }}
        />
      </label>
      {said.value && (
        <p class="hint" role="status">
          {tell(game, said.value)}
        </p>
      )}
    </details>
  );
}

const titleOf = ({ game }: ExplorePartProps['model'], { tree }: ExplorePartProps['board']) => {
  const node = tree.node.peek();
  return node ? (node.name ?? tell(game, tree.walker.labelOf(node))) : tree.chapter.peek().name;
};
