/** Planning of attacks on the page: battles, duties, and the announcement of a plan. */
import { pack } from '../../../kernel/action.ts';
import type { PlanItem, PlanLine, PlanLook, PlanSide } from '../../../kernel/look/plan.ts';
import { type MessageArg, node, type Several } from '../../../kernel/text/message.ts';
import type { ChartResult } from '../data/charts.ts';
import { TYPE_OF } from '../data/units.ts';
import { isDeclaring } from '../plan.ts';
import { type BattleSheet, battleSheets } from '../rules/battle/07-sheet.ts';
import { dutiesLeft } from '../rules/battle/07-declare.ts';
import { readFronts } from '../rules/battle/07-fronts.ts';
import { isAir, type Share } from '../rules/battle/07-strength.ts';
import { STEP, V } from '../rules/names.ts';
import type { Chitin } from '../state.ts';
import { airPlace, countOf, signed } from '../i18n/nouns.ts';
import { msg } from '../i18n/msg.ts';

/** [5.00-3a] [7.02] Returns the attacks being declared, or, once announced, those still to be fought. */
export function plan(s: Chitin): PlanLook | undefined {
  const isOpen = isDeclaring(s);
  // While a battle is fought, its losses would falsify the announced strengths.
  if (!isOpen && s.step !== STEP['combat.next'] && s.step !== STEP['combat.roll']) return undefined;
  return {
    title: msg(isOpen ? 'plan.attacks' : 'plan.announced'),
    rule: isOpen ? '7.02' : '5.00',
    items: battleSheets(s).map((sheet) => item(s, sheet)),
    unmet: isOpen ? dutiesLeft(s, readFronts(s)) : [],
    isOpen,
    ...(s.step === STEP['combat.declare'] && { end: pack(V.done) }),
  };
}

function item(s: Chitin, sheet: BattleSheet): PlanItem {
  const { attackers, targets, attack, defence, odds, results, duel, battle } = sheet;
  const [first] = targets;
  const places = { list: targets.map(placeOf) };
  return {
    name: duel ? msg('plan.duel', { air: airPlace(first.node) }) : msg('plan.attack', { places }),
    attack: sideOf(attackers, attack),
    defence: sideOf(targets, defence),
    ...(s.step === STEP['combat.next'] && {
      next: pack(duel ? V.duel : V.resolve, s.place[battle]),
    }),
    odds,
    rule: '7.061',
    chances: chancesOf(results),
  };
}

const placeOf = (share: Share): MessageArg =>
  isAir(share) ? airPlace(share.node) : node(share.node);

const sideOf = (shares: readonly Share[], total: number): PlanSide => ({
  nodes: shares.map(({ node }) => node),
  lines: shares.flatMap(linesOf),
  total: `${total}`,
});

/** [7.01] [7.04] Returns the strength of one stack, then its adds. */
function linesOf(share: Share): PlanLine[] {
  const base = {
    label: msg('plan.group', { units: unitsOf(share), place: placeOf(share) }),
    value: `${share.base}`,
    rule: '7.01',
  };
  const adds = share.adds.map(({ rule, reason, value }) => ({
    label: reason,
    value: signed(value),
    rule,
  }));
  return [base, ...adds];
}

/** Lists the units: `2 Gantuas, 1 Worker`. */
function unitsOf({ units }: Share): Several {
  const counts = new Map<number, number>();
  for (const u of units) counts.set(TYPE_OF[u], (counts.get(TYPE_OF[u]) ?? 0) + 1);
  return { row: [...counts].map(([t, n]) => countOf(t, n)) };
}

/** [7.062] Returns how many of the six faces give each result, in the order of the faces. */
function chancesOf(results: readonly ChartResult[]): PlanItem['chances'] {
  return [...new Set(results)].map((result) => {
    const n = results.filter((r) => r === result).length;
    const text = SIXTHS[n];
    const label = msg('outcome.battle', { result, meaning: msg(`result.${result}`) });
    return { label, p: n / 6, text };
  });
}

const SIXTHS = ['', '1/6', '1/3', '1/2', '2/3', '5/6', '1/1'];
