/** [2.23] Relocation of the headquarters to another base. */
import { nounOf } from '../../../../kernel/action.ts';
import type { Message } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { mayPay, pay } from './02-pay.ts';
import { freeBases, isBase, supplyOf } from '../armies/03-control.ts';
import type { SideAction } from '../turn-action.ts';
import { costText, named, namedFor, priceAndStock } from '../named.ts';
import { STEP, V } from '../names.ts';
import { type ArmageddonStep, sideNow, withCard } from '../step.ts';

type S = Armageddon;

/** [2.23] [R55] Returns the bases that it can move to: supplied, not besieged, ascending. */
function basesFor(s: S, side: number, isSupplied = supplyOf(s, side)): number[] {
  return freeBases(s, side).filter((u) => u !== s.headquarters[side] && isSupplied(s.place[u]));
}

const canPay = (s: S, side: number): boolean =>
  mayPay(s, side, s.world.values.apRelocate, s.world.values.relocation);

/** [2.23] [9.1] Starts the relocation; a player who has lost the headquarters has none to move. */
export const relocateAction: SideAction<'relocate'> = {
  label: relocateLabel,
  list(s, side, out, { isSupplied }) {
    if (
      !s.beheaded[side] &&
      s.headquarters[side] >= 0 &&
      canPay(s, side) &&
      basesFor(s, side, isSupplied).length > 0
    )
      out.add(V.relocate);
  },
  apply: (s) => s.push(STEP['relocate.to']),
  whyNot: whyNotRelocate,
};

function relocateLabel({ world: { values } }: S) {
  return msg('label.relocate', { n: values.apRelocate, cost: costText(values.relocation) });
}

function whyNotRelocate(s: S, side: number): Refusal {
  if (s.beheaded[side] || s.headquarters[side] < 0)
    return { rule: '9.1', reason: msg('refusal.no-headquarters') };
  const { apRelocate, relocation } = s.world.values;
  const reason = canPay(s, side)
    ? msg('refusal.no-other-base')
    : msg('refusal.relocation-dear', priceAndStock(s, side, apRelocate, relocation));
  return { rule: '2.23', reason };
}

/** [2.23] [R55] Chooses the base; other sides do not see this. */
export const relocateStep: ArmageddonStep<'base'> = {
  rule: '2.23',
  who: sideNow,
  prompt: fixed('prompt.relocate.to'),
  offers: { base: { label: withCard('label.base') } },
  secret: true,
  actions(s, out) {
    for (const u of basesFor(s, sideNow(s))) out.add(V.base, u);
  },
  apply(s, action, log) {
    const side = sideNow(s);
    pay(s, side, s.world.values.apRelocate, s.world.values.relocation);
    s.headquarters[side] = nounOf(action);
    s.pop();
    const args = { card: named(s, nounOf(action)) };
    log?.add({ type: 'relocated', rule: '2.23', args, to: [side] });
  },
  refusals: { base: (s, u) => ({ rule: '2.23', reason: whyNotTo(s, sideNow(s), u) }) },
};

function whyNotTo(s: S, side: number, u: number): Message {
  const args = { card: namedFor(s, u, side) };
  if (s.headquarters[side] === u) return msg('refusal.headquarters-already', args);
  if (s.owner[u] !== side || s.place[u] < 0 || !isBase(s, u))
    return msg('refusal.no-base-there', args);
  return msg('refusal.base-cut-off', args);
}
