/** Messages of the notification settings: a part of its own, for tables, accounts and tournaments. */
import type { MessageArgs } from '../../kernel/message.ts';
import { notices as en } from '../words/en/notices.ts';
import { type NoticeKey, say } from '../words/say.ts';
import { bring, tellPlain } from '../words.ts';

bring({ en, de: async () => (await import('../words/de/notices.ts')).notices });

export const t = (key: NoticeKey, args?: MessageArgs): string => tellPlain(say(key, args));
