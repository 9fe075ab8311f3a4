/** Section 13: the turn of a cult, after all players' turns. */
import { NOBODY } from '../../../../kernel/side.ts';
import { NONE } from '../../../../kernel/state.ts';
import { nextRound } from '../empire/02-turn.ts';
import { isOver } from '../09-victory.ts';
import { cultOwner } from './13-cults.ts';
import { nextArmy } from './13-march.ts';
import { growCult } from './13-zeal.ts';
import { hiddenStream, drawHidden } from '../hidden-dice.ts';
import { ownerName } from '../named.ts';
import { STEP } from '../names.ts';
import type { ArmageddonStep } from '../step.ts';

/**
 * [13.1] Plays the cult's turn, from the sixth round on, under a log heading of its own. [R35] Hidden dice are drawn
 * once for all of it, even for a dead cult: only a side that finds it may know where it is, and whether it lives.
 */
export const cultStep: ArmageddonStep = {
  rule: '13.1',
  enter(s, log) {
    if (s.round < s.world.values.cultFrom || s.cult === 0) return s.restart(nextRound(s));
    const args = { by: ownerName(s, cultOwner(s)), n: s.round };
    log?.add({ type: 'cult-turn', heading: 'shared', rule: '13.1', args });
    s.goto(STEP['cult.act'], { next: s.world.cards });
    drawHidden(s);
  },
};

/** [13.1] Moves one army after another, by slot; then the cult grows. */
export const cultActStep: ArmageddonStep = {
  rule: '13.1',
  secret: true,
  who: () => NOBODY,
  enter(s, log) {
    const army = nextArmy(s, s.frame(STEP['cult.act']).next);
    if (army !== NONE) {
      s.frame(STEP['cult.act']).next = army + 1;
      return s.push(STEP['cult.march'], { army, left: s.world.values.cultSpeed });
    }
    growCult(s, hiddenStream(s));
    s.restart(isOver(s, log) ? STEP['game.over'] : nextRound(s));
  },
};
