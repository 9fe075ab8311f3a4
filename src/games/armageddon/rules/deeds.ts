/** All kinds of actions in a player’s turn [2.12], in the order of the verbs. */
import { disbandDeed, foundDeed } from './03-armies.ts';
import { jumpDeed } from './03-jump.ts';
import { clearDeed } from './05-mines.ts';
import { hideDeed, showDeed } from './03-stealth.ts';
import { transferDeed } from './03-transfer.ts';
import { marchDeed } from './03-march.ts';
import { blowDeed, claimDeed } from './03-specials.ts';
import { salvageDeed } from './03-salvage.ts';
import { buildDeed } from './02-build.ts';
import { repairDeed, restoreDeed } from './02-repair.ts';
import { upgradeDeed } from './02-upgrade.ts';
import { withdrawDeed } from './07-armoury.ts';
import { deployDeed } from './02-deploy.ts';
import { discardDeed, drawDeed } from './02-draw.ts';
import { assaultDeed } from './05-meeting.ts';
import { flyDeed } from './06-fly.ts';
import { assassinateDeed } from './05-assassinate.ts';
import { sabotageDeed } from './05-sabotage.ts';
import { huntDeed } from './05-hunt.ts';
import { escortDeed, executeDeed, ransomDeed } from './03-prisoners.ts';
import { spyDeed } from './05-spy.ts';
import { relocateDeed } from './02-relocate.ts';
import { fitDeed } from './07-fit.ts';
import { researchDeed } from './07-research.ts';
import { barterDeed } from './14-barter.ts';
import type { Deed } from './deed.ts';
import { endDeed } from './02-turn-end.ts';

export const DEEDS: readonly Deed[] = [
  drawDeed,
  discardDeed,
  deployDeed,
  buildDeed,
  upgradeDeed,
  repairDeed,
  restoreDeed,
  withdrawDeed,
  flyDeed,
  researchDeed,
  foundDeed,
  transferDeed,
  marchDeed,
  jumpDeed,
  clearDeed,
  hideDeed,
  showDeed,
  disbandDeed,
  fitDeed,
  claimDeed,
  salvageDeed,
  blowDeed,
  assassinateDeed,
  sabotageDeed,
  spyDeed,
  assaultDeed,
  huntDeed,
  executeDeed,
  escortDeed,
  ransomDeed,
  relocateDeed,
  barterDeed,
  endDeed,
];
