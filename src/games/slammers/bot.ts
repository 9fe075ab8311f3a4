/** What bots may use. Rough: what is lost and left, and how far what is left is from where it wants to be. */
import type { Heuristics } from '../../kernel/game.ts';
import { type Weights, WEIGHTS } from './bot-weights.ts';
import { distancesTo, goalsOf, isHunted } from './goals.ts';
import { V } from './rules/names.ts';
import { priceNow } from './rules/units.ts';
import { outcomeOf } from './rules/victory.ts';
import type { Slammers } from './state.ts';
import type { World } from './world.ts';
import { COLOURS } from './data/units.ts';
import { ABSENT, DEAD, LEFT } from './state.ts';
import { pointsOf } from '../../kernel/outcome.ts';

type S = Slammers;

/** Farther away than so many hexes is far. */
const FAR = 40;

/** The heuristics of a world; they keep distances, which never change. */
export function makeHeuristics(world: World): Heuristics<S> {
  const distances = COLOURS.map((_, c) =>
    world.forces[c] ? distancesTo(world, goalsOf(world, c)) : new Int16Array(0),
  );
  const withWeights = (weights: Weights): Heuristics<S> => ({
    evaluate: (s, side) => evaluate(s, side, distances, weights),
    turn: (s) => s.round * world.playerTurns.length + s.mover,
    idle: [V.stay, V.done, V.pass, V.leave],
  });
  const weights = WEIGHTS.all;
  return {
    ...withWeights(weights),
    tuning: { set: 'all', weights, with: (others) => withWeights({ ...weights, ...others }) },
  };
}

function evaluate(s: S, side: number, distances: readonly Int16Array[], weights: Weights): number {
  const outcome = outcomeOf(s);
  const { sideOf, colour } = s.world;
  if (outcome) return 2 * pointsOf(outcome, side, s.world.scenario.commands.length) - 1;
  let [own, theirs] = [0, 0];
  for (let u = 0; u < s.at.length; u++) {
    const worth = worthOf(s, u, distances[colour[u]], weights);
    if (sideOf[colour[u]] === side) own += worth;
    else theirs += worth;
  }
  const all = own + theirs;
  return all === 0 ? 0 : (own - theirs) / all;
}

/** Points of a unit that is still in the game, more the nearer it is to its goal, fewer if it is shaken. */
function worthOf(s: S, u: number, distance: Int16Array, weights: Weights): number {
  const at = s.at[u];
  if (at === DEAD || at === LEFT || at === ABSENT) return 0;
  const { colour } = s.world;
  const steps = at < 0 ? FAR : Math.min(FAR, Math.max(0, distance[at]));
  const near = 1 - steps / FAR;
  const place = isHunted(s.world, colour[u]) ? 1 - near : near;
  return (
    priceNow(s, u) * (1 + weights.closeness * place) * (s.disrupted[u] ? weights.disrupted : 1)
  );
}
