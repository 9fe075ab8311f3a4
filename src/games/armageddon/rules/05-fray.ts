/** The battle that is going on: its frame by roles, its armies and their units. */
import { NONE } from '../../../kernel/state.ts';
import type { Armageddon } from '../state.ts';
import { ATTACKER } from './05-pools.ts';
import { STAGE, type StageId } from './05-stages.ts';
import { EVERYTHING, isKnown } from './knowledge.ts';
import { STEP } from './names.ts';
import {
  armiesAt,
  cardsOf,
  hasFlag,
  isCombatCapable,
  isFamily,
  isPlayer,
  unitsOf,
} from './pieces.ts';

type S = Armageddon;

export const battleOf = (s: S) => s.frame(STEP.battle);

export function goOn(s: S, stage: StageId): void {
  battleOf(s).stage = STAGE[stage];
}

/** Who fights in a role. */
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

/** The role of an owner. */
export const roleOf = (s: S, owner: number): number =>
  owner === battleOf(s).attacker ? ATTACKER : 1 - ATTACKER;

/** [5.11] Armies of an owner in a hex that can fight and do not hide. */
export const fightersAt = (s: S, hex: number, owner: number): number[] =>
  armiesAt(s, hex).filter(
    (a) => s.owner[a] === owner && !hasFlag(s, a, 'stealth') && isCombatCapable(s, a),
  );

/** [5.11] Owners of armies in a hex that somebody would fight, ascending: all, or whom a side knows of. */
export function foesAt(s: S, hex: number, side: number, viewer = EVERYTHING): number[] {
  const foes = armiesAt(s, hex).filter(
    (a) => s.owner[a] !== side && isKnown(s, a, viewer) && isOpen(s, a, viewer),
  );
  return [...new Set(foes.map((a) => s.owner[a]))].sort((a, b) => a - b);
}

/** An army of which only the counter is known may have units. */
function isOpen(s: S, army: number, viewer: number): boolean {
  if (hasFlag(s, army, 'stealth')) return false;
  const seen = cardsOf(s, army).filter((u) => isKnown(s, u, viewer));
  return (viewer !== EVERYTHING && seen.length === 0) || seen.some((u) => isFamily(s, u, 'unit'));
}

/** Whether a role is played by somebody who decides. */
export const decides = (s: S, role: number): boolean => isPlayer(s, ownerIn(s, role));
