/** Field for the name of a player to challenge, with suggestions while typing. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Suggestion } from '../../../table/messages/accounts.ts';
import { isSignedIn } from '../../account/presence.ts';
import { ask } from '../../net/api.ts';
import { signInPath } from '../../ui/router.ts';
import { t } from '../form-messages.ts';

/** Delay after the last key before suggestions are requested, in milliseconds. */
const PAUSE = 200;

export function OpponentField({ name }: { readonly name: string }) {
  const typed = useSignal(name);
  const found = useSignal<readonly Suggestion[]>([]);
  useEffect(() => {
    if (!isSignedIn()) return;
    const text = typed.value.trim();
    const timer = setTimeout(() => {
      // The field also works without suggestions.
      fetchSuggestions(text).then(
        (names) => {
          if (typed.peek().trim() === text) found.value = names;
        },
        () => undefined,
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed.value]);
  if (!isSignedIn())
    return (
      <p class="hint">
        {t('form.opponent.account')} <a href={signInPath()}>{t('form.opponent.sign-in')}</a>
      </p>
    );
  return (
    <div class="field opponent">
      <label for="opponent">{t('form.opponent')}</label>
      <input
        id="opponent"
        name="opponent"
        type="text"
        list="opponents"
        maxLength={40}
        required
        autocomplete="off"
        defaultValue={name}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value;
        }}
      />
      <datalist id="opponents">
        {found.value.map((one) => (
          <option key={one.name} value={one.name}>
            {one.isOnline
              ? t('form.opponent.here')
              : one.isFriend
                ? t('form.opponent.friend')
                : undefined}
          </option>
        ))}
      </datalist>
      <p class="hint">{t('form.opponent.hint')}</p>
    </div>
  );
}

const fetchSuggestions = (prefix: string): Promise<readonly Suggestion[]> =>
  ask(`/api/players?prefix=${encodeURIComponent(prefix)}`);
