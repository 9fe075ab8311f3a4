/** Description of the game for its display: data and messages, no drawing. */
import type { CounterLook, Look, MarkerLook } from '../../kernel/look/look.ts';
import { stepLook } from '../../kernel/look/step-look.ts';
import type { PanelLine } from '../../kernel/look/panel.ts';
import { side as sideNoun } from '../../kernel/text/message.ts';
import { NONE } from '../../kernel/state.ts';
import { art } from './art.ts';
import { charts } from './data/charts.ts';
import { SIDES } from './data/particles.ts';
import { goal } from './look/goal.ts';
import { overlays } from './look/overlays.ts';
import { timesStood } from './rules/00-repetition.ts';
import { closestCarrier } from './rules/06-exception.ts';
import { VERBS } from './rules/names.ts';
import { TABLE } from './rules/steps.ts';
import {
  type AnnihilationState,
  chargeOf,
  inFlight,
  nameOf,
  nodeOf,
  ownerOf,
  signOf,
} from './state.ts';
import { msg } from './i18n/msg.ts';

type S = AnnihilationState;
const TERRAINS = [
  'point',
  'emergence-white',
  'emergence-black',
  'tray-white',
  'tray-black',
] as const;

function terrainOf({ world }: S, n: number): number {
  if (n >= world.points) return n < world.points + world.units.length ? 3 : 4;
  return world.emergence.indexOf(n) + 1;
}

/** Returns all particles, also those in the trays; the one in flight lies on top. */
function counters(s: S): CounterLook[] {
  const flying = inFlight(s);
  const closest = [closestCarrier(s, 0), closestCarrier(s, 1)];
  const all = s.world.units.map((unit, u): CounterLook => {
    const conditions = [
      ...(closest.includes(u) ? [msg('condition.closest')] : []),
      ...(s.emitted[u] ? [msg('condition.emitted')] : []),
      ...(u === flying && s.place[u] !== NONE ? [msg('condition.flying')] : []),
      ...(s.place[u] === NONE ? [msg('condition.tray')] : []),
    ];
    return {
      unit: u,
      node: nodeOf(s, u),
      side: ownerOf(s, u),
      type: unit.type,
      name: nameOf(s, u),
      sign: signOf(s, u),
      values: String(chargeOf(s, u)),
      figures: msg('figures.charge', { n: chargeOf(s, u) }),
      conditions,
      badge: '',
      facing: -1,
    };
  });
  return all.sort((a, b) => Number(a.unit === flying) - Number(b.unit === flying));
}

const markers = ({ world }: S): MarkerLook[] =>
  world.emergence.map((node, side) => ({
    node,
    type: 'emergence',
    name: msg('marker.emergence', { side: sideNoun(side) }),
    text: world.board.labels[node],
    facing: -1,
  }));

function panel(s: S): PanelLine[] {
  const tray = (side: number) =>
    s.world.charge.filter((_, u) => s.place[u] === NONE && ownerOf(s, u) === side).sort();
  return [
    { label: msg('panel.turn'), value: String(s.turn) },
    { label: msg('panel.by'), value: msg(`side.${SIDES[s.side].id}`), side: s.side },
    ...SIDES.map((_, side) => ({
      label: msg('panel.score', { side: sideNoun(side) }),
      value: msg('panel.of', { n: s.score[side], all: s.world.target }),
      side,
      tally: `${s.score[side]}`,
    })),
    ...SIDES.map((_, side) => ({
      label: msg('panel.tray', { side: sideNoun(side) }),
      value: tray(side).join(' ') || msg('panel.empty'),
      side,
    })),
    {
      label: msg('panel.quiet'),
      value: msg('panel.of', { n: s.quiet, all: s.world.values.quiet }),
    },
    ...standings(s),
  ];
}

/**
 * [R18] Returns how often the position has occurred; empty during a turn that has scored, because all later positions
 * are new.
 */
function standings(s: S): PanelLine[] {
  const n = timesStood(s);
  if (n === 0) return [];
  const all = s.world.values.repetitions;
  return [{ label: msg('panel.stood'), value: msg('panel.of', { n, all }) }];
}

export const look: Look<S> = {
  terrains: [
    { id: TERRAINS[0], name: msg('terrain.point'), glyph: '·' },
    { id: TERRAINS[1], name: msg('terrain.emergence', { side: sideNoun(0) }), glyph: 'O' },
    { id: TERRAINS[2], name: msg('terrain.emergence', { side: sideNoun(1) }), glyph: 'O' },
    {
      id: TERRAINS[3],
      name: msg('terrain.tray', { side: sideNoun(0) }),
      glyph: ' ',
      namesPlaces: true,
    },
    {
      id: TERRAINS[4],
      name: msg('terrain.tray', { side: sideNoun(1) }),
      glyph: ' ',
      namesPlaces: true,
    },
  ],
  terrainOf,
  terrainIsFixed: true,
  counters,
  nodeOf,
  markers,
  ...stepLook(VERBS, TABLE),
  panel,
  goal,
  overlays,
  charts,
  art,
};
