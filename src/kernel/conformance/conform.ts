/**
 * Suite that every game must pass, whatever it is about; tests and the fuzzer run it. Throws
 * on the first breach with the actions that led to it, so that a failure can be loaded.
 */
import { type Action, ActionList, nounOf, pack, verbOf } from '../action.ts';
import { clickable, randomClick } from './clicks.ts';
import { checkGuess, checkSecrets } from './secrets.ts';
import {
  actor,
  apply,
  drawOutcome,
  legal,
  nounExists,
  play,
  replay,
  start,
  stepOf,
  weightsOf,
} from '../engine.ts';
import type { Game } from '../game.ts';
import { Log } from '../text/log.ts';
import { formatAction, parseAction } from '../text/notation.ts';
import { readPositionOf, writePosition } from '../position/position.ts';
import type { Rng } from '../random.ts';
import type { Refusal, RuleId } from '../rulebook.ts';
import { type GameState, hashState, isSameState, readState, writeState } from '../state.ts';
import { CHANCE, NOBODY, SPECTATOR } from '../side.ts';
import { viewOf } from '../view.ts';
import { whyNoWindow, windowAt } from '../windows.ts';
import type { Outcome } from '../outcome.ts';

/** Error for a game that breaks its contract, with the actions that led there. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';
  readonly actions: readonly Action[];
  constructor(message: string, actions: readonly Action[], cause?: unknown) {
    super(message, { cause });
    this.actions = actions;
  }
}

/** Settings of a run of the conformance suite. */
export interface ConformanceOptions {
  /** Number of illegal actions tried before each decision. */
  readonly illegalPerDecision?: number;
  /** Number of illegal clicks tried before each decision; the report counts how their refusals are explained. */
  readonly clicksPerDecision?: number;
  /** Number of decisions between two runs of the expensive checks (JSON, views, positions). */
  readonly deepEvery?: number;
  /** Rule numbers of the rulebook; a refusal must not name any other. */
  readonly rules?: ReadonlySet<RuleId>;
  /** Four of five decisions choose among the bot's candidates, which reach positions that random play rarely does. */
  readonly seeks?: boolean;
}

/** Coverage of a run of the conformance suite, as counts. */
export interface ConformanceReport {
  readonly decisions: number;
  readonly dice: number;
  /** Number of illegal actions tried; all were refused and changed nothing. */
  readonly refused: number;
  /** Number of illegal actions that a click could request. */
  readonly clicks: number;
  /** Number of clicks refused because other steps offer the action. */
  readonly elsewhere: number;
  /** Clicks whose refusal showed nothing but the current prompt. */
  readonly unexplained: readonly SilentRefusal[];
  readonly actions: readonly Action[];
  readonly hash: string;
  readonly outcome: Outcome;
}

/** An illegal action that the rules refuse without an explanation. */
export interface SilentRefusal {
  readonly action: Action;
  readonly step: string;
  /** Number of actions played before it. */
  readonly after: number;
  readonly refusal: Refusal;
}

/**
 * Plays one random game and checks the contract of `Game` on the way. Throws a `ConformanceError` at the first
 * breach.
 */
export function conformGame<S extends GameState>(
  game: Game<S>,
  rng: Rng,
  options: ConformanceOptions = {},
): ConformanceReport {
  const { illegalPerDecision = 1, clicksPerDecision = 1, deepEvery = 16, rules } = options;
  const actions: Action[] = [];
  const fail = (message: string, cause?: unknown): never => {
    throw new ConformanceError(
      `${game.id} after ${actions.length} actions: ${message}`,
      actions,
      cause,
    );
  };
  const list = new ActionList();
  const log = new Log();
  const s = start(game, log);
  const trial: Trial<S> = {
    game,
    rng,
    before: game.create(),
    fail,
    rules,
    refused: 0,
    clicks: 0,
    elsewhere: 0,
  };
  const unexplained: SilentRefusal[] = [];
  let decisions = 0;
  try {
    while (actor(game, s) !== NOBODY) {
      const side = actor(game, s);
      legal(game, s, list);
      checkList(game, s, list, fail);
      if (side !== CHANCE && decisions++ > game.maxDecisions)
        fail(`no end within ${game.maxDecisions} decisions`);
      if (side !== CHANCE && game.windows) checkWindow(game, s, side, fail);
      for (let i = 0; i < illegalPerDecision; i++) tryIllegal(trial, s, list);
      if (side !== CHANCE)
        for (const found of tryClicks(trial, s, list, side, clicksPerDecision))
          unexplained.push({ ...found, after: actions.length });
      if (actions.length % deepEvery === 0) checkDeep(game, s, side, list, rng, fail);
      const action =
        side === CHANCE
          ? drawOutcome(game, s, list, (n) => rng.below(n))
          : decide(game, s, side, list, rng, options.seeks);
      actions.push(action);
      apply(game, s, action, log);
      log.take();
      game.check(s);
    }
    checkEnd(game, s, actions, fail);
  } catch (error) {
    if (error instanceof ConformanceError) throw error;
    fail(error instanceof Error ? error.message : String(error), error);
  }
  const outcome = game.outcome(s) ?? fail('no outcome at the end');
  return {
    decisions,
    dice: actions.length - decisions,
    refused: trial.refused,
    clicks: trial.clicks,
    elsewhere: trial.elsewhere,
    unexplained,
    actions,
    hash: hashState(s),
    outcome,
  };
}

/** Chooses a random action of the list, or of the bot's candidates. */
function decide<S extends GameState>(
  game: Game<S>,
  s: S,
  side: number,
  list: ActionList,
  rng: Rng,
  seeks = false,
): Action {
  const some = new ActionList();
  if (seeks && rng.below(5) > 0) game.bot.candidates?.(viewOf(game, s, side), list, some);
  const from = some.length > 0 ? some : list;
  return from.at(rng.below(from.length));
}

type Fail = (message: string, cause?: unknown) => never;

function checkList<S extends GameState>(game: Game<S>, s: S, list: ActionList, fail: Fail): void {
  const at = game.stepNames[s.step];
  if (list.length === 0) fail(`dead end at ${at}`);
  for (let i = 1; i < list.length; i++)
    if (list.at(i) <= list.at(i - 1))
      fail(`list not ascending at ${at}: ${formatAction(game, list.at(i))}`);
  for (let i = 0; i < list.length; i++)
    if (!nounExists(game, list.at(i)))
      fail(`${at}: the verb of "${formatAction(game, list.at(i))}" has no such noun`);
  if (stepOf(game, s).rule === '') fail(`step ${at} has no rule`);
  if (actor(game, s) !== CHANCE) {
    checkVerbs(game, s, list, fail);
    return;
  }
  if (stepOf(game, s).verbs) fail(`${at} is a step of Chance and names verbs`);
  if (stepOf(game, s).weight === undefined) return;
  for (const weight of weightsOf(game, s, list)) {
    if (!Number.isInteger(weight) || weight <= 0) fail(`weight ${weight} at ${at}`);
  }
}

/**
 * Checks reaction windows: standing orders are carried out from the side's view, so it must show the same window as the
 * full state.
 */
function checkWindow<S extends GameState>(game: Game<S>, s: S, side: number, fail: Fail): void {
  const view = viewOf(game, s, side);
  const why = whyNoWindow(game, view);
  if (why !== undefined) fail(why);
  if (windowAt(game, s)?.id !== windowAt(game, view)?.id)
    fail(`its side cannot see whether a window is open at ${game.stepNames[s.step]}`);
}

/** Checks that a step offers only verbs that it names; refusals rely on it. */
function checkVerbs<S extends GameState>(game: Game<S>, s: S, list: ActionList, fail: Fail): void {
  const { verbs = [] } = stepOf(game, s);
  for (let i = 0; i < list.length; i++)
    if (!verbs.includes(verbOf(list.at(i))))
      fail(
        `${game.stepNames[s.step]} offers "${formatAction(game, list.at(i))}", not among its verbs`,
      );
}

/** Illegal actions to try, and their number. */
interface Trial<S extends GameState> {
  readonly game: Game<S>;
  readonly rng: Rng;
  /** Scratch state for a copy of the position. */
  readonly before: S;
  readonly fail: Fail;
  readonly rules: ReadonlySet<RuleId> | undefined;
  refused: number;
  clicks: number;
  elsewhere: number;
}

function tryIllegal<S extends GameState>(trial: Trial<S>, s: S, list: ActionList): void {
  const action = randomAction(trial.game, s, list, trial.rng);
  if (!list.has(action)) refusalIn(trial, s, action);
}

/** Tries clicks that request illegal actions; returns the refusals without an explanation. */
function tryClicks<S extends GameState>(
  trial: Trial<S>,
  s: S,
  list: ActionList,
  side: number,
  count: number,
): Omit<SilentRefusal, 'after'>[] {
  const { game, rng } = trial;
  const things = count > 0 ? clickable(game, s, side, list) : undefined;
  const found: Omit<SilentRefusal, 'after'>[] = [];
  for (let i = 0; things !== undefined && i < count; i++) {
    const action = randomClick(game, things, rng);
    if (action === undefined || list.has(action)) continue;
    const refusal = refusalIn(trial, s, action);
    trial.clicks += 1;
    if (refusal.scope === 'elsewhere') trial.elsewhere += 1;
    const step = game.stepNames[s.step];
    if (refusal.scope === 'general') found.push({ action, step, refusal });
  }
  return found;
}

/** Tries an action that is not on the list: it must be refused with a rule, and the state must not change. */
function refusalIn<S extends GameState>(trial: Trial<S>, s: S, action: Action): Refusal {
  const { game, before, fail, rules } = trial;
  before.copyFrom(s);
  const result = play(game, s, action);
  if (result.ok) return fail(`illegal action ${action} was accepted at ${game.stepNames[s.step]}`);
  const { rule, reason } = result.refusal;
  if (!rule || !reason) fail('a refusal without rule or reason');
  if (rules?.has(rule) === false) fail(`a refusal names [${rule}], which the rulebook has not`);
  if (!isSameState(s, before)) fail(`refused action ${action} changed the state`);
  trial.refused += 1;
  return result.refusal;
}

/** Returns a random action: a near miss (a legal verb with another noun) as often as nonsense. */
function randomAction<S extends GameState>(
  game: Game<S>,
  s: S,
  list: ActionList,
  rng: Rng,
): Action {
  const kind = rng.below(4);
  if (kind === 0) return rng.below(0x7fff_ffff);
  const verb =
    kind === 1 ? rng.below(game.verbs.list.length) : verbOf(list.at(rng.below(list.length)));
  const reach = Math.max(game.board.size, game.units.length) + 4;
  return kind === 3 && s.depth > 0
    ? pack(verb, (nounOf(list.at(rng.below(list.length))) + 1) & 0xffff)
    : pack(verb, rng.below(reach));
}

function checkDeep<S extends GameState>(
  game: Game<S>,
  s: S,
  side: number,
  list: ActionList,
  rng: Rng,
  fail: Fail,
): void {
  const before = s.clone();
  const texts = new Set<string>();
  for (const action of list.toArray()) {
    const text = formatAction(game, action);
    if (texts.has(text)) fail(`two actions are written "${text}"`);
    texts.add(text);
    if (parseAction(game, text) !== action) fail(`"${text}" does not parse back`);
    if (!game.look.actionLabel(s, action)) fail(`"${text}" has no label`);
  }
  if (!game.look.prompt(s)) fail(`no prompt at ${game.stepNames[s.step]}`);
  const drawn = new Map(game.look.counters(s).map((counter) => [counter.unit, counter.node]));
  for (const unit of game.units.keys())
    if (Math.max(-1, game.look.nodeOf(s, unit)) !== (drawn.get(unit) ?? -1))
      fail(`unit ${game.units[unit]?.id} is not drawn where it is said to be`);
  game.look.markers(s);
  game.look.panel(s);
  const json = JSON.parse(JSON.stringify(writeState(s)));
  if (!isSameState(readState(game.create(), json), before)) fail('JSON changes the state');
  const position = JSON.parse(JSON.stringify(writePosition(game, s)));
  if (!isSameState(readPositionOf(game, position), before))
    fail('a position file changes the state');
  const copy = s.clone();
  copy.ints.fill(7);
  if (!isSameState(s, before)) fail('a copy shares memory with its original');
  checkViews(game, s, side, list, rng, fail);
  if (!isSameState(s, before)) fail('looking at the state changed it');
}

/** Checks that paths, previews, actors and overlays of the decision can be computed. */
function checkShown<S extends GameState>(
  { look }: Game<S>,
  view: S,
  side: number,
  list: ActionList,
): void {
  for (const action of list.toArray()) {
    look.path?.(view, action);
    look.preview?.(view, action);
    look.shape?.(view, action);
    look.actors?.(view, action);
  }
  const focus = look.focus(view);
  for (const overlay of look.overlays) overlay.areas(view, side, focus);
}

/** Checks that a side's view determines its legal actions, and that nothing hidden shows. */
function checkViews<S extends GameState>(
  game: Game<S>,
  s: S,
  side: number,
  list: ActionList,
  rng: Rng,
  fail: Fail,
): void {
  if (side !== CHANCE) {
    const view = viewOf(game, s, side);
    const seen = legal(game, view, new ActionList());
    if (seen.toArray().join() !== list.toArray().join())
      fail(`side ${side} cannot tell its legal actions`);
    checkShown(game, view, side, list);
  }
  for (const viewer of [...game.sides.keys(), SPECTATOR]) {
    const view = viewOf(game, s, viewer);
    game.look.counters(view);
    game.look.markers(view);
    game.look.panel(view);
    game.look.prompt(view);
    if (viewer === SPECTATOR) continue;
    const value = game.bot.evaluate(view, viewer);
    if (!(value >= -1 && value <= 1)) fail(`evaluate gives ${value}`);
  }
  checkSecrets(game, s, list, rng, fail);
  if (side === CHANCE) return;
  checkGuess(game, s, side, rng, fail);
  if (!game.bot.candidates) return;
  const some = new ActionList();
  game.bot.candidates(viewOf(game, s, side), list, some);
  if (some.length === 0) fail(`no candidates at ${game.stepNames[s.step]}`);
  for (const action of some.toArray()) if (!list.has(action)) fail('a candidate is not legal');
}

function checkEnd<S extends GameState>(
  game: Game<S>,
  s: S,
  actions: readonly Action[],
  fail: Fail,
): void {
  const outcome = game.outcome(s);
  if (!outcome?.rule || !outcome.reason) fail('the end names no rule or reason');
  const refusal = play(game, s, actions.at(-1) ?? 0);
  if (refusal.ok) fail('an action was accepted after the end');
  if (!isSameState(replay(game, actions), s)) fail('the replay ends elsewhere');
}
