/** Version history of a study. Restoring an earlier version is a new change. */
import { useSignal } from '@preact/signals';
import type { StudyChange } from '../../study/messages.ts';
import { restoreOperations } from '../../study/restore.ts';
import { dayOf } from '../numbers.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { t } from './study-messages.ts';
import type { StudyModel } from './study-model.ts';

/** Maximum number of changes that are shown. */
const SHOWN = 20;

export function StudyHistory({ study }: { readonly study: StudyModel }) {
  const shown = useSignal(SHOWN);
  study.sync.confirmed.value;
  const { history } = study.sync;
  const latest = history.slice(-shown.value).reverse();
  return (
    <details>
      <summary>{t('studies.history')}</summary>
      <ol class="study-history" reversed>
        {latest.map((change) => (
          <li key={change.n}>
            <b>{change.name}</b>{' '}
            <time class="hint" dateTime={new Date(change.at).toISOString()}>
              {dayOf(change.at)}
            </time>{' '}
            {t('studies.changes', { n: change.operations.length })}{' '}
            {study.sync.mayWrite && change !== history.at(-1) && (
              <ConfirmButton text={t('studies.restore')} onConfirm={() => restore(study, change)} />
            )}
          </li>
        ))}
      </ol>
      {history.length > latest.length && (
        <button
          type="button"
          class="button small"
          onClick={() => {
            shown.value += SHOWN;
          }}
        >
          {t('studies.history.more')}
        </button>
      )}
    </details>
  );
}

/** Restores the study to its state after a change. Other readers' comments stay as they are. */
function restore(study: StudyModel, { n }: StudyChange): void {
  const { sync } = study;
  const then = sync.history.filter((change) => change.n <= n);
  const wanted = then.flatMap(({ operations }) => operations);
  const { me = '' } = sync.info.peek() ?? {};
  for (const operation of restoreOperations(sync.operations, wanted, me)) study.do(operation);
}
