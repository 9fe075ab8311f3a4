/** Choosing the facing in the same gesture as the move: the directions in which a unit can face at its destination. */
import type { Choice, Choices } from './choices.ts';
import { choicesNow, pick, type Session } from './session.ts';

/** The picks that move a unit to a node and turn it there, by direction. */
type Turns = ReadonlyMap<number, readonly Choice[]>;

const NO_TURNS: Turns = new Map();

/**
 * Returns the picks that a pull from a node can mean, by direction: an edge or a direction that is asked for there now,
 * or a direction that is asked for once the node is picked. Empty if there are none.
 */
export function turnsAt(session: Session, node: number): Turns {
  const now = choicesNow(session);
  if (!now) return NO_TURNS;
  const asked = edgesAt(session, now, node);
  if (asked.size > 0) return asked;
  const here = directionsAt(session, node, []);
  if (here.size > 0) return here;
  const [goal, ...others] = now.nodes.get(node) ?? [];
  if (!goal || others.length > 0) return NO_TURNS;
  return directionsAt(pick(session, goal.action), node, [goal]);
}

function directionsAt(session: Session, node: number, before: readonly Choice[]): Turns {
  const directions = choicesNow(session)?.directions;
  if (!directions || session.game.look.focus(session.state).node !== node) return NO_TURNS;
  return new Map(
    [...directions].flatMap(([d, [choice]]) => (choice ? [[d, [...before, choice]]] : [])),
  );
}

/** Returns the edges of a hex by direction; on boards without hexes, slots are not directions. */
function edgesAt({ game: { board } }: Session, { edges }: Choices, node: number): Turns {
  if (!board.hex) return NO_TURNS;
  const own = [...edges].filter(([edge]) => Math.floor(edge / board.slots) === node);
  return new Map(
    own.flatMap(([edge, [choice]]) => (choice ? [[edge % board.slots, [choice]]] : [])),
  );
}

/**
 * Returns the choice that keeps the current facing of the unit or marker that the decision is about; undefined if
 * anything other than a direction is asked for.
 */
export function unchangedDirection(session: Session): Choice | undefined {
  const now = choicesNow(session);
  if (!now || now.directions.size === 0 || now.nodes.size + now.units.size > 0) return undefined;
  const { look } = session.game;
  const { unit, node } = look.focus(session.state);
  const here = look.counters(session.state).filter((c) => c.node === node);
  const facing = (here.find((c) => c.unit === unit) ?? here.at(-1))?.facing ?? -1;
  return now.directions.get(facing)?.[0];
}
