/** Steps of armies and of prisoners. */
import type { StepsOf } from '../step.ts';
import { marchToStep, walkStep } from './03-march.ts';
import { jumpStep } from './03-jump.ts';
import { minesStep } from './05-mines.ts';
import { transferStep } from './03-transfer.ts';
import { sallyStep } from './03-siege.ts';
import { escortStep, ransomStep } from './03-prisoners.ts';

export const ARMIES_STEPS: StepsOf<'march' | 'jump' | 'mines' | 'transfer' | 'sally' | 'prisoner'> =
  {
    'march.to': marchToStep,
    'march.walk': walkStep,
    'jump.to': jumpStep,
    mines: minesStep,
    'transfer.to': transferStep,
    sally: sallyStep,
    'prisoner.to': escortStep,
    'prisoner.ransom': ransomStep,
  };
