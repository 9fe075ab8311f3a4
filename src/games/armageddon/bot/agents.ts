/** Agents of bots: heroes and teams that go alone and in stealth to pieces of others, and operate there. */
import { nodeDistance } from '../../../kernel/board/hex.ts';
import { garrisonCards, type Host, isAgent, type Situation } from './situation.ts';
import { hasFlag, isPlayer } from '../rules/pieces.ts';
import { targetsBeside } from '../rules/covert/05-agents.ts';
import { worthOf } from './worth.ts';
import type { Armageddon } from '../state.ts';

type S = Armageddon;

/** Maximum distance of an agent's mission, in hexes. */
const FAR = 9;
/** Rounds at the start in which no side has a target that is worth a mission. */
const EARLY = 6;
/** Minimum value of a target for an operation. */
const LEAST = 2;
/** Value of reaching the facilities of another side, and of each of them. */
const WORTH = { there: 10, facility: 4 };

/** [5.23] [5.24] [5.25] Returns the hexes in which an agent could operate, with their values. */
export function missionsFor(s: S, at: Situation, from: number): { hex: number; value: number }[] {
  const found: { hex: number; value: number }[] = [];
  for (const [hex, foe] of at.foes)
    if (foe.isPlayer && foe.facilities > 0 && nodeDistance(s.world.board, from, hex) <= FAR)
      found.push({ hex, value: WORTH.there + WORTH.facility * foe.facilities });
  return found;
}

/** [2.16] Returns the agent of a garrison that should set out; undefined if there is none, or one is under way. */
export function agentDue(s: S, at: Situation, base: number): number | undefined {
  if (s.round < EARLY || at.hosts.some(({ isMission }) => isMission)) return undefined;
  if (missionsFor(s, at, s.place[base]).length === 0) return undefined;
  return garrisonCards(s, base).find((u) => isAgent(s, u));
}

/** [3.26] Returns the army of an agent that should go into stealth before it marches on. */
export const hidingDue = (s: S, at: Situation, armies: readonly number[]): number | undefined =>
  at.hosts.find(
    (host) =>
      host.isMission && armies.includes(host.army) && missionsFor(s, at, host.hex).length > 0,
  )?.army;

/** [5.23] [5.24] Returns whether an agent has a target that is worth the action points. */
export const isWorthIt = (s: S, agent: number, family: 'hero' | 'facility'): boolean =>
  targetsBeside(s, agent, family).some((u) => isPlayer(s, s.owner[u]) && worthOf(s, u) >= LEAST);

/** Returns whether an agent is where it has work, so that it stays. */
export const isAtWork = (s: S, at: Situation, { hex, isMission }: Host): boolean =>
  isMission && missionsFor(s, at, hex).some((mission) => mission.hex === hex);

export const isUnseen = (s: S, { army }: Host): boolean => hasFlag(s, army, 'stealth');
