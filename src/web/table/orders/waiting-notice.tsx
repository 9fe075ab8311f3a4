/**
 * Notice about a move made without a network after which the game has moved on: the player may send it if it is still
 * legal.
 */
import { useSignal, useSignalEffect } from '@preact/signals';
import { untracked } from '@preact/signals';
import { t } from '../../table-messages.ts';
import type { TableModel } from '../model.ts';
import { recall } from './recall.ts';

export function WaitingNotice({ model }: { model: TableModel }) {
  const { connection } = model;
  const isAsked = useSignal(false);
  useSignalEffect(() => {
    const move = connection.waiting?.value;
    // Without such a move, picks do not run this.
    if (!move || connection.status.value !== 'open' || !model.isChoosing.value) return;
    const session = model.session.value;
    if (!session || session.picks.length > 0) return;
    untracked(() => {
      const { session: recalled, isWhole } = recall(session, move);
      if (connection.waiting) connection.waiting.value = undefined;
      model.replaceSession(recalled);
      isAsked.value = !isWhole;
      if (isWhole) void model.commit();
    });
  });
  if (!isAsked.value) return null;
  return (
    <div class="stand-in-host" role="status">
      <div class="notice info">
        <p>{t('waiting.asked')}</p>
        <button
          type="button"
          class="button small"
          onClick={() => {
            isAsked.value = false;
          }}
        >
          {t('waiting.ok')}
        </button>
      </div>
    </div>
  );
}
