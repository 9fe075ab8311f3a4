/** Section 5: how a challenge begins: its pools, whose fate it is, and who learns of whom. */
import { NONE } from '../../../../kernel/state.ts';
import { EXPERIENCE, NUMBER } from '../../data/numbers.ts';
import type { Armageddon } from '../../state.ts';
import { KIND, type DamageKind } from './05-damage.ts';
import { reveal } from '../knowledge.ts';
import { STEP } from '../names.ts';
import { cardOf, heroOf, isFamily, isPlayer } from '../pieces.ts';

type S = Armageddon;

/** Side to act in a challenge. */
export const TURN = { roll: 0, defender: 1, attacker: 2, over: 3 } as const;
/** The two roles. */
export const [DEFENDER, ATTACKER] = [0, 1];
interface OpposedRoll {
  readonly kind: DamageKind;
  readonly attacker: number;
  readonly defender: number;
  readonly attack: number;
  readonly defence: number;
  /** Absent: the side has no fate here. */
  readonly attackFate?: number;
  readonly defenceFate?: number;
  /** [5.2] The defender’s surplus hurts the attacker. */
  readonly duel?: boolean;
}

/** [1.3] A pool has no fewer dice than none, and any number more. */
export const poolOf = (dice: number): number => Math.max(0, dice);

/** [5.2] Calls an opposed challenge; whoever called it goes on when it is decided, with `margin` in the state. */
export function beginChallenge(s: S, challenge: OpposedRoll): void {
  const { kind, attacker, defender, attackFate = NONE, defenceFate = NONE, duel } = challenge;
  for (const [u, v] of [
    [attacker, defender],
    [defender, attacker],
  ])
    if (isPlayer(s, s.owner[v])) reveal(s, u, s.owner[v]);
  s.push(STEP.challenge, {
    ...{ kind: KIND[kind], attacker, defender, attackFate, defenceFate },
    ...{ attack: poolOf(challenge.attack), defence: poolOf(challenge.defence) },
    ...{ hits: 0, saves: 0, turn: TURN.roll, opening: 1, accepted: 0, duel: duel ? 1 : 0 },
  });
}

/** [5.6] [R5] Fate of a card: of an attack card its own, of a unit that of its hero and of experience; or `NONE`. */
export function fateOf(s: S, u: number): number {
  if (isFamily(s, u, 'attack')) return cardOf(s, u).fate || NONE;
  if (!isFamily(s, u, 'unit') || s.group[u] < 0) return NONE;
  const hero = heroOf(s, s.group[u]);
  return hero === NONE
    ? NONE
    : cardOf(s, hero).fate + experienceFate(s.experience[s.group[u]] + NUMBER.experienceHero);
}

/** [3.21] A point for each band that is reached; a hero counts for some of it. */
const experienceFate = (points: number): number =>
  EXPERIENCE.filter((from) => points >= from).length;
