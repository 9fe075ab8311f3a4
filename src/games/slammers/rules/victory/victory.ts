/** Winner and end of the game. Each kind of victory has its own judge. */
import type { Message } from '../../../../kernel/text/message.ts';
import type { Outcome } from '../../../../kernel/outcome.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import type { Victory } from '../../data/scenario.ts';
import { hasOurLastTurn } from '../../data/scenarios.ts';
import type { Slammers } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { GIVEN_UP, GOING_ON, LAST_TURN, STEP, WON } from '../names.ts';
import {
  garrison,
  holdAny,
  holdEachGroup,
  mostHexes,
  mostUnits,
  occupy,
  reach,
} from './30-places.ts';
import { sidesInPlay } from './30-sides.ts';
import { clear, eliminate, gather, leave, points } from './30-elimination.ts';
import { type Judge, named, type VictoryVerdict, type VictoryBy } from './30-verdict.ts';
import { isLastOfRound, SECTION } from '../sequence.ts';
import type { SlammersStep } from '../step.ts';

type S = Slammers;

const JUDGES: { readonly [K in Victory['kind']]: Judge<VictoryBy<K>> } = {
  'hold-each-group': holdEachGroup,
  'hold-any': holdAny,
  'most-hexes': mostHexes,
  'most-units': mostUnits,
  eliminate,
  points,
  clear,
  leave,
  occupy,
  reach,
  garrison,
  gather,
};

const judgeOf = ({ world }: S): Judge => JUDGES[world.scenario.victory.kind];

/** Rule number of each printed scenario's victory conditions. */
export const VICTORY_RULES: Readonly<Record<string, string>> = {
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

/** [4.2] Designed scenarios define their own victory conditions. */
export const victoryRule = ({ world }: S): string => VICTORY_RULES[world.scenario.id] ?? '4.2';

/** [R64] The last game turn of a game without a turn limit. */
export const LONGEST_GAME = 1000;

/** Ends the game if it is over with this player turn; returns whether it is. */
export function isOver(s: S): boolean {
  const { turns = LONGEST_GAME } = s.world.scenario;
  if (endIfDecided(s)) return true;
  if (s.round < turns || !isLastOfRound(s)) return false;
  finish(s, LAST_TURN);
  return true;
}

/** [40.5] [41.6] Ends the game if a move has won it at once; returns whether it has. */
export function endIfReached(s: S): boolean {
  if (!judgeOf(s).isReached?.(s, s.world.scenario.victory)) return false;
  finish(s, WON);
  return true;
}

/** Ends the game if its result can no longer change; returns whether that is so. */
function endIfDecided(s: S): boolean {
  if (!judgeOf(s).isDecided(s, s.world.scenario.victory)) return false;
  finish(s, WON);
  return true;
}

/** Ends the game, whatever is pending. */
export function finish(s: S, ending: number): void {
  s.ending = ending;
  s.section = SECTION.end;
  s.restart(STEP['game.over']);
}

/** Final step, without a side to act. */
export const overStep: SlammersStep = { rule: '4.1', prompt: fixed('prompt.game.over') };

/** Returns the result if the game is over. */
export function outcomeOf(s: S): Outcome | undefined {
  if (s.ending === GOING_ON) return undefined;
  if (s.ending === GIVEN_UP) return { ...lastInPlay(s), rule: 'R70' };
  const verdict = judgeOf(s).verdict(s, s.world.scenario.victory);
  return { ...verdict, rule: verdict.rule ?? lastTurnRule(s) ?? victoryRule(s) };
}

/** [R64] Returns the ruling that ended the game if the scenario has no printed last turn. */
const lastTurnRule = ({ ending, world }: S): RuleId | undefined =>
  ending === LAST_TURN && hasOurLastTurn(world.scenario.id) ? 'R64' : undefined;

/** Returns the result text as if the game were over now. */
export const standing = (s: S): Message => judgeOf(s).verdict(s, s.world.scenario.victory).reason;

/** Returns the verdict after all others have resigned. */
function lastInPlay(s: S): VictoryVerdict {
  const winners = sidesInPlay(s);
  return { winners, reason: msg('end.given-up', { by: named(winners) }) };
}
