/** What the page says before one sits at a table, in English. */
import { general } from './en/general.ts';
import { lobby } from './en/lobby.ts';

export const en = { ...general, ...lobby } as const;
