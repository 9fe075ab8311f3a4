/** Two positions of the tree side by side: pictures, evaluations, differing moves and differing counters. */
import { useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Game } from '../../../../kernel/game.ts';
import type { CounterLook } from '../../../../kernel/look/look.ts';
import { side as sideNoun } from '../../../../kernel/text/message.ts';
import type { GameState } from '../../../../kernel/state.ts';
import { viewOf } from '../../../../kernel/view.ts';
import { childrenOf, pathTo, shownNodes, type StudyNode } from '../../../../study/study.ts';
import { hundred } from '../../../session/review.ts';
import { nameOf, t, format } from '../../../table-messages.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { placeName } from '../../../board/describe.ts';
import type { ExploreBoard, ExplorePartProps } from '../explore-parts.ts';
import type { ExploreModel } from '../explore-model.ts';
import { pictureOf } from '../files/node-picture.ts';

/** Maximum number of branch ends offered, and of differences listed. */
const [MOST_ENDS, MOST_DIFFERENCES] = [200, 60];

export function CompareButton({ model, board }: ExplorePartProps) {
  const isOpen = useSignal(false);
  board.tree.changes.value;
  // A single move has no other position to compare with.
  if (board.tree.chapter.value.nodes.size < 2) return null;
  return (
    <>
      <button
        type="button"
        class="button small"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {t('explore.compare')}
      </button>
      {isOpen.value && (
        <Dialog
          title={t('explore.compare.title')}
          onClose={() => {
            isOpen.value = false;
          }}
        >
          <Comparison model={model} board={board} />
        </Dialog>
      )}
    </>
  );
}

/** Returns the ends of branches that the node on the board is not on, nearest first. */
function othersOf(tree: ExploreModel): StudyNode[] {
  const chapter = tree.chapter.peek();
  const path = new Set(tree.path.peek().map(({ id }) => id));
  const at = tree.at.peek();
  const ends: { readonly node: StudyNode; readonly common: number }[] = [];
  for (const node of shownNodes(chapter)) {
    if (ends.length >= MOST_ENDS) break;
    if (node.id === at || childrenOf(chapter, node.id).length > 0) continue;
    if (!tree.walker.stateAt(node.id)) continue;
    const common = pathTo(chapter, node.id).filter(({ id }) => path.has(id)).length;
    ends.push({ node, common });
  }
  return ends.sort((a, b) => b.common - a.common).map(({ node }) => node);
}

function Comparison({ model, board }: ExplorePartProps) {
  const { tree } = board;
  const { game } = model;
  const at = tree.at.value;
  const others = useMemo(() => othersOf(tree), [tree, at]);
  const chosen = useSignal(others[0]?.id ?? at);
  const other = chosen.value;
  const nameFor = (node: StudyNode): string => node.name ?? format(game, tree.walker.labelOf(node));
  const differences = useMemo(() => differencesOf(game, tree, at, other), [tree, at, other]);
  if (others.length === 0) return <p>{t('explore.compare.none')}</p>;
  return (
    <div class="explore-compare">
      <label class="option-field">
        <b>{t('explore.compare.with')}</b>
        <select
          value={other}
          onChange={(event) => {
            chosen.value = event.currentTarget.value;
          }}
        >
          {others.map((node) => (
            <option key={node.id} value={node.id}>
              {nameFor(node)}
            </option>
          ))}
        </select>
      </label>
      <div class="explore-pair">
        <Side
          model={model}
          board={board}
          id={at}
          against={other}
          title={t('explore.compare.here')}
        />
        <Side
          model={model}
          board={board}
          id={other}
          against={at}
          title={t('explore.compare.there')}
        />
      </div>
      {differences.length > 0 && (
        <table class="explore-differences">
          <caption>{t('explore.compare.differences')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('explore.compare.counter')}</th>
              <th scope="col">{t('explore.compare.here')}</th>
              <th scope="col">{t('explore.compare.there')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ unit, name, here, there }) => (
              <tr key={unit}>
                <th scope="row">{name}</th>
                <td>{here}</td>
                <td>{there}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

interface SideProps extends ExplorePartProps {
  readonly id: string;
  readonly against: string;
  readonly title: string;
}

/** One position: its picture, its evaluation, and the moves that led only to it. */
function Side({ model, board, id, against, title }: SideProps) {
  const { tree } = board;
  const { game } = model;
  const svg = useMemo(() => pictureOf(tree, id, { title }) ?? '', [tree, id]);
  const worth = model.view.value?.hints ? board.values.of(id) : undefined;
  const shared = new Set(pathTo(tree.chapter.value, against).map((node) => node.id));
  const own = pathTo(tree.chapter.value, id).filter((node) => !shared.has(node.id) && !node.guess);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {worth && (
        <p>
          {worth
            .map((each, side) =>
              t('explore.value.of', {
                side: nameOf(game, sideNoun(side)),
                n: Math.round(hundred(each)),
              }),
            )
            .join(', ')}
        </p>
      )}
      <div class="explore-picture" dangerouslySetInnerHTML={{ __html: svg }} />
      <p>{own.map((node) => format(game, tree.walker.labelOf(node))).join(', ')}</p>
    </section>
  );
}

interface Difference {
  readonly unit: number;
  readonly name: string;
  readonly here: string;
  readonly there: string;
}

/** Returns the counters whose place or look differs between two positions. */
function differencesOf(game: Game, tree: ExploreModel, at: string, other: string): Difference[] {
  const [a, b] = [shownAt(tree, at), shownAt(tree, other)];
  if (!a || !b) return [];
  const [here, there] = [countersOf(game, a), countersOf(game, b)];
  const units = [...new Set([...here.keys(), ...there.keys()])].sort((x, y) => x - y);
  const textFor = (s: GameState, look: CounterLook | undefined): string =>
    look
      ? [placeName(game, s, look.node), ...look.conditions.map((each) => format(game, each))].join(
          ', ',
        )
      : t('explore.compare.gone');
  return units
    .flatMap((unit) => {
      const [one, two] = [here.get(unit), there.get(unit)];
      const isSame = JSON.stringify(one) === JSON.stringify(two);
      const look = one ?? two;
      if (isSame || !look) return [];
      const name = format(game, look.name);
      return [{ unit, name, here: textFor(a, one), there: textFor(b, two) }];
    })
    .slice(0, MOST_DIFFERENCES);
}

function shownAt({ walker, game }: ExploreBoard['tree'], id: string): GameState | undefined {
  const s = walker.stateAt(id);
  return s && (walker.as === 'all' ? s : viewOf(game, s, walker.as));
}

const countersOf = (game: Game, s: GameState): Map<number, CounterLook> =>
  new Map(game.look.counters(s).flatMap((look) => (look.node < 0 ? [] : [[look.unit, look]])));
