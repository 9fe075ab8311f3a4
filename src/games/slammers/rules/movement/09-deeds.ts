/** Actions of a unit on its move besides going, by their verbs and in this order. */
import { exitDeed } from './09-exit.ts';
import type { UnitAction } from './09-deed.ts';
import { hookDeed, unhookDeed } from './10-towing.ts';
import { dismountDeed, mountDeed } from './11-skimmers.ts';
import { loadDeed, unloadDeed } from './11-carriers.ts';
import { insideDeed } from '../22-fortresses.ts';
import { takeDeed } from '../victory/44-spice.ts';
import type { VerbName } from '../names.ts';

export const DEED_OFFERS = {
  tow: hookDeed,
  unhook: unhookDeed,
  load: loadDeed,
  unload: unloadDeed,
  mount: mountDeed,
  dismount: dismountDeed,
  inside: insideDeed,
  take: takeDeed,
  exit: exitDeed,
} satisfies { readonly [V in VerbName]?: UnitAction };

export const DEEDS: readonly UnitAction[] = Object.values(DEED_OFFERS);
