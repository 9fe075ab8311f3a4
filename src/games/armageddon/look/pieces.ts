/** Counters: armies with their cards on them, and facilities, as far as they are seen. */
import type { CounterLook } from '../../../kernel/look.ts';
import { defenceOf } from '../rules/05-damage.ts';
import { nameOf } from '../rules/named.ts';
import { cardOf, cardsOf, isArmy, isPlayer, leftOf, pointsOf } from '../rules/pieces.ts';
import type { Armageddon } from '../state.ts';
import { say } from '../words/say.ts';

type S = Armageddon;

export const nodeOfUnit = (s: S, u: number): number => (s.place[u] >= 0 ? s.place[u] : -1);

export function counters(s: S): CounterLook[] {
  const seen = [...s.place.keys()].filter((u) => s.place[u] >= 0);
  // An army lies on its cards.
  return seen.map((u) => (isArmy(s, u) ? army(s, u) : card(s, u)));
}

const common = (s: S, u: number) => ({
  unit: u,
  node: s.place[u],
  side: isPlayer(s, s.owner[u]) ? s.owner[u] : -1,
  name: nameOf(s, u),
  conditions: [],
  badge: '',
  facing: -1,
});

const army = (s: S, u: number): CounterLook => ({
  ...common(s, u),
  type: 'army',
  values: '',
  figures: say('figures.army', { n: cardsOf(s, u).length }),
});

function card(s: S, u: number): CounterLook {
  const { family, attack } = cardOf(s, u);
  const defence = defenceOf(s, u);
  const [left, points] = [leftOf(s, u), pointsOf(s, u)];
  return {
    ...common(s, u),
    type: family,
    values: `${attack}-${defence}-${left}`,
    figures: say('figures.card', { defence, left, points }),
  };
}
