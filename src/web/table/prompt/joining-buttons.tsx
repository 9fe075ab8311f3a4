/** Buttons that add several units to what is being put together. */
import { joiningUnits, withAll, withFewest } from '../../session/joining.ts';
import { msg, t } from '../../table-messages.ts';
import type { TableModel } from '../model.ts';

export function JoiningButtons({ model }: { model: TableModel }) {
  const session = model.isChoosing.value ? model.session.value : undefined;
  const joining = session && joiningUnits(session);
  const all = joining && withAll(session);
  if (!joining || model.lesson.meant.value) return null;
  const addFewest = () => {
    const next = withFewest(session);
    if (next) model.replaceSession(next);
    else model.notice.value = { kind: 'info', rule: '', reason: msg('joining.none') };
  };
  return (
    <>
      <button
        type="button"
        class="button improve"
        title={t('joining.fewest.title')}
        onClick={addFewest}
      >
        {t('joining.fewest')}
      </button>
      {all && (
        <button type="button" class="button" onClick={() => model.replaceSession(all)}>
          {t('joining.all', { n: joining.length })}
        </button>
      )}
    </>
  );
}
