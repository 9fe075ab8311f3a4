/** Button for irreversible actions, which must be pressed twice. */
import { useSignal } from '@preact/signals';
import { t } from '../messages.ts';

interface ConfirmButtonProps {
  readonly text: string;
  /** Subject of the action if it is shown beside the button; only screen readers read it. */
  readonly about?: string;
  readonly onConfirm: () => void;
}

export function ConfirmButton({ text, about, onConfirm }: ConfirmButtonProps) {
  const asked = useSignal(false);
  const press = () => {
    if (asked.value) onConfirm();
    asked.value = !asked.value;
  };
  return (
    <button type="button" class="button small" onClick={press}>
      {asked.value ? t('ui.sure', { what: text }) : text}
      {about !== undefined && <span class="sr-only"> {about}</span>}
    </button>
  );
}
