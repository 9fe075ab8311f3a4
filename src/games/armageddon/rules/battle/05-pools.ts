/** Section 5: the start of a challenge: its pools, fate, and what both sides learn. */
import { NONE } from '../../../../kernel/state.ts';
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
  /** Fate of the attacker; if absent, the attacker has none. */
  readonly attackFate?: number;
  readonly defenceFate?: number;
  /** [5.2] Whether a surplus of the defender damages the attacker. */
  readonly duel?: boolean;
}

/** [1.3] Limits a pool to at least 0 dice; there is no upper limit. */
export const poolOf = (dice: number): number => Math.max(0, dice);

/** [5.2] Starts an opposed challenge. The caller continues once it is decided, with `margin` in the state. */
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

/**
 * [5.6] [R5] Returns the fate of a card: an attack card's own, a unit's from its hero and experience; `NONE` if it
 * has none.
 */
export function fateOf(s: S, u: number): number {
  if (isFamily(s, u, 'attack')) return cardOf(s, u).fate || NONE;
  if (!isFamily(s, u, 'unit') || s.group[u] < 0) return NONE;
  const hero = heroOf(s, s.group[u]);
  return hero === NONE
    ? NONE
    : cardOf(s, hero).fate +
        experienceFate(s, s.experience[s.group[u]] + s.world.values.experienceHero);
}

/** [3.21] Returns the fate by experience: a point for each band reached. A hero counts as additional experience. */
const experienceFate = (s: S, points: number): number =>
  s.world.values.experience.filter((from) => points >= from).length;
