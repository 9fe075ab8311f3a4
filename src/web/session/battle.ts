/** The two sides of a battle that is about to be rolled, and the losses after the roll. Works for any game. */
import { type Action, nounOf, verbOf } from '../../kernel/action.ts';
import type { Game } from '../../kernel/game.ts';
import type { CounterLook } from '../../kernel/look/look.ts';
import type { GameState } from '../../kernel/state.ts';
import { nodesOfUnits } from './choices.ts';

export interface Battle {
  /** Node of the battle. */
  readonly node: number;
  /** Attacking units, with the node of each. */
  readonly attackers: ReadonlyMap<number, number>;
}

/** Returns the battle that an action's dice decide; undefined if it has no place on the board. */
export function battleOf(game: Game, before: GameState, action: Action): Battle | undefined {
  const { items = [] } = game.look.plan?.show(before) ?? {};
  const item = items.find(({ next }) => next === action) ?? items[0];
  const places = nodesOfUnits(game, before);
  const [target] = item?.defence.nodes ?? [];
  if (item && target !== undefined) {
    const nodes = new Set(item.attack.nodes.filter((n) => n !== target));
    return { node: target, attackers: standingOn(places, nodes) };
  }
  const aim = aimOf(game, places, action);
  if (aim === undefined) return undefined;
  const { unit } = game.look.focus(before);
  const from = places.get(unit);
  const strikes = from !== undefined && from !== aim;
  return { node: aim, attackers: new Map(strikes ? [[unit, from]] : []) };
}

const standingOn = (places: ReadonlyMap<number, number>, nodes: ReadonlySet<number>) =>
  new Map([...places].filter(([, n]) => nodes.has(n)));

/** Returns the node that an action names, or the node of the unit that it names. */
function aimOf(game: Game, places: ReadonlyMap<number, number>, action: Action) {
  const kind = game.verbs.list[verbOf(action)]?.noun;
  if (kind === 'node') return nounOf(action);
  return kind === 'unit' ? places.get(nounOf(action)) : undefined;
}

/** Counters that look the same. */
export interface CasualtyGroup {
  readonly look: CounterLook;
  readonly n: number;
}

/** Returns the counters that were on the board before and no longer are, grouped by look. */
export function fallenBetween(game: Game, before: GameState, after: GameState): CasualtyGroup[] {
  const there = new Set(game.look.counters(after).map(({ unit }) => unit));
  const gone = game.look.counters(before).filter(({ unit, side }) => side >= 0 && !there.has(unit));
  const groups = new Map<string, CounterLook[]>();
  for (const look of gone) {
    const key = `${look.side} ${look.type} ${look.values}`;
    groups.set(key, [...(groups.get(key) ?? []), look]);
  }
  return [...groups.values()].flatMap(([look, ...more]) =>
    look ? [{ look, n: more.length + 1 }] : [],
  );
}
