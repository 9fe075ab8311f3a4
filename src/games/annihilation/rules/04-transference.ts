/** Rule 4: emission transference, from one particle to the next. */
import { type Action, type ActionList, nounOf, verbOf } from '../../../kernel/action.ts';
import type { Log } from '../../../kernel/log.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { NONE } from '../../../kernel/state.ts';
import type { Step } from '../../../kernel/step.ts';
import { type AnnihilationState, chargeOf, isAnnihilator, ownerOf } from '../state.ts';
import { annihilateBoth, comeToRest } from './05-annihilation.ts';
import { STEP, VERB } from './names.ts';

/** [4.1] Particle `u`, in flight, reaches the occupied point `n` with `force` left. */
export function collide(
  s: AnnihilationState,
  u: number,
  n: number,
  force: number,
  log?: Log,
): void {
  s.place[u] = n;
  // [5.1] An annihilator kills whatever hits it, with any force.
  if (isAnnihilator(s, s.unitOn[n] as number)) annihilateBoth(s, u, n, '5.1', log);
  else if (force > 0) strike(s, u, n, force, log);
  else if (mayEmitOnMeeting(s, u)) s.push(STEP['meeting.choice'], u);
  else annihilateBoth(s, u, n, ruleOfMeeting(s, u, n), log);
}

/** [5.2] Two that meet without force go; [5.5] so does the defender of the enemy's emergence. */
const ruleOfMeeting = (s: AnnihilationState, u: number, n: number): '5.2' | '5.5' =>
  n === s.world.emergence[1 - ownerOf(s, u)] ? '5.5' : '5.2';

/** [4.1] `u` takes the point, and the particle that stood there, [3.5] whoever's, the force. */
export function strike(s: AnnihilationState, u: number, n: number, force: number, log?: Log): void {
  const struck = s.unitOn[n] as number;
  log?.add({ type: 'strike', rule: '4.1', args: { u, v: struck, at: n, n: force } });
  // [5.4] [R3] With force left only the one that came to the enemy's emergence is lost there.
  comeToRest(s, u, n, log);
  s.push(STEP['transference.line'], struck, force);
}

/**
 * [4.6] [R8] Only the player on turn's own particle may emit on a meeting, and once a turn: [5.3]
 * not an opponent's, [R9] not the one that began by emitting and arrives with nothing left. [R2]
 * never stands against it: the way it came is open, as its striker is still at the end of that.
 */
const mayEmitOnMeeting = (s: AnnihilationState, u: number): boolean =>
  ownerOf(s, u) === s.side && s.emitted[u] === 0;

/**
 * [4.3] [4.4] Where a particle driven along ray `r` with `force` ends: on the first particle in its
 * way ([R1] even if force is left), else at its full distance; `NONE` where the line ends before
 * that [R2]. Particle `lifted` is thought away: it has left its point.
 */
export function endOfRay(s: AnnihilationState, r: number, force: number, lifted: number): number {
  const { rayAt, rayNodes } = s.world;
  const { unitOn } = s;
  const end = rayAt[r + 1] as number;
  const last = (rayAt[r] as number) + force - 1;
  for (let i = rayAt[r] as number; i < end; i++) {
    const n = rayNodes[i] as number;
    const u = unitOn[n] as number;
    if (i === last || (u !== NONE && u !== lifted)) return n;
  }
  return NONE;
}

/** [R2] Whether a particle on `n` can be driven `force` steps in any direction at all. */
export function canDrive(s: AnnihilationState, n: number, force: number, lifted: number): boolean {
  const { rayOf } = s.world;
  const end = rayOf[n + 1] as number;
  for (let r = rayOf[n] as number; r < end; r++) {
    if (endOfRay(s, r, force, lifted) !== NONE) return true;
  }
  return false;
}

/**
 * [D8] Lists the ends of all directions open to a particle on `n`, ascending, each once: lines that
 * lead to the same end are the same choice.
 */
function addEnds(s: AnnihilationState, n: number, force: number, out: ActionList): void {
  const { rayOf } = s.world;
  const first = out.length;
  for (let r = rayOf[n] as number; r < (rayOf[n + 1] as number); r++) {
    const end = endOfRay(s, r, force, NONE);
    if (end !== NONE) insert(out, first, (VERB.drive << 16) | end);
  }
}

/** Keeps the list from `first` on ascending and without duplicates. */
function insert(out: ActionList, first: number, action: Action): void {
  let i = out.length;
  while (i > first && out.at(i - 1) > action) i--;
  if (i > first && out.at(i - 1) === action) return;
  out.push(action);
  for (let k = out.length - 1; k > i; k--) out.items[k] = out.at(k - 1);
  out.items[i] = action;
}

/**
 * [4.3] [R4] The player on turn chooses line and direction of a struck particle, whoever owns it.
 * Arguments: the particle, the force given to it [4.2].
 */
export const transferenceLine: Step<AnnihilationState> = {
  rule: '4.3',
  who: (s) => s.side,
  actions: (s, out) => addEnds(s, s.place[s.arg(0)] as number, s.arg(1), out),
  apply(s, action, log) {
    const u = s.arg(0);
    const n = nounOf(action);
    s.pop();
    log?.add({ type: 'driven', rule: '4.3', args: { u, at: n } });
    // [4.4] Whatever it meets, it meets with force zero.
    if (s.unitOn[n] === NONE) comeToRest(s, u, n, log);
    else collide(s, u, n, 0, log);
  },
  whyNot: whyNotDriven,
};

function whyNotDriven(s: AnnihilationState, action: Action): Refusal | undefined {
  if (verbOf(action) !== VERB.drive) return undefined;
  const { units } = s.world;
  const name = units[s.arg(0)]?.id;
  return {
    rule: '4.3',
    reason: `${name} is driven ${s.arg(1)} steps straight along one line, or up to the first particle in its way. Choose one of the ends shown.`,
  };
}

/**
 * [4.5] A particle that meets another with no force emits its whole charge into it, or both are
 * annihilated. Argument: the one that came.
 */
export const meetingChoice: Step<AnnihilationState> = {
  rule: '4.5',
  who: (s) => s.side,
  actions(s, out) {
    out.add(VERB.emit, s.arg(0));
    out.add(VERB.annihilate);
  },
  apply(s, action, log) {
    const u = s.arg(0);
    const n = s.place[u] as number;
    s.pop();
    if (verbOf(action) === VERB.annihilate) {
      annihilateBoth(s, u, n, ruleOfMeeting(s, u, n), log);
      return;
    }
    s.emitted[u] = 1;
    log?.add({ type: 'emit', rule: '4.5', args: { by: s.side, u, n: chargeOf(s, u) } });
    strike(s, u, n, chargeOf(s, u), log);
  },
  whyNot: (s, action) =>
    verbOf(action) === VERB.emit
      ? {
          rule: '4.6',
          reason: `Only ${s.world.units[s.arg(0)]?.id}, which came to the meeting, may emit now.`,
        }
      : undefined,
};
