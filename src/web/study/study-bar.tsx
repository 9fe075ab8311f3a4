/** Bar of a study beside the board: its name, the readers present, and the number of unsaved changes. */
import { formatPlain } from '../table-messages.ts';
import { StudyHead } from './study-head.tsx';
import { t } from './study-messages.ts';
import type { StudyModel } from './study-model.ts';

export function StudyBar({ study }: { readonly study: StudyModel }) {
  const { info, fault } = study.sync;
  return (
    <section class="explore-bar study-bar" aria-label={t('studies.title')}>
      <p>
        <b>{info.value?.name}</b>
      </p>
      <StudyHead study={study} />
      {fault.value && (
        <p role="alert">
          {formatPlain(fault.value)}{' '}
          <button type="button" class="button quiet small" onClick={() => (fault.value = '')}>
            {t('ui.close')}
          </button>
        </p>
      )}
    </section>
  );
}
