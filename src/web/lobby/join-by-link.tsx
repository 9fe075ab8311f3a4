/** Dialog that opens a table by a pasted link. */
import { useSignal } from '@preact/signals';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icons.tsx';
import { go } from '../ui/router.ts';
import { t } from '../messages.ts';
import { pathOfLink } from './my-tables.ts';

export function JoinByLink({ onClose }: { onClose: () => void }) {
  const fault = useSignal(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget as HTMLFormElement).get('link');
    const path = pathOfLink(String(text));
    fault.value = path === undefined;
    if (path === undefined) return;
    onClose();
    go(path);
  };
  return (
    <Dialog title={t('tables.by-link')} onClose={onClose}>
      <form class="join" onSubmit={submit}>
        <label class="sr-only" for="join-link">
          {t('tables.link')}
        </label>
        <input
          id="join-link"
          name="link"
          type="text"
          placeholder="…/t/…#seat=…"
          autocomplete="off"
        />
        <button type="submit" class="button primary">
          {t('tables.join')}
        </button>
      </form>
      {fault.value && <p role="alert">{t('tables.no-link')}</p>}
      <p class="hint">{t('tables.by-file')}</p>
      <a class="button" href="/replay" onClick={onClose}>
        <Icon name="folder" size={16} />
        {t('ui.open-record')}
      </a>
    </Dialog>
  );
}
