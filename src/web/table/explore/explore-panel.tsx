/** Panel of the analysis board: dice, the tree, the move on the board, and the uses of its branch. */
import { useSignal } from '@preact/signals';
import { side as sideNoun } from '../../../kernel/text/message.ts';
import { MARKS } from '../../../study/shapes.ts';
import type { StudyNode } from '../../../study/study.ts';
import { hundred } from '../../session/review.ts';
import { nameOf, t, format } from '../../table-messages.ts';
import { settings } from '../../ui/settings.ts';
import type { TableModel } from '../model.ts';
import { CompareButton } from './tree/compare-dialog.tsx';
import { ExploreBar } from './explore-bar.tsx';
import type { ExplorePartProps } from './explore-parts.ts';
import type { ExploreModel } from './explore-model.ts';
import { ExploreTree, percentOf } from './tree/explore-tree.tsx';
import { LinesSection } from './lines-section.tsx';
import { FilesSection } from './files/files-section.tsx';
import { ShapesSection } from './shapes-section.tsx';
import { addConditionalMove, playBranch, usesOf } from './from-branch.ts';
import '../../styles/explore.css';

export function ExplorePanel({ model, board, openRule }: ExplorePartProps) {
  const { tree } = board;
  const node = tree.node.value;
  return (
    <div class="explore">
      {/* The bar is repeated here for layouts in which the open panel replaces the cards. */}
      <div class="explore-here">
        <ExploreBar model={model} board={board} />
      </div>
      <Chapters tree={tree} />
      <LinesSection model={model} board={board} />
      <Dice model={model} tree={tree} />
      <ExploreTree model={model} tree={tree} values={board.values} openRule={openRule} />
      <Guess tree={tree} />
      <Values model={model} board={board} />
      {node && !node.guess && <ThisMove key={node.id} model={model} tree={tree} node={node} />}
      {node && <ShapesSection model={model} board={board} />}
      <AccountAction model={model} board={board} />
      <FilesSection model={model} board={board} />
    </div>
  );
}

/** The chapters, if there are several. */
function Chapters({ tree }: { tree: ExploreModel }) {
  const chapters = tree.chapters.value;
  if (chapters.length < 2) return null;
  return (
    <label class="option-field">
      <b>{t('explore.chapters')}</b>
      <select
        value={tree.chapter.value.id}
        onChange={(event) => tree.open(event.currentTarget.value)}
      >
        {chapters.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TreeProps {
  readonly model: TableModel;
  readonly tree: ExploreModel;
}

/** Outcomes of the dice or of a draw, grouped by the position that they lead to. */
export function Dice({ model, tree }: TreeProps) {
  if (!tree.isChance.value) return null;
  const groups = tree.walker.outcomesAt(tree.at.value);
  const { game } = model;
  const labelOf = (text: string) => format(game, tree.walker.labelOf(outcome(tree, text)));
  return (
    <section aria-label={t('explore.dice')}>
      <h2 class="legend">{t('explore.dice')}</h2>
      <p class="explore-dice">
        <button type="button" class="button small primary" onClick={() => void tree.lot()}>
          {t('explore.roll')}
        </button>
        {groups.slice(0, MOST_GROUPS).map(({ texts, label, p, text }) => (
          <button
            key={texts[0]}
            type="button"
            class="button small"
            title={text}
            onClick={() => void tree.play(texts[0] ?? '')}
          >
            {spanOf(texts.map(labelOf))}
            {label !== undefined && <span>{format(game, label)}</span>} <b>{percentOf(p)}</b>
          </button>
        ))}
        {groups.length > MOST_GROUPS && (
          <span class="hint">{t('explore.dice.more', { n: groups.length - MOST_GROUPS })}</span>
        )}
      </p>
    </section>
  );
}

/** Maximum number of outcome groups that are offered as buttons. */
const MOST_GROUPS = 60;

/** Returns a node for an outcome, which need not be in the tree. */
const outcome = (tree: ExploreModel, text: string): StudyNode => ({
  id: '',
  up: tree.at.peek(),
  text,
});

/** Returns the names of outcomes, shortened to the first and the last. */
const spanOf = (names: readonly string[]): string =>
  names.length > 2 ? `${names[0]} … ${names.at(-1)}` : names.join(', ');

export function Guess({ tree }: { tree: ExploreModel }) {
  const n = tree.guess.value;
  if (n === undefined) return null;
  return (
    <p class="hint">
      <b>{t('explore.guess', { n })}</b> {t('explore.guess.text')}{' '}
      <button type="button" class="button small" onClick={() => tree.guessAgain()}>
        {t('explore.guess.again')}
      </button>
    </p>
  );
}

/** Value of the position on the board if the table gives hints, and the other nodes with the same position. */
export function Values({ model, board }: ExplorePartProps) {
  const { tree } = board;
  const { game, view } = model;
  const at = tree.at.value;
  tree.changes.value;
  const hasHints = view.value?.hints === true;
  const worth = hasHints ? board.values.of(at) : undefined;
  const also = board.also.found.value;
  return (
    <>
      {/* The empty line keeps buttons below it in place when the value arrives. */}
      {hasHints && !worth && <p class="explore-value">{'\u00a0'}</p>}
      {worth && (
        <p class="explore-value">
          <b>{t('explore.value')}</b>{' '}
          {worth
            .map((each, side) => {
              const n = Math.round(hundred(each));
              return t('explore.value.of', { side: nameOf(game, sideNoun(side)), n });
            })
            .join(', ')}
        </p>
      )}
      {also.length > 0 && (
        <p>
          {t('explore.also')}{' '}
          {also.map((node) => (
            <button
              key={node.id}
              type="button"
              class="button quiet small"
              onClick={() => tree.goTo(node.id)}
            >
              {node.name ?? format(game, tree.walker.labelOf(node))}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

interface ThisMoveProps extends TreeProps {
  readonly node: StudyNode;
  /** Author of the comments; if absent, the player's name in the settings. */
  readonly by?: string;
}

/** Mark, name and comment of the move on the board, and its place in the tree. */
export function ThisMove({ tree, node, by }: ThisMoveProps) {
  const me = by || settings.value.name || t('explore.me');
  const own = node.comments?.find(({ by }) => by === me)?.text ?? '';
  return (
    <details class="explore-this">
      <summary>{t('explore.move')}</summary>
      <label class="option-field">
        <b>{t('explore.mark')}</b>
        <select
          value={node.mark ?? ''}
          onChange={({ currentTarget: { value } }) =>
            tree.mark(
              node.id,
              MARKS.find((mark) => mark === value),
            )
          }
        >
          <option value="">{t('explore.mark.none')}</option>
          {MARKS.map((mark) => (
            <option key={mark} value={mark}>
              {mark}
            </option>
          ))}
        </select>
      </label>
      <label class="option-field">
        <b>{t('explore.name')}</b>
        <input
          type="text"
          maxLength={120}
          value={node.name ?? ''}
          onChange={(event) => tree.rename(node.id, event.currentTarget.value.trim())}
        />
      </label>
      <label class="option-field">
        <b>{t('explore.comment')}</b>
        <textarea
          rows={3}
          maxLength={10_000}
          value={own}
          onChange={(event) => tree.comment(node.id, me, event.currentTarget.value.trim())}
        />
      </label>
      <p class="row">
        <button type="button" class="button small" onClick={() => tree.promote(node)}>
          {t('explore.main')}
        </button>
        <button type="button" class="button small" onClick={() => tree.prune(node.id)}>
          {t('explore.prune')}
        </button>
      </p>
    </details>
  );
}

/** Buttons that use the branch in the game. */
function AccountAction({ model, board }: ExplorePartProps) {
  const isSending = useSignal(false);
  board.tree.changes.value;
  board.tree.at.value;
  board.live.view.value;
  const during = (work: () => Promise<void>) => async () => {
    isSending.value = true;
    await work();
    isSending.value = false;
  };
  const { isPlayable, isConditional } = usesOf(board);
  return (
    <p class="row explore-doing">
      <CompareButton model={model} board={board} />
      {isPlayable && (
        <button
          type="button"
          class="button small primary"
          title={t('explore.play.tip')}
          disabled={isSending.value}
          onClick={during(() => playBranch(board))}
        >
          {t('explore.play')}
        </button>
      )}
      {isConditional && (
        <button
          type="button"
          class="button small"
          title={t(isPlayable ? 'explore.conditional.own.tip' : 'explore.conditional.tip')}
          disabled={isSending.value}
          onClick={during(() => addConditionalMove(model, board))}
        >
          {t(isPlayable ? 'explore.conditional.own' : 'explore.conditional')}
        </button>
      )}
    </p>
  );
}
