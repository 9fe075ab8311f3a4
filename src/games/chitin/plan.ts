/**
 * Planning attacks: battles with all their adds before anything is rolled, and a complete legal
 * assignment of attackers to start from. Pure functions of a view, for the page and for the bots.
 */
import { type Action, ActionList, nounOf, verbOf } from '../../kernel/action.ts';
import { actor, apply, legal } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { Message } from '../../kernel/text/message.ts';
import { CRT, type ChartResult } from './data/charts.ts';
import { chooseAim, chooseEdge } from './plan-policy.ts';
import { announcedBattle, declaredBattles, openBattles } from './rules/battle/07-battles.ts';
import { aimAt } from './rules/battle/07-declare.ts';
import { isAir, type Sides, type BattleStrength, weighBattle } from './rules/battle/07-strength.ts';
import { STEP, V } from './rules/names.ts';
import type { Chitin } from './state.ts';
import { oddsName } from './i18n/nouns.ts';

/** A battle as the screen shows it. */
export interface BattleSheet extends BattleStrength {
  /** Number of an announced battle, -1 for one still being declared. */
  readonly battle: number;
  /** Flyers against flyers. */
  readonly duel: boolean;
  /** [7.061] Odds column as printed, `3-2`. */
  readonly odds: Message | string;
  /** [7.062] Results for a die of 1 to 6. */
  readonly results: readonly ChartResult[];
}

/** Attacks somebody thinks of, on top of those declared. */
export interface ChitinPlan {
  /** Nouns of `attack` actions: hex × 6 + direction. */
  readonly edges: readonly number[];
  /** Flyers and what they attack: the node of a stack, or `AIR`. */
  readonly aims?: readonly (readonly [flyer: number, target: number])[];
}

function sheetOf(s: Chitin, sides: Sides, battle: number): BattleSheet {
  const weighed = weighBattle(s, sides);
  return {
    ...weighed,
    battle,
    duel: isAir(sides.targets[0]),
    odds: oddsName(weighed.column),
    results: CRT.rows.map((row) => row[weighed.column]),
  };
}

/** The battles of this turn: as declared so far, or, once announced, those still to be fought. */
export function battleSheets(s: Chitin): BattleSheet[] {
  const open = openBattles(s);
  if (open.length > 0) return open.map((b) => sheetOf(s, announcedBattle(s, b), b));
  return declaredBattles(s).map((sides) => sheetOf(s, sides, -1));
}

/**
 * The battles that a plan would lead to. Nothing is checked, so that a half-made or illegal plan can
 * be looked at too; only playing it decides.
 */
export function weighPlan(s: Chitin, { edges, aims = [] }: ChitinPlan): BattleSheet[] {
  const trial = s.clone();
  for (const edge of edges) aimAt(trial, Math.trunc(edge / 6), edge % 6);
  for (const [u, target] of aims) trial.aim[u] = target;
  return declaredBattles(trial).map((sides) => sheetOf(trial, sides, -1));
}

/** The plan that one action of the declaration adds, or undefined for other actions. */
export function planOf(s: Chitin, action: Action): ChitinPlan | undefined {
  const noun = nounOf(action);
  if (verbOf(action) === V.attack) return { edges: [noun] };
  if (verbOf(action) === V.strike) {
    const { flyer } = s.frame(STEP['combat.air']);
    return { edges: [], aims: [[flyer, noun]] };
  }
  return undefined;
}

/**
 * [7.02] A complete legal declaration from here on, what is declared already included: the actions
 * up to and with the announcement. Empty when nothing is being declared.
 */
export function proposePlan(game: Game<Chitin>, s: Chitin): Action[] {
  const trial = s.clone();
  const list = new ActionList();
  const plan: Action[] = [];
  const side = s.mover;
  while (isDeclaring(trial) && actor(game, trial) === side) {
    const action = proposeNext(trial, legal(game, trial, list));
    plan.push(action);
    apply(game, trial, action);
  }
  return plan;
}

/** Whether attacks are being declared. */
export const isDeclaring = (s: Chitin): boolean =>
  s.step === STEP['combat.air'] || s.step === STEP['combat.declare'];

/** The next action of a sensible declaration. */
export function proposeNext(s: Chitin, list: ActionList): Action {
  return s.step === STEP['combat.air'] ? chooseAim(s, list) : chooseEdge(s, list);
}
