/** Section 14: barter, in rounds with that event. */
import { nounOf } from '../../../../kernel/action.ts';
import { RESOURCES } from '../../data/card.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { gain, stockOf } from '../empire/02-pay.ts';
import { isEvent } from './14-events.ts';
import type { SideAction } from '../turn-action.ts';
import { STEP, V } from '../names.ts';
import { type ArmageddonStep, sideNow } from '../step.ts';

type S = Armageddon;

const KINDS = RESOURCES.length;
/** Returns whether a side has enough of a resource to trade. */
const canGive = (s: S, side: number, kind: number): boolean =>
  stockOf(s, side, kind) >= s.world.values.barterGiven;

const hasGoods = (s: S, side: number): boolean =>
  RESOURCES.some((_, kind) => canGive(s, side, kind));

/** [14.1] Starts a trade, once per round, for no AP. */
export const barterAction: SideAction<'barter'> = {
  label: fixed('label.barter'),
  list(s, side, out) {
    if (isEvent(s, 'barter') && !s.bartered[side] && hasGoods(s, side)) out.add(V.barter);
  },
  apply: (s) => s.push(STEP['barter.trade']),
  whyNot(s, side) {
    if (!isEvent(s, 'barter')) return { rule: '14.1', reason: msg('refusal.no-barter') };
    const why = s.bartered[side] ? 'refusal.bartered' : 'refusal.no-goods';
    return { rule: '14.1', reason: msg(why, { n: s.world.values.barterGiven }) };
  },
};

/** Returns the change of the stock by a trade. */
const changeOf = (s: S, noun: number): number[] =>
  RESOURCES.map((_, kind) => {
    if (kind === noun % KINDS) return 1;
    return kind === Math.trunc(noun / KINDS) ? -s.world.values.barterGiven : 0;
  });

/** Returns the two kinds of a trade as message arguments. */
const tradeOf = (noun: number) => ({
  given: msg(`resource.${RESOURCES[Math.trunc(noun / KINDS)]}`),
  got: msg(`resource.${RESOURCES[noun % KINDS]}`),
});

const tradeLabel = (s: S, trade: number) =>
  msg('label.trade', { n: s.world.values.barterGiven, ...tradeOf(trade) });

/** [14.1] Trades three of one kind for one of another; other sides do not see which. */
export const tradeStep: ArmageddonStep<'trade'> = {
  rule: '14.1',
  secret: true,
  who: sideNow,
  prompt: fixed('prompt.barter.trade'),
  offers: { trade: { label: tradeLabel } },
  actions(s, out) {
    for (let given = 0; given < KINDS; given++)
      for (let got = 0; got < KINDS; got++)
        if (got !== given && canGive(s, sideNow(s), given)) out.add(V.trade, given * KINDS + got);
  },
  apply(s, action, log) {
    const [side, noun] = [sideNow(s), nounOf(action)];
    gain(s, side, changeOf(s, noun));
    s.bartered[side] = 1;
    s.pop();
    const args = { n: s.world.values.barterGiven, ...tradeOf(noun) };
    log?.add({ type: 'bartered', rule: '14.1', args, to: [side] });
  },
};
