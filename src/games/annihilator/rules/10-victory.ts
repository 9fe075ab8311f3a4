/** [10.0] Victory: the brain is destroyed, the squads are destroyed, or no charge is left. */
import type { Outcome } from '../../../kernel/outcome.ts';
import { requireDefined } from '../../../kernel/require-defined.ts';
import type { Message } from '../../../kernel/text/message.ts';
import type { Log } from '../../../kernel/text/log.ts';
import { BRAINS } from '../data/map.ts';
import { HUMAN, SQUADS } from '../data/units.ts';
import {
  BRAIN_DESTROYED,
  NO_CHARGES_LEFT,
  SQUADS_ELIMINATED,
  STANDSTILL,
} from '../data/endings.ts';
import {
  type AnnihilatorState,
  chargesOf,
  chargesSet,
  isAlive,
  isMarked,
  typeOf,
} from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { entryCost } from './05-reach.ts';
import { STEP } from './names.ts';
import type { AnnihilatorStep } from './step.ts';

type S = AnnihilatorState;

export const outcomeOf = (s: S): Outcome | undefined => s.world.endings[s.ending];

/**
 * [10.0] Returns whether enough brain hexes, both as printed, are obstructed passable or clear, in any mix, which wins
 * for the humans.
 */
const isBrainDestroyed = (s: S): boolean =>
  BRAINS.reduce((sum, n) => sum + (isMarked(s, n) ? 1 : 0), 0) >= s.world.values.brain;

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
  const outcome = s.world.endings[ending];
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
  return s.quiet > s.world.values.quiet ? STANDSTILL : 0;
}

/**
 * [R20] Returns the turn at whose end the game is over if nothing happens; undefined while that is far off, so that
 * nobody is warned.
 */
export function lastQuietTurn(s: S): number | undefined {
  const { quiet, 'quiet.warning': warning } = s.world.values;
  return s.quiet < warning ? undefined : s.turn + quiet - s.quiet;
}

/** [10.0] The game is over. It has no limit of turns [R17], but see [R20]. */
export const gameOver: AnnihilatorStep = { rule: '10.0', prompt: resultPrompt };

function resultPrompt(s: S): Message {
  const { reason, winners } = requireDefined(outcomeOf(s), 'a game that is over has an outcome');
  return msg(winners.includes(HUMAN) ? 'prompt.over.human' : 'prompt.over.annihilator', { reason });
}
