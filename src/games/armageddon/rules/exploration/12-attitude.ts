/**
 * Section 12: the attitude of independents to visitors. [R58] Only the visiting side learns it; remains of an empire
 * have no attitude, and an army in stealth meets no group.
 */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import { UNKNOWN } from '../../../../kernel/state.ts';
import { type Cost, KINS, RESOURCES } from '../../data/card.ts';
import { ATTITUDE_DIE } from '../../data/independents.ts';
import type { Armageddon } from '../../state.ts';
import { independentsOf } from '../../world.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { mayPay, pay } from '../empire/02-pay.ts';
import { leaveArmy } from '../battle/05-damage.ts';
import { isKnown, reveal } from '../knowledge.ts';
import { priceAndStock } from '../named.ts';
import { STEP, V } from '../names.ts';
import {
  armiesAt,
  cardOf,
  cardsOf,
  facilitiesAt,
  hasFlag,
  isGarrison,
  isPlayer,
  unitsOf,
} from '../pieces.ts';
import { type ArmageddonStep, DICE, focus, withNumber } from '../step.ts';

type S = Armageddon;

const MOODS = ['join', 'bargain', 'fight'] as const;
type Mood = (typeof MOODS)[number];

const MEANINGS = { join: 'gain', bargain: 'gain', fight: 'none' } as const;

const isKin = (s: S, u: number): boolean =>
  (KINS as readonly string[]).includes(cardOf(s, u).origin);

const isIndependent = (s: S, u: number): boolean => s.owner[u] === independentsOf(s.world);

/** [R58] Returns the armies of independents in a hex, without those of fallen empires. */
const groupsAt = (s: S, hex: number): number[] =>
  armiesAt(s, hex).filter((a) => {
    const cards = cardsOf(s, a);
    return isIndependent(s, a) && cards.length > 0 && cards.every((u) => isKin(s, u));
  });

/** Returns the forts there. */
const fortsAt = (s: S, hex: number): number[] =>
  facilitiesAt(s, hex).filter((u) => isIndependent(s, u) && isKin(s, u));

const hasMet = (s: S, army: number, side: number): boolean =>
  s.world.pieceRows.has(s.met, side, army);

/** [12.1] Rolls the attitude if an army meets independents that its side has not met. Returns whether it does. */
export function greet(s: S, army: number, hex: number): boolean {
  const side = s.owner[army];
  if (!isPlayer(s, side) || hasFlag(s, army, 'stealth')) return false;
  if (groupsAt(s, hex).every((group) => hasMet(s, group, side))) return false;
  s.push(STEP['attitude.roll'], { side, hex });
  return true;
}

/**
 * [12.1] Numbers of the `ATTITUDE_DIE` equally likely ones at which the independents in a hex join, at once or for a
 * price.
 */
export interface Welcome {
  readonly join: number;
  readonly bargain: number;
}

/**
 * [12.1] Returns what an army would meet in a hex, as far as its side knows: no independents (undefined),
 * unidentified ones ('strangers'), or the chances of the die.
 */
export function welcomeOf(s: S, army: number, hex: number): Welcome | 'strangers' | undefined {
  const side = s.owner[army];
  if (!isPlayer(s, side) || hasFlag(s, army, 'stealth')) return undefined;
  const isSeen = (u: number) => isKnown(s, u, side) && s.kind[u] !== UNKNOWN;
  const bands = armiesAt(s, hex).filter((a) => isIndependent(s, a) && isKnown(s, a, side));
  const [band] = bands.filter(
    (a) => !hasMet(s, a, side) && !cardsOf(s, a).some((u) => isSeen(u) && !isKin(s, u)),
  );
  if (band === undefined) return undefined;
  const cards = cardsOf(s, band);
  if (cards.length === 0 || !cards.every(isSeen)) return 'strangers';
  const numbers = Array.from({ length: ATTITUDE_DIE }, (_, i) => i + 1);
  const moods = numbers.map((n) => moodOf(s, n + modifierOf(s, band, side)));
  const count = (mood: Mood) => moods.filter((one) => one === mood).length;
  return { join: count('join'), bargain: count('bargain') };
}

/** [12.2] Returns what a group adds to the die for a side: 5 for its own kin. */
export function modifierOf(s: S, group: number, side: number): number {
  const { kin, attitude } = s.world.factions[side];
  return cardOf(s, cardsOf(s, group)[0]).origin === kin ? s.world.values.kinAttitude : attitude;
}

function moodOf({ world: { values } }: S, sum: number): Mood {
  if (sum >= values.joinFrom) return 'join';
  return sum >= values.bargainFrom ? 'bargain' : 'fight';
}

/** [12.1] Rolls the die, once per group and player. */
export const rollStep: ArmageddonStep<'attitude'> = {
  rule: '12.1',
  secret: true,
  ...DICE,
  outcomes: { attitude: { label: withNumber('label.attitude') } },
  event(s) {
    const { side, hex } = s.frame(STEP['attitude.roll']);
    const args = { at: node(hex) };
    return {
      ...{ title: msg('roll.attitude', args), by: side },
      aim: { meaning: 'gain', label: msg('aim.attitude', args) },
    };
  },
  actions(_, out) {
    for (let n = 1; n <= ATTITUDE_DIE; n++) out.add(V.attitude, n);
  },
  apply(s, action, log) {
    const { side, hex } = s.frame(STEP['attitude.roll']);
    const groups = groupsAt(s, hex);
    const modifier = modifierOf(s, groups[0], side);
    const mood = moodOf(s, nounOf(action) + modifier);
    for (const u of [...groups.flatMap((a) => cardsOf(s, a)), ...fortsAt(s, hex)])
      reveal(s, u, side);
    for (const group of groups) s.world.pieceRows.add(s.met, side, group);
    s.pop();
    const args = { at: node(hex), n: nounOf(action), more: modifier };
    const outcome = msg('outcome.attitude', args);
    const shown = { outcome, row: msg(`row.mood.${mood}`), meaning: MEANINGS[mood] };
    log?.add({ type: `mood.${mood}`, rule: '12.1', args, to: [side], ...shown });
    if (mood === 'join') join(s, hex, side, log);
    if (mood === 'bargain') s.push(STEP['attitude.bargain'], { side, hex });
  },
};

/** [12.3] Turns the group into one army of the side, and its fort into the side's facility; units beyond 8 stay. */
function join(s: S, hex: number, side: number, log?: Log): void {
  const [first, ...others] = groupsAt(s, hex);
  const own = armiesAt(s, hex).filter((a) => s.owner[a] === side && !isGarrison(s, a));
  // [3.11] Without room for one more army, they stay independent.
  if (own.length >= s.world.values.armiesOfHex) return;
  for (const u of others.flatMap((a) => unitsOf(s, a))) {
    if (unitsOf(s, first).length >= s.world.values.unitsOfArmy) break;
    leaveArmy(s, u, log);
    s.group[u] = first;
  }
  for (const u of [first, ...cardsOf(s, first), ...fortsAt(s, hex)]) s.owner[u] = side;
}

/** [12.4] Returns half of their price, rounded down for each kind. */
function priceOf(s: S, hex: number): Cost {
  const cards = [...groupsAt(s, hex).flatMap((a) => cardsOf(s, a)), ...fortsAt(s, hex)];
  const sums = RESOURCES.map((_, kind) => cards.reduce((n, u) => n + cardOf(s, u).cost[kind], 0));
  const [humans, materials, energy, technology] = sums.map((n) => Math.trunc(n / 2));
  return [humans, materials, energy, technology];
}

/**
 * [12.4] Lets the player pay, so that the independents join, or decline. A player who cannot pay gets the decision
 * too, as it would otherwise reveal their stock.
 */
export const bargainStep: ArmageddonStep<'hire' | 'decline'> = {
  rule: '12.4',
  secret: true,
  who: (s) => s.frame(STEP['attitude.bargain']).side,
  prompt: fixed('prompt.attitude.bargain'),
  focus,
  offers: { hire: { label: hireLabel }, decline: { label: fixed('label.decline') } },
  actions(s, out) {
    const { side, hex } = s.frame(STEP['attitude.bargain']);
    if (mayPay(s, side, 0, priceOf(s, hex))) out.add(V.hire);
    out.add(V.decline);
  },
  apply(s, action, log) {
    const { side, hex } = s.frame(STEP['attitude.bargain']);
    s.pop();
    if (verbOf(action) === V.hire) hire(s, hex, side, log);
  },
  refusals: {
    hire(s) {
      const { side, hex } = s.frame(STEP['attitude.bargain']);
      const means = priceAndStock(s, side, 0, priceOf(s, hex));
      return { rule: '12.4', reason: msg('refusal.hire-dear', means) };
    },
  },
};

function hireLabel(s: S) {
  const [humans, materials, energy, technology] = priceOf(s, s.frame(STEP['attitude.bargain']).hex);
  return msg('label.hire', {
    price: msg('panel.stock', { humans, materials, energy, technology }),
  });
}

function hire(s: S, hex: number, side: number, log?: Log): void {
  pay(s, side, 0, priceOf(s, hex));
  join(s, hex, side);
  log?.add({ type: 'hired', rule: '12.4', args: { at: node(hex) }, to: [side] });
}
