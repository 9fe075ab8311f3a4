/** All actions in a player's turn [2.12], in the order of the verbs. */
import { fixed } from '../i18n/msg.ts';
import { disbandAction, foundAction } from './armies/03-armies.ts';
import { jumpAction } from './armies/03-jump.ts';
import { clearAction } from './armies/05-mines.ts';
import { hideAction, showAction } from './armies/03-stealth.ts';
import { transferAction } from './armies/03-transfer.ts';
import { marchAction } from './armies/03-march.ts';
import { blowAction, claimAction } from './exploration/03-specials.ts';
import { salvageAction } from './exploration/03-salvage.ts';
import { buildAction } from './empire/02-build.ts';
import { repairAction, restoreAction } from './empire/02-repair.ts';
import { upgradeAction } from './empire/02-upgrade.ts';
import { withdrawAction } from './empire/07-armoury.ts';
import { deployAction } from './empire/02-deploy.ts';
import { discardAction, drawAction } from './empire/02-draw.ts';
import { assaultAction } from './battle/05-meeting.ts';
import { flyAction } from './sorties/06-fly.ts';
import { assassinateAction } from './covert/05-assassinate.ts';
import { sabotageAction } from './covert/05-sabotage.ts';
import { huntAction } from './covert/05-hunt.ts';
import { escortAction, executeAction, ransomAction } from './armies/03-prisoners.ts';
import { spyAction } from './covert/05-spy.ts';
import { relocateAction } from './empire/02-relocate.ts';
import { fitAction } from './empire/07-fit.ts';
import { researchAction } from './empire/07-research.ts';
import { barterAction } from './exploration/14-barter.ts';
import type { SideAction } from './turn-action.ts';
import { STEP, V, type VerbName } from './names.ts';

/** [2.12] Ends the turn of a player. */
const endAction: SideAction<'end-turn'> = {
  label: fixed('label.end-turn'),
  rollsNothing: true,
  // [5.13] A delayed battle begins, which reveals armies without cards.
  reveals: true,
  list: (_, __, out) => out.add(V['end-turn']),
  apply: (s) => s.goto(STEP['turn.battles']),
};

export const TURN_ACTIONS = {
  draw: drawAction,
  'make-room': discardAction,
  deploy: deployAction,
  build: buildAction,
  upgrade: upgradeAction,
  repair: repairAction,
  restore: restoreAction,
  withdraw: withdrawAction,
  fly: flyAction,
  research: researchAction,
  found: foundAction,
  transfer: transferAction,
  march: marchAction,
  jump: jumpAction,
  clear: clearAction,
  hide: hideAction,
  show: showAction,
  disband: disbandAction,
  fit: fitAction,
  claim: claimAction,
  salvage: salvageAction,
  blow: blowAction,
  assassinate: assassinateAction,
  sabotage: sabotageAction,
  spy: spyAction,
  assault: assaultAction,
  hunt: huntAction,
  execute: executeAction,
  escort: escortAction,
  ransom: ransomAction,
  relocate: relocateAction,
  barter: barterAction,
  'end-turn': endAction,
} satisfies { readonly [V in VerbName]?: SideAction<V> };
