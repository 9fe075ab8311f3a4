/** Panel of a study: chapters, dice, the tree of variations, the current move, chat, and sharing. */
import type { ExplorePartProps } from '../table/explore/explore-parts.ts';
import { Dice, Guess, ThisMove, Values } from '../table/explore/explore-panel.tsx';
import type { ExploreModel } from '../table/explore/explore-model.ts';
import { ExploreTree } from '../table/explore/tree/explore-tree.tsx';
import { LinesSection } from '../table/explore/lines-section.tsx';
import { ShapesSection } from '../table/explore/shapes-section.tsx';
import { Chapters } from './chapters.tsx';
import { PrivateNote } from './private-note.tsx';
import { ShareSection } from './share-section.tsx';
import { StudyBar } from './study-bar.tsx';
import { StudyChat } from './study-chat.tsx';
import { StudyHistory } from './study-history.tsx';
import { t } from './study-messages.ts';
import type { StudyModel } from './study-model.ts';

interface StudyPanelProps extends ExplorePartProps {
  readonly study: StudyModel;
}

export function StudyPanel({ study, model, board, openRule }: StudyPanelProps) {
  const { tree } = board;
  const { me = '', role = 'viewer' } = study.sync.info.value ?? {};
  const mayWrite = role !== 'viewer';
  const node = tree.node.value;
  return (
    <div class="explore study-panel">
      {/* Shown where an open panel covers the decision's cards. */}
      <div class="explore-here">
        <StudyBar study={study} />
      </div>
      <Chapters study={study} tree={tree} />
      <Steps tree={tree} />
      <LinesSection model={model} board={board} />
      <Dice model={model} tree={tree} />
      <ExploreTree model={model} tree={tree} values={board.values} openRule={openRule} />
      {!mayWrite && <p class="hint">{t('studies.try')}</p>}
      <Guess tree={tree} />
      <Values model={model} board={board} />
      {mayWrite && node && !node.guess && (
        <ThisMove key={node.id} model={model} tree={tree} node={node} by={me} />
      )}
      {mayWrite && node && <ShapesSection model={model} board={board} />}
      {study.sync.isShared && me !== '' && (
        <PrivateNote key={tree.at.value} study={study} node={tree.at.value} />
      )}
      {study.sync.isShared && <StudyChat study={study} />}
      <ShareSection study={study} />
      <StudyHistory study={study} />
    </div>
  );
}

/** Buttons to step through the main line. */
function Steps({ tree }: { readonly tree: ExploreModel }) {
  tree.changes.value;
  const path = tree.path.value;
  const at = tree.at.value;
  const chapter = tree.chapter.value;
  const [next] = (chapter.children.get(at) ?? []).filter((id) => !chapter.nodes.get(id)?.isHidden);
  const up = path.at(-1)?.up;
  const end = () => {
    let last = at;
    for (let id: string | undefined = last; id !== undefined; ) {
      last = id;
      id = (chapter.children.get(id) ?? []).find((child) => !chapter.nodes.get(child)?.isHidden);
    }
    tree.goTo(last);
  };
  return (
    <p class="row study-steps">
      <button
        type="button"
        class="button small"
        disabled={up === undefined}
        onClick={() => tree.goTo(chapter.id)}
      >
        {t('studies.first')}
      </button>
      <button
        type="button"
        class="button small"
        disabled={up === undefined}
        onClick={() => up !== undefined && tree.goTo(up)}
      >
        {t('studies.back')}
      </button>
      <button
        type="button"
        class="button small"
        disabled={next === undefined}
        onClick={() => next !== undefined && tree.goTo(next)}
      >
        {t('studies.next')}
      </button>
      <button type="button" class="button small" disabled={next === undefined} onClick={end}>
        {t('studies.last')}
      </button>
    </p>
  );
}
