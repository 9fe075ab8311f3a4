/** Value of an enemy unit as a target, and the effect of a result on it. */
import { NONE } from '../../../kernel/state.ts';
import type { BotContext } from './bot-context.ts';
import type { Weights } from './weights.ts';
import { progressOf } from './time.ts';
import { gasResult } from '../data/tables.ts';
import { isMercenary } from '../data/units.ts';
import { effectOn } from '../rules/fire/19-hits.ts';
import { cargoOf, commanderOf, kindOf, partyOf, priceNow } from '../rules/units.ts';
import { DISRUPTED, ELIMINATED, type Slammers, UNMARKED } from '../state.ts';

type S = Slammers;

/** Bonus of a unit in a deciding place, as a share of its price, at the start and at the end. */
const [PLACED_EARLY, PLACED_LATE] = [0.3, 1.5];
/** Bonus of a hunted unit, as a share of its price, and of a carrier of spice, in points. */
const [PREY, SPICE] = [0.3, 30];

/**
 * Returns the value of a unit's loss to the side that causes it; negative for its own units. Cargo counts with its
 * carrier.
 */
export function prizeOf(s: S, context: BotContext, u: number, by: number, party: number): number {
  let worth = 0;
  for (let v = u; v !== NONE; v = cargoOf(s, v)) worth += singlePrize(s, context, v);
  return commanderOf(s, u) === by || partyOf(s, u) === party ? -worth : worth;
}

function singlePrize(s: S, { aims, world }: BotContext, u: number): number {
  const place = aims.placeOf[s.at[u]];
  const t = progressOf(s);
  const placed = place >= 0 ? PLACED_EARLY + (PLACED_LATE - PLACED_EARLY) * t * t : 0;
  const prey = aims.hunted[world.colour[u]] ? PREY : 0;
  return priceNow(s, u) * (1 + placed + prey) + (s.spiceBy.includes(u) ? SPICE : 0);
}

/** Additional effect, in points, of a result on a target that may already have results from other attacks. */
export interface Stake {
  readonly killed: number;
  readonly shaken: number;
}

const NOTHING: Stake = { killed: 0, shaken: 0 };

export function stakeOf(
  s: S,
  context: BotContext,
  w: Weights,
  u: number,
  by: number,
  party: number,
): Stake {
  if (s.mark[u] === ELIMINATED) return NOTHING;
  const worth = prizeOf(s, context, u, by, party);
  const isShaken = s.mark[u] === DISRUPTED || s.disrupted[u] === 1;
  const left = isShaken ? w.disrupted : 1;
  const effect = effectOn(s, u, 'Dis');
  const shaken =
    effect === UNMARKED || s.mark[u] === effect
      ? 0
      : effect === ELIMINATED
        ? left
        : 1 - w.disrupted;
  return { killed: worth * left, shaken: worth * shaken };
}

/** [15.3] Returns the mean effect of a gas counter on a unit. */
export function gasGain(s: S, u: number, stake: Stake): number {
  const { army, class: of } = kindOf(s, u);
  let gain = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const result = gasResult(s.world.tables, isMercenary(army), of, a + b);
      if (result === 'DE') gain += stake.killed / 36;
      else if (result === 'Dis') gain += stake.shaken / 36;
    }
  return gain;
}
