/** What players are asked and told: prompts, and labels that say what comes of an action. */
import { type Action, nounOf, verbOf } from '../../kernel/action.ts';
import { Log, type LogEvent } from '../../kernel/log.ts';
import { soleWinner } from '../../kernel/outcome.ts';
import { NONE } from '../../kernel/state.ts';
import { QUIET_TURNS } from './data/limits.ts';
import { SIDES } from './data/particles.ts';
import { REPETITION_LIMIT, timesStood } from './rules/00-repetition.ts';
import { hasNoAction, outcomeOf } from './rules/00-turn.ts';
import { STEP, VERB } from './rules/names.ts';
import { TABLE } from './rules/steps.ts';
import { type AnnihilationState, chargeOf, inFlight, nameOf, standingOn } from './state.ts';

type S = AnnihilationState;

/** From so many quiet turns before the end on, the prompt says so. */
const QUIET_WARNING = 6;

export const sideName = (side: number): string => SIDES[side]?.name ?? 'nobody';
const label = (s: S, n: number): string => s.world.board.labels[n] ?? '?';

/** What is asked of the player on turn. */
export function prompt(s: S): string {
  const by = sideName(s.side);
  const u = inFlight(s);
  switch (s.step) {
    case STEP['turn.action']:
      return `${by}: ${turnWords(s)}${repetitionWords(s)}${quietWords(s)}`;
    case STEP['annihilator.point']:
      return `${by}: put the annihilator on any empty point between the emergences.`;
    case STEP['emission.path']:
      return `${by}: ${nameOf(s, u)} is on ${label(s, s.place[u] as number)} with force ${s.frame(STEP['emission.path']).force}; choose its next point.`;
    case STEP['transference.line']:
      return `${by}: ${nameOf(s, u)} is struck with force ${s.frame(STEP['transference.line']).force}; choose where it is driven.`;
    case STEP['meeting.choice']:
      return `${by}: ${meetingWords(s)}.`;
    default:
      return endWords(s);
  }
}

/** [R15] Whoever can only pass is not asked for what he cannot do. */
function turnWords(s: S): string {
  if (hasNoAction(s))
    return 'your tray is empty and none of your carriers may emit itself, so you can only pass [R15].';
  return 'place a particle from your tray, or choose a carrier to emit itself.';
}

/** [R18] Told when the position has come again once. */
const repetitionWords = (s: S): string =>
  timesStood(s) === REPETITION_LIMIT - 1
    ? ' This position stands for the second time; the third ends the game [R18].'
    : '';

/** [R16] Told when the end of a game in which nothing happens is near. */
function quietWords(s: S): string {
  const left = QUIET_TURNS - s.quiet;
  if (left > QUIET_WARNING) return '';
  const turns = left === 1 ? 'This is the last turn' : `${left} turns are left`;
  return ` ${turns} unless something is placed or annihilated [R16].`;
}

function meetingWords(s: S): string {
  const u = inFlight(s);
  const n = s.place[u] as number;
  const met = nameOf(s, standingOn(s, n));
  return `${nameOf(s, u)} meets ${met} on ${label(s, n)} with no force left; ${choiceWords(s)}`;
}

/** [4.5] The two ways on at a meeting, and what the second scores. */
function choiceWords(s: S): string {
  const { events } = tried(s, VERB.annihilate << 16);
  return `it may emit its whole charge, or both are annihilated${scoreWords(events)}`;
}

function endWords(s: S): string {
  const outcome = outcomeOf(s);
  if (!outcome) return 'The turn ends.';
  const result = outcome.winners.length > 1 ? 'Drawn' : `${sideName(soleWinner(outcome))} wins`;
  return `${outcome.reason} ${result}, ${s.score[0]} to ${s.score[1]} (White first).`;
}

/** What an action is, and what comes of it at once. */
export const actionLabel = (s: S, action: Action): string =>
  actWords(s, action) + consequences(s, action);

function actWords(s: S, action: Action): string {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case VERB.place:
      return `Place ${nameOf(s, noun)}`;
    case VERB.emit:
      return emitWords(s, noun);
    case VERB.annihilate:
      return 'Annihilate both';
    case VERB.at:
      return `Put it on ${label(s, noun)}`;
    case VERB.to:
      return `Go to ${label(s, noun)}`;
    case VERB.drive:
      return `Drive ${nameOf(s, inFlight(s))} to ${label(s, noun)}`;
    default:
      return 'Pass';
  }
}

/** Equal carriers of one player are told apart by their points. */
function emitWords(s: S, u: number): string {
  if (s.step === STEP['meeting.choice']) return `Emit ${nameOf(s, u)}`;
  return `Emit ${nameOf(s, u)} on ${label(s, s.place[u] as number)} with force ${chargeOf(s, u)}`;
}

/** An action carried out on a copy, and what happened. */
function tried(s: S, action: Action): { after: S; events: readonly LogEvent[] } {
  const after = s.clone();
  const log = new Log();
  TABLE[s.step]?.apply?.(after, action, log);
  return { after, events: log.events };
}

function consequences(s: S, action: Action): string {
  const { after, events } = tried(s, action);
  const struck = events.find(({ type }) => type === 'strike')?.args;
  const hit = struck ? `, striking ${struck.met} with force ${struck.n}` : meetWords(s, action);
  if (after.step === STEP['meeting.choice']) return `${hit}: ${choiceWords(after)}`;
  const loss = verbOf(action) === VERB.annihilate ? '' : lossWords(events);
  return hit + loss + scoreWords(events) + finalWords(after);
}

/** Whom a particle comes upon without force. */
function meetWords(s: S, action: Action): string {
  if (verbOf(action) !== VERB.to && verbOf(action) !== VERB.drive) return '';
  const met = standingOn(s, nounOf(action));
  return met === NONE ? '' : `, meeting ${nameOf(s, met)}`;
}

function lossWords(events: readonly LogEvent[]): string {
  const [one, other] = events.filter(({ type }) => type === 'annihilated');
  if (!one) return '';
  return other ? ': both are annihilated' : `: ${one.args?.name} is annihilated`;
}

/** [7.1] Points of both players, added up. */
function scoreWords(events: readonly LogEvent[]): string {
  const scores = events.filter(({ type }) => type === 'score');
  const pointsOf = (side: number) =>
    scores.reduce((sum, { args }) => sum + (args?.by === side ? Number(args.n) : 0), 0);
  return SIDES.map(({ name }, side) => [name, pointsOf(side)] as const)
    .filter(([, points]) => points > 0)
    .map(([name, points]) => `, ${name} scores ${points}`)
    .join('');
}

/** [0.2] [R15] [R16] [R18] How the game ends, if the turn that has just been finished ends it. */
function finalWords(after: S): string {
  if (after.step !== STEP['turn.end']) return '';
  TABLE[after.step]?.enter?.(after);
  const outcome = outcomeOf(after);
  return outcome ? `. That ends the game: ${endWords(after)}` : '';
}
