/** Turn notifications: the server's channels, the settings of a seat or account, and push in this browser. */
import type {
  NotificationChannels,
  NotificationSetting,
} from '../../table/messages/notifications.ts';
import { translators } from '../messages.ts';
import { ask, posted, request, tablePath, withSeat } from './api.ts';

export const fetchNotificationChannels = (): Promise<NotificationChannels> =>
  ask('/api/notifications');

/** Store of notification settings. */
export interface PreferenceStore {
  list(): Promise<readonly NotificationSetting[]>;
  /** Adds a setting, in the page's language. */
  add(wanted: object): Promise<NotificationSetting>;
  remove(key: string): Promise<unknown>;
}

/** Returns the settings of a seat. */
export const seatPreferences = (table: string, token: string): PreferenceStore =>
  preferencesAt(`${tablePath(table)}/notifications`, token);

/** Returns the settings of the account, which apply to all of its tables. */
export const accountPreferences = (): PreferenceStore =>
  preferencesAt('/api/account/notifications');

const preferencesAt = (path: string, token?: string): PreferenceStore => ({
  list: () => ask(path, withSeat(token)),
  add: (wanted) => ask(path, posted({ ...wanted, language: translators.value.language }, token)),
  remove: (key) =>
    request(`${path}/${encodeURIComponent(key)}`, { method: 'DELETE', ...withSeat(token) }),
});

/** Whether this browser supports push notifications without an open page. Some lack them, and all require TLS. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** Subscribes this browser to push notifications, and returns its endpoint. Rejects if the user does not allow it. */
export async function pushAddress(publicKey: string) {
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription that was made for another server's key cannot be used.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}
