/** [9.0] Repairbots restore hexes to their original form. */
import { nounOf, verbOf } from '../../../kernel/action.ts';
import { node } from '../../../kernel/text/message.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { BOARD, BRAIN, TERRAIN } from '../data/map.ts';
import { ANNIHILATOR, FIRST_REPAIRBOT, UNITS } from '../data/units.ts';
import { type AnnihilatorState, isMarked, SHIP, UNMARKED } from '../state.ts';
import { fixed, msg, refuse } from '../i18n/msg.ts';
import { goOn } from './03-sequence.ts';
import { maybeEnd } from './10-victory.ts';
import { STEP, VERB } from './names.ts';
import type { AnnihilatorStep } from './step.ts';

type S = AnnihilatorState;

/**
 * [9.0] [R14] Returns whether a hex can be repaired. Each Repairbot may repair its own hex, whatever else it has done
 * and whichever units are there, except the brain core and a ship's hex.
 */
export function canRepair(s: S, n: number): boolean {
  if (n < 0 || !isMarked(s, n) || s.marker[n] === SHIP || TERRAIN[n] === BRAIN) return false;
  return hasRepairbot(s, n);
}

function hasRepairbot(s: S, n: number): boolean {
  for (let u = FIRST_REPAIRBOT; u < UNITS.length; u++) if (s.hex[u] === n) return true;
  return false;
}

/** [9.0] Repairs hex by hex. A repaired hex no longer has a marker, so it cannot be repaired twice. */
export const repair: AnnihilatorStep<'repair' | 'done'> = {
  rule: '9.0',
  prompt: fixed('prompt.repair'),
  offers: {
    repair: { label: (_, n) => msg('label.repair', { at: node(n) }) },
    done: { label: fixed('label.done.repair') },
  },
  who: () => ANNIHILATOR,
  enter(s, log) {
    if (maybeEnd(s, log)) return;
    for (let u = FIRST_REPAIRBOT; u < UNITS.length; u++) if (canRepair(s, s.hex[u])) return;
    goOn(s, STEP['turn.end']);
  },
  actions(s, out) {
    for (let n = 0; n < BOARD.size; n++)
      if (isMarked(s, n) && canRepair(s, n)) out.add(VERB.repair, n);
    out.add(VERB.done);
  },
  apply(s, action, log) {
    if (verbOf(action) === VERB.done) return goOn(s, STEP['turn.end']);
    const n = nounOf(action);
    s.marker[n] = UNMARKED;
    log?.add({ type: 'repair', rule: '9.0', args: { at: node(n) } });
  },
  refusals: { repair: whyNotRepair },
};

function whyNotRepair(s: S, n: number): Refusal {
  const where = { at: node(n) };
  if (!isMarked(s, n)) return refuse('9.0', 'refusal.repair.whole', where);
  if (TERRAIN[n] === BRAIN) return refuse('9.0', 'refusal.repair.brain');
  if (s.marker[n] === SHIP) return refuse('R1b', 'refusal.repair.ship', where);
  return refuse('9.0', 'refusal.repair.nobody', where);
}
