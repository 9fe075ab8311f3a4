/** How the game is shown: data and sentences, no drawing. */
import type { Frame } from '../../kernel/frames.ts';
import type { CounterLook, Look, MarkerLook, PanelLine } from '../../kernel/look.ts';
import { NONE } from '../../kernel/state.ts';
import { art } from './art.ts';
import { charts } from './data/charts.ts';
import { BOARD, BRAINS, TERRAIN, TERRAINS } from './data/map.ts';
import { PATTERN_C, PATTERNS } from './data/patterns.ts';
import { ANNIHILATOR, HUMAN, SQUADS, UNITS } from './data/units.ts';
import { blastOf, chargeWords, lotWords, riskWords } from './look-charges.ts';
import { overlays } from './look-overlays.ts';
import { pathOf, previewOf } from './look-preview.ts';
import {
  actionLabel,
  charges,
  phaseName,
  prompt,
  quietWords,
  robotsLeft,
  sentences,
  unitName,
} from './look-words.ts';
import { FIGHTS, ONE_UNIT, STEP, WAYS } from './rules/names.ts';
import {
  type AnnihilatorState,
  chargesOf,
  chargesSet,
  frameAmong,
  isAlive,
  isHuman,
  isMarked,
  phaseStep,
  QUIET_TURNS,
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
    const carried = chargesOf(s, u);
    return {
      unit: u,
      node: s.hex[u],
      side: sideOf(u),
      type: id,
      name: unitName(s, u),
      values: `${attack}-${defence}-${move}`,
      figures: `attack ${attack}, defence ${defence}, movement ${move}${carried > 0 ? `, ${charges(carried)}` : ''}`,
      conditions: conditions(s, u),
      badge: carried > 0 ? String(carried) : '',
      facing: -1,
    };
  });
}

function conditions(s: S, u: number): string[] {
  const done = isMovement(s) ? 'has moved' : 'has acted';
  return [
    ...(s.disrupted[u] ? ['disrupted'] : []),
    ...(s.met[u] ? ['has met robots'] : []),
    ...(s.acted[u] ? [done] : []),
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
  const name = lotWords(s, n);
  return { node: n, type: 'dropped', name, text: String(s.dropped[n]), facing: -1, glyph: '%' };
}

function chargeLook(s: S, i: number): MarkerLook {
  const [pattern, direction] = [s.chargePattern[i], s.chargeDirection[i]];
  return {
    node: s.chargeHex[i],
    type: 'charge',
    name: `charge, ${chargeWords(s, i)}`,
    text: PATTERNS[pattern],
    facing: pattern === PATTERN_C ? -1 : direction,
    glyph: '*',
  };
}

function panel(s: S): PanelLine[] {
  const carried = Array.from({ length: SQUADS }, (_, u) => chargesOf(s, u));
  const lying = s.dropped.reduce((sum, lot) => sum + lot, 0);
  const supply = `${carried.reduce((a, b) => a + b)} carried, ${chargesSet(s)} set`;
  return [
    { label: 'Turn', value: String(s.turn) },
    { label: 'Step', value: phaseName(s) },
    { label: 'Squads', value: squadsLeft(s), side: HUMAN, tally: `${aliveOf(s, HUMAN).length}` },
    { label: 'Charges', value: lying > 0 ? `${supply}, ${lying} dropped` : supply, side: HUMAN },
    {
      label: 'Robots',
      value: robotsLeft(s),
      side: ANNIHILATOR,
      tally: `${aliveOf(s, ANNIHILATOR).length}`,
    },
    { label: 'Mind weapon', value: mindWords(s), side: ANNIHILATOR },
    ...(s.world.mindWeapon ? [] : [{ label: 'Quiet turns', value: quietCount(s) }]),
    {
      label: 'Brain core',
      value: `${BRAINS.filter((n) => isMarked(s, n)).length} of ${BRAINS.length} hexes destroyed`,
    },
    ...chargeLines(s),
    ...lotLines(s),
  ];
}

/** [8.1] Every charge that is set: what it will hit, when, and who stands there now. */
function chargeLines(s: S): PanelLine[] {
  return Array.from({ length: chargesSet(s) }, (_, i) => {
    const hexes = blastOf(s, i).map((n) => BOARD.labels[n]);
    const value = `${chargeWords(s, i)}; hexes ${hexes.join(' ')}${riskWords(s, i)}`;
    return { label: `Charge in ${BOARD.labels[s.chargeHex[i]]}`, value, side: HUMAN };
  });
}

/** [8.5] Every lot of charges that lies about. */
function lotLines(s: S): PanelLine[] {
  const lots = [...s.dropped.keys()].filter((n) => s.dropped[n] > 0);
  return lots.map((n) => ({
    label: `Dropped in ${BOARD.labels[n]}`,
    value: lotWords(s, n),
    side: HUMAN,
  }));
}

const aliveOf = (s: S, side: number): number[] =>
  [...UNITS.keys()].filter((u) => isHuman(u) === (side === HUMAN) && isAlive(s, u));

function squadsLeft(s: S): string {
  const alive = aliveOf(s, HUMAN);
  const assault = alive.filter((u) => typeOf(s, u).id === 'assault').length;
  return `${assault} Assault, ${alive.length - assault} Demolition`;
}

/** [R20] Turns that have passed without anything that counts, of those that end the game. */
const quietCount = (s: S): string =>
  `${Math.max(0, s.quiet - 1)} of ${QUIET_TURNS}${quietWords(s).replace(' Unless', ': unless')}`;

function mindWords(s: S): string {
  if (!s.world.mindWeapon) return 'not in play';
  return s.mindUsed ? 'used this turn' : 'ready';
}

/** The unit and the hex that the present decision is about. */
function focus(s: S): { unit: number; node: number } {
  const one = frameAmong(s, WAYS) ?? frameAmong(s, ONE_UNIT);
  if (one) return { unit: one.unit, node: s.hex[one.unit] };
  const fight = frameAmong(s, FIGHTS);
  if (fight) return { unit: NONE, node: fight.hex };
  switch (s.step) {
    case STEP['setup.robots']:
      return { unit: s.frame(STEP['setup.robots']).unit, node: NONE };
    case STEP['demolition.pattern']:
      return focusOn(s.frame(STEP['demolition.pattern']));
    case STEP['demolition.direction']:
      return focusOn(s.frame(STEP['demolition.direction']));
    case STEP['demolition.blast']:
      return { unit: NONE, node: s.chargeHex[s.frame(STEP['demolition.blast']).charge] };
    default:
      return { unit: NONE, node: NONE };
  }
}

const focusOn = ({ unit, hex }: Frame<'unit' | 'hex'>) => ({ unit, node: hex });

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
  art,
};
