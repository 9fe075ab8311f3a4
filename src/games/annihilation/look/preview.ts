/** Preview of an action. */
import { type Action, ActionList, nounOf, verbOf } from '../../../kernel/action.ts';
import { Log, type LogEvent } from '../../../kernel/text/log.ts';
import type { AreaLook } from '../../../kernel/look/look.ts';
import { keyOf, type LocalizedText } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { eachEnd } from '../rules/03-self-emission.ts';
import { endOfRay } from '../rules/04-rays.ts';
import { STEP, VERB } from '../rules/names.ts';
import { TABLE } from '../rules/steps.ts';
import {
  type AnnihilationState,
  chargeOf,
  inFlight,
  isAnnihilator,
  type NamedUnit,
  named,
  signOf,
  standingOn,
} from '../state.ts';
import { msg } from '../i18n/msg.ts';

type S = AnnihilationState;
type Path = { nodes: number[]; cost: LocalizedText };

/** The points that the moving particle passes, and the force it spends or has left. */
export function pathOf(s: S, action: Action): Path | undefined {
  const n = nounOf(action);
  if (verbOf(action) === VERB.to)
    return { nodes: [n], cost: msg('path.left', { n: s.frame(STEP['emission.path']).force - 1 }) };
  if (verbOf(action) !== VERB.drive) return undefined;
  const { particle, force } = s.frame(STEP['transference.line']);
  const nodes = flightTo(s, s.place[particle], force, n);
  return { nodes, cost: msg('path.of', { n: nodes.length, all: force }) };
}

/** [4.3] The points from `from` (not included) to `end` on the first line that leads there. */
function flightTo(s: S, from: number, force: number, end: number): number[] {
  const { rayOf, rayAt, rayNodes } = s.world;
  for (let r = rayOf[from]; r < rayOf[from + 1]; r++) {
    if (endOfRay(s, r, force, NONE) !== end) continue;
    const ray = Array.from(rayNodes.subarray(rayAt[r], rayAt[r + 1]));
    return ray.slice(0, ray.indexOf(end) + 1);
  }
  return [];
}

/**
 * Immediate effects of an action (`arrive`, `strike`, `annihilated`, `score`), and where the
 * next choice can lead (`drive`, `reach`).
 */
export function previewOf(s: S, action: Action): AreaLook[] {
  const after = s.clone();
  const log = new Log();
  TABLE[s.step]?.apply?.(after, action, log);
  const areas = log.events.flatMap((event) => happening(s, event));
  // A carrier placed onto another arrives with both events.
  const keys = areas.map(({ name }) => keyOf(name));
  const once = areas.filter((_, i) => keys.indexOf(keys[i]) === i);
  return [...once, ...outlook(after)];
}

/** Texts of the events that happen on a point. */
interface EventTexts {
  readonly u: NamedUnit;
  readonly v: NamedUnit;
  readonly at: { readonly node: number };
  readonly n: number;
}

function happening(s: S, { type, args }: LogEvent): AreaLook[] {
  const { u, v, at, n } = args as unknown as EventTexts;
  const area = (
    kind: 'arrive' | 'strike' | 'annihilated' | 'score',
    who: NamedUnit,
    text = signOf(s, who.unit),
  ): AreaLook => ({
    type: kind,
    name: msg(`area.${kind}`, { u: who }),
    nodes: [at.node],
    texts: [text],
  });
  switch (type) {
    case 'place':
    case 'rest':
    case 'driven':
      return [area('arrive', u)];
    case 'strike':
      return [area('arrive', u), area('strike', v)];
    case 'annihilated':
      return [area('annihilated', u)];
    case 'score':
      return [area('score', u, `+${n}`)];
    default:
      return [];
  }
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
  const name = msg('area.drive', { u: named(s, inFlight(s)) });
  return [{ type: 'drive', name, nodes, texts: nodes.map((n) => meetingText(s, n)) }];
}

const meetingText = (s: S, n: number): string => {
  const met = standingOn(s, n);
  return met === NONE ? '' : signOf(s, met);
};

/** [3.2] [3.4] Everywhere a self-emission of `u` with `force` left can end, and with what result. */
export function reachOf(s: S, u: number, force: number): AreaLook[] {
  const found = new Map<number, LocalizedText>();
  eachEnd(s, u, s.place[u], force, (to, left) => {
    const text = endText(s, u, to, left - 1);
    const before = found.get(to);
    if (before === undefined || keyOf(before) === keyOf(text)) found.set(to, text);
    else found.set(to, msg('area.either', { one: before, other: text }));
  });
  const ends = [...found].sort(([a], [b]) => a - b);
  const name = msg('area.reach', { u: named(s, u) });
  return [
    { type: 'reach', name, nodes: ends.map(([n]) => n), texts: ends.map(([, text]) => text) },
  ];
}

/** [4.1] [5.1] [5.4] What comes of an arrival, in a word: a force handed over, both lost, points. */
function endText(s: S, u: number, n: number, force: number): LocalizedText {
  const met = standingOn(s, n);
  if (met !== NONE && met !== u) {
    if (force === 0 || isAnnihilator(s, met)) return msg('area.lost');
    return msg('area.hit', { n: force });
  }
  return n === s.world.emergence[1 - s.side] ? `+${chargeOf(s, u)}` : '';
}
