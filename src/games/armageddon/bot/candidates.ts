/** Candidates of the bots: the default action, found at a glance, and its alternatives. */
import { type Action, type ActionList, nounOf, pack, verbOf } from '../../../kernel/action.ts';
import { nodeDistance } from '../../../kernel/board/hex.ts';
import {
  aimChoice,
  attackChoice,
  best,
  goChoice,
  leadChoice,
  meetingChoice,
  sallyChoice,
  rowsChoice,
} from './battle.ts';
import { BLUNDER_SHARE, marchesOf, marchOf } from './march.ts';
import { baseFor, bestSite, hostAt } from './army-formation.ts';
import { isBlunder } from './blunders.ts';
import { readSituation } from './situation.ts';
import { bestStrike, strikeValue } from './sorties.ts';
import { actionsNow, nextAction, reachable } from './turn.ts';
import { bestBuilding, bestGear } from './base-actions.ts';
import { RESOURCES } from '../data/card.ts';
import { worthOf } from './worth.ts';
import { startsOf } from '../rules/setup/00-starts.ts';
import { stockOf } from '../rules/empire/02-pay.ts';
import { diceFor, projectOf } from '../rules/empire/07-offers.ts';
import { STEP, V } from '../rules/names.ts';
import { totalIn } from '../rules/resources.ts';
import type { Armageddon } from '../state.ts';

type S = Armageddon;

const sideNow = (s: S): number => s.order[s.turn];

const nouns = (list: ActionList, verb: number): number[] => {
  const found: number[] = [];
  for (let i = 0; i < list.length; i++)
    if (verbOf(list.at(i)) === verb) found.push(nounOf(list.at(i)));
  return found;
};

type Choice = (s: S, list: ActionList) => Action;

/** [2.2] Lays the first tile at home and the others as near as possible. */
const lay: Choice = (s, list) => {
  const start = startsOf(s.world.options.map ?? 0, s.world.sides.length)[sideNow(s)];
  return best(list, (action) => -nodeDistance(s.world.board, start, nounOf(action)));
};

/** [2.3] Settles on the richest tile. */
const settle: Choice = (s, list) => best(list, (action) => totalIn(s.resources[nounOf(action)]));

/** Amounts of resources from which buying one, two or three dice pays. */
const RICH = [12, 24, 40];

/** [2.9] Buys more dice the richer the side is. */
const bid: Choice = (s, list) => {
  const stock = RESOURCES.reduce((sum, _, kind) => sum + stockOf(s, sideNow(s), kind), 0);
  const dice = RICH.filter((from) => stock >= from).length;
  return pack(V.bid, Math.min(dice, list.length - 1));
};

const marchTo: Choice = (s, list) => {
  const { army } = s.frame(STEP['march.to']);
  const at = readSituation(s, sideNow(s));
  const host = at.hosts.find((one) => one.army === army);
  const to = host && marchOf(s, at, host, reachable(s, army));
  return to !== undefined && list.has(pack(V.to, to)) ? pack(V.to, to) : list.at(0);
};

const deployTo: Choice = (s, list) => {
  const { card } = s.frame(STEP['deploy.to']);
  const at = readSituation(s, sideNow(s));
  const bases = nouns(list, V.into).filter((u) => u < s.world.cards);
  if (bases.length > 0) return pack(V.into, baseFor(s, at, card, bases));
  const site = bestSite(s, at);
  if (site !== undefined && list.has(pack(V.site, site))) return pack(V.site, site);
  return best(list, (action) => -nodeDistance(s.world.board, at.home, nounOf(action)));
};

/** [2.17] Transfers into the army that is being formed there. */
const transferTo: Choice = (s, list) => {
  const { card } = s.frame(STEP['transfer.to']);
  const host = hostAt(s, readSituation(s, sideNow(s)), s.place[card]);
  return host && list.has(pack(V.into, host.army)) ? pack(V.into, host.army) : list.at(0);
};

const flyTo: Choice = (s, list) => {
  const { card } = s.frame(STEP['fly.to']);
  return pack(V.to, bestStrike(s, sideNow(s), [card])?.hex ?? nounOf(list.at(0)));
};

const flyAt: Choice = (s, list) => {
  const { card, hex } = s.frame(STEP['fly.at']);
  return best(list, (action) =>
    verbOf(action) === V.strike ? strikeValue(s, card, hex, nounOf(action)) : 0,
  );
};

/**
 * [7.2] Chooses the project with the best combination of chance and difficulty, or none if all would probably fail.
 */
const make: Choice = (s, list) => {
  const { hero } = s.frame(STEP['research.pick']);
  return best(list, (action) => {
    if (verbOf(action) !== V.make) return 0;
    const { difficulty, ap } = projectOf(s, nounOf(action));
    const chance = passes(diceFor(s, hero, nounOf(action)), difficulty);
    return chance * (2 + 2 * difficulty) - ap - 1;
  });
};

/** Returns the chance of at least `needed` successes with the given number of dice. */
function passes(dice: number, needed: number): number {
  let [ways, all, choose] = [0, 0, 1];
  for (let n = 0; n <= dice; n++) {
    all += choose;
    if (n >= needed) ways += choose;
    choose = (choose * (dice - n)) / (n + 1);
  }
  return all === 0 ? 0 : ways / all;
}

/** [2.21] Chooses what to build. */
const raise: Choice = (s, list) => {
  const { hex } = s.frame(STEP['build.what']);
  const what = bestBuilding(s, readSituation(s, sideNow(s)), hex, nouns(list, V.raise));
  return what === undefined ? list.at(0) : pack(V.raise, what);
};

/** [1.7] Chooses the gear that is hardest to make. */
const fitGear: Choice = (s, list) => pack(V.gear, bestGear(s, nouns(list, V.gear)) ?? 0);

/** [5.25] Chooses active spying, against the first side on the list. */
const spyOn: Choice = (_, list) => pack(V.active, nouns(list, V.active)[0]);

/** [2.15] Discards the card that is worth least. */
const discard: Choice = (s, list) =>
  best(list, (action) => (verbOf(action) === V.discard ? -worthOf(s, nounOf(action)) : -3));

const first: Choice = (_, list) => list.at(0);

/** Default choice, by step. */
const CHOICES: Readonly<Partial<Record<number, Choice>>> = {
  [STEP['setup.lay']]: lay,
  [STEP['setup.settle']]: settle,
  [STEP['initiative.bid']]: bid,
  [STEP['turn.act']]: (s, list) => nextAction(s, sideNow(s), list),
  [STEP['march.to']]: marchTo,
  [STEP['deploy.to']]: deployTo,
  [STEP['transfer.to']]: transferTo,
  [STEP['hand.discard']]: discard,
  [STEP['fly.to']]: flyTo,
  [STEP['fly.at']]: flyAt,
  [STEP['build.what']]: raise,
  [STEP['fit.gear']]: fitGear,
  [STEP['find.take']]: first,
  [STEP['spy.aim']]: spyOn,
  [STEP['research.pick']]: make,
  [STEP['attitude.bargain']]: first,
  [STEP.meeting]: meetingChoice,
  [STEP.sally]: sallyChoice,
  [STEP['battle.lead']]: leadChoice,
  [STEP['battle.rows']]: rowsChoice,
  [STEP['battle.act']]: attackChoice,
  [STEP['battle.aim']]: aimChoice,
  [STEP['battle.go']]: goChoice,
};

/** Maximum number of destinations that are compared [3.9]. */
const WAYS = 4;

const all = (_: S, list: ActionList): readonly Action[] => list.toArray();

/** Alternatives where several answers may be good, by step; the default comes first. */
const OTHERS: Readonly<Partial<Record<number, (s: S, list: ActionList) => readonly Action[]>>> = {
  [STEP['turn.act']]: (s, list) => actionsNow(s, sideNow(s), list),
  [STEP['march.to']]: (s) => {
    const { army } = s.frame(STEP['march.to']);
    const at = readSituation(s, sideNow(s));
    const host = at.hosts.find((one) => one.army === army);
    const hexes = host ? marchesOf(s, at, host, reachable(s, army), WAYS, BLUNDER_SHARE) : [];
    return hexes.map((hex) => pack(V.to, hex));
  },
  [STEP.meeting]: all,
  [STEP.sally]: all,
  [STEP['battle.go']]: all,
  [STEP['battle.act']]: all,
  [STEP['battle.aim']]: all,
  [STEP['initiative.bid']]: all,
  [STEP['deploy.to']]: all,
};

/**
 * Steps with long-term effects: actions of a turn, destinations of armies, placed cards, and bids. Plans that deviate
 * there lost to greedy; plans that only vary fights did not (decision 024).
 */
const POLICY_ONLY: ReadonlySet<number> = new Set([
  STEP['turn.act'],
  STEP['march.to'],
  STEP['deploy.to'],
  STEP['initiative.bid'],
]);

export const usesPolicyOnly = (s: S): boolean => POLICY_ONLY.has(s.step);

/** Returns the default action; undefined for steps in which all actions are compared. */
export const defaultPolicy = (s: S, list: ActionList): Action | undefined =>
  CHOICES[s.step]?.(s, list);

/**
 * Lists the default action and its alternatives, without blunders. Steps without a default (fate, tactics,
 * interceptors, guns) compare all actions.
 */
export function candidates(s: S, list: ActionList, out: ActionList): void {
  const usual = defaultPolicy(s, list);
  if (usual !== undefined) out.push(usual);
  const others = usual === undefined ? list.toArray() : (OTHERS[s.step]?.(s, list) ?? []);
  for (const action of others)
    if (action !== usual && list.has(action) && !isBlunder(s, action)) out.push(action);
  if (out.length === 0) out.push(list.at(0));
}
