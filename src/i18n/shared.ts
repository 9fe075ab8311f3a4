/** Messages of all programs about games, tables and faults, by language. */
import { shared } from './en/shared.ts';
import type { More } from './speakers.ts';

/** Refusals of servers. */
export const SERVER: More = {
  en: async () => (await import('./en/server.ts')).server,
  de: async () => (await import('./de/server.ts')).server,
};

export const SHARED: More = {
  en: async () => shared,
  de: async () => (await import('./de/shared.ts')).shared,
};
