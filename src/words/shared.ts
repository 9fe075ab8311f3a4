/** What all programs say of games, tables and faults, by language. */
import { shared } from './en/shared.ts';
import type { More } from './speakers.ts';

export const SHARED: More = {
  en: async () => shared,
  de: async () => (await import('./de/shared.ts')).shared,
};
