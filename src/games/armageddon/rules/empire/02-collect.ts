/** Section 2: start of a round: loss of endangered collectors, and collecting. */
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import { RESOURCES } from '../../data/card.ts';
import type { Armageddon } from '../../state.ts';
import { gain } from './02-pay.ts';
import { controllerOf, isBase } from '../armies/03-control.ts';
import { discard } from '../battle/05-damage.ts';
import { living } from '../09-victory.ts';
import { whoKnows } from '../knowledge.ts';
import { costText, named } from '../named.ts';
import { STEP } from '../names.ts';
import {
  armiesAt,
  facilitiesAt,
  has,
  hasFlag,
  isCombatCapable,
  isFamily,
  level,
} from '../pieces.ts';
import { amountIn } from '../resources.ts';
import type { ArmageddonStep } from '../step.ts';

type S = Armageddon;

/** [2.6] Lets every side collect before the first turn; each learns only its own income. */
export const collectStep: ArmageddonStep = {
  rule: '2.6',
  enter(s, log) {
    const facilities = hexesWith(s, (u) => isFamily(s, u, 'facility'));
    for (const hex of facilities) loseCollectors(s, hex, log);
    for (const side of living(s)) {
      const income = incomeOf(s, side);
      gain(s, side, income);
      const args = { by: { side }, income: costText(income) };
      log?.add({ type: 'collected', rule: '2.6', args, to: [side] });
    }
    s.restart(STEP['round.upkeep']);
  },
};

/** Returns the hexes with cards that may collect. */
function hexesWith(s: S, isAny: (u: number) => boolean): Set<number> {
  const hexes = new Set<number>();
  for (let u = 0; u < s.world.cards; u++) if (s.place[u] >= 0 && isAny(u)) hexes.add(s.place[u]);
  return hexes;
}

/**
 * Returns how much of each kind a card collects like a base; [10.2.22] units that gather collect as much as their
 * level.
 */
const gatheredBy = (s: S, u: number): number =>
  hasFlag(s, u, 'prisoner') ? 0 : level(s, u, 'gathers');

/**
 * [2.6] [3.3] Returns what a side collects in all hexes that it controls, [R108] as far as it knows: a lower income
 * would reveal unseen enemies.
 */
export function incomeOf(s: S, side: number, gathers = gatheredBy): number[] {
  const income = RESOURCES.map(() => 0);
  const collects = (u: number): boolean =>
    s.owner[u] === side && (isFamily(s, u, 'facility') || gathers(s, u) > 0);
  for (const hex of hexesWith(s, collects)) {
    if (controllerOf(s, hex, side) !== side) continue;
    const here = yieldOf(s, hex, side, gathers);
    here.forEach((n, kind) => {
      income[kind] += n;
    });
  }
  return income;
}

/**
 * [3.3] [10.3.9] [10.3.10] Returns the yield of a hex: 1 of each kind to a base, and 1 of its own kind to each
 * collector, as far as there is any.
 */
function yieldOf(s: S, hex: number, side: number, gathers: typeof gatheredBy): number[] {
  const own = facilitiesAt(s, hex).filter((u) => s.owner[u] === side);
  const bases = own.some((u) => has(s, u, 'collects')) ? 1 : 0;
  const units = gatheredAt(s, hex, side, gathers);
  return RESOURCES.map((_, kind) => {
    const collectors = own.filter((u) => level(s, u, 'collects-one') === kind + 1).length;
    return Math.min(amountIn(s.resources[hex], kind), bases + collectors + units);
  });
}

/** [10.2.22] Returns how much of each kind a side's units gather in a hex. */
function gatheredAt(s: S, hex: number, side: number, gathers: typeof gatheredBy): number {
  let n = 0;
  for (let u = 0; u < s.world.cards; u++)
    if (s.place[u] === hex && s.owner[u] === side) n += gathers(s, u);
  return n;
}

/**
 * [3.4] Destroys collectors in a hex that an enemy controls, unless their owner has an army with units or a base
 * there. Sides that know them get a message.
 */
export function loseCollectors(s: S, hex: number, log?: Log): void {
  const controller = controllerOf(s, hex);
  if (controller === NONE) return;
  for (const u of facilitiesAt(s, hex)) {
    if (!has(s, u, 'collects-one') || s.owner[u] === controller) continue;
    if (isHeld(s, hex, s.owner[u])) continue;
    const args = { card: named(s, u), at: node(hex) };
    log?.add({ type: 'overrun', rule: '3.4', args, to: whoKnows(s, u) });
    discard(s, u, log);
  }
}

/** Returns whether the collectors of an owner in a hex cannot be taken. */
export const isHeld = (s: S, hex: number, owner: number): boolean =>
  armiesAt(s, hex).some((a) => s.owner[a] === owner && isCombatCapable(s, a)) ||
  facilitiesAt(s, hex).some((u) => s.owner[u] === owner && isBase(s, u));
