/** [10.0] Ends of a game. */
import type { Outcome } from '../../../kernel/outcome.ts';
import { msg } from '../i18n/msg.ts';
import { BRAINS } from './map.ts';
import { ANNIHILATOR, HUMAN } from './units.ts';
import type { AnnihilatorValues } from './values.ts';

export const BRAIN_DESTROYED = 1;
export const SQUADS_ELIMINATED = 2;
export const NO_CHARGES_LEFT = 3;
export const STANDSTILL = 4;

/** Returns the ends of a game by the index stored in `ending`. */
export const endingsOf = ({
  brain,
  quiet,
}: AnnihilatorValues): readonly (Outcome | undefined)[] => [
  undefined,
  {
    winners: [HUMAN],
    rule: '10.0',
    reason: msg(brain === BRAINS.length ? 'end.brain' : 'end.brain.one'),
  },
  { winners: [ANNIHILATOR], rule: '10.0', reason: msg('end.squads') },
  { winners: [ANNIHILATOR], rule: 'R16', reason: msg('end.charges') },
  { winners: [ANNIHILATOR], rule: 'R20', reason: msg('end.standstill', { n: quiet }) },
];
