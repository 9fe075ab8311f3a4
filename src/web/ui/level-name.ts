/** Bots as people call them. */
import { LEVELS } from '../../bots/levels.ts';

/** The name of a level; a level of another version's goes by its id. */
export const levelName = (id: string): string => LEVELS.find((l) => l.id === id)?.name ?? id;
