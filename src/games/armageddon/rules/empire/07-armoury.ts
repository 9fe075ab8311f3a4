/** [7.4] [10.3.13] Armouries: a new one contains three pieces of gear, which are taken out one by one. */
import { NONE } from '../../../../kernel/state.ts';
import { GEAR } from '../../data/gear.ts';
import type { Armageddon } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { hasHandRoom } from './02-hand.ts';
import { isBesieged, supplyOf } from '../armies/03-control.ts';
import { hiddenBelow } from '../hidden-dice.ts';
import { GEAR_SLOTS, packGear, unpackGear } from '../gear-bits.ts';
import type { SideAction } from '../turn-action.ts';
import { projectName } from '../named.ts';
import { V } from '../names.ts';
import { has } from '../pieces.ts';

type S = Armageddon;

/** [7.4] Possible contents: attachments and munitions of difficulty 2 and 3. */
const STOCK: readonly number[] = [...GEAR.keys()].filter(
  (code) => GEAR[code].family !== 'enhancement' && [2, 3].includes(GEAR[code].difficulty),
);

/** Returns the numbers of the gear in an armoury. */
export const storedIn = (s: S, u: number): number[] => unpackGear(s.upgrades[u]);

/** [7.4] [R35] Fills an armoury by the hidden dice of the round; an extra draw would reveal what was built. */
export function fillArmoury(s: S, u: number): void {
  const codes = Array.from({ length: GEAR_SLOTS }, () => STOCK[hiddenBelow(s, STOCK.length)]);
  s.upgrades[u] = packGear(codes);
}

/** Returns the side's armouries that are supplied and not besieged. */
function armouriesOf(s: S, side: number, isSupplied = supplyOf(s, side)): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === side && s.place[u] >= 0 && has(s, u, 'armoury') && !isBesieged(s, u))
      found.push(u);
  return found.filter((u) => isSupplied(s.place[u]));
}

const argsOf = (s: S, code: number) => ({
  project: projectName(code),
  n: s.world.values.apArmoury,
});

/** [7.4] Takes a piece of gear into the hand for 1 AP, if there is room. */
export const withdrawAction: SideAction<'withdraw'> = {
  label: (s, code) => msg('label.withdraw', argsOf(s, code)),
  list(s, side, out, { isSupplied }) {
    if (s.ap[side] < s.world.values.apArmoury || !hasHandRoom(s, side)) return;
    const codes = armouriesOf(s, side, isSupplied).flatMap((u) => storedIn(s, u));
    for (const code of [...new Set(codes)].sort((a, b) => a - b)) out.add(V.withdraw, code);
  },
  apply(s, side, code, log) {
    s.ap[side] -= s.world.values.apArmoury;
    const u = armouriesOf(s, side).find((armoury) => storedIn(s, armoury).includes(code)) ?? NONE;
    const rest = storedIn(s, u);
    rest.splice(rest.indexOf(code), 1);
    s.upgrades[u] = packGear(rest);
    s.held[side * GEAR.length + code] += 1;
    s.handSize[side] += 1;
    log?.add({ type: 'withdrawn', rule: '7.4', args: { project: projectName(code) }, to: [side] });
  },
  whyNot(s, side, code) {
    if (GEAR[code] === undefined) return undefined;
    const args = argsOf(s, code);
    if (!armouriesOf(s, side).some((u) => storedIn(s, u).includes(code)))
      return { rule: '7.4', reason: msg('refusal.not-stored', args) };
    if (!hasHandRoom(s, side)) return { rule: '2.15', reason: msg('refusal.hand-full') };
    return { rule: '7.4', reason: msg('refusal.withdraw-dear', args) };
  },
};
