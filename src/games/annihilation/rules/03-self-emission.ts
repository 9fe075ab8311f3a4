/** Rule 3: a carrier in the zone moves by its own charge. */
import { type Action, nounOf } from '../../../kernel/action.ts';
import type { Log } from '../../../kernel/text/log.ts';
import { node } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { type AnnihilationState, chargeOf, named } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { addSteps } from './03-paths.ts';
import { whyNotStep } from './03-refusals.ts';
import { collide } from './04-transference.ts';
import { comeToRest } from './05-annihilation.ts';
import { withEffects } from './effects.ts';
import { STEP, VERB } from './names.ts';
import { type AnnihilationStep, flightFocus } from './step.ts';

/** [3.1] Lifts a carrier and starts its motion, with its whole charge as force. */
export function beginSelfEmission(s: AnnihilationState, u: number, log?: Log): void {
  const n = chargeOf(s, u);
  s.emitted[u] = 1;
  s.unitOn[s.place[u]] = NONE;
  log?.add({ type: 'emit', rule: '3.1', args: { u: named(s, u), n } });
  s.push(STEP['emission.path'], { particle: u, force: n });
}

/** [3.3] Moves point by point, along any lines the player chooses. */
export const emissionPath: AnnihilationStep<'to'> = {
  rule: '3.3',
  prompt(s) {
    const { particle: u, force } = s.frame(STEP['emission.path']);
    return msg('prompt.path', { u: named(s, u), at: node(s.place[u]), n: force });
  },
  focus: flightFocus,
  offers: {
    to: {
      ...withEffects(VERB.to, moveOn, (_, n) => msg('label.to', { at: node(n) })),
      path: (s, n) => ({
        nodes: [n],
        cost: msg('path.left', { n: s.frame(STEP['emission.path']).force - 1 }),
      }),
    },
  },
  who: (s) => s.side,
  actions: addSteps,
  apply: moveOn,
  refusals: { to: whyNotStep },
};

function moveOn(s: AnnihilationState, action: Action, log?: Log): void {
  const frame = s.frame(STEP['emission.path']);
  const { particle: u } = frame;
  const force = frame.force - 1;
  const n = nounOf(action);
  s.place[u] = n;
  if (s.unitOn[n] !== NONE) {
    // [3.4] The step onto the other particle's point uses force; the rest is passed on.
    s.pop();
    collide(s, u, n, force, log);
  } else if (force > 0) {
    frame.force = force;
  } else {
    s.pop();
    log?.add({ type: 'rest', rule: '3.2', args: { u: named(s, u), at: node(n) } });
    comeToRest(s, u, n, log);
  }
}
