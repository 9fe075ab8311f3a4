/** Battles and duels, each shown as one moment. */
import type { MomentsPart } from '../../../kernel/look/moments.ts';
import { named } from '../i18n/nouns.ts';
import { groupsIn } from '../rules/battle/07-battles.ts';
import { STEP } from '../rules/names.ts';
import type { Chitin } from '../state.ts';

/** [7.06] Each announced battle has one die; losses, retreats and the advance belong to it. */
export const moments: MomentsPart<Chitin> = {
  begins: ['result', 'air-result'],
  continues: ['died', 'air-died', 'trapped', 'retreat', 'air-retreat', 'advance'],
  fight(s) {
    if (s.step !== STEP['combat.roll']) return undefined;
    const { battle } = s.frame(STEP['combat.roll']);
    const [attackers, targets] = [s.mover, 1 - s.mover].map((side) => groupsIn(s, battle, side));
    const names = (groups: typeof targets) => groups.flatMap(({ units }) => units.map(named));
    // [R33] A duel takes place in a megahex; its flyers are in a hex of it.
    const at = targets[0]?.node ?? s.place[battle];
    return { at, attackers: names(attackers), defenders: names(targets) };
  },
};
