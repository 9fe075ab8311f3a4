/**
 * Section 6: a sortie from launch to landing, stage by stage [6.6]. Its frame is below every challenge that it
 * causes; each stage either pushes a step and stays, or moves on to another stage.
 */
import type { Log } from '../../../../kernel/text/log.ts';
import { NONE } from '../../../../kernel/state.ts';
import { gearOf } from '../../data/gear.ts';
import type { Armageddon } from '../../state.ts';
import { discard } from '../battle/05-damage.ts';
import { isMissile } from './06-launch.ts';
import { STAGES, type SortieStageId } from './06-stages.ts';
import { isFlying, sortieOf } from './06-flight.ts';
import { rainDown, spreadDamage } from './25-collateral.ts';
import { askForGuns, fireGuns } from './25-guns.ts';
import { askForInterceptors } from './25-intercept.ts';
import { afterStrike, strike } from './25-strike.ts';
import { blast, setOff } from './25-weapon.ts';
import { named } from '../named.ts';
import { clearFlag } from '../pieces.ts';
import type { ArmageddonStep } from '../step.ts';

type S = Armageddon;

const STAGE_TABLE: Readonly<Record<SortieStageId, (s: S, log?: Log) => void>> = {
  intercept: askForInterceptors,
  guns: fireGuns,
  ask: askForGuns,
  strike,
  after: afterStrike,
  collateral: spreadDamage,
  shower: rainDown,
  weapon: setOff,
  blast,
  home: land,
};

export const sortieStep: ArmageddonStep = {
  rule: '6.6',
  enter(s, log) {
    STAGE_TABLE[STAGES[sortieOf(s).stage]](s, log);
  },
};

/** [10.6.17] [10.6.18] Removes gear that lasts for one sortie, whether or not there was a strike [R44]. */
function spendPod(s: S, card: number): void {
  const load = s.load[card];
  if (load >= 0 && ['harm', 'precision'].includes(gearOf(load).effect)) s.load[card] = NONE;
}

/** [6.7] Ends the sortie: a missile is always used up; other cards return to the hand with their damage. */
function land(s: S, log?: Log): void {
  const { card } = sortieOf(s);
  for (let u = 0; u < s.world.cards; u++) if (s.flags[u] > 0) clearFlag(s, u, 'fired');
  if (isFlying(s)) {
    const isGone = isMissile(s, card);
    log?.add({ type: isGone ? 'spent' : 'lands', rule: '6.7', args: { card: named(s, card) } });
    if (isGone) discard(s, card, log);
    else spendPod(s, card);
  }
  s.pop();
}
