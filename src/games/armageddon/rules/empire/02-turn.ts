/** Section 2: the turns of a round, and the steps between them. */
import { turnActions } from '../../../../kernel/step.ts';
import { fixed } from '../../i18n/msg.ts';
import type { Armageddon } from '../../state.ts';
import { isHandOver } from './02-draw.ts';
import { supplyOf } from '../armies/03-control.ts';
import { fieldArmies } from '../armies/03-march.ts';
import { isOver } from '../09-victory.ts';
import { TURN_ACTIONS } from '../turn-actions.ts';
import { STEP, VERBS } from '../names.ts';
import { clearFlag } from '../pieces.ts';
import { type ArmageddonStep, sideNow } from '../step.ts';

type S = Armageddon;

/** [2.5] Starts the next round; unspent action points are lost [2.13]. */
export const roundStep: ArmageddonStep = {
  rule: '2.5',
  enter(s, log) {
    s.round += 1;
    s.turn = 0;
    s.ap.fill(0);
    log?.add({ type: 'round', heading: 'shared', rule: '2.5', args: { n: s.round } });
    s.restart(STEP['round.event']);
  },
};

/** [R21] [7.2] Marks that last until the side's next turn. */
const OWN_TURN = ['flown', 'worked', 'moved', 'upgraded', 'exposed', 'regrouped'] as const;

/** [R21] [R53] Marks that last for the turn of any player. */
const EACH_TURN = ['intercepted', 'offered'] as const;

/**
 * [R21] Starts a turn. Cards that have flown may fly again in their side's next turn, cards that have intercepted in
 * any other turn.
 */
export const beginStep: ArmageddonStep = {
  rule: '2.12',
  enter(s, log) {
    if (s.out[sideNow(s)]) return nextTurn(s);
    const args = { by: { side: sideNow(s) }, n: s.round };
    log?.add({ type: 'turn', heading: true, rule: '2.12', args });
    s.beheaded.fill(0);
    for (let u = 0; u < s.world.units.length; u++) {
      if (s.flags[u] > 0) for (const flag of EACH_TURN) clearFlag(s, u, flag);
      if (s.owner[u] !== sideNow(s)) continue;
      s.spent[u] = 0;
      for (const flag of OWN_TURN) clearFlag(s, u, flag);
    }
    s.restart(STEP['turn.act']);
  },
};

/** [2.12] The current player takes action after action; others see only what they may know. */
export const actStep: ArmageddonStep<keyof typeof TURN_ACTIONS> = {
  rule: '2.12',
  secret: true,
  who: sideNow,
  prompt: fixed('prompt.turn.act'),
  ...turnActions(VERBS, TURN_ACTIONS, sideNow, (s, side) => ({
    isSupplied: supplyOf(s, side),
    armies: fieldArmies(s, side),
  })),
};

/** [9.1] [9.2] [9.3] Ends a turn: players without headquarters are out, and a last remaining player wins. */
export const endStep: ArmageddonStep = {
  rule: '9.2',
  enter(s, log) {
    // [2.15] A player above the hand limit discards first.
    if (!s.beheaded[sideNow(s)] && isHandOver(s, sideNow(s))) return s.push(STEP['hand.discard']);
    if (isOver(s, log)) return s.restart(STEP['game.over']);
    nextTurn(s);
  },
};

function nextTurn(s: S): void {
  s.turn += 1;
  s.restart(s.turn < s.world.sides.length ? STEP['turn.begin'] : STEP['round.cult']);
}

/** [9.6] Starts the next round, or ends the game after the last one. */
export const nextRound = (s: S) =>
  s.round < s.world.values.lastRound ? STEP['round.begin'] : STEP['game.over'];
