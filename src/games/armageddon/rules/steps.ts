/** The table of steps; names.ts has them in the order of play. A step inset under another is called by it. */
import { stepList, type StepTable } from '../../../kernel/step.ts';
import type { Armageddon } from '../state.ts';
import { layStep, mapStep, orderStep, settleStep } from './setup/00-setup.ts';
import { buildStep } from './empire/02-build.ts';
import { deployStep } from './empire/02-deploy.ts';
import { discardStep, drawStep as cardStep } from './empire/02-draw.ts';
import { bidStep, rollStep as luckStep } from './empire/02-initiative.ts';
import { collectStep } from './empire/02-collect.ts';
import { upkeepStep } from './empire/02-upkeep.ts';
import { actStep, beginStep, endStep, roundStep } from './empire/02-turn.ts';
import { entryStep } from './exploration/03-entry.ts';
import { marchToStep, walkStep } from './armies/03-march.ts';
import { jumpStep } from './armies/03-jump.ts';
import { minesStep } from './armies/05-mines.ts';
import { transferStep } from './armies/03-transfer.ts';
import { drawStep, healStep, mastStep, takeStep } from './exploration/03-specials.ts';
import { observeStep } from './exploration/04-observe.ts';
import { sallyStep } from './armies/03-siege.ts';
import { actStep as fightStep, initiativeStep } from './battle/05-unit-activation.ts';
import { battleStep, leadStep } from './battle/05-battle.ts';
import { aimStep, blowStep } from './battle/05-strike.ts';
import { actStep as challengeActStep, challengeStep } from './battle/05-challenge.ts';
import { againStep, rollStep } from './battle/05-dice.ts';
import { delayedStep, meetingStep } from './battle/05-meeting.ts';
import { goStep, retreatStep } from './battle/05-retreat.ts';
import { rowsStep } from './battle/05-rows.ts';
import {
  actStep as testActStep,
  againStep as testAgainStep,
  rollStep as testRollStep,
  thresholdStep,
} from './battle/05-threshold.ts';
import { poisonStep } from './covert/05-assassinate.ts';
import { chooseStep, covertStep, drawStep as drawTargetStep } from './covert/05-covert.ts';
import {
  chooseStep as chooseHuntStep,
  huntStep,
  pickStep as pickHuntStep,
} from './covert/05-hunt.ts';
import { aimStep as aimSpyStep, chooseStep as chooseHarmStep, spyStep } from './covert/05-spy.ts';
import { escortStep, ransomStep } from './armies/03-prisoners.ts';
import { atStep, toStep } from './sorties/06-fly.ts';
import { sortieStep } from './sorties/06-sortie.ts';
import { relocateStep } from './empire/02-relocate.ts';
import { gearStep } from './empire/07-fit.ts';
import { madeStep, offersStep, pickStep as tryStep } from './empire/07-research.ts';
import { overStep } from './09-victory.ts';
import { bargainStep, rollStep as attitudeStep } from './exploration/12-attitude.ts';
import { cultMarchStep } from './exploration/13-march.ts';
import { cultActStep, cultStep } from './exploration/13-turn.ts';
import { tradeStep } from './exploration/14-barter.ts';
import { eventStep, strikesStep } from './exploration/14-events.ts';
import { gunsStep } from './sorties/25-guns.ts';
import { interceptStep } from './sorties/25-intercept.ts';
import { pickStep } from './sorties/25-strike.ts';
import { blindStep } from './hidden-dice.ts';
import { STEPS, type StepName } from './names.ts';

const STEP_TABLE: StepTable<StepName, Armageddon> = {
  'setup.order': orderStep,
  'setup.lay': layStep,
  'setup.settle': settleStep,
  'setup.map': mapStep,

  'round.begin': roundStep,
  'round.event': eventStep,
  'event.strikes': strikesStep,
  'round.collect': collectStep,
  'round.upkeep': upkeepStep,
  observe: observeStep,
  'initiative.bid': bidStep,
  'initiative.roll': luckStep,
  'turn.begin': beginStep,
  'turn.act': actStep,
  'turn.battles': delayedStep,
  'turn.end': endStep,
  'round.cult': cultStep,
  'cult.act': cultActStep,
  'cult.march': cultMarchStep,

  // The hand
  'hand.draw': cardStep,
  'hand.discard': discardStep,
  'deploy.to': deployStep,
  'build.what': buildStep,

  // Discoveries
  'find.draw': drawStep,
  'find.take': takeStep,
  'clinic.heal': healStep,
  'mast.look': mastStep,

  // Independents
  'attitude.roll': attitudeStep,
  'attitude.bargain': bargainStep,
  // Armies
  'march.to': marchToStep,
  'march.walk': walkStep,
  enter: entryStep,
  'jump.to': jumpStep,
  mines: minesStep,
  'transfer.to': transferStep,

  // Sorties
  'fly.to': toStep,
  'fly.at': atStep,
  sortie: sortieStep,
  'sortie.intercept': interceptStep,
  'sortie.guns': gunsStep,
  'sortie.pick': pickStep,

  // Special operations
  covert: covertStep,
  'covert.choose': chooseStep,
  'covert.pick': drawTargetStep,
  'covert.poison': poisonStep,
  'spy.aim': aimSpyStep,
  spy: spyStep,
  'spy.choose': chooseHarmStep,
  // Battles
  meeting: meetingStep,
  sally: sallyStep,
  battle: battleStep,
  'battle.lead': leadStep,
  'battle.rows': rowsStep,
  'battle.initiative': initiativeStep,
  'battle.act': fightStep,
  'battle.blow': blowStep,
  'battle.aim': aimStep,
  'battle.go': goStep,
  'battle.retreat': retreatStep,
  hunt: huntStep,
  'hunt.choose': chooseHuntStep,
  'hunt.pick': pickHuntStep,
  // Prisoners
  'prisoner.to': escortStep,
  'prisoner.ransom': ransomStep,

  'relocate.to': relocateStep,
  'barter.trade': tradeStep,
  'fit.gear': gearStep,

  // Research
  'research.offers': offersStep,
  'research.pick': tryStep,
  'research.made': madeStep,

  // Challenges
  challenge: challengeStep,
  'challenge.roll': rollStep,
  'challenge.act': challengeActStep,
  'challenge.again': againStep,

  threshold: thresholdStep,
  'threshold.roll': testRollStep,
  'threshold.act': testActStep,
  'threshold.again': testAgainStep,

  'blind.draw': blindStep,
  'game.over': overStep,
};

export const TABLE = stepList<StepName, Armageddon>(STEPS.names, STEP_TABLE);
