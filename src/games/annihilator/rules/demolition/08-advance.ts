/** [8.3] After the blasts, both players may advance into the hexes just cleared. */
import { fixed } from '../../i18n/msg.ts';
import { ANNIHILATOR, HUMAN } from '../../data/units.ts';
import type { AnnihilatorState } from '../../state.ts';
import { moveStep, robotToStep, squadToStep } from '../05-movement.ts';
import { STEP } from '../names.ts';

/** [8.3] Humans first, once all charges of the step have gone off [R12]. */
export const humanAdvance = moveStep({
  rule: '8.3',
  prompt: fixed('prompt.advance'),
  side: HUMAN,
  advance: true,
  to: STEP['human.advance.to'],
  next: STEP['robot.advance'],
});
export const humanAdvanceTo = squadToStep({
  rule: '8.3',
  side: HUMAN,
  advance: true,
  to: STEP['human.advance.to'],
});

/** [8.3] Robots advance second; the demolition step then ends. */
export const robotAdvance = moveStep({
  rule: '8.3',
  prompt: fixed('prompt.advance'),
  side: ANNIHILATOR,
  advance: true,
  to: STEP['robot.advance.to'],
  next: STEP['robot.move'],
  leave: endDemolition,
});
export const robotAdvanceTo = robotToStep({
  rule: '8.3',
  side: ANNIHILATOR,
  advance: true,
  to: STEP['robot.advance.to'],
});

/**
 * [R4] Ends the step: all human units recover from disruption, and cleared hexes are no longer new. The human player's
 * turn is over, and with it the restriction of [5.4] [R19].
 */
function endDemolition(s: AnnihilatorState): void {
  s.disrupted.fill(0);
  s.met.fill(0);
  s.justCleared.fill(0);
}
