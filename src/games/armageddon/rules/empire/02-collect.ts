/** Section 2: what the round begins with: collectors that are lost, and what the others collect. */
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
import { named } from '../named.ts';
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

/** [2.6] Before anybody acts, every side collects; each is told what it has got, and of nobody else. */
export const collectStep: ArmageddonStep = {
  rule: '2.6',
  enter(s, log) {
    const facilities = hexesWith(s, (u) => isFamily(s, u, 'facility'));
    for (const hex of facilities) loseCollectors(s, hex, log);
    for (const side of living(s)) {
      const income = incomeOf(s, side);
      gain(s, side, income);
      const [humans, materials, energy, technology] = income;
      const args = { by: { side }, humans, materials, energy, technology };
      log?.add({ type: 'collected', rule: '2.6', args, to: [side] });
    }
    s.restart(STEP['round.upkeep']);
  },
};

/** Hexes with cards that may collect. */
function hexesWith(s: S, isAny: (u: number) => boolean): Set<number> {
  const hexes = new Set<number>();
  for (let u = 0; u < s.world.cards; u++) if (s.place[u] >= 0 && isAny(u)) hexes.add(s.place[u]);
  return hexes;
}

/** How much of each kind a card collects as a base does; [10.2.22] a unit that gathers so much. */
const gatheredBy = (s: S, u: number): number =>
  hasFlag(s, u, 'prisoner') ? 0 : level(s, u, 'gathers');

/** [2.6] [3.3] What a side collects in all hexes that it controls; [R108] as far as it knows: what is missing would tell of others. */
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

/** [3.3] [10.3.9] [10.3.10] 1 of each kind to a base, 1 of its own to each collector, never more than there is. */
function yieldOf(s: S, hex: number, side: number, gathers: typeof gatheredBy): number[] {
  const own = facilitiesAt(s, hex).filter((u) => s.owner[u] === side);
  const bases = own.some((u) => has(s, u, 'collects')) ? 1 : 0;
  const units = gatheredAt(s, hex, side, gathers);
  return RESOURCES.map((_, kind) => {
    const collectors = own.filter((u) => level(s, u, 'collects-one') === kind + 1).length;
    return Math.min(amountIn(s.resources[hex], kind), bases + collectors + units);
  });
}

/** [10.2.22] What units of a side in a hex gather of each kind. */
function gatheredAt(s: S, hex: number, side: number, gathers: typeof gatheredBy): number {
  let n = 0;
  for (let u = 0; u < s.world.cards; u++)
    if (s.place[u] === hex && s.owner[u] === side) n += gathers(s, u);
  return n;
}

/** [3.4] Collectors in a hex that an enemy controls are destroyed, if their owner has neither an army with units nor a base there; whoever knows them is told. */
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

/** Whether nobody can take the collectors of an owner in a hex. */
export const isHeld = (s: S, hex: number, owner: number): boolean =>
  armiesAt(s, hex).some((a) => s.owner[a] === owner && isCombatCapable(s, a)) ||
  facilitiesAt(s, hex).some((u) => s.owner[u] === owner && isBase(s, u));
