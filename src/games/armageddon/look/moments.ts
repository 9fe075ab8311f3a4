/** Challenges as the page tells them: in battles, sorties and covert actions. */
import type { MomentsPart } from '../../../kernel/look/moments.ts';
import { named } from '../rules/named.ts';
import { STEP } from '../rules/names.ts';
import { focus } from '../rules/step.ts';
import type { Armageddon } from '../state.ts';

/** [5.1] Both pools of a challenge at once; fate, tactics and the damage belong to it. */
export const moments: MomentsPart<Armageddon> = {
  begins: ['rolled'],
  continues: ['fate', 'tactic', 'again', 'challenge', 'damaged', 'destroyed'],
  fight(s) {
    if (s.step !== STEP['challenge.roll']) return undefined;
    const { attack, defence } = s.frame(STEP['challenge.roll']);
    // [R34] The rest of large pools.
    if (attack + defence > 0) return undefined;
    const { attacker, defender } = s.frame(STEP.challenge);
    const [at = focus(s).node] = [s.place[defender], s.place[attacker]].filter((n) => n >= 0);
    return { at, attackers: [named(s, attacker)], defenders: [named(s, defender)] };
  },
};
