/** [7.01] [7.04] Strengths of stacks in a battle, add by add, each with its rule number. */
import type { Message } from '../../../../kernel/text/message.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { isForest, isFront, NEXT } from '../../data/field.ts';
import { camouflage, disruptedStrength, type Ratings } from '../../data/ratings.ts';
import { oddsColumn } from '../../data/charts.ts';
import {
  BEATS,
  isFlyer,
  isWarrior,
  LOW_HACKER,
  PLUNGE,
  TYPE_OF,
  type WarriorClass,
  WARRIOR_TYPES,
} from '../../data/units.ts';
import type { Chitin } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';

/** An add: a change of a strength, with its rule. */
interface Add {
  readonly rule: RuleId;
  readonly reason: Message;
  readonly value: number;
}

/** The units of one hex in a battle: a stack, or the flyers of a megahex. */
export interface StrengthGroup {
  readonly node: number;
  readonly units: readonly number[];
}

/** Strength of one group in a battle. */
export interface Share extends StrengthGroup {
  /** Printed strengths, before all adds. */
  readonly base: number;
  readonly adds: readonly Add[];
  readonly total: number;
}

/** The two sides of a battle, before strengths. */
export interface Sides {
  readonly attackers: readonly StrengthGroup[];
  readonly targets: readonly StrengthGroup[];
}

/** A battle in full: everything that the odds consist of. */
export interface BattleStrength {
  readonly attackers: readonly Share[];
  readonly targets: readonly Share[];
  readonly attack: number;
  readonly defence: number;
  /** [7.061] Column of the combat results table. */
  readonly column: number;
}

export const isAir = (group: StrengthGroup): boolean => isFlyer(group.units[0]);

/** [7.061] Adds up both sides; attackers are computed separately and then totalled [7.043]. */
export function weighBattle(s: Chitin, { attackers, targets }: Sides): BattleStrength {
  const faced = targets.filter((target) => isFacedFromGround(s, attackers, target));
  const left = attackers.map((group) =>
    isAir(group) ? airShare(s, group, targets) : groundShare(s, group, faced),
  );
  const right = targets.map((group) => defenceShare(s, group));
  const attack = totalOf(left);
  const defence = totalOf(right);
  return { attackers: left, targets: right, attack, defence, column: oddsColumn(attack, defence) };
}

const totalOf = (shares: readonly Share[]): number =>
  shares.reduce((sum, { total }) => sum + total, 0);

function share(group: StrengthGroup, base: number, adds: readonly Add[]): Share {
  const total = adds.reduce((sum, { value }) => sum + value, base);
  return { node: group.node, units: group.units, base, adds, total };
}

/**
 * [R60] [7.043] Returns whether the ground stacks of a battle attack a stack, so that it counts for their adds;
 * otherwise flyers brought it in [8.015]. [R15] All ground attackers of a battle face the same targets.
 */
const isFacedFromGround = (
  s: Chitin,
  attackers: readonly StrengthGroup[],
  { node }: StrengthGroup,
): boolean => attackers.some((group) => !isAir(group) && isAimedAt(s, group, node));

function isAimedAt(s: Chitin, group: StrengthGroup, n: number): boolean {
  const aim = s.aim[group.units[0]];
  for (let d = 0; d < 6; d++)
    if (NEXT[group.node * 6 + d] === n) return aim !== NONE && ((aim >> d) & 1) === 1;
  return false;
}

/** [7.01] Returns the strength of a ground stack: warriors and Basics, then doubling by a charge, then the adds. */
function groundShare(s: Chitin, group: StrengthGroup, targets: readonly StrengthGroup[]): Share {
  const adds: Add[] = [];
  const factor = s.world.values['charge.factor'];
  push(adds, '8.022', 'charge', chargeBonus(s, group.units), factor);
  push(adds, '7.041', 'rear', rearAdd(s, group, targets));
  push(adds, '7.042', 'class', classAdd(s, group.units, targets));
  return share(group, attackStrength(s, group.units), adds);
}

type Reason = 'charge' | 'rear' | 'class' | 'forest' | 'camouflage';

function push(adds: Add[], rule: RuleId, reason: Reason, value: number, n = 0): void {
  if (value !== 0) adds.push({ rule, reason: msg(`add.${reason}`, { n }), value });
}

/** [7.01] Returns the attack strength of a stack: warriors and Basics count, Workers do not [R16]. */
export function attackStrength(s: Chitin, units: readonly number[]): number {
  return strength(s, units, 'attack');
}

/** [7.01] Returns the defence of a stack: its warriors, 1 for each Basic or Worker, camouflage [D9]. */
export function defenceStrength(s: Chitin, group: StrengthGroup): number {
  return strength(s, group.units, 'defence') + camouflageOf(s, group);
}

function strength(s: Chitin, units: readonly number[], value: 'attack' | 'defence'): number {
  const { ratings } = s.world;
  const rating = ratings[value];
  let sum = 0;
  for (const u of units) if (!s.disrupted[u]) sum += rating[u];
  for (let t = 0; t < WARRIOR_TYPES; t++) {
    let weak = 0;
    for (const u of units) if (s.disrupted[u] && TYPE_OF[u] === t) weak++;
    sum += disruptedStrength(ratings, t, weak);
  }
  return sum;
}

/** [8.022] [R42] Returns what doubling adds: the strength of the warriors again, without Basics, before adds. */
function chargeBonus(s: Chitin, units: readonly number[]): number {
  let sum = 0;
  for (const u of units) if (s.charging[u]) sum += s.world.ratings.attack[u];
  return sum * (s.world.values['charge.factor'] - 1);
}

/** [7.041] [R17] [R18] Returns one for each warrior and Basic, if the stack is behind all its targets. */
export function rearAdd(
  s: Chitin,
  group: StrengthGroup,
  targets: readonly StrengthGroup[],
): number {
  for (const target of targets) if (!isBehind(s, group.node, target)) return 0;
  const { values, ratings } = s.world;
  return values['add.rear'] * group.units.filter((u) => ratings.attack[u] > 0).length;
}

/** [7.02] Returns whether a hex is one of the three behind a stack. */
function isBehind(s: Chitin, n: number, target: StrengthGroup): boolean {
  if (isAir(target)) return false;
  for (let d = 0; d < 6; d++)
    if (NEXT[target.node * 6 + d] === n) return !isFront(s.facing[target.units[0]], d);
  return false;
}

/** [7.042] [7.043] Returns one for each warrior whose class is best against every warrior attacked. */
export function classAdd(
  { world: { values, ratings } }: Chitin,
  units: readonly number[],
  targets: readonly StrengthGroup[],
): number {
  const victim = classOf(ratings, targets);
  const beats = (u: number) => BEATS[ratings.types[TYPE_OF[u]].warriorClass] === victim;
  return values['add.class'] * units.filter((u) => isWarrior(u) && beats(u)).length;
}

/** [7.042] [R18] Returns the common class of all ground warriors in the groups; '' if they have none or several. */
function classOf({ types }: Ratings, groups: readonly StrengthGroup[]): WarriorClass {
  let found: WarriorClass = '';
  for (const { units } of groups) {
    for (const u of units) {
      if (!isWarrior(u)) continue;
      const own = types[TYPE_OF[u]].warriorClass;
      if (found !== '' && found !== own) return '';
      found = own;
    }
  }
  return found;
}

/**
 * [8.013] [R36] Returns the strength of flyers. They neither get nor give adds; [R35] forest halves them against the
 * ground.
 */
function airShare(s: Chitin, group: StrengthGroup, targets: readonly StrengthGroup[]): Share {
  const base = group.units.length * s.world.ratings.types[PLUNGE].attack;
  const adds: Add[] = [];
  const halved = targets.some((target) => !isAir(target) && isForest(target.node));
  if (halved) push(adds, '2.01', 'forest', -Math.ceil(base / 2));
  return share(group, base, adds);
}

function defenceShare(s: Chitin, group: StrengthGroup): Share {
  const adds: Add[] = [];
  push(adds, 'D9', 'camouflage', camouflageOf(s, group));
  return share(group, strength(s, group.units, 'defence'), adds);
}

/** [D9] Returns the camouflage of a stack with a Low Hacker; it counts once, whatever else is in the stack. */
function camouflageOf(s: Chitin, group: StrengthGroup): number {
  return group.units.some((u) => TYPE_OF[u] === LOW_HACKER)
    ? camouflage(s.world.values, group.node)
    : 0;
}
