/** Panel for a signed-in user: signing out, other sign-in methods, deleting the account. */
import { useSignal } from '@preact/signals';
import type { OwnAccount } from '../../table/messages/accounts.ts';
import { dayOf } from '../numbers.ts';
import { Icon } from '../ui/icons.tsx';
import type { AccountAction } from './account-action.ts';
import { t } from './account-messages.ts';
import { deleteAccount, createPasskey, removePasskey, setPassword, signOut } from './api.ts';
import { SessionsPanel } from './sessions-panel.tsx';
import { FriendsPanel } from './friends-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { passkeyObstacle } from './passkeys.ts';

interface OwnProps {
  readonly account: OwnAccount;
  readonly doing: AccountAction;
}

interface PanelProps extends OwnProps {
  /** Runs an action that ends with the user signed out. */
  readonly onLeave: (work: () => Promise<void>) => Promise<boolean>;
}

export function OwnPanel({ account, doing, onLeave }: PanelProps) {
  return (
    <>
      <p>{t('account.tables')}</p>
      <div class="row">
        <button type="button" class="button" onClick={() => void onLeave(() => signOut(false))}>
          {t('account.sign-out')}
        </button>
        <button type="button" class="button" onClick={() => void onLeave(() => signOut(true))}>
          {t('account.sign-out.everywhere')}
        </button>
      </div>
      <p class="hint">{t('account.sign-out.hint')}</p>
      {account.moderates && (
        <a class="button" href="/moderate">
          {t('mod.title')}
        </a>
      )}
      <FriendsPanel />
      {account.name !== undefined && <ProfilePanel name={account.name} />}
      <SessionsPanel />
      <section class="list-box">
        <h2 class="legend">{t('account.sign-in-methods')}</h2>
        <Passkeys account={account} doing={doing} />
        <PasswordForm account={account} doing={doing} />
      </section>
      <DeleteForm account={account} onLeave={onLeave} />
    </>
  );
}

function Passkeys({ account, doing }: OwnProps) {
  const obstacle = passkeyObstacle();
  return (
    <>
      <ul>
        {account.passkeys.map(({ id, made }) => (
          <li key={id}>
            <span>{t('account.key', { day: dayOf(made) })}</span>
            <button
              type="button"
              class="button quiet icon"
              aria-label={t('account.key.remove', { day: dayOf(made) })}
              onClick={() => void doing(() => removePasskey(id))}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      {obstacle ? (
        <p class="hint">{t(`account.passkey.no-${obstacle}`)}</p>
      ) : (
        <button type="button" class="button" onClick={() => void doing(() => createPasskey())}>
          {t('account.key.add')}
        </button>
      )}
    </>
  );
}

function PasswordForm({ account, doing }: OwnProps) {
  const done = useSignal(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const [old, password] = [String(data.get('old') ?? ''), String(data.get('password'))];
    done.value = await doing(() => setPassword(old, password));
    if (done.value) form.reset();
  };
  return (
    <details>
      <summary>
        {account.hasPassword ? t('account.change-password') : t('account.set-password')}
      </summary>
      <form onSubmit={(event) => void submit(event)}>
        {account.hasPassword && (
          <PasswordField id="old" label={t('account.old-password')} fresh={false} />
        )}
        <PasswordField id="password" label={t('account.new-password')} fresh />
        <button type="submit" class="button">
          {account.hasPassword ? t('account.change-password') : t('account.set-password')}
        </button>
        <p role="status">{done.value && t('account.changed')}</p>
      </form>
    </details>
  );
}

function DeleteForm({ account, onLeave }: Pick<PanelProps, 'account' | 'onLeave'>) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget as HTMLFormElement).get('delete-password');
    void onLeave(() => deleteAccount(String(given ?? '')));
  };
  return (
    <details class="list-box">
      <summary>{t('account.delete')}</summary>
      <p class="hint">{t('account.delete.hint')}</p>
      <form onSubmit={submit}>
        {account.hasPassword && (
          <PasswordField id="delete-password" label={t('account.password')} fresh={false} />
        )}
        <button type="submit" class="button">
          {t('account.delete.yes')}
        </button>
      </form>
    </details>
  );
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** Whether the field asks for a new password, rather than the current one. */
  readonly fresh: boolean;
}

function PasswordField({ id, label, fresh }: FieldProps) {
  return (
    <div class="field">
      <label for={`own-${id}`}>{label}</label>
      <input
        id={`own-${id}`}
        name={id}
        type="password"
        required
        {...(fresh && { minLength: 10 })}
        maxLength={200}
        autocomplete={fresh ? 'new-password' : 'current-password'}
      />
    </div>
  );
}
