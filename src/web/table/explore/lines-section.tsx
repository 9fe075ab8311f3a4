/** Best lines of the engine at the node on the board. */
import { ADVISER_LEVEL } from '../../../bots/levels.ts';
import type { EngineLine } from '../../../study/lines.ts';
import { hundred } from '../../session/review.ts';
import { t, format, formatPlain } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import type { ExploreBoard, ExplorePartProps } from './explore-parts.ts';
import { percentOf } from './tree/explore-tree.tsx';
import { MOST_LINES } from './lines-model.ts';

/** Section with the best lines; shown if the table gives hints or the game is over. */
export function LinesSection({ model, board }: ExplorePartProps) {
  const { lines } = board;
  if (!model.view.value?.hints) return null;
  const isOn = lines.isOn.value;
  const found = lines.found.value;
  return (
    <section class="explore-lines" aria-label={t('explore.lines')}>
      <header>
        <h2 class="legend">{t('explore.lines')}</h2>
        <label>
          <span class="sr-only">{t('explore.lines.most')}</span>
          <input
            type="number"
            min={1}
            max={MOST_LINES}
            value={lines.most.value}
            onChange={({ currentTarget: { valueAsNumber: n } }) => {
              if (n >= 1) lines.most.value = Math.min(MOST_LINES, Math.floor(n));
            }}
          />
        </label>
        <button
          type="button"
          class="button small"
          aria-pressed={isOn}
          onClick={() => {
            lines.isOn.value = !isOn;
          }}
        >
          {t(isOn ? 'explore.lines.stop' : 'explore.lines.start')}
        </button>
      </header>
      {isOn && !found && <p class="hint">{t('explore.lines.none')}</p>}
      {found?.fault && <p class="hint">{formatPlain(found.fault)}</p>}
      {found?.isSearching && found.lines.length === 0 && (
        <p class="hint">{t('explore.lines.searching')}</p>
      )}
      {found && found.lines.length > 0 && (
        <ol aria-label={t('explore.lines')}>
          {found.lines.map((line) => (
            <Line key={line.texts.join()} model={model} board={board} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Line({ model, board, line }: ExplorePartProps & { readonly line: EngineLine }) {
  const { tree } = board;
  const at = tree.at.value;
  const labels = tree.walker.labelsAlong(at, line.texts).map((label) => format(model.game, label));
  const text = labels.join(', ');
  return (
    <li>
      <b>{percentOf(hundred(line.value) / 100)}</b>{' '}
      <small>{t('explore.lines.error', { n: Math.round(50 * line.error) })}</small>
      <span class="explore-line">{text}</span>
      <button
        type="button"
        class="button quiet small"
        title={t('explore.lines.add')}
        aria-label={t('explore.lines.add-line', { line: text })}
        onClick={() => addLine(board, line)}
      >
        <Icon name="plus" size={16} />
      </button>
    </li>
  );
}

/** Adds a line to the tree, with a note of the level, value and error of the engine if the player may comment. */
function addLine({ tree, author }: ExploreBoard, line: EngineLine): void {
  const by = author();
  tree.addLine(line.texts, by === undefined ? undefined : { by, text: noteOf(line) });
}

/** Returns the note of a line, in the language of the page. */
const noteOf = ({ value, error, tries }: EngineLine): string =>
  t('explore.lines.note', {
    level: Number(ADVISER_LEVEL),
    value: percentOf(hundred(value) / 100),
    error: t('explore.lines.error', { n: Math.round(50 * error) }),
    n: tries,
  });
