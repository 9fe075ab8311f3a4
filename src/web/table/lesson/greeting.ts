/** Games whose opening card was closed in this browser; the card opens by itself only once. */
import { readStored, writeStored } from '../../ui/settings.ts';

const KEY = 'countermarch.goals';
/** Stored in place of a game's id, this value means that all games are known. */
const ALL = 'all';

const known = (): readonly string[] => readStored<readonly string[]>(KEY) ?? [];

export const knowsGoal = (game: string): boolean => known().includes(game) || known().includes(ALL);

export const saveGoalSeen = (game: string): void => {
  if (!knowsGoal(game)) writeStored(KEY, [...known(), game]);
};
