/** The bar across the top of every screen but the table's. */
import { useState } from 'preact/hooks';
import { signedInAs } from '../account/presence.ts';
import { t } from '../messages.ts';
import { Icon, Logo } from './icons.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

/** `isLoading`: the screen is still on its way and brings a bar of its own, which would close the settings opened here. */
export function TopBar({ isLoading = false }: { isLoading?: boolean }) {
  const [open, setOpen] = useState(false);
  const name = signedInAs.value;
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
        <a
          class={`button quiet ${name ? 'account-name' : 'icon'}`}
          href="/account"
          aria-label={name ? t('account.signed-in', { name }) : t('account.title')}
          title={name ? t('account.signed-in', { name }) : t('account.title')}
        >
          <Icon name="person" />
          {name && <span class="account-who">{name}</span>}
        </a>
        <button
          type="button"
          class="button quiet icon"
          aria-label={t('settings.title')}
          disabled={isLoading}
          onClick={() => setOpen(true)}
        >
          <Icon name="settings" />
        </button>
      </nav>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}
