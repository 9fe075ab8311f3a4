/** Evaluates positions: remaining pieces and income of each player, and threats to enemy headquarters. */
import { nodeDistance } from '../../../kernel/board/hex.ts';
import { pointsOf as worthOfOutcome } from '../../../kernel/outcome.ts';
import type { Weights } from './weights.ts';
import { leftWorth, strengthOf, worthOf } from './worth.ts';
import { NONE } from '../../../kernel/state.ts';
import type { Family } from '../data/abilities.ts';
import { RESOURCES } from '../data/card.ts';
import { outcomeOf } from '../rules/09-victory.ts';
import { standingDamage } from '../rules/battle/05-results.ts';
import { ATTACKER, DEFENDER } from '../rules/battle/05-pools.ts';
import { STEP } from '../rules/names.ts';
import { cardOf, hasFlag, has, isArmy, isFamily, leftOf } from '../rules/pieces.ts';
import type { Armageddon } from '../state.ts';
import { DECK, DISCARDED, HAND } from '../state/pieces.ts';

type S = Armageddon;

/** Creates the evaluation for the given weights. */
export const makeEvaluate =
  (w: Weights) =>
  (s: S, side: number): number =>
    evaluate(s, side, w);

function evaluate(s: S, side: number, w: Weights): number {
  const outcome = outcomeOf(s);
  if (outcome) return 2 * worthOfOutcome(outcome, side, s.world.sides.length) - 1;
  const scores = s.world.sides.map((_, owner) => standingOf(s, owner, w));
  addCards(s, scores, w);
  addChallenge(s, scores, w);
  const others = scores.filter((_, owner) => owner !== side);
  const most = Math.max(...others);
  const mean = others.reduce((a, b) => a + b, 0) / others.length;
  const lead = (scores[side] - (most + mean) / 2) / w.open;
  // The curve never flattens at 1, so that a side far ahead still tells better from worse.
  return lead / (1 + Math.abs(lead));
}

/** Returns the value of a side's possessions other than cards. */
function standingOf(s: S, owner: number, w: Weights): number {
  if (s.out[owner] || s.beheaded[owner]) return -w.out;
  const isLater = s.order.indexOf(owner) >= s.turn;
  let sum = s.ap[owner] * (isLater ? w.ap : w.lateAp) + s.tacticsSize[owner] * w.tactic;
  for (let kind = 0; kind < RESOURCES.length; kind++)
    sum += w.stock * Math.max(0, s.stock[owner * RESOURCES.length + kind]);
  return sum;
}

function addCards(s: S, scores: number[], w: Weights): void {
  const heads = scores.map((_, owner) => headOf(s, owner));
  for (let u = 0; u < s.world.cards; u++) {
    const [owner, place] = [s.owner[u], s.place[u]];
    if (owner < 0 || owner >= scores.length || place === DISCARDED) continue;
    if (hasFlag(s, u, 'prisoner')) scores[owner] -= w.prisoner;
    else if (place === DECK) scores[owner] += w.inDeck * w[familyOf(s, u)] * worthOf(s, u);
    else if (place === HAND) scores[owner] += w.inHand * countOf(s, u, owner, w);
    else {
      scores[owner] += countOf(s, u, owner, w) + incomeOf(s, u, w);
      if (isAfield(s, u)) scores[owner] += w.near * strengthOf(s, u) * nearness(s, u, heads);
    }
  }
}

const familyOf = (s: S, u: number): Family => cardOf(s, u).family;

/** Returns the value that a card has left, weighted by its family. */
const countOf = (s: S, u: number, owner: number, w: Weights): number =>
  leftWorth(s, u, owner) * (s.headquarters[owner] === u ? w.head : w[familyOf(s, u)]);

/** Returns the headquarters' hex of a side, or `NONE`. */
const headOf = (s: S, owner: number): number =>
  s.headquarters[owner] >= 0 ? s.place[s.headquarters[owner]] : NONE;

/** Returns whether a card is in an army that is not a garrison. */
const isAfield = (s: S, u: number): boolean => s.group[u] >= 0 && s.group[s.group[u]] < 0;

/** Distance in hexes from an enemy headquarters at which an army counts as far. */
const FAR = 16;

/** Returns 1 at an enemy headquarters, 0 far from all of them. */
function nearness(s: S, u: number, heads: readonly number[]): number {
  let least = FAR;
  for (let side = 0; side < heads.length; side++)
    if (side !== s.owner[u] && heads[side] >= 0)
      least = Math.min(least, nodeDistance(s.world.board, s.place[u], heads[side]));
  return 1 - least / FAR;
}

/** Returns the approximate yield of a facility. */
function incomeOf(s: S, u: number, w: Weights): number {
  if (isArmy(s, u) || !isFamily(s, u, 'facility')) return 0;
  if (has(s, u, 'collects-one')) return w.income;
  if (!has(s, u, 'collects')) return 0;
  let kinds = 0;
  for (let kind = 0; kind < RESOURCES.length; kind++)
    if (s.resources[s.place[u]] > 0 && (s.resources[s.place[u]] >> (3 * kind)) & 7) kinds += 1;
  return w.income * kinds;
}

/** Adds the effect of the current challenge by its dice so far. */
function addChallenge(s: S, scores: number[], w: Weights): void {
  if (!s.isPending(STEP.challenge)) return;
  const { attacker, defender } = s.frame(STEP.challenge);
  // A side cannot weigh pieces that it does not see.
  if (s.kind[defender] >= 0) hurt(s, scores, defender, standingDamage(s, DEFENDER), w);
  if (s.kind[attacker] >= 0) hurt(s, scores, attacker, standingDamage(s, ATTACKER), w);
}

function hurt(s: S, scores: number[], u: number, damage: number, w: Weights): void {
  const owner = s.owner[u];
  if (damage <= 0 || owner < 0) return;
  const left = Math.max(1, leftOf(s, u));
  const value = countOf(s, u, owner, w);
  const loss = damage >= left ? value : (w.damage * value * damage) / left;
  if (owner < scores.length) scores[owner] -= loss;
  // Pieces without an owner are in the way of all sides.
  else
    scores.forEach((_, side) => {
      scores[side] += w.nobody * loss;
    });
}
