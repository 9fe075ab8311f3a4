/** Set-up, and the one action of a turn. */
import {
  type Action,
  ActionList,
  type LegalActions,
  nounOf,
  verbOf,
} from '../../../kernel/action.ts';
import type { Log } from '../../../kernel/text/log.ts';
import { type Message, node, side } from '../../../kernel/text/message.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { NONE } from '../../../kernel/state.ts';
import {
  type AnnihilationState,
  chargeOf,
  isAnnihilator,
  isEmergence,
  named,
  ownerOf,
} from '../state.ts';
import { fixed, msg, refuse } from '../i18n/msg.ts';
import { forgetPositions, rememberPosition, timesStood } from './00-repetition.ts';
import { placeCarrier } from './01-introduction.ts';
import { beginAnnihilator } from './02-annihilators.ts';
import { whyNoPath } from './03-refusals.ts';
import { addEmitters } from './03-paths.ts';
import { beginSelfEmission } from './03-self-emission.ts';
import { withEffects } from './effects.ts';
import { STEP, VERB } from './names.ts';
import type { AnnihilationStep } from './step.ts';

/** [0.1] Puts all particles into the trays, first face up. [R14] The starting player is an option. */
export function setUp(s: AnnihilationState, starter: number): void {
  s.place.fill(NONE);
  s.unitOn.fill(NONE);
  s.placed = NONE;
  forgetPositions(s);
  rememberPosition(s);
  s.turn = 1;
  s.side = starter;
  s.push(STEP['turn.action']);
}

/**
 * [1.1] [2.2] [3.1] Lists the actions, each of which is a whole turn. [R15] Passing is legal only without any other.
 */
function addTurnActions(s: AnnihilationState, out: LegalActions<'place' | 'emit' | 'pass'>): void {
  const { place, side } = s;
  const count = place.length;
  for (let u = 0; u < count; u++) {
    if (place[u] === NONE && ownerOf(s, u) === side) out.add(VERB.place, u);
  }
  addEmitters(s, out);
  if (out.length === 0) out.add(VERB.pass);
}

export const turnAction: AnnihilationStep<'place' | 'emit' | 'pass'> = {
  rule: '0.3',
  prompt: (s) => msg('prompt.all', { told: { sentences: [askedOf(s), ...warnings(s)] } }),
  offers: {
    place: withEffects(VERB.place, takeAction, (s, u) => msg('label.place', { u: named(s, u) })),
    emit: withEffects(VERB.emit, takeAction, emitLabel),
    pass: withEffects(VERB.pass, takeAction, fixed('label.pass')),
  },
  who: (s) => s.side,
  actions: addTurnActions,
  apply: takeAction,
  refusals: {
    place: (s, u) => whyNotYours(s, u) ?? whyNotPlaced(s, u),
    emit: (s, u) => whyNotYours(s, u) ?? whyNotEmitted(s, u),
    pass: () => refuse('R15', 'refusal.pass'),
  },
};

/** [R15] Returns the prompt, which names only what the player can do. */
function askedOf(s: AnnihilationState): Message {
  const list = new ActionList();
  addTurnActions(s, list);
  // Actions are listed by kind: placements first, then self-emissions, or only a pass.
  const [first, last] = [verbOf(list.at(0)), verbOf(list.at(list.length - 1))];
  if (first === VERB.pass) return msg('prompt.pass');
  if (first === VERB.emit) return msg('prompt.emit');
  return msg(last === VERB.emit ? 'prompt.action' : 'prompt.place');
}

/** [R18] Warns if the position has occurred before, and [R16] if the end of a quiet game is near. */
function warnings(s: AnnihilationState): Message[] {
  const { repetitions, quiet, 'quiet.warning': warned } = s.world.values;
  const left = quiet - s.quiet;
  const times = timesStood(s);
  return [
    ...(times === repetitions - 1 ? [msg('prompt.repeated', { times, all: repetitions })] : []),
    ...(left <= warned ? [msg('prompt.quiet', { n: left })] : []),
  ];
}

/** Returns the label of a self-emission; equal carriers of one player are distinguished by their points. */
function emitLabel(s: AnnihilationState, u: number): Message {
  return msg('label.self', { u: named(s, u), at: node(s.place[u]), n: chargeOf(s, u) });
}

function takeAction(s: AnnihilationState, action: Action, log?: Log): void {
  const u = nounOf(action);
  s.quiet += 1;
  s.goto(STEP['turn.end']);
  if (verbOf(action) === VERB.pass) {
    s.passes += 1;
    log?.add({ type: 'pass', rule: 'R15', args: { by: side(s.side) } });
    return;
  }
  s.passes = 0;
  if (verbOf(action) === VERB.emit) beginSelfEmission(s, u, log);
  else if (isAnnihilator(s, u)) beginAnnihilator(s, u);
  else placeCarrier(s, u, log);
}

/** Refuses a particle of the other player. */
const whyNotYours = (s: AnnihilationState, u: number): Refusal | undefined =>
  ownerOf(s, u) === s.side ? undefined : refuse('0.3', 'refusal.enemy', { u: named(s, u) });

const whyNotPlaced = (s: AnnihilationState, u: number): Refusal =>
  refuse('1.1', 'refusal.placed', { u: named(s, u) });

/** Returns why a particle of the player on turn may not emit itself. */
function whyNotEmitted(s: AnnihilationState, u: number): Refusal {
  const n = s.place[u];
  const args = { u: named(s, u) };
  if (isAnnihilator(s, u)) return refuse('R12', 'refusal.annihilator', args);
  if (n === NONE) return refuse('1.1', 'refusal.tray', args);
  if (isEmergence(s, n)) return refuse('R6', 'refusal.emergence', args);
  return whyNoPath(s, u, n, chargeOf(s, u));
}
