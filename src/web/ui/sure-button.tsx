/** A button that is pressed twice: what it does is not taken back. */
import { useSignal } from '@preact/signals';
import { t } from '../words.ts';

interface SureProps {
  readonly text: string;
  /** What is shown of it where the rest stands beside it. */
  readonly short?: string;
  readonly onSure: () => void;
}

export function SureButton({ text, short, onSure }: SureProps) {
  const asked = useSignal(false);
  const press = () => {
    if (asked.value) onSure();
    asked.value = !asked.value;
  };
  const ask = (what: string) => (asked.value ? t('ui.sure', { what }) : what);
  return (
    <button
      type="button"
      class="button small"
      {...(short !== undefined && { 'aria-label': ask(text) })}
      onClick={press}
    >
      {ask(short ?? text)}
    </button>
  );
}
