/** [18.3] Attackers and targets in a close assault: bands of units that attack together, and their legal targets. */
import { NONE } from '../../../../kernel/state.ts';
import { assaultColumn } from '../../data/tables.ts';
import { fortressDefence } from '../fire/17-defence.ts';
import { ELIMINATED, FIRES, LANDED_ON_ENEMIES, type Slammers, TARGET } from '../../state.ts';
import { STEP } from '../names.ts';
import { turnAt } from '../sequence.ts';
import { isCarried, kindOf, partyOf, ratingsOf, unitsAt } from '../units.ts';

type S = Slammers;

/** Units of one party and player turn in a hex that may attack together, ascending. */
export interface Band {
  readonly party: number;
  /** [18.4] Whether its odds are shifted. */
  readonly shifted: boolean;
  readonly units: readonly number[];
}

/** The close assault of a hex, for the units of one player turn. */
export interface Melee {
  /** [12.7] Units that have yet to attack. */
  readonly bands: readonly Band[];
  /** [R27] [R29] All units that can be targets, friendly and enemy, ascending. */
  readonly targets: readonly number[];
}

/** Builds the close assault of a hex for a player turn; `NONE` means units without a commander [R71]. */
function meleeAt(s: S, n: number, turn: number): Melee {
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

/** Returns the close assault of the current hex, for the units of the player turn whose attack is due. */
export function meleeNow(s: S): Melee {
  const { hex, order } = s.frame(STEP['assault.hex']);
  return meleeAt(s, hex, order === s.world.playerTurns.length ? NONE : turnAt(s, order));
}

/**
 * [12.7] [R17] Returns whether a unit may attack: once per player turn; calliopes [R39] and towed guns [R27] never.
 */
const hasAttack = (s: S, u: number): boolean =>
  !s.fired[u] && kindOf(s, u).attack > 0 && !isTowed(s, u);

export const isTowed = (s: S, u: number): boolean => isCarried(s, u) && kindOf(s, u).towable;

/** [18.4] [18.6] [7.10] Returns whether a unit has the shift: if undisrupted, and not just landed among enemies. */
export const hasShift = ({ disrupted, landed }: S, u: number): boolean =>
  disrupted[u] === 0 && landed[u] !== LANDED_ON_ENEMIES;

/**
 * [18.9] Returns whether two units may attack together: equal in disruption and shift [R72], and not jammed [23.3].
 */
export const mayCombine = (s: S, u: number, v: number): boolean =>
  partyOf(s, u) === partyOf(s, v) &&
  s.disrupted[u] === s.disrupted[v] &&
  hasShift(s, u) === hasShift(s, v) &&
  !s.jammed[u] &&
  !s.jammed[v];

/**
 * [18.5] [18.6] [19.6] [R48] Returns the attack of a unit, doubled for undisrupted infantry, even in a disrupted
 * carrier [R30].
 */
export const attackOf = (s: S, u: number): number =>
  ratingsOf(s, u).attack * (kindOf(s, u).infantry && !s.disrupted[u] ? 2 : 1);

/** [18.13] [18.14] [R49] Returns the defence of a unit, with its fortress in the first turn, but without terrain. */
export const defenceOf = (s: S, u: number): number =>
  ratingsOf(s, u).defence + (s.inside[u] && !s.fought[s.at[u]] ? fortressDefence(s) : 0);

export const sumOf = (s: S, units: readonly number[], of: (s: S, u: number) => number): number =>
  units.reduce((total, u) => total + of(s, u), 0);

/** Returns the joint attack of a band. */
export const attackOfAll = (s: S, { units }: Band): number => sumOf(s, units, attackOf);

const isEnemyOf = (s: S, { party }: Band, u: number): boolean => partyOf(s, u) !== party;

/** [R40] Returns whether an attack is legal. */
const reaches = (s: S, { shifted }: Band, attack: number, defence: number): boolean =>
  assaultColumn(s.world.tables, attack, defence, shifted) >= 0;

/** Returns the lowest defence among the enemies of a band. */
const weakest = (s: S, { targets }: Melee, band: Band): number =>
  Math.min(...targets.filter((u) => isEnemyOf(s, band, u)).map((u) => defenceOf(s, u)));

/** [18.2] [R40] Returns whether any unit still has a legal attack, alone or with others. */
export const isAttackLeft = (s: S, melee: Melee): boolean =>
  melee.bands.some((band) => reaches(s, band, attackOfAll(s, band), weakest(s, melee, band)));

/** [R50] Returns whether some band can attack all of these units as one target. */
const isWithin = (s: S, { bands }: Melee, units: readonly number[]): boolean =>
  bands.some(
    (band) =>
      units.every((u) => isEnemyOf(s, band, u)) &&
      reaches(s, band, attackOfAll(s, band), sumOf(s, units, defenceOf)),
  );

/** Returns the units chosen as target. */
export const chosenTargets = ({ role }: S, { targets }: Melee): number[] =>
  targets.filter((u) => role[u] === TARGET);

/** [18.3] Returns the units after the last one chosen that can still be part of the target, ascending. */
export function openTargets(s: S, melee: Melee, last: number): number[] {
  const chosen = chosenTargets(s, melee);
  return melee.targets.filter((u) => u > last && isWithin(s, melee, [...chosen, u]));
}

/**
 * [18.3] Returns all enemies of some band if there are several and they can be attacked as one target; otherwise an
 * empty list. [R4] Units recorded as eliminated are left out, since they would only raise the defence; they can be
 * chosen one by one.
 */
export function wholeTarget(s: S, melee: Melee): readonly number[] {
  for (const band of melee.bands) {
    const enemies = melee.targets.filter((u) => isEnemyOf(s, band, u) && s.mark[u] !== ELIMINATED);
    if (enemies.length > 1 && isWithin(s, melee, enemies)) return enemies;
  }
  return [];
}

/** The attacking band, and its units that have joined so far. */
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

/**
 * [18.2] Returns the units after the last one chosen that can join without leaving another unit without an attack.
 */
export function openAttackers(s: S, melee: Melee, last: number): number[] {
  const targets = chosenTargets(s, melee);
  const open = attacksOf(s, melee)
    .filter(({ band }) => targets.every((u) => isEnemyOf(s, band, u)))
    .flatMap(({ band, joined }) =>
      band.units.filter((u) => u > last && canComplete(s, melee, { band, joined: [...joined, u] })),
    );
  return open.sort((a, b) => a - b);
}

/** Returns whether units after the last joined one can complete a legal attack. */
function canComplete(s: S, melee: Melee, attack: Attack): boolean {
  const { band, joined } = attack;
  const last = joined[joined.length - 1];
  const later = band.units.filter((u) => u > last).map((u) => attackOf(s, u));
  return sumsOf(later).some((more) => isAttack(s, melee, attack, more));
}

/** Returns the sums of all subsets of the numbers. */
function sumsOf(numbers: readonly number[]): number[] {
  const sums = new Set([0]);
  for (const number of numbers) for (const before of [...sums]) sums.add(before + number);
  return [...sums];
}

/**
 * [R40] Returns whether the joined units plus `more` have legal odds, and the rest of the band could attack another
 * target [18.2] [R73].
 */
function isAttack(s: S, melee: Melee, { band, joined }: Attack, more: number): boolean {
  const attack = sumOf(s, joined, attackOf) + more;
  const rest = attackOfAll(s, band) - attack;
  return (
    reaches(s, band, attack, sumOf(s, chosenTargets(s, melee), defenceOf)) &&
    (rest === 0 || reaches(s, band, rest, weakest(s, melee, band)))
  );
}

/** Returns the column of the attack as chosen so far, or -1 if it is not legal yet [R73]. */
export function columnNow(s: S, melee: Melee): number {
  const [attack] = attacksOf(s, melee);
  return attack && isAttack(s, melee, attack, 0) ? columnLeft(s, melee) : -1;
}

/** Returns the column of the joined units, regardless of units left out, or -1 below 1-4. */
export function columnLeft(s: S, melee: Melee): number {
  const [attack] = attacksOf(s, melee);
  if (!attack || attack.joined.length === 0) return -1;
  const defence = sumOf(s, chosenTargets(s, melee), defenceOf);
  return assaultColumn(
    s.world.tables,
    sumOf(s, attack.joined, attackOf),
    defence,
    attack.band.shifted,
  );
}
