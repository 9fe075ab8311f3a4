/** Messages of the notification settings. A separate chunk, shared by tables, accounts and tournaments. */
import { notifications as en } from '../i18n/en/notifications.ts';
import type { NoticeKey } from '../i18n/msg.ts';
import { registerMessages, textMaker } from '../messages.ts';

registerMessages({
  en,
  de: async () => (await import('../i18n/de/notifications.ts')).notifications,
});

export const t = textMaker<NoticeKey>();
