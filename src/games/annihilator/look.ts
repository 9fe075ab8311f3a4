/** Description of the game for its display: data and messages, no drawing. */
import type { CounterLook, Look, MarkerLook } from '../../kernel/look/look.ts';
import { stepLook } from '../../kernel/look/step-look.ts';
import type { Message } from '../../kernel/text/message.ts';
import { NONE } from '../../kernel/state.ts';
import { art } from './art.ts';
import { makeCharts } from './data/charts.ts';
import { BOARD, TERRAIN, TERRAINS } from './data/map.ts';
import { PATTERN_C, PATTERNS } from './data/patterns.ts';
import { UNITS } from './data/units.ts';
import { chargeMessage, lotMessage } from './look/charges.ts';
import { goal } from './look/goal.ts';
import { overlays } from './look/overlays.ts';
import { moments } from './look/moments.ts';
import { panel } from './look/panel.ts';
import { askForRobot, robotsInRow } from './rules/04-setup.ts';
import { STEP, VERB, VERBS } from './rules/names.ts';
import { TABLE } from './rules/steps.ts';
import {
  type AnnihilatorState,
  chargesOf,
  chargesSet,
  isAlive,
  phaseStep,
  sideOf,
  typeOf,
  type World,
} from './state.ts';
import { unitName } from './i18n/phrases.ts';
import { msg } from './i18n/msg.ts';

type S = AnnihilatorState;

const decision = stepLook(VERBS, TABLE);

/** Returns the counters: robots below squads, and the moving unit on top of all. */
function counters(s: S): CounterLook[] {
  const moving = decision.focus(s).unit;
  const order = [...UNITS.keys()].filter((u) => isAlive(s, u)).reverse();
  order.sort((a, b) => Number(a === moving) - Number(b === moving));
  return order.map((u) => counter(s, u));
}

/**
 * Returns units that are eliminated, or take no part [D6]; empty before the first turn, while some are not set up yet.
 */
const lost = (s: S): CounterLook[] =>
  s.turn < 1 ? [] : [...UNITS.keys()].filter((u) => !isAlive(s, u)).map((u) => counter(s, u));

function counter(s: S, u: number): CounterLook {
  const { id, attack, defence, move } = typeOf(s, u);
  const carried = chargesOf(s, u);
  return {
    unit: u,
    node: s.hex[u],
    side: sideOf(u),
    type: id,
    name: unitName(s, u),
    values: `${attack}-${defence}-${move}`,
    figures: msg('counter.figures', { attack, defence, move, n: carried }),
    conditions: isAlive(s, u) ? conditions(s, u) : [],
    badge: carried > 0 ? String(carried) : '',
    facing: -1,
  };
}

function conditions(s: S, u: number): Message[] {
  const done = isMovement(s) ? 'condition.moved' : 'condition.acted';
  return [
    ...(s.disrupted[u] ? [msg('condition.disrupted')] : []),
    ...(s.met[u] ? [msg('condition.met')] : []),
    ...(s.acted[u] ? [msg(done)] : []),
  ];
}

const MOVEMENT: readonly number[] = [
  STEP['human.move'],
  STEP['robot.move'],
  STEP['human.advance'],
  STEP['robot.advance'],
];
const isMovement = (s: S): boolean => MOVEMENT.includes(phaseStep(s));

const MARKERS = [
  undefined,
  { type: 'ob-pas', name: msg('marker.ob-pas') },
  { type: 'clear', name: msg('marker.clear') },
  { type: 'ship', name: msg('marker.ship') },
] as const;

function markers(s: S): MarkerLook[] {
  const looks: MarkerLook[] = [];
  for (let n = 0; n < BOARD.size; n++) {
    const ground = MARKERS[s.marker[n]];
    if (ground) looks.push({ node: n, ...ground, text: '', facing: -1 });
    if (s.dropped[n] > 0) looks.push(droppedLook(s, n));
  }
  for (let i = 0; i < chargesSet(s); i++) looks.push(chargeLook(s, i));
  return looks;
}

function droppedLook(s: S, n: number): MarkerLook {
  const name = lotMessage(s, n);
  return { node: n, type: 'dropped', name, text: String(s.dropped[n]), facing: -1, glyph: '%' };
}

function chargeLook(s: S, i: number): MarkerLook {
  const [pattern, direction] = [s.chargePattern[i], s.chargeDirection[i]];
  return {
    node: s.chargeHex[i],
    type: 'charge',
    name: msg('marker.charge', { charge: chargeMessage(s, i) }),
    text: PATTERNS[pattern],
    facing: pattern === PATTERN_C ? -1 : direction,
    glyph: '*',
  };
}

export const makeLook = (world: World): Look<S> => ({
  terrains: TERRAINS.map((terrain) => ({ ...terrain, name: msg(`terrain.${terrain.id}`) })),
  terrainOf: (_, n) => TERRAIN[n],
  terrainIsFixed: true,
  counters,
  nodeOf: (s, u) => (isAlive(s, u) ? s.hex[u] : NONE),
  lost,
  harms: ['condition.disrupted'],
  attacks: ['combat', 'mind'],
  moments,
  markers,
  ...decision,
  setUp: {
    verb: VERB.place,
    units: robotsInRow,
    counter,
    ask: askForRobot,
    put(s, u, n) {
      s.hex[u] = n;
    },
  },
  panel,
  goal,
  overlays,
  charts: makeCharts(world.types, world.tables),
  art,
});
