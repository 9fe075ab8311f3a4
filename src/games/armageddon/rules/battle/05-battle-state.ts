/** State of the current battle: its stages, its frame by roles, its armies with their units, and options of units. */
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { ATTACKER } from './05-pools.ts';
import { EVERYTHING, isKnown } from '../knowledge.ts';
import { STEP } from '../names.ts';
import { armiesAt, hasFlag, isPlayer, unitsOf } from '../pieces.ts';
import { couldFight } from '../armies/03-control.ts';

type S = Armageddon;

/** Stages in order. */
export const STAGES = [
  'muster',
  'form',
  'initiative',
  'act',
  'after',
  'attacker',
  'defender',
  'over',
  'spoils',
] as const;
export type BattleStageId = (typeof STAGES)[number];
const STAGE = Object.fromEntries(STAGES.map((id, i) => [id, i])) as Readonly<
  Record<BattleStageId, number>
>;

/** [5.16] Options of a unit's action, in the order and with the names of their verbs. */
export const WAYS = ['attack', 'storm', 'charge', 'snipe', 'support', 'cover'] as const;
export type BattleOption = (typeof WAYS)[number];
export const WAY = Object.fromEntries(WAYS.map((id, i) => [id, i])) as Readonly<
  Record<BattleOption, number>
>;

/** Stage of a unit's action: aiming, striking, after the hit, after a revenge strike, over. */
export const STRIKE_STAGE = { aim: 0, strike: 1, hit: 2, avenged: 3, over: 4 } as const;

/** Kinds of target. */
export const AIM = { reach: 0, front: 1, row: 2, rear: 3, foot: 4, friend: 5, hero: 6 } as const;

export const battleOf = (s: S) => s.frame(STEP.battle);

export function goOn(s: S, stage: BattleStageId): void {
  battleOf(s).stage = STAGE[stage];
}

/** Returns the owner in a role. */
export const ownerIn = (s: S, role: number): number =>
  role === ATTACKER ? battleOf(s).attacker : battleOf(s).defender;

/** [5.13] Returns the army that currently fights in a role, or `NONE`. */
export const armyIn = (s: S, role: number): number =>
  role === ATTACKER ? battleOf(s).first : battleOf(s).second;

export function setArmy(s: S, role: number, army: number): void {
  if (role === ATTACKER) battleOf(s).first = army;
  else battleOf(s).second = army;
}

/** Returns the units of the army that fights in a role. */
export const unitsIn = (s: S, role: number): number[] => {
  const army = armyIn(s, role);
  return army === NONE ? [] : unitsOf(s, army);
};

/**
 * [5.11] [3.26] Returns an owner's armies in a hex that can fight, do not hide from the viewer, and have a unit that
 * the viewer knows.
 */
export const fightersAt = (s: S, hex: number, owner: number, viewer = EVERYTHING): number[] =>
  armiesAt(s, hex).filter(
    (a) =>
      s.owner[a] === owner &&
      isOpenTo(s, a, viewer) &&
      unitsOf(s, a).some((u) => isKnown(s, u, viewer)),
  );

/** [5.11] Returns the owners of armies in a hex that the side knows and could fight, ascending. */
export function foesAt(s: S, hex: number, side: number): number[] {
  const foes = armiesAt(s, hex).filter(
    (a) => s.owner[a] !== side && isOpenTo(s, a, side) && couldFight(s, a, side),
  );
  return [...new Set(foes.map((a) => s.owner[a]))].sort((a, b) => a - b);
}

/** [3.26] Returns whether an army does not hide from the viewer; a detected army does not. */
const isOpenTo = (s: S, army: number, viewer: number): boolean =>
  viewer === EVERYTHING ? !hasFlag(s, army, 'stealth') : isKnown(s, army, viewer);

/** Returns whether the owner in a role is a player, who decides. */
export const decides = (s: S, role: number): boolean => isPlayer(s, ownerIn(s, role));
