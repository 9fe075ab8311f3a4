/** Screen of an account: its ratings and games, and a button to block it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { Route } from '../ui/router.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { faultOf, formatPlain } from '../messages.ts';
import { ChallengeButton } from '../lobby/challenges/challenge-button.tsx';
import { OpenedForm } from '../lobby/form-opener.tsx';
import { signedInAs } from './presence.ts';
import { t } from './account-messages.ts';
import { fetchAccount, fetchBlocked, setBlock } from './api.ts';
import { ProfilePanel } from './profile-panel.tsx';
import '../styles/forms.css';
import '../styles/account.css';

export function PlayerScreen({ route }: { route: Extract<Route, { screen: 'player' }> }) {
  const { name } = route;
  useEffect(() => {
    document.title = `${name} – Countermarch`;
  }, [name]);
  return (
    <>
      <TopBar />
      <main class="page account">
        <h1>{name}</h1>
        <ProfilePanel name={name}>
          {name !== signedInAs.value && (
            <p>
              <ChallengeButton name={name} />
            </p>
          )}
        </ProfilePanel>
        <BlockButton name={name} />
        <OpenedForm />
      </main>
    </>
  );
}

/** Button to block an account, for signed-in users who look at another account. */
function BlockButton({ name }: { name: string }) {
  const blocked = useSignal<boolean | undefined>(undefined);
  const fault = useSignal<LocalizedText>('');
  const follow = (names: Promise<readonly string[]>) =>
    names.then(
      (all) => {
        blocked.value = all.includes(name);
      },
      (error) => {
        fault.value = faultOf(error);
      },
    );
  useEffect(() => {
    void fetchAccount().then((own) => {
      if (own.name !== undefined && own.name !== name) void follow(fetchBlocked());
    });
  }, []);
  if (blocked.value === undefined) return null;
  const on = blocked.value;
  return (
    <section>
      <button type="button" class="button" onClick={() => void follow(setBlock(name, !on))}>
        {on ? t('account.unblock') : t('account.block')}
      </button>
      <p class="hint">{t('account.block.hint')}</p>
      {fault.value && <p role="alert">{formatPlain(fault.value)}</p>}
    </section>
  );
}
