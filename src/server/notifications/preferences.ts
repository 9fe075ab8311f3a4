/** Requests for notifications: the channel and its address. */
import { z } from 'zod';
import { addressOf, Allowance } from '../http/addresses.ts';
import { HttpError } from '../http/errors.ts';
import { isZone } from '../../table/clock/zone.ts';
import type { NotificationSetting } from '../../table/messages/notifications.ts';
import { languageSchema } from './messages.ts';
import { freshSecret, type Notifications, pushDetails } from './notifications.ts';
import { checkPublicAddress } from './ssrf-guard.ts';
import type { SeatPreferences } from '../store/notification-store.ts';
import { refuse } from '../http/refuse.ts';

/** Maximum number of channels of one seat or account: some browsers, a mailbox, a webhook. */
const MOST = 8;
/** Requests for notifications from one address: at once, and per hour. */
const ALLOWED = [10, 30] as const;

const address = z.string().max(1000);
const language = z.exactOptional(languageSchema).describe('Language of the notifications');
export const channelRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('webhook'), url: address, language }),
  z.strictObject({ kind: z.literal('email'), to: z.email().max(200), language }),
  z.strictObject({ kind: z.literal('push'), endpoint: address, language, ...pushDetails.shape }),
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
const [webhook, email, push] = channelRequest.options;
export const accountChannelRequest = z.discriminatedUnion('kind', [
  webhook.extend({ daily }),
  email.extend({ daily }),
  push.extend({ daily }),
]);
type PreferenceInput = z.infer<typeof channelRequest>;

/** A setting as its owner sees it, without the data for sending. */
export const shown = ({ key, kind, address }: NotificationSetting) => ({ key, kind, address });

/** Returns the secret with which a webhook can check its caller. */
export function secretIn(details: string): { readonly secret?: string } {
  const { secret } = JSON.parse(details) as { secret?: string };
  return secret === undefined ? {} : { secret };
}

/** Throws a 400 if a seat or account already has the maximum number of channels, and `address` is a new one. */
export function checkChannelLimit(
  known: readonly { readonly address: string }[],
  address: string,
): void {
  if (known.length >= MOST && !known.some((one) => one.address === address))
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
): Pick<SeatPreferences, 'kind' | 'address' | 'details'> {
  const { kind, language } = wanted;
  if (kind === 'email') {
    if (!notifications.hasMail) throw new HttpError(400, refuse('server.notification.no-mail'));
    return { kind, address: wanted.to, details: JSON.stringify({ language }) };
  }
  if (kind === 'webhook') {
    checkPublicAddress(wanted.url, notifications.allowsPrivate);
    return {
      kind,
      address: wanted.url,
      details: JSON.stringify({ secret: freshSecret(), language }),
    };
  }
  const { endpoint, keys } = wanted;
  checkPublicAddress(endpoint, notifications.allowsPrivate);
  return { kind, address: endpoint, details: JSON.stringify({ keys, language }) };
}
