/** [3.0] The sequence of play: the order of the steps, and the end of a turn. */
import type { StepId } from '../../../kernel/frames.ts';
import type { Log } from '../../../kernel/text/log.ts';
import type { AnnihilatorState } from '../state.ts';
import { STEP } from './names.ts';
import type { AnnihilatorStep } from './step.ts';

type S = AnnihilatorState;

/** Goes on to the next step of the turn, in which every unit may act again. */
export function goOn(s: S, next: StepId<never>): void {
  s.acted.fill(0);
  s.goto(next);
}

/** [3.0] Starts turn 1 with the movement of the human player. */
export function firstTurn(s: S, log: Log | undefined): void {
  s.turn = 1;
  log?.add({ type: 'turn', heading: true, rule: '3.0', args: { n: 1 } });
  s.restart(STEP['human.move']);
}

/** [3.0] After all steps, the next turn begins with the human player. No limit of turns [R17], but [R20]. */
export const turnEnd: AnnihilatorStep = {
  rule: '3.0',
  enter(s, log) {
    s.turn += 1;
    s.mindUsed = 0;
    if (!s.world.mindWeapon) s.quiet += 1;
    log?.add({ type: 'turn', heading: true, rule: '3.0', args: { n: s.turn } });
    goOn(s, STEP['human.move']);
  },
};
