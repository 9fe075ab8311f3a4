/** Reactions for which a side may leave standing orders [5.4]; see `rules/react.ts`. */
import { nounOf, pack } from '../../kernel/action.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { ReactionWindow } from '../../kernel/window.ts';
import { shotChance } from './rules/fire/08-drop-fire.ts';
import { REACTIONS, STEP, V } from './rules/names.ts';
import type { Slammers } from './state.ts';
import { msg } from './i18n/msg.ts';

type S = Slammers;

const windowOf = (
  kind: (typeof REACTIONS)[number],
  rule: string,
  name: LocalizedText,
  chance?: ReactionWindow<S>['chance'],
): ReactionWindow<S> => ({
  ...{ id: kind, rule, name, decline: pack(V.pass, 0) },
  isOpen: (s) => s.step === STEP.react && REACTIONS[s.frame(STEP.react).kind] === kind,
  ...(chance && { chance }),
});

export const windows: readonly ReactionWindow<S>[] = [
  // [8.4] [8.5]
  windowOf('drop', '8.1', msg('window.drop'), (s, action) =>
    shotChance(s, nounOf(action), s.frame(STEP.react).unit),
  ),
  // [13.2] Without a roll.
  windowOf('shell', '13.1', msg('window.shell')),
  // [23.6] Without a roll.
  windowOf('jam', '23.2', msg('window.jam')),
];
