/**
 * A seat's decision in the making. The page runs the game's own kernel on the view that it was
 * sent: picks are made on a copy, taken back freely, and sent as one ordered batch. It never steps
 * through a die or through what its seat cannot see; there the table goes on.
 */
import { type Action, verbOf } from '../../kernel/action.ts';
import { actor } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import { type Pick, pickOn } from '../../kernel/picks.ts';
import type { GameState } from '../../kernel/state.ts';
import { CHANCE, NOBODY, type Side } from '../../kernel/side.ts';
import { actorAfter, type ChosenActor, choiceOfActor } from './actor-first.ts';
import { type Choices, choicesOf, nodesOfUnits } from './choices.ts';

/**
 * Next step after the picks: `choose` one of one's own, `dice`, `handover` to another side (or
 * to the end of the game), `reveal` of something only the table knows; `wait` is not one's turn.
 */
export type Stage = 'wait' | 'choose' | 'dice' | 'handover' | 'reveal' | 'over';

export interface Session {
  readonly game: Game;
  readonly side: Side;
  /** The table's view, as sent. */
  readonly base: GameState;
  /** `base` with the picks made. */
  readonly state: GameState;
  readonly picks: readonly Pick[];
  readonly stage: Stage;
  /** A unit chosen before its target, until the rules ask for it. */
  readonly actor?: ChosenActor;
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
  const { actor: _, ...before } = session;
  const { game, state, side } = session;
  const { pick: last, after } = pickOn(game, state, action);
  const picks = [...session.picks, last];
  if (after === undefined) return { ...before, picks, stage: 'reveal' };
  const stage = nextOf(game, after, side);
  const actor = session.actor && stage === 'choose' ? actorAfter(session, action) : undefined;
  return { ...before, state: after, picks, stage, ...(actor && { actor }) };
}

/** The session with a legal action more, the unit that was chosen first, and what it leaves no choice about. */
export function take(session: Session, action: Action): Session {
  const next = withChosen(pick(session, action));
  const [only, ...others] = choicesNow(next)?.all ?? [];
  const isImplied = only && others.length === 0 && isImpliedIn(next.game, only.action);
  return isImplied ? pick(next, only.action) : next;
}

function withChosen(session: Session): Session {
  const choices = session.actor && choicesNow(session);
  const own = choices && choiceOfActor(session, choices);
  return own ? pick(session, own.action) : session;
}

const isImpliedIn = ({ look }: Game, action: Action): boolean =>
  look.implied?.includes(verbOf(action)) ?? false;

function nextOf(game: Game, s: GameState, side: Side): Stage {
  const who = actor(game, s);
  if (who === side) return 'choose';
  return who === CHANCE ? 'dice' : 'handover';
}

/** Takes back the last pick, and a unit chosen first; the same session if there is neither. */
export function unpick(session: Session): Session {
  const { actor, ...rest } = session;
  const last = session.picks.at(-1);
  if (!last) return actor ? rest : session;
  return { ...rest, state: last.before, picks: session.picks.slice(0, -1), stage: 'choose' };
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

/** Units that stand elsewhere than the table knows, with the node they came from (-1: nowhere). */
export function ghostsOf(session: Session): Map<number, number> {
  if (session.picks.length === 0) return new Map();
  const before = nodesOfUnits(session.game, session.base);
  const after = nodesOfUnits(session.game, session.state);
  const moved = [...after].filter(([unit, node]) => before.get(unit) !== node);
  return new Map(moved.map(([unit]) => [unit, before.get(unit) ?? -1]));
}
