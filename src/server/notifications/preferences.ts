/** Requests for notifications: the channel and its address. */
import { z } from 'zod';
import { addressOf, Allowance } from '../http/addresses.ts';
import { HttpError } from '../http/errors.ts';
import { isZone } from '../../table/clock/zone.ts';
import type { NotificationSetting } from '../../table/messages/notifications.ts';
import { languageSchema } from './messages.ts';
import { freshSecret, type Notifications, pushMeans } from './notifications.ts';
import { checkOutside } from './ssrf-guard.ts';
import type { SeatPreferences } from '../store/notification-store.ts';
import { refuse } from '../http/refuse.ts';

/** Maximum number of channels of one seat or account: some browsers, a mailbox, a webhook. */
const MOST = 8;
/** Requests for notifications from one address: at once, and per hour. */
const ALLOWED = [10, 30] as const;

const place = z.string().max(1000);
const language = z.exactOptional(languageSchema).describe('Language of the notifications');
export const wish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('webhook'), url: place, language }),
  z.strictObject({ kind: z.literal('email'), to: z.email().max(200), language }),
  z.strictObject({ kind: z.literal('push'), endpoint: place, language, ...pushMeans.shape }),
]);
/** Notification settings of an account: at each turn, or once a day at an hour. */
const daily = z
  .exactOptional(
    z.strictObject({
      hour: z.number().int().min(0).max(23),
      zone: z.string().max(40).refine(isZone, 'There is no such time zone.'),
    }),
  )
  .describe(
    'One digest a day, at this hour in this time zone. Without it: a notification for each turn',
  );
const [webhook, email, push] = wish.options;
export const accountWish = z.discriminatedUnion('kind', [
  webhook.extend({ daily }),
  email.extend({ daily }),
  push.extend({ daily }),
]);
type PreferenceInput = z.infer<typeof wish>;

/** A setting as its owner sees it, without the data for sending. */
export const shown = ({ key, kind, place }: NotificationSetting) => ({ key, kind, place });

/** Returns the secret with which a webhook can check its caller. */
export function secretIn(means: string): { readonly secret?: string } {
  const { secret } = JSON.parse(means) as { secret?: string };
  return secret === undefined ? {} : { secret };
}

/** Throws a 400 if a seat or account already has the maximum number of channels, and `place` is a new one. */
export function checkRoom(known: readonly { readonly place: string }[], place: string): void {
  if (known.length >= MOST && !known.some((one) => one.place === place))
    throw new HttpError(400, refuse('server.notification.many', { most: MOST }));
}

/** Checks requests for notifications, and limits them per address. */
export class NotificationPreferences {
  readonly #allowance = new Allowance(...ALLOWED);
  readonly #notifications: Notifications;

  constructor(notifications: Notifications) {
    this.#notifications = notifications;
  }

  /** Returns a request as it is stored; throws `InputError` or an `HttpError` if it cannot work. */
  take({ body, ip }: { readonly body: PreferenceInput; readonly ip: string }) {
    const wanted = wantedBy(body, this.#notifications);
    if (!this.#allowance.take(addressOf(ip)))
      throw new HttpError(429, refuse('server.notification.often'));
    return wanted;
  }
}

function wantedBy(
  wanted: PreferenceInput,
  notifications: Notifications,
): Pick<SeatPreferences, 'kind' | 'place' | 'means'> {
  const { kind, language } = wanted;
  if (kind === 'email') {
    if (!notifications.hasMail) throw new HttpError(400, refuse('server.notification.no-mail'));
    return { kind, place: wanted.to, means: JSON.stringify({ language }) };
  }
  if (kind === 'webhook') {
    checkOutside(wanted.url, notifications.allowsPrivate);
    return { kind, place: wanted.url, means: JSON.stringify({ secret: freshSecret(), language }) };
  }
  const { endpoint, keys } = wanted;
  checkOutside(endpoint, notifications.allowsPrivate);
  return { kind, place: endpoint, means: JSON.stringify({ keys, language }) };
}
