/** Field for what spectators of a new table can see. */
import { t } from './form-messages.ts';

/** Offered delays, in turns, after which spectators see what a side sees. */
const DELAYS = [6, 12, 30] as const;

export function WatchField() {
  return (
    <fieldset class="field">
      <legend>{t('form.watch')}</legend>
      <select name="watch" aria-label={t('form.watch')}>
        <option value="">{t('form.watch.never')}</option>
        {DELAYS.map((n) => (
          <option key={n} value={n}>
            {t('form.watch.late', { n })}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

/** Returns the chosen delay; empty for the public view. */
export function watchOf(form: FormData): { readonly watch?: number } {
  const watch = Number(form.get('watch'));
  return watch > 0 ? { watch } : {};
}
