/** What holds at each point of a turn: who has emitted, which step asks about whom, why a game is over. */
import { BrokenInvariant, holdTo } from '../../kernel/invariant.ts';
import { NONE } from '../../kernel/state.ts';
import { LAST_TURN, QUIET_TURNS } from './data/limits.ts';
import { SIDES } from './data/particles.ts';
import { STEP } from './rules/names.ts';
import { type AnnihilationState, chargeOf, inFlight, isAnnihilator, ownerOf } from './state.ts';

type S = AnnihilationState;

export function checkTurn(s: S): void {
  const over = s.step === STEP['game.over'];
  holdTo(over || s.ending === 0, 'ending', 0, 'it is 0 until the game is over');
  holdTo(!over || s.ending > 0, 'frames', 0, 'the game goes on: values.ending is 0');
  holdTo(s.turn >= 1 && s.turn <= LAST_TURN, 'turn', 0, `[D6] expected 1 to ${LAST_TURN}`);
  if (over) checkEnding(s);
  else if (s.depth > 1) checkRunning(s);
  else checkBetween(s);
}

/** [0.2] [R15] [R16] [D6] The reason that is given holds. */
function checkEnding(s: S): void {
  const reached = s.score.some((score) => score >= s.world.target);
  const holds = [true, reached, s.passes === 2, s.quiet >= QUIET_TURNS, s.turn >= LAST_TURN];
  holdTo(holds[s.ending] ?? true, 'ending', 0, 'the game is not over for this reason');
}

/** Between turns nothing has happened yet, and nothing has ended the game. */
function checkBetween(s: S): void {
  const { target } = s.world;
  SIDES.forEach((_, side) => {
    const open = (s.score[side] as number) < target;
    holdTo(open, 'score', side, `[0.2] with ${target} points the game is over`);
  });
  holdTo(s.quiet < QUIET_TURNS, 'quiet', 0, `[R16] after ${QUIET_TURNS} the game is over`);
  holdTo(s.passes < 2, 'passes', 0, '[R15] after 2 the game is over');
  holdTo(s.placed === NONE, 'placed', 0, '[R7] it counts for the running turn only');
  s.emitted.forEach((emitted, u) => {
    holdTo(emitted === 0, 'emitted', u, '[4.6] it counts for the running turn only');
  });
}

/** In a turn the step on top is about one particle. */
function checkRunning(s: S): void {
  const u = inFlight(s);
  const own = ownerOf(s, u) === s.side;
  const count = s.emitted.reduce((sum, flag) => sum + flag, 0);
  holdTo(s.passes === 0, 'passes', 0, '[R15] who acts does not pass');
  holdTo(s.quiet <= QUIET_TURNS, 'quiet', 0, `[R16] at most ${QUIET_TURNS}`);
  checkEmitters(s);
  switch (s.step) {
    case STEP['annihilator.point']:
      hold(own && count === 0, '[2.1] it is an own annihilator, and nothing has happened yet');
      break;
    case STEP['emission.path']:
      hold(own && count === 1 && s.emitted[u] === 1, '[3.1] it is the one that emits itself');
      hold(
        s.frame(STEP['emission.path']).force <= chargeOf(s, u),
        '[3.2] its force is its charge at most',
      );
      break;
    case STEP['meeting.choice']:
      hold(own && s.emitted[u] === 0, '[4.6] only an own one that has not emitted may');
      hold(count > 0, '[4.5] somebody has driven it');
      break;
    default:
      hold(count > 0, '[4.2] somebody has emitted the force');
  }
}

function hold(holds: boolean, message: string): void {
  if (!holds) throw new BrokenInvariant('frames', 1, message);
}

/** [4.6] [R8] Own carriers have emitted in this turn; [5.6] annihilated since, they are the other's. */
function checkEmitters(s: S): void {
  s.emitted.forEach((flag, u) => {
    if (flag === 0) return;
    holdTo(!isAnnihilator(s, u), 'emitted', u, '[R12] annihilators never emit');
    const gone = s.place[u] === NONE;
    const own = (ownerOf(s, u) === s.side) !== gone;
    holdTo(own, 'emitted', u, '[4.6] only particles of the player on turn emit');
  });
  if (s.placed === NONE) return;
  const emitted = s.emitted[s.placed] === 1;
  holdTo(emitted, 'placed', 0, '[R7] a carrier placed onto another has emitted');
}
