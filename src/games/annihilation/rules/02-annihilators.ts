/** Rule 2: placing annihilators. */
import { type Action, type LegalActions, nounOf } from '../../../kernel/action.ts';
import type { Log } from '../../../kernel/text/log.ts';
import { node } from '../../../kernel/text/message.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { NONE } from '../../../kernel/state.ts';
import { type AnnihilationState, isEmergence, named } from '../state.ts';
import { fixed, msg, refuse } from '../i18n/msg.ts';
import { withEffects } from './effects.ts';
import { STEP, VERB } from './names.ts';
import { type AnnihilationStep, flightFocus } from './step.ts';

/** [2.1] Takes an annihilator from the tray, in any turn; its point is chosen next. */
export function beginAnnihilator(s: AnnihilationState, u: number): void {
  s.push(STEP['annihilator.point'], { particle: u });
}

/** [2.1] [R12] Lists the empty points between the emergences. */
function addEmptyPoints(s: AnnihilationState, out: LegalActions<'at'>): void {
  const { points } = s.world;
  for (let n = 0; n < points; n++) {
    if (s.unitOn[n] === NONE && !isEmergence(s, n)) out.add(VERB.at, n);
  }
}

function put(s: AnnihilationState, action: Action, log?: Log): void {
  const { particle: u } = s.frame(STEP['annihilator.point']);
  const n = nounOf(action);
  s.pop();
  s.place[u] = n;
  s.unitOn[n] = u;
  s.quiet = 0;
  log?.add({ type: 'place', rule: '2.1', args: { u: named(s, u), at: node(n) } });
}

/** [2.2] Placing an annihilator is the whole turn. */
export const annihilatorPoint: AnnihilationStep<'at'> = {
  rule: '2.1',
  prompt: fixed('prompt.annihilator'),
  focus: flightFocus,
  offers: { at: withEffects(VERB.at, put, (_, n) => msg('label.at', { at: node(n) })) },
  who: (s) => s.side,
  actions: addEmptyPoints,
  apply: put,
  refusals: { at: whyNotAt },
};

function whyNotAt(s: AnnihilationState, n: number): Refusal {
  const what = n >= s.world.points ? 'tray' : isEmergence(s, n) ? 'emergence' : 'occupied';
  return refuse('2.1', 'refusal.at', { at: node(n), what });
}
