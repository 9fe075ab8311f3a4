/** Display of the game for the page and other clients: messages and plain data, without drawing. */
import type { Look, TerrainLook } from '../../kernel/look/look.ts';
import { stepLook } from '../../kernel/look/step-look.ts';
import type { PanelLine } from '../../kernel/look/panel.ts';
import { side as sideNoun } from '../../kernel/text/message.ts';
import { RESOURCES } from './data/card.ts';
import { TERRAINS } from './data/terrain.ts';
import { art } from './art.ts';
import { counters, markers, nodeOfUnit } from './look/pieces.ts';
import { catalogueOf } from './look/catalogue.ts';
import { chartsOf } from './look/charts.ts';
import { plan } from './look/challenge.ts';
import { facesIn } from './look/faces.ts';
import { icons, stockOf } from './look/icons.ts';
import { goal } from './look/goal.ts';
import { moments } from './look/moments.ts';
import { overlays } from './look/overlays.ts';
import { zones } from './look/zones.ts';
import { VERBS } from './rules/names.ts';
import { TABLE } from './rules/steps.ts';
import type { Armageddon } from './state.ts';
import { msg } from './i18n/msg.ts';
import type { World } from './world.ts';

type S = Armageddon;

const terrains: readonly TerrainLook[] = [
  ...TERRAINS.map(({ id, glyph }) => ({ id, name: msg(`terrain.${id}`), glyph })),
  { id: 'unknown', name: msg('terrain.unknown'), glyph: '?' },
];

export const makeLook = (world: World): Look<S> => ({
  terrains,
  terrainOf: (s, n) => (s.terrain[n] >= 0 ? s.terrain[n] : TERRAINS.length),
  terrainIsFixed: false,
  counters,
  nodeOf: nodeOfUnit,
  harms: ['damaged', 'stunned', 'hungry'].map((id) => `condition.${id}`),
  attacks: ['rolled'],
  losses: ['destroyed', 'killed'],
  moments,
  markers,
  ...stepLook(VERBS, TABLE),
  goal,
  panel,
  plan: { show: plan },
  zones: { show: zones },
  overlays,
  charts: chartsOf(world.prints),
  catalogue: catalogueOf(world.prints),
  icons,
  cards: facesIn(world.prints),
  art,
});

function panel(s: S): PanelLine[] {
  return [
    { label: msg('panel.round'), value: String(s.round) },
    ...s.world.sides.map(({ id }, side) => ({
      label: msg(`side.${id as 'red'}`),
      value: msg('panel.side', {
        faction: msg(`faction.${s.world.factions[side].id as 'compact'}`),
        ap: s.ap[side],
        hand: s.handSize[side],
        deck: s.deckSize[side],
        tactics: s.tacticsSize[side],
      }),
      side,
      tally: `${s.ap[side]}`,
    })),
    ...s.world.sides.flatMap((_, side) => stockLine(s, side)),
  ];
}

/** [1.2] Visible to its owner only. */
function stockLine(s: S, side: number): PanelLine[] {
  const at = (i: number) => s.stock[side * RESOURCES.length + i];
  if (at(0) < 0) return [];
  const amounts = Object.fromEntries(RESOURCES.map((name, i) => [name, at(i)]));
  return [
    {
      label: msg('panel.stock.of', { by: sideNoun(side) }),
      value: msg('panel.stock', amounts),
      amounts: stockOf(RESOURCES.map((_, i) => at(i))),
      side,
      isPinned: true,
    },
  ];
}
