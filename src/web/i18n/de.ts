/** Messages of the lobby and all screens, in German. */
import { general } from './de/general.ts';
import { lobby } from './de/lobby.ts';
import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = { ...general, ...lobby };
