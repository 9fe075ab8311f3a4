/** Who has won, and when it is over: the victory of each kind of scenario has a judge of its own. */
import type { Outcome } from '../../../kernel/outcome.ts';
import type { Step } from '../../../kernel/step.ts';
import type { Victory } from '../data/scenario.ts';
import type { Slammers } from '../state.ts';
import { say } from '../words/say.ts';
import { GOING_ON, LAST_TURN, STEP } from './names.ts';
import { isLastOfRound } from './sequence.ts';

type S = Slammers;

/** Kinds of victory that nobody judges yet: such games end in a draw. */
export const UNJUDGED: readonly Victory['kind'][] = [
  'hold-each-group',
  'hold-any',
  'most-hexes',
  'most-units',
  'eliminate',
  'points',
  'clear',
  'leave',
  'occupy',
  'reach',
  'garrison',
  'gather',
];

/** The paragraph that says how each printed scenario is won. */
const VICTORY_RULES: Readonly<Record<string, string>> = {
  1: '31.5',
  2: '32.5',
  3: '33.5',
  4: '34.4',
  5: '35.3',
  6: '36.5',
  7: '37.4',
  8: '38.4',
  9: '39.6',
  10: '40.5',
  11: '41.6',
  12: '42.6',
  13: '43.4',
  14: '44.7',
};

/** [4.2] Designed scenarios say for themselves how they are won. */
export const victoryRule = ({ world }: S): string => VICTORY_RULES[world.scenario.id] ?? '4.2';

/** Ends the game if it is over with this player turn; true if so. */
export function isOver(s: S): boolean {
  const { turns } = s.world.scenario;
  if (turns === undefined || s.round < turns || !isLastOfRound(s)) return false;
  finish(s, LAST_TURN);
  return true;
}

/** Ends the game, whatever is pending. */
export function finish(s: S, ending: number): void {
  s.ending = ending;
  s.restart(STEP['game.over']);
}

/** Nobody is to act. */
export const overStep: Step<S> = { rule: '4.1' };

/** The result once the game is over. */
export function outcomeOf(s: S): Outcome | undefined {
  if (s.ending === GOING_ON) return undefined;
  return {
    winners: [...s.points.keys()],
    rule: victoryRule(s),
    reason: say('end.last-turn', { n: s.round }),
  };
}
