/** Notification settings for one table or for all tables: in this browser, by e-mail, by a webhook. */
import { useEffect, useState } from 'preact/hooks';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type {
  NotificationChannels,
  NotificationSetting,
} from '../../table/messages/notifications.ts';
import { PageError } from '../faults.ts';
import {
  canPush,
  fetchNotificationChannels,
  pushAddress,
  type PreferenceStore,
} from '../net/notifications.ts';
import { msg } from '../i18n/msg.ts';
import { faultOf, formatPlain } from '../messages.ts';
import { t } from './notification-messages.ts';

interface BoxProps {
  /** Store of the settings. */
  readonly preferences: PreferenceStore;
  /** Text for an empty list. */
  readonly none?: string;
  /** Whether a daily digest can be chosen here. */
  readonly hasDigest?: boolean;
}

/** Hours at which a daily digest can be sent. */
const HOURS = [7, 12, 18, 21];

export function NotificationsBox({ preferences, none, hasDigest = false }: BoxProps) {
  const [hour, setHour] = useState('');
  const [channels, setChannels] = useState<NotificationChannels>();
  const [wanted, setWanted] = useState<readonly NotificationSetting[]>();
  const [fault, setFault] = useState<LocalizedText>('');
  const attempt = async (work: () => Promise<unknown>) => {
    setFault('');
    try {
      setChannels(channels ?? (await fetchNotificationChannels()));
      await work();
      setWanted(await preferences.list());
    } catch (error) {
      setFault(faultOf(error));
    }
  };
  useEffect(() => void attempt(async () => undefined), []);
  const daily = () => {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    return hour === '' ? {} : { daily: { hour: Number(hour), zone } };
  };
  const pushHere = async () => {
    const address = await pushAddress(channels?.push ?? '').catch(() => {
      throw new PageError(msg('notification.refused'));
    });
    await preferences.add({ kind: 'push', ...address, ...daily() });
  };
  const want = (what: object) => attempt(() => preferences.add({ ...what, ...daily() }));
  return (
    <>
      {wanted?.length === 0 && none && <p>{none}</p>}
      <ul>
        {wanted?.map((notification) => (
          <li key={notification.key} class="row">
            <span>{nameOf(notification)}</span>
            <button
              type="button"
              class="button small"
              onClick={() => void attempt(() => preferences.remove(notification.key))}
            >
              {t('notification.stop')}
            </button>
          </li>
        ))}
      </ul>
      {channels && hasDigest && (
        <select
          aria-label={t('notification.when')}
          value={hour}
          onChange={(event) => setHour(event.currentTarget.value)}
        >
          <option value="">{t('notification.when.turn')}</option>
          {HOURS.map((n) => (
            <option key={n} value={n}>
              {t('notification.when.daily', { hour: String(n) })}
            </option>
          ))}
        </select>
      )}
      {channels && canPush() && (
        <button type="button" class="button small" onClick={() => void attempt(pushHere)}>
          {t('notification.by-push')}
        </button>
      )}
      {channels?.email && (
        <AddressForm
          mode="email"
          label={t('notification.email')}
          button={t('notification.by-email')}
          onDone={(to) => want({ kind: 'email', to })}
        />
      )}
      {channels && (
        <AddressForm
          mode="url"
          label={t('notification.webhook')}
          button={t('notification.by-webhook')}
          onDone={(url) => want({ kind: 'webhook', url })}
        />
      )}
      {fault && <p role="alert">{formatPlain(fault)}</p>}
    </>
  );
}

function nameOf({ kind, address, daily }: NotificationSetting): string {
  const name = kind === 'push' ? t('notification.push') : address;
  return daily ? t('notification.daily', { place: name, hour: String(daily.hour) }) : name;
}

interface AddressProps {
  readonly mode: 'email' | 'url';
  readonly label: string;
  readonly button: string;
  readonly onDone: (text: string) => Promise<void>;
}

function AddressForm({ mode, label, button, onDone }: AddressProps) {
  const [text, setText] = useState('');
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void onDone(text).then(() => setText(''));
      }}
    >
      <input
        type="text"
        inputMode={mode}
        required
        aria-label={label}
        placeholder={label}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {button}
      </button>
    </form>
  );
}
