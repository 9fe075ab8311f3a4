/** Section 2: what a new round heals. */
import type { Step } from '../../../kernel/step.ts';
import type { Armageddon } from '../state.ts';
import { beginInitiative } from './02-initiative.ts';
import { observeRound } from './04-observe.ts';
import { whoKnows } from './knowledge.ts';
import { named } from './named.ts';
import { has, isFamily } from './pieces.ts';

type S = Armageddon;

/** [2.7] [10.2.6] Units on the map that regenerate are whole again, whoever owns them. */
export const upkeepStep: Step<S> = {
  rule: '2.7',
  enter(s, log) {
    for (let u = 0; u < s.world.cards; u++) {
      if (s.place[u] < 0 || s.damage[u] <= 0) continue;
      if (!isFamily(s, u, 'unit') || !has(s, u, 'regenerate')) continue;
      s.damage[u] = 0;
      log?.add({ type: 'healed', rule: '2.7', args: { card: named(s, u) }, to: whoKnows(s, u) });
    }
    // Bids come when everybody has looked.
    beginInitiative(s);
    observeRound(s);
  },
};
