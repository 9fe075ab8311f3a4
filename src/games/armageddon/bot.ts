/** What bots may use: how good a position is, and which actions are worth a thought. */
import type { Heuristics } from '../../kernel/game.ts';
import { candidates } from './bot-candidates.ts';
import { evaluate } from './bot-evaluate.ts';
import { determinize } from './determinize.ts';
import { V } from './rules/names.ts';
import type { Armageddon } from './state.ts';

export const heuristics: Heuristics<Armageddon> = {
  evaluate,
  candidates,
  determinize,
  turn: (s) => s.round * s.world.sides.length + s.turn,
  thinks: 'turns',
  idle: [V['end-turn'], V.pass, V.accept, V.decline],
};
