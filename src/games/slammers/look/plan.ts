/**
 * [12.1] Fire planned before it is declared: the effect of each set of units that can be chosen now, with exact
 * chances.
 */
import { type Action, ActionList, nounOf, pack, verbOf } from '../../../kernel/action.ts';
import type { PlanItem, PlanLook } from '../../../kernel/look/plan.ts';
import { type Message, node, unit, units } from '../../../kernel/text/message.ts';
import { closeAssault } from '../rules/assault/18-forecast.ts';
import { shellFire } from '../rules/fire/14-forecast.ts';
import { directFire } from '../rules/fire/16-forecast.ts';
import { announcedForecast } from '../rules/fire/23-jam.ts';
import { type AttackKind, type Forecast, withAll, withUnits } from '../rules/fire/26-forecast.ts';
import { REACT_DROP, STEP, V } from '../rules/names.ts';
import { TABLE } from '../rules/steps.ts';
import { withRole } from '../rules/units.ts';
import { NONE } from '../../../kernel/state.ts';
import { FIRES, GAS, NO_ROLE, type Slammers, STOPPED, TARGET } from '../state.ts';
import { msg } from '../i18n/msg.ts';

type S = Slammers;

/** The attack under construction: its kind, its hex, and the unit chosen last. */
interface Attempt {
  readonly kind: AttackKind;
  readonly hex: number;
  readonly last: number;
  /** Whether the player is still choosing targets; firers come after them. */
  readonly isAiming: boolean;
}

const ATTEMPTS = [
  { step: STEP['direct.targets'], kind: directFire, isAiming: true },
  { step: STEP['direct.guns'], kind: directFire, isAiming: false },
  { step: STEP['assault.targets'], kind: closeAssault, isAiming: true },
  { step: STEP['assault.units'], kind: closeAssault, isAiming: false },
  { step: STEP['strike.guns'], kind: shellFire, isAiming: false },
] as const;

/** Returns the attack under construction; undefined if there is none. */
function attemptOf(s: S): Attempt | undefined {
  const found = ATTEMPTS.find(({ step }) => step === s.step);
  if (!found) return undefined;
  const { hex, last } = s.frame<string>(found.step);
  const { kind, isAiming } = found;
  return { kind, hex, last: isAiming ? NONE : last, isAiming };
}

/**
 * Returns the plan of the attack under construction, or of one that enemies may still react to; undefined if there is
 * none.
 */
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
  const { lost: _, shaken: __, ...shown } = forecast;
  return [{ name, ...shown, ...(next !== undefined && { next }) }];
};

/** Removes the arrows on the map, which only the attack as chosen so far has. */
const quietly = (items: readonly PlanItem[]): PlanItem[] =>
  items.map((item) => ({ ...item, attack: { ...item.attack, nodes: [] } }));

/** Returns an item for each target that can be chosen now, with all units that could fire at it. */
function targetItems(s: S, { kind, hex }: Attempt): PlanItem[] {
  return legalNow(s).flatMap((action) => {
    const targets = targetsBy(s, action, kind, hex);
    if (targets.length === 0) return [];
    const chosen = withUnits(s, targets, TARGET);
    const all = withRole(chosen, TARGET);
    const name = msg('plan.at', { units: units(all) });
    return quietly(named(name, kind.forecast(withAll(chosen, kind, hex), hex), action));
  });
}

function legalNow(s: S): Action[] {
  const list = new ActionList();
  TABLE[s.step].actions?.(s, list);
  return list.toArray();
}

/** Returns the units that an action adds to the target; empty for other actions. */
function targetsBy(s: S, action: Action, kind: AttackKind, hex: number): readonly number[] {
  if (verbOf(action) === V.target) return [nounOf(action)];
  return verbOf(action) === V.all ? kind.whole(s, hex) : [];
}

/** Returns the attack as chosen so far, with each unit that can join, and with all of them. */
function firerItems(s: S, { kind, hex, last }: Attempt): PlanItem[] {
  const open = kind.open(s, hex, last);
  const now = kind.isLegal(s, hex) ? kind.forecast(s, hex) : undefined;
  const more = open.flatMap((u) => {
    const joined = kind.forecast(withUnits(s, [u], FIRES), hex);
    return named(msg('plan.with', { u: unit(u) }), joined, pack(kind.joins, u));
  });
  const all = open.length > 1 ? kind.forecast(withAll(s, kind, hex, last), hex) : undefined;
  return [
    ...named(msg('plan.now'), now, pack(V.fire)),
    ...quietly([...more, ...named(msg('plan.all'), all)]),
  ];
}

/** Returns the incoming attack, and its effect after each reaction. */
function answerItems(s: S): PlanItem[] {
  const isAnswer = s.step === STEP.react && s.frame(STEP.react).kind !== REACT_DROP;
  const isRoll = s.step === STEP['attack.roll'] || s.step === STEP['strike.roll'];
  if (!isAnswer && !isRoll) return [];
  const coming = named(msg('plan.coming'), announcedForecast(s));
  if (!isAnswer) return coming;
  const without = victims(s).flatMap((u) => {
    const role = s.role[u] === NO_ROLE ? NO_ROLE : STOPPED;
    const left = announcedForecast(withUnits(s, [u], role));
    return named(msg('plan.without', { u: unit(u) }), left);
  });
  return [...coming, ...quietly(without)];
}

/** Units whose fire a reaction could remove from the attack. */
const victims = (s: S): number[] => {
  const firing = [...s.role.keys()].filter((u) => s.role[u] === FIRES || s.role[u] === GAS);
  return firing.length > 1 ? firing.filter((u) => s.role[u] === FIRES) : [];
};
