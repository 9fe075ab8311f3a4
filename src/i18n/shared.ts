/** Messages that all programs share, about games, tables and input errors, by language. */
import { shared } from './en/shared.ts';
import type { More } from './translators.ts';

/** Messages of servers that refuse requests. */
export const SERVER: More = {
  en: async () => (await import('./en/server.ts')).server,
  de: async () => (await import('./de/server.ts')).server,
};

export const SHARED: More = {
  en: async () => shared,
  de: async () => (await import('./de/shared.ts')).shared,
};
