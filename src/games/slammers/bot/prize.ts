/** Chance of victory by party (0 lost, 1 won), as it would be if nothing more changed. */
import { NO_WAY } from './chart.ts';
import { type BotContext, waysOf } from './bot-context.ts';
import { filled, isIn } from './places.ts';
import type { Victory } from '../data/scenario.ts';
import { COLOURS } from '../data/units.ts';
import { turnsLeft } from './time.ts';
import { byParty, countAlive, partyNamed, partyOfSide } from '../rules/victory/30-sides.ts';
import { modeOf, partyOf, ratingsOf } from '../rules/units.ts';
import { NONE } from '../../../kernel/state.ts';
import type { Slammers } from '../state.ts';

type S = Slammers;
type VictoryOf<K extends Victory['kind']> = Extract<Victory, { readonly kind: K }>;

/** Lead, in units of what the victory counts, at which a win is likely. */
const CLEAR_LEAD = { 'most-hexes': 2, 'most-units': 2, garrison: 6, gather: 2 } as const;
/** Lead in victory points at which a win is likely, as a share of an army. */
const POINTS_AHEAD = 0.12;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Writes the parties' chances of victory to `chances`. */
export function weighPrize(s: S, context: BotContext, chances: Float64Array): void {
  const { victory } = s.world.scenario;
  chances.fill(0);
  switch (victory.kind) {
    case 'most-hexes':
    case 'most-units':
    case 'garrison':
    case 'gather':
      compare(s, chances, CLEAR_LEAD[victory.kind], (party) =>
        amountOf(s, context, victory.kind, party),
      );
      return;
    case 'points':
      compare(s, chances, POINTS_AHEAD * context.scale, (party) => pointsOf(s, party));
      return;
    case 'reach':
      for (const colour of victory.colours) {
        const c = COLOURS.indexOf(colour);
        chances[s.world.partyOf[c]] = nearestWay(s, context, c);
      }
      return;
    default: {
      const party = partyNamed(s, victory.by);
      const chance = chanceOf(s, context, victory, party);
      chances.fill(1 - chance);
      chances[party] = chance;
    }
  }
}

/** Computes each party's chance by its lead over the best of the others. */
function compare(
  s: S,
  chances: Float64Array,
  lead: number,
  amountOf: (party: number) => number,
): void {
  const { parties } = s.world;
  const amounts: number[] = [];
  for (let party = 0; party < parties; party++) amounts.push(amountOf(party));
  for (let party = 0; party < parties; party++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < parties; other++)
      if (other !== party) best = Math.max(best, amounts[other]);
    chances[party] = parties > 1 ? sigmoid((2 * (amounts[party] - best)) / lead) : 1;
  }
}

function pointsOf(s: S, party: number): number {
  let points = 0;
  for (let side = 0; side < s.points.length; side++)
    if (partyOfSide(s, side as 0) === party) points += s.points[side];
  return points;
}

function amountOf(s: S, context: BotContext, kind: keyof typeof CLEAR_LEAD, party: number): number {
  const { places } = context.aims;
  if (kind === 'gather') return spiceOf(s, context, party);
  if (kind === 'most-units') return unitsIn(s, context, party);
  let amount = 0;
  for (let p = 0; p < places.length; p++) {
    if (kind === 'most-hexes') {
      const [n] = places[p];
      if (isIn(context.roster, party, n) && !isIn(context.roster, party, n, false)) amount++;
    } else {
      const share = filled(s, context, party, p);
      amount += places[p].length * (share === 1 ? 1 : 0.6 * share * share);
    }
  }
  return amount;
}

function unitsIn(s: S, { aims, roster, world }: BotContext, party: number): number {
  let count = 0;
  for (let u = 0; u < s.at.length; u++) {
    if (s.at[u] < 0 || s.disrupted[u] || aims.placeOf[s.at[u]] < 0 || roster.worth[u] === 0)
      continue;
    if (world.partyOf[world.colour[u]] === party)
      count += 1 - roster.risk[s.carrier[u] === NONE ? u : s.carrier[u]];
  }
  return count;
}

/** [44.3] Counts the containers of a party: 1 if safe, 0.5 if carried. */
function spiceOf(s: S, { world }: BotContext, party: number): number {
  let amount = 0;
  for (let i = 0; i < s.spiceAt.length; i++) {
    const [safe, by] = [s.spiceSafe[i], s.spiceBy[i]];
    if (safe !== NONE && world.partyOf[safe] === party) amount += 1;
    else if (by !== NONE && partyOf(s, by) === party) amount += 0.5;
  }
  return amount;
}

function chanceOf(s: S, context: BotContext, victory: Victory, party: number): number {
  switch (victory.kind) {
    case 'hold-each-group':
      return holdEach(context, party);
    case 'hold-any':
      return holdAny(context, party);
    case 'eliminate':
      return eliminated(s, context, victory, party);
    case 'clear':
      return cleared(s, context);
    case 'leave':
      return away(s, context, victory, party);
    case 'occupy':
      return nearestWay(s, context, COLOURS.indexOf(victory.colour));
    default:
      return 0;
  }
}

function holdEach({ aims, hold }: BotContext, party: number): number {
  const places = aims.places.length;
  let [sum, all] = [0, 1];
  for (let p = 0; p < places; p++) {
    sum += hold[party * places + p];
    all *= hold[party * places + p];
  }
  return 0.5 * (sum / places) + 0.5 * all;
}

function holdAny({ aims, hold }: BotContext, party: number): number {
  let none = 1;
  for (let p = 0; p < aims.places.length; p++) none *= 1 - hold[party * aims.places.length + p];
  return 1 - none;
}

/**
 * [33.5] Returns the hunters' chance: the fewer prey are left and the fewer of their permitted losses are used up,
 * the better.
 */
function eliminated(
  s: S,
  { roster, world }: BotContext,
  { colour, losses }: VictoryOf<'eliminate'>,
  party: number,
): number {
  const prey = COLOURS.indexOf(colour);
  let [all, left, lost] = [0, 0, 0];
  for (let u = 0; u < s.at.length; u++) {
    const c = world.colour[u];
    if (c === prey) all++;
    if (roster.worth[u] === 0) continue;
    const risk = roster.risk[s.carrier[u] === NONE ? u : s.carrier[u]];
    if (c === prey) left += 1 - risk;
    else if (world.partyOf[c] === party) lost += risk;
  }
  const done = all === 0 || countAlive(s, prey) === 0 ? 1 : 1 - left / all;
  if (losses === undefined) return done;
  const bled = (byParty(s, (c) => s.losses[c])[party] + lost) / losses;
  return done * Math.max(0, 1 - bled * bled);
}

/** [36.5] Returns the share of forests that are searched, minus the partisans likely to survive the assaults. */
function cleared(s: S, { roster, world }: BotContext): number {
  const { hiding } = world.areas;
  const { partisans } = world.scenario.specials;
  const colour = partisans ? COLOURS.indexOf(partisans.colour) : NONE;
  let done = hiding.reduce((sum, n) => sum + s.searched[n], 0);
  for (let u = 0; u < s.at.length; u++)
    if (s.at[u] >= 0 && world.colour[u] === colour) done -= 1 - roster.risk[u];
  return Math.max(0, done) / hiding.length;
}

/** [38.4] Returns the chance by the units that have left the map and those that can still reach the edge. */
function away(s: S, context: BotContext, { grades }: VictoryOf<'leave'>, party: number): number {
  const { roster, world } = context;
  let off = byParty(s, (c) => s.off[c])[party];
  const turns = turnsLeft(s);
  for (let u = 0; u < s.at.length; u++) {
    if (s.at[u] < 0 || roster.worth[u] === 0 || world.partyOf[world.colour[u]] !== party) continue;
    const lead = s.carrier[u] === NONE ? u : s.carrier[u];
    const mode = modeOf(s, lead);
    if (!mode) continue;
    const way = waysOf(context, mode)[0][s.at[u]];
    const needed = (way + 2) / (2 * ratingsOf(s, lead).movement);
    off += Math.max(0, 0.9 - (0.8 * needed) / turns) * (1 - roster.risk[lead]);
  }
  return sigmoid((off - grades[2] - 1) / 6);
}

/** Returns how near the nearest unit of a colour is to a place. */
function nearestWay(s: S, context: BotContext, colour: number): number {
  const { aims, roster, world } = context;
  let best = 0;
  for (let u = 0; u < s.at.length; u++) {
    if (s.at[u] < 0 || world.colour[u] !== colour || roster.worth[u] === 0) continue;
    const mode = modeOf(s, u);
    if (!mode) continue;
    for (let p = 0; p < aims.places.length; p++) {
      const way = waysOf(context, mode)[p][s.at[u]];
      if (way >= NO_WAY) continue;
      const turns = way / (2 * ratingsOf(s, u).movement);
      best = Math.max(
        best,
        (1 - turns / (turns + 3)) * (1 - 0.7 * roster.risk[u]) * (s.disrupted[u] ? 0.5 : 1),
      );
    }
  }
  return best;
}
