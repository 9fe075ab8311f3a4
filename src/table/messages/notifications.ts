/** Messages of the server about notification settings. */
import { z } from 'zod';
import { list, object, option, text } from './shapes.ts';

const NOTIFICATION_KINDS = ['webhook', 'push', 'email'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const notificationChannels = object({
  push: text.describe('Public key of this server, for web push (VAPID)'),
  email: z.boolean(),
});
/** Notification channels of a server. */
export type NotificationChannels = z.infer<typeof notificationChannels>;

const setting = {
  key: text.describe('Key to cancel it'),
  kind: z.enum(NOTIFICATION_KINDS),
  address: text.describe('Address of the notifications'),
};
const daily = option(object({ hour: z.number(), zone: text }));
const secret = option(text);

export const seatSettings = list(object(setting));
export const newSeatSetting = object({ ...setting, secret });
export const accountSettings = list(object({ ...setting, daily }));
export const newAccountSetting = object({ ...setting, secret, daily });
/**
 * Notification setting of a seat or an account: at each turn, or once a day at an hour in a zone's local time. Only a
 * new setting contains the secret, which a webhook uses to verify the sender.
 */
export type NotificationSetting = z.infer<typeof newAccountSetting>;
