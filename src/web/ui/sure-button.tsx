/** A button that is pressed twice: what it does is not taken back. */
import { useSignal } from '@preact/signals';
import { t } from '../messages.ts';

interface SureProps {
  readonly text: string;
  /** Its subject, if that stands beside it: it is read out, and not shown again. */
  readonly about?: string;
  readonly onSure: () => void;
}

export function SureButton({ text, about, onSure }: SureProps) {
  const asked = useSignal(false);
  const press = () => {
    if (asked.value) onSure();
    asked.value = !asked.value;
  };
  return (
    <button type="button" class="button small" onClick={press}>
      {asked.value ? t('ui.sure', { what: text }) : text}
      {about !== undefined && <span class="sr-only"> {about}</span>}
    </button>
  );
}
