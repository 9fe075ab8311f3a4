/** [R59] Advanced games end when neither side gains anything any more. */
import type { Log } from '../../../kernel/text/log.ts';
import { NONE } from '../../../kernel/state.ts';
import { HEXES, HEXES_HOME } from '../data/field.ts';
import { TOKENS } from '../data/scenarios.ts';
import { sideOf, UNIT_COUNT } from '../data/units.ts';
import type { Chitin } from '../state.ts';

/** Rounds of standstill that end the game, and those after which both sides are warned. */
export const STANDSTILL = 6;
const WARNING = 3;

/** Result of a round: nothing, a token nearer home, or something that begins the count anew. */
export const STIRS = ['nothing', 'nearer', 'gain'] as const;
const [NOTHING, NEARER, GAIN] = [0, 1, 2];

/** [R59] A token is home, a starting one picked up, or a combat unit dead: the count begins anew. */
export function noteGain(s: Chitin): void {
  if (s.world.rules.advanced) s.stir = GAIN;
}

/**
 * [R59] A Worker is about to take a token. That of a comrade is no gain, or two could go on for ever;
 * nor is what dead Workers leave [R47], or they could.
 */
export function notePickUp(s: Chitin, u: number, t: number): void {
  if (carrierOf(s, t) !== NONE) return;
  s.tokenNear[t] = hexesHome(s, sideOf(u), s.at[u]);
  if (s.world.rules.tokens.includes(t)) noteGain(s);
}

/** [R59] Hexes from a hex off the map by a side's own end; 0 there. */
export const hexesHome = (s: Chitin, side: number, n: number): number =>
  n < HEXES ? HEXES_HOME[s.end[side]][n] : 0;

/** [6.081] The Worker that carries a token, or `NONE`. */
export function carrierOf(s: Chitin, t: number): number {
  for (let u = 0; u < UNIT_COUNT; u++) if (s.carries[u] === t) return u;
  return NONE;
}

/** [R59] At the end of a turn: who has come nearer; at the end of a round: whether it counts. */
export function noteStandstill(s: Chitin, log?: Log): void {
  noteCarried(s);
  // A round is over when the side that moves second has had its turn, so both have had as many.
  if (s.mover === s.first || !s.world.rules.advanced) return;
  if (s.stir === GAIN) s.idle = 0;
  else if (s.stir === NOTHING) s.idle++;
  s.stir = NOTHING;
  if (isWarned(s) && !isStandstill(s))
    log?.add({ type: 'standstill', rule: 'R59', args: { n: s.idle, left: roundsLeft(s) } });
}

/** [R59] Going to and fro gains nothing: only a hex nearer than ever since the token was picked up. */
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

/** [R59] Whether the rounds of standstill are up. */
export const isStandstill = (s: Chitin): boolean => s.idle >= STANDSTILL;

/** [R59] Whether the end is near enough to say so. */
export const isWarned = (s: Chitin): boolean => s.idle >= WARNING;

/** [R59] Rounds without gain after which the game ends, the present one included. */
export const roundsLeft = (s: Chitin): number => STANDSTILL - s.idle;
