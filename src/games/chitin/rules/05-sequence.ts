/** [5.00] The turn: movement, recovery, combat, bodies. */
import { side } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { firstUnit } from '../data/units.ts';
import { type Chitin, unitsEnd } from '../state.ts';
import { doers } from '../i18n/nouns.ts';
import { noteStandstill } from './04-standstill.ts';
import { endAfterTurn } from './04-victory.ts';
import { hatchWorkers } from './movement/06-workers.ts';
import { loseCommand } from './air/08-command.ts';
import { STEP } from './names.ts';
import type { ChitinStep } from './step.ts';

/** [5.00-1] Starts a turn: new Workers appear, command is tested, all units get new points. */
export const beginStep: ChitinStep = {
  rule: '5.00',
  enter(s, log) {
    log?.add({
      type: 'turn',
      heading: true,
      rule: '5.00',
      args: { by: side(s.mover), n: s.round },
    });
    hatchWorkers(s, s.mover, log);
    loseCommand(s, s.mover, log);
    s.tokenMoved.fill(0);
    for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++) {
      // [7.064] [R24] Disrupted units may move one hex, whatever it costs.
      s.left[u] = s.at[u] < 0 ? 0 : s.disrupted[u] ? 1 : s.world.ratings.moves[u];
    }
    s.goto(STEP['move.pick']);
  },
};

/** [5.00-2] [R23] Movement is over: the mover's disrupted units recover, and may attack [7.064]. */
export const recoverStep: ChitinStep = {
  rule: '5.00',
  enter(s, log) {
    const units: number[] = [];
    for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++) {
      s.left[u] = 0;
      if (!s.disrupted[u]) continue;
      s.disrupted[u] = 0;
      units.push(u);
    }
    if (units.length > 0) log?.add({ type: 'recovered', rule: '7.064', args: doers(units) });
    s.goto(STEP['combat.air'], { flyer: 0, holding: 0 });
  },
};

/** [5.00] Passes the turn to the other player, unless the game is over. */
export const endStep: ChitinStep = {
  rule: '5.00',
  enter(s, log) {
    tidy(s);
    noteStandstill(s, log);
    if (endAfterTurn(s, log)) return;
    s.mover = 1 - s.mover;
    if (s.mover === s.first) s.round++;
    s.goto(STEP['turn.begin']);
  },
};

/** Clears data that belongs to one turn only. */
function tidy(s: Chitin): void {
  s.attack.fill(NONE);
  s.defence.fill(NONE);
  s.place.fill(NONE);
  s.left.fill(0);
  s.arrived.fill(0);
  s.aim.fill(NONE);
}
