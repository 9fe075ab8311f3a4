/** Section 13: what a cult does when all players have had their turn. */
import { NOBODY } from '../../../../kernel/side.ts';
import { NONE } from '../../../../kernel/state.ts';
import { CULT_FROM, CULT_POINTS } from '../../data/cults.ts';
import { nextRound } from '../empire/02-turn.ts';
import { isOver } from '../09-victory.ts';
import { cultOwner } from './13-cults.ts';
import { nextArmy } from './13-march.ts';
import { growCult } from './13-zeal.ts';
import { blindStream, drawBlind } from '../hidden-dice.ts';
import { ownerName } from '../named.ts';
import { STEP } from '../names.ts';
import type { ArmageddonStep } from '../step.ts';

/**
 * [13.1] After the last player, from the sixth round on: what it does is under a heading of its own, of a dead one too. [R35] The dice that nobody sees are drawn once for all that it does,
 * and for a dead cult too: where it is, and whether, only who finds it knows.
 */
export const cultStep: ArmageddonStep = {
  rule: '13.1',
  enter(s, log) {
    if (s.round < CULT_FROM || s.cult === 0) return s.restart(nextRound(s));
    const args = { by: ownerName(s, cultOwner(s)), n: s.round };
    log?.add({ type: 'cult-turn', heading: 'shared', rule: '13.1', args });
    s.goto(STEP['cult.act'], { next: s.world.cards });
    drawBlind(s);
  },
};

/** [13.1] One army after the other, by their slots; then it grows. */
export const cultActStep: ArmageddonStep = {
  rule: '13.1',
  secret: true,
  who: () => NOBODY,
  enter(s, log) {
    const army = nextArmy(s, s.frame(STEP['cult.act']).next);
    if (army !== NONE) {
      s.frame(STEP['cult.act']).next = army + 1;
      return s.push(STEP['cult.march'], { army, left: CULT_POINTS });
    }
    growCult(s, blindStream(s));
    s.restart(isOver(s, log) ? STEP['game.over'] : nextRound(s));
  },
};
