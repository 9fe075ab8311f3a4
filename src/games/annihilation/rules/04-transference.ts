/** Rule 4: emission transference, from one particle to the next. */
import { type Action, nounOf, verbOf } from '../../../kernel/action.ts';
import type { ActionPath } from '../../../kernel/look/focus.ts';
import type { Log } from '../../../kernel/text/log.ts';
import { type Message, node } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import {
  type AnnihilationState,
  chargeOf,
  isAnnihilator,
  named,
  ownerOf,
  standingOn,
} from '../state.ts';
import { fixed, msg, refuse } from '../i18n/msg.ts';
import { whyNotDriven } from './04-refusals.ts';
import { addEnds, flightTo } from './04-rays.ts';
import { annihilateBoth, comeToRest, type LossRule } from './05-annihilation.ts';
import { choiceOf, withEffects } from './effects.ts';
import { STEP, VERB } from './names.ts';
import { type AnnihilationStep, flightFocus } from './step.ts';

/** [3.4] [4.1] Handles particle `u`, moving by its own emission, that hits the one on `n` with `force` left. */
export function collide(
  s: AnnihilationState,
  u: number,
  n: number,
  force: number,
  log?: Log,
): void {
  // [5.1] An annihilator destroys any particle that hits it, with any force.
  if (isAnnihilator(s, s.unitOn[n])) annihilateBoth(s, u, n, '5.1', log);
  else if (force > 0) strike(s, u, n, force, log);
  else annihilateBoth(s, u, n, 'R9', log);
}

/** [4.4] [4.5] Handles a struck particle that meets another one: it has no force to pass on. */
function meet(s: AnnihilationState, u: number, n: number, log?: Log): void {
  s.place[u] = n;
  if (isAnnihilator(s, s.unitOn[n])) annihilateBoth(s, u, n, '5.1', log);
  else if (mayEmitOnMeeting(s, u)) s.push(STEP['meeting.choice'], { particle: u });
  else annihilateBoth(s, u, n, whyNoEmission(s, u), log);
}

/**
 * Returns why a meeting offers no choice: [R7] the particle emitted when it was placed, or [5.3] in this turn, or is
 * the opponent's.
 */
const whyNoEmission = (s: AnnihilationState, u: number): LossRule =>
  s.placed === u ? 'R7' : '5.3';

/**
 * Returns the rule of a loss: [5.2] two particles that meet without force are lost; [5.5] so is the defender of the
 * enemy's emergence.
 */
const ruleOfMeeting = (s: AnnihilationState, u: number, n: number): LossRule =>
  n === s.world.emergence[1 - ownerOf(s, u)] ? '5.5' : '5.2';

/**
 * [4.1] Moves `u` to the point and passes the force to the particle there, [3.5] whichever side owns it, and [R19] even
 * if it was placed in this turn.
 */
export function strike(s: AnnihilationState, u: number, n: number, force: number, log?: Log): void {
  const struck = s.unitOn[n];
  log?.add({
    type: 'strike',
    rule: '4.1',
    args: { u: named(s, u), v: named(s, struck), at: node(n), n: force },
  });
  // [5.4] [R3] With force left, only the particle that came to the enemy's emergence is lost there.
  comeToRest(s, u, n, log);
  s.push(STEP['transference.line'], { particle: struck, force });
}

/**
 * [4.6] [R8] Returns whether a particle may emit on a meeting: only those of the player on turn, and once a turn, so
 * [5.3] not an opponent's, and [R9] not the one that began by emitting and arrives without force. [R2] never prevents
 * it: the way it came is open, because its striker is still at the other end.
 */
const mayEmitOnMeeting = (s: AnnihilationState, u: number): boolean =>
  ownerOf(s, u) === s.side && s.emitted[u] === 0;

/**
 * [4.3] [R4] The player on turn chooses line and direction of a struck particle of either side. It moves by the force
 * that it was given [4.2].
 */
export const transferenceLine: AnnihilationStep<'drive'> = {
  rule: '4.3',
  prompt(s) {
    const { particle: u, force } = s.frame(STEP['transference.line']);
    return msg('prompt.line', { u: named(s, u), n: force });
  },
  focus: flightFocus,
  offers: { drive: { ...withEffects(VERB.drive, drive, driveLabel), path: drivePath } },
  who: (s) => s.side,
  actions(s, out) {
    const { particle, force } = s.frame(STEP['transference.line']);
    addEnds(s, s.place[particle], force, out);
  },
  apply: drive,
  refusals: { drive: whyNotDriven },
};

function driveLabel(s: AnnihilationState, n: number): Message {
  const { particle: u } = s.frame(STEP['transference.line']);
  return msg('label.drive', { u: named(s, u), at: node(n) });
}

function drivePath(s: AnnihilationState, n: number): ActionPath {
  const { particle, force } = s.frame(STEP['transference.line']);
  const nodes = flightTo(s, s.place[particle], force, n);
  return { nodes, cost: msg('path.of', { n: nodes.length, all: force }) };
}

function drive(s: AnnihilationState, action: Action, log?: Log): void {
  const { particle: u } = s.frame(STEP['transference.line']);
  const n = nounOf(action);
  s.pop();
  log?.add({ type: 'driven', rule: '4.3', args: { u: named(s, u), at: node(n) } });
  // [4.4] It meets any particle with force 0.
  if (s.unitOn[n] === NONE) comeToRest(s, u, n, log);
  else meet(s, u, n, log);
}

/**
 * [4.5] A particle that meets another without force emits its whole charge into it, or both are annihilated. The
 * particle in flight is the one that arrived.
 */
export const meetingChoice: AnnihilationStep<'emit' | 'annihilate'> = {
  rule: '4.5',
  prompt(s) {
    const { particle: u } = s.frame(STEP['meeting.choice']);
    const n = s.place[u];
    const met = named(s, standingOn(s, n));
    return msg('prompt.meeting', { u: named(s, u), v: met, at: node(n), choice: choiceOf(s) });
  },
  focus: flightFocus,
  offers: {
    emit: withEffects(VERB.emit, choose, (s, u) => msg('label.emit', { u: named(s, u) })),
    annihilate: withEffects(VERB.annihilate, choose, fixed('label.annihilate')),
  },
  who: (s) => s.side,
  actions(s, out) {
    out.add(VERB.emit, s.frame(STEP['meeting.choice']).particle);
    out.add(VERB.annihilate);
  },
  apply: choose,
  refusals: {
    emit: (s) =>
      refuse('4.6', 'refusal.other', { u: named(s, s.frame(STEP['meeting.choice']).particle) }),
  },
};

function choose(s: AnnihilationState, action: Action, log?: Log): void {
  const { particle: u } = s.frame(STEP['meeting.choice']);
  const n = s.place[u];
  s.pop();
  if (verbOf(action) === VERB.annihilate) {
    annihilateBoth(s, u, n, ruleOfMeeting(s, u, n), log);
    return;
  }
  s.emitted[u] = 1;
  log?.add({ type: 'emit', rule: '4.5', args: { u: named(s, u), n: chargeOf(s, u) } });
  strike(s, u, n, chargeOf(s, u), log);
}
