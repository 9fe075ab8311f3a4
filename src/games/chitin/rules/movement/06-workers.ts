/** [6.08] Workers and harvest tokens. */
import type { LegalActions } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { side as sideNoun } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import { TOKENS } from '../../data/scenarios.ts';
import { firstUnit, isWorker, sideOf } from '../../data/units.ts';
import { type Chitin, DEAD, GONE, ownBox, unitsEnd } from '../../state.ts';
import { noteGain, notePickUp } from '../04-standstill.ts';
import { V } from '../names.ts';
import type { Party } from '../scratch.ts';
import { clear } from '../units.ts';
import { named } from '../../i18n/nouns.ts';

/** [6.081] [R9] Lists tokens in the party's hex that a Worker of the party without a token may take. */
export function listTokens(s: Chitin, party: Party, out: LegalActions<'take'>): void {
  if (freeWorker(s, party) === NONE) return;
  for (let t = 0; t < TOKENS.length; t++) if (isTakeable(s, party.node, t)) out.add(V.take, t);
}

/** [R10] Returns whether a token may be taken: not if it was moved in this turn, so that Workers cannot relay it. */
function isTakeable(s: Chitin, n: number, t: number): boolean {
  return s.tokenAt[t] === n && s.tokenMoved[t] === 0;
}

/** [6.081] Returns the first Worker of a party that carries nothing, or `NONE`. */
function freeWorker(s: Chitin, party: Party): number {
  for (let i = 0; i < party.size; i++) {
    const u = party.units[i];
    if (isWorker(u) && s.carries[u] === NONE) return u;
  }
  return NONE;
}

/** [6.081] Makes a Worker take a token, which costs nothing. Another Worker may carry the same token [R9]. */
export function takeToken(s: Chitin, party: Party, t: number, log?: Log): void {
  const u = freeWorker(s, party);
  notePickUp(s, u, t);
  s.carries[u] = t;
  log?.add({ type: 'take', rule: '6.081', args: { u: named(u), token: TOKENS[t] } });
}

/**
 * [6.07] [R7] Handles units that have just left by their own end. Workers wait there and may come back; other units
 * never do. Tokens are home [R11].
 */
export function leave(s: Chitin, units: readonly number[], log?: Log): void {
  for (const u of units) {
    if (s.carries[u] !== NONE) bringHome(s, u, log);
    if (isWorker(u)) continue;
    log?.add({ type: 'left', rule: '6.07', args: { u: named(u) } });
    clear(s, u);
    s.at[u] = GONE;
  }
}

/** [4.01] [4.021] Counts a token brought off for the side whose Worker carried it. */
function bringHome(s: Chitin, u: number, log?: Log): void {
  const t = s.carries[u];
  const side = sideOf(u);
  s.harvest[side] += s.tokenValue[t];
  s.tokensOff[side]++;
  noteGain(s);
  log?.add({
    type: 'home',
    rule: '4.021',
    args: { by: sideNoun(side), token: TOKENS[t], value: s.tokenValue[t] },
  });
  for (let v = firstUnit(side); v < unitsEnd(side); v++)
    if (s.carries[v] === t) s.carries[v] = NONE;
  s.tokenAt[t] = GONE;
}

/** [6.083] [R8] Replaces dead Workers off the map at the beginning of their owner's turn. */
export function hatchWorkers(s: Chitin, side: number, log?: Log): void {
  for (let u = firstUnit(side); u < unitsEnd(side); u++) {
    if (s.at[u] !== DEAD || !isWorker(u)) continue;
    s.at[u] = ownBox(s, side);
    log?.add({ type: 'hatched', rule: '6.083', args: { u: named(u) } });
  }
}
