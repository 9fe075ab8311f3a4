/**
 * Checks each point of a turn: particles that have emitted, the particle of the current step, the reason for the end.
 */
import { holdTo } from '../../../kernel/conformance/invariant.ts';
import type { Message } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { SIDES } from '../data/particles.ts';
import { STEP } from '../rules/names.ts';
import {
  type AnnihilationState,
  chargeOf,
  inFlight,
  isAnnihilator,
  ownerOf,
  pointsOf,
} from '../state.ts';
import { msg } from '../i18n/msg.ts';

type S = AnnihilationState;

export function checkTurn(s: S): void {
  const over = s.step === STEP['game.over'];
  holdTo(over || s.ending === 0, 'ending', 0, msg('fault.ending.on'));
  holdTo(!over || s.ending > 0, 'frames', 0, msg('fault.ending.over'));
  const { turns } = s.world.values;
  holdTo(s.turn >= 1 && s.turn <= turns, 'turn', 0, msg('fault.turn', { n: turns }));
  if (over) checkEnding(s);
  else if (s.depth > 1) checkRunning(s);
  else checkBetween(s);
}

/** [0.2] [R15] [R16] [D6] Checks that the stated reason for the end is true. */
function checkEnding(s: S): void {
  const reached = s.score.some((score) => score >= s.world.target);
  const { quiet, turns } = s.world.values;
  const holds = [true, reached, s.passes === 2, s.quiet >= quiet, s.turn >= turns];
  holdTo(holds[s.ending] ?? true, 'ending', 0, msg('fault.ending.reason'));
  // [7.1] Below the target until the last turn, in which each carrier can score at most once.
  const most = s.place.reduce((sum, _, u) => sum + pointsOf(s, u), s.world.target - 1);
  s.score.forEach((score, side) => {
    holdTo(score <= most, 'score', side, msg('fault.score.most', { n: most }));
  });
}

/** Checks that nothing has happened yet between turns, and that nothing has ended the game. */
function checkBetween(s: S): void {
  const { target } = s.world;
  SIDES.forEach((_, side) => {
    const open = s.score[side] < target;
    holdTo(open, 'score', side, msg('fault.target', { n: target }));
  });
  const { quiet } = s.world.values;
  holdTo(s.quiet < quiet, 'quiet', 0, msg('fault.quiet', { n: quiet }));
  holdTo(s.passes < 2, 'passes', 0, msg('fault.passes', { n: 2 }));
  holdTo(s.placed === NONE, 'placed', 0, msg('fault.placed.running'));
  s.emitted.forEach((emitted, u) => {
    holdTo(emitted === 0, 'emitted', u, msg('fault.emitted.running'));
  });
}

/** Checks that the step on top is about one particle during a turn. */
function checkRunning(s: S): void {
  const u = inFlight(s);
  const own = ownerOf(s, u) === s.side;
  const count = s.emitted.reduce((sum, flag) => sum + flag, 0);
  holdTo(s.passes === 0, 'passes', 0, msg('fault.passes.none'));
  const { quiet } = s.world.values;
  holdTo(s.quiet <= quiet, 'quiet', 0, msg('fault.quiet.most', { n: quiet }));
  checkEmitters(s);
  switch (s.step) {
    case STEP['annihilator.point']:
      hold(own && count === 0, msg('fault.flight.annihilator'));
      break;
    case STEP['emission.path']:
      hold(own && count === 1 && s.emitted[u] === 1, msg('fault.flight.emitter'));
      hold(s.frame(STEP['emission.path']).force <= chargeOf(s, u), msg('fault.flight.force'));
      break;
    case STEP['meeting.choice']:
      hold(own && s.emitted[u] === 0, msg('fault.flight.meeting'));
      hold(count > 0, msg('fault.flight.driven'));
      break;
    default:
      hold(count > 0, msg('fault.flight.struck'));
  }
}

const hold = (holds: boolean, text: Message): void => holdTo(holds, 'frames', 1, text);

/**
 * [4.6] [R8] Checks that only carriers of the player on turn have emitted in this turn; [5.6] if they were annihilated
 * since, they belong to the opponent.
 */
function checkEmitters(s: S): void {
  s.emitted.forEach((flag, u) => {
    if (flag === 0) return;
    holdTo(!isAnnihilator(s, u), 'emitted', u, msg('fault.emitted.never'));
    const gone = s.place[u] === NONE;
    const own = (ownerOf(s, u) === s.side) !== gone;
    holdTo(own, 'emitted', u, msg('fault.emitted.own'));
  });
  if (s.placed === NONE) return;
  const emitted = s.emitted[s.placed] === 1;
  holdTo(emitted, 'placed', 0, msg('fault.placed.emitted'));
}
