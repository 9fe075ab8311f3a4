/** Actions of a unit on its move besides going, in this order. */
import { exitDeed } from './09-exit.ts';
import type { UnitAction } from './09-deed.ts';
import { hookDeed, unhookDeed } from './10-towing.ts';
import { dismountDeed, mountDeed } from './11-skimmers.ts';
import { loadDeed, unloadDeed } from './11-carriers.ts';
import { insideDeed } from '../22-fortresses.ts';
import { takeDeed } from '../victory/44-spice.ts';

export const DEEDS: readonly UnitAction[] = [
  hookDeed,
  unhookDeed,
  loadDeed,
  unloadDeed,
  mountDeed,
  dismountDeed,
  insideDeed,
  takeDeed,
  exitDeed,
];
