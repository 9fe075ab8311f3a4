/**
 * Runs any game: side to act, legal actions, effects of an action. `apply` trusts its caller and serves search; `play`
 * checks the action and serves everything that takes input.
 */
import { type Action, ActionList, nounOf, verbNameOf, verbOf } from './action.ts';
import { nounCount } from './action-ids.ts';
import type { Game } from './game.ts';
import { applyUpdate } from './play/apply-update.ts';
import type { Log } from './text/log.ts';
import { keyOf, ruleRef, type LocalizedText, msg, side as sideNoun } from './text/message.ts';
import { formatAction } from './text/notation.ts';
import type { Refusal } from './rulebook.ts';
import type { GameState } from './state.ts';
import { NOBODY, type Side } from './side.ts';
import type { Step } from './step.ts';

/** Limit of automatic steps in a row. No sequence of play has more; beyond it, the step table runs in a circle. */
const SETTLE_LIMIT = 10_000;

/** Returns the first position of a game: set up, and settled at its first decision. */
export function start<S extends GameState>(game: Game<S>, log?: Log): S {
  const s = game.create();
  if (game.play) {
    applyUpdate(s, game.play.start(), log);
    return s;
  }
  game.begin(s);
  settle(game, s, log);
  return s;
}

/** Returns the step on top of the stack. */
export function stepOf<S extends GameState>(game: Game<S>, s: S): Step<S> {
  return game.steps[s.step];
}

/** Returns the side to act: a side, `CHANCE`, or `NOBODY` when the game is over. */
export function actor<S extends GameState>(game: Game<S>, s: S): Side {
  const step = game.steps[s.step];
  return step.who === undefined ? NOBODY : step.who(s);
}

/** Runs automatic steps until a side or Chance has to decide. Throws if they run in a circle. */
export function settle<S extends GameState>(game: Game<S>, s: S, log?: Log): void {
  const { steps } = game;
  for (let i = 0; i < SETTLE_LIMIT; i++) {
    const id = s.step;
    const step = steps[id];
    if (step.enter === undefined) return;
    const depth = s.depth;
    step.enter(s, log);
    if (step.who !== undefined && s.step === id && s.depth === depth) return;
  }
  throw new Error(`${game.id}: automatic steps run in a circle at ${game.stepNames[s.step]}`);
}

/**
 * Fills `out` with the legal actions (the outcomes, for `CHANCE`) and returns it: ascending, and never empty while
 * the game continues.
 */
export function legal<S extends GameState>(game: Game<S>, s: S, out: ActionList): ActionList {
  out.length = 0;
  game.steps[s.step].actions?.(s, out);
  return out;
}

/** Carries out an action without checking that it is legal, then settles. Throws if the step takes no action. */
export function apply<S extends GameState>(game: Game<S>, s: S, action: Action, log?: Log): void {
  const step = game.steps[s.step];
  if (step.apply === undefined)
    throw new Error(`${game.id}: no action at ${game.stepNames[s.step]}`);
  step.apply(s, action, log);
  settle(game, s, log);
}

/** Removes a side that resigns from play if the game can continue without it, then settles. */
export function giveUp<S extends GameState>(game: Game<S>, s: S, side: Side, log?: Log): void {
  if (game.dropOut === undefined) return;
  game.dropOut(s, side, log);
  settle(game, s, log);
}

/** Result of `play`: success, or the refusal. */
export type PlayResult = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Carries out an action if it is legal; if not, returns the refusal and changes nothing. */
export function play<S extends GameState>(
  game: Game<S>,
  s: S,
  action: Action,
  log?: Log,
): PlayResult {
  const refusal = refusalOf(game, s, action);
  if (refusal) return { ok: false, refusal };
  apply(game, s, action, log);
  return { ok: true };
}

/** Returns why an action is not legal now; undefined if it is. */
export function refusalOf<S extends GameState>(
  game: Game<S>,
  s: S,
  action: Action,
): Refusal | undefined {
  if (game.play) return game.play.refusal(s.ints, action);
  const step = stepOf(game, s);
  if (actor(game, s) === NOBODY) return { rule: step.rule, reason: msg('refusal.over') };
  if (Number.isInteger(action) && legal(game, s, new ActionList()).has(action)) return undefined;
  const known = Number.isInteger(action) && action >= 0 && verbOf(action) < game.verbs.list.length;
  // A step may itself say that a number is too large, even one beyond the verb's largest.
  const isNumber = game.verbs.list[verbOf(action)]?.noun === 'number';
  const exists = known && (isNumber || nounExists(game, action));
  return (
    (exists ? (stepRefusal(game, s, action) ?? otherStepRefusal(game, s, action)) : undefined) ??
    generalRefusal(game, s)
  );
}

/** Returns the step's own reason, if it has one for the verb. */
const stepRefusal = <S extends GameState>(
  game: Game<S>,
  s: S,
  action: Action,
): Refusal | undefined =>
  stepOf(game, s).refusals?.[verbNameOf(game.verbs, action)]?.(s, nounOf(action));

/** Refuses an action with the prompt, which says what can be done. */
function generalRefusal<S extends GameState>(game: Game<S>, s: S): Refusal {
  const reason = msg('refusal.general', { asked: promptOf(game, s) });
  return { rule: stepOf(game, s).rule, reason, scope: 'general' };
}

/** Refuses an action that belongs to other steps, and names their rules in the order of play. */
function otherStepRefusal<S extends GameState>(
  game: Game<S>,
  s: S,
  action: Action,
): Refusal | undefined {
  const verb = verbOf(action);
  if (stepOf(game, s).verbs?.includes(verb) ?? true) return undefined;
  const asking = game.steps.filter(({ verbs }) => verbs?.includes(verb));
  const rules = [...new Set(asking.map((step) => step.rule))];
  const [rule] = rules;
  if (rule === undefined) return undefined;
  const reason = msg('refusal.elsewhere', {
    action: formatAction(game, action),
    rules: { list: rules.map(ruleRef), join: 'or' },
    asked: promptOf(game, s),
  });
  return { rule, reason, scope: 'elsewhere' };
}

/** Returns the current prompt, with the name of the side that it is for. */
export function promptOf<S extends GameState>(game: Game<S>, s: S): LocalizedText {
  const asked = game.look.prompt(s);
  const who = actor(game, s);
  if (typeof asked === 'string' || who < 0) return asked;
  return msg('prompt.asked', { by: sideNoun(who), asked });
}

/** Returns whether the noun of an action names something that exists. */
export function nounExists<S extends GameState>(game: Game<S>, action: Action): boolean {
  const verb = game.verbs.list[verbOf(action)];
  return verb !== undefined && nounOf(action) < nounCount(game, verb);
}

/**
 * Plays recorded actions, dice included, from the first position, and returns the last. Throws at the first one
 * that is not legal.
 */
export function replay<S extends GameState>(
  game: Game<S>,
  actions: readonly Action[],
  log?: Log,
): S {
  const s = start(game, log);
  actions.forEach((action, i) => {
    const result = play(game, s, action, log);
    if (!result.ok)
      throw new Error(`action ${i + 1}: [${result.refusal.rule}] ${keyOf(result.refusal.reason)}`);
  });
  return s;
}

/** Returns the relative weight of an outcome of Chance, a positive integer. */
export function weightOf<S extends GameState>(game: Game<S>, s: S, outcome: Action): number {
  return stepOf(game, s).weight?.(s, outcome) ?? 1;
}

/** Returns the weights of all outcomes of Chance, in the order of the outcomes. */
export function weightsOf<S extends GameState>(
  game: Game<S>,
  s: S,
  outcomes: ActionList,
): readonly number[] {
  const known = game.play?.weights(s.ints);
  return known ?? outcomes.toArray().map((outcome) => (game.play ? 1 : weightOf(game, s, outcome)));
}

/**
 * Draws an outcome of Chance by weight; `below(n)` returns an unbiased integer from 0 to n - 1. Throws if there
 * are no outcomes.
 */
export function drawOutcome<S extends GameState>(
  game: Game<S>,
  s: S,
  outcomes: ActionList,
  below: (n: number) => number,
): Action {
  const step = stepOf(game, s);
  // With a total of 0, a generator would search forever.
  if (outcomes.length === 0) throw new Error(`[${step.rule}] has no outcome to draw`);
  if (game.play) return drawByWeight(outcomes, weightsOf(game, s, outcomes), below);
  if (step.weight === undefined) return outcomes.at(below(outcomes.length));
  let total = 0;
  for (let i = 0; i < outcomes.length; i++) total += step.weight(s, outcomes.at(i));
  let rest = below(total);
  for (let i = 0; i < outcomes.length; i++) {
    rest -= step.weight(s, outcomes.at(i));
    if (rest < 0) return outcomes.at(i);
  }
  throw new Error('weights changed while drawing');
}

/** Draws by weight when the weights are known already. */
function drawByWeight(
  outcomes: ActionList,
  weights: readonly number[],
  below: (n: number) => number,
): Action {
  let rest = below(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [i, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return outcomes.at(i);
  }
  throw new Error('weights do not add up');
}

/** Returns whether Chance decides anything in the game. */
export const hasDice = <S extends GameState>(game: Game<S>): boolean =>
  game.steps.some((step) => step.who !== undefined && step.verbs === undefined);
