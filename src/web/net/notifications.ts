/** How one is told of one's turn: what the server offers, what a seat has asked for, and this browser's own part in it. */
import type { NotificationMeans, NotificationSetting } from '../../table/messages/notifications.ts';
import { speakers } from '../messages.ts';
import { ask, posted, request, tablePath, withSeat } from './api.ts';

export const fetchNotificationMeans = (): Promise<NotificationMeans> => ask('/api/notices');

/** Wishes to be told, where they are kept. */
export interface PreferenceStore {
  list(): Promise<readonly NotificationSetting[]>;
  /** One more, in the language that the page speaks. */
  want(wanted: object): Promise<NotificationSetting>;
  end(key: string): Promise<unknown>;
}

/** Those of a seat. */
export const wishesOfSeat = (table: string, token: string): PreferenceStore =>
  wishesAt(`${tablePath(table)}/notices`, token);

/** Those of the account, which are for all of its tables. */
export const wishesOfAccount = (): PreferenceStore => wishesAt('/api/account/notices');

const wishesAt = (path: string, token?: string): PreferenceStore => ({
  list: () => ask(path, withSeat(token)),
  want: (wanted) => ask(path, posted({ ...wanted, language: speakers.value.language }, token)),
  end: (key) =>
    request(`${path}/${encodeURIComponent(key)}`, { method: 'DELETE', ...withSeat(token) }),
});

/** Whether this browser can be told while no page is open: over TLS, and not in every one. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** Asks the browser for an address at which it can be told; rejects if it may not be. */
export async function pushAddress(publicKey: string) {
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another server's key cannot be used.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}
