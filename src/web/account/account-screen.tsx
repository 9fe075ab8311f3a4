/** Screen of the current user's account: signing in and out, and the sign-in methods. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { OwnAccount } from '../../table/messages/accounts.ts';
import { go, type Route } from '../ui/router.ts';
import { changeSettings, settings } from '../ui/settings.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { faultOf, formatPlain } from '../messages.ts';
import { OpenedForm } from '../lobby/form-opener.tsx';
import { t } from './account-messages.ts';
import { fetchAccount } from './api.ts';
import type { AccountAction } from './account-action.ts';
import { noteSignedIn } from './presence.ts';
import { joinTables, leaveTables } from './own-tables.ts';
import { OwnPanel } from './own-panel.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import '../styles/forms.css';
import '../styles/account.css';

const NOBODY: OwnAccount = { hasPassword: false, passkeys: [] };

export function AccountScreen({
  route: { next },
}: {
  route: Extract<Route, { screen: 'account' }>;
}) {
  const account = useSignal<OwnAccount | undefined>(undefined);
  const fault = useSignal<LocalizedText>('');
  const busy = useSignal(false);
  const doing: AccountAction = async (work) => {
    if (busy.value) return false;
    busy.value = true;
    fault.value = '';
    try {
      const before = account.value?.name;
      const now = await work();
      await follow(before, now);
      account.value = now;
      if (next !== undefined && before === undefined && now.name !== undefined) go(next);
      return true;
    } catch (error) {
      fault.value = faultOf(error);
      return false;
    } finally {
      busy.value = false;
    }
  };
  useEffect(() => {
    document.title = `${t('account.title')} – Countermarch`;
    void doing(fetchAccount);
  }, []);
  const { name } = account.value ?? NOBODY;
  return (
    <>
      <TopBar />
      <main class="page account">
        <h1>{name === undefined ? t('account.title') : t('account.is', { name })}</h1>
        {fault.value && <p role="alert">{formatPlain(fault.value)}</p>}
        {account.value === undefined && !fault.value && <p aria-busy="true">{t('ui.moment')}</p>}
        {account.value &&
          (name === undefined ? (
            <SignInPanel doing={doing} busy={busy.value} />
          ) : (
            <OwnPanel
              account={account.value}
              doing={doing}
              onLeave={(work) => doing(async () => work().then(() => NOBODY))}
            />
          ))}
        <OpenedForm />
      </main>
    </>
  );
}

/** Adds the account's tables to this browser after signing in, and removes them after signing out. */
async function follow(before: string | undefined, { name }: OwnAccount): Promise<void> {
  noteSignedIn(name);
  if (name === undefined) {
    if (before !== undefined) leaveTables();
    return;
  }
  if (settings.value.name === '') changeSettings({ name });
  await joinTables();
}
