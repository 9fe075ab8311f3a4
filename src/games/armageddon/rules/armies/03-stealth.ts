/** Section 3: armies enter and leave stealth. */
import type { Armageddon } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { mayPay, pay } from '../empire/02-pay.ts';
import { comeOut } from '../exploration/03-enter.ts';
import { fieldArmies } from './03-march.ts';
import { drawHidden } from '../hidden-dice.ts';
import type { SideAction } from '../turn-action.ts';
import { named, namedFor } from '../named.ts';
import { V } from '../names.ts';
import { type ActionObstacle, refusalFor } from '../obstacle.ts';
import { clearFlag, has, hasFlag, setFlag, standDown } from '../pieces.ts';
import { armyFor, withArmy } from '../step.ts';

type S = Armageddon;

/** [3.26] [10.1.2] Enters stealth; every card must have Stealth. */
export const hideAction: SideAction<'hide'> = {
  label: armyFor('label.hide', 'apStealth'),
  list(s, side, out, { armies }) {
    for (const [army, cards] of armies)
      if (obstacleToHide(s, side, army, cards) === undefined) out.add(V.hide, army);
  },
  apply(s, side, army, log) {
    pay(s, side, s.world.values.apStealth);
    setFlag(s, army, 'stealth');
    // [3.25] An army in stealth does not besiege, and does not start battles that it put off.
    standDown(s, army);
    log?.add({ type: 'hides', rule: '3.26', args: { army: named(s, army) }, to: [side] });
  },
  whyNot: (s, side, army) =>
    refusalFor(obstacleToHide(s, side, army, fieldArmies(s, side).get(army)), () => ({
      u: namedFor(s, army, side),
      n: s.world.values.apStealth,
    })),
};

function obstacleToHide(
  s: S,
  side: number,
  army: number,
  cards: readonly number[] = [],
): ActionObstacle | undefined {
  if (
    cards.length === 0 ||
    hasFlag(s, army, 'stealth') ||
    !cards.every((u) => has(s, u, 'stealth'))
  )
    return ['3.26', 'refusal.cannot-hide'];
  if (hasFlag(s, army, 'exposed')) return ['5.23', 'refusal.exposed'];
  return mayPay(s, side, s.world.values.apStealth) ? undefined : ['3.26', 'refusal.hide-dear'];
}

/** [3.26] [3.12] Leaves stealth, at no cost. The army meets enemies in its hex as if it entered. */
export const showAction: SideAction<'show'> = {
  label: withArmy('label.show'),
  // Others may see the army, and it meets armies in its hex, so this cannot be undone.
  isFinal: true,
  list(s, _, out, { armies }) {
    for (const army of armies.keys()) if (hasFlag(s, army, 'stealth')) out.add(V.show, army);
  },
  apply(s, side, army, log) {
    clearFlag(s, army, 'stealth');
    log?.add({ type: 'shows', rule: '3.26', args: { army: named(s, army) }, to: [side] });
    comeOut(s, army);
    drawHidden(s);
  },
  whyNot: (s, side, army) => ({
    rule: '3.26',
    reason: msg('refusal.not-hidden', { u: namedFor(s, army, side) }),
  }),
};
