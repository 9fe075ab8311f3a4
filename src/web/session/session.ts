/**
 * A seat's decision in the making. The page runs the game's own kernel on the view that it received: picks are made on
 * a copy, can be taken back freely, and are sent as one ordered batch. The page never steps past a die or past anything
 * that its seat cannot see; there, the table continues.
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
import {
  actionsOf,
  doneRow,
  rowAfter,
  rowAt,
  type SetUpRow,
  shownRow,
  waitingIn,
} from './set-up/row.ts';

/**
 * Next step after the picks: `choose` another pick, `dice`, `handover` to another side (or to the end of the game),
 * `reveal` of something only the table knows; `wait`: it is not this seat's turn.
 */
export type Stage = 'wait' | 'choose' | 'dice' | 'handover' | 'reveal' | 'over';

export interface Session {
  readonly game: Game;
  readonly side: Side;
  /** The table's view, as received. */
  readonly base: GameState;
  /** The position after the picks. */
  readonly state: GameState;
  readonly picks: readonly Pick[];
  readonly stage: Stage;
  /** A unit chosen before its target, until the rules ask for it. */
  readonly actor?: ChosenActor;
  /** Units that are being set up in any order; kept after the last one, until the set-up is confirmed. */
  readonly setUp?: SetUpRow;
}

/** Returns a state of the game from the integers sent by a table. */
export function stateFrom(game: Game, ints: ArrayLike<number>): GameState {
  const s = game.create();
  if (ints.length !== s.ints.length)
    throw new Error(`${game.id}: the table sent ${ints.length} integers, not ${s.ints.length}`);
  s.ints.set(ints);
  return s;
}

/**
 * Returns a session at the table's view, with no picks. `side` may be SPECTATOR. `isOver`: the game has a result that
 * its position does not show, because a player resigned.
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

/** Returns the session with one more legal action. */
export function pick(session: Session, action: Action): Session {
  if (session.stage !== 'choose') throw new Error(`no pick is due at stage ${session.stage}`);
  const row = rowNow(session);
  return row ? withRow(session, rowAfter(session.game, row, action)) : plainPick(session, action);
}

/** Returns the row of units that is being set up, or that the current decision begins; undefined if there is none. */
export function rowNow({ game, state, picks, stage, setUp }: Session): SetUpRow | undefined {
  const mayBegin = stage === 'choose' && game.look.setUp !== undefined;
  return setUp ?? (mayBegin ? rowAt(game, state, picks.length) : undefined);
}

/**
 * Returns the session with the given row. A row without waiting units is picked in the order of the rules and waits for
 * confirmation, even if the same side decides next; until then it can be changed.
 */
export function withRow(session: Session, row: SetUpRow): Session {
  const { actor: _, setUp: __, ...rest } = session;
  const { game } = session;
  const before = session.picks.slice(0, row.first);
  if (waitingIn(game, row).length > 0) {
    const { picks, state } = shownRow(game, row);
    return { ...rest, state, picks: [...before, ...picks], stage: 'choose', setUp: row };
  }
  const { picks, last, state } = doneRow(game, row);
  const all: Session = { ...rest, state, picks: [...before, ...picks], stage: 'choose' };
  const done = plainPick(all, last);
  const stage = done.stage === 'choose' ? 'handover' : done.stage;
  return { ...done, stage, setUp: { ...row, end: done.picks.length } };
}

function plainPick(session: Session, action: Action): Session {
  const { actor: _, ...before } = session;
  const { game, state, side } = session;
  const { pick: last, after } = pickOn(game, state, action);
  const picks = [...session.picks, last];
  if (after === undefined) return { ...before, picks, stage: 'reveal' };
  const stage = nextOf(game, after, side);
  const actor = session.actor && stage === 'choose' ? actorAfter(session, action) : undefined;
  return { ...before, state: after, picks, stage, ...(actor && { actor }) };
}

/**
 * Returns the session with one more legal action, the unit that was chosen first, and a forced choice if it is implied.
 */
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

/** Takes back the last pick, or a unit chosen first; returns the same session if there is neither. */
export function unpick(session: Session): Session {
  const { actor, setUp, ...rest } = session;
  if (setUp?.asked !== undefined) return withRow(session, { ...setUp, asked: undefined });
  if (setUp?.before) return withRow(session, setUp.before);
  const last = session.picks.at(-1);
  if (!last) return actor ? rest : session;
  return { ...rest, state: last.before, picks: session.picks.slice(0, -1), stage: 'choose' };
}

/** Returns the session without any picks. */
export function unpickAll(session: Session): Session {
  return openSession(session.game, session.base, session.side, session.stage === 'over');
}

/** Returns the picks as notation in the order of the rules, ready to be sent if no unit of a set-up is missing. */
export function batchOf({ game, picks, setUp }: Session): string[] {
  const made = picks.map(({ action }) => action);
  const isOpen = setUp !== undefined && setUp.end === undefined;
  const actions = isOpen ? [...made.slice(0, setUp.first), ...actionsOf(game, setUp)] : made;
  return actions.map((action) => formatAction(game, action));
}

/** Returns the choices of the current decision; undefined unless the seat is to choose. */
export function choicesNow(session: Session): Choices | undefined {
  return session.stage === 'choose' ? choicesOf(session.game, session.state) : undefined;
}

/** Returns the units whose node differs from the table's view, with the node they came from (-1: none). */
export function originsOf(session: Session): Map<number, number> {
  if (session.picks.length === 0) return new Map();
  const before = nodesOfUnits(session.game, session.base);
  const after = nodesOfUnits(session.game, session.state);
  const moved = [...after].filter(([unit, node]) => before.get(unit) !== node);
  return new Map(moved.map(([unit]) => [unit, before.get(unit) ?? -1]));
}
