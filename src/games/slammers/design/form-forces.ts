/** [24.1] Forces in the form: commanders, purchases with the points left, and arrival. */
import type { FormField, FormSection, NumberField, Path } from '../../../kernel/setup/design.ts';
import type { Json } from '../../../kernel/setup/setup.ts';
import { moralePrice, MORALES, unitsOf } from '../data/prices.ts';
import { priceIn, unitTypesOf } from '../data/unit-types.ts';
import {
  armyOf,
  COLOURS,
  COUNTERS,
  isArtillery,
  MARKERS,
  takesElectronics,
  kindIn,
  UNIT_KINDS,
  type UnitId,
} from '../data/units.ts';
import type { Values } from '../data/values.ts';
import type { Ground } from '../ground/ground.ts';
import { msg } from '../i18n/msg.ts';
import { COLOUR_NUMBERS, pictureOf, printedValues } from '../look/pieces.ts';
import { adviceOn } from './advice.ts';
import { costOf } from './costs.ts';
import {
  ARRIVALS,
  type DesignDocument,
  type DesignedForce,
  type DesignedGroup,
  MOST_GROUPS,
  MOST_POINTS,
  MOST_TURNS,
  ROLES,
} from './document.ts';
import { choice, colourChoice, colourName, hexesField } from './form-parts.ts';
import { counterOf, kindsOf } from './read-forces.ts';
import { countsOf } from './scenario.ts';

/** Returns the section of all forces, with advice on their sizes. */
export function forcesSection(
  { forces }: DesignDocument,
  ground: Ground,
  values: Values,
): FormSection {
  const absent = COLOURS.filter((colour) => !forces.some((force) => force.colour === colour));
  return {
    id: 'forces',
    title: msg('design.forces'),
    rule: '24.1',
    fields: [],
    notes: adviceOn(values, forces),
    sections: forces.map((_, i) => forceSection(forces, i, ground, values)),
    additions: absent.map((colour) => ({
      label: msg('design.add-force', { colour: colourName(colour) }),
      at: ['forces'],
      value: freshForce(forces, colour) as unknown as Json,
    })),
  };
}

/** [24.3] Points of a new force. */
const USUAL_POINTS = 750;

/** Creates a force without units that is an enemy of all others. */
function freshForce(forces: readonly DesignedForce[], colour: DesignedForce['colour']) {
  const next = (of: (force: DesignedForce) => number): number =>
    Math.min(COLOURS.length, 1 + Math.max(0, ...forces.map(of)));
  const force: DesignedForce = {
    colour,
    player: colour,
    party: next(({ party }) => party),
    setsUp: next(({ setsUp }) => setsUp),
    moves: next(({ moves }) => moves),
    role: 'neither',
    points: USUAL_POINTS,
    morale: 9,
    gas: [],
    electronics: false,
    fortresses: 0,
    groups: [FRESH_GROUP],
  };
  return force;
}

const FRESH_GROUP: DesignedGroup = { units: {}, how: 'set-up', area: [] };

function forceSection(
  forces: readonly DesignedForce[],
  i: number,
  ground: Ground,
  values: Values,
): FormSection {
  const force = forces[i];
  const at = ['forces', i];
  const isBought = force.buys === undefined;
  return {
    id: `force-${force.colour}`,
    title: colourName(force.colour),
    entry: at,
    ...(isBought && {
      tally: { label: msg('design.points'), n: costOf(values, force), most: force.points },
    }),
    fields: [
      ...tableFields(forces, i),
      ...(isBought ? boughtFields(force, at, values) : buyerFields(force, at, ground)),
    ],
    sections: force.groups.map((_, g) => groupSection(force, at, g, ground, values)),
    additions:
      isBought && force.groups.length < MOST_GROUPS
        ? [
            {
              label: msg('design.add-group'),
              at: [...at, 'groups'],
              value: FRESH_GROUP as unknown as Json,
            },
          ]
        : [],
  };
}

/** [R75] Returns the fields for commander, party, and order of set-up and movement. */
function tableFields(forces: readonly DesignedForce[], i: number): FormField[] {
  const { player, party, setsUp, moves, role, points, buys } = forces[i];
  const at: Path = ['forces', i];
  const place = (name: string, value: number, label: NumberField['label']): NumberField => ({
    kind: 'number',
    at: [...at, name],
    label,
    value,
    min: 1,
    max: COLOURS.length,
  });
  return [
    colourChoice(
      { at: [...at, 'player'], label: msg('design.player') },
      forces.map(({ colour }) => colour),
      player,
    ),
    choice(
      { at: [...at, 'party'], label: msg('design.party') },
      COLOURS.map((_, n) => ({ label: msg('design.party.n', { n: n + 1 }), value: n + 1 })),
      party,
    ),
    choice(
      { at: [...at, 'role'], label: msg('design.role') },
      ROLES.map((value) => ({ label: msg(`design.role.${value}`), value })),
      role,
    ),
    place('setsUp', setsUp, msg('design.sets-up')),
    place('moves', moves, msg('design.moves')),
    {
      kind: 'number',
      at: [...at, 'points'],
      label: msg('design.points.most'),
      rule: '24.1',
      value: points,
      min: 1,
      max: MOST_POINTS,
    },
    {
      ...choice(
        { at: [...at, 'buys'], label: msg('design.buys'), rule: '24.1' },
        [
          { label: msg('design.buys.now'), value: undefined },
          { label: msg('design.buys.table'), value: [] },
        ],
        undefined,
      ),
      chosen: buys === undefined ? 0 : 1,
    },
  ];
}

/** Returns the field for the set-up area of a force that is bought at the table. */
const buyerFields = ({ buys = [] }: DesignedForce, at: Path, ground: Ground): FormField[] => [
  hexesField({ at: [...at, 'buys'], label: msg('design.area.set-up') }, buys, ground, 'anywhere'),
];

/** [24.7] [24.10] [22.5] Returns the fields for purchases that hold for the whole colour. */
function boughtFields(force: DesignedForce, at: Path, values: Values): FormField[] {
  const { colour, morale, gas, electronics, fortresses } = force;
  const kinds = [...countsOf(force).keys()].map((id) => kindIn(colour, id));
  const guns = kinds.filter(isArtillery);
  return [
    choice(
      { at: [...at, 'morale'], label: msg('design.morale'), rule: '24.10' },
      MORALES.map((n) => ({
        label: msg('design.morale.n', { n, price: moralePrice(values, n) }),
        value: n,
      })),
      morale,
    ),
    ...(guns.length > 0
      ? [
          {
            kind: 'several' as const,
            at: [...at, 'gas'],
            label: msg('design.gas'),
            rule: '24.7',
            hint: msg('design.each', { price: values['price.gas'] }),
            choices: guns.map(({ id }) => ({ label: msg(`unit.${id}`), value: id })),
            chosen: gas,
          },
        ]
      : []),
    ...(kinds.some(takesElectronics)
      ? [
          {
            kind: 'switch' as const,
            at: [...at, 'electronics'],
            label: msg('design.electronics'),
            rule: '24.7',
            hint: msg('design.each', { price: values['price.electronics'] }),
            value: electronics,
          },
        ]
      : []),
    {
      kind: 'number',
      at: [...at, 'fortresses'],
      label: msg('design.fortresses'),
      rule: '22.5',
      hint: msg('design.each', { price: values['price.fortress'] }),
      value: fortresses,
      min: 0,
      max: MARKERS.fortress,
    },
  ];
}

function groupSection(
  force: DesignedForce,
  forceAt: Path,
  g: number,
  ground: Ground,
  values: Values,
): FormSection {
  const group = force.groups[g];
  const at: Path = [...forceAt, 'groups', g];
  return {
    id: `group-${force.colour}-${g}`,
    title: msg('design.group', { n: g + 1 }),
    ...(force.groups.length > 1 && { entry: at }),
    fields: [
      choice(
        { at: [...at, 'how'], label: msg('design.how') },
        ARRIVALS.map((value) => ({ label: msg(`design.how.${value}`), value })),
        group.how,
      ),
      ...(group.how === 'enter'
        ? [
            {
              kind: 'number' as const,
              at: [...at, 'turn'],
              label: msg('design.turn'),
              value: group.turn ?? 1,
              min: 1,
              max: MOST_TURNS,
            },
          ]
        : []),
      ...unitFields(force, group, at, values),
      hexesField(
        {
          at: [...at, 'area'],
          label: msg(`design.area.${group.how}`),
          ...(group.how === 'drop' && { hint: msg('design.area.free') }),
        },
        group.area ?? [],
        ground,
        group.how === 'enter' ? 'edges' : 'anywhere',
      ),
    ],
  };
}

/**
 * [24.4] to [24.6]: Returns a field for each kind that can arrive this way, with its price and the number of
 * counters.
 */
function unitFields(
  force: DesignedForce,
  group: DesignedGroup,
  at: Path,
  values: Values,
): NumberField[] {
  const { colour } = force;
  const types = unitTypesOf(values);
  const drop = group.how === 'drop' ? values['price.drop'] : 0;
  return kindsOf(colour)
    .filter((id) => canCome(force, group, id))
    .map((id) => ({
      kind: 'number',
      at: [...at, 'units', id],
      label: msg(`unit.${id}`),
      hint: msg('design.each', {
        price: priceIn(values, armyOf(colour), id) + drop,
      }),
      value: group.units[id] ?? 0,
      min: 0,
      max: COUNTERS[colour][counterOf(id)] ?? 0,
      item: {
        type: pictureOf(kindIn(colour, id)),
        colour: COLOUR_NUMBERS[colour],
        values: printedValues(types[UNIT_KINDS.indexOf(kindIn(colour, id))]),
      },
    }));
}

/**
 * [7.1] [9.6] Returns whether a kind can arrive this way. Kinds already in the group are shown too, so that the user
 * can remove them.
 */
function canCome({ colour }: DesignedForce, group: DesignedGroup, id: UnitId): boolean {
  const { drops, propulsion } = kindIn(colour, id);
  if (unitsOf(group).some(([kind, n]) => kind === id && n > 0)) return true;
  if (group.how === 'drop') return drops;
  return group.how === 'set-up' || propulsion !== 'towed';
}
