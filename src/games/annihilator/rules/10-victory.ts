/** [10.0] Victory: the brain destroyed, the squads destroyed, or nothing left to do it with. */
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

/** How a game can end, by the number kept in `ending`. */
export const ENDINGS: readonly (Outcome | undefined)[] = [
  undefined,
  { winners: [HUMAN], rule: '10.0', reason: msg('end.brain') },
  { winners: [ANNIHILATOR], rule: '10.0', reason: msg('end.squads') },
  { winners: [ANNIHILATOR], rule: 'R16', reason: msg('end.charges') },
  { winners: [ANNIHILATOR], rule: 'R20', reason: msg('end.standstill', { n: QUIET_TURNS }) },
];

export const outcomeOf = (s: S): Outcome | undefined => ENDINGS[s.ending];

/** [10.0] Humans win once both brain hexes are obstructed passable or clear, in any mix. */
const isBrainDestroyed = (s: S): boolean => BRAINS.every((n) => isMarked(s, n));

/** [10.0] The Annihilator wins once there is no human unit. */
function hasSquads(s: S): boolean {
  for (let u = 0; u < SQUADS; u++) if (isAlive(s, u)) return true;
  return false;
}

/** [R16] True while some charge can still come to the brain: carried, set, or to be recovered. */
function hasCharges(s: S): boolean {
  if (chargesSet(s) > 0) return true;
  for (let u = 0; u < SQUADS; u++) if (chargesOf(s, u) > 0) return true;
  return hasRecoverer(s) && s.dropped.some((lot, n) => lot > 0 && entryCost(s, HUMAN, n) >= 0);
}

/** [8.5] An Assault Squad. On this map it can come to every hex that squads may enter [D1]. */
function hasRecoverer(s: S): boolean {
  for (let u = 0; u < SQUADS; u++) if (isAlive(s, u) && typeOf(s, u).id === 'assault') return true;
  return false;
}

/**
 * [R15] Ends the game if it is decided; true if so. The brain comes first, so that a blast that
 * destroys it together with the last squad is a human victory. Not asked while charges go off.
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
  // [R20] Asked at every step, but only the end of a turn makes it true.
  return s.quiet > QUIET_TURNS ? STANDSTILL : 0;
}

/** Quiet turns after which both sides are told what comes of them. */
const QUIET_WARNING = 6;

/** [R20] The turn at whose end the game is over if nothing happens; undefined while that is far off. */
export const lastQuietTurn = (s: S): number | undefined =>
  s.quiet < QUIET_WARNING ? undefined : s.turn + QUIET_TURNS - s.quiet;

/** [10.0] Nobody acts any more. There is no limit of turns [R17]; see [R20]. */
export const gameOver: AnnihilatorStep = { rule: '10.0', prompt: resultPrompt };

function resultPrompt(s: S): Message {
  const { reason, winners } = requireDefined(outcomeOf(s), 'a game that is over has an outcome');
  return msg(winners.includes(HUMAN) ? 'prompt.over.human' : 'prompt.over.annihilator', { reason });
}
