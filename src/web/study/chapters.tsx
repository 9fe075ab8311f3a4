/** List of a study's chapters. Contributors can also add, rename and delete them. */
import { useSignal } from '@preact/signals';
import { faultOf } from '../table-messages.ts';
import type { ExploreModel } from '../table/explore/explore-model.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { NewChapter } from './new-chapter.tsx';
import { t } from './study-messages.ts';
import type { StudyModel } from './study-model.ts';

interface ChaptersProps {
  readonly study: StudyModel;
  readonly tree: ExploreModel;
}

export function Chapters({ study, tree }: ChaptersProps) {
  const isAdding = useSignal(false);
  const chapters = study.chapters.value;
  const current = tree.chapter.value;
  const mayWrite = study.sync.info.value && study.sync.mayWrite;
  const open = (id: string) =>
    study.open(id).catch((error: unknown) => (study.sync.fault.value = faultOf(error)));
  return (
    <section aria-label={t('studies.chapters')}>
      <h2 class="legend">{t('studies.chapters')}</h2>
      <ol class="study-chapters">
        {chapters.map(({ id, name }, i) => (
          <li key={id}>
            <button
              type="button"
              class="explore-node"
              aria-current={id === current.id}
              onClick={() => void open(id)}
            >
              {t('studies.chapter', { n: i + 1, name })}
            </button>
          </li>
        ))}
      </ol>
      {mayWrite && (
        <p class="row">
          <button
            type="button"
            class="button small"
            aria-expanded={isAdding.value}
            onClick={() => {
              isAdding.value = !isAdding.peek();
            }}
          >
            {t('studies.add-chapter')}
          </button>
          <ConfirmButton
            text={t('studies.delete-chapter')}
            onConfirm={() => study.do({ op: 'hide', id: current.id })}
          />
        </p>
      )}
      {mayWrite && isAdding.value && (
        <>
          <label class="field">
            <b>{t('studies.chapter-name')}</b>
            <input
              type="text"
              maxLength={120}
              value={current.name}
              onChange={({ currentTarget: { value } }) => {
                if (value.trim() !== '')
                  study.do({ op: 'name', id: current.id, name: value.trim() });
              }}
            />
          </label>
          <NewChapter study={study} onDone={() => (isAdding.value = false)} />
        </>
      )}
    </section>
  );
}
