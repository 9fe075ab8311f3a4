/** Messages of the settings: a part of its own, which comes with them. */
import type { MessageArgs } from '../kernel/message.ts';
import { settings as en } from './words/en/settings.ts';
import { type SettingsKey, say } from './words/say.ts';
import { bring, tellPlain } from './words.ts';

bring({ en, de: async () => (await import('./words/de/settings.ts')).settings });

export const t = (key: SettingsKey, args?: MessageArgs): string => tellPlain(say(key, args));
