/** Messages of the lobby and all screens, in English. */
import { general } from './en/general.ts';
import { lobby } from './en/lobby.ts';

export const en = { ...general, ...lobby } as const;
