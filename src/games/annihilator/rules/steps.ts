/** The sequence of play [3.0], in printed order. An indented step is pushed by the step above it. */
import { stepList, type StepTable } from '../../../kernel/step.ts';
import type { AnnihilatorState } from '../state.ts';
import { turnEnd } from './03-sequence.ts';
import { setupImpactHex, setupImpactSide, setupRobots } from './04-setup.ts';
import { humanMove, humanMoveTo, robotMove, robotMoveTo } from './05-movement.ts';
import { autoDefendRoll } from './combat/07-auto-defend.ts';
import {
  humanCombat,
  humanCombatRoll,
  mindRoll,
  robotCombat,
  robotCombatRoll,
} from './combat/07-combat.ts';
import {
  humanAdvance,
  humanAdvanceTo,
  robotAdvance,
  robotAdvanceTo,
} from './demolition/08-advance.ts';
import {
  demolitionAt,
  demolitionDirection,
  demolitionPattern,
  demolitionSet,
} from './demolition/08-demolition.ts';
import { demolitionBlast, demolitionDetonate } from './demolition/08-detonation.ts';
import { recovery, recoveryRoll } from './demolition/08-recovery.ts';
import { repair } from './09-repair.ts';
import { gameOver } from './10-victory.ts';
import { type StepName, STEPS, type VerbName, VERBS } from './names.ts';

export const TABLE = stepList(
  STEPS.names,
  {
    // Set-up
    'setup.robots': setupRobots,
    'setup.impact.side': setupImpactSide,
    'setup.impact.hex': setupImpactHex,
    // 1. Human movement
    'human.move': humanMove,
    'human.move.to': humanMoveTo,
    'auto-defend.roll': autoDefendRoll,
    recovery,
    'recovery.roll': recoveryRoll,
    // 2. Human close combat
    'human.combat': humanCombat,
    'human.combat.roll': humanCombatRoll,
    // 3. Demolition: set, detonate, advance
    'demolition.set': demolitionSet,
    'demolition.at': demolitionAt,
    'demolition.pattern': demolitionPattern,
    'demolition.direction': demolitionDirection,
    'demolition.detonate': demolitionDetonate,
    'demolition.blast': demolitionBlast,
    'human.advance': humanAdvance,
    'human.advance.to': humanAdvanceTo,
    'robot.advance': robotAdvance,
    'robot.advance.to': robotAdvanceTo,
    // 4. Robot movement
    'robot.move': robotMove,
    'robot.move.to': robotMoveTo,
    // 5. Robot close combat and mind weapon
    'robot.combat': robotCombat,
    'robot.combat.roll': robotCombatRoll,
    'mind.roll': mindRoll,
    // 6. Repair, and the next turn
    repair,
    'turn.end': turnEnd,
    'game.over': gameOver,
  } satisfies StepTable<StepName, AnnihilatorState, VerbName>,
  VERBS,
);
