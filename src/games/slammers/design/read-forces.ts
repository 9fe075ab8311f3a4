/** [24.1] Reads the forces of a document, each on its own. */
import { ruleRef } from '../../../kernel/text/message.ts';
import { LESSER } from '../data/buying.ts';
import { unitsOf } from '../data/prices.ts';
import { BARRED, LAKE_HEX, RIVER, SWAMP_HEX } from '../data/terrain.ts';
import {
  COLOURS,
  type Colour,
  COUNTERS,
  isAmphibious,
  isArtillery,
  SHOWN_BY,
  takesElectronics,
  kindIn,
  UNIT_IDS,
  type UnitId,
  type UnitKind,
} from '../data/units.ts';
import type { Values } from '../data/values.ts';
import { isOuter } from '../ground/areas.ts';
import type { Ground } from '../ground/ground.ts';
import type { CostTable } from '../ground/reach.ts';
import { msg } from '../i18n/msg.ts';
import { costOf } from './costs.ts';
import {
  ARRIVALS,
  type DesignedForce,
  type DesignedGroup,
  MOST_GROUPS,
  MOST_POINTS,
  MOST_TURNS,
  ROLES,
} from './document.ts';
import { bad, readFlag, readList, readRecord, readWhole, readWord, readWords } from './fields.ts';
import { hexesOfWords, readHexes } from './hexes.ts';
import { countsOf } from './scenario.ts';

const R75 = ruleRef('R75');
const FIELDS = [
  'colour',
  'player',
  'party',
  'setsUp',
  'moves',
  'role',
  'points',
  'buys',
  'morale',
  'gas',
  'electronics',
  'fortresses',
  'groups',
];
const [FEWEST, MOST] = [6, 9];

/** The map that units are placed on, and its movement costs. */
export interface DocumentField {
  readonly ground: Ground;
  readonly costs: CostTable;
  /** [44.6] Whether carriers and armoured cars are amphibious. */
  readonly amphibious: boolean;
}

/** Returns the kinds that a colour can buy, in the chart's order, including [24.9] the inferior ones. */
export const kindsOf = (colour: Colour): UnitId[] =>
  UNIT_IDS.filter((id) => COUNTERS[colour][counterOf(id)] !== undefined && isListed(id));

/** [24.6] Excludes buses, which are bought as inferior armoured cars. */
const isListed = (id: UnitId): boolean =>
  SHOWN_BY[id] === undefined || Object.values(LESSER).some((lesser) => lesser.id === id);

/** Returns the kind whose counters represent a kind. */
export const counterOf = (id: UnitId): UnitId => SHOWN_BY[id] ?? id;

/** Reads a force and checks everything that does not depend on other forces. */
export function readForce(raw: unknown, at: string, field: DocumentField): DesignedForce {
  const record = readRecord(raw, at, FIELDS);
  const colour = readWord(record.colour, `${at}.colour`, COLOURS);
  const force = {
    colour,
    player: readWord(record.player ?? colour, `${at}.player`, COLOURS),
    party: readWhole(record.party, `${at}.party`, 1, COLOURS.length),
    setsUp: readWhole(record.setsUp, `${at}.setsUp`, 1, COLOURS.length),
    moves: readWhole(record.moves, `${at}.moves`, 1, COLOURS.length),
    role: readWord(record.role ?? 'neither', `${at}.role`, ROLES),
    points: readWhole(record.points, `${at}.points`, 1, MOST_POINTS),
    ...(record.buys === undefined
      ? readBought(record, at, colour, field)
      : readBuyer(record, at, field)),
  };
  return force;
}

/** [24.1] Reads a force that is bought at the table: it has an area and nothing else yet. */
function readBuyer(
  record: Readonly<Record<string, unknown>>,
  at: string,
  { ground }: DocumentField,
) {
  const field = ['morale', 'gas', 'electronics', 'fortresses', 'groups'].find((name) => {
    const value = record[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== USUAL[name];
  });
  if (field) throw bad(`${at}.${field}`, msg('fault.buys', { rule: ruleRef('24.1') }));
  return {
    buys: readHexes(record.buys, `${at}.buys`, ground),
    morale: MOST,
    gas: [],
    electronics: false,
    fortresses: 0,
    groups: [],
  };
}

/** Default values of a force. */
const USUAL: Readonly<Record<string, unknown>> = {
  morale: MOST,
  electronics: false,
  fortresses: 0,
};

function readBought(
  record: Readonly<Record<string, unknown>>,
  at: string,
  colour: Colour,
  field: DocumentField,
) {
  const bought = {
    morale: readWhole(record.morale ?? MOST, `${at}.morale`, FEWEST, MOST),
    gas: readWords(record.gas, `${at}.gas`, kindsOf(colour)),
    electronics: readFlag(record.electronics, `${at}.electronics`),
    fortresses: readWhole(record.fortresses ?? 0, `${at}.fortresses`, 0, 10),
    groups: readList(record.groups, `${at}.groups`, [1, MOST_GROUPS], (group, place) =>
      readGroup(group, place, colour, field),
    ),
  };
  checkCounters(bought.groups, at, colour);
  checkExtras(bought, at, colour);
  return bought;
}

function readGroup(raw: unknown, at: string, colour: Colour, field: DocumentField): DesignedGroup {
  const record = readRecord(raw, at, ['units', 'how', 'turn', 'area']);
  const units = readUnits(record.units, `${at}.units`, colour);
  const how = readWord(record.how, `${at}.how`, ARRIVALS);
  if (how !== 'enter' && record.turn !== undefined)
    throw bad(`${at}.turn`, msg('fault.turn', { rule: ruleRef('24.8') }));
  if (how !== 'drop' && record.area === undefined) throw bad(`${at}.area`, msg('fault.area'));
  const group: DesignedGroup = {
    units,
    how,
    ...(how === 'enter' && { turn: readWhole(record.turn ?? 1, `${at}.turn`, 1, MOST_TURNS) }),
    ...(record.area !== undefined && { area: readHexes(record.area, `${at}.area`, field.ground) }),
  };
  checkArrival(group, at, colour, field);
  return group;
}

/** Reads numbers of units by kind, in the chart's order; [24.1] at most as many as there are counters. */
function readUnits(raw: unknown, at: string, colour: Colour): DesignedGroup['units'] {
  const kinds = kindsOf(colour);
  const record = readRecord(raw, at, kinds);
  const counts = kinds.flatMap((id) => {
    const most = COUNTERS[colour][counterOf(id)] ?? 0;
    const n = readWhole(record[id] ?? 0, `${at}.${id}`, 0, most);
    return n > 0 ? [[id, n] as const] : [];
  });
  if (counts.length === 0) throw bad(at, msg('fault.units.none'));
  return Object.fromEntries(counts);
}

/** Checks that each kind can arrive this way and has a hex that it can be in. */
function checkArrival(
  { units, how, area }: DesignedGroup,
  at: string,
  colour: Colour,
  field: DocumentField,
): void {
  const { ground } = field;
  const hexes = area ? hexesOfWords(ground, area) : [];
  const inside = hexes.find((n) => !isOuter(ground, n));
  if (how === 'enter' && inside !== undefined)
    throw bad(
      `${at}.area`,
      msg('fault.hexes.outer', { at: ground.board.labels[inside], rule: R75 }),
    );
  for (const [id] of unitsOf({ units })) {
    const type = kindIn(colour, id);
    const kind = msg(`unit.${id}`);
    const place = `${at}.units.${id}`;
    // [7.1] [24.8] Only some kinds can drop.
    if (how === 'drop' && !type.drops)
      throw bad(place, msg('fault.units.drop', { kind, rule: ruleRef('7.1') }));
    // [9.6] Towed units cannot enter on their own.
    if (how === 'enter' && type.propulsion === 'towed')
      throw bad(place, msg('fault.units.towed', { kind, rule: ruleRef('9.6') }));
    if (how !== 'drop' && !hexes.some((n) => canBeOn(field, type, n)))
      throw bad(place, msg('fault.units.ground', { kind, rule: ruleRef('4.3') }));
  }
}

/** [4.3] [R25] Returns whether a kind can be in a hex. */
function canBeOn({ ground, costs, amphibious }: DocumentField, type: UnitKind, n: number): boolean {
  const { propulsion } = type;
  if (propulsion === 'towed') return ![LAKE_HEX, SWAMP_HEX, RIVER].includes(ground.terrain[n]);
  return costs[amphibious && isAmphibious(type) ? 'amphibious' : propulsion][n] !== BARRED;
}

/**
 * [D2] [24.9] Checks the number of counters over all groups; militia and buses use the counters of the better kind.
 */
function checkCounters(groups: readonly DesignedGroup[], at: string, colour: Colour): void {
  const counts = countsOf({ groups });
  for (const [id, lesser] of Object.entries(LESSER) as [UnitId, (typeof LESSER)['IN'] & {}][]) {
    if (!counts.has(id) || !counts.has(lesser.id)) continue;
    const key = lesser.buys === 'militia' ? 'fault.units.militia' : 'fault.units.buses';
    throw bad(placeOf(groups, at, lesser.id), msg(key, { rule: ruleRef('24.9') }));
  }
  for (const [id, n] of counts) {
    const most = COUNTERS[colour][counterOf(id)] ?? 0;
    if (n <= most) continue;
    const args = { most, colour: msg(`colour.${colour}`), rule: ruleRef('D2') };
    throw bad(placeOf(groups, at, id), msg('fault.units.counters', args));
  }
}

/** Returns the field of the last group with a kind. */
function placeOf(groups: readonly DesignedGroup[], at: string, id: UnitId): string {
  return `${at}.groups[${groups.findLastIndex(({ units }) => units[id])}].units.${id}`;
}

type Purchase = Pick<DesignedForce, 'groups' | 'gas' | 'electronics'>;

/**
 * [24.7] Checks that gas and electronics are bought only for kinds that are present. They apply to all units of the
 * kind.
 */
function checkExtras({ groups, gas, electronics }: Purchase, at: string, colour: Colour): void {
  const counts = countsOf({ groups });
  const args = { colour: msg(`colour.${colour}`), rule: ruleRef('24.7') };
  const idle = gas.find((id) => !counts.has(id) || !isArtillery(kindIn(colour, id)));
  if (idle !== undefined)
    throw bad(`${at}.gas`, msg('fault.gas', { ...args, kind: msg(`unit.${idle}`) }));
  const hasTanks = [...counts.keys()].some((id) => takesElectronics(kindIn(colour, id)));
  if (electronics && !hasTanks) throw bad(`${at}.electronics`, msg('fault.electronics', args));
}

/** [24.1] Checks that a force spends no more points than it has. */
export function checkPoints(values: Values, force: DesignedForce, at: string): void {
  const spent = costOf(values, force);
  if (spent > force.points)
    throw bad(
      `${at}.points`,
      msg('fault.points', { spent, points: force.points, rule: ruleRef('24.1') }),
    );
}
