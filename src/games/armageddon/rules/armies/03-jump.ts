/** Section 3: air assault. An army jumps instead of marching. */
import { nounOf } from '../../../../kernel/action.ts';
import { node } from '../../../../kernel/text/message.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { mayPay, pay } from '../empire/02-pay.ts';
import { enter } from '../exploration/03-enter.ts';
import { hexesWithin } from '../exploration/03-explore.ts';
import { fieldArmies, hasRoomAt, obstacleToLeave } from './03-march.ts';
import { drawHidden } from '../hidden-dice.ts';
import type { SideAction } from '../turn-action.ts';
import { named, namedFor, nameOf } from '../named.ts';
import { STEP, V } from '../names.ts';
import { type ActionObstacle, refusalFor } from '../obstacle.ts';
import { cardsOf, isFamily, level, setFlag } from '../pieces.ts';
import { type ArmageddonStep, focus, sideNow } from '../step.ts';

type S = Armageddon;

/**
 * [3.27] [10.2.10] [10.1.19] Returns the range of a jump in hexes: that of all its units, plus an Air Ranger's level;
 * 0 without units.
 */
function leapOf(s: S, cards: readonly number[]): number {
  const units = cards.filter((u) => isFamily(s, u, 'unit'));
  const shortest = Math.min(...units.map((u) => level(s, u, 'air-assault')));
  if (units.length === 0 || shortest === 0) return 0;
  return shortest + Math.max(0, ...cards.map((u) => level(s, u, 'air-ranger')));
}

/** [3.27] [10.1.20] Returns the price: 1 AP per card, less with a Jump Master, at least 1. */
const priceOf = (s: S, cards: readonly number[]): number => {
  const master = Math.max(0, ...cards.map((u) => level(s, u, 'jump-master')));
  return Math.max(1, s.world.values.apJump * cards.length - master);
};

/** [3.27] [10.2.10] Returns the hexes within range, supplied or not, that the side has mapped and that have room. */
function hexesFor(s: S, army: number): number[] {
  const side = s.owner[army];
  return hexesWithin(s, s.place[army], leapOf(s, cardsOf(s, army))).filter(
    (n) => n !== s.place[army] && s.world.hexRows.has(s.mapped, side, n) && hasRoomAt(s, side, n),
  );
}

/** [3.27] Starts an air assault. */
export const jumpAction: SideAction<'jump'> = {
  label: (s, army) => msg('label.jump', { army: nameOf(s, army), n: priceOf(s, cardsOf(s, army)) }),
  list(s, side, out, { armies }) {
    for (const [army, cards] of armies)
      if (obstacleToJump(s, side, army, cards) === undefined) out.add(V.jump, army);
  },
  apply: (s, _, army) => s.push(STEP['jump.to'], { army }),
  whyNot(s, side, army) {
    const cards = fieldArmies(s, side).get(army) ?? [];
    return refusalFor(obstacleToJump(s, side, army, cards), () => ({
      u: namedFor(s, army, side),
      n: priceOf(s, cards),
    }));
  },
};

function obstacleToJump(
  s: S,
  side: number,
  army: number,
  cards: readonly number[],
): ActionObstacle | undefined {
  if (leapOf(s, cards) === 0) return ['3.27', 'refusal.no-jump'];
  // [R72] An army that has started to march cannot jump.
  if (s.spent[army] > 0) return ['3.9', 'refusal.moved'];
  const obstacle = obstacleToLeave(s, army, cards);
  if (obstacle) return obstacle;
  if (!mayPay(s, side, priceOf(s, cards))) return ['3.27', 'refusal.jump-dear'];
  return hexesFor(s, army).length === 0 ? ['3.27', 'refusal.no-landing'] : undefined;
}

/** [3.27] Jumps across any terrain; the army meets the contents of the hex as if it had marched there. */
export const jumpStep: ArmageddonStep<'to'> = {
  rule: '3.27',
  who: sideNow,
  prompt: fixed('prompt.jump.to'),
  focus,
  offers: { to: { label: (_, n) => msg('label.go', { at: node(n) }) } },
  secret: true,
  reveals: true,
  actions(s, out) {
    for (const n of hexesFor(s, s.frame(STEP['jump.to']).army)) out.add(V.to, n);
  },
  apply(s, action) {
    const { army } = s.frame(STEP['jump.to']);
    const cards = cardsOf(s, army);
    pay(s, sideNow(s), priceOf(s, cards));
    for (const u of [army, ...cards]) setFlag(s, u, 'moved');
    s.pop();
    enter(s, army, nounOf(action));
    drawHidden(s);
  },
  refusals: {
    to(s, n) {
      const args = { u: named(s, s.frame(STEP['jump.to']).army), at: node(n) };
      return { rule: '3.27', reason: msg('refusal.too-far', args) };
    },
  },
};
