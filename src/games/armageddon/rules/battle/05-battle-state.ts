/** The battle that is going on: its stages, its frame by roles, its armies and their units, and how these act. */
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { ATTACKER } from './05-pools.ts';
import { EVERYTHING, isKnown } from '../knowledge.ts';
import { STEP } from '../names.ts';
import { armiesAt, hasFlag, isPlayer, unitsOf } from '../pieces.ts';
import { couldFight } from '../armies/03-control.ts';

type S = Armageddon;

/** In their order. */
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

/** [5.16] Ways to act, in the order of their verbs, which have their names. */
export const WAYS = ['attack', 'storm', 'charge', 'snipe', 'support', 'cover'] as const;
export type BattleOption = (typeof WAYS)[number];
export const WAY = Object.fromEntries(WAYS.map((id, i) => [id, i])) as Readonly<
  Record<BattleOption, number>
>;

/** Where one action of a unit stands: it aims, it strikes, it sees what came of it, and of what came back. */
export const BLOW = { aim: 0, strike: 1, hit: 2, avenged: 3, over: 4 } as const;

/** Possible targets now. */
export const AIM = { reach: 0, front: 1, row: 2, rear: 3, foot: 4, friend: 5, hero: 6 } as const;

export const battleOf = (s: S) => s.frame(STEP.battle);

export function goOn(s: S, stage: BattleStageId): void {
  battleOf(s).stage = STAGE[stage];
}

/** Fighter in a role. */
export const ownerIn = (s: S, role: number): number =>
  role === ATTACKER ? battleOf(s).attacker : battleOf(s).defender;

/** [5.13] The army that fights in a role at present, or `NONE`. */
export const armyIn = (s: S, role: number): number =>
  role === ATTACKER ? battleOf(s).first : battleOf(s).second;

export function setArmy(s: S, role: number, army: number): void {
  if (role === ATTACKER) battleOf(s).first = army;
  else battleOf(s).second = army;
}

/** Units of the army that fights in a role. */
export const unitsIn = (s: S, role: number): number[] => {
  const army = armyIn(s, role);
  return army === NONE ? [] : unitsOf(s, army);
};

/** [5.11] [3.26] Armies of an owner in a hex that can fight, and do not hide from a side, which knows a unit of theirs. */
export const fightersAt = (s: S, hex: number, owner: number, viewer = EVERYTHING): number[] =>
  armiesAt(s, hex).filter(
    (a) =>
      s.owner[a] === owner &&
      isOpenTo(s, a, viewer) &&
      unitsOf(s, a).some((u) => isKnown(s, u, viewer)),
  );

/** [5.11] Owners of armies in a hex that a side knows and could fight, ascending. */
export function foesAt(s: S, hex: number, side: number): number[] {
  const foes = armiesAt(s, hex).filter(
    (a) => s.owner[a] !== side && isOpenTo(s, a, side) && couldFight(s, a, side),
  );
  return [...new Set(foes.map((a) => s.owner[a]))].sort((a, b) => a - b);
}

/** [3.26] Whom a side has detected does not hide from it. */
const isOpenTo = (s: S, army: number, viewer: number): boolean =>
  viewer === EVERYTHING ? !hasFlag(s, army, 'stealth') : isKnown(s, army, viewer);

/** Whether a role is played by somebody who decides. */
export const decides = (s: S, role: number): boolean => isPlayer(s, ownerIn(s, role));
