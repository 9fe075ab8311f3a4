/** Section 2: healing at the start of a round. */
import type { Log } from '../../../../kernel/text/log.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { beginInitiative } from './02-initiative.ts';
import { observeRound } from '../exploration/04-observe.ts';
import { whoKnows } from '../knowledge.ts';
import { named } from '../named.ts';
import { garrisonOf, has, isFamily, isUntaken, unitsOf } from '../pieces.ts';
import type { ArmageddonStep } from '../step.ts';

type S = Armageddon;

/** [2.7] [10.2.6] Fully heals units on the map that regenerate, of any owner. */
export const upkeepStep: ArmageddonStep = {
  rule: '2.7',
  enter(s, log) {
    for (let u = 0; u < s.world.cards; u++) {
      if (s.place[u] < 0 || s.damage[u] <= 0) continue;
      if (!isFamily(s, u, 'unit') || !has(s, u, 'regenerate')) continue;
      s.damage[u] = 0;
      log?.add({ type: 'healed', rule: '2.7', args: { card: named(s, u) }, to: whoKnows(s, u) });
    }
    warmPools(s, log);
    // Bids come after all sides have observed.
    beginInitiative(s);
    observeRound(s);
  },
};

/** [10.3.19] Heals units of the garrison by one point, as long as its first owner has the nest. */
function warmPools(s: S, log?: Log): void {
  for (let base = 0; base < s.world.cards; base++) {
    if (s.place[base] < 0 || !has(s, base, 'warm-pools')) continue;
    const garrison = garrisonOf(s, base);
    if (garrison === NONE || !isUntaken(s, base)) continue;
    for (const u of unitsOf(s, garrison)) {
      if (s.damage[u] === 0) continue;
      s.damage[u] -= 1;
      log?.add({
        type: 'mended',
        rule: '10.3.19',
        args: { card: named(s, u) },
        to: whoKnows(s, u),
      });
    }
  }
}
