/** [7.061] Battles with all their adds before the die is rolled, as declared or as a player plans them. */
import type { AreaLook } from '../../../../kernel/look/look.ts';
import type { Message } from '../../../../kernel/text/message.ts';
import type { ChartResult } from '../../data/charts.ts';
import { firstUnit, isFlyer } from '../../data/units.ts';
import { type Chitin, unitsEnd } from '../../state.ts';
import { oddsName } from '../../i18n/nouns.ts';
import { msg } from '../../i18n/msg.ts';
import { announcedBattle, declaredBattles, openBattles } from './07-battles.ts';
import { type BattleStrength, isAir, type Sides, weighBattle } from './07-strength.ts';

/** [R16] Makes the whole stack attack in a direction; each of its units stores the flag. */
export function aimAt(s: Chitin, n: number, d: number): void {
  for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++)
    if (s.at[u] === n && !isFlyer(u)) s.aim[u] = Math.max(0, s.aim[u]) | (1 << d);
}

/** A battle as the screen shows it. */
export interface BattleSheet extends BattleStrength {
  /** Number of an announced battle; -1 for one still being declared. */
  readonly battle: number;
  /** Whether it is flyers against flyers. */
  readonly duel: boolean;
  /** [7.061] Odds column as printed, `3-2`. */
  readonly odds: Message | string;
  /** [7.062] Results for a die of 1 to 6. */
  readonly results: readonly ChartResult[];
}

/** Attacks that a player is planning, in addition to those declared. */
export interface ChitinPlan {
  /** Nouns of `attack` actions: hex × 6 + direction. */
  readonly edges: readonly number[];
  /** Flyers and their targets: the node of a stack, or `AIR`. */
  readonly aims?: readonly (readonly [flyer: number, target: number])[];
}

function sheetOf(s: Chitin, sides: Sides, battle: number): BattleSheet {
  const weighed = weighBattle(s, sides);
  return {
    ...weighed,
    battle,
    duel: isAir(sides.targets[0]),
    odds: oddsName(weighed.column),
    results: s.world.values.crt.map((row) => row[weighed.column]),
  };
}

/** Returns the battles of this turn: as declared so far, or, once announced, those still to be fought. */
export function battleSheets(s: Chitin): BattleSheet[] {
  const open = openBattles(s);
  if (open.length > 0) return open.map((b) => sheetOf(s, announcedBattle(s, b), b));
  return declaredBattles(s).map((sides) => sheetOf(s, sides, -1));
}

/**
 * Returns the battles that a plan would lead to. The plan is not checked, so that an incomplete or illegal plan can be
 * shown too; legality is checked when it is played.
 */
export function weighPlan(s: Chitin, { edges, aims = [] }: ChitinPlan): BattleSheet[] {
  const trial = s.clone();
  for (const edge of edges) aimAt(trial, Math.trunc(edge / 6), edge % 6);
  for (const [u, target] of aims) trial.aim[u] = target;
  return declaredBattles(trial).map((sides) => sheetOf(trial, sides, -1));
}

/** Returns the battle that a planned attack on a node would cause, with its odds. */
export function plannedArea(s: Chitin, plan: ChitinPlan, target: number): AreaLook[] {
  const sheet = weighPlan(s, plan).find((b) => b.targets.some(({ node }) => node === target));
  if (!sheet) return [];
  const nodes = sheet.targets.map(({ node }) => node);
  const { odds } = sheet;
  const name = msg('marker.battle', { odds });
  return [{ type: 'target', name, nodes, texts: nodes.map(() => odds) }];
}
