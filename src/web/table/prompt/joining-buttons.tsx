/** Buttons that add several units to the set being chosen, each with the resulting attack. */
import { useEffect, useState } from 'preact/hooks';
import {
  isAllOffered,
  joiningUnits,
  outcomeOf,
  withAll,
  withFewest,
} from '../../session/joining.ts';
import type { Session } from '../../session/session.ts';
import { msg, t } from '../../table-messages.ts';
import type { TableModel } from '../model.ts';

export function JoiningButtons({ model }: { model: TableModel }) {
  const session = model.isChoosing.value ? model.session.value : undefined;
  const joining = session && joiningUnits(session);
  const all = joining && withAll(session);
  const fewest = useFewest(joining && session);
  if (!joining || isAllOffered(session) || model.lesson.meant.value) return null;
  const addFewest = () => {
    const next = withFewest(session);
    if (next) model.replaceSession(next);
    else model.notice.value = { kind: 'info', rule: '', reason: msg('joining.none') };
  };
  return (
    <>
      <button type="button" class="button" title={t('joining.fewest.title')} onClick={addFewest}>
        <span>
          {t('joining.fewest')}
          <Effect session={fewest} />
        </span>
      </button>
      {all && (
        <button type="button" class="button" onClick={() => model.replaceSession(all)}>
          <span>
            {t('joining.all', { n: joining.length })}
            <Effect session={all} />
          </span>
        </button>
      )}
    </>
  );
}

/** The attack with the added units: its odds and the chance of every result. */
function Effect({ session }: { session: Session | undefined }) {
  const effect = session && outcomeOf(session);
  return effect ? <small class="effect">{effect}</small> : null;
}

/** Returns the session with the fewest units that improve the odds, searched for after rendering. */
function useFewest(session: Session | undefined): Session | undefined {
  const [found, setFound] = useState<{ readonly of: Session; readonly next?: Session }>();
  useEffect(() => {
    if (!session) return undefined;
    const timer = setTimeout(() => {
      const next = withFewest(session);
      setFound({ of: session, ...(next && { next }) });
    });
    return () => clearTimeout(timer);
  }, [session]);
  return found?.of === session ? found?.next : undefined;
}
