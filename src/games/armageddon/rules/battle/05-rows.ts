/** [5.14] Each side in a battle arranges the two rows of its army. */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { unitsIn } from './05-battle-state.ts';
import { beginRetreat, maySlip } from './05-retreat.ts';
import { clearMark, hasMark, setMark } from './05-battle-flags.ts';
import { namedFor, nameOf } from '../named.ts';
import { STEP, V } from '../names.ts';
import { type ArmageddonStep, focus } from '../step.ts';

type S = Armageddon;

const frameOf = (s: S) => s.frame(STEP['battle.rows']);

/** [5.14] Lets units change rows one after another, each once; a Trickster may leave instead [10.1.21]. */
export const rowsStep: ArmageddonStep<'swap' | 'done' | 'retreat'> = {
  rule: '5.14',
  who: (s) => frameOf(s).side,
  prompt: fixed('prompt.battle.rows'),
  focus,
  offers: {
    swap: { label: swapLabel },
    done: { label: fixed('label.rows-done') },
    retreat: { label: fixed('label.retreat') },
  },
  reveals: true,
  actions(s, out) {
    for (const u of unitsIn(s, frameOf(s).role)) if (!hasMark(s, u, 'placed')) out.add(V.swap, u);
    out.add(V.done);
    if (maySlip(s, frameOf(s).role)) out.add(V.retreat);
  },
  apply(s, action) {
    const { role } = frameOf(s);
    if (verbOf(action) !== V.swap) {
      for (const u of unitsIn(s, role)) clearMark(s, u, 'placed');
      s.pop();
      // [10.1.21] Pursuers have one die less.
      if (verbOf(action) === V.retreat) beginRetreat(s, role, false, 1);
      return;
    }
    const u = nounOf(action);
    setMark(s, u, 'placed');
    if (hasMark(s, u, 'rear')) clearMark(s, u, 'rear');
    else setMark(s, u, 'rear');
  },
  refusals: {
    swap(s, u) {
      const isPlaced = unitsIn(s, frameOf(s).role).includes(u);
      const reason = isPlaced ? 'refusal.placed' : 'refusal.not-in-battle';
      return { rule: '5.14', reason: msg(reason, { card: namedFor(s, u, frameOf(s).side) }) };
    },
    retreat: () => ({ rule: '10.1.21', reason: msg('refusal.no-trick') }),
  },
};

function swapLabel(s: S, u: number) {
  const key = hasMark(s, u, 'rear') ? 'label.swap-front' : 'label.swap-rear';
  return msg(key, { card: nameOf(s, u) });
}
