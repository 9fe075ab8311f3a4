/** State of a study: its owner, the readers present, the connection, and limits that are nearly reached. */
import { isSignedIn } from '../account/presence.ts';
import type { ConnectionStatus } from '../net/connection.ts';
import { faultOf } from '../table-messages.ts';
import { setStar } from './api.ts';
import { t } from './study-messages.ts';
import type { StudyModel } from './study-model.ts';

export function StudyHead({ study }: { readonly study: StudyModel }) {
  const { info, line, unsent } = study.sync;
  const { owner = '', role = 'viewer', near = [] } = info.value ?? {};
  return (
    <>
      <p class="hint">
        {owner === '' ? t('studies.of-players') : t('studies.by', { name: owner })}{' '}
        {role === 'viewer' && t('studies.viewer')}
      </p>
      <p role="status" class="study-line">
        {connectionNotes(line.value, unsent.value)}
      </p>
      {near.map((limit) => (
        <p key={limit} class="hint">
          {t(`studies.near.${limit}`)}
        </p>
      ))}
      <People study={study} />
      <Star study={study} />
    </>
  );
}

/** Returns notes about a connection that is not open; an empty text hides their line. */
function connectionNotes(line: ConnectionStatus, unsent: number): string {
  const lost = line === 'lost' ? [t('studies.lost')] : [];
  const waiting = unsent > 0 && line !== 'open' ? [t('studies.unsent')] : [];
  return [...lost, ...waiting].join(' ');
}

/** Readers who are present. Pressing a name follows that reader. */
function People({ study }: { readonly study: StudyModel }) {
  const cursors = study.sync.cursors.value;
  if (cursors.length === 0) return null;
  return (
    <p class="row study-people">
      <span>{t('studies.here')}</span>
      {cursors.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          class="button small"
          aria-pressed={study.following.value === id}
          title={t('studies.follow', { name })}
          onClick={() => study.follow(id)}
        >
          {name}
        </button>
      ))}
    </p>
  );
}

/** Star button of a public study, with the number of stars. Only accounts can give stars. */
function Star({ study }: { readonly study: StudyModel }) {
  const { info, fault, id } = study.sync;
  const { visibility, stars = 0, starred = false } = info.value ?? {};
  if (visibility !== 'public') return null;
  const press = () =>
    setStar(id, !starred).then(
      (changed) => (info.value = changed),
      (error) => (fault.value = faultOf(error)),
    );
  return (
    <p class="row">
      <button
        type="button"
        class="button small"
        aria-pressed={starred}
        disabled={!isSignedIn()}
        title={isSignedIn() ? t('studies.star.tip') : t('studies.star.sign-in')}
        onClick={() => void press()}
      >
        ★ {t('studies.stars', { n: stars })}
      </button>
    </p>
  );
}
