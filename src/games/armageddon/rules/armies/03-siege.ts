/** Section 3: sieges. The besieged may break out at once, or later for 3 AP; if they must retreat, they are lost. */
import { verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import { fixed } from '../../i18n/msg.ts';
import type { Armageddon } from '../../state.ts';
import { beginBattle } from '../battle/05-battle.ts';
import { fightersAt } from '../battle/05-battle-state.ts';
import { ownerName } from '../named.ts';
import { STEP, V } from '../names.ts';
import { clearFlag, hasFlag, isPlayer, setFlag } from '../pieces.ts';
import { type ArmageddonStep, focus } from '../step.ts';

type S = Armageddon;

/** [3.24] Lets an army besiege a base; the holder of the base decides whether to sally. */
export function besiege(s: S, army: number, holder: number, log?: Log): void {
  setFlag(s, army, 'besieging');
  clearFlag(s, army, 'closed');
  const args = { by: ownerName(s, s.owner[army]), at: node(s.place[army]) };
  log?.add({ type: 'besieges', rule: '3.24', args });
  if (isPlayer(s, holder) && fightersAt(s, s.place[army], holder).length > 0)
    s.push(STEP.sally, { side: holder, army });
}

/** [3.25] Closes the ring at the end of the turn. */
export function closeSieges(s: S, side: number): void {
  for (let a = s.world.cards; a < s.world.units.length; a++)
    if (s.owner[a] === side && hasFlag(s, a, 'besieging')) setFlag(s, a, 'closed');
}

const frameOf = (s: S) => s.frame(STEP.sally);

/** [3.24] [5.11] Decides whether to sally. */
export const sallyStep: ArmageddonStep<'sally' | 'stay'> = {
  rule: '3.24',
  who: (s) => frameOf(s).side,
  prompt: fixed('prompt.sally'),
  focus,
  offers: { sally: { label: fixed('label.sally') }, stay: { label: fixed('label.stay') } },
  reveals: true,
  actions(_, out) {
    out.add(V.sally);
    out.add(V.stay);
  },
  apply(s, action, log) {
    const { side, army } = frameOf(s);
    s.pop();
    if (verbOf(action) === V.sally) beginBattle(s, s.place[army], side, s.owner[army], log);
  },
};
