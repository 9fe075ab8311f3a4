/** Reactions for which a side may leave standing orders; see `rules/sorties/25-intercept.ts`. */
import { nounOf, pack } from '../../kernel/action.ts';
import type { ReactionWindow } from '../../kernel/window.ts';
import { downingChance } from './rules/sorties/25-intercept.ts';
import { STEP, V } from './rules/names.ts';
import type { Armageddon } from './state.ts';
import { msg } from './i18n/msg.ts';

export const windows: readonly ReactionWindow<Armageddon>[] = [
  {
    id: 'intercept',
    rule: 'R3',
    name: msg('window.intercept'),
    decline: pack(V.pass, 0),
    isOpen: (s) => s.step === STEP['sortie.intercept'],
    chance: (s, action) => downingChance(s, nounOf(action)),
  },
];
