/** How the game is shown: data and sentences, no drawing. */
import type { CounterLook, Look, MarkerLook, PanelLine } from '../../kernel/look.ts';
import { NONE } from '../../kernel/state.ts';
import { art } from './art.ts';
import { charts } from './data/charts.ts';
import { QUIET_TURNS } from './data/limits.ts';
import { SIDES } from './data/particles.ts';
import { overlays } from './look-overlays.ts';
import { pathOf, previewOf } from './look-preview.ts';
import { actionLabel, prompt, sideName } from './look-words.ts';
import { REPETITION_LIMIT, timesStood } from './rules/00-repetition.ts';
import { closestCarrier } from './rules/06-exception.ts';
import {
  type AnnihilationState,
  chargeOf,
  inFlight,
  nameOf,
  nodeOf,
  ownerOf,
  signOf,
} from './state.ts';

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

/** All particles, those in the trays too; the one in flight lies on top. */
function counters(s: S): CounterLook[] {
  const flying = inFlight(s);
  const closest = [closestCarrier(s, 0), closestCarrier(s, 1)];
  const all = s.world.units.map((unit, u): CounterLook => {
    const conditions = [
      ...(closest.includes(u) ? ["closest to the opponent's emergence"] : []),
      ...(s.emitted[u] ? ['has emitted'] : []),
      ...(u === flying && s.place[u] !== NONE ? ['in flight'] : []),
      ...(s.place[u] === NONE ? ['in the tray'] : []),
    ];
    return {
      unit: u,
      node: nodeOf(s, u),
      side: ownerOf(s, u),
      type: unit.type,
      name: nameOf(s, u),
      sign: signOf(s, u),
      values: String(chargeOf(s, u)),
      figures: `charge ${chargeOf(s, u)}`,
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
    name: `${sideName(side)}'s point of emergence`,
    text: world.board.labels[node] as string,
    facing: -1,
  }));

function panel(s: S): PanelLine[] {
  const tray = (side: number) =>
    s.world.charge.filter((_, u) => s.place[u] === NONE && ownerOf(s, u) === side).sort();
  return [
    { label: 'Turn', value: String(s.turn) },
    { label: 'On turn', value: sideName(s.side), side: s.side },
    ...SIDES.map(({ name }, side) => ({
      label: `${name}'s score`,
      value: `${s.score[side]} of ${s.world.target}`,
      side,
      tally: `${s.score[side]}`,
    })),
    ...SIDES.map(({ name }, side) => ({
      label: `${name}'s Ex Nihilo tray`,
      value: tray(side).join(' ') || 'empty',
      side,
    })),
    { label: 'Quiet turns', value: `${s.quiet} of ${QUIET_TURNS}` },
    { label: 'Times this position stood', value: `${timesStood(s)} of ${REPETITION_LIMIT}` },
  ];
}

export const look: Look<S> = {
  terrains: [
    { id: TERRAINS[0], name: 'location point', glyph: '·' },
    { id: TERRAINS[1], name: "White's point of emergence", glyph: 'O' },
    { id: TERRAINS[2], name: "Black's point of emergence", glyph: 'O' },
    { id: TERRAINS[3], name: "White's Ex Nihilo tray", glyph: ' ' },
    { id: TERRAINS[4], name: "Black's Ex Nihilo tray", glyph: ' ' },
  ],
  terrainOf,
  terrainIsFixed: true,
  counters,
  markers,
  prompt,
  actionLabel,
  focus(s) {
    const u = inFlight(s);
    return { unit: u, node: u === NONE ? NONE : nodeOf(s, u) };
  },
  path: pathOf,
  preview: previewOf,
  panel,
  overlays,
  charts,
  log: {
    place: '{u:unit:name} is placed on {at:node}.',
    emit: '{u:unit:name} emits its charge: force {n}.',
    strike: '{u:unit:name} takes {at:node} and strikes {v:unit:met} with force {n}.',
    driven: '{u:unit:name} is driven to {at:node}.',
    meet: '{u:unit:name} meets {v:unit:met} on {at:node}{how}.',
    rest: '{u:unit:name} ends its motion on {at:node}.',
    annihilated: '{u:unit:name} is annihilated on {at:node} and goes to the tray of {to:side}.',
    score: '{by:side} scores {n} for {u:unit:name}.',
    pass: '{by:side} has no action and passes.',
    end: '{reason} {result}, {white} to {black} (White first).',
  },
  art,
};
