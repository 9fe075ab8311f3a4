/**
 * Units that a side sets up in a row, in any order. The rules ask for one unit after the other; here, the placements
 * are kept in the player's order and shown on a copy that asks for the unit that the player chose. Works for any game.
 */
import { type Action, ActionList, nounOf, pack, verbOf } from '../../../kernel/action.ts';
import { apply, legal } from '../../../kernel/engine.ts';
import type { Game } from '../../../kernel/game.ts';
import type { SetUpPart } from '../../../kernel/look/look.ts';
import type { Pick } from '../../../kernel/picks.ts';
import type { GameState } from '../../../kernel/state.ts';

/** Actions for one unit, in order: the last one puts it on a node, unless the unit is still waiting. */
export interface Placement {
  readonly unit: number;
  readonly actions: readonly Action[];
}

/** A row of units that are set up. Immutable: each change makes a new row. */
export interface SetUpRow {
  /** Position in which the rules ask for the first unit. */
  readonly begin: GameState;
  /** Number of picks of the session before the row. */
  readonly first: number;
  /** All units, in the order in which the rules ask for them. */
  readonly units: readonly number[];
  /** Placements, in the order in which they were made. */
  readonly placements: readonly Placement[];
  /** The rules' own action for all units without a placement, chosen last. */
  readonly rest?: Action;
  /**
   * Unit that the player chose to set up next; if it is already placed, it is picked up again. Undefined: the next in
   * order.
   */
  readonly asked?: number | undefined;
  /** Number of picks of the session once all units are placed; undefined while some are waiting. */
  readonly end?: number;
  /** The row before the last change. */
  readonly before?: SetUpRow | undefined;
}

/** The row as shown: its picks in the order in which they were made, and the position after them. */
interface ShownRow {
  readonly picks: readonly Pick[];
  readonly state: GameState;
}

/** Returns the row that begins in a position; undefined if the position sets nothing up. */
export function rowAt({ look }: Game, begin: GameState, first: number): SetUpRow | undefined {
  const units = look.setUp?.units(begin) ?? [];
  return units.length > 0 ? { begin, first, units, placements: [] } : undefined;
}

/** Returns the part of a game's look that a row needs; throws if the game has none. */
export function partOf({ id, look }: Game): SetUpPart {
  if (!look.setUp) throw new Error(`${id} sets up nothing`);
  return look.setUp;
}

const isPut = (game: Game, { actions }: Placement): boolean =>
  actions.some((action) => verbOf(action) === partOf(game).verb);

/** Returns the placements on the board, without the node of a unit that was picked up again. */
function standing(game: Game, { placements, asked }: SetUpRow): Placement[] {
  const { verb } = partOf(game);
  return placements.map(({ unit, actions }) => ({
    unit,
    actions: unit === asked ? actions.filter((action) => verbOf(action) !== verb) : actions,
  }));
}

/** Returns the units that have no place yet, in the order of the rules. */
export function waitingIn(game: Game, row: SetUpRow): number[] {
  const { rest, units } = row;
  const placed = standing(game, row).filter((placement) => isPut(game, placement));
  const has = new Set(placed.map(({ unit }) => unit));
  return rest === undefined ? units.filter((unit) => !has.has(unit)) : [];
}

/** Whether the placed units are those that the rules ask for first, so that they can be sent. */
export function isInOrder(game: Game, row: SetUpRow): boolean {
  const waiting = new Set(waitingIn(game, row));
  const next = row.units.findIndex((unit) => waiting.has(unit));
  return next < 0 || row.units.slice(next).every((unit) => waiting.has(unit));
}

/** Returns the unit to set up next: the unit that was chosen or begun, else the one after the last placed unit. */
function nextUnit(game: Game, row: SetUpRow): number | undefined {
  const { asked, placements, units } = row;
  const waiting = waitingIn(game, row);
  if (asked !== undefined && waiting.includes(asked)) return asked;
  const begun = placements.at(-1);
  if (begun && !isPut(game, begun)) return begun.unit;
  const last = units.indexOf(begun?.unit ?? -1);
  return waiting.find((unit) => units.indexOf(unit) > last) ?? waiting[0];
}

/** Returns the picks and the position that show a row with waiting units. */
export function shownRow(game: Game, row: SetUpRow): ShownRow {
  const { ask, put, verb } = partOf(game);
  const picks: Pick[] = [];
  let now = row.begin;
  for (const { unit, actions } of standing(game, row))
    for (const action of actions) {
      const before = now.clone();
      ask(before, unit);
      const isPlacing = verbOf(action) === verb;
      now = before.clone();
      if (isPlacing) put(now, unit, nounOf(action));
      else apply(game, now, action);
      picks.push({ action, before, shows: isPlacing });
    }
  const state = now.clone();
  const next = nextUnit(game, row);
  if (next !== undefined) ask(state, next);
  return { picks, state };
}

/**
 * Returns a row without waiting units in the order of the rules: all picks but the last, the position after them, and
 * the last action.
 */
export function doneRow(game: Game, row: SetUpRow): ShownRow & { readonly last: Action } {
  const { verb } = partOf(game);
  const actions = actionsOf(game, row);
  const last = actions.at(-1);
  if (last === undefined) throw new Error('a row of units has at least one');
  let state = row.begin;
  const picks = actions.slice(0, -1).map((action): Pick => {
    const before = state;
    state = before.clone();
    apply(game, state, action);
    return { action, before, shows: verbOf(action) === verb };
  });
  return { picks, last, state };
}

/** Returns the actions of a row in the order of the rules, ready to be sent if no earlier unit is missing. */
export function actionsOf(game: Game, row: SetUpRow): Action[] {
  const byUnit = new Map(standing(game, row).map(({ unit, actions }) => [unit, actions]));
  const list = row.units.flatMap((unit) => byUnit.get(unit) ?? []);
  return row.rest === undefined ? list : [...list, row.rest];
}

/**
 * Returns the row with another unit chosen, which is waiting or is picked up again; `undefined`: with no unit chosen.
 */
export function asking(game: Game, row: SetUpRow, asked: number | undefined): SetUpRow {
  const { end: _, asked: __, ...rest } = allExplicit(game, row);
  return { ...rest, ...(asked !== undefined && { asked }) };
}

/** Returns the row with a placement for each unit, including units that the rules' own action set up. */
export function allExplicit(game: Game, row: SetUpRow): SetUpRow {
  const { rest, ...others } = row;
  if (rest === undefined) return row;
  const { state } = shownRow(game, others);
  apply(game, state, rest);
  const { verb } = partOf(game);
  const placements = waitingIn(game, others).map(
    (unit): Placement => ({ unit, actions: [pack(verb, game.look.nodeOf(state, unit))] }),
  );
  return { ...others, placements: [...row.placements, ...placements] };
}

/** Returns the row after an action that is legal in the shown position. */
export function rowAfter(game: Game, row: SetUpRow, action: Action): SetUpRow {
  const { asked: _, end: __, ...rest } = row;
  const before = asking(game, row, undefined);
  if (game.look.auto?.includes(verbOf(action))) {
    if (waitingIn(game, before).length === 0) return before;
    if (isInOrder(game, before)) return { ...before, rest: action, before };
    return { ...before, placements: withRest(game, before, action), before };
  }
  const unit = nextUnit(game, row);
  if (unit === undefined) throw new Error('a set-up without waiting units takes no action');
  return { ...rest, placements: withActions(game, row, unit, [action]).placements, before };
}

/**
 * Returns the placements together with those of the waiting units, at the nodes that the rules' own action chooses, if
 * legal.
 */
function withRest(game: Game, row: SetUpRow, auto: Action): readonly Placement[] {
  const { verb } = partOf(game);
  const wanted = new Map<number, Action[]>();
  const { state } = shownRow(game, { ...row, asked: waitingIn(game, row)[0] });
  apply(game, state, auto);
  for (const unit of waitingIn(game, row))
    wanted.set(unit, [pack(verb, game.look.nodeOf(state, unit))]);
  const filled = filledRow(game, row, wanted);
  return waitingIn(game, filled).reduce(
    (now, unit) => placedAnywhere(game, now, unit, auto),
    filled,
  ).placements;
}

/** Returns the row with a unit at the node that the rules would choose now, or else at the first legal node. */
function placedAnywhere(game: Game, row: SetUpRow, unit: number, auto: Action): SetUpRow {
  const { verb } = partOf(game);
  const { state } = shownRow(game, { ...row, asked: unit });
  const open = legal(game, state, new ActionList()).toArray();
  apply(game, state, auto);
  const usual = pack(verb, game.look.nodeOf(state, unit));
  const place = open.includes(usual) ? usual : open.find((action) => verbOf(action) === verb);
  return place === undefined ? row : withActions(game, row, unit, [place]);
}

/** Returns the row with further actions for a waiting unit. */
function withActions(
  game: Game,
  row: SetUpRow,
  unit: number,
  actions: readonly Action[],
): SetUpRow {
  const own = standing(game, row).find((placement) => placement.unit === unit)?.actions ?? [];
  const others = row.placements.filter((placement) => placement.unit !== unit);
  return { ...row, placements: [...others, { unit, actions: [...own, ...actions] }] };
}

/**
 * Returns the row with the wanted placements of waiting units, as far as the rules allow them. A placement that is
 * refused because of other units is tried again after these.
 */
export function filledRow(
  game: Game,
  row: SetUpRow,
  wanted: ReadonlyMap<number, readonly Action[]>,
): SetUpRow {
  const { ask, put, verb } = partOf(game);
  const { state } = shownRow(game, row);
  let now = row;
  let left = waitingIn(game, row).filter((unit) => wanted.has(unit));
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    left = left.filter((unit) => {
      const actions = wanted.get(unit) ?? [];
      const then = state.clone();
      ask(then, unit);
      for (const action of actions) {
        if (!legal(game, then, new ActionList()).has(action)) return true;
        if (verbOf(action) === verb) put(then, unit, nounOf(action));
        else apply(game, then, action);
      }
      state.ints.set(then.ints);
      now = withActions(game, now, unit, actions);
      return false;
    });
  }
  return now;
}
