/** The set-up of a side: which unit comes next, units picked up again, and saved set-ups. Works for any game. */
import type { Action } from '../../../kernel/action.ts';
import type { Game } from '../../../kernel/game.ts';
import { formatAction, parseAction } from '../../../kernel/text/notation.ts';
import type { PickKind } from '../../board/props.ts';
import { nodesOfUnits } from '../choices.ts';
import { rowNow, type Session, withRow } from '../session.ts';
import { allExplicit, asking, filledRow, isInOrder, type Placement, waitingIn } from './row.ts';

/** Actions in notation that set up a unit, by the unit's id. */
export type SavedPlaces = Readonly<Record<string, readonly string[]>>;

/** Units of a row; placed units are in the order of their placements. */
export interface SetUpNow {
  readonly waiting: readonly number[];
  readonly placed: readonly number[];
}

/** Returns the units that are being set up now; undefined if there are none. */
export function setUpNow(session: Session): SetUpNow | undefined {
  const row = rowNow(session);
  if (!row) return undefined;
  const { placements, units } = allExplicit(session.game, row);
  const waiting = waitingIn(session.game, row);
  const order = new Map(placements.map(({ unit }, i) => [unit, i]));
  const rankOf = (unit: number): number => order.get(unit) ?? -1;
  const placed = units.filter((unit) => !waiting.includes(unit));
  return { waiting, placed: placed.toSorted((a, b) => rankOf(a) - rankOf(b)) };
}

/** Whether the picks can be sent: the rules accept units only in their order. */
export function canSend({ game, setUp }: Session): boolean {
  return !setUp || setUp.end !== undefined || isInOrder(game, setUp);
}

/**
 * Returns the session in which the unit is set up next; a placed unit is picked up again. Other units leave it
 * unchanged.
 */
export function askFor(session: Session, unit: number): Session {
  const row = rowNow(session);
  return row?.units.includes(unit) ? withRow(session, asking(session.game, row, unit)) : session;
}

/** Returns the session in which a unit that was picked up is back on its node. */
export function putBack(session: Session): Session {
  const row = session.setUp;
  return row?.asked === undefined
    ? session
    : withRow(session, asking(session.game, row, undefined));
}

/**
 * Returns the unit that a click means: a waiting unit, or a placed unit on a node where the current unit cannot go; in
 * a stack, the upper one.
 */
export function unitClicked(
  session: Session,
  { kind, index }: { readonly kind: PickKind; readonly index: number },
  isLegal: boolean,
): number | undefined {
  const now = setUpNow(session);
  if (!now || (kind !== 'unit' && kind !== 'node')) return undefined;
  if (kind === 'unit' && now.waiting.includes(index)) return index;
  if (isLegal) return undefined;
  if (kind === 'unit') return now.placed.includes(index) ? index : undefined;
  const places = nodesOfUnits(session.game, session.state);
  return [...now.placed, ...now.waiting].findLast((unit) => places.get(unit) === index);
}

/** Returns the places of all units that are set up now, to be saved. */
export function placesOf(session: Session): SavedPlaces {
  const row = rowNow(session);
  if (!row) return {};
  const { game } = session;
  const waiting = new Set(waitingIn(game, row));
  const placed = allExplicit(game, row).placements.filter(({ unit }) => !waiting.has(unit));
  return Object.fromEntries(
    placed.map(({ unit, actions }) => [
      game.units[unit]?.id ?? '',
      actions.map((action) => formatAction(game, action)),
    ]),
  );
}

/**
 * Returns the session with a saved set-up, as far as the rules allow it, in place of all placements; other units wait.
 */
export function withPlaces(session: Session, places: SavedPlaces): Session {
  const row = rowNow(session);
  if (!row) return session;
  const { game } = session;
  const { rest: _, ...before } = asking(game, row, undefined);
  const wanted = new Map(
    row.units
      .map((unit) => [unit, actionsIn(game, places, unit)] as const)
      .filter(([, actions]) => actions.length > 0),
  );
  const empty = { ...before, placements: [] };
  return withRow(session, { ...filledRow(game, empty, wanted), before });
}

/** Returns the saved actions for a unit; empty if it was not saved, or if the notation is no longer known. */
function actionsIn(game: Game, places: SavedPlaces, unit: number): Placement['actions'] {
  const texts = places[game.units[unit]?.id ?? ''] ?? [];
  try {
    return texts.map((text): Action => parseAction(game, text));
  } catch {
    return [];
  }
}
