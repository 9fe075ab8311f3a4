/** Games whose opening card somebody has put away in this browser: it opens by itself only once. */
import { readStored, writeStored } from '../../ui/settings.ts';

const KEY = 'countermarch.goals';
/** All games are known to whoever kept this word. */
const ALL = 'all';

const known = (): readonly string[] => readStored<readonly string[]>(KEY) ?? [];

export const knowsGoal = (game: string): boolean => known().includes(game) || known().includes(ALL);

export const keepGoal = (game: string): void => {
  if (!knowsGoal(game)) writeStored(KEY, [...known(), game]);
};
