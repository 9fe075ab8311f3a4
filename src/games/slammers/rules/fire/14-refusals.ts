/** [14.1] Reasons for illegal actions in indirect fire. */
import { node, unit } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { leastIndirectOdds } from '../../data/tables.ts';
import { isArtillery } from '../../data/units.ts';
import { isInSight } from '../../ground/sight.ts';
import { FIRES, type Slammers } from '../../state.ts';
import { refuse } from '../../i18n/msg.ts';
import { bearingOf, isOfTurn, observersOf } from '../movement/12-bearing.ts';
import { whyIdle, whyNoTarget, whyTooFar } from '../movement/12-refusals.ts';
import { hasStruck } from './14-available-artillery.ts';
import { STEP } from '../names.ts';
import { turnAt } from '../sequence.ts';
import { areEnemies, hasGas, isOnMap, kindOf, partyOf } from '../units.ts';

type S = Slammers;

const turnNow = (s: S): number => turnAt(s, s.frame(STEP['strike.hex']).order);

/** Returns why a hex cannot be struck. */
export function whyNoStrike(s: S, n: number): Refusal {
  const ours = [...s.at.keys()].filter((u) => isOfTurn(s, u, turnNow(s)));
  return whyNoTarget(s, n, ours) ?? whyNoGuns(s, n, ours);
}

function whyNoGuns(s: S, n: number, ours: readonly number[]): Refusal {
  const at = node(n);
  const ready = ours.filter((u) => isArtillery(kindOf(s, u)) && !whyIdle(s, u));
  const near = ready.filter((u) => !whyTooFar(s, u, n));
  if (near.length === 0) return refuse('12.5', 'refusal.guns-range', { at });
  const [struck] = near.map((u) => whyStruck(s, u, n)).filter((why) => why !== undefined);
  if (struck) return struck;
  const unguided = near.map((u) => whyUnguided(s, u, n));
  const [first] = unguided;
  if (first && unguided.every((why) => why)) return first;
  return refuse('14.8', 'refusal.odds-strike', { at, least: leastIndirectOdds(s.world.tables) });
}

/** [14.5] Returns the refusal of a second strike at a hex. */
function whyStruck(s: S, u: number, n: number): Refusal | undefined {
  const b = bearingOf(s);
  const aim = { b, place: b.place[n], turn: turnNow(s) };
  if (s.jammed[u] || !hasStruck(s, aim, partyOf(s, u))) return undefined;
  return refuse('14.5', 'refusal.struck', { at: node(n) });
}

/** [14.3] [23.5] Returns the refusal of a strike at a hex that no friend of the gun observes. */
function whyUnguided(s: S, u: number, n: number): Refusal | undefined {
  const args = { u: unit(u), at: node(n) };
  if (isInSight(s.world, s.at[u], n)) return undefined;
  if (s.jammed[u]) return refuse('23.5', 'refusal.blinded', args);
  if (observersOf(s, partyOf(s, u), n).length > 0) return undefined;
  return refuse('14.3', 'refusal.unobserved', args);
}

/** Returns why the guns that have joined cannot fire yet. */
export function whyNotYet(s: S): Refusal {
  const { hex } = s.frame(STEP['strike.guns']);
  if (!s.role.includes(FIRES)) return refuse('14.5', 'refusal.no-attacker');
  return refuse('14.8', 'refusal.odds-shells-so-far', {
    at: node(hex),
    least: leastIndirectOdds(s.world.tables),
  });
}

/** Returns why a gun does not take part, with shells or gas. */
export function whyNotGun(s: S, u: number, what: 'shell' | 'gas'): Refusal {
  const { hex, last } = s.frame(STEP['strike.guns']);
  const args = { u: unit(u), at: node(hex), last: unit(last) };
  if (!isOfTurn(s, u, turnNow(s))) return refuse('12.6', 'refusal.not-yours', args);
  if (isOnMap(s, u) && kindOf(s, u).fire !== 'none' && !isArtillery(kindOf(s, u)))
    return refuse('14.1', 'refusal.no-artillery', args);
  if (what === 'gas' && !hasGas(s, u)) return refuse('15.1', 'refusal.no-gas', args);
  const why = whyIdle(s, u) ?? whyTooFar(s, u, hex) ?? whyUnguided(s, u, hex);
  if (why) return why;
  if (u <= last) return refuse('14.5', 'refusal.firer-order', args);
  if (last >= 0 && areEnemies(s, u, last)) return refuse('41.3', 'refusal.not-allies', args);
  const jammed = [u, last].find((v) => v >= 0 && s.jammed[v]);
  if (last >= 0 && jammed !== undefined)
    return refuse('23.3', 'refusal.jammed', { u: unit(jammed) });
  return (
    whyStruck(s, u, hex) ??
    refuse('14.8', 'refusal.odds-gun', { ...args, least: leastIndirectOdds(s.world.tables) })
  );
}
