/**
 * The sequence of play [5.00]: combat after movement, air and ground together [7.00]:
 *
 *     set-up    setup.roll → claim → (end) → force → ready → the same for the other side
 *     turn      turn.begin
 *       move    move.pick ⇄ move.party → move.face
 *       recover turn.recover
 *       combat  combat.air → declare → announce → next ⇄ roll → losses | retreat (→ trapped)
 *                                                      → advance (→ enter) → close
 *               combat.backstab
 *       bodies  turn.bodies ⇄ bodies.nearest
 *               turn.end → turn.begin of the other side, or game.over
 */
import { stepList, type StepTable } from '../../../kernel/step.ts';
import type { Chitin } from '../state.ts';
import {
  claimStep,
  endStep as chooseEndStep,
  forceStep,
  readyStep,
  rollStep as firstRollStep,
} from './03-setup.ts';
import { overStep } from './04-victory.ts';
import { beginStep, endStep, recoverStep } from './05-sequence.ts';
import { faceStep, partyStep, pickStep } from './movement/06-movement.ts';
import { advanceStep, enterStep } from './battle/07-advance.ts';
import { announceStep, declareStep } from './battle/07-declare.ts';
import { backstabStep, lossesStep, trappedStep } from './battle/07-losses.ts';
import { closeStep, nextStep, rollStep } from './battle/07-resolve.ts';
import { retreatStep } from './battle/07-retreat.ts';
import { airStep } from './air/08-air-combat.ts';
import { bodiesStep, nearestStep } from './air/08-bodies.ts';
import { STEPS, type StepName, type VerbName, VERBS } from './names.ts';

export const TABLE = stepList(
  STEPS.names,
  {
    'setup.roll': firstRollStep,
    'setup.claim': claimStep,
    'setup.end': chooseEndStep,
    'setup.force': forceStep,
    'setup.ready': readyStep,
    'turn.begin': beginStep,
    'move.pick': pickStep,
    'move.party': partyStep,
    'move.face': faceStep,
    'turn.recover': recoverStep,
    'combat.air': airStep,
    'combat.declare': declareStep,
    'combat.announce': announceStep,
    'combat.next': nextStep,
    'combat.roll': rollStep,
    'combat.losses': lossesStep,
    'combat.retreat': retreatStep,
    'combat.trapped': trappedStep,
    'combat.advance': advanceStep,
    'combat.enter': enterStep,
    'combat.close': closeStep,
    'combat.backstab': backstabStep,
    'turn.bodies': bodiesStep,
    'bodies.nearest': nearestStep,
    'turn.end': endStep,
    'game.over': overStep,
  } satisfies StepTable<StepName, Chitin, VerbName>,
  VERBS,
);
