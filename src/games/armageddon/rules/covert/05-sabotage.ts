/** [5.24] Sabotage. */
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import {
  agentAction,
  beginCovert,
  COVERT,
  intelLevels,
  targetsBeside,
  useUp,
} from './05-agents.ts';
import { defenceOf } from '../battle/05-damage.ts';
import { beginChallenge } from '../battle/05-pools.ts';
import { V } from '../names.ts';
import { has, level } from '../pieces.ts';
import { cardFor } from '../step.ts';

type S = Armageddon;

/** [5.24] [R29] Returns the possible targets of a saboteur. */
export const worksFor = (s: S, agent: number): number[] => targetsBeside(s, agent, 'facility');

/** [10.1.11] Returns whether a saboteur chooses the target. */
export const mayChooseFacility = (s: S, agent: number): boolean => has(s, agent, 'master-saboteur');

/** [5.24] [10.1.10] Starts a sabotage. */
export const sabotageAction = agentAction({
  ...{ verb: V.sabotage, ability: 'saboteur', rule: '5.24' },
  label: cardFor('label.sabotage', 'apOperation'),
  targets: worksFor,
  begin: (s, agent) => beginCovert(s, COVERT.sabotage, agent),
});

/**
 * [5.24] [10.3.4] Starts the challenge. With an intel centre of the owner it is a duel, and the centre's level is
 * fate.
 */
export function sabotage(s: S, agent: number, facility: number): void {
  const intel = Math.max(0, ...intelLevels(s, s.place[facility], s.owner[facility]));
  beginChallenge(s, {
    ...{ kind: 'sabotage', attacker: agent, defender: facility },
    attack: level(s, agent, 'saboteur'),
    defence: defenceOf(s, facility),
    defenceFate: intel > 0 ? intel : NONE,
    duel: intel > 0,
  });
}

/** [10.6.14] Uses up the sabotage kit. */
export function afterSabotage(s: S, agent: number): void {
  useUp(s, agent, ['one-point']);
}
