/**
 * Games steered towards a wanted end: one side pursues its aim with the best possible luck, and the others do as little
 * as they can; or all sides play at random. So each kind of result can occur in a whole, legal game, however rare it is
 * in play.
 */
import { type Action, type ActionList, nounOf, verbOf } from '../../src/kernel/action.ts';
import { actor, drawOutcome } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Rng } from '../../src/kernel/random.ts';
import { CHANCE, type Side } from '../../src/kernel/side.ts';
import { NONE } from '../../src/kernel/state.ts';
import { COLOURS } from '../../src/games/slammers/data/units.ts';
import { distancesTo, goalsOf } from '../../src/games/slammers/goals.ts';
import { pieceOf } from '../../src/games/slammers/ground/ground.ts';
import { STEP, V } from '../../src/games/slammers/rules/names.ts';
import { commanderOf, hasEnemyAt, partyOf } from '../../src/games/slammers/rules/units.ts';
import { ELIMINATED, FIRES, GAS, type Slammers } from '../../src/games/slammers/state.ts';

type S = Slammers;

export interface Plan {
  /** The side that is always lucky; `NONE`: no side does anything; if absent, all play at random. */
  readonly lucky?: Side;
  /** [38.4] Maximum number of units that leave the map. */
  readonly leave?: number;
  /** A side that moves towards its opponents although it has no luck. */
  readonly reckless?: Side;
  /** [43.3] The panel at which the lucky side enters. */
  readonly panel?: number;
}

export function choose(game: Game<S>, s: S, list: ActionList, plan: Plan, rng: Rng): Action {
  const { lucky } = plan;
  if (lucky === undefined)
    return actor(game, s) === CHANCE
      ? drawOutcome(game, s, list, (n) => rng.below(n))
      : list.at(rng.below(list.length));
  const actions = list.toArray();
  if (actor(game, s) === CHANCE) return roll(s, actions, plan, lucky);
  if (actor(game, s) === lucky) return act(s, actions, plan, V.stay);
  const isReckless = actor(game, s) === plan.reckless && s.step < STEP['strike.hex'];
  return isReckless ? act(s, actions, plan, V.stay) : idle(actions);
}

const of = (actions: readonly Action[], ...verbs: readonly number[]): Action | undefined =>
  verbs.flatMap((verb) => actions.find((action) => verbOf(action) === verb) ?? [])[0];

/** Chooses the action that does the least. */
const idle = (actions: readonly Action[]): Action =>
  of(actions, V.usual, V.done, V.pass, V.stay, V.leave) ?? (actions[0] as Action);

// Luck

/** Chooses the best roll for a side, or the worst. */
function roll(s: S, actions: readonly Action[], plan: Plan, lucky: Side): Action {
  const [lowest, highest] = [actions[0] as Action, actions[actions.length - 1] as Action];
  const isKind = isLuckOf(s, lucky);
  // A low roll lands on course, and finds the forest empty.
  const isLow = s.step === STEP['drop.course'] || s.step === STEP['search.roll'];
  if (s.step === STEP['setup.panel']) return panelFor(s, actions, plan);
  if (s.step === STEP['setup.lot'])
    return (s.frame(STEP['setup.lot']).rolled === 0) === (lucky === 0) ? highest : lowest;
  return isKind === isLow ? lowest : highest;
}

/** [43.3] Chooses the planned panel for the lucky side, and another one for the others. */
function panelFor(s: S, actions: readonly Action[], { lucky, panel }: Plan): Action {
  const isTheirs = s.world.sideOf[s.frame(STEP['setup.panel']).colour] === lucky;
  const chosen = actions.find((action) => nounOf(action) === panel);
  const other = actions.find((action) => nounOf(action) !== panel);
  return (isTheirs ? chosen : other) ?? (actions[0] as Action);
}

/** Whether a roll belongs to the side: its units attack or rally. */
function isLuckOf(s: S, lucky: Side): boolean {
  if (s.step === STEP['rally.roll'])
    return commanderOf(s, s.frame(STEP['rally.roll']).unit) === lucky;
  if (s.step === STEP['cpf.roll']) return commanderOf(s, s.frame(STEP['cpf.roll']).tank) === lucky;
  const attacker = s.role.findIndex((role) => role === FIRES || role === GAS);
  return attacker < 0 || commanderOf(s, attacker) === lucky;
}

// Actions

function act(s: S, actions: readonly Action[], plan: Plan, otherwise: number): Action {
  if (s.step === STEP['move.unit']) return move(s, actions, plan);
  if (s.step === STEP['drop.zone']) return nearest(s, s.frame(STEP['drop.zone']).unit, actions);
  const aims = actions.filter((a) => verbOf(a) === V.aim);
  const aim = aims.find((a) => isWorthIt(s, nounOf(a)));
  if (aims.length > 0) return aim ?? (of(actions, V.done) as Action);
  return (
    of(actions, V.usual, V.rally, V.move, V.shoot, V.all, V.fire, V.target, V.join, V.shell) ??
    of(actions, otherwise) ??
    idle(actions)
  );
}

/** Whether a hex has an enemy that is not marked as eliminated. */
const isWorthIt = (s: S, n: number): boolean =>
  [...s.at.keys()].some((u) => s.at[u] === n && s.mark[u] !== ELIMINATED);

/**
 * Moves a unit by one step: prefers leaving the map or taking a container, then a step towards the objectives of the
 * scenario.
 */
function move(s: S, actions: readonly Action[], { leave = Infinity }: Plan): Action {
  const { unit: u } = s.frame(STEP['move.unit']);
  const off = s.off.reduce((sum, n) => sum + n, 0);
  const exit = off < leave ? of(actions, V.exit, V.take) : of(actions, V.take);
  if (exit !== undefined) return exit;
  const here = s.at[u] === NONE ? Infinity : (wayOf(s, u)[s.at[u]] as number);
  const best = nearest(s, u, actions);
  const isNearer = verbOf(best) === V.to && (wayOf(s, u)[nounOf(best)] as number) < here;
  if (isNearer && !(s.at[u] >= 0 && here === 0)) return best;
  return of(actions, V.stay) ?? best;
}

/** Returns the action that leads to the hex nearest to the unit's objective. */
function nearest(s: S, u: number, actions: readonly Action[]): Action {
  const way = wayOf(s, u);
  const far = (a: Action) => way[nounOf(a)] as number;
  const ends = actions.filter((a) => verbOf(a) === V.to);
  return ends.reduce(
    (best, a) => (far(a) < far(best) ? a : best),
    (ends[0] ?? actions[0]) as Action,
  );
}

/** Returns the distances to the nearest hex in which the unit is wanted. */
function wayOf(s: S, u: number): Int16Array {
  const wanted = wantedBy(s, u);
  return distancesTo(s.world, wanted.length > 0 ? wanted : goalsOf(s.world, s.world.colour[u]));
}

function wantedBy(s: S, u: number): readonly number[] {
  const { world } = s;
  const { victory, specials } = world.scenario;
  const isFree = (n: number) =>
    s.at.every((at, v) => at !== n || v === u || partyOf(s, v) !== partyOf(s, u));
  switch (victory.kind) {
    case 'eliminate':
    case 'points':
      return [...world.terrain.keys()].filter((n) => hasEnemyAt(s, partyOf(s, u), n));
    case 'clear':
      return world.areas.hiding.filter((n) => !s.searched[n]);
    case 'leave':
      return [...world.terrain.keys()].filter((n) => world.areas.exits[n]);
    case 'gather': {
      const home = specials.homes?.[COLOURS[world.colour[u]]];
      const lying = [...s.spiceAt].filter((n) => n >= 0);
      const isLaden = s.spiceBy.includes(u);
      return isLaden ? [...world.terrain.keys()].filter((n) => pieceOf(world, n) === home) : lying;
    }
    case 'occupy':
      return world.colour[u] === COLOURS.indexOf(victory.colour)
        ? goalsOf(world, world.colour[u])
        : [s.at[u]];
    case 'hold-each-group':
      return world.areas.clusters.filter((hexes) => hexes.every(isFree)).flat();
    case 'garrison':
    case 'most-hexes':
      return goalsOf(world, world.colour[u]).filter(isFree);
    default:
      return goalsOf(world, world.colour[u]);
  }
}
