/** Panel for signing in or creating an account, by name and password or by passkey. */
import { useRef } from 'preact/hooks';
import type { AccountAction } from './account-action.ts';
import { t } from './account-messages.ts';
import { createAccount, createPasskey, signIn, signInByPasskey } from './api.ts';
import { passkeyObstacle } from './passkeys.ts';

interface SignInProps {
  readonly doing: AccountAction;
  readonly busy: boolean;
}

export function SignInPanel({ doing, busy }: SignInProps) {
  const form = useRef<HTMLFormElement>(null);
  const read = (field: string): string =>
    String(new FormData(form.current ?? undefined).get(field) ?? '').trim();
  const named = (work: (name: string, password: string) => ReturnType<typeof signIn>) => () => {
    if (form.current?.reportValidity())
      void doing(() =>
        work(read('name'), String(new FormData(form.current ?? undefined).get('password'))),
      );
  };
  return (
    <>
      <p>{t('account.lead')}</p>
      <form
        ref={form}
        class="list-box"
        onSubmit={(event) => {
          event.preventDefault();
          named(signIn)();
        }}
      >
        <div class="field">
          <label for="account-name">{t('account.name')}</label>
          <input
            id="account-name"
            name="name"
            type="text"
            required
            minLength={2}
            maxLength={30}
            autocomplete="username"
          />
        </div>
        <div class="field">
          <label for="account-password">{t('account.password')}</label>
          <input
            id="account-password"
            name="password"
            type="password"
            required
            minLength={10}
            maxLength={200}
            autocomplete="current-password"
            aria-describedby="account-password-hint"
          />
          <p id="account-password-hint" class="hint">
            {t('account.password.hint')}
          </p>
        </div>
        <div class="row">
          <button type="submit" class="button primary" disabled={busy}>
            {t('account.sign-in')}
          </button>
          <button type="button" class="button" disabled={busy} onClick={named(createAccount)}>
            {t('account.make')}
          </button>
        </div>
      </form>
      <PasskeySignIn doing={doing} busy={busy} name={() => read('name')} form={form} />
    </>
  );
}

interface PasskeyProps extends SignInProps {
  readonly name: () => string;
  readonly form: { readonly current: HTMLFormElement | null };
}

function PasskeySignIn({ doing, busy, name, form }: PasskeyProps) {
  const make = () => {
    const field = form.current?.elements.namedItem('name');
    if (field instanceof HTMLInputElement && field.reportValidity())
      void doing(() => createPasskey(name()));
  };
  const obstacle = passkeyObstacle();
  return (
    <section class="list-box">
      <h2 class="legend">{t('account.passkey')}</h2>
      <p class="hint">
        {obstacle ? t(`account.passkey.no-${obstacle}`) : t('account.passkey.hint')}
      </p>
      {!obstacle && (
        <div class="row">
          <button
            type="button"
            class="button"
            disabled={busy}
            onClick={() => void doing(signInByPasskey)}
          >
            {t('account.passkey.sign-in')}
          </button>
          <button type="button" class="button" disabled={busy} onClick={make}>
            {t('account.passkey.make')}
          </button>
        </div>
      )}
    </section>
  );
}
