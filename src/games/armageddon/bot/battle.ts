/** Battles of bots: whether to fight, which unit acts, and its target. */
import { type Action, type ActionList, nounOf, pack, verbOf } from '../../../kernel/action.ts';
import { NONE } from '../../../kernel/state.ts';
import { isSallyDue, isSiegeDue, strengthAt } from './siege.ts';
import { readSituation } from './situation.ts';
import { strengthIn, strengthOf, worthOf } from './worth.ts';
import { battleOf, unitsIn } from '../rules/battle/05-battle-state.ts';
import { attackOf, resistOf } from '../rules/battle/05-strength.ts';
import { STEP, V } from '../rules/names.ts';
import { cardsOf, leftOf } from '../rules/pieces.ts';
import type { Armageddon } from '../state.ts';

type S = Armageddon;

/** Returns the legal action with the highest value; the first of equals. */
export function best(list: ActionList, worth: (action: Action) => number): Action {
  let [found, most] = [list.at(0), Number.NEGATIVE_INFINITY];
  for (let i = 0; i < list.length; i++) {
    const value = worth(list.at(i));
    if (value > most) [found, most] = [list.at(i), value];
  }
  return found;
}

/** Odds from which an army fights when armies meet. */
const FIGHTS = 0.85;

/**
 * [5.12] [3.24] Fights at good odds, besieges if that would starve the base, otherwise puts the battle off or
 * declines.
 */
export function meetingChoice(s: S, list: ActionList): Action {
  const { hex, army } = s.frame(STEP.meeting);
  const side = s.order[s.turn];
  if (list.has(pack(V.besiege)) && isSiegeDue(s, army, side)) return pack(V.besiege);
  const foe = readSituation(s, side).foes.get(hex);
  const isGood = foe === undefined || strengthAt(s, hex, side) >= FIGHTS * foe.strength;
  return isGood ? list.at(0) : list.at(list.length - 1);
}

/** [3.24] Chooses whether to sally. */
export const sallyChoice = (s: S): Action => pack(isSallyDue(s) ? V.sally : V.stay);

/** [5.13] Chooses the strongest army first. */
export const leadChoice = (s: S, list: ActionList): Action =>
  best(list, (action) => strengthIn(s, cardsOf(s, nounOf(action))));

/** [5.16] Chooses the unit with the greatest attack. */
export function attackChoice(s: S, list: ActionList): Action {
  const { role } = s.frame(STEP['battle.act']);
  return best(list, (action) => {
    if (verbOf(action) !== V.attack) return -1;
    const u = nounOf(action);
    return s.kind[u] < 0 ? 0 : attackOf(s, u, role) + strengthOf(s, u) / 100;
  });
}

/** [5.17] Chooses the target with the greatest expected loss. */
export function aimChoice(s: S, list: ActionList): Action {
  const { unit, role } = s.frame(STEP['battle.blow']);
  const attack = unit === NONE ? 5 : attackOf(s, unit, role);
  return best(list, (action) =>
    verbOf(action) === V.strike ? targetWorth(s, nounOf(action), attack, role) : 0,
  );
}

function targetWorth(s: S, u: number, attack: number, role: number): number {
  if (s.kind[u] < 0 || !unitsIn(s, 1 - role).includes(u)) return 1;
  const margin = (attack - resistOf(s, u, 1 - role)) / 2 + 0.6;
  return (
    (Math.min(1, Math.max(0.1, margin) / Math.max(1, leftOf(s, u))) + 0.1) * (1 + worthOf(s, u))
  );
}

/** Share of the enemy's strength below which an army retreats. */
const FLEES = 0.4;

/** [5.19] Retreats if far weaker, but never from its headquarters. */
export function goChoice(s: S, list: ActionList): Action {
  const { side, role } = s.frame(STEP['battle.go']);
  const head = s.headquarters[side];
  const isHome = head >= 0 && s.place[head] === battleOf(s).hex;
  const [own, foe] = [role, 1 - role].map((r) => strengthIn(s, unitsIn(s, r)));
  const goes = !isHome && own < FLEES * foe && list.has(pack(V.retreat));
  return pack(goes ? V.retreat : V.stay);
}

/** [5.14] Keeps the rows as they are. */
export const rowsChoice = (_: S, list: ActionList): Action =>
  list.has(pack(V.done)) ? pack(V.done) : list.at(0);
