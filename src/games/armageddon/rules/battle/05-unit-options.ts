/** [5.16] Options of a unit that acts, and the targets of each. */
import { NONE } from '../../../../kernel/state.ts';
import type { UnitCard } from '../../data/card.ts';
import type { Armageddon } from '../../state.ts';
import { mayPay } from '../empire/02-pay.ts';
import {
  AIM,
  armyIn,
  type BattleOption,
  decides,
  ownerIn,
  unitsIn,
  WAYS,
} from './05-battle-state.ts';
import { hasMark } from './05-battle-flags.ts';
import { isFront, targetsOf } from '../armies/05-reach.ts';
import { cardOf, gearLevel, has, heroOf } from '../pieces.ts';

type S = Armageddon;

/** First kind of target of each option. */
export const AIM_OF: Readonly<Record<BattleOption, number>> = {
  attack: AIM.reach,
  storm: AIM.front,
  charge: AIM.reach,
  snipe: AIM.hero,
  support: AIM.foot,
  cover: AIM.friend,
};

/** Whether a unit has what an option requires. Required targets are checked by `marksFor`. */
const CAN: Readonly<Record<BattleOption, (s: S, u: number, role: number) => boolean>> = {
  attack: () => true,
  /** [10.2.14] */
  storm: (s, u, role) => has(s, u, 'assault') && isFront(s, u, role),
  /** [10.6.11] */
  charge: (s, u) => gearLevel(s, u, 'charge') > 0,
  /** [5.22] [10.2.18] */
  snipe: (s, u, role) =>
    has(s, u, 'sniper') && mayPay(s, ownerIn(s, role), s.world.values.apSniper),
  /** [10.2.19] */
  support: (s, u) => has(s, u, 'infantry-support'),
  /** [10.2.20] */
  cover: (s, u) => has(s, u, 'defensive-fire'),
};

/** Returns the possible targets of a unit, ascending; `first` is its current target, or `NONE`. */
export function marksFor(s: S, u: number, role: number, aim: number, first = NONE): number[] {
  const foes = unitsIn(s, 1 - role);
  switch (aim) {
    case AIM.reach:
      return targetsOf(s, u, role);
    case AIM.front:
      return foes.filter((v) => isFront(s, v, 1 - role));
    case AIM.row:
      return foes.filter((v) => v !== first && hasMark(s, v, 'rear') === hasMark(s, first, 'rear'));
    case AIM.rear:
      return foes.filter((v) => hasMark(s, v, 'rear'));
    case AIM.foot:
      return unitsIn(s, role).filter((v) => v !== u && isFoot(s, v));
    case AIM.friend:
      return unitsIn(s, role).filter((v) => v !== u && isFront(s, v, role));
    default:
      return enemyHero(s, role);
  }
}

const isFoot = (s: S, u: number): boolean => (cardOf(s, u) as UnitCard).class === 'foot';

/** [5.22] Returns the enemy hero. */
function enemyHero(s: S, role: number): number[] {
  const army = armyIn(s, 1 - role);
  const hero = army === NONE ? NONE : heroOf(s, army);
  return hero === NONE ? [] : [hero];
}

/** [5.16] Returns the options of a unit now; units without a player only attack [R101]. */
export function waysOf(s: S, u: number, role: number): BattleOption[] {
  if (hasMark(s, u, 'committed')) return [];
  const ways: readonly BattleOption[] = decides(s, role) ? WAYS : ['attack'];
  return ways.filter((way) => CAN[way](s, u, role) && marksFor(s, u, role, AIM_OF[way]).length > 0);
}
