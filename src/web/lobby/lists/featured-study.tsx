/** The public study with the most stars, and a link to all studies. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { StudySummary } from '../../../study/messages.ts';
import type { CatalogueEntry } from '../../../table/messages/messages.ts';
import { aboutGame } from '../../games/phrases.ts';
import { ask } from '../../net/api.ts';
import { t } from '../../messages.ts';

export function FeaturedStudy({ games }: { games: readonly CatalogueEntry[] }) {
  const study = useSignal<StudySummary | undefined>(undefined);
  useEffect(() => {
    ask<readonly StudySummary[]>('/api/studies?order=stars').then(
      ([first]) => {
        study.value = first;
      },
      // The screen of studies reports this error.
      () => undefined,
    );
  }, []);
  const { id, name, owner = '', games: own = [] } = study.value ?? {};
  const known = games.find((one) => one.id === own[0]);
  return (
    <section class="list-box" aria-labelledby="featured-study">
      <div class="list-head">
        <h2 id="featured-study">{t('lobby.studies')}</h2>
        <a href="/studies">{t('lobby.studies.all')}</a>
      </div>
      <ul>
        <li>
          {id === undefined ? (
            <span class="line">{t('lobby.studies.text')}</span>
          ) : (
            <>
              <span class="line">
                <b>{name}</b>{' '}
                <span class="hint">
                  {[owner, known && aboutGame(known, 'title')].filter(Boolean).join(', ')}
                </span>
              </span>
              <a class="button small" href={`/study/${encodeURIComponent(id)}`}>
                {t('lobby.studies.open')}
                <span class="sr-only">: {name}</span>
              </a>
            </>
          )}
        </li>
      </ul>
    </section>
  );
}
