/** How the game is shown: data and sentences, no drawing. */
import type { CounterLook, Look, MarkerLook, PanelLine } from '../../kernel/look.ts';
import { NONE } from '../../kernel/state.ts';
import { charts } from './data/charts.ts';
import { BOARD, BRAINS, TERRAIN, TERRAINS } from './data/map.ts';
import { PATTERN_C, PATTERNS } from './data/patterns.ts';
import { ANNIHILATOR, HUMAN, SQUADS, UNITS } from './data/units.ts';
import { overlays } from './look-overlays.ts';
import { pathOf, previewOf } from './look-preview.ts';
import { actionLabel, phaseName, prompt, robotsLeft, sentences, unitName } from './look-words.ts';
import { describePattern } from './rules/08-demolition.ts';
import { STEP } from './rules/names.ts';
import {
  type AnnihilatorState,
  chargesOf,
  chargesSet,
  isAlive,
  isDue,
  isHuman,
  isMarked,
  sideOf,
  typeOf,
} from './state.ts';

type S = AnnihilatorState;

/** Robots below squads, and the unit under way on top of all. */
function counters(s: S): CounterLook[] {
  const moving = focus(s).unit;
  const order = [...UNITS.keys()].filter((u) => isAlive(s, u)).reverse();
  order.sort((a, b) => Number(a === moving) - Number(b === moving));
  return order.map((u) => {
    const { id, attack, defence, move } = typeOf(s, u);
    const charges = chargesOf(s, u);
    return {
      unit: u,
      node: s.hex[u],
      side: sideOf(u),
      type: id,
      name: unitName(s, u),
      values: `${attack}-${defence}-${move}`,
      figures: `attack ${attack}, defence ${defence}, movement ${move}${chargeWords(charges)}`,
      conditions: conditions(s, u),
      badge: charges > 0 ? String(charges) : '',
      facing: -1,
    };
  });
}

const chargeWords = (charges: number): string =>
  charges === 0 ? '' : `, ${charges} ${charges === 1 ? 'charge' : 'charges'}`;

function conditions(s: S, u: number): string[] {
  const done = isMovement(s) ? 'has moved' : 'has acted';
  return [...(s.disrupted[u] ? ['disrupted'] : []), ...(s.acted[u] ? [done] : [])];
}

const MOVEMENT: readonly number[] = [
  STEP['human.move'],
  STEP['robot.move'],
  STEP['human.advance'],
  STEP['robot.advance'],
];
const isMovement = (s: S): boolean => MOVEMENT.includes(s.ints[1]);

const MARKERS = [
  undefined,
  { type: 'ob-pas', name: 'obstructed passable' },
  { type: 'clear', name: 'clear' },
  { type: 'ship', name: 'Assault Ship' },
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
  const text = String(s.dropped[n]);
  return { node: n, type: 'dropped', name: `${text} charges left behind`, text, facing: -1 };
}

function chargeLook(s: S, i: number): MarkerLook {
  const [pattern, direction] = [s.chargePattern[i], s.chargeDirection[i]];
  const when = isDue(s, i) ? 'goes off this turn' : 'goes off next turn';
  return {
    node: s.chargeHex[i],
    type: 'charge',
    name: `charge, pattern ${describePattern(pattern, direction)}, ${when}`,
    text: PATTERNS[pattern],
    facing: pattern === PATTERN_C ? -1 : direction,
  };
}

function panel(s: S): PanelLine[] {
  const carried = Array.from({ length: SQUADS }, (_, u) => chargesOf(s, u));
  const lying = s.dropped.reduce((sum, lot) => sum + lot, 0);
  const charges = `${carried.reduce((a, b) => a + b)} carried, ${chargesSet(s)} set`;
  return [
    { label: 'Turn', value: String(s.turn) },
    { label: 'Step', value: phaseName(s) },
    { label: 'Squads', value: squadsLeft(s), side: HUMAN, tally: `${aliveOf(s, HUMAN).length}` },
    { label: 'Charges', value: lying > 0 ? `${charges}, ${lying} dropped` : charges, side: HUMAN },
    {
      label: 'Robots',
      value: robotsLeft(s),
      side: ANNIHILATOR,
      tally: `${aliveOf(s, ANNIHILATOR).length}`,
    },
    { label: 'Mind weapon', value: mindWords(s), side: ANNIHILATOR },
    {
      label: 'Brain core',
      value: `${BRAINS.filter((n) => isMarked(s, n)).length} of ${BRAINS.length} hexes destroyed`,
    },
  ];
}

const aliveOf = (s: S, side: number): number[] =>
  [...UNITS.keys()].filter((u) => isHuman(u) === (side === HUMAN) && isAlive(s, u));

function squadsLeft(s: S): string {
  const alive = aliveOf(s, HUMAN);
  const assault = alive.filter((u) => typeOf(s, u).id === 'assault').length;
  return `${assault} Assault, ${alive.length - assault} Demolition`;
}

function mindWords(s: S): string {
  if (!s.world.mindWeapon) return 'not in play';
  return s.mindUsed ? 'used this turn' : 'ready';
}

/** The unit and the hex that the present decision is about. */
function focus(s: S): { unit: number; node: number } {
  const none = { unit: NONE, node: NONE };
  switch (s.step) {
    case STEP['setup.robots']:
      return { unit: s.arg(0), node: NONE };
    case STEP['human.move.to']:
    case STEP['human.advance.to']:
    case STEP['robot.move.to']:
    case STEP['robot.advance.to']:
    case STEP['auto-defend.roll']:
    case STEP.recovery:
    case STEP['recovery.roll']:
    case STEP['demolition.at']:
      return { unit: s.arg(0), node: s.hex[s.arg(0)] };
    case STEP['demolition.pattern']:
    case STEP['demolition.direction']:
      return { unit: s.arg(0), node: s.arg(1) };
    case STEP['human.combat.roll']:
    case STEP['robot.combat.roll']:
    case STEP['mind.roll']:
      return { unit: NONE, node: s.arg(0) };
    case STEP['demolition.blast']:
      return { unit: NONE, node: s.chargeHex[s.arg(0)] };
    default:
      return none;
  }
}

export const look: Look<S> = {
  terrains: TERRAINS,
  terrainOf: (_, n) => TERRAIN[n],
  terrainIsFixed: true,
  counters,
  markers,
  prompt,
  actionLabel,
  focus,
  path: pathOf,
  preview: previewOf,
  panel,
  overlays,
  charts,
  log: sentences,
  art: 'annihilator',
};
