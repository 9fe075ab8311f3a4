/** The tree of variations: the main line, and under each of its moves the other ones. */
import type { ComponentChildren } from 'preact';
import { CHANCE } from '../../../kernel/side.ts';
import { childrenOf, type StudyNode } from '../../../study/study.ts';
import { hundred } from '../../session/review.ts';
import { t, tell } from '../../table-messages.ts';
import { sideStyle } from '../board/side-style.ts';
import type { TableModel } from '../model.ts';
import type { ExploreModel } from './explore-model.ts';

interface TreeProps {
  readonly model: TableModel;
  readonly tree: ExploreModel;
}

export function ExploreTree({ model, tree }: TreeProps) {
  tree.changes.value;
  const chapter = tree.chapter.value;
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
      <Line model={model} tree={tree} from={chapter.id} />
      {isEmpty && <p class="hint">{t('explore.empty')}</p>}
    </nav>
  );
}

/** The moves below a node: the main line, and the branches at each of its moves. */
function Line({ model, tree, from }: TreeProps & { readonly from: string }) {
  // Its properties stay the same when the tree changes.
  tree.changes.value;
  const chapter = tree.chapter.value;
  const items: ComponentChildren[] = [];
  let next = childrenOf(chapter, from);
  for (let [main, ...others] = next; main; [main, ...others] = next) {
    items.push(<NodeButton key={main.id} model={model} tree={tree} node={main} />);
    if (others.length > 0)
      items.push(
        <ul key={`${main.id} others`}>
          {others.map((other) => (
            <li key={other.id}>
              <NodeButton model={model} tree={tree} node={other} />
              <Line model={model} tree={tree} from={other.id} />
            </li>
          ))}
        </ul>,
      );
    next = childrenOf(chapter, main.id);
  }
  return <>{items}</>;
}

/** A move as text, with its chance if dice decide it, its mark and its name. */
function NodeButton({ model, tree, node }: TreeProps & { readonly node: StudyNode }) {
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
      title={isCrossedOut ? t('explore.crossed-out', { why: tell(game, found.why) }) : undefined}
      disabled={isCrossedOut}
      onClick={() => tree.goTo(node.id)}
    >
      <span class="explore-move">
        {node.guess ? guessText(tree, node) : moveText(model, tree, node)}
      </span>
      {node.mark && <b>{node.mark}</b>}
      {node.name && <i>{node.name}</i>}
      {isEnd && !node.guess && <Value model={model} tree={tree} id={node.id} />}
      {node.comments?.map(({ id, text }) => (
        <span key={id} class="explore-comment">
          {text}
        </span>
      ))}
    </button>
  );
}

const guessText = (tree: ExploreModel, node: StudyNode): string =>
  t('explore.guess', { n: tree.guessNumber(node) });

function moveText({ game }: TableModel, { walker }: ExploreModel, node: StudyNode) {
  const label = tell(game, walker.labelOf(node));
  if (walker.actorAt(node.up) !== CHANCE) return label;
  const group = walker.outcomesAt(node.up).find(({ texts }) => texts.includes(node.text));
  return group ? `${label}, ${percentOf(group.p)}` : label;
}

/** A chance in per cent. */
export const percentOf = (p: number): string => t('explore.percent', { n: Math.round(100 * p) });

/** Value of a position to the player, if the table gives hints. */
function Value({ model, tree, id }: TreeProps & { readonly id: string }) {
  if (!model.view.value?.hints) return null;
  const own = typeof tree.walker.as === 'number' && tree.walker.as >= 0 ? tree.walker.as : 0;
  const worth = tree.walker.valueAt(id)?.[own];
  if (worth === undefined) return null;
  return <small>{percentOf(hundred(worth) / 100)}</small>;
}
