/** What bots know of the game: how good a position is, and which actions are worth a thought. */
import type { Heuristics } from '../../kernel/game.ts';
import { candidates } from './bot-candidates.ts';
import { evaluate } from './bot-evaluate.ts';
import type { AnnihilatorState } from './state.ts';

export const heuristics: Heuristics<AnnihilatorState> = { evaluate, candidates };
