/** Plays an action for a test and checks everything that the contract of a game promises. */
import { type Action, verbOf } from '../action.ts';
import { actor, apply, stepOf } from '../engine.ts';
import type { Game } from '../game.ts';
import { Log, type LogEvent } from '../text/log.ts';
import { type GameState, hashState } from '../state.ts';
import { CHANCE } from '../side.ts';

/**
 * Carries out a legal action and returns its events. Throws if nobody is to act, if the step does not name the
 * verb, if the result differs without a log, if an event names an unknown rule, or if the state is broken.
 */
export function applyChecked<S extends GameState>(
  game: Game<S>,
  s: S,
  action: Action,
  rules: ReadonlySet<string>,
): LogEvent[] {
  if (!(actor(game, s) >= CHANCE)) throw new Error(`nobody acts at ${game.stepNames[s.step]}`);
  const { verbs } = stepOf(game, s);
  if (verbs?.includes(verbOf(action)) === false)
    throw new Error(`${game.stepNames[s.step]} does not name the verb of what it offers`);
  const alone = s.clone();
  apply(game, alone, action);
  const log = new Log();
  apply(game, s, action, log);
  if (hashState(alone) !== hashState(s)) throw new Error('the log changes what is played');
  const events = log.take();
  for (const event of events) {
    checkRule(rules, event.rule, `event "${event.type}"`);
  }
  checkRule(rules, stepOf(game, s).rule, `step ${game.stepNames[s.step]}`);
  game.check(s);
  return events;
}

function checkRule(rules: ReadonlySet<string>, rule: string, what: string): void {
  if (!rules.has(rule)) throw new Error(`${what} names [${rule}], which the rulebook has not`);
}
