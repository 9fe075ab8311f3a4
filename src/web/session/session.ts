/**
 * A seat's decision in the making. The page runs the game's own kernel on the view that it was
 * sent: picks are made on a copy, taken back freely, and sent as one ordered batch. It never steps
 * through a die or through what its seat cannot see; there the table goes on.
 */
import { type Action, nounOf, verbOf } from '../../kernel/action.ts';
import { actor, apply, stepOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { formatAction } from '../../kernel/notation.ts';
import { UNKNOWN, type GameState } from '../../kernel/state.ts';
import { CHANCE, NOBODY, type Side } from '../../kernel/step.ts';
import { hasSecrets } from '../../kernel/view.ts';
import type { PickKind } from '../board/props.ts';
import { type Choice, type Choices, choicesOf, meaningOf, nodesOfUnits } from './choices.ts';

/**
 * What is next after the picks: `choose` one of one's own, `dice`, `handover` to another side (or
 * to the end of the game), `reveal` of something only the table knows; `wait` is not one's turn.
 */
export type Stage = 'wait' | 'choose' | 'dice' | 'handover' | 'reveal' | 'over';

/** An action made on the page only, with the position before it. */
export interface LocalPick {
  readonly action: Action;
  readonly before: GameState;
  /** False if nothing on the board looks different for it: merely something selected. */
  readonly shows: boolean;
}

export interface Session {
  readonly game: Game;
  readonly side: Side;
  /** The table's view, as sent. */
  readonly base: GameState;
  /** `base` with the picks made. */
  readonly state: GameState;
  readonly picks: readonly LocalPick[];
  readonly stage: Stage;
}

/** A state of the game from the integers that a table sent. */
export function stateFrom(game: Game, ints: ArrayLike<number>): GameState {
  const s = game.create();
  if (ints.length !== s.ints.length)
    throw new Error(`${game.id}: the table sent ${ints.length} integers, not ${s.ints.length}`);
  s.ints.set(ints);
  return s;
}

/**
 * A session at the table's view, nothing picked. `side` may be SPECTATOR. `isOver`: the table has a
 * result that its position does not show, for somebody has resigned.
 */
export function openSession(game: Game, base: GameState, side: Side, isOver = false): Session {
  const stage = isOver ? 'over' : stageOf(game, base, side);
  return { game, side, base, state: base, picks: [], stage };
}

function stageOf(game: Game, s: GameState, side: Side): Stage {
  const who = actor(game, s);
  if (who === NOBODY) return 'over';
  return who === side ? 'choose' : 'wait';
}

/** The session with one legal action more. */
export function pick(session: Session, action: Action): Session {
  if (session.stage !== 'choose') throw new Error(`no pick is due at stage ${session.stage}`);
  const { game, state, side } = session;
  const after = stepOf(game, state).reveals ? undefined : stepLocally(game, state, action);
  if (after === undefined) {
    const last = { action, before: state, shows: false };
    return { ...session, picks: [...session.picks, last], stage: 'reveal' };
  }
  const last = { action, before: state, shows: !isSelection(game, state, after, action) };
  return {
    ...session,
    state: after,
    picks: [...session.picks, last],
    stage: nextOf(game, after, side),
  };
}

function nextOf(game: Game, s: GameState, side: Side): Stage {
  const who = actor(game, s);
  if (who === side) return 'choose';
  return who === CHANCE ? 'dice' : 'handover';
}

/** The position after an action, or undefined if the view does not suffice to tell. */
function stepLocally(game: Game, s: GameState, action: Action): GameState | undefined {
  const after = s.clone();
  if (!hasSecrets(s)) {
    apply(game, after, action);
    return after;
  }
  try {
    apply(game, after, action);
  } catch {
    // A rule met a hidden value and could not go on: only the table can.
    return undefined;
  }
  return touchesHidden(s, after) ? undefined : after;
}

/** True if something the seat cannot see was written, so that the result is a guess. */
function touchesHidden(before: GameState, after: GameState): boolean {
  return before.layout.hidden.some((f) => {
    for (let i = f.offset; i < f.offset + f.length; i++)
      if (before.ints[i] === UNKNOWN && after.ints[i] !== UNKNOWN) return true;
    return false;
  });
}

/** True if an action has changed nothing on the board but what the next decision is about. */
function isSelection(game: Game, before: GameState, after: GameState, action: Action): boolean {
  if (placesOf(game, before) !== placesOf(game, after)) return false;
  const { unit, node } = game.look.focus(after);
  const kind = game.verbs.list[verbOf(action)]?.noun;
  if (kind === 'unit' && unit === nounOf(action)) return true;
  if (kind === 'node' && node === nounOf(action)) return true;
  return JSON.stringify(game.look.counters(before)) === JSON.stringify(game.look.counters(after));
}

/** What stands where, as text to compare; in which order a stack is drawn does not matter. */
function placesOf(game: Game, s: GameState): string {
  const counters = game.look
    .counters(s)
    .map((c) => [c.unit, c.node, c.side, c.type] as const)
    .sort((a, b) => a[0] - b[0]);
  return JSON.stringify([counters, game.look.markers(s)]);
}

/** Takes back the last pick; the same session if there is none. */
export function unpick(session: Session): Session {
  const last = session.picks.at(-1);
  if (!last) return session;
  return { ...session, state: last.before, picks: session.picks.slice(0, -1), stage: 'choose' };
}

/** The session as the table knows it. */
export function unpickAll(session: Session): Session {
  return openSession(session.game, session.base, session.side, session.stage === 'over');
}

/** The picks as notation, in order, ready to be sent. */
export function batchOf(session: Session): string[] {
  return session.picks.map((p) => formatAction(session.game, p.action));
}

/** Choices of the present decision; none unless the seat is to choose. */
export function choicesNow(session: Session): Choices | undefined {
  return session.stage === 'choose' ? choicesOf(session.game, session.state) : undefined;
}

/** What a click did: `picked` is the new session; `several` asks; `none` means it is not legal. */
export type ClickResult =
  | { readonly type: 'picked'; readonly session: Session; readonly choice: Choice }
  | { readonly type: 'several'; readonly session: Session; readonly choices: readonly Choice[] }
  | { readonly type: 'unpicked'; readonly session: Session }
  | { readonly type: 'none' };

/**
 * A click on the board. What is legal now is picked. Otherwise picks that merely selected something
 * (or still wait to be confirmed) give way: to nothing, when the same thing is clicked again, or to
 * what could have been picked instead.
 */
export function click(session: Session, kind: PickKind, index: number): ClickResult {
  const now = tryClick(session, kind, index);
  if (now.type !== 'none') return now;
  if (isSameAgain(session, kind, index)) return { type: 'unpicked', session: unpick(session) };
  let back = session;
  let atStake = session.stage === 'choose' ? 0 : 1;
  for (let last = back.picks.at(-1); last; last = back.picks.at(-1)) {
    if (last.shows && atStake-- <= 0) break;
    back = unpick(back);
    const instead = tryClick(back, kind, index);
    if (instead.type !== 'none') return instead;
  }
  return { type: 'none' };
}

function tryClick(session: Session, kind: PickKind, index: number): ClickResult {
  const { game, state, stage } = session;
  if (stage !== 'choose') return { type: 'none' };
  const meaning = meaningOf(choicesOf(game, state), nodesOfUnits(game, state), kind, index);
  const [first, ...others] = meaning;
  if (!first) return { type: 'none' };
  if (others.length > 0) return { type: 'several', session, choices: meaning };
  return { type: 'picked', session: pick(session, first.action), choice: first };
}

/** A click on what the last pick selected. */
function isSameAgain(session: Session, kind: PickKind, index: number): boolean {
  const last = session.picks.at(-1);
  if (!last || last.shows || session.stage !== 'choose') return false;
  const verb = session.game.verbs.list[verbOf(last.action)];
  if (verb?.noun !== 'unit' && verb?.noun !== 'node') return false;
  if (verb.noun === kind) return nounOf(last.action) === index;
  const places = nodesOfUnits(session.game, session.state);
  return verb.noun === 'unit' && kind === 'node' && places.get(nounOf(last.action)) === index;
}

/** Units that stand elsewhere than the table knows, with the node they came from (-1: nowhere). */
export function ghostsOf(session: Session): Map<number, number> {
  if (session.picks.length === 0) return new Map();
  const before = nodesOfUnits(session.game, session.base);
  const after = nodesOfUnits(session.game, session.state);
  const moved = [...after].filter(([unit, node]) => before.get(unit) !== node);
  return new Map(moved.map(([unit]) => [unit, before.get(unit) ?? -1]));
}
