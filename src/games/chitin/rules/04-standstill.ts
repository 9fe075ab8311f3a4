/** [R59] Advanced games end if neither side gains anything for some rounds. */
import type { Log } from '../../../kernel/text/log.ts';
import { NONE } from '../../../kernel/state.ts';
import { HEXES, HEXES_HOME } from '../data/field.ts';
import { TOKENS } from '../data/scenarios.ts';
import { sideOf, UNIT_COUNT } from '../data/units.ts';
import type { Chitin } from '../state.ts';

/** Result of a round: nothing, a token nearer to home, or an event that restarts the count. */
export const STIRS = ['nothing', 'nearer', 'gain'] as const;
const [NOTHING, NEARER, GAIN] = [0, 1, 2];

/** [R59] Restarts the count: a token is home, a token of the set-up was picked up, or a combat unit has died. */
export function noteGain(s: Chitin): void {
  if (s.world.rules.advanced) s.stir = GAIN;
}

/**
 * [R59] Notes that a Worker takes a token. Taking a comrade's token is not a gain, because two Workers could repeat it
 * for ever; nor is taking a token that dead Workers leave [R47], for the same reason.
 */
export function notePickUp(s: Chitin, u: number, t: number): void {
  if (carrierOf(s, t) !== NONE) return;
  s.tokenNear[t] = hexesHome(s, sideOf(u), s.at[u]);
  if (s.world.rules.tokens.includes(t)) noteGain(s);
}

/** [R59] Returns the distance in hexes from a hex to the box beside a side's own end; 0 in that box. */
export const hexesHome = (s: Chitin, side: number, n: number): number =>
  n < HEXES ? HEXES_HOME[s.end[side]][n] : 0;

/** [6.081] Returns the Worker that carries a token, or `NONE`. */
export function carrierOf(s: Chitin, t: number): number {
  for (let u = 0; u < UNIT_COUNT; u++) if (s.carries[u] === t) return u;
  return NONE;
}

/** [R59] At the end of a turn, notes tokens that came nearer to home; at the end of a round, counts standstill. */
export function noteStandstill(s: Chitin, log?: Log): void {
  noteCarried(s);
  // A round is over after the turn of the side that moves second, so both sides have had the same number of turns.
  if (s.mover === s.first || !s.world.rules.advanced) return;
  if (s.stir === GAIN) s.idle = 0;
  else if (s.stir === NOTHING) s.idle++;
  s.stir = NOTHING;
  if (isWarned(s) && !isStandstill(s))
    log?.add({ type: 'standstill', rule: 'R59', args: { n: s.idle, left: roundsLeft(s) } });
}

/**
 * [R59] Records the distance of carried tokens from home. Moving to and fro gains nothing: only a new minimum since the
 * token was picked up counts.
 */
function noteCarried(s: Chitin): void {
  for (let t = 0; t < TOKENS.length; t++) {
    const u = carrierOf(s, t);
    if (u === NONE) {
      s.tokenNear[t] = NONE;
      continue;
    }
    const near = hexesHome(s, sideOf(u), s.at[u]);
    if (near >= s.tokenNear[t]) continue;
    s.tokenNear[t] = near;
    if (s.stir === NOTHING && s.world.rules.advanced) s.stir = NEARER;
  }
}

/** [R59] Returns whether the standstill ends the game. */
export const isStandstill = (s: Chitin): boolean => s.idle >= s.world.values.standstill;

/** [R59] Returns whether the end is near enough for a warning. */
export const isWarned = (s: Chitin): boolean => s.idle >= s.world.values['standstill.warning'];

/** [R59] Returns the number of rounds without gain after which the game ends, the current one included. */
export const roundsLeft = (s: Chitin): number => s.world.values.standstill - s.idle;
