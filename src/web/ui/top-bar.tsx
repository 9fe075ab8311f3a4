/** Bar at the top of every screen except the table. */
import { useState } from 'preact/hooks';
import { signedInAs } from '../account/presence.ts';
import { JoinByLink } from '../lobby/join-by-link.tsx';
import { NextGame } from '../lobby/next-game.tsx';
import { t } from '../messages.ts';
import { Icon, type IconName, Logo } from './icons.tsx';
import { type Route, route } from './router.ts';
import { SettingsDialog } from './settings-dialog.tsx';

/** Main screens: their addresses, and the screens that belong to each. */
const MAIN = [
  { path: '/', icon: 'cards', label: 'bar.play', screens: ['lobby'] },
  { path: '/learn', icon: 'book', label: 'bar.learn', screens: ['learn', 'rules'] },
  {
    path: '/watch',
    icon: 'eye',
    label: 'bar.watch',
    screens: ['watch', 'replay', 'studies', 'study'],
  },
  {
    path: '/tournaments',
    icon: 'trophy',
    label: 'bar.tournaments',
    screens: ['tournaments', 'tournament'],
  },
] as const satisfies readonly {
  readonly path: string;
  readonly icon: IconName;
  readonly label: string;
  readonly screens: readonly Route['screen'][];
}[];

/**
 * The bar. `isLoading`: the screen is still loading; its own bar will replace this one and close any settings opened
 * here.
 */
export function TopBar({ isLoading = false }: { isLoading?: boolean }) {
  const [open, setOpen] = useState<'settings' | 'link' | undefined>();
  const close = () => setOpen(undefined);
  return (
    <header class="bar top-bar">
      <a class="brand" href="/">
        <Logo /> <span>Countermarch</span>
      </a>
      <MainNavigation />
      <div class="push row tools">
        <button
          type="button"
          class="button quiet join-button"
          title={t('tables.by-link')}
          disabled={isLoading}
          onClick={() => setOpen('link')}
        >
          <Icon name="link" size={18} />
          <span>{t('tables.by-link')}</span>
        </button>
        <NextGame />
        <AccountLink />
        <button
          type="button"
          class="button quiet icon"
          aria-label={t('settings.title')}
          disabled={isLoading}
          onClick={() => setOpen('settings')}
        >
          <Icon name="settings" />
        </button>
      </div>
      {open === 'settings' && <SettingsDialog onClose={close} />}
      {open === 'link' && <JoinByLink onClose={close} />}
    </header>
  );
}

/** Main navigation; on phones at the bottom of the window. */
function MainNavigation() {
  const { screen } = route.value;
  return (
    <nav class="main-nav" aria-label={t('ui.main')}>
      {MAIN.map(({ path, icon, label, screens }) => {
        const isHere = screens.some((own) => own === screen);
        return (
          <a key={path} href={path} {...(isHere && { 'aria-current': 'page' })}>
            <Icon name={icon} />
            <span>{t(label)}</span>
          </a>
        );
      })}
    </nav>
  );
}

function AccountLink() {
  const name = signedInAs.value;
  const label = name ? t('account.signed-in', { name }) : t('account.title');
  return (
    <a
      class={`button quiet ${name ? 'account-name' : 'icon'}`}
      href="/account"
      aria-label={label}
      title={label}
    >
      <Icon name="person" />
      {name && <span class="account-who">{name}</span>}
    </a>
  );
}
