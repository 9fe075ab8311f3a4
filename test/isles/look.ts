/** Display of Isles: visible units as counters, hands and decks as zones. */
import type { ZoneLook, ZoneThing } from '../../src/kernel/look/zones.ts';
import type { Look } from '../../src/kernel/look/look.ts';
import { stepLook } from '../../src/kernel/look/step-look.ts';
import { side as sideNoun, unit } from '../../src/kernel/text/message.ts';
import { NONE, UNKNOWN } from '../../src/kernel/state.ts';
import { CARDS } from './document.ts';
import { VERBS } from './names.ts';
import { pointsOf, slot, TABLE } from './rules.ts';
import { type Isles, isAlive, sideOf } from './state.ts';
import { msg } from './i18n/msg.ts';

/** [2] Visible cards of a side, by kind. */
const cardsIn = (column: Int16Array, side: number): ZoneThing[] =>
  CARDS.flatMap((card, index) => {
    const count = column[slot(side, index)];
    return count > 0 ? [{ name: msg(`item.${card}`), count, noun: { kind: 'item', index } }] : [];
  });

/** [2] The hand of each side, and the rest of its deck. */
const zones = (s: Isles): ZoneLook[] =>
  [...s.world.sides.keys()].flatMap((side) => [
    {
      id: 'hand',
      name: msg('zone.hand', { by: sideNoun(side) }),
      side,
      count: s.handSize[side],
      things: cardsIn(s.hand, side),
    },
    {
      id: 'deck',
      name: msg('zone.deck', { by: sideNoun(side) }),
      side,
      count: s.deckSize[side],
      things: [],
    },
  ]);

export const look: Look<Isles> = {
  terrains: [
    { id: 'land', name: msg('terrain.land'), glyph: '.' },
    { id: 'hill', name: msg('terrain.hill'), glyph: '^' },
  ],
  terrainIsFixed: true,
  terrainOf: (s, n) => s.world.hill[n],
  counters: (s) =>
    [...s.at.keys()]
      .filter((u) => isAlive(s, u) && s.at[u] !== UNKNOWN)
      .map((u) => ({
        unit: u,
        node: s.at[u],
        side: sideOf(s, u),
        type: 'troop',
        name: msg('unit.troop', { u: unit(u) }),
        values: '',
        figures: '',
        conditions: [],
        badge: '',
        facing: -1,
      })),
  nodeOf: (s, u) => (isAlive(s, u) ? Math.max(NONE, s.at[u]) : NONE),
  markers: () => [],
  ...stepLook(VERBS, TABLE),
  panel: (s) => [
    {
      label: msg('panel.round'),
      value: msg('panel.of', { n: Math.min(s.round, s.world.rounds), all: s.world.rounds }),
    },
    ...s.world.sides.map((_, side) => ({
      label: msg('panel.points', { by: sideNoun(side) }),
      value: msg('panel.least', { n: pointsOf(s, side) }),
      side,
    })),
  ],
  zones: { show: zones },
  overlays: [],
  charts: [],
};
