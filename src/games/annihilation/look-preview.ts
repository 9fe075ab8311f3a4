/** What an action would do, for showing it before it is chosen. */
import { type Action, ActionList, nounOf, verbOf } from '../../kernel/action.ts';
import { Log, type LogEvent } from '../../kernel/log.ts';
import type { AreaLook } from '../../kernel/look.ts';
import { NONE } from '../../kernel/state.ts';
import { eachEnd } from './rules/03-self-emission.ts';
import { endOfRay } from './rules/04-rays.ts';
import { STEP, VERB } from './rules/names.ts';
import { TABLE } from './rules/steps.ts';
import {
  type AnnihilationState,
  chargeOf,
  inFlight,
  isAnnihilator,
  nameOf,
  signOf,
  standingOn,
} from './state.ts';

type S = AnnihilationState;
type Path = { nodes: number[]; cost: string };

/** The points that the moving particle passes, and the force it spends or has left. */
export function pathOf(s: S, action: Action): Path | undefined {
  const n = nounOf(action);
  if (verbOf(action) === VERB.to)
    return { nodes: [n], cost: `force ${s.frame(STEP['emission.path']).force - 1} left` };
  if (verbOf(action) !== VERB.drive) return undefined;
  const { particle, force } = s.frame(STEP['transference.line']);
  const nodes = flightTo(s, s.place[particle] as number, force, n);
  return { nodes, cost: `${nodes.length} of ${force}` };
}

/** [4.3] The points from `from` (not included) to `end` on the first line that leads there. */
function flightTo(s: S, from: number, force: number, end: number): number[] {
  const { rayOf, rayAt, rayNodes } = s.world;
  for (let r = rayOf[from] as number; r < (rayOf[from + 1] as number); r++) {
    if (endOfRay(s, r, force, NONE) !== end) continue;
    const ray = Array.from(rayNodes.subarray(rayAt[r], rayAt[r + 1]));
    return ray.slice(0, ray.indexOf(end) + 1);
  }
  return [];
}

/** Events that bring a particle to a point. */
const ARRIVALS = ['place', 'rest', 'driven', 'strike'];

/**
 * What an action brings about at once (`arrive`, `strike`, `annihilated`, `score`), and where the
 * next choice can lead (`drive`, `reach`).
 */
export function previewOf(s: S, action: Action): AreaLook[] {
  const after = s.clone();
  const log = new Log();
  TABLE[s.step]?.apply?.(after, action, log);
  const areas = log.events.flatMap((event) => happening(s, event));
  // A carrier placed onto another arrives with both events.
  const once = areas.filter((a, i) => areas.findIndex((b) => b.name === a.name) === i);
  return [...once, ...outlook(after)];
}

function happening(s: S, { type, args }: LogEvent): AreaLook[] {
  const nodes = [Number(args?.at)];
  const area = (kind: string, name: string, text: string) => ({
    type: kind,
    name,
    nodes,
    texts: [text],
  });
  const [u, name] = [signOf(s, Number(args?.u)), args?.name];
  const areas = ARRIVALS.includes(type) ? [area('arrive', `${name} comes here`, u)] : [];
  if (type === 'strike')
    areas.push(area('strike', `${args?.met} is struck here`, signOf(s, Number(args?.v))));
  if (type === 'annihilated') areas.push(area('annihilated', `${name} is annihilated here`, u));
  if (type === 'score') areas.push(area('score', `${name} scores here`, `+${args?.n}`));
  return areas;
}

/** Where the decision that comes next can take the particle in flight. */
function outlook(s: S): AreaLook[] {
  if (s.step === STEP['emission.path']) {
    const { particle, force } = s.frame(STEP['emission.path']);
    return reachOf(s, particle, force);
  }
  if (s.step !== STEP['transference.line']) return [];
  const list = new ActionList();
  TABLE[s.step]?.actions?.(s, list);
  const nodes = list.toArray().map(nounOf);
  const name = `${nameOf(s, inFlight(s))} can be driven here`;
  return [{ type: 'drive', name, nodes, texts: nodes.map((n) => meetingText(s, n)) }];
}

const meetingText = (s: S, n: number): string => {
  const met = standingOn(s, n);
  return met === NONE ? '' : signOf(s, met);
};

/** [3.2] [3.4] Everywhere a self-emission of `u` with `force` left can end, and with what result. */
export function reachOf(s: S, u: number, force: number): AreaLook[] {
  const found = new Map<number, string>();
  eachEnd(s, u, s.place[u] as number, force, (to, left) => {
    const text = endText(s, u, to, left - 1);
    const before = found.get(to);
    if (before === undefined || before === text) found.set(to, text);
    else found.set(to, `${before}/${text}`);
  });
  const ends = [...found].sort(([a], [b]) => a - b);
  const name = `${nameOf(s, u)} can end its motion here`;
  return [
    { type: 'reach', name, nodes: ends.map(([n]) => n), texts: ends.map(([, text]) => text) },
  ];
}

/** [4.1] [5.1] [5.4] What comes of an arrival, in a word: a force handed over, both lost, points. */
function endText(s: S, u: number, n: number, force: number): string {
  const met = standingOn(s, n);
  if (met !== NONE && met !== u) {
    if (force === 0 || isAnnihilator(s, met)) return 'lost';
    return `hit ${force}`;
  }
  return n === s.world.emergence[1 - s.side] ? `+${chargeOf(s, u)}` : '';
}
