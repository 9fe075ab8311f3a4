/**
 * [3.8] Salvage: the gear of a unit destroyed in battle may stay in the hex until a technologist picks it up. [R107]
 * Only sides with an army or a facility there see it; a side that only mapped the hex would learn of the loss.
 */
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import { GEAR } from '../../data/gear.ts';
import { type Armageddon, standsIn } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { hasHandRoom } from '../empire/02-hand.ts';
import { hasMark } from '../battle/05-battle-flags.ts';
import { hiddenBelow } from '../hidden-dice.ts';
import { GEAR_SLOTS, packGear, unpackGear } from '../gear-bits.ts';
import type { SideAction } from '../turn-action.ts';
import { namedFor, projectName } from '../named.ts';
import { STEP, V } from '../names.ts';
import { has, hasFlag, isFamily } from '../pieces.ts';
import { withCard } from '../step.ts';

type S = Armageddon;

/** Possible salvage: attachments and munitions of units. An enhancement is lost with its unit. */
export const SALVAGED: readonly number[] = [...GEAR.keys()].filter((code) => {
  const { family, hosts } = GEAR[code];
  return family !== 'enhancement' && (hosts as readonly string[]).includes('unit');
});

/**
 * [3.8] Leaves the gear of a unit lost in battle in the hex, with one chance in four. [R107] Uses the current hidden
 * dice: an extra draw would reveal that a unit died, or that it had gear.
 */
export function leaveSalvage(s: S, u: number, log?: Log): void {
  if (!isFamily(s, u, 'unit') || !diesInBattle(s, u)) return;
  const hex = s.place[u];
  const before = unpackGear(s.salvage[hex]);
  const left = carriedBy(s, u).slice(0, GEAR_SLOTS - before.length);
  if (left.length === 0 || hiddenBelow(s, 100) >= s.world.values.salvageChance) return;
  s.salvage[hex] = packGear([...before, ...left]);
  const args = { at: node(hex), what: { row: left.map(projectName) } };
  const to = [...s.world.sides.keys()].filter((side) => standsIn(s, hex, side));
  log?.add({ type: 'salvage', rule: '3.8', args, to });
}

/** Returns whether a unit dies in the hex of the battle; one that has retreated does not. */
const diesInBattle = (s: S, u: number): boolean =>
  s.isPending(STEP.battle) && s.frame(STEP.battle).hex === s.place[u];

/** Returns a unit's attachment and munition, [10.6.11] except a munition that it is firing. */
function carriedBy(s: S, u: number): number[] {
  const load = hasMark(s, u, 'charging') ? [] : [s.load[u]];
  return [s.gear1[u], ...load].filter((code) => code >= 0);
}

/** [3.8] [R107] Picks up salvage at no cost, one piece after another, while the hand has room. */
export const salvageAction: SideAction<'salvage'> = {
  label: withCard('label.salvage'),
  list(s, side, out) {
    if (!hasHandRoom(s, side)) return;
    for (let u = 0; u < s.world.cards; u++)
      if (findsAt(s, side, u).length > 0) out.add(V.salvage, u);
  },
  apply(s, side, hero, log) {
    const hex = s.place[hero];
    const [code, ...rest] = unpackGear(s.salvage[hex]);
    s.salvage[hex] = packGear(rest);
    s.held[side * GEAR.length + code] += 1;
    s.handSize[side] += 1;
    const args = { at: node(hex), what: projectName(code) };
    log?.add({ type: 'salvaged', rule: '3.8', args, to: [side] });
  },
  whyNot(s, side, hero) {
    if (findsAt(s, side, hero).length > 0)
      return { rule: '2.15', reason: msg('refusal.hand-full') };
    return { rule: '3.8', reason: msg('refusal.no-salvage', { card: namedFor(s, hero, side) }) };
  },
};

/** Returns the salvage in the hex of the side's hero, if the hero is a technologist and no prisoner. */
function findsAt(s: S, side: number, hero: number): number[] {
  const hex = s.place[hero];
  const isAble = s.owner[hero] === side && hex >= 0 && isFamily(s, hero, 'hero');
  if (!isAble || !has(s, hero, 'technologist') || hasFlag(s, hero, 'prisoner')) return [];
  return unpackGear(s.salvage[hex]);
}
