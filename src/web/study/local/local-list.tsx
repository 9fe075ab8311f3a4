/** List of the studies that only this browser has. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { dayOf } from '../../numbers.ts';
import { studyPath } from '../api.ts';
import { t } from '../study-messages.ts';
import { localStudies, type StoredStudy } from '../study-store.ts';

export function LocalStudies() {
  const found = useSignal<readonly StoredStudy[]>([]);
  useEffect(() => {
    void localStudies().then((studies) => (found.value = studies));
  }, []);
  if (found.value.length === 0) return null;
  return (
    <section class="list-box">
      <h2>{t('studies.local')}</h2>
      <p class="hint">{t('studies.local.text')}</p>
      <ul class="item-list">
        {found.value.map(({ info: { id, name }, confirmed }) => (
          <li key={id}>
            <a href={studyPath(id)}>{name}</a>
            <span class="hint">{dayOf(confirmed.at(-1)?.at ?? 0)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
