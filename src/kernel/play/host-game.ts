/** Implements the functions of a position for an open game. */
import { type Action, ActionList } from '../action.ts';
import { BrokenInvariant } from '../conformance/invariant.ts';
import { actor, apply, giveUp, legal, refusalOf, start, stepOf, weightOf } from '../engine.ts';
import type { Game } from '../game.ts';
import { oddsOf } from '../odds/odds.ts';
import { readPositionOf, writePosition } from '../position/position.ts';
import type { Json } from '../setup/json.ts';
import { InputError } from '../setup/setup.ts';
import { type GameState, hashState } from '../state.ts';
import { Log } from '../text/log.ts';
import { formatAction, parseAction } from '../text/notation.ts';
import { viewOf } from '../view.ts';
import { windowAt } from '../windows.ts';
import { dataOf, faultOf } from './host-parts.ts';
import { sceneOf } from './host-scene.ts';
import type { InputFault, PlayGame } from './play.ts';

/** Builds the interface of an open game. Every call copies its position into the same state, and a view into another. */
export function playGameOf<S extends GameState>(game: Game<S>): PlayGame {
  const [scratch, seen] = [game.create(), game.create()];
  const list = new ActionList();
  /** Returns the state of a position, valid until the next call. */
  const at = (ints: Int16Array): S => {
    if (ints.length !== scratch.ints.length)
      throw new RangeError(`${game.id}: a position has ${scratch.ints.length} integers`);
    scratch.ints.set(ints);
    return scratch;
  };
  const legalAt = (s: S): Int32Array => {
    legal(game, s, list);
    return list.items.slice(0, list.length);
  };
  /** Changes a position, and collects the events if requested. */
  const change = (s: S, log: Log | undefined, work: (s: S, log: Log | undefined) => void) => {
    work(s, log);
    return { ints: s.ints.slice(), events: log?.events ?? [] };
  };
  return {
    data: dataOf(game),
    start() {
      const log = new Log();
      return { ints: start(game, log).ints, events: log.events };
    },
    actor: (ints) => actor(game, at(ints)),
    legal: (ints) => legalAt(at(ints)),
    weights(ints) {
      const s = at(ints);
      if (stepOf(game, s).weight === undefined) return undefined;
      return Array.from(legalAt(s), (outcome) => weightOf(game, s, outcome));
    },
    apply: (ints, action, isTold) =>
      change(at(ints), isTold ? new Log() : undefined, (s, log) => apply(game, s, action, log)),
    refusal: (ints, action) => refusalOf(game, at(ints), action),
    giveUp: (ints, side) => change(at(ints), new Log(), (s, log) => giveUp(game, s, side, log)),
    outcome: (ints) => game.outcome(at(ints)),
    view: (ints, side) => viewOf(game, at(ints), side, seen).ints.slice(),
    hash: (ints) => hashState(at(ints)),
    check: (ints) => brokenIn(() => game.check(at(ints))),
    lot: (ints, side) => game.lot?.(at(ints), side) ?? '',
    window: (ints) => openWindow(game, at(ints), legalAt),
    parseAction: (text) => faulty(() => parseAction(game, text)),
    formatAction: (action) => formatAction(game, action),
    readPosition: (file) => faulty(() => readPositionOf(game, file).ints),
    writePosition: (ints) => writePosition(game, at(ints)) as unknown as Json,
    ...displayFunctions(game, at),
  };
}

function displayFunctions<S extends GameState>(game: Game<S>, at: (ints: Int16Array) => S) {
  const { look } = game;
  const { moments, cards, setUp } = look;
  return {
    scene: (view, side) => sceneOf(game, at(view), side),
    label: (view, action) => look.actionLabel(at(view), action),
    path: (view, action) => look.path?.(at(view), action),
    preview: (view, action) => look.preview?.(at(view), action) ?? [],
    ...(look.shape && { shape: (view, action) => look.shape?.(at(view), action) }),
    ...(look.actors && { actors: (view, action) => look.actors?.(at(view), action) ?? [] }),
    ...(moments && { fight: (view, events) => moments.fight(at(view), events) }),
    ...(cards && { face: (type) => cards.face(type) }),
    ...(setUp && {
      unitsToSetUp: (view) => setUp.units(at(view)),
      setUpCounter: (view, unit) => setUp.counter(at(view), unit),
      askForUnit: (view, unit) => changed(at(view), (s) => setUp.ask(s, unit)),
      putUnit: (view, unit, node) => changed(at(view), (s) => setUp.put(s, unit, node)),
    }),
    counters: (view) => look.counters(at(view)),
    barred: (view) => look.barred?.(at(view)) ?? [],
    overlay(view, id, side, focus) {
      const overlay = look.overlays.find((one) => one.id === id);
      return overlay?.areas(at(view), side, focus) ?? [];
    },
    odds: (view, action) => oddsOf(game, at(view), action),
    goal: (view) => look.goal?.(at(view)),
    proposals: (view) => look.plan?.propose?.(at(view)) ?? [],
    recruit: (view, counts) => look.muster?.recruit(at(view), counts),
  } satisfies Partial<PlayGame>;
}

/** Returns the integers of a state after a change. */
function changed<S extends GameState>(s: S, change: (s: S) => void): Int16Array {
  change(s);
  return s.ints.slice();
}

/** Returns the open reaction window, with the probability that each legal action succeeds. */
function openWindow<S extends GameState>(
  game: Game<S>,
  s: S,
  legalAt: (s: S) => Int32Array,
): { readonly id: string; readonly chances: readonly number[] } | undefined {
  const open = windowAt(game, s);
  if (!open) return undefined;
  const chanceOf = (action: Action): number =>
    action === open.decline ? 1 : (open.chance?.(s, action) ?? 1);
  return { id: open.id, chances: Array.from(legalAt(s), chanceOf) };
}

/** Returns the value, or the fault of the input. */
function faulty<T>(work: () => T): T | InputFault {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) return faultOf(error.text);
    throw error;
  }
}

/** Returns the fault of a position that its game rejects. */
function brokenIn(check: () => void): InputFault | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof BrokenInvariant)
      return { fault: error.text, at: `${error.field}[${error.index}]` };
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
