/** Section 6: a player flies an attack card: choice of the card, the hex and the target. */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { HAND } from '../../state/pieces.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { mayPayFor, payFor } from '../empire/02-pay.ts';
import { openMouth } from '../exploration/04-observe.ts';
import { wound } from '../battle/05-damage.ts';
import {
  attackCardOf,
  attackCards,
  hexesFor,
  isGrounded,
  mayFly,
  siteFor,
  skyOf,
  targetsIn,
} from './06-launch.ts';
import { AIM, STAGE } from './06-stages.ts';
import type { SideAction } from '../turn-action.ts';
import { isKnown, revealToAll } from '../knowledge.ts';
import { cardPrice, costOf, named, namedFor, nameOf, ownerName } from '../named.ts';
import { STEP, V } from '../names.ts';
import { cardsOf, has, hasFlag, isArmy, isFamily, setFlag } from '../pieces.ts';
import { type ArmageddonStep, focus, sideNow, withCard, withOwner } from '../step.ts';

type S = Armageddon;

/** [6.1] Chooses the attack card. */
export const flyAction: SideAction<'fly'> = {
  label: (s, u) => msg('label.fly', { card: nameOf(s, u), cost: costOf(s, u) }),
  list(s, side, out) {
    const cards = attackCards(s, side);
    if (cards.length === 0) return;
    const sky = skyOf(s, side);
    for (const u of cards) if (mayFly(s, sky, u)) out.add(V.fly, u);
  },
  apply: (s, _, u) => s.push(STEP['fly.to'], { card: u }),
  whyNot: whyNotFly,
};

function whyNotFly(s: S, side: number, u: number): Refusal | undefined {
  const args = { card: namedFor(s, u, side) };
  if (s.owner[u] !== side || s.place[u] !== HAND || !isFamily(s, u, 'attack'))
    return { rule: '6.1', reason: msg('refusal.not-in-hand', args) };
  if (hasFlag(s, u, 'flown')) return { rule: 'R21', reason: msg('refusal.flown', args) };
  if (isGrounded(s, u)) return { rule: '14.1', reason: msg('refusal.grounded', args) };
  if (!mayPayFor(s, side, u))
    return { rule: '6.1', reason: msg('refusal.dear', { ...args, ...cardPrice(s, side, u) }) };
  const rule = skyOf(s, side).sites(attackCardOf(s, u).flier).length === 0 ? '6.2' : '6.5';
  return { rule, reason: msg(rule === '6.2' ? 'refusal.no-site' : 'refusal.nothing', args) };
}

/** [6.1] [6.2] Chooses the hex. */
export const toStep: ArmageddonStep<'to'> = {
  rule: '6.1',
  who: sideNow,
  prompt: fixed('prompt.fly.to'),
  focus,
  offers: { to: { label: (_, n) => msg('label.to', { at: node(n) }) } },
  reveals: true,
  actions(s, out) {
    const { card } = s.frame(STEP['fly.to']);
    for (const n of hexesFor(s, skyOf(s, sideNow(s)), card)) out.add(V.to, n);
  },
  apply: (s, action) =>
    s.goto(STEP['fly.at'], { card: s.frame(STEP['fly.to']).card, hex: nounOf(action) }),
  refusals: { to: whyNotTo },
};

function whyNotTo(s: S, n: number): Refusal {
  const { card } = s.frame(STEP['fly.to']);
  const args = { card: named(s, card), at: node(n) };
  const sky = skyOf(s, sideNow(s));
  if (siteFor(s, sky, card, n) === undefined)
    return { rule: '6.2', reason: msg('refusal.range', args) };
  const rule = targetsIn(s, sky, card, n).length === 0 ? '25.23' : '6.5';
  return { rule, reason: msg('refusal.target', args) };
}

/**
 * [25.16] [25.17] Chooses the target: armies, or the facilities of an owner, of which one is drawn; with Precision a
 * specific card, if it is identified [R36].
 */
export const atStep: ArmageddonStep<'strike' | 'bomb'> = {
  rule: '25.16',
  who: sideNow,
  prompt: fixed('prompt.fly.at'),
  focus,
  offers: {
    strike: { label: withCard('label.strike') },
    bomb: { label: withOwner('label.bomb') },
  },
  reveals: true,
  enter(s, log) {
    const all = choices(s);
    if (all.strike.length + all.bomb.length !== 1) return;
    const [target, foe] = [all.strike[0] ?? NONE, all.bomb[0] ?? NONE];
    launch(s, target, foe === NONE ? s.owner[target] : foe, log);
  },
  actions(s, out) {
    const { strike, bomb } = choices(s);
    for (const u of strike) out.add(V.strike, u);
    for (const owner of bomb) out.add(V.bomb, owner);
  },
  apply(s, action, log) {
    const noun = nounOf(action);
    if (verbOf(action) === V.bomb) launch(s, NONE, noun, log);
    else launch(s, noun, s.owner[noun], log);
  },
  refusals: {
    strike(s, u) {
      const { card } = s.frame(STEP['fly.at']);
      if (!isArmy(s, u) && !has(s, card, 'precision'))
        return { rule: '25.16', reason: msg('refusal.precision', { card: named(s, card) }) };
      return { rule: '6.5', reason: msg('refusal.unseen', { card: named(s, card) }) };
    },
  },
};

/** [R38] Returns the possible targets, ascending; facilities by their owner. */
function choices(s: S): { readonly strike: number[]; readonly bomb: number[] } {
  const { card, hex } = s.frame(STEP['fly.at']);
  const targets = targetsIn(s, skyOf(s, sideNow(s)), card, hex);
  const armies = targets.filter((u) => isArmy(s, u));
  const facilities = targets.filter((u) => !isArmy(s, u));
  if (!has(s, card, 'precision'))
    return { strike: armies, bomb: [...new Set(facilities.map((u) => s.owner[u]))].sort() };
  const units = armies.flatMap((a) => knownUnits(s, a));
  const blind = armies.filter((a) => knownUnits(s, a).length === 0);
  return { strike: [...facilities, ...units, ...blind].sort((a, b) => a - b), bomb: [] };
}

const knownUnits = (s: S, army: number): number[] =>
  cardsOf(s, army).filter((u) => isKnown(s, u, sideNow(s)) && isFamily(s, u, 'unit'));

/**
 * [R39] [6.1] Launches the card: pays, shows it to all sides, and starts the sortie; a helo that needs an army takes
 * 1 damage first [6.3].
 */
function launch(s: S, target: number, foe: number, log?: Log): void {
  const { card, hex } = s.frame(STEP['fly.at']);
  const side = sideNow(s);
  const site = siteFor(s, skyOf(s, side), card, hex);
  payFor(s, side, card);
  setFlag(s, card, 'flown');
  revealToAll(s, card);
  if (site && !site.isArmy) openMouth(s, site.hex, side, log);
  const args = { card: named(s, card), at: node(hex), foe: ownerName(s, foe) };
  log?.add({ type: 'flies', rule: '6.1', args });
  s.pop();
  const aim = target === NONE ? AIM.facility : isArmy(s, target) ? AIM.army : AIM.card;
  const blank = { dice: 0, rays: 0, shooter: 0 };
  s.push(STEP.sortie, { card, hex, target, foe, aim, stage: STAGE.intercept, ...blank });
  if (site?.isArmy) wound(s, card, s.world.values.helperDamage, '6.3', log);
}
