/** [5.16] One unit acts: it aims, strikes, and is committed. */
import { nounOf } from '../../../kernel/action.ts';
import type { Log } from '../../../kernel/log.ts';
import type { Step } from '../../../kernel/step.ts';
import { NONE } from '../../../kernel/state.ts';
import type { Armageddon } from '../state.ts';
import { say } from '../words/say.ts';
import { ownerIn, unitsIn } from './05-fray.ts';
import { setMark } from './05-marks.ts';
import { beginChallenge, fateOf } from './05-pools.ts';
import { targetsOf } from './05-rows.ts';
import { BLOW, WAY, type Way } from './05-stages.ts';
import { attackOf, resistOf } from './05-strength.ts';
import { whoKnows } from './knowledge.ts';
import { named, namedFor } from './named.ts';
import { STEP, V } from './names.ts';
import { isPlayer, leftOf } from './pieces.ts';

type S = Armageddon;

const frameOf = (s: S) => s.frame(STEP['battle.blow']);

/** [5.16] A unit of a role begins to act. */
export function beginBlow(s: S, unit: number, role: number, way: Way): void {
  s.push(STEP['battle.blow'], { unit, role, way: WAY[way], target: NONE, stage: BLOW.aim });
}

export const blowStep: Step<S> = {
  rule: '5.16',
  enter(s, log) {
    const { stage } = frameOf(s);
    if (stage === BLOW.aim) aim(s);
    else if (stage === BLOW.strike) strike(s, log);
    else if (stage === BLOW.hit) frameOf(s).stage = BLOW.over;
    else finish(s);
  },
};

function finish(s: S): void {
  const { unit } = frameOf(s);
  s.pop();
  setMark(s, unit, 'committed');
}

/** [5.17] Whom it may go for now. */
const choices = (s: S): number[] => targetsOf(s, frameOf(s).unit, frameOf(s).role);

/** Where there is a choice its owner makes it; who never decides goes for the weakest [R101]. */
function aim(s: S): void {
  const f = frameOf(s);
  const found = choices(s);
  if (found.length === 0) {
    f.stage = BLOW.over;
    return;
  }
  const side = ownerIn(s, f.role);
  if (found.length > 1 && isPlayer(s, side)) s.push(STEP['battle.aim'], { side });
  else take(s, weakest(s, found));
}

const weakest = (s: S, units: readonly number[]): number =>
  units.reduce((best, u) => (leftOf(s, u) < leftOf(s, best) ? u : best));

function take(s: S, target: number): void {
  const f = frameOf(s);
  [f.target, f.stage] = [target, BLOW.strike];
}

export const aimStep: Step<S> = {
  rule: '5.17',
  who: (s) => s.frame(STEP['battle.aim']).side,
  verbs: [V.strike],
  // The pools show how the enemy is led and supplied.
  reveals: true,
  actions(s, out) {
    for (const u of choices(s)) out.add(V.strike, u);
  },
  apply(s, action) {
    s.pop();
    take(s, nounOf(action));
  },
  whyNot(s, action) {
    const { role } = frameOf(s);
    const u = nounOf(action);
    const isThere = unitsIn(s, 1 - role).includes(u);
    const args = { card: namedFor(s, u, ownerIn(s, role)) };
    return { rule: '5.17', reason: say(isThere ? 'refusal.row' : 'refusal.no-foe', args) };
  },
};

/** [5.2] [5.18] [S150] An open challenge, in which only who is attacked can be hurt. */
function strike(s: S, log?: Log): void {
  const f = frameOf(s);
  const { unit, target, role } = f;
  f.stage = BLOW.hit;
  const args = { by: named(s, unit), card: named(s, target) };
  log?.add({ type: 'attacks', rule: '5.16', args, to: whoKnows(s, unit, target) });
  beginChallenge(s, {
    ...{ kind: 'ground', attacker: unit, defender: target },
    ...{ attack: attackOf(s, unit, role), defence: resistOf(s, target, 1 - role) },
    ...{ attackFate: fateOf(s, unit), defenceFate: fateOf(s, target) },
  });
}
