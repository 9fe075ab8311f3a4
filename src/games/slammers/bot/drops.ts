/** [7.2] Drop zones: bots aim at hexes around which most landing places are good. */
import { type ActionList, nounOf, pack } from '../../../kernel/action.ts';
import { NONE } from '../../../kernel/state.ts';
import { readPosition } from './evaluate.ts';
import { closeness } from './places.ts';
import type { BotContext } from './bot-context.ts';
import type { Weights } from './weights.ts';
import { CLEAR } from '../data/terrain.ts';
import { DRIFTS, landingsOf } from '../ground/scatter.ts';
import { closedPieces } from '../rules/movement/09-closed.ts';
import { isWetNow } from '../rules/fire/17-defence.ts';
import { STEP, V } from '../rules/names.ts';
import { kindOf, modeOf, partyOf } from '../rules/units.ts';
import type { Slammers } from '../state.ts';

type S = Slammers;

/** Number of drop zones to consider. */
const ZONES = 3;
/** Penalties for landing in a hex with enemies and for each friend there; bonus per point of cover. */
const [AMONG_ENEMIES, CROWDED, COVER] = [0.5, 0.3, 0.03];

export function dropZones(
  s: S,
  context: BotContext,
  w: Weights,
  list: ActionList,
  out: ActionList,
): void {
  const { unit: u } = s.frame(STEP['drop.zone']);
  readPosition(s, context, w);
  const worth = new Float64Array(s.world.hexes);
  for (let n = 0; n < worth.length; n++) worth[n] = landingWorth(s, context, w, u, n);
  const landings = landingsOf(s.world, closedPieces(s, u));
  const zones: { readonly n: number; readonly value: number }[] = [];
  for (let i = 0; i < list.length; i++) {
    const n = nounOf(list.at(i));
    zones.push({ n, value: zoneWorth(worth, landings, n) });
  }
  zones.sort((a, b) => b.value - a.value || a.n - b.n);
  for (const { n } of zones.slice(0, ZONES)) out.push(pack(V.to, n));
}

/**
 * [7.3] [7.5] Returns the expected value of a drop zone: half of all drops are on course, the others drift in one of
 * six directions by 1 to 6 hexes.
 */
function zoneWorth(worth: Float64Array, landings: Int16Array, n: number): number {
  let sum = 0;
  const all = DRIFTS.length;
  for (const landing of landings.subarray(n * all, (n + 1) * all))
    sum += landing < 0 ? Math.max(0, worth[landing + worth.length]) : worth[landing];
  return worth[n] / 2 + sum / (2 * DRIFTS.length);
}

/** Returns the value of landing in a hex, -1 if the unit would be lost. */
function landingWorth(s: S, context: BotContext, w: Weights, u: number, n: number): number {
  const kind = kindOf(s, u);
  if (isWetNow(s, n)) return -1;
  if (!kind.infantry && (s.world.terrain[n] !== CLEAR || s.rubble[n] || s.fortress[n])) return -1;
  const { roster, aims } = context;
  let value = modeOf(s, u) === undefined ? 0 : closeness(s, context, w, u, n);
  value += COVER * s.world.terrains[s.world.terrain[n]].direct + (aims.placeOf[n] >= 0 ? 0.2 : 0);
  let friends = 0;
  for (let k = roster.stackAt[n]; k !== NONE; k = roster.other[k]) {
    if (roster.armies[roster.army[k]].party !== partyOf(s, u)) value -= AMONG_ENEMIES;
    else for (let v = roster.first[k]; v !== NONE; v = roster.next[v]) friends++;
  }
  return value - CROWDED * friends;
}
