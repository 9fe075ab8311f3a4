/** A button that is pressed twice: what it does is not taken back. */
import { useSignal } from '@preact/signals';
import { t } from '../words.ts';

export function SureButton({ text, onSure }: { text: string; onSure: () => void }) {
  const asked = useSignal(false);
  const press = () => {
    if (asked.value) onSure();
    asked.value = !asked.value;
  };
  return (
    <button type="button" class="button small" onClick={press}>
      {asked.value ? t('ui.sure', { what: text }) : text}
    </button>
  );
}
