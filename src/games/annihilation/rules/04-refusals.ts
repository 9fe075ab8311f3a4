/** Why a struck particle may not be driven where somebody pointed. */
import { type Action, nounOf, verbOf } from '../../../kernel/action.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { NONE } from '../../../kernel/state.ts';
import { type AnnihilationState, nameOf } from '../state.ts';
import { endOfRay } from './04-rays.ts';
import { STEP, VERB } from './names.ts';

/** [4.3] Where the particle in flight would go instead, on the line that somebody has named. */
export function whyNotDriven(s: AnnihilationState, action: Action): Refusal | undefined {
  if (verbOf(action) !== VERB.drive) return undefined;
  const { board, rayOf } = s.world;
  const { particle: u, force } = s.frame(STEP['transference.line']);
  const to = nounOf(action);
  const from = s.place[u] as number;
  for (let r = rayOf[from] as number; r < (rayOf[from + 1] as number); r++) {
    const ray = pointsOfRay(s, r);
    if (ray.includes(to)) return whyNotAlong(s, r, ray.indexOf(to));
  }
  return {
    rule: '4.3',
    reason: `${board.labels[to]} is on no line through ${board.labels[from]}: ${nameOf(s, u)} is driven ${force} straight along one.`,
  };
}

const pointsOfRay = ({ world }: AnnihilationState, r: number): number[] => [
  ...world.rayNodes.subarray(world.rayAt[r], world.rayAt[r + 1]),
];

/** Why not to the point `k` of a ray, counted from 0. */
function whyNotAlong(s: AnnihilationState, r: number, k: number): Refusal {
  const { labels } = s.world.board;
  const { particle, force } = s.frame(STEP['transference.line']);
  const [name, ray] = [nameOf(s, particle), pointsOfRay(s, r)];
  const end = endOfRay(s, r, force, NONE);
  if (end === NONE)
    return {
      rule: 'R2',
      reason: `That line ends at ${labels[ray.at(-1) as number]} after ${ray.length}, with nothing in the way: too short for a force of ${force}.`,
    };
  const met = s.unitOn[end] as number;
  if (met !== NONE && ray.indexOf(end) < k)
    return {
      rule: 'R1',
      reason: `${nameOf(s, met)} on ${labels[end]} is in the way: ${name} stops there and meets it.`,
    };
  return {
    rule: '4.2',
    reason: `${name} is driven by ${force}, neither more nor less: on that line to ${labels[end]}.`,
  };
}
