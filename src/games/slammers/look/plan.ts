/** [12.1] Fire planned before it is declared: what every set that can be chosen now would do, with exact chances. */
import { type Action, ActionList, nounOf, pack, verbOf } from '../../../kernel/action.ts';
import type { AreaLook } from '../../../kernel/look/look.ts';
import type { PlanItem, PlanLook } from '../../../kernel/look/plan.ts';
import { type Message, node, unit, units } from '../../../kernel/text/message.ts';
import { wholeTarget as wholeEnemy } from '../rules/assault/18-melee.ts';
import { meleeNow } from '../rules/assault/18-assault.ts';
import { aimAt } from '../rules/fire/16-direct.ts';
import { wholeTarget } from '../rules/fire/16-muster.ts';
import { REACT_DROP, STEP, V } from '../rules/names.ts';
import { TABLE } from '../rules/steps.ts';
import { NONE } from '../../../kernel/state.ts';
import { FIRES, GAS, NO_ROLE, type Slammers, STOPPED, TARGET } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import {
  type Attempt,
  attemptOf,
  type Forecast,
  forecastOfRoll,
  withAll,
  withUnits,
} from './chances.ts';

type S = Slammers;

/** The attack being put together, or that which enemies may still answer; undefined if there is none. */
export function plan(s: S): PlanLook | undefined {
  const attempt = attemptOf(s);
  if (attempt) {
    const { hex, isAiming } = attempt;
    const items = isAiming ? targetItems(s, attempt) : firerItems(s, attempt);
    const end = attempt.kind.isLegal(s, hex) ? { end: pack(V.fire) } : {};
    const title = msg('plan.attack', { at: node(hex) });
    return { title, rule: '12.1', items, isOpen: true, ...(isAiming ? {} : end) };
  }
  const items = answerItems(s);
  if (items.length === 0) return undefined;
  return { title: msg('plan.announced'), rule: '5.4', items, isOpen: false };
}

const named = (name: Message, forecast: Forecast | undefined, next?: Action): PlanItem[] => {
  if (!forecast) return [];
  const { lost: _, ...shown } = forecast;
  return [{ name, ...shown, ...(next !== undefined && { next }) }];
};

/** Only the attack that stands has arrows on the map. */
const quietly = (items: readonly PlanItem[]): PlanItem[] =>
  items.map((item) => ({ ...item, attack: { ...item.attack, nodes: [] } }));

/** Every target that can be chosen now, with all who could fire at it. */
function targetItems(s: S, attempt: Attempt): PlanItem[] {
  const { kind, hex } = attempt;
  return legalNow(s).flatMap((action) => {
    const targets = targetsBy(s, action, hex);
    if (targets.length === 0) return [];
    const chosen = withUnits(s, targets, TARGET);
    const all = [...chosen.role.keys()].filter((u) => chosen.role[u] === TARGET);
    const name = msg('plan.at', { units: units(all) });
    return quietly(named(name, kind.forecast(withAll(chosen, attempt), hex), action));
  });
}

function legalNow(s: S): Action[] {
  const list = new ActionList();
  TABLE[s.step].actions?.(s, list);
  return list.toArray();
}

/** Units that an action adds to the target; none if it does something else. */
function targetsBy(s: S, action: Action, hex: number): readonly number[] {
  if (verbOf(action) === V.target) return [nounOf(action)];
  if (verbOf(action) !== V.all) return [];
  const isAssault = s.step === STEP['assault.targets'];
  return isAssault ? wholeEnemy(s, meleeNow(s)) : wholeTarget(s, aimAt(s, hex));
}

/** The attack as it stands; with each that can join; with all of them. */
function firerItems(s: S, attempt: Attempt): PlanItem[] {
  const { kind, hex, last } = attempt;
  const open = kind.open(s, hex, last);
  const now = kind.isLegal(s, hex) ? kind.forecast(s, hex) : undefined;
  const more = open.flatMap((u) => {
    const joined = kind.forecast(withUnits(s, [u], FIRES), hex);
    return named(msg('plan.with', { u: unit(u) }), joined, pack(kind.joins, u));
  });
  const all = open.length > 1 ? kind.forecast(withAll(s, attempt), hex) : undefined;
  return [
    ...named(msg('plan.now'), now, pack(V.fire)),
    ...quietly([...more, ...named(msg('plan.all'), all)]),
  ];
}

/** Coming attack, and its effect after each answer. */
function answerItems(s: S): PlanItem[] {
  const isAnswer = s.step === STEP.react && s.frame(STEP.react).kind !== REACT_DROP;
  const isRoll = s.step === STEP['attack.roll'] || s.step === STEP['strike.roll'];
  if (!isAnswer && !isRoll) return [];
  const coming = named(msg('plan.coming'), forecastOfRoll(s));
  if (!isAnswer) return coming;
  const without = victims(s).flatMap((u) => {
    const role = s.role[u] === NO_ROLE ? NO_ROLE : STOPPED;
    const left = forecastOfRoll(withUnits(s, [u], role));
    return named(msg('plan.without', { u: unit(u) }), left);
  });
  return [...coming, ...quietly(without)];
}

/** Those whose fire an answer could take out of the attack. */
const victims = (s: S): number[] => {
  const firing = [...s.role.keys()].filter((u) => s.role[u] === FIRES || s.role[u] === GAS);
  return firing.length > 1 ? firing.filter((u) => s.role[u] === FIRES) : [];
};

/** How an action that adds to the attack changes it, for its label: the odds before and behind it. */
export function changeBy(
  s: S,
  action: Action,
): { before?: Forecast; behind: Forecast } | undefined {
  const attempt = attemptOf(s);
  if (!attempt) return undefined;
  const { kind, hex, isAiming } = attempt;
  const verb = verbOf(action);
  const isAll = verb === V.all || verb === V.target;
  if (isAiming !== isAll || (!isAll && verb !== kind.joins && verb !== V.fire)) return undefined;
  const before = !isAiming && kind.isLegal(s, hex) ? kind.forecast(s, hex) : undefined;
  const next = isAiming
    ? withAll(withUnits(s, targetsBy(s, action, hex), TARGET), attempt)
    : withUnits(s, verb === V.fire ? [] : [nounOf(action)], FIRES);
  const behind = kind.forecast(next, hex);
  return behind && { ...(before && { before }), behind };
}

/** The odds of the attack that an action leads to, at its hex; of a hex the best that can be had there. */
export function previewFire(s: S, action: Action): AreaLook[] {
  const attempt = attemptOf(s);
  const hex = attempt?.hex ?? nounOf(action);
  const behind = verbOf(action) === V.aim ? bestAt(s, hex) : changeBy(s, action)?.behind;
  if (!behind) return [];
  return [{ type: 'target', name: msg('area.attack'), nodes: [hex], texts: [behind.odds] }];
}

/** Effect of all units that can fire at a hex on their best target there. */
function bestAt(s: S, hex: number): Forecast | undefined {
  const aimed = s.clone();
  if (s.step === STEP['strike.hex']) aimed.push(STEP['strike.guns'], { hex, last: NONE });
  else aimed.push(STEP['direct.targets'], { hex, last: NONE });
  const attempt = attemptOf(aimed);
  if (!attempt?.isAiming) return attempt?.kind.forecast(withAll(aimed, attempt), hex);
  const all = legalNow(aimed).flatMap((action) => changeBy(aimed, action)?.behind ?? []);
  return all.reduce<Forecast | undefined>(
    (best, one) => (best && best.lost >= one.lost ? best : one),
    undefined,
  );
}
