/** Table of steps; `sequence.ts` defines their order. An indented step is pushed by the step above it. */
import { stepList, type StepTable } from '../../../kernel/step.ts';
import type { Slammers } from '../state.ts';
import { firstStep, lotStep, panelStep, placeStep } from './setup/00-setup.ts';
import { beginStep, sectionEndStep, turnEndStep } from './05-turn.ts';
import { againStep, askStep, nextStep, rollStep } from './06-rally.ts';
import {
  courseStep,
  dropPickStep,
  farStep,
  landStep,
  wayStep,
  zoneStep,
} from './movement/07-drops.ts';
import { shootStep } from './fire/08-drop-fire.ts';
import { moveStep, pickStep } from './movement/09-movement.ts';
import { strikeGunsStep, strikeHexStep } from './fire/14-strike.ts';
import { strikeRollStep } from './fire/14-strike-roll.ts';
import { gasStep } from './fire/15-gas.ts';
import { directGunsStep, directHexStep, directTargetsStep } from './fire/16-direct.ts';
import { assaultHexStep, assaultTargetsStep, assaultUnitsStep } from './assault/18-assault.ts';
import { buyStep, fortressStep } from './forces/24-buying.ts';
import { attackStep } from './fire/26-attack.ts';
import { searchStep } from './forces/36-search.ts';
import { STEPS, type StepName, type VerbName, VERBS } from './names.ts';
import { reactStep } from './react.ts';
import { overStep } from './victory/victory.ts';

export const TABLE = stepList(
  STEPS.names,
  {
    // Set-up
    'setup.buy': buyStep,
    'setup.fortress': fortressStep,
    'setup.place': placeStep,
    'setup.panel': panelStep,
    'setup.lot': lotStep,
    'setup.first': firstStep,

    'turn.begin': beginStep,

    // Rally
    'rally.next': nextStep,
    'rally.ask': askStep,
    'rally.roll': rollStep,
    'rally.again': againStep,

    // Drops
    'drop.pick': dropPickStep,
    'drop.zone': zoneStep,
    'drop.course': courseStep,
    'drop.way': wayStep,
    'drop.far': farStep,
    'drop.land': landStep,

    // Reactions to drops, strikes and attacks
    react: reactStep,
    'cpf.roll': shootStep,

    // Movement
    'move.pick': pickStep,
    'move.unit': moveStep,
    'search.roll': searchStep,

    // Indirect fire
    'strike.hex': strikeHexStep,
    'strike.guns': strikeGunsStep,
    'strike.roll': strikeRollStep,

    // Direct fire
    'direct.hex': directHexStep,
    'direct.targets': directTargetsStep,
    'direct.guns': directGunsStep,

    // Results
    'attack.roll': attackStep,
    'gas.roll': gasStep,

    // Close assault
    'assault.hex': assaultHexStep,
    'assault.targets': assaultTargetsStep,
    'assault.units': assaultUnitsStep,

    'section.end': sectionEndStep,
    'turn.end': turnEndStep,
    'game.over': overStep,
  } satisfies StepTable<StepName, Slammers, VerbName>,
  VERBS,
);
