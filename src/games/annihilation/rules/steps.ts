/**
 * The sequence of play. A turn is one action; its consequences are decided step by step:
 *
 *     turn.action ─ place an annihilator ─ annihilator.point ─────────────────────┐
 *                 ├ place a carrier ─ (on an own one) ─ transference.line ─┐      │
 *                 └ emit ─ emission.path … (hits) ─ transference.line ─────┤      │
 *                                            ┌ meeting.choice ─ (meets) ───┤      │
 *                                            └ emit: transference.line     └─ turn.end
 */
import { stepList, type StepTable } from '../../../kernel/step.ts';
import type { AnnihilationState } from '../state.ts';
import { gameOver, turnEnd } from './00-ending.ts';
import { turnAction } from './00-turn.ts';
import { annihilatorPoint } from './02-annihilators.ts';
import { emissionPath } from './03-self-emission.ts';
import { meetingChoice, transferenceLine } from './04-transference.ts';
import { type StepName, STEPS, type VerbName, VERBS } from './names.ts';

export const TABLE = stepList(
  STEPS.names,
  {
    'turn.action': turnAction,
    'annihilator.point': annihilatorPoint,
    'emission.path': emissionPath,
    'transference.line': transferenceLine,
    'meeting.choice': meetingChoice,
    'turn.end': turnEnd,
    'game.over': gameOver,
  } satisfies StepTable<StepName, AnnihilationState, VerbName>,
  VERBS,
);
