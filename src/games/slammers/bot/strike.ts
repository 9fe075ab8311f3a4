/** Artillery: the hex that the guns strike together, with shells or gas, and the guns that take part. */
import type { FireChart } from './chart.ts';
import { directUse, type Gunnery } from './fire.ts';
import { gasGain, stakeOf } from './worth.ts';
import { indirectColumn } from '../data/tables.ts';
import { halvesAt } from '../rules/movement/12-bearing.ts';
import { openGuns } from '../rules/fire/14-available-artillery.ts';
import { hexDefence } from '../rules/fire/17-defence.ts';
import { isCarried, kindOf, partyOf, unitsAt } from '../rules/units.ts';
import { NONE } from '../../../kernel/state.ts';

/** Possible strike. */
export interface Strike {
  readonly hex: number;
  /** Unit indices, ascending. */
  readonly guns: readonly number[];
  readonly gas: boolean;
  readonly net: number;
}

/** Fraction of a gun's best effect by direct fire that is charged for a strike. */
const ELSEWHERE = 0.75;

/** Returns the effect of shells on all units in a hex, friends included. `halves`: attack in half points. */
export function shellGain(g: Gunnery, n: number, halves: number, party: number): number {
  const { s, context, w, side } = g;
  let gain = 0;
  for (const u of unitsAt(s, n)) {
    if (isCarried(s, u)) continue;
    const column = indirectColumn(
      s.world.tables,
      halves,
      hexDefence(s, n, s.inside[u] === 1),
      kindOf(s, u).class,
    );
    if (column >= 0) gain += meanAt(context.chart, column, stakeOf(s, context, w, u, side, party));
  }
  return gain;
}

const meanAt = (
  { kill, shake }: FireChart,
  column: number,
  stake: { readonly killed: number; readonly shaken: number },
): number => kill[column] * stake.killed + shake[column] * stake.shaken;

function gasAt(g: Gunnery, n: number, party: number): number {
  const { s, context, w, side } = g;
  let gain = 0;
  for (const u of unitsAt(s, n))
    if (!isCarried(s, u)) gain += gasGain(s, u, stakeOf(s, context, w, u, side, party));
  return gain;
}

/** Returns the best strike at a hex; undefined if the guns have better uses. */
export function strikeAt(g: Gunnery, n: number): Strike | undefined {
  const { s, b, turn } = g;
  const { shells, gas } = openGuns(s, { b, place: b.place[n], turn }, NONE);
  let best: Strike | undefined;
  for (const party of new Set([...shells, ...gas].map((u) => partyOf(s, u)))) {
    const guns = shells.filter((u) => partyOf(s, u) === party);
    for (const strike of [shellsAt(g, n, guns, party), gasStrike(g, n, gas, party)])
      if (strike && strike.net > (best?.net ?? 0)) best = strike;
  }
  return best;
}

function shellsAt(
  g: Gunnery,
  n: number,
  guns: readonly number[],
  party: number,
): Strike | undefined {
  const ranked = [...guns].sort((u, v) => directUse(g, u) - directUse(g, v) || u - v);
  let best: Strike | undefined;
  let [halves, cost] = [0, 0];
  ranked.forEach((u, i) => {
    halves += halvesAt(g.s, u, n);
    cost += ELSEWHERE * directUse(g, u);
    const net = shellGain(g, n, halves, party) - cost;
    // An additional gun must improve the result.
    if (net > (best?.net ?? 0) * 1.02)
      best = { hex: n, guns: ranked.slice(0, i + 1).sort((a, b) => a - b), gas: false, net };
  });
  return best;
}

/** [15.2] Plans a gas strike by one gun, as every gas counter rolls on its own. */
function gasStrike(
  g: Gunnery,
  n: number,
  guns: readonly number[],
  party: number,
): Strike | undefined {
  const own = guns.filter((u) => partyOf(g.s, u) === party);
  if (own.length === 0) return undefined;
  const [gun] = own.sort((u, v) => directUse(g, u) - directUse(g, v) || u - v);
  const net = gasAt(g, n, party) - ELSEWHERE * directUse(g, gun);
  return { hex: n, guns: [gun], gas: true, net };
}

/** Returns the best strike at each hex, best first. */
export function strikesAt(g: Gunnery, hexes: readonly number[]): Strike[] {
  const strikes: Strike[] = [];
  for (const n of hexes) {
    const strike = strikeAt(g, n);
    if (strike) strikes.push(strike);
  }
  return strikes.sort((a, b) => b.net - a.net || a.hex - b.hex);
}
