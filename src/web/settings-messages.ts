/** Messages of the settings. A separate chunk, loaded with the settings. */
import { settings as en } from './i18n/en/settings.ts';
import type { SettingsKey } from './i18n/msg.ts';
import { registerMessages, textMaker } from './messages.ts';

registerMessages({ en, de: async () => (await import('./i18n/de/settings.ts')).settings });

export const t = textMaker<SettingsKey>();
