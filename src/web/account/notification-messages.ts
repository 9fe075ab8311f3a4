/** Messages of the notification settings. A separate chunk, shared by tables, accounts and tournaments. */
import type { MessageArgs } from '../../kernel/text/message.ts';
import { notifications as en } from '../i18n/en/notifications.ts';
import { type NoticeKey, msg } from '../i18n/msg.ts';
import { registerMessages, tellPlain } from '../messages.ts';

registerMessages({
  en,
  de: async () => (await import('../i18n/de/notifications.ts')).notifications,
});

export const t = (key: NoticeKey, args?: MessageArgs): string => tellPlain(msg(key, args));
