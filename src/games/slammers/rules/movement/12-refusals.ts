/** [12.6] Reasons why a unit cannot fire at a hex, the most obvious one first. */
import { node, unit } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { rangeOf, whyBlocked } from '../../ground/sight.ts';
import type { Slammers } from '../../state.ts';
import { refuse } from '../../i18n/msg.ts';
import { isSurprised } from './12-bearing.ts';
import { areEnemies, isCarried, isInAssault, isOnMap, kindOf, ratingsOf } from '../units.ts';

type S = Slammers;

/** [12.6] [12.7] Returns why a unit cannot fire at all now, directly or indirectly; undefined if it can. */
export function whyIdle(s: S, u: number): Refusal | undefined {
  const args = { u: unit(u) };
  if (!isOnMap(s, u)) return refuse('12.6', 'refusal.off-map', args);
  if (s.fired[u]) return refuse('12.7', 'refusal.fired', args);
  if (s.disrupted[u]) return refuse('19.2', 'refusal.disrupted', args);
  if (isInAssault(s, u)) return refuse('18.15', 'refusal.assaulted', args);
  const why = whyNotFromCarrier(s, u) ?? whySurprised(s, u);
  if (why || !kindOf(s, u).calliope) return why;
  return refuse('13.8', 'refusal.calliope', args);
}

function whyNotFromCarrier(s: S, u: number): Refusal | undefined {
  const carrier = s.carrier[u];
  if (!isCarried(s, u)) return undefined;
  const args = { u: unit(u), carrier: unit(carrier) };
  if (kindOf(s, u).towable) return refuse('10.4', 'refusal.towed', args);
  if (!s.disrupted[carrier]) return undefined;
  return refuse('11.5', 'refusal.carrier-disrupted', args);
}

export const whySurprised = (s: S, u: number): Refusal | undefined =>
  isSurprised(s, u) ? refuse('32.4', 'refusal.surprised', { u: unit(u) }) : undefined;

/** [12.5] Returns the refusal if a hex is beyond twice the unit's range. */
export function whyTooFar(s: S, u: number, n: number): Refusal | undefined {
  const { range } = ratingsOf(s, u);
  const far = rangeOf(s.world, s.at[u], n);
  if (far <= 2 * range) return undefined;
  const args = { u: unit(u), at: node(n), far, most: 2 * range };
  return refuse('12.5', 'refusal.too-far', args);
}

/** [12.6] [21.6] Returns the refusal if a hex is out of sight, with what blocks the line. */
export function whyUnseen(s: S, u: number, n: number): Refusal | undefined {
  const blocked = whyBlocked(s.world, s.at[u], n);
  if (!blocked) return undefined;
  const args = { u: unit(u), at: node(n), by: node(blocked.hex) };
  return refuse(blocked.rule, 'refusal.unseen', args);
}

/** [14.4] [16.1] Returns the refusal if there is nothing to fire at. */
export function whyNoTarget(s: S, n: number, ours: readonly number[]): Refusal | undefined {
  const at = node(n);
  const there = [...s.at.keys()].filter((u) => s.at[u] === n);
  if (!there.some((u) => ours.some((v) => areEnemies(s, u, v))))
    return refuse('16.1', 'refusal.no-enemy', { at });
  if (s.world.areas.battlefield[n]) return undefined;
  const partisans = s.world.scenario.specials.partisans !== undefined;
  return refuse(
    partisans ? '36.4' : '44.5',
    partisans ? 'refusal.partisans' : 'refusal.battlefield',
    { at },
  );
}
