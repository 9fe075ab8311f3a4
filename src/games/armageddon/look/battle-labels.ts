/** Actions in a battle, and on the way into it, in words. */
import { ownerIn } from '../rules/battle/05-battle-state.ts';
import { hasMark } from '../rules/battle/05-battle-flags.ts';
import { ownerName } from '../rules/named.ts';
import { STEP, type VerbName } from '../rules/names.ts';
import { msg } from '../i18n/msg.ts';
import { type Label, plainly, withArmy, withCard } from './label.ts';

export const BATTLE_LABELS = {
  fight: (s, owner) => msg('label.fight', { owner: ownerName(s, owner) }),
  later: plainly('label.later'),
  besiege: plainly('label.besiege'),
  sally: plainly('label.sally'),
  stay: plainly('label.stay'),
  retreat: plainly('label.retreat'),
  'retreat-all': plainly('label.retreat-all'),
  assault: withArmy('label.assault'),
  lead: withArmy('label.lead'),
  swap: (s, u) => withCard(hasMark(s, u, 'rear') ? 'label.swap-front' : 'label.swap-rear')(s, u),
  attack: withCard('label.attack'),
  storm: withCard('label.storm'),
  charge: withCard('label.charge'),
  snipe: withCard('label.snipe'),
  support: withCard('label.support'),
  cover: withCard('label.cover'),
  done: (s) => msg(s.step === STEP['battle.aim'] ? 'label.aims-done' : 'label.rows-done'),
  first: (s, role) => msg('label.first', { owner: ownerName(s, ownerIn(s, role)) }),
} satisfies Partial<Record<VerbName, Label>>;
