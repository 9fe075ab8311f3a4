/** [4.00] End of the game, and its winner. */
import type { Log } from '../../../kernel/text/log.ts';
import { type Message, side as sideNoun } from '../../../kernel/text/message.ts';
import { bestOf, type Outcome, soleWinner } from '../../../kernel/outcome.ts';
import { requireDefined } from '../../../kernel/require-defined.ts';
import { TOKENS } from '../data/scenarios.ts';
import { HEXES } from '../data/field.ts';
import { firstUnit, isWorker } from '../data/units.ts';
import { type Chitin, GONE, unitsEnd } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { isStandstill } from './04-standstill.ts';
import { ENDINGS, STEP } from './names.ts';
import type { ChitinStep } from './step.ts';
import { countOnMap } from './units.ts';

/** Indices into `ENDINGS`. */
const MOST_TOKENS = 1;
const ALL_TOKENS = 2;
const STARTING_TOKENS = 3;
const FIRST_OFF = 4;
const LAST_TURN = 5;
const STANDSTILL = 6;

/** [4.02] [4.022] Returns the points: value of the tokens brought off, minus 2 for each lost unit. */
export const scoreOf = (s: Chitin, side: number): number =>
  s.harvest[side] - s.world.values.loss * s.losses[side];

/** [4.01] [4.02] Returns the deciding number: tokens in the basic scenarios, points in the advanced ones. */
export const standing = (s: Chitin, side: number): number =>
  s.world.rules.advanced ? scoreOf(s, side) : s.tokensOff[side];

/** [4.01] [R46] Returns the majority of tokens, which decides Learning and Basic. */
export const majority = (s: Chitin): number => (s.world.rules.tokens.length >> 1) + 1;

/** [4.01] [4.03] Ends Learning and Basic as soon as a token brought off decides them. */
export function declareEnd(s: Chitin): void {
  if (s.world.rules.advanced) return;
  if (allOff(s)) finish(s, ALL_TOKENS);
  else if (!s.world.playOn && Math.max(s.tokensOff[0], s.tokensOff[1]) >= majority(s))
    finish(s, MOST_TOKENS);
}

/** [4.04] Returns whether every token of the set-up has been brought off; H to N do not count [R47]. */
const allOff = (s: Chitin): boolean => s.world.rules.tokens.every((t) => s.tokenAt[t] === GONE);

/** Ends the game if the turn that is over was the last; returns whether it was. */
export function endAfterTurn(s: Chitin, log?: Log): boolean {
  const ending = endingOf(s);
  if (ending === 0) return false;
  if (ending === FIRST_OFF) creditRest(s, log);
  finish(s, ending);
  return true;
}

/** Returns the index of the ending that this turn causes, 0 for none. */
function endingOf(s: Chitin): number {
  const { rules, firstOff, turns } = s.world;
  if (firstOff && rules.advanced) {
    if (isOff(s, 0) || isOff(s, 1)) return FIRST_OFF;
  } else if (rules.advanced && allOff(s)) return STARTING_TOKENS;
  if (isStandstill(s)) return STANDSTILL;
  // [R49] The only rule that guarantees an end.
  return s.round >= turns && s.mover !== s.first ? LAST_TURN : 0;
}

/** [R48] Returns whether a side has no unit on the map, and none off it that has yet to enter [R6], Workers aside. */
const isOff = (s: Chitin, side: number): boolean =>
  s.entered[side] === 1 && countOnMap(s, side) === 0 && !isHeldBack(s, side);

function isHeldBack(s: Chitin, side: number): boolean {
  for (let u = firstUnit(side); u < unitsEnd(side); u++)
    if (s.at[u] >= HEXES && !isWorker(u)) return true;
  return false;
}

/** [4.05] Credits the side still on the map with every token left there. */
function creditRest(s: Chitin, log?: Log): void {
  if (isOff(s, 0) && isOff(s, 1)) return;
  const side = isOff(s, 0) ? 1 : 0;
  for (let t = 0; t < TOKENS.length; t++) {
    if (s.tokenAt[t] < 0) continue;
    s.harvest[side] += s.tokenValue[t];
    log?.add({
      type: 'credited',
      rule: '4.05',
      args: { by: sideNoun(side), token: TOKENS[t], value: s.tokenValue[t] },
    });
  }
}

function finish(s: Chitin, ending: number): void {
  s.ending = ending;
  s.restart(STEP['game.over']);
}

/** The game is over; no side acts. */
export const overStep: ChitinStep = { rule: '4.01', prompt: resultPrompt };

function resultPrompt(s: Chitin): Message {
  const outcome = requireDefined(outcomeOf(s), 'a game that is over has an outcome');
  const { reason } = outcome;
  const winner = soleWinner(outcome);
  return winner < 0
    ? msg('prompt.game.over.draw', { reason })
    : msg('prompt.game.over', { winner: sideNoun(winner), reason });
}

/** Returns the result once the game is over; [R45] equal standing is a draw. */
export function outcomeOf(s: Chitin): Outcome | undefined {
  if (s.ending === 0) return undefined;
  const scores = [standing(s, 0), standing(s, 1)];
  const { rule, reason } = ENDINGS[s.ending - 1];
  const key = s.world.rules.advanced ? 'end.by-points' : 'end.by-tokens';
  const tally = scores.map((n, side) => msg('end.tally', { by: sideNoun(side), n }));
  const args = { reason: msg(reason, { n: s.world.values.standstill }), tally: { row: tally } };
  return { winners: bestOf(scores), rule, reason: msg(key, args), scores };
}
