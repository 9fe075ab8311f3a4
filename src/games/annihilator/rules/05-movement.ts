/** [5.0] Movement: the choice of units and their destinations. The advance after a blast [8.3] works the same way. */
import { unitFocus } from '../../../kernel/look/focus.ts';
import { type LegalActions, nounOf, verbOf } from '../../../kernel/action.ts';
import type { Frame, StepId } from '../../../kernel/frames.ts';
import type { Log } from '../../../kernel/text/log.ts';
import { type Message, node } from '../../../kernel/text/message.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import type { StepOffer } from '../../../kernel/step.ts';
import { ANNIHILATOR, HUMAN, UNITS } from '../data/units.ts';
import { type AnnihilatorState, countUnits, hasUnit, isAlive, isHuman, sideOf } from '../state.ts';
import { movementPoints, named, pointsMessage } from '../i18n/phrases.ts';
import { fixed, type Key, msg } from '../i18n/msg.ts';
import { goOn } from './03-sequence.ts';
import {
  canMove,
  floodFrom,
  fullPoints,
  hasDestination,
  isDestination,
  pathTo,
} from './05-reach.ts';
import { whyNotMove, whyNotStay, whyNotTo } from './05-refusals.ts';
import { autoDefends } from './combat/07-auto-defend.ts';
import { canRecoverIn } from './demolition/08-recovery.ts';
import { lastQuietTurn, maybeEnd } from './10-victory.ts';
import { STEP, VERB, type WayStep } from './names.ts';
import type { AnnihilatorStep } from './step.ts';

type S = AnnihilatorState;

/** Parameters of the moves in one step of the turn. */
interface Travel {
  readonly rule: RuleId;
  prompt(s: S): Message;
  readonly side: number;
  /** [8.3] Whether it is an advance into hexes just cleared. */
  readonly advance: boolean;
  /** Step in which the picked unit chooses its hex. */
  readonly to: WayStep;
  /** Next step of the turn. */
  readonly next: StepId<never>;
  /** Cleans up before the next step. */
  leave?(s: S): void;
}

/** [5.1] Builds a step in which units move in any order, some, all or none, each at most once. */
export function moveStep({
  rule,
  prompt,
  side,
  advance,
  to,
  next,
  leave,
}: Travel): AnnihilatorStep<'move' | 'done'> {
  const go = (s: S): void => {
    leave?.(s);
    goOn(s, next);
  };
  const mine = (u: number): boolean => sideOf(u) === side;
  return {
    rule,
    prompt,
    offers: {
      move: { label: (s, u) => msg(advance ? 'label.advance' : 'label.move', { u: named(s, u) }) },
      done: { label: fixed(advance ? 'label.done.advance' : 'label.done.move') },
    },
    who: () => side,
    enter(s, log) {
      if (maybeEnd(s, log)) return;
      if (UNITS.some((_, u) => mine(u) && canMove(s, u, advance))) return;
      if (!advance) noteMissed(s, side, log);
      go(s);
    },
    actions(s, out) {
      for (let u = 0; u < UNITS.length; u++)
        if (mine(u) && canMove(s, u, advance)) out.add(VERB.move, u);
      out.add(VERB.done);
    },
    apply(s, action) {
      if (verbOf(action) === VERB.done) return go(s);
      const u = nounOf(action);
      s.push(to, { unit: u, points: fullPoints(s, u), held: 0 });
    },
    refusals: { move: (s, u) => whyNotMove(s, side, u, advance) },
  };
}

/**
 * [R4] Logs that a side loses its whole turn: all its squads are disrupted, until the end of step 3. [R17] Without any
 * robots, the Annihilator still has the mind weapon, unless it is switched off [D7].
 */
function noteMissed(s: S, side: number, log: Log | undefined): void {
  const own = UNITS.flatMap((_, u) => (sideOf(u) === side && isAlive(s, u) ? [u] : []));
  if (side === HUMAN && own.every((u) => s.disrupted[u]))
    log?.add({ type: 'missed.squads', rule: 'R4', missed: side });
  else if (side === ANNIHILATOR && own.length === 0 && !s.world.mindWeapon)
    log?.add({ type: 'missed.robots', rule: 'R17', missed: side });
}

/** A moving unit, which may have been held up by the shield [7.3] or by charges left behind [8.5]. */
type Walk = Frame<'unit' | 'points' | 'held'>;

/** Parameters of the destinations in one step of the turn. */
type Trip = Pick<Travel, 'rule' | 'side' | 'advance' | 'to'>;

/** [5.1] Builds a step in which a robot chooses its destination. */
export const robotToStep = (trip: Trip): AnnihilatorStep<'to'> => ({
  ...toParts(trip),
  offers: { to: toOffer(trip) },
  actions: (s, out) => listGoals(s, trip, out),
});

/**
 * [5.1] Builds a step in which a squad chooses its destination. Only squads are held up on their way, and may stay
 * there.
 */
export const squadToStep = (trip: Trip): AnnihilatorStep<'to' | 'stay'> => ({
  ...toParts(trip),
  offers: {
    to: toOffer(trip),
    stay: { label: (s) => msg('label.stay', { at: node(s.hex[s.frame(trip.to).unit]) }) },
  },
  actions(s, out) {
    listGoals(s, trip, out);
    if (s.frame(trip.to).held === 1) out.add(VERB.stay);
  },
});

const toOffer = ({ to, advance }: Trip): StepOffer<S> => ({
  label: (_, n) => msg('label.to', { at: node(n) }),
  path: (s, n) => pathTo(s, s.frame(to), n, advance),
});

function listGoals(s: S, { to, advance }: Trip, out: LegalActions<'to'>): void {
  const { unit: u, points } = s.frame(to);
  const { left } = floodFrom(s, u, points, advance);
  for (let n = 0; n < left.length; n++) if (isDestination(s, u, n)) out.add(VERB.to, n);
}

function toParts({ rule, side, advance, to }: Trip) {
  return {
    rule,
    prompt(s) {
      const { unit: u, points } = s.frame(to);
      return msg('prompt.to', { u: named(s, u), points: movementPoints(points) });
    },
    focus: (s) => unitFocus(s.hex, s.frame(to).unit),
    who: () => side,
    enter(s) {
      const walk = s.frame(to);
      if (walk.held === 1 && isMoveOver(s, walk, advance)) endMove(s, walk.unit);
    },
    apply(s, action, log) {
      const walk = s.frame(to);
      if (verbOf(action) === VERB.stay) return endMove(s, walk.unit);
      moveTo(s, walk, nounOf(action), advance, log);
    },
    refusals: {
      to: (s, n) => whyNotTo(s, s.frame(to), n, advance),
      stay: (s) => whyNotStay(s, s.frame(to).unit),
    },
  } satisfies Partial<AnnihilatorStep<'to'>>;
}

/** [5.4] Returns whether a move is over: the unit is lost or disrupted, meets an enemy, or cannot go on. */
function isMoveOver(s: S, { unit: u, points }: Walk, advance: boolean): boolean {
  if (!isAlive(s, u) || s.disrupted[u] || hasUnit(s, s.hex[u], !isHuman(u))) return true;
  return !hasDestination(s, u, points, advance);
}

function endMove(s: S, u: number): void {
  if (isAlive(s, u)) s.acted[u] = 1;
  s.pop();
}

/** [5.2] Enters the hexes up to `n`. Events on the way come first, then the move goes on. */
function moveTo(s: S, walk: Walk, n: number, advance: boolean, log: Log | undefined): void {
  const { unit: u, points } = walk;
  const from = s.hex[u];
  const attacked = isHuman(u) && autoDefends(s, n);
  countUnits(s);
  const recovery = canRecoverIn(s, u, n);
  // The cost of the move matters only with a log, or if the move may continue.
  const goesOn = attacked || recovery;
  const left = goesOn || log ? floodFrom(s, u, points, advance).left[n] : 0;
  log?.add({
    type: advance ? 'advance' : 'move',
    rule: advance ? '8.3' : '5.1',
    args: { u: named(s, u), from: node(from), at: node(n), cost: pointsMessage(points - left) },
  });
  s.hex[u] = n;
  // [R19] The squad's movement is over for the whole turn. Robots that advance do so in the other player's turn, which
  // does not affect theirs.
  if (isHuman(u) && !advance && hasUnit(s, n, false)) s.met[u] = 1;
  walk.points = left;
  walk.held = 1;
  if (!goesOn) endMove(s, u);
  // The attack comes first: a squad that is lost or disrupted recovers nothing [R4].
  if (recovery) s.push(STEP.recovery, { unit: u });
  if (attacked) s.push(STEP['auto-defend.roll'], { unit: u });
}

/** [R20] Wraps the prompt of a side with a warning when a quiet game is near its end. */
const asksQuietly =
  (key: Key) =>
  (s: S): Message => {
    const turn = lastQuietTurn(s);
    return turn === undefined ? msg(key) : msg('prompt.quiet', { asked: msg(key), turn });
  };

/** [3.0] Human movement. */
export const humanMove = moveStep({
  rule: '5.1',
  prompt: asksQuietly('prompt.human.move'),
  side: HUMAN,
  advance: false,
  to: STEP['human.move.to'],
  next: STEP['human.combat'],
});
export const humanMoveTo = squadToStep({
  rule: '5.2',
  side: HUMAN,
  advance: false,
  to: STEP['human.move.to'],
});

/** [3.0] Movement of the robots. */
export const robotMove = moveStep({
  rule: '5.1',
  prompt: asksQuietly('prompt.robot.move'),
  side: ANNIHILATOR,
  advance: false,
  to: STEP['robot.move.to'],
  next: STEP['robot.combat'],
});
export const robotMoveTo = robotToStep({
  rule: '5.2',
  side: ANNIHILATOR,
  advance: false,
  to: STEP['robot.move.to'],
});
