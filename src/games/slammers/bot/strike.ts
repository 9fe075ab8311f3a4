/** Artillery: which hex the guns strike together, with shells or gas, and whose shells are worth a shot. */
import type { FireChart } from './chart.ts';
import { directUse, type Gunnery } from './fire.ts';
import { gasGain, stakeOf } from './worth.ts';
import { indirectColumn } from '../data/tables.ts';
import { halvesAt } from '../rules/movement/12-bearing.ts';
import { openGuns } from '../rules/fire/14-muster.ts';
import { hexDefence } from '../rules/fire/17-defence.ts';
import { isCarried, kindOf, partyOf, unitsAt } from '../rules/units.ts';
import { NONE } from '../../../kernel/state.ts';

/** A strike that could be announced. */
export interface Strike {
  readonly hex: number;
  /** Ascending. */
  readonly guns: readonly number[];
  readonly gas: boolean;
  readonly net: number;
}

/** Share of what a gun could do by direct fire, or at another hex, that is lost if it strikes here. */
const ELSEWHERE = 0.75;

/** Effect of shells of so many halves on all in a hex, friends too. */
export function shellGain(g: Gunnery, n: number, halves: number, party: number): number {
  const { s, mind, w, side } = g;
  let gain = 0;
  for (const u of unitsAt(s, n)) {
    if (isCarried(s, u)) continue;
    const column = indirectColumn(halves, hexDefence(s, n, s.inside[u] === 1), kindOf(s, u).class);
    if (column >= 0) gain += meanAt(mind.chart, column, stakeOf(s, mind, w, u, side, party));
  }
  return gain;
}

const meanAt = (
  { kill, shake }: FireChart,
  column: number,
  stake: { readonly killed: number; readonly shaken: number },
): number => kill[column] * stake.killed + shake[column] * stake.shaken;

function gasAt(g: Gunnery, n: number, party: number): number {
  const { s, mind, w, side } = g;
  let gain = 0;
  for (const u of unitsAt(s, n))
    if (!isCarried(s, u)) gain += gasGain(s, u, stakeOf(s, mind, w, u, side, party));
  return gain;
}

/** The best strike at a hex; undefined if the guns have something better to do. */
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
    // A gun more must lift the odds.
    if (net > (best?.net ?? 0) * 1.02)
      best = { hex: n, guns: ranked.slice(0, i + 1).sort((a, b) => a - b), gas: false, net };
  });
  return best;
}

/** [15.2] Every counter of gas rolls by itself: one at a time. */
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

/** The best strikes, one a hex, best first. */
export function strikesAt(g: Gunnery, hexes: readonly number[]): Strike[] {
  const strikes: Strike[] = [];
  for (const n of hexes) {
    const strike = strikeAt(g, n);
    if (strike) strikes.push(strike);
  }
  return strikes.sort((a, b) => b.net - a.net || a.hex - b.hex);
}
