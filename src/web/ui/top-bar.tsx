/** The bar across the top of every screen but the table's. */
import { useState } from 'preact/hooks';
import { t } from '../words.ts';
import { Icon, Logo } from './icons.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

export function TopBar() {
  const [open, setOpen] = useState(false);
  return (
    <header class="bar">
      <a class="brand" href="/">
        <Logo /> Countermarch
      </a>
      <nav class="push row" aria-label={t('ui.main')}>
        <a class="button quiet to-record" href="/replay" title={t('ui.open-record')}>
          <Icon name="folder" />
          <span>{t('ui.open-record')}</span>
        </a>
        <a class="button quiet icon" href="/account" aria-label={t('account.title')}>
          <Icon name="person" />
        </a>
        <button
          type="button"
          class="button quiet icon"
          aria-label={t('settings.title')}
          onClick={() => setOpen(true)}
        >
          <Icon name="settings" />
        </button>
      </nav>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}
