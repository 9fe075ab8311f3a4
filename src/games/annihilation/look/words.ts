/** Prompts, and labels with the effects of actions. */
import { type Action, nounOf, pack, verbNameOf, verbOf } from '../../../kernel/action.ts';
import { Log, type LogEvent } from '../../../kernel/text/log.ts';
import { type Message, type MessageArgs, node, side } from '../../../kernel/text/message.ts';
import { soleWinner } from '../../../kernel/outcome.ts';
import { NONE } from '../../../kernel/state.ts';
import { QUIET_TURNS } from '../data/limits.ts';
import { SIDES } from '../data/particles.ts';
import { REPETITION_LIMIT, timesStood } from '../rules/00-repetition.ts';
import { hasNoAction, outcomeOf } from '../rules/00-turn.ts';
import { STEP, VERB, VERBS } from '../rules/names.ts';
import { TABLE } from '../rules/steps.ts';
import { type AnnihilationState, chargeOf, inFlight, named, standingOn } from '../state.ts';
import { msg } from '../i18n/msg.ts';

type S = AnnihilationState;

/** From so many quiet turns before the end on, the prompt says so. */
const QUIET_WARNING = 6;

/** Prompt for the player on turn. */
export function prompt(s: S): Message {
  const u = inFlight(s);
  switch (s.step) {
    case STEP['turn.action']:
      return msg('prompt.all', { told: { sentences: [askedOf(s), ...warnings(s)] } });
    case STEP['annihilator.point']:
      return msg('prompt.annihilator');
    case STEP['emission.path']: {
      const { force } = s.frame(STEP['emission.path']);
      return msg('prompt.path', { u: named(s, u), at: node(s.place[u]), n: force });
    }
    case STEP['transference.line']: {
      const { force } = s.frame(STEP['transference.line']);
      return msg('prompt.line', { u: named(s, u), n: force });
    }
    case STEP['meeting.choice']:
      return meetingPrompt(s);
    default:
      return endTold(s);
  }
}

/** [R15] A player who can only pass is asked for nothing else. */
const askedOf = (s: S): Message => msg(hasNoAction(s) ? 'prompt.pass' : 'prompt.action');

/** [R18] Told when the position has come again once; [R16] when the end of a quiet game is near. */
function warnings(s: S): Message[] {
  const left = QUIET_TURNS - s.quiet;
  return [
    ...(timesStood(s) === REPETITION_LIMIT - 1 ? [msg('prompt.repeated')] : []),
    ...(left <= QUIET_WARNING ? [msg('prompt.quiet', { n: left })] : []),
  ];
}

function meetingPrompt(s: S): Message {
  const u = inFlight(s);
  const n = s.place[u];
  const met = named(s, standingOn(s, n));
  return msg('prompt.meeting', { u: named(s, u), v: met, at: node(n), choice: choiceOf(s) });
}

/** [4.5] The two ways on at a meeting, and what the second scores. */
function choiceOf(s: S): Message {
  const { after } = tried(s, pack(VERB.annihilate));
  return msg('prompt.choice', { scores: { parts: scores(s, after) } });
}

function endTold(s: S): Message {
  const outcome = outcomeOf(s);
  if (!outcome) return msg('prompt.ends');
  const { winners, reason } = outcome;
  const result =
    winners.length > 1 ? msg('end.draw') : msg('end.won', { by: side(soleWinner(outcome)) });
  return msg('end.told', { reason, result, white: s.score[0], black: s.score[1] });
}

/** Label of an action, and its immediate effects. */
export function actionLabel(s: S, action: Action): Message {
  const act = LABELS[verbNameOf(VERBS, action)](s, nounOf(action));
  const what = consequences(s, action);
  return what.length > 0 ? msg('label.whole', { act, what: { parts: what } }) : act;
}

/** Every verb has a label: one without an entry here does not compile. */
const LABELS: Readonly<Record<keyof typeof VERB, (s: S, noun: number) => Message>> = {
  place: (s, u) => msg('label.place', { u: named(s, u) }),
  emit: emitLabel,
  annihilate: () => msg('label.annihilate'),
  at: (_, n) => msg('label.at', { at: node(n) }),
  to: (_, n) => msg('label.to', { at: node(n) }),
  drive: (s, n) => msg('label.drive', { u: named(s, inFlight(s)), at: node(n) }),
  pass: () => msg('label.pass'),
};

/** Equal carriers of one player are told apart by their points. */
function emitLabel(s: S, u: number): Message {
  if (s.step === STEP['meeting.choice']) return msg('label.emit', { u: named(s, u) });
  const at = node(s.place[u]);
  return msg('label.self', { u: named(s, u), at, n: chargeOf(s, u) });
}

/** An action carried out on a copy, and what happened. */
function tried(s: S, action: Action): { after: S; events: readonly LogEvent[] } {
  const after = s.clone();
  const log = new Log();
  TABLE[s.step]?.apply?.(after, action, log);
  return { after, events: log.events };
}

/** Effects of an action, in the order of its label. */
function consequences(s: S, action: Action): Message[] {
  const { after, events } = tried(s, action);
  const hit = [...strikes(events), ...meetings(s, action, events)];
  if (after.step === STEP['meeting.choice'])
    return [...hit, msg('label.choice', { choice: choiceOf(after) })];
  const lost = verbOf(action) === VERB.annihilate ? [] : losses(events);
  return [...hit, ...lost, ...scores(s, after), ...final(after)];
}

/** Arguments of all events of a kind. */
const toldOf = (events: readonly LogEvent[], kind: string): MessageArgs[] =>
  events.flatMap(({ type, args }) => (type === kind && args ? [args] : []));

const strikes = (events: readonly LogEvent[]): Message[] =>
  toldOf(events, 'strike').map(({ v, n }) => msg('label.striking', { v, n }));

/** Particle that a particle meets without force. */
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

/** [7.1] Points of both players. */
function scores(before: S, after: S): Message[] {
  return SIDES.flatMap((_, by) => {
    const n = after.score[by] - before.score[by];
    return n > 0 ? [msg('label.scores', { by: side(by), n })] : [];
  });
}

/** [0.2] [R15] [R16] [R18] How the game ends, if the turn that has just been finished ends it. */
function final(after: S): Message[] {
  if (after.step !== STEP['turn.end']) return [];
  TABLE[after.step]?.enter?.(after);
  return outcomeOf(after) ? [msg('label.ends', { how: endTold(after) })] : [];
}
