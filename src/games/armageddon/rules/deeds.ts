/** All kinds of actions in a player’s turn [2.12], in the order of the verbs. */
import { fixed } from '../i18n/msg.ts';
import { disbandDeed, foundDeed } from './armies/03-armies.ts';
import { jumpDeed } from './armies/03-jump.ts';
import { clearDeed } from './armies/05-mines.ts';
import { hideDeed, showDeed } from './armies/03-stealth.ts';
import { transferDeed } from './armies/03-transfer.ts';
import { marchDeed } from './armies/03-march.ts';
import { blowDeed, claimDeed } from './exploration/03-specials.ts';
import { salvageDeed } from './exploration/03-salvage.ts';
import { buildDeed } from './empire/02-build.ts';
import { repairDeed, restoreDeed } from './empire/02-repair.ts';
import { upgradeDeed } from './empire/02-upgrade.ts';
import { withdrawDeed } from './empire/07-armoury.ts';
import { deployDeed } from './empire/02-deploy.ts';
import { discardDeed, drawDeed } from './empire/02-draw.ts';
import { assaultDeed } from './battle/05-meeting.ts';
import { flyDeed } from './sorties/06-fly.ts';
import { assassinateDeed } from './covert/05-assassinate.ts';
import { sabotageDeed } from './covert/05-sabotage.ts';
import { huntDeed } from './covert/05-hunt.ts';
import { escortDeed, executeDeed, ransomDeed } from './armies/03-prisoners.ts';
import { spyDeed } from './covert/05-spy.ts';
import { relocateDeed } from './empire/02-relocate.ts';
import { fitDeed } from './empire/07-fit.ts';
import { researchDeed } from './empire/07-research.ts';
import { barterDeed } from './exploration/14-barter.ts';
import type { TurnAction } from './deed.ts';
import { STEP, V, type VerbName } from './names.ts';

/** [2.12] Ends the turn of a player. */
const endDeed: TurnAction = {
  label: fixed('label.end-turn'),
  rollsNothing: true,
  list: (_, __, out) => out.add(V['end-turn']),
  apply: (s) => s.goto(STEP['turn.battles']),
};

export const DEEDS: Readonly<Partial<Record<VerbName, TurnAction>>> = {
  draw: drawDeed,
  'make-room': discardDeed,
  deploy: deployDeed,
  build: buildDeed,
  upgrade: upgradeDeed,
  repair: repairDeed,
  restore: restoreDeed,
  withdraw: withdrawDeed,
  fly: flyDeed,
  research: researchDeed,
  found: foundDeed,
  transfer: transferDeed,
  march: marchDeed,
  jump: jumpDeed,
  clear: clearDeed,
  hide: hideDeed,
  show: showDeed,
  disband: disbandDeed,
  fit: fitDeed,
  claim: claimDeed,
  salvage: salvageDeed,
  blow: blowDeed,
  assassinate: assassinateDeed,
  sabotage: sabotageDeed,
  spy: spyDeed,
  assault: assaultDeed,
  hunt: huntDeed,
  execute: executeDeed,
  escort: escortDeed,
  ransom: ransomDeed,
  relocate: relocateDeed,
  barter: barterDeed,
  'end-turn': endDeed,
};
