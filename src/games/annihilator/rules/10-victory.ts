/** [10.0] Victory: the brain is destroyed, the squads are destroyed, or no charge is left. */
import type { Outcome } from '../../../kernel/outcome.ts';
import { requireDefined } from '../../../kernel/require-defined.ts';
import type { Message } from '../../../kernel/text/message.ts';
import type { Log } from '../../../kernel/text/log.ts';
import { BRAINS } from '../data/map.ts';
import { ANNIHILATOR, HUMAN, SQUADS } from '../data/units.ts';
import {
  type AnnihilatorState,
  chargesOf,
  chargesSet,
  isAlive,
  isMarked,
  QUIET_TURNS,
  typeOf,
} from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { entryCost } from './05-reach.ts';
import { STEP } from './names.ts';
import type { AnnihilatorStep } from './step.ts';

type S = AnnihilatorState;

const BRAIN_DESTROYED = 1;
const SQUADS_ELIMINATED = 2;
const NO_CHARGES_LEFT = 3;
const STANDSTILL = 4;

/** Ends of a game, by the index stored in `ending`. */
export const ENDINGS: readonly (Outcome | undefined)[] = [
  undefined,
  { winners: [HUMAN], rule: '10.0', reason: msg('end.brain') },
  { winners: [ANNIHILATOR], rule: '10.0', reason: msg('end.squads') },
  { winners: [ANNIHILATOR], rule: 'R16', reason: msg('end.charges') },
  { winners: [ANNIHILATOR], rule: 'R20', reason: msg('end.standstill', { n: QUIET_TURNS }) },
];

export const outcomeOf = (s: S): Outcome | undefined => ENDINGS[s.ending];

/** [10.0] Returns whether both brain hexes are obstructed passable or clear, in any mix, which wins for the humans. */
const isBrainDestroyed = (s: S): boolean => BRAINS.every((n) => isMarked(s, n));

/** [10.0] Returns whether a human unit is left; without one, the Annihilator wins. */
function hasSquads(s: S): boolean {
  for (let u = 0; u < SQUADS; u++) if (isAlive(s, u)) return true;
  return false;
}

/** [R16] Returns whether some charge can still reach the brain: carried, set, or recoverable. */
function hasCharges(s: S): boolean {
  if (chargesSet(s) > 0) return true;
  for (let u = 0; u < SQUADS; u++) if (chargesOf(s, u) > 0) return true;
  return hasRecoverer(s) && s.dropped.some((lot, n) => lot > 0 && entryCost(s, HUMAN, n) >= 0);
}

/** [8.5] Returns whether an Assault Squad is left. On this map it can reach every hex that squads may enter [D1]. */
function hasRecoverer(s: S): boolean {
  for (let u = 0; u < SQUADS; u++) if (isAlive(s, u) && typeOf(s, u).id === 'assault') return true;
  return false;
}

/**
 * [R15] Ends the game if it is decided; returns whether it is. The brain comes first, so that a blast that destroys it
 * together with the last squad is a human victory. Never called while charges go off.
 */
export function maybeEnd(s: S, log: Log | undefined): boolean {
  const ending = endingOf(s);
  const outcome = ENDINGS[ending];
  if (!outcome) return false;
  s.restart(STEP['game.over']);
  s.ending = ending;
  const { rule, reason } = outcome;
  log?.add({ type: 'end', rule, args: { reason } });
  return true;
}

function endingOf(s: S): number {
  if (isBrainDestroyed(s)) return BRAIN_DESTROYED;
  if (!hasSquads(s)) return SQUADS_ELIMINATED;
  if (!hasCharges(s)) return NO_CHARGES_LEFT;
  // [R20] Checked at every step, but it can only become true at the end of a turn.
  return s.quiet > QUIET_TURNS ? STANDSTILL : 0;
}

/** Number of quiet turns after which both sides are warned. */
const QUIET_WARNING = 6;

/** [R20] Returns the turn at whose end the game is over if nothing happens; undefined while that is far off. */
export const lastQuietTurn = (s: S): number | undefined =>
  s.quiet < QUIET_WARNING ? undefined : s.turn + QUIET_TURNS - s.quiet;

/** [10.0] The game is over. It has no limit of turns [R17], but see [R20]. */
export const gameOver: AnnihilatorStep = { rule: '10.0', prompt: resultPrompt };

function resultPrompt(s: S): Message {
  const { reason, winners } = requireDefined(outcomeOf(s), 'a game that is over has an outcome');
  return msg(winners.includes(HUMAN) ? 'prompt.over.human' : 'prompt.over.annihilator', { reason });
}
