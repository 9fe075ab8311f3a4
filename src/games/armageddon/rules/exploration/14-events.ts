/** Section 14: events at the start of a round, if the game is played with them. */
import { nounOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { RESOURCES } from '../../data/card.ts';
import { groupCards, GUARDS } from '../../data/independents.ts';
import { EVENTS, type EventId } from '../../data/maps.ts';
import type { Armageddon } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { wound } from '../battle/05-damage.ts';
import { living } from '../09-victory.ts';
import { standGuards } from './12-independents.ts';
import { type Below, hiddenStream, drawHidden } from '../hidden-dice.ts';
import { STEP, V } from '../names.ts';
import { facilitiesAt, has, leftOf } from '../pieces.ts';
import { totalIn } from '../resources.ts';
import { type ArmageddonStep, DICE } from '../step.ts';

type S = Armageddon;

/** Returns whether an event takes place in this round. */
export const isEvent = (s: S, id: EventId): boolean => s.event > 0 && EVENTS[s.event - 1] === id;

/** Returns the name of an event number: 1 to 6 is an event, 0 is none. */
const eventName = (s: S, n: number) =>
  msg(n === 0 ? 'event.nothing' : `event.${EVENTS[n - 1]}`, { n: s.world.values.barterGiven });

const isDue = (s: S): boolean =>
  s.world.options.events === 1 && s.round >= s.world.values.firstEvent;

/** [14.1] [D15] Rolls the event; all other numbers mean none. */
export const eventStep: ArmageddonStep<'event'> = {
  rule: '14.1',
  ...DICE,
  outcomes: { event: { label: (s, n) => msg('label.event', { what: eventName(s, n) }) } },
  event: () => ({ title: msg('roll.event') }),
  enter(s) {
    s.event = 0;
    s.bartered.fill(0);
    if (!isDue(s)) s.restart(STEP['round.collect']);
  },
  actions(_, out) {
    for (let n = 0; n <= EVENTS.length; n++) out.add(V.event, n);
  },
  weight: (s, action) => (nounOf(action) === 0 ? s.world.values.eventDie - EVENTS.length : 1),
  apply(s, action, log) {
    s.event = nounOf(action);
    const outcome = eventName(s, s.event);
    log?.add({ type: 'event', rule: '14.1', args: { what: outcome }, outcome });
    s.restart(STEP['round.collect']);
    if (isEvent(s, 'caravan')) sendCaravan(s, log);
    if (!isEvent(s, 'deserters') && !isEvent(s, 'aftershock')) return;
    s.push(STEP['event.strikes']);
    drawHidden(s);
  },
};

/** [14.1] Gives each player one of their scarcest resource, the first of equals. */
function sendCaravan(s: S, log?: Log): void {
  for (const side of living(s)) {
    const stock = s.stock.subarray(side * RESOURCES.length, (side + 1) * RESOURCES.length);
    const kind = stock.indexOf(Math.min(...stock));
    stock[kind] += 1;
    const args = { what: msg(`resource.${RESOURCES[kind]}`) };
    log?.add({ type: 'caravan', rule: '14.1', args, to: [side] });
  }
}

/** [14.1] [R35] Applies a hidden event; no side learns where it takes place, or whether it has an effect. */
export const strikesStep: ArmageddonStep = {
  rule: '14.1',
  enter(s, log) {
    const below = hiddenStream(s);
    s.pop();
    if (isEvent(s, 'deserters')) settleDeserters(s, below);
    else shake(s, below, log);
  },
};

/** [14.1] Places a weak group in an empty hex with resources. */
function settleDeserters(s: S, below: Below): void {
  const taken = new Set(s.place);
  const hexes = [...s.resources.keys()].filter((n) => totalIn(s.resources[n]) > 0 && !taken.has(n));
  const group = GUARDS.weak[below(GUARDS.weak.length)];
  if (hexes.length > 0)
    standGuards(s, { hex: hexes[below(hexes.length)], cards: groupCards(group) });
}

/** [14.1] Takes a point from each facility of one hex, except Hardened ones, and never the last. */
function shake(s: S, below: Below, log?: Log): void {
  const hexes = [...new Set(s.place)]
    .filter((n) => n >= 0 && facilitiesAt(s, n).length > 0)
    .sort((a, b) => a - b);
  if (hexes.length === 0) return;
  for (const u of facilitiesAt(s, hexes[below(hexes.length)]))
    if (!has(s, u, 'hardened') && leftOf(s, u) > 1) wound(s, u, 1, '14.1', log);
}
