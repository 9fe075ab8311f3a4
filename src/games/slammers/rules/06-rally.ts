/** [6.1] The moving player rallies disrupted units one by one. */
import { nounOf, verbOf } from '../../../kernel/action.ts';
import type { Log } from '../../../kernel/text/log.ts';
import { unit } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { COLOURS } from '../data/units.ts';
import type { Slammers } from '../state.ts';
import { fixed, msg } from '../i18n/msg.ts';
import { isDesertion, sendHome } from './movement/39-leaving.ts';
import { TWO_DICE } from './dice.ts';
import { STEP, V } from './names.ts';
import { goOn, movingSide } from './sequence.ts';
import { asks, frameFocus, type SlammersStep } from './step.ts';
import { cargoOf, eliminate, isCarried, isInAssault, isMoving, kindOf, moraleOf } from './units.ts';

type S = Slammers;

/** [6.1] Moves on to the next disrupted unit. [R5] A first roll that cannot do harm is made without a decision. */
export const nextStep: SlammersStep = {
  rule: '6.1',
  enter(s) {
    const frame = s.frame(STEP['rally.next']);
    do frame.unit++;
    while (frame.unit < s.at.length && !mayRally(s, frame.unit));
    const { unit: u } = frame;
    if (u === s.at.length) goOn(s);
    else if (isDesperate(s, u) || mayDesert(s, u)) s.push(STEP['rally.ask'], { unit: u });
    else s.push(STEP['rally.roll'], { unit: u, desperate: 0 });
  },
};

/** [6.1] [10.7] Returns whether a unit or the gun that it tows is disrupted, outside of close assault [18.8]. */
const mayRally = (s: S, u: number): boolean =>
  isMoving(s, u) &&
  !isCarried(s, u) &&
  both(s, u).some((v) => s.disrupted[v]) &&
  !isInAssault(s, u);

/** [10.7] [R8] Returns a unit and the gun that it tows. */
function both(s: S, u: number): readonly number[] {
  const cargo = cargoOf(s, u);
  return cargo === NONE || !kindOf(s, cargo).towable ? [u] : [u, cargo];
}

/** [42.4] [44.4] Returns whether the unit has a single roll, and is lost if it fails. */
const isDesperate = ({ world }: S, u: number): boolean =>
  world.scenario.specials.desperate?.includes(COLOURS[world.colour[u]]) ?? false;

/** [39.5] Returns whether a high roll may send the unit's colour home. */
function mayDesert({ world, losses }: S, u: number): boolean {
  const { deserts } = world.scenario.specials;
  const colour = world.colour[u];
  return deserts?.colour === COLOURS[colour] && losses[colour] >= deserts.rolls[0][0];
}

/** [R5] Decides whether to attempt a rally, which is voluntary. */
export const askStep: SlammersStep<'rally' | 'leave'> = {
  rule: '6.1',
  prompt: asks('prompt.rally.ask'),
  focus: frameFocus,
  offers: {
    rally: { label: fixed('label.rally') },
    leave: { label: fixed('label.leave'), rollsNothing: true },
  },
  who: movingSide,
  actions(_, out) {
    out.add(V.rally);
    out.add(V.leave);
  },
  apply(s, action) {
    const { unit: u } = s.frame(STEP['rally.ask']);
    if (verbOf(action) === V.leave) s.pop();
    else s.goto(STEP['rally.roll'], { unit: u, desperate: isDesperate(s, u) ? 1 : 0 });
  },
};

/** [6.2] Rolls two dice against the morale. */
export const rollStep: SlammersStep<'roll'> = {
  rule: '6.2',
  prompt: asks('prompt.rally.roll'),
  focus: frameFocus,
  ...TWO_DICE,
  event(s) {
    const args = { u: unit(s.frame(STEP['rally.roll']).unit) };
    return {
      ...{ title: msg('roll.rally', args), by: movingSide(s) },
      aim: { meaning: 'gain', label: msg('aim.rally', args) },
    };
  },
  apply(s, action, log) {
    const { unit: u, desperate } = s.frame(STEP['rally.roll']);
    const roll = nounOf(action);
    const isRallied = roll >= moraleOf(s, s.world.colour[u]);
    if (isRallied) rally(s, u, roll, log);
    else fail(s, u, roll, desperate === 1, log);
    // [39.5] [R62] A high roll may cause desertion, whether or not the unit rallied.
    isDesertion(s, u, roll, log);
    if (isRallied || desperate || s.at[u] < 0) s.pop();
    // [6.4] A second attempt may follow.
    else s.goto(STEP['rally.again'], { unit: u });
  },
};

function rally(s: S, u: number, n: number, log?: Log): void {
  for (const v of both(s, u)) s.disrupted[v] = s.began[v] = 0;
  const outcome = msg('outcome.rallied', { u: unit(u) });
  log?.add({ type: 'rallied', rule: '6.2', args: { u: unit(u), n }, outcome, meaning: 'gain' });
}

/**
 * [6.3] Applies a failure: the unit stays disrupted; after a desperate roll [6.5] [42.4] [44.4] it is lost with its
 * cargo.
 */
function fail(s: S, u: number, n: number, isDesperate: boolean, log?: Log): void {
  const outcome = msg(isDesperate ? 'outcome.lost' : 'outcome.not-rallied', { u: unit(u) });
  const meaning = isDesperate ? 'loss' : 'none';
  log?.add({ type: 'not-rallied', rule: '6.3', args: { u: unit(u), n }, outcome, meaning });
  if (!isDesperate) return;
  eliminate(s, u, '6.5', log);
  sendHome(s, log);
}

/** [6.4] [R5] Decides on one more attempt, right after a failure. */
export const againStep: SlammersStep<'rally' | 'leave'> = {
  ...askStep,
  rule: '6.4',
  prompt: asks('prompt.rally.again'),
  apply(s, action) {
    const { unit: u } = s.frame(STEP['rally.again']);
    if (verbOf(action) === V.leave) s.pop();
    else s.goto(STEP['rally.roll'], { unit: u, desperate: 1 });
  },
};
