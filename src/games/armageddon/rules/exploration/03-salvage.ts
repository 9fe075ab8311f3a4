/**
 * [3.8] Salvage: what a unit carried that died in battle may lie in the hex, until a technologist picks it up. [R107] Who
 * has an army or a facility there sees it, and nobody else: it would tell who only knows the ground that somebody has
 * died on it.
 */
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import { GEAR } from '../../data/gear.ts';
import { NUMBER } from '../../data/numbers.ts';
import { type Armageddon, standsIn } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { hasHandRoom } from '../empire/02-hand.ts';
import { hasMark } from '../battle/05-battle-flags.ts';
import { blindBelow } from '../hidden-dice.ts';
import { BUNDLE, bundleOf, piecesIn } from '../gear-bits.ts';
import type { SideAction } from '../turn-action.ts';
import { namedFor, projectName } from '../named.ts';
import { STEP, V } from '../names.ts';
import { has, hasFlag, isFamily } from '../pieces.ts';
import { withCard } from '../step.ts';

type S = Armageddon;

/** Possible contents of a hex: attachments and munitions of units. An enhancement dies with its bearer. */
export const SALVAGED: readonly number[] = [...GEAR.keys()].filter((code) => {
  const { family, hosts } = GEAR[code];
  return family !== 'enhancement' && (hosts as readonly string[]).includes('unit');
});

/**
 * [3.8] A unit is lost. In a battle, with one chance in four, what it carries stays in the hex. [R107] By the hidden dice
 * of the moment: a draw of its own would tell everybody that somebody has died, or has carried something.
 */
export function leaveSalvage(s: S, u: number, log?: Log): void {
  if (!isFamily(s, u, 'unit') || !diesInBattle(s, u)) return;
  const hex = s.place[u];
  const before = piecesIn(s.salvage[hex]);
  const left = carriedBy(s, u).slice(0, BUNDLE - before.length);
  if (left.length === 0 || blindBelow(s, 100) >= NUMBER.salvageChance) return;
  s.salvage[hex] = bundleOf([...before, ...left]);
  const args = { at: node(hex), what: { row: left.map(projectName) } };
  const to = [...s.world.sides.keys()].filter((side) => standsIn(s, hex, side));
  log?.add({ type: 'salvage', rule: '3.8', args, to });
}

/** A unit that retreated out of the hex of the battle does not die in it. */
const diesInBattle = (s: S, u: number): boolean =>
  s.isPending(STEP.battle) && s.frame(STEP.battle).hex === s.place[u];

/** Its attachment and its munition; [10.6.11] not the one that it fires. */
function carriedBy(s: S, u: number): number[] {
  const load = hasMark(s, u, 'charging') ? [] : [s.load[u]];
  return [s.gear1[u], ...load].filter((code) => code >= 0);
}

/** [3.8] [R107] Picking up costs nothing: one piece after the other, as long as the hand has room. */
export const salvageAction: SideAction<'salvage'> = {
  label: withCard('label.salvage'),
  list(s, side, out) {
    if (!hasHandRoom(s, side)) return;
    for (let u = 0; u < s.world.cards; u++)
      if (findsAt(s, side, u).length > 0) out.add(V.salvage, u);
  },
  apply(s, side, hero, log) {
    const hex = s.place[hero];
    const [code, ...rest] = piecesIn(s.salvage[hex]);
    s.salvage[hex] = bundleOf(rest);
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

/** Salvage in the hex of an own hero, if the hero is a technologist and no prisoner. */
function findsAt(s: S, side: number, hero: number): number[] {
  const hex = s.place[hero];
  const isAble = s.owner[hero] === side && hex >= 0 && isFamily(s, hero, 'hero');
  if (!isAble || !has(s, hero, 'technologist') || hasFlag(s, hero, 'prisoner')) return [];
  return piecesIn(s.salvage[hex]);
}
