/** Messages of the settings. A separate chunk, loaded with the settings. */
import type { MessageArgs } from '../kernel/text/message.ts';
import { settings as en } from './i18n/en/settings.ts';
import { type SettingsKey, msg } from './i18n/msg.ts';
import { registerMessages, tellPlain } from './messages.ts';

registerMessages({ en, de: async () => (await import('./i18n/de/settings.ts')).settings });

export const t = (key: SettingsKey, args?: MessageArgs): string => tellPlain(msg(key, args));
