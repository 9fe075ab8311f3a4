/** How one is told of one's turn: what the server offers, what a seat has asked for, and this browser's own part in it. */
import { ask, posted, tablePath, withSeat } from './api.ts';

/** A way in which a seat is told. */
export interface Notice {
  readonly key: string;
  readonly kind: 'webhook' | 'push' | 'email';
  readonly place: string;
  /** By which a webhook can check who calls; told once. */
  readonly secret?: string;
}

/** What the server can do: its public key for web push, and whether it sends mail. */
export interface NoticeMeans {
  readonly push: string;
  readonly email: boolean;
}

export const fetchNoticeMeans = (): Promise<NoticeMeans> => ask('/api/notices');

const pathOf = (table: string): string => `${tablePath(table)}/notices`;

export const fetchNotices = (table: string, token: string): Promise<readonly Notice[]> =>
  ask(pathOf(table), withSeat(token));

export const wantNotice = (table: string, token: string, wanted: object): Promise<Notice> =>
  ask(pathOf(table), posted(wanted, token));

export async function endNotice(table: string, token: string, key: string): Promise<void> {
  const path = `${pathOf(table)}/${encodeURIComponent(key)}`;
  await fetch(path, { method: 'DELETE', ...withSeat(token) });
}

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
