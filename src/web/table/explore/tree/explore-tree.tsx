/** The tree of variations: the main line, with alternatives under each of its moves. */
import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { side as sideNoun } from '../../../../kernel/text/message.ts';
import { CHANCE } from '../../../../kernel/side.ts';
import { childrenOf, type StudyNode } from '../../../../study/study.ts';
import { hundred } from '../../../session/review.ts';
import { nameOf, t, format } from '../../../table-messages.ts';
import { RuleText } from '../../../ui/rule-text.tsx';
import { sideStyle } from '../../board/side-style.ts';
import type { TableModel } from '../../model.ts';
import type { ExploreModel } from '../explore-model.ts';
import type { NodeValues } from './node-values.ts';
import { bringIntoPanel, unwatch, watchNearness } from './nearness.ts';
import { rowsOf, type TreeRow } from './tree-rows.ts';

interface TreeProps {
  readonly model: TableModel;
  readonly tree: ExploreModel;
  readonly values: NodeValues;
  /** Opens a rule named by a comment. */
  readonly openRule?: ((rule: string) => void) | undefined;
}

export function ExploreTree({ model, tree, values, openRule }: TreeProps) {
  tree.changes.value;
  const chapter = tree.chapter.value;
  const at = tree.at.value;
  const rows = useMemo(() => rowsOf(chapter), [chapter, tree.changes.value]);
  const isEmpty = !tree.walker.needsGuess && childrenOf(chapter, chapter.id).length === 0;
  return (
    <nav class="explore-tree" aria-label={t('explore.tree')}>
      <button
        type="button"
        class="explore-node"
        aria-current={tree.at.value === chapter.id}
        onClick={() => tree.goTo(chapter.id)}
      >
        {t('explore.begins')}
      </button>
      <ol class="explore-rows">
        {rows.map((row, i) => (
          <Row
            key={row.key}
            model={model}
            tree={tree}
            values={values}
            openRule={openRule}
            row={row}
            isFirst={i < FIRST_ROWS}
            hasCurrent={row.nodes.some(({ id }) => id === at)}
          />
        ))}
      </ol>
      {isEmpty && <p class="hint">{t('explore.empty')}</p>}
    </nav>
  );
}

/** Number of rows drawn at first, and estimated height of a row that has not been drawn, in pixels. */
const [FIRST_ROWS, ROW_HEIGHT] = [24, 40];

interface RowProps extends TreeProps {
  readonly row: TreeRow;
  readonly isFirst: boolean;
  /** Whether the row contains the node on the board. */
  readonly hasCurrent: boolean;
}

/** A row; when far out of sight, an empty element of the same height. */
function Row({ model, tree, values, openRule, row, isFirst, hasCurrent }: RowProps) {
  const place = useRef<HTMLLIElement>(null);
  const height = useRef(ROW_HEIGHT);
  const isNear = useSignal(isFirst);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    watchNearness(current, (near) => {
      if (!near) height.current = current.offsetHeight || ROW_HEIGHT;
      isNear.value = near;
    });
    return () => unwatch(current);
  }, []);
  useEffect(() => {
    if (hasCurrent && place.current) bringIntoPanel(place.current);
  }, [hasCurrent]);
  const isDrawn = isNear.value || hasCurrent;
  const depth = Math.min(row.depth, DEEPEST);
  return (
    <li
      ref={place}
      style={{ '--depth': depth, ...(!isDrawn && { minHeight: `${height.current}px` }) }}
      class={depth > 0 ? 'explore-branch' : ''}
    >
      {isDrawn &&
        row.nodes.map((node) => (
          <Fragment key={node.id}>
            <NodeButton model={model} tree={tree} values={values} node={node} />
            <Comments model={model} node={node} openRule={openRule} />
          </Fragment>
        ))}
    </li>
  );
}

/** Maximum depth at which branches are still indented further. */
const DEEPEST = 6;

/** A move as text, with its chance if dice decide it, its mark and its name. */
function NodeButton({ model, tree, values, node }: TreeProps & { readonly node: StudyNode }) {
  const { game } = model;
  const { walker } = tree;
  tree.changes.value;
  const found = walker.find(node.id);
  const isCrossedOut = 'why' in found;
  const side = game.sides.findIndex(({ id }) => id === node.side);
  const isEnd = childrenOf(tree.chapter.value, node.id).length === 0;
  return (
    <button
      type="button"
      class={`explore-node ${isCrossedOut ? 'crossed-out' : ''}`}
      style={sideStyle(game, side)}
      aria-current={tree.at.value === node.id}
      title={isCrossedOut ? t('explore.crossed-out', { why: format(game, found.why) }) : undefined}
      disabled={isCrossedOut}
      onClick={() => tree.goTo(node.id)}
    >
      <span class="explore-move">
        {node.guess ? guessText(tree, node) : moveText(model, tree, node)}
      </span>
      {node.mark && <b>{node.mark}</b>}
      {node.name && <i>{node.name}</i>}
      {isEnd && !node.guess && <Value model={model} tree={tree} values={values} node={node} />}
    </button>
  );
}

interface CommentsProps extends Pick<TreeProps, 'model' | 'openRule'> {
  readonly node: StudyNode;
}

/** Comments on a move, with their authors; a rule number links to the rule. */
function Comments({ model: { module, rulebook }, node, openRule }: CommentsProps) {
  const isThere = node.comments !== undefined;
  useEffect(() => {
    if (isThere) rulebook.request();
  }, [isThere]);
  const rules = rulebook.rules.value ?? [];
  if (!node.comments) return null;
  return (
    <div class="explore-comments">
      {node.comments.map(({ id, by, text }) => (
        <p key={id} class="explore-comment" dir="auto">
          <b>{t('explore.comment.by', { name: by })}</b>{' '}
          <RuleText text={text} rules={rules} game={module.id} onOpen={openRule} />
        </p>
      ))}
    </div>
  );
}

const guessText = (tree: ExploreModel, node: StudyNode): string =>
  t('explore.guess', { n: tree.guessNumber(node) });

function moveText({ game }: TableModel, { walker }: ExploreModel, node: StudyNode) {
  const label = format(game, walker.labelOf(node));
  if (walker.actorAt(node.up) !== CHANCE) return label;
  const group = walker.outcomesAt(node.up).find(({ texts }) => texts.includes(node.text));
  return group ? `${label}, ${percentOf(group.p)}` : label;
}

/** Returns a chance in whole percent. Only impossible and certain events get 0 and 100. */
export function percentOf(p: number): string {
  const n = Math.round(100 * p);
  if (n === 0 && p > 0) return t('number.below', { n: t('explore.percent', { n: 1 }) });
  if (n === 100 && p < 1) return t('number.above', { n: t('explore.percent', { n: 99 }) });
  return t('explore.percent', { n });
}

/**
 * Value of a position, if the table gives hints: for the viewing side, or for the side that moved if all sides are
 * visible.
 */
function Value({ model, tree, values, node }: TreeProps & { readonly node: StudyNode }) {
  const { game, view } = model;
  const { as } = tree.walker;
  if (!view.value?.hints) return null;
  const mover = game.sides.findIndex(({ id }) => id === node.side);
  const side = Math.max(0, as === 'all' ? mover : as);
  const worth = values.of(node.id)?.[side];
  if (worth === undefined) return null;
  const n = Math.round(hundred(worth));
  return <small>{t('explore.value.of', { side: nameOf(game, sideNoun(side)), n })}</small>;
}
