/**
 * Information-leak checks of the conformance suite. In two positions that differ only in what a side cannot see,
 * everything that the side is shown, offered and refused must be the same.
 */
import { type Action, ActionList } from '../action.ts';
import { clickable, randomClick } from './clicks.ts';
import { actor, apply, legal, refusalOf, stepOf } from '../engine.ts';
import { isRevealing } from '../step.ts';
import type { Game } from '../game.ts';
import { eventsFor, Log } from '../text/log.ts';
import type { Rng } from '../random.ts';
import { type GameState, hashState, isSameState } from '../state.ts';
import { NOBODY, type Side } from '../side.ts';
import { hasSecrets, viewOf } from '../view.ts';

type Fail = (message: string, cause?: unknown) => never;

/** Number of decisions for which a guess is played on. */
const ON = 4;
/** Number of clicks whose refusals are compared. */
const CLICKS = 4;

/** Checks the position for every side; `list` holds the legal actions of the side to act. */
export function checkSecrets<S extends GameState>(
  game: Game<S>,
  s: S,
  list: ActionList,
  rng: Rng,
  fail: Fail,
): void {
  if (!hasSecrets(s)) return;
  const acting = actor(game, s);
  for (const side of game.sides.keys()) {
    const twin = twinOf(game, s, side, rng, fail);
    if (side === acting) checkTwin(game, s, twin, side, list, rng, fail);
  }
}

/** Checks that a guess can be played on: a bot searches it, so every side whose turn comes needs a decision. */
export function checkGuess<S extends GameState>(
  game: Game<S>,
  s: S,
  side: Side,
  rng: Rng,
  fail: Fail,
): void {
  if (!hasSecrets(s)) return;
  const [guess, list] = [twinOf(game, s, side, rng, fail), new ActionList()];
  for (let i = 0; i < ON && actor(game, guess) !== NOBODY; i++) {
    if (legal(game, guess, list).length === 0)
      fail(`a guess of determinize has a dead end at ${game.stepNames[guess.step]}`);
    apply(game, guess, list.at(rng.below(list.length)));
  }
}

/** Returns a position that looks the same to a side, with random values in place of everything it cannot see. */
function twinOf<S extends GameState>(game: Game<S>, s: S, side: Side, rng: Rng, fail: Fail): S {
  const view = viewOf(game, s, side);
  const guess = view.clone();
  game.bot.determinize?.(guess, side, rng);
  game.check(guess);
  if (!isSameState(viewOf(game, guess, side), view)) fail('determinize contradicts the view');
  return guess;
}

function checkTwin<S extends GameState>(
  game: Game<S>,
  s: S,
  twin: S,
  side: Side,
  list: ActionList,
  rng: Rng,
  fail: Fail,
): void {
  const at = game.stepNames[s.step];
  if (legal(game, twin, new ActionList()).toArray().join() !== list.toArray().join())
    fail(`what is legal at ${at} depends on what side ${side} cannot see`);
  const things = clickable(game, s, side, list);
  for (let i = 0; i < CLICKS; i++) {
    const click = randomClick(game, things, rng);
    if (click === undefined) continue;
    const [one, other] = [refusalOf(game, s, click), refusalOf(game, twin, click)];
    if (JSON.stringify(one) !== JSON.stringify(other))
      fail(`a refusal at ${at} depends on what side ${side} cannot see: ${one?.reason}`);
  }
  checkOutcome(game, s, twin, side, list.at(rng.below(list.length)), fail);
}

/** Checks that an action which reveals nothing looks the same in both positions: next view, next side, log. */
function checkOutcome<S extends GameState>(
  game: Game<S>,
  s: S,
  twin: S,
  side: Side,
  action: Action,
  fail: Fail,
): void {
  const at = game.stepNames[s.step];
  const [one, other] = [s, twin].map((before) => shown(game, before, side, action)) as [
    VisibleOutcome,
    VisibleOutcome,
  ];
  // When the game ends, everything is revealed.
  if (one.who === NOBODY || other.who === NOBODY) return;
  if (one.view !== other.view && !isRevealing(stepOf(game, s), action))
    fail(`${at} tells side ${side} something hidden and does not say that it reveals`);
  if (one.view === other.view && (one.who !== other.who || one.told !== other.told))
    fail(`what comes after ${at} shows what side ${side} cannot see`);
}

/** Parts of an action that a side sees: the view after it, the next side to act (entries can be counted), log lines. */
interface VisibleOutcome {
  readonly view: string;
  readonly who: Side;
  readonly told: number;
}

function shown<S extends GameState>(
  game: Game<S>,
  before: S,
  side: Side,
  action: Action,
): VisibleOutcome {
  const [after, log] = [before.clone(), new Log()];
  apply(game, after, action, log);
  return {
    view: hashState(viewOf(game, after, side)),
    who: actor(game, after),
    told: eventsFor(log.events, side).length,
  };
}
