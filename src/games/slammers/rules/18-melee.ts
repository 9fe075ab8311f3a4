/** [18.3] Who attacks whom in a close assault: bands of units that attack together, and what they can reach. */
import { assaultColumn } from '../data/tables.ts';
import { FORTRESS_DEFENCE } from '../data/terrain.ts';
import { ELIMINATED, FIRES, LANDED_ON_ENEMIES, type Slammers, TARGET } from '../state.ts';
import { isCarried, kindOf, partyOf, ratingsOf, unitsAt } from './units.ts';

type S = Slammers;

/** Units of one party and player turn in a hex that may attack together, ascending. */
export interface Band {
  readonly party: number;
  /** [18.4] */
  readonly shifted: boolean;
  readonly units: readonly number[];
}

/** The close assault of a hex as those of a player turn see it. */
export interface Melee {
  /** [12.7] Those who have still to attack. */
  readonly bands: readonly Band[];
  /** [R27] [R29] Everybody who can be a target, friend and enemy, ascending. */
  readonly targets: readonly number[];
}

/** The close assault of a hex for a player turn; `NONE` is that of units nobody commands [R71]. */
export function meleeAt(s: S, n: number, turn: number): Melee {
  const there = unitsAt(s, n);
  const bands: { party: number; shifted: boolean; units: number[] }[] = [];
  for (const u of there) {
    if (s.world.turnOf[s.world.colour[u]] !== turn || !hasAttack(s, u)) continue;
    const band = bands.find(({ units }) => mayCombine(s, units[0], u));
    if (band) band.units.push(u);
    else bands.push({ party: partyOf(s, u), shifted: hasShift(s, u), units: [u] });
  }
  return { bands, targets: there.filter((u) => !isCarried(s, u)) };
}

/** [12.7] [R17] One attack a player turn; [R39] none for calliopes, [R27] nor for towed guns. */
const hasAttack = (s: S, u: number): boolean =>
  !s.fired[u] && kindOf(s, u).attack > 0 && !isTowed(s, u);

export const isTowed = (s: S, u: number): boolean => isCarried(s, u) && kindOf(s, u).towable;

/** [18.4] [18.6] [7.10] The undisrupted, but for who has just landed among enemies. */
export const hasShift = ({ disrupted, landed }: S, u: number): boolean =>
  disrupted[u] === 0 && landed[u] !== LANDED_ON_ENEMIES;

/** [18.9] All disrupted or none; [R72] all with the shift or none; [23.3] nobody jammed. */
export const mayCombine = (s: S, u: number, v: number): boolean =>
  partyOf(s, u) === partyOf(s, v) &&
  s.disrupted[u] === s.disrupted[v] &&
  hasShift(s, u) === hasShift(s, v) &&
  !s.jammed[u] &&
  !s.jammed[v];

/** [18.5] [18.6] [19.6] [R48] What a unit brings: infantry twice its attack, in a disrupted carrier too [R30]. */
export const attackOf = (s: S, u: number): number =>
  ratingsOf(s, u).attack * (kindOf(s, u).infantry && !s.disrupted[u] ? 2 : 1);

/** [18.13] [18.14] [R49] Its defence, with its fortress in the first turn, and nothing from the ground. */
export const defenceOf = (s: S, u: number): number =>
  ratingsOf(s, u).defence + (s.inside[u] && !s.fought[s.at[u]] ? FORTRESS_DEFENCE : 0);

const sum = (s: S, units: readonly number[], of: (s: S, u: number) => number): number =>
  units.reduce((total, u) => total + of(s, u), 0);

/** Joint strength of a band. */
export const attackOfAll = (s: S, { units }: Band): number => sum(s, units, attackOf);

const isEnemyOf = (s: S, { party }: Band, u: number): boolean => partyOf(s, u) !== party;

/** [R40] Whether an attack is legal. */
const reaches = ({ shifted }: Band, attack: number, defence: number): boolean =>
  assaultColumn(attack, defence, shifted) >= 0;

/** The defence of the enemy that a band does most against. */
const weakest = (s: S, { targets }: Melee, band: Band): number =>
  Math.min(...targets.filter((u) => isEnemyOf(s, band, u)).map((u) => defenceOf(s, u)));

/** [18.2] [R40] Whether somebody has still a legal attack, alone or with others. */
export const isAttackLeft = (s: S, melee: Melee): boolean =>
  melee.bands.some((band) => reaches(band, attackOfAll(s, band), weakest(s, melee, band)));

/** [R50] Whether some band can attack all of some units as one target. */
const isWithin = (s: S, { bands }: Melee, units: readonly number[]): boolean =>
  bands.some(
    (band) =>
      units.every((u) => isEnemyOf(s, band, u)) &&
      reaches(band, attackOfAll(s, band), sum(s, units, defenceOf)),
  );

/** The units that are chosen as target. */
export const chosenTargets = ({ role }: S, { targets }: Melee): number[] =>
  targets.filter((u) => role[u] === TARGET);

/** [18.3] Units behind the one chosen last that can still be part of the target, ascending. */
export function openTargets(s: S, melee: Melee, last: number): number[] {
  const chosen = chosenTargets(s, melee);
  return melee.targets.filter((u) => u > last && isWithin(s, melee, [...chosen, u]));
}

/**
 * [18.3] All that some band has for enemies, if there are several and they can be attacked as one; else none.
 * [R4] Those noted as eliminated would only help the others, and can be taken one by one.
 */
export function wholeTarget(s: S, melee: Melee): readonly number[] {
  for (const band of melee.bands) {
    const enemies = melee.targets.filter((u) => isEnemyOf(s, band, u) && s.mark[u] !== ELIMINATED);
    if (enemies.length > 1 && isWithin(s, melee, enemies)) return enemies;
  }
  return [];
}

/** The band that attacks: that of those who have joined, and these. */
interface Attack {
  readonly band: Band;
  readonly joined: readonly number[];
}

function attacksOf(s: S, { bands }: Melee): Attack[] {
  const attacks = bands.map((band) => ({
    band,
    joined: band.units.filter((u) => s.role[u] === FIRES),
  }));
  const begun = attacks.find(({ joined }) => joined.length > 0);
  return begun ? [begun] : attacks;
}

/** [18.2] Units behind the one chosen last that can join, so that nobody is left without an attack he could make. */
export function openAttackers(s: S, melee: Melee, last: number): number[] {
  const targets = chosenTargets(s, melee);
  const open = attacksOf(s, melee)
    .filter(({ band }) => targets.every((u) => isEnemyOf(s, band, u)))
    .flatMap(({ band, joined }) =>
      band.units.filter((u) => u > last && canComplete(s, melee, { band, joined: [...joined, u] })),
    );
  return open.sort((a, b) => a - b);
}

/** Whether units behind those who have joined can make it an attack. */
function canComplete(s: S, melee: Melee, attack: Attack): boolean {
  const { band, joined } = attack;
  const last = joined[joined.length - 1];
  const later = band.units.filter((u) => u > last).map((u) => attackOf(s, u));
  return sumsOf(later).some((more) => isAttack(s, melee, attack, more));
}

/** All that some of the numbers come to. */
function sumsOf(numbers: readonly number[]): number[] {
  const sums = new Set([0]);
  for (const number of numbers) for (const before of [...sums]) sums.add(before + number);
  return [...sums];
}

/** [R40] Whether those who have joined, and more, reach the target; [18.2] [R73] and the rest of the band another one. */
function isAttack(s: S, melee: Melee, { band, joined }: Attack, more: number): boolean {
  const attack = sum(s, joined, attackOf) + more;
  const rest = attackOfAll(s, band) - attack;
  return (
    reaches(band, attack, sum(s, chosenTargets(s, melee), defenceOf)) &&
    (rest === 0 || reaches(band, rest, weakest(s, melee, band)))
  );
}

/** The column of the attack as it is put together so far; -1 if it is none yet [R73]. */
export function columnNow(s: S, melee: Melee): number {
  const [attack] = attacksOf(s, melee);
  return attack && isAttack(s, melee, attack, 0) ? columnLeft(s, melee) : -1;
}

/** The column of those who have joined, whoever is left behind; -1 under 1-4. */
export function columnLeft(s: S, melee: Melee): number {
  const [attack] = attacksOf(s, melee);
  if (!attack || attack.joined.length === 0) return -1;
  const defence = sum(s, chosenTargets(s, melee), defenceOf);
  return assaultColumn(sum(s, attack.joined, attackOf), defence, attack.band.shifted);
}
