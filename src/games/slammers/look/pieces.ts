/** Counters and markers in the current position. */
import type { CounterLook, MarkerLook } from '../../../kernel/look/look.ts';
import type { Message } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { type Colour, COLOURS, type Ratings, type UnitKind, type UnitType } from '../data/units.ts';
import { commanderOf, hasElectronics, hasGas, kindOf, ratingsOf } from '../rules/units.ts';
import { STEP } from '../rules/names.ts';
import { SECTION } from '../rules/sequence.ts';
import { BLOWN_UP, DEAD, DISRUPTED, ELIMINATED, type Slammers } from '../state.ts';
import { unitName } from '../world.ts';
import { msg } from '../i18n/msg.ts';

type S = Slammers;

/** Colour number of each army, from the colours shared by all games. */
export const COLOUR_NUMBERS: Readonly<Record<Colour, number>> = {
  green: 2,
  tan: 5,
  red: 0,
  blue: 1,
};

/** Returns a unit's hex, or the box of its colour if it is waiting; negative if it is out of play. */
export const nodeOfUnit = (s: S, u: number): number =>
  s.at[u] === NONE ? s.world.box[s.world.colour[u]] : s.at[u];

/**
 * Returns the units on the map and those waiting in the box of their colour. A carried or towed unit comes directly
 * below the unit that carries it.
 */
export function counters(s: S): CounterLook[] {
  return stackOrder(s).flatMap((u): CounterLook[] => {
    const at = nodeOfUnit(s, u);
    return at < 0 ? [] : [counter(s, u, at)];
  });
}

/** [R6] Returns the eliminated units. */
export const lost = (s: S): CounterLook[] =>
  [...s.at.keys()]
    .filter((u) => s.at[u] === DEAD)
    .map((u) => ({ ...counter(s, u, NONE), conditions: [] }));

function stackOrder(s: S): number[] {
  const cargo = new Map<number, number>();
  for (let u = 0; u < s.carrier.length; u++) if (s.carrier[u] !== NONE) cargo.set(s.carrier[u], u);
  const down = (u: number): number[] => {
    const carried = cargo.get(u);
    return carried === undefined ? [u] : [...down(carried), u];
  };
  return [...s.at.keys()].flatMap((u) => (s.carrier[u] === NONE ? down(u) : []));
}

/** [13.8] Returns an attack as counters print it. */
const attackText = ({ calliope }: UnitKind, attack: number): string =>
  calliope ? 'S' : String(attack);

/** Returns attack, defence, range and movement as counters print them. */
export const printedValues = (kind: UnitType, ratings: Ratings = kind): string =>
  `${attackText(kind, ratings.attack)}-${ratings.defence}-${ratings.range}-${ratings.movement}`;

/** Returns the counter of a unit on a node. */
export function counter(s: S, u: number, at: number): CounterLook {
  const kind = kindOf(s, u);
  const { attack, defence, range, movement } = ratingsOf(s, u);
  const colour = COLOURS[s.world.colour[u]];
  const shown = attackText(kind, attack);
  return {
    unit: u,
    node: at,
    side: commanderOf(s, u),
    colour: COLOUR_NUMBERS[colour],
    type: faceOf(s, u),
    name: msg('unit.named', {
      name: unitName(colour, kind.id, s.world.number[u]),
      id: s.world.units[u].id,
    }),
    values: printedValues(kind, ratingsOf(s, u)),
    figures: msg('unit.figures', { attack: shown, defence, range, movement, class: kind.class }),
    conditions: conditionsOf(s, u),
    badge: `${hasGas(s, u) ? 'G' : ''}${hasElectronics(s, u) ? 'E' : ''}`,
    facing: NONE,
  };
}

/** Returns the key of a unit's picture. */
const faceOf = (s: S, u: number): string =>
  s.mounted[u] ? `${kindOf(s, u).id}-mounted` : pictureOf(kindOf(s, u));

/** Returns the key of the picture of an unmounted type. */
export const pictureOf = ({ id, propulsion }: UnitKind): string =>
  propulsion === 'hover' && ON_TRACKS_TOO.has(id) ? `${id}-hover` : id;

/** Kinds that are tracked or wheeled in some armies, and hover in others. */
const ON_TRACKS_TOO: ReadonlySet<string> = new Set(['SA', 'SC']);

function conditionsOf(s: S, u: number): Message[] {
  const riding = kindOf(s, u).towable ? 'condition.towed' : 'condition.riding';
  return [
    ...(s.disrupted[u] ? [msg('condition.disrupted')] : []),
    ...(s.mark[u] === DISRUPTED ? [msg('condition.to-disrupt')] : []),
    ...(s.mark[u] === ELIMINATED ? [msg('condition.to-eliminate')] : []),
    ...(s.mounted[u] ? [msg('condition.mounted')] : []),
    ...(s.carrier[u] !== NONE ? [msg(riding)] : []),
    ...(s.inside[u] ? [msg('condition.inside')] : []),
    ...(s.jammed[u] ? [msg('condition.jammed')] : []),
    ...(s.moved[u] && s.section === SECTION.movement ? [msg('condition.moved')] : []),
    ...(s.fired[u] && s.section > SECTION.movement ? [msg('condition.fired')] : []),
  ];
}

/** Returns the markers on the map, the fires, and the subject of the current step. */
export function markers(s: S): MarkerLook[] {
  return [...groundMarkers(s), ...fireMarkers(s), ...pendingMarkers(s)];
}

type Lying = 'rubble' | 'fortress' | 'blown-up' | 'smoke' | 'burning' | 'zone' | 'aim';

const marker = (node: number, type: Lying): MarkerLook => ({
  node,
  type,
  name: msg(`marker.${type}`),
  text: '',
  facing: NONE,
});

/** [20.4] [22.2] [44.3] Returns markers of rubble, fortresses and containers. */
function groundMarkers(s: S): MarkerLook[] {
  const list: MarkerLook[] = [];
  for (let n = 0; n < s.world.hexes; n++) {
    if (s.rubble[n]) list.push(marker(n, 'rubble'));
    if (s.fortress[n]) list.push(marker(n, s.fortress[n] === BLOWN_UP ? 'blown-up' : 'fortress'));
    const count = s.spiceAt.filter((at) => at === n).length;
    if (count > 0) list.push(spice(n, count));
  }
  return list;
}

const spice = (node: number, n: number): MarkerLook => ({
  node,
  type: 'spice',
  name: msg('marker.spice', { n }),
  text: `${n}`,
  facing: NONE,
});

/**
 * [R2] Returns a marker for each hex with units that will be removed at the end of the player turn, and for other
 * hexes hit in it.
 */
function fireMarkers(s: S): MarkerLook[] {
  const burning = new Set<number>();
  for (let u = 0; u < s.at.length; u++)
    if (s.at[u] >= 0 && s.mark[u] === ELIMINATED) burning.add(s.at[u]);
  const hexes = [...Array(s.world.hexes).keys()];
  return hexes.flatMap((n) => {
    if (burning.has(n)) return [marker(n, 'burning')];
    return s.struck[n] || s.starred[n] || s.razed[n] ? [marker(n, 'smoke')] : [];
  });
}

/** [7.2] Returns markers for the zone of a pending drop, and for the hex of an attack under construction. */
function pendingMarkers(s: S): MarkerLook[] {
  const zone = ZONED.find((step) => step === s.step);
  if (zone !== undefined) return [marker(s.frame<string>(zone).zone, 'zone')];
  const aim = AIMED.find((step) => s.isPending(step));
  return aim === undefined ? [] : [marker(s.frame<string>(aim).hex, 'aim')];
}

const ZONED = [STEP['drop.course'], STEP['drop.way'], STEP['drop.far']] as const;
const AIMED = [
  STEP['strike.guns'],
  STEP['strike.roll'],
  STEP['direct.targets'],
  STEP['direct.guns'],
  STEP['attack.roll'],
  STEP['assault.targets'],
  STEP['assault.units'],
] as const;
