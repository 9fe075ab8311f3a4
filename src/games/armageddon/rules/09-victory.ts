/** Section 9: eliminated players, and the winner. */
import type { Log } from '../../../kernel/text/log.ts';
import type { Message } from '../../../kernel/text/message.ts';
import { bestOf, type Outcome } from '../../../kernel/outcome.ts';
import { NONE } from '../../../kernel/state.ts';
import type { Armageddon } from '../state.ts';
import { independentsOf } from '../world.ts';
import { fixed, msg } from '../i18n/msg.ts';
import { freePrisoners } from './battle/05-damage.ts';
import { scoreOf } from './09-score.ts';
import { cultOwner, isCultAlive } from './exploration/13-cults.ts';
import { reveal } from './knowledge.ts';
import { ownerName } from './named.ts';
import { STEP } from './names.ts';
import { isArmy, isGarrison, standDown } from './pieces.ts';
import type { ArmageddonStep } from './step.ts';

type S = Armageddon;

/** Returns the sides that are still in the game. */
export const living = (s: S): number[] => [...s.world.sides.keys()].filter((side) => !s.out[side]);

/**
 * [9.4] Eliminates a side: its prisoners are freed, and its pieces on the map become independent. The log cites this rule,
 * because [9.1] or [9.2] would tell everybody whether the headquarters was captured or destroyed.
 */
export function leave(s: S, side: number, log?: Log): void {
  s.out[side] = 1;
  s.headquarters[side] = NONE;
  log?.add({ type: 'out', rule: '9.4', args: { by: { side } } });
  for (let u = s.world.cards; u < s.world.units.length; u++)
    if (s.owner[u] === side && isGarrison(s, u)) freePrisoners(s, u, log);
  for (let u = 0; u < s.world.units.length; u++) {
    if (s.owner[u] !== side || s.place[u] < 0) continue;
    s.owner[u] = independentsOf(s.world);
    // [9.4] Independents do not besiege, and do not start battles that were put off.
    if (isArmy(s, u)) standDown(s, u);
    // The eliminated player still knows these pieces.
    reveal(s, u, side);
  }
}

/**
 * [9.1] [9.2] Eliminates players without headquarters. Returns whether the game is over: no player is left, or one
 * player and no cult [13.1]. Only players who go out now stay marked as beheaded, as they go out together [9.3].
 */
export function isOver(s: S, log?: Log): boolean {
  for (const side of s.world.sides.keys()) if (s.out[side]) s.beheaded[side] = 0;
  for (const side of living(s)) if (s.beheaded[side]) leave(s, side, log);
  const left = living(s).length;
  return left === 0 || (left === 1 && !isCultAlive(s));
}

/** Final step, without a side to act. */
export const overStep: ArmageddonStep = { rule: '9.3', prompt: fixed('prompt.over') };

/**
 * [9.3] Returns the outcome: the last player left wins; if none is left, see `lastOut`. Among several, the score
 * decides [9.6].
 */
export function outcomeOf(s: S): Outcome | undefined {
  if (s.step !== STEP['game.over']) return undefined;
  const left = living(s);
  const scores = [...s.world.sides.keys()].map((side) => scoreOf(s, side));
  if (left.length > 1) {
    const winners = bestOf(scores.map((score, side) => (s.out[side] ? -Infinity : score)));
    return { winners, scores, rule: '9.6', reason: msg('end.score') };
  }
  if (left.length > 0) return { winners: left, scores, rule: '9.3', reason: msg('end.alone') };
  return { winners: lastOut(s), scores, rule: '9.3', reason: reasonOf(s) };
}

/**
 * [9.3] [R83] Returns the winners if no player is left: players who went out together, not players who were out
 * before. No player wins if a cult lives [13.1], or if a single player went out last: a cult kept that player from
 * winning.
 */
function lastOut(s: S): number[] {
  const last = [...s.world.sides.keys()].filter((side) => s.beheaded[side]);
  return isCultAlive(s) || last.length === 1 ? [] : last;
}

const reasonOf = (s: S): Message =>
  isCultAlive(s) ? msg('end.cult', { by: ownerName(s, cultOwner(s)) }) : msg('end.nobody');
