/** Button that opens the analysis board, on every screen that shows a game. */
import { useSignalEffect } from '@preact/signals';
import { faultOf, msg, t } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import type { ScreenState } from '../context.ts';

export function ExploreButton({ screen }: { screen: ScreenState }) {
  const { explore, model } = screen;
  const { difference } = model.view.value ?? {};
  const isLate = explore?.kind === 'offer' && explore.files.value === 'late';
  useSignalEffect(() => {
    if (explore?.kind === 'offer' && explore.files.value === 'late')
      model.notice.value ??= { kind: 'info', rule: '', reason: msg('explore.late') };
  });
  // A lesson has its own moves, and a position that the rules cannot reproduce cannot be analysed.
  if (explore?.kind !== 'offer' || model.lesson.isGuided.value || difference) return null;
  const open = async () => {
    model.openingAnalysis.value = true;
    try {
      await explore.start();
    } catch (error) {
      const reason = msg('explore.failed', { fault: faultOf(error, model.game.id) });
      model.notice.value ??= { kind: 'refusal', rule: '', reason };
    } finally {
      model.openingAnalysis.value = false;
    }
  };
  return (
    <button
      type="button"
      class="button small explore-button"
      title={t(isLate ? 'explore.late' : 'explore.start.tip')}
      disabled={model.openingAnalysis.value || explore.files.value === 'loading'}
      onClick={() => (isLate ? explore.reload() : void open())}
    >
      <Icon name="branch" size={16} />{' '}
      <span class="word">{t(isLate ? 'explore.reload' : 'explore.start')}</span>
    </button>
  );
}
