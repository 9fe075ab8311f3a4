/** Set-up, turns and the end of the game. */
import { type Action, ActionList, nounOf, verbOf } from '../../../kernel/action.ts';
import { type Message, side } from '../../../kernel/text/message.ts';
import { bestOf, type Outcome } from '../../../kernel/outcome.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { NONE } from '../../../kernel/state.ts';
import type { Step } from '../../../kernel/step.ts';
import { LAST_TURN, QUIET_TURNS } from '../data/limits.ts';
import {
  type AnnihilationState,
  chargeOf,
  isAnnihilator,
  isEmergence,
  named,
  ownerOf,
} from '../state.ts';
import { msg } from '../i18n/msg.ts';
import {
  forgetPositions,
  REPETITION_LIMIT,
  rememberPosition,
  timesStood,
} from './00-repetition.ts';
import { placeCarrier } from './01-introduction.ts';
import { beginAnnihilator } from './02-annihilators.ts';
import { whyNoPath } from './03-refusals.ts';
import { addEmitters, beginSelfEmission } from './03-self-emission.ts';
import { STEP, VERB } from './names.ts';

/** Meaning of a value of `ending`; the scores decide the winner. */
export const ENDINGS: readonly { readonly rule: string; readonly reason: Message }[] = [
  { rule: '0.2', reason: msg('end.target') },
  { rule: 'R15', reason: msg('end.passed') },
  { rule: 'R16', reason: msg('end.quiet', { n: QUIET_TURNS }) },
  { rule: 'D6', reason: msg('end.last', { n: LAST_TURN }) },
  { rule: 'R18', reason: msg('end.repeated') },
];
const [TARGET, PASSED, QUIET, STOPPED, REPEATED] = [1, 2, 3, 4, 5];

/** [0.1] All particles lie in the trays, first face up. [R14] The starter is a matter of choice. */
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

/** [1.1] [2.2] [3.1] One action is a turn. [R15] Passing is for those who have none. */
function addTurnActions(s: AnnihilationState, out: ActionList): void {
  const { place, side } = s;
  const count = place.length;
  for (let u = 0; u < count; u++) {
    if (place[u] === NONE && ownerOf(s, u) === side) out.add(VERB.place, u);
  }
  addEmitters(s, out);
  if (out.length === 0) out.add(VERB.pass);
}

/** [R15] Whether the player on turn can only pass. */
export function hasNoAction(s: AnnihilationState): boolean {
  const list = new ActionList();
  addTurnActions(s, list);
  return verbOf(list.at(0)) === VERB.pass;
}

export const turnAction: Step<AnnihilationState> = {
  rule: '0.3',
  verbs: [VERB.place, VERB.emit, VERB.pass],
  who: (s) => s.side,
  actions: addTurnActions,
  apply(s, action, log) {
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
  },
  whyNot: whyNotAction,
};

function whyNotAction(s: AnnihilationState, action: Action): Refusal | undefined {
  const u = nounOf(action);
  const verb = verbOf(action);
  if (verb === VERB.pass) return { rule: 'R15', reason: msg('refusal.pass') };
  if (verb !== VERB.place && verb !== VERB.emit) return undefined;
  if (ownerOf(s, u) !== s.side)
    return { rule: '0.3', reason: msg('refusal.enemy', { u: named(s, u) }) };
  return verb === VERB.place ? whyNotPlaced(s, u) : whyNotEmitted(s, u);
}

const whyNotPlaced = (s: AnnihilationState, u: number): Refusal => ({
  rule: '1.1',
  reason: msg('refusal.placed', { u: named(s, u) }),
});

/** Why an own particle may not emit itself. */
function whyNotEmitted(s: AnnihilationState, u: number): Refusal {
  const n = s.place[u];
  const args = { u: named(s, u) };
  if (isAnnihilator(s, u)) return { rule: 'R12', reason: msg('refusal.annihilator', args) };
  if (n === NONE) return { rule: '1.1', reason: msg('refusal.tray', args) };
  if (isEmergence(s, n)) return { rule: 'R6', reason: msg('refusal.emergence', args) };
  return whyNoPath(s, u, n, chargeOf(s, u));
}

/** [0.2] Ends the turn: the game is over, or the other player is on. */
export const turnEnd: Step<AnnihilationState> = {
  rule: '0.2',
  enter(s, log) {
    rememberPosition(s);
    s.ending = endingNow(s);
    if (s.ending > 0) {
      log?.add({ type: 'end', rule: ENDINGS[s.ending - 1].rule, args: endArgs(s) });
      s.goto(STEP['game.over']);
      return;
    }
    s.emitted.fill(0);
    s.placed = NONE;
    s.turn += 1;
    s.side = 1 - s.side;
    s.goto(STEP['turn.action']);
  },
};

export const gameOver: Step<AnnihilationState> = { rule: '0.2' };

function endingNow(s: AnnihilationState): number {
  const { target } = s.world;
  if (s.score[0] >= target || s.score[1] >= target) return TARGET;
  // [R15] Nobody has an action left.
  if (s.passes === 2) return PASSED;
  if (timesStood(s) >= REPETITION_LIMIT) return REPEATED;
  // [R16] [D5] The quiet rule, and [D6] the last turn of all.
  if (s.quiet >= QUIET_TURNS) return QUIET;
  return s.turn >= LAST_TURN ? STOPPED : 0;
}

function endArgs(s: AnnihilationState) {
  const [winner, other] = winnersOf(s);
  return {
    reason: ENDINGS[s.ending - 1].reason,
    result: other === undefined ? msg('end.won', { by: side(winner) }) : msg('end.drawn'),
    white: s.score[0],
    black: s.score[1],
  };
}

/** The higher score wins, equal ones draw; both never reach the winning score at once [R17]. */
const winnersOf = (s: AnnihilationState): readonly number[] => bestOf([...s.score]);

/** How the game ended; undefined while it is played. */
export function outcomeOf(s: AnnihilationState): Outcome | undefined {
  const ending = ENDINGS[s.ending - 1];
  if (!ending) return undefined;
  const scores = [s.score[0], s.score[1]];
  return { winners: winnersOf(s), rule: ending.rule, reason: ending.reason, scores };
}
