/** Invariants of every position. The fuzzer checks them, and position files that break one are refused. */
import { holdTo, node, unit, UNKNOWN } from 'countermarch/kernel';
import { msg } from './i18n/msg.ts';
import { BOARD, TOWNS } from './map.ts';
import { isAlive, type State, unitOn } from './state.ts';
import { SIDES, UNITS } from './units.ts';

export function check(s: State): void {
  for (const u of UNITS.keys()) {
    if (!isAlive(s, u)) continue;
    const n = s.at[u];
    holdTo(n >= 0 && n < BOARD.size, 'at', u, () => msg('fault.nowhere', { u: unit(u) }));
    const v = unitOn(s, n);
    holdTo(v === u, 'at', u, () => msg('fault.shared', { u: unit(u), v: unit(v), at: node(n) }));
  }
  for (const side of SIDES.keys()) {
    const n = s.objective[side];
    const isRight = n === UNKNOWN || (n >= 0 && n <= TOWNS.length);
    holdTo(isRight, 'objective', side, msg('fault.objective'));
  }
}
