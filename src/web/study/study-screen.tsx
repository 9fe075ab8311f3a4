/** Screen of a study: the board with its chapters, or a form for the first one. */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { isNotThere } from '../faults.ts';
import { faultOf, formatPlain } from '../table-messages.ts';
import type { ExploreBoard } from '../table/explore/explore-parts.ts';
import type { TablePlace } from '../table/context.ts';
import { TableScreen } from '../table/screen.tsx';
import { Loading, Message } from '../ui/message.tsx';
import { go, type Route } from '../ui/router.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { joinStudy, studyPath } from './api.ts';
import { ExampleStudy, isExample } from './example-study.ts';
import { isLocal, LocalStudy } from './local/local-study.ts';
import { NewChapter } from './new-chapter.tsx';
import { StudyBar } from './study-bar.tsx';
import { StudyHead } from './study-head.tsx';
import { t } from './study-messages.ts';
import { type ChapterBoard, StudyModel } from './study-model.ts';
import { StudyPanel } from './study-panel.tsx';
import { StudySync } from './study-sync.ts';
import '../styles/forms.css';
import '../styles/account.css';
import '../styles/study.css';

type StudyRoute = Extract<Route, { screen: 'study' }>;

export function StudyScreen({ route: { id, code, at } }: { readonly route: StudyRoute }) {
  const [study, setStudy] = useState<StudyModel>();
  const [fault, setFault] = useState<{ readonly text: LocalizedText; readonly isGone: boolean }>();
  useEffect(() => {
    let model: StudyModel | undefined;
    let isGone = false;
    openModel(id, code, at).then(
      (opened) => {
        model = opened;
        if (isGone) opened.close();
        else setStudy(opened);
      },
      (error) => setFault({ text: faultOf(error), isGone: isNotThere(error) }),
    );
    return () => {
      isGone = true;
      model?.close();
    };
  }, [id]);
  if (fault)
    return (
      <Message
        title={t(fault.isGone ? 'studies.none' : 'studies.closed')}
        {...(!fault.isGone && { onRetry: () => location.reload() })}
      >
        <p>{formatPlain(fault.text)}</p>
      </Message>
    );
  return study ? <OpenStudy study={study} /> : <Loading what={t('studies.opening')} />;
}

/** Opens a study. If the address has a contributor's secret, it first joins with it and removes it from the address. */
async function openModel(
  id: string,
  code: string | undefined,
  at: string | undefined,
): Promise<StudyModel> {
  if (code !== undefined) {
    await joinStudy(id, code);
    history.replaceState(history.state, '', studyPath(id));
  }
  const sync = syncOf(id);
  await sync.open();
  const study = new StudyModel(sync);
  const chapters = study.chapters.peek();
  const wanted = chapters.find(
    (chapter) => at !== undefined && (chapter.id === at || chapter.nodes.has(at)),
  );
  const first = wanted ?? chapters[0];
  if (first) await study.open(first.id, at);
  return study;
}

function syncOf(id: string): StudySync {
  if (isExample(id)) return new ExampleStudy(id);
  return isLocal(id) ? new LocalStudy(id) : new StudySync(id);
}

function OpenStudy({ study }: { readonly study: StudyModel }) {
  useSignalEffect(() => {
    document.title = `${study.sync.info.value?.name ?? t('studies.title')} – Countermarch`;
  });
  const board = study.board.value;
  if (study.sync.line.value === 'closed')
    return (
      <Message title={t('studies.none')}>
        <p>{t('studies.no-longer')}</p>
      </Message>
    );
  if (board) return <BoardOfStudy key={board.key} study={study} board={board} />;
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <h1>{study.sync.info.value?.name}</h1>
        <StudyHead study={study} />
        {study.sync.mayWrite ? <NewChapter study={study} /> : <p>{t('studies.empty')}</p>}
      </main>
    </>
  );
}

/** The same object at each rendering: for another one, the table screen would begin anew, with its sections closed. */
const PLACE: TablePlace = { kind: 'explore' };

function BoardOfStudy({
  study,
  board,
}: {
  readonly study: StudyModel;
  readonly board: ChapterBoard;
}) {
  const { tree, model, lines, values, shapes, also } = board;
  const explore = useMemo((): ExploreBoard => {
    const parts = {
      Bar: () => <StudyBar study={study} />,
      Panel: (props: Parameters<ExploreBoard['Panel']>[0]) => (
        <StudyPanel study={study} {...props} />
      ),
    };
    const leave = () => go('/studies');
    return {
      kind: 'board',
      tree,
      lines,
      values,
      shapes,
      also,
      live: model,
      author: () => (study.sync.mayWrite ? study.sync.info.peek()?.me : undefined),
      ...parts,
      leave,
      restart: async () => undefined,
    };
  }, [study, board]);
  return <TableScreen model={model} place={PLACE} explore={explore} />;
}
