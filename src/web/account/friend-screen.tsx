/** Screen of a friend link: accepts the friend request of the account that shared it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { type Route, signInPath } from '../ui/router.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { faultOf, formatPlain } from '../messages.ts';
import { t } from './account-messages.ts';
import { acceptLink, fetchAccount, fetchLinkOwner } from './api.ts';
import '../styles/forms.css';
import '../styles/account.css';

interface LinkOwner {
  readonly name: string;
  readonly isKnown: boolean;
}

export function FriendScreen({ route: { code } }: { route: Extract<Route, { screen: 'friend' }> }) {
  const owner = useSignal<LinkOwner | undefined>(undefined);
  const done = useSignal(false);
  const fault = useSignal<LocalizedText>('');
  const doing = (work: Promise<void>) =>
    work.catch((error) => {
      fault.value = faultOf(error);
    });
  useEffect(() => {
    document.title = `${t('friends.title')} – Countermarch`;
    const load = async () => {
      const [{ name }, own] = await Promise.all([fetchLinkOwner(code), fetchAccount()]);
      owner.value = { name, isKnown: own.name !== undefined };
    };
    void doing(load());
  }, [code]);
  const accept = async () => {
    await acceptLink(code);
    done.value = true;
  };
  const { name = '', isKnown } = owner.value ?? {};
  return (
    <>
      <TopBar />
      <main class="page account">
        <h1>{t('friends.title')}</h1>
        {fault.value && <p role="alert">{formatPlain(fault.value)}</p>}
        {owner.value && (
          <p role="status">{t(done.value ? 'friends.are' : 'friends.asked', { name })}</p>
        )}
        {owner.value && !done.value && isKnown && (
          <button type="button" class="button primary" onClick={() => void doing(accept())}>
            {t('friends.agree')}
          </button>
        )}
        {owner.value && !isKnown && (
          <p>
            {t('friends.sign-in')}{' '}
            <a class="button primary" href={signInPath()}>
              {t('friends.to-account')}
            </a>
          </p>
        )}
        <p>
          <a href="/account">{t('account.title')}</a>
        </p>
      </main>
    </>
  );
}
