/**
 * Screen for moderators: their actions and the log of past actions. The server checks their rights with every request.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { MODERATOR_ACTIONS } from '../../table/messages/moderation.ts';
import type { ModerationRequest, ModerationEntry } from '../../table/messages/accounts.ts';
import { dayOf } from '../numbers.ts';
import { signInPath } from '../ui/router.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { faultOf, formatPlain } from '../messages.ts';
import { t } from './account-messages.ts';
import { fetchAudit, moderate } from './api.ts';
import { isSignedIn } from './presence.ts';
import '../styles/forms.css';
import '../styles/account.css';

export function ModerateScreen() {
  const log = useSignal<readonly ModerationEntry[] | undefined>(undefined);
  const fault = useSignal<LocalizedText>('');
  const take = async (work: Promise<readonly ModerationEntry[]>): Promise<boolean> => {
    try {
      log.value = await work;
      fault.value = '';
      return true;
    } catch (error) {
      fault.value = faultOf(error);
      return false;
    }
  };
  useEffect(() => {
    document.title = `${t('mod.title')} – Countermarch`;
    void take(fetchAudit());
  }, []);
  return (
    <>
      <TopBar />
      <main class="page account">
        <h1>{t('mod.title')}</h1>
        {fault.value && (
          <p role="alert">
            {formatPlain(fault.value)}{' '}
            {!isSignedIn() && <a href={signInPath()}>{t('account.sign-in')}</a>}
          </p>
        )}
        {log.value && <ModerationForm onSubmit={(wanted) => take(moderate(wanted))} />}
        {log.value && <Log lines={log.value} />}
      </main>
    </>
  );
}

function ModerationForm({
  onSubmit,
}: {
  onSubmit: (wanted: ModerationRequest) => Promise<boolean>;
}) {
  const action = useSignal<ModerationRequest['action']>('mute');
  const busy = useSignal(false);
  const isTimed = action.value === 'ban' || action.value === 'mute';
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const [subject, reason] = [String(data.get('subject')), String(data.get('reason'))];
    const wanted = { action: action.value, subject, reason, days: Number(data.get('days') ?? 30) };
    if (busy.value) return;
    busy.value = true;
    if (await onSubmit(wanted)) form.reset();
    busy.value = false;
  };
  return (
    <form class="list-box" onSubmit={(event) => void submit(event)}>
      <label class="field">
        <span>{t('mod.act')}</span>
        <select
          value={action.value}
          onChange={(event) => {
            action.value =
              MODERATOR_ACTIONS.find((one) => one === event.currentTarget.value) ?? 'mute';
          }}
        >
          {MODERATOR_ACTIONS.map((one) => (
            <option key={one} value={one}>
              {t(`mod.act.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t(action.value === 'close' ? 'mod.table' : 'mod.name')}</span>
        <input name="subject" type="text" required maxLength={100} autocomplete="off" />
      </label>
      {isTimed && (
        <label class="field">
          <span>{t('mod.days')}</span>
          <input name="days" type="number" required min={1} max={36_500} defaultValue="30" />
        </label>
      )}
      <label class="field">
        <span>{t('mod.reason')}</span>
        <input name="reason" type="text" required maxLength={200} autocomplete="off" />
      </label>
      <p class="hint">{t('mod.hint')}</p>
      <button type="submit" class="button primary" disabled={busy.value}>
        {t('mod.apply')}
      </button>
    </form>
  );
}

function Log({ lines }: { lines: readonly ModerationEntry[] }) {
  return (
    <section class="list-box">
      <h2 class="legend">{t('mod.log')}</h2>
      {lines.length === 0 && <p class="hint">{t('mod.log.none')}</p>}
      <ul class="deeds">
        {lines.map(({ at, action, subject, reason, moderator }, i) => (
          <li key={`${at}-${i}`}>
            <span>
              <b>{withDays(action)}</b> {subject}: {reason}
            </span>
            <span class="hint">
              {dayOf(at)}, {moderator || t('mod.host')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Formats an action for display. Actions are stored in the syntax of the command line; only their expiry is replaced by
 * a date.
 */
const withDays = (action: string): string =>
  action.replace(/\d{4}-\d\d-\d\dT\S+/, (moment) => dayOf(Date.parse(moment)));
