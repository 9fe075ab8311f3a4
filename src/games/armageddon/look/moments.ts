/** Challenges that the page highlights, in battles, sorties and covert actions. */
import type { MomentsPart } from '../../../kernel/look/moments.ts';
import { named } from '../rules/named.ts';
import { STEP } from '../rules/names.ts';
import { focus } from '../rules/step.ts';
import type { Armageddon } from '../state.ts';

/** [5.1] Both pools of a challenge are one moment, with fate, tactics and the damage. */
export const moments: MomentsPart<Armageddon> = {
  begins: ['rolled'],
  continues: ['fate', 'tactic', 'again', 'challenge', 'damaged', 'destroyed'],
  fight(s) {
    if (s.step !== STEP['challenge.roll']) return undefined;
    const { attack, defence } = s.frame(STEP['challenge.roll']);
    // [R34] Large pools are rolled in parts; this is a later part.
    if (attack + defence > 0) return undefined;
    const { attacker, defender } = s.frame(STEP.challenge);
    const [at = focus(s).node] = [s.place[defender], s.place[attacker]].filter((n) => n >= 0);
    return { at, attackers: [named(s, attacker)], defenders: [named(s, defender)] };
  },
};
