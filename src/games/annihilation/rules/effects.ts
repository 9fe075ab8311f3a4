/** Actions with their effects, in words and on the board; each is carried out on a copy. */
import { type Action, ActionList, nounOf, pack, verbOf } from '../../../kernel/action.ts';
import type { AreaLook } from '../../../kernel/look/look.ts';
import { Log, type LogEvent } from '../../../kernel/text/log.ts';
import {
  keyOf,
  type LocalizedText,
  type Message,
  type MessageArgs,
  side,
} from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import type { StepOffer } from '../../../kernel/step.ts';
import { SIDES } from '../data/particles.ts';
import {
  type AnnihilationState,
  inFlight,
  isAnnihilator,
  type NamedUnit,
  named,
  pointsOf,
  signOf,
  standingOn,
} from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { endTurn, outcomeOf, resultInLabel } from './00-ending.ts';
import { eachEnd } from './03-paths.ts';
import { addEnds } from './04-rays.ts';
import { annihilateBoth } from './05-annihilation.ts';
import { STEP, VERB } from './names.ts';

type S = AnnihilationState;

/** Function of a step that carries out an action. */
type Apply = (s: S, action: Action, log?: Log) => void;

/** An action carried out on a copy, with its events. */
interface Trial {
  readonly after: S;
  readonly events: readonly LogEvent[];
}

function tried(s: S, action: Action, apply: Apply): Trial {
  const after = s.clone();
  const log = new Log();
  apply(after, action, log);
  return { after, events: log.events };
}

/**
 * Adds immediate effects to the actions of one verb at a step: in their labels, and as areas (`arrive`, `strike`,
 * `annihilated`, `score`), together with the places that the next choice can lead to (`drive`, `reach`).
 */
export function withEffects(
  verb: number,
  apply: Apply,
  label: (s: S, noun: number) => Message,
): StepOffer<S> {
  return {
    label(s, noun) {
      const act = label(s, noun);
      const action = pack(verb, noun);
      const what = consequences(s, action, tried(s, action, apply));
      return what.length > 0 ? msg('label.whole', { act, what: { parts: what } }) : act;
    },
    preview(s, noun) {
      const { after, events } = tried(s, pack(verb, noun), apply);
      const areas = events.flatMap((event) => happening(s, event));
      // A carrier placed onto another arrives with both events.
      const keys = areas.map(({ name }) => keyOf(name));
      const once = areas.filter((_, i) => keys.indexOf(keys[i]) === i);
      return [...once, ...outlook(after)];
    },
  };
}

/** [4.5] Returns the two choices at a meeting, and the score of the second. */
export function choiceOf(s: S): Message {
  const after = s.clone();
  const u = inFlight(s);
  annihilateBoth(after, u, s.place[u], '5.2');
  return msg('prompt.choice', { scores: { parts: scores(s, after) } });
}

/** Returns the effects of an action, in the order of its label. */
function consequences(s: S, action: Action, { after, events }: Trial): Message[] {
  const hit = [...strikes(events), ...meetings(s, action, events)];
  if (after.step === STEP['meeting.choice'])
    return [...hit, msg('label.choice', { choice: choiceOf(after) })];
  const lost = verbOf(action) === VERB.annihilate ? [] : losses(events);
  return [...hit, ...lost, ...scores(s, after), ...final(after)];
}

/** Returns the arguments of all events of a type. */
const toldOf = (events: readonly LogEvent[], kind: string): MessageArgs[] =>
  events.flatMap(({ type, args }) => (type === kind && args ? [args] : []));

const strikes = (events: readonly LogEvent[]): Message[] =>
  toldOf(events, 'strike').map(({ v, n }) => msg('label.striking', { v, n }));

/** Returns the particle that a particle meets without force. */
function meetings(s: S, action: Action, events: readonly LogEvent[]): Message[] {
  const moves = verbOf(action) === VERB.to || verbOf(action) === VERB.drive;
  if (!moves || toldOf(events, 'strike').length > 0) return [];
  const met = standingOn(s, nounOf(action));
  return met === NONE ? [] : [msg('label.meeting', { v: named(s, met) })];
}

function losses(events: readonly LogEvent[]): Message[] {
  const [one, other] = toldOf(events, 'annihilated');
  if (!one) return [];
  return [other ? msg('label.both') : msg('label.lost', { u: one.u })];
}

/** [7.1] Returns the points that both players gain. */
function scores(before: S, after: S): Message[] {
  return SIDES.flatMap((_, by) => {
    const n = after.score[by] - before.score[by];
    return n > 0 ? [msg('label.scores', { by: side(by), n })] : [];
  });
}

/** [0.2] [R15] [R16] [R18] Returns how the game ends, if the finished turn ends it. */
function final(after: S): Message[] {
  if (after.step !== STEP['turn.end']) return [];
  endTurn(after);
  return outcomeOf(after) ? [resultInLabel(after)] : [];
}

/** Texts of the events on a point. */
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

/** Returns the places to which the next decision can move the particle in flight. */
function outlook(s: S): AreaLook[] {
  if (s.step === STEP['emission.path']) {
    const { particle, force } = s.frame(STEP['emission.path']);
    return reachOf(s, particle, force);
  }
  if (s.step !== STEP['transference.line']) return [];
  const { particle: u, force } = s.frame(STEP['transference.line']);
  const list = new ActionList();
  addEnds(s, s.place[u], force, list);
  const nodes = list.toArray().map(nounOf);
  const name = msg('area.drive', { u: named(s, u) });
  return [{ type: 'drive', name, nodes, texts: nodes.map((n) => meetingText(s, n)) }];
}

const meetingText = (s: S, n: number): string => {
  const met = standingOn(s, n);
  return met === NONE ? '' : signOf(s, met);
};

/** [3.2] [3.4] Returns every point where a self-emission of `u` with `force` left can end, with the result. */
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

/** [4.1] [5.1] [5.4] Returns the result of an arrival in a word: force passed on, both lost, points. */
function endText(s: S, u: number, n: number, force: number): LocalizedText {
  const met = standingOn(s, n);
  if (met !== NONE && met !== u) {
    if (force === 0 || isAnnihilator(s, met)) return msg('area.lost');
    return msg('area.hit', { n: force });
  }
  return n === s.world.emergence[1 - s.side] ? `+${pointsOf(s, u)}` : '';
}
