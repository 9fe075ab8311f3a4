/** Agents of bots: heroes and teams that go alone and in stealth to where others have something, and work there. */
import { nodeDistance } from '../../../kernel/board/hex.ts';
import { garrisonCards, type Host, isAgent, type Situation } from './situation.ts';
import { hasFlag, isPlayer } from '../rules/pieces.ts';
import { targetsBeside } from '../rules/covert/05-agents.ts';
import { worthOf } from './worth.ts';
import type { Armageddon } from '../state.ts';

type S = Armageddon;

/** Hexes that an agent goes at most. */
const FAR = 9;
/** Rounds before anybody has something that is worth it. */
const EARLY = 6;
/** Price of the cheapest useful operation. */
const LEAST = 2;
/** Value of reaching the facilities of another side, and of each of them. */
const WORTH = { there: 10, facility: 4 };

/** [5.23] [5.24] [5.25] Hexes in which an agent could work, with what that is worth. */
export function missionsFor(s: S, at: Situation, from: number): { hex: number; value: number }[] {
  const found: { hex: number; value: number }[] = [];
  for (const [hex, foe] of at.foes)
    if (foe.isPlayer && foe.facilities > 0 && nodeDistance(s.world.board, from, hex) <= FAR)
      found.push({ hex, value: WORTH.there + WORTH.facility * foe.facilities });
  return found;
}

/** [2.16] The agent of a garrison that should set out; undefined: none, or one is under way. */
export function agentDue(s: S, at: Situation, base: number): number | undefined {
  if (s.round < EARLY || at.hosts.some(({ isMission }) => isMission)) return undefined;
  if (missionsFor(s, at, s.place[base]).length === 0) return undefined;
  return garrisonCards(s, base).find((u) => isAgent(s, u));
}

/** [3.26] The army of an agent that should go into stealth before it goes on. */
export const hidingDue = (s: S, at: Situation, armies: readonly number[]): number | undefined =>
  at.hosts.find(
    (host) =>
      host.isMission && armies.includes(host.army) && missionsFor(s, at, host.hex).length > 0,
  )?.army;

/** [5.23] [5.24] What an agent could hit is worth the action points. */
export const isWorthIt = (s: S, agent: number, family: 'hero' | 'facility'): boolean =>
  targetsBeside(s, agent, family).some((u) => isPlayer(s, s.owner[u]) && worthOf(s, u) >= LEAST);

/** An agent stays where there is work for it, and enters unseen where others stand. */
export const isAtWork = (s: S, at: Situation, { hex, isMission }: Host): boolean =>
  isMission && missionsFor(s, at, hex).some((mission) => mission.hex === hex);

export const isUnseen = (s: S, { army }: Host): boolean => hasFlag(s, army, 'stealth');
