/** Reactions during the enemy's action (fire at drops and shells, electronics), and choices in close assault. */
import { type ActionList, nounOf, pack, verbOf } from '../../../kernel/action.ts';
import { directUse, makeGunnery } from './fire.ts';
import { shellGain } from './strike.ts';
import { NONE } from '../../../kernel/state.ts';
import type { BotContext } from './bot-context.ts';
import type { Weights } from './weights.ts';
import { prizeOf, stakeOf } from './worth.ts';
import { assaultColumn, directColumn } from '../data/tables.ts';
import { meleeNow } from '../rules/assault/18-melee.ts';
import {
  attackOf,
  type Band,
  chosenTargets,
  defenceOf,
  type Melee,
} from '../rules/assault/18-melee.ts';
import { halvesAt } from '../rules/movement/12-bearing.ts';
import { STEP, V } from '../rules/names.ts';
import { turnAt } from '../rules/sequence.ts';
import { kindOf, partyOf, ratingsOf } from '../rules/units.ts';
import { FIRES, GAS, type Slammers } from '../state.ts';

type S = Slammers;

/** Share of a unit's best direct fire that a reaction must be worth more than. */
const PATIENCE = 0.8;

export function reactionTo(
  s: S,
  context: BotContext,
  w: Weights,
  list: ActionList,
  out: ActionList,
): void {
  const verb = verbOf(list.at(0));
  if (verb === V.shoot) out.push(shot(s, context, w, list));
  else if (verb === V.stop) out.push(stopping(s, context, w, list));
  else out.push(strongest(s, list));
}

/** [8.1] Chooses a unit to fire at a drop: a calliope at any drop, a tank only if it has no better target. */
function shot(s: S, context: BotContext, w: Weights, list: ActionList): number {
  const { unit: dropped, order } = s.frame(STEP.react);
  const g = makeGunnery(s, context, w, turnAt(s, order));
  let best = pack(V.pass);
  let most = 0;
  for (let i = 0; i < list.length; i++) {
    if (verbOf(list.at(i)) !== V.shoot) continue;
    const u = nounOf(list.at(i));
    const column = directColumn(
      s.world.tables,
      2 * kindOf(s, u).attack,
      kindOf(s, dropped).defence,
    );
    const { kill, shake } = context.chart;
    const chance = kindOf(s, u).calliope ? 1 : column < 0 ? 0 : kill[column] + shake[column];
    const net = chance * prizeOf(s, context, dropped, g.side, -1) - PATIENCE * directUse(g, u);
    if (net > most) [most, best] = [net, list.at(i)];
  }
  return best;
}

/** [13.6] Chooses a unit to stop shells, by the damage that it prevents. */
function stopping(s: S, context: BotContext, w: Weights, list: ActionList): number {
  const { hex, order } = s.frame(STEP.react);
  const coming = [...s.role.keys()].filter((u) => s.role[u] === FIRES || s.role[u] === GAS);
  const party = partyOf(s, coming[0]);
  const g = makeGunnery(s, context, w, turnAt(s, order));
  const halves = coming.filter((u) => s.role[u] === FIRES).map((u) => halvesAt(s, u, hex));
  const sum = halves.reduce((a, b) => a + b, 0);
  // The damage is seen from the opponent's side.
  const harm = (left: number): number => shellGain({ ...g, side: NONE }, hex, left, party);
  const saved = halves.length === 0 ? GASSED : harm(sum) - harm(sum - Math.max(...halves));
  let best = pack(V.pass);
  let most = 0;
  for (let i = 0; i < list.length; i++) {
    if (verbOf(list.at(i)) !== V.stop) continue;
    const net = saved - PATIENCE * directUse(g, nounOf(list.at(i)));
    if (net > most) [most, best] = [net, list.at(i)];
  }
  return best;
}

/** Assumed effect of one gas counter, in points. */
const GASSED = 5;

/** Chooses the unit with the greatest attack: the shells to stop, the unit to jam, the tank that jams. */
function strongest(s: S, list: ActionList): number {
  let best = list.at(0);
  let most = -1;
  for (let i = 0; i < list.length; i++) {
    if (verbOf(list.at(i)) === V.pass) continue;
    const attack = ratingsOf(s, nounOf(list.at(i))).attack;
    if (attack > most) [most, best] = [attack, list.at(i)];
  }
  return best;
}

/**
 * [18.3] Chooses the target of a close assault: the one on which all possible attackers together have most effect.
 */
export function assaultTarget(
  s: S,
  context: BotContext,
  w: Weights,
  list: ActionList,
  out: ActionList,
): void {
  const { last } = s.frame(STEP['assault.targets']);
  const melee = meleeNow(s);
  const enemies = (band: Band): number[] =>
    melee.targets.filter((u) => partyOf(s, u) !== band.party && s.mark[u] !== 2);
  let best = list.at(list.length - 1);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.length && last < 0; i++) {
    const verb = verbOf(list.at(i));
    for (const band of melee.bands) {
      const targets = verb === V.all ? enemies(band) : [nounOf(list.at(i))];
      if (targets.some((u) => partyOf(s, u) === band.party)) continue;
      const gain = meleeGain(s, context, w, band, targets);
      if (gain > most) [most, best] = [gain, list.at(i)];
    }
  }
  out.push(best);
}

function meleeGain(
  s: S,
  context: BotContext,
  w: Weights,
  band: Band,
  targets: readonly number[],
): number {
  const column = assaultColumn(
    s.world.tables,
    band.units.reduce((sum, u) => sum + attackOf(s, u), 0),
    targets.reduce((sum, u) => sum + defenceOf(s, u), 0),
    band.shifted,
  );
  if (column < 0) return -1;
  const { kill, shake } = context.chart;
  const side = s.world.sideOf[s.world.colour[band.units[0]]];
  let gain = 0;
  for (const u of targets) {
    const stake = stakeOf(s, context, w, u, side, band.party);
    gain += kill[column] * stake.killed + shake[column] * stake.shaken;
  }
  return gain;
}

/** [18.9] Lets units join until the odds cannot get better. */
export function assaultUnits(s: S, list: ActionList, out: ActionList): void {
  const fire = pack(V.fire);
  out.push(list.has(fire) && isOverwhelming(s, meleeNow(s)) ? fire : list.at(0));
}

function isOverwhelming(s: S, melee: Melee): boolean {
  const joined = melee.bands.flatMap(({ units }) => units.filter((u) => s.role[u] === FIRES));
  const attack = joined.reduce((sum, u) => sum + attackOf(s, u), 0);
  const defence = chosenTargets(s, melee).reduce((sum, u) => sum + defenceOf(s, u), 0);
  return attack >= 5 * defence;
}
