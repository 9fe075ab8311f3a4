/** Blunders that no experienced player makes. They are never candidates at any level, nor random slips. */
import { type Action, nounOf, verbOf } from '../../../kernel/action.ts';
import { BLUNDER_SHARE, mayEnter } from './march.ts';
import { strengthAt } from './siege.ts';
import { readSituation } from './situation.ts';
import { strikeValue } from './sorties.ts';
import { battleOf } from '../rules/battle/05-battle-state.ts';
import { STEP, V } from '../rules/names.ts';
import type { Armageddon } from '../state.ts';

type S = Armageddon;

/** Share of the enemy's strength below which starting a battle is a blunder. */
const HOPELESS = 0.4;

const sideNow = (s: S): number => s.order[s.turn];

/** Whether an action is a blunder, by step. */
const BLUNDERS: Readonly<Partial<Record<number, (s: S, action: Action) => boolean>>> = {
  [STEP['turn.act']]: (s, action) =>
    verbOf(action) === V.assault && isHopeless(s, s.place[nounOf(action)]),
  [STEP['march.to']]: walksIntoDeath,
  [STEP.meeting]: (s, action) =>
    verbOf(action) === V.fight && isHopeless(s, s.frame(STEP.meeting).hex),
  [STEP['battle.go']]: leavesHeadquarters,
  [STEP['fly.at']]: fliesForNothing,
};

export const isBlunder = (s: S, action: Action): boolean => BLUNDERS[s.step]?.(s, action) ?? false;

/** [3.9] Returns whether the army would enter a hex with a known stronger enemy. */
function walksIntoDeath(s: S, action: Action): boolean {
  const { army } = s.frame(STEP['march.to']);
  const at = readSituation(s, sideNow(s));
  const host = at.hosts.find((one) => one.army === army);
  return (
    host !== undefined &&
    verbOf(action) === V.to &&
    !mayEnter(s, at, host, nounOf(action), BLUNDER_SHARE)
  );
}

/**
 * [5.11] [3.25] Returns whether all the side's armies in a hex together are far weaker than the known enemies there.
 */
function isHopeless(s: S, hex: number): boolean {
  const side = sideNow(s);
  return (
    strengthAt(s, hex, side) < HOPELESS * (readSituation(s, side).foes.get(hex)?.strength ?? 0)
  );
}

/** [5.19] [9.1] Returns whether a retreat would give up the headquarters. */
function leavesHeadquarters(s: S, action: Action): boolean {
  const { side } = s.frame(STEP['battle.go']);
  const head = s.headquarters[side];
  return verbOf(action) !== V.stay && head >= 0 && s.place[head] === battleOf(s).hex;
}

/** [6.1] Returns whether a sortie would cost more than its expected damage. */
function fliesForNothing(s: S, action: Action): boolean {
  const { card, hex } = s.frame(STEP['fly.at']);
  return verbOf(action) === V.strike && strikeValue(s, card, hex, nounOf(action)) <= 0;
}
