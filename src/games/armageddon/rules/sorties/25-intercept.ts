/** [25.1] to [25.6] Air to air. */
import { nounOf, pack, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import type { ReactionWindow } from '../../../../kernel/window.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { mayPayFor, payFor } from '../empire/02-pay.ts';
import { terrainBonus } from '../armies/03-control.ts';
import { chanceOfMargin } from '../battle/05-chances.ts';
import { damageOf, defenceOf } from '../battle/05-damage.ts';
import { beginChallenge, fateOf, poolOf } from '../battle/05-pools.ts';
import { attackCards, interceptorsOf, isGrounded } from './06-launch.ts';
import { couldAnswer, fallDown, goOn, isFlying, skyPrompt, sortieOf } from './06-flight.ts';
import { revealToAll } from '../knowledge.ts';
import { cardPrice, costOf, named, namedFor, nameOf } from '../named.ts';
import { STEP, V } from '../names.ts';
import { has, hasFlag, leftOf, level, setFlag } from '../pieces.ts';
import { type ArmageddonStep, focus } from '../step.ts';

type S = Armageddon;

/** [R3] [R33] Lets the owner of the target decide if they have cards and AP, whatever the cards are. */
export function askForInterceptors(s: S): void {
  const { foe } = sortieOf(s);
  if (!isFlying(s)) fallDown(s);
  else if (couldAnswer(s, foe) && s.handSize[foe] > 0)
    s.push(STEP['sortie.intercept'], { side: foe });
  else goOn(s, 'guns');
}

const sideOf = (s: S): number => s.frame(STEP['sortie.intercept']).side;

export const interceptStep: ArmageddonStep<'intercept' | 'pass'> = {
  rule: 'R3',
  who: sideOf,
  prompt: (s) => skyPrompt(s, 'prompt.sortie.intercept'),
  focus,
  offers: {
    intercept: {
      label: (s, u) => msg('label.intercept', { card: nameOf(s, u), cost: costOf(s, u) }),
    },
    pass: { label: fixed('label.pass') },
  },
  reveals: true,
  actions(s, out) {
    for (const u of interceptorsOf(s, sideOf(s), sortieOf(s).hex)) out.add(V.intercept, u);
    out.add(V.pass);
  },
  apply(s, action, log) {
    const side = sideOf(s);
    s.pop();
    if (verbOf(action) === V.pass) goOn(s, 'guns');
    else intercept(s, side, nounOf(action), log);
  },
  refusals: { intercept: whyNotIntercept },
};

/** Reaction window in which standing orders may decline for a side. */
export const interceptWindow: ReactionWindow<S> = {
  id: 'intercept',
  rule: 'R3',
  name: msg('window.intercept'),
  decline: pack(V.pass, 0),
  isOpen: (s) => s.step === STEP['sortie.intercept'],
  chance: (s, action) => downingChance(s, nounOf(action)),
};

function whyNotIntercept(s: S, u: number): Refusal {
  const side = sideOf(s);
  const args = { card: namedFor(s, u, side) };
  if (!attackCards(s, side).includes(u) || !has(s, u, 'air-to-air'))
    return { rule: '25.1', reason: msg('refusal.no-fighter', args) };
  if (isGrounded(s, u)) return { rule: '14.1', reason: msg('refusal.grounded', args) };
  if (hasFlag(s, u, 'intercepted')) return { rule: 'R21', reason: msg('refusal.flown', args) };
  if (!mayPayFor(s, side, u))
    return { rule: 'R3', reason: msg('refusal.dear', { ...args, ...cardPrice(s, side, u) }) };
  return { rule: 'R3', reason: msg('refusal.out-of-range', args) };
}

/** [25.1] [10.4.1] [R3] Pays the price of a sortie, and challenges the flying card. */
function intercept(s: S, side: number, u: number, log?: Log): void {
  const { card } = sortieOf(s);
  payFor(s, side, u);
  setFlag(s, u, 'intercepted');
  revealToAll(s, u);
  log?.add({ type: 'intercepts', rule: '25.1', args: { by: named(s, u), card: named(s, card) } });
  beginChallenge(s, {
    ...{ kind: 'intercept', attacker: u, defender: card },
    attack: level(s, u, 'air-to-air'),
    defence: poolInTheAir(s, card),
    ...airFate(s, u, card),
    // [25.5] Only a card with Air-To-Air can damage the interceptor.
    duel: has(s, card, 'air-to-air'),
  });
}

/** [25.3] [5.1] Returns the chance that an interceptor's dice shoot down the flying card, before fate and tactics. */
export function downingChance(s: S, u: number): number {
  const { card } = sortieOf(s);
  const [attack, defence] = [poolOf(level(s, u, 'air-to-air')), poolOf(poolInTheAir(s, card))];
  for (let margin = 1; margin <= attack; margin++)
    if (damageOf(s, 'intercept', u, card, margin) >= leftOf(s, card))
      return chanceOfMargin(attack, defence, margin);
  return 0;
}

/**
 * [R1] [R7] Returns the flying card's dice: its Air-To-Air if it has any, else its defence; by option always the
 * defence.
 */
function poolInTheAir(s: S, card: number): number {
  const air = s.world.switches['air-pool'] ? 0 : level(s, card, 'air-to-air');
  return (air > 0 ? air : defenceOf(s, card)) + airTerrain(s);
}

/** [R7] Returns the terrain bonus in the air, which is 0 except by option. */
export const airTerrain = (s: S): number =>
  s.world.switches['air-terrain'] ? terrainBonus(s, sortieOf(s).hex) : 0;

/** [R5] Returns the fate of both cards in the air; by option none. */
export const airFate = (s: S, attacker: number, defender: number) =>
  s.world.switches['air-fate']
    ? {}
    : { attackFate: fateOf(s, attacker), defenceFate: fateOf(s, defender) };
