/** Position files: units, markers, and the section of the turn that begins. */
import {
  flagField,
  nodeField,
  numberField,
  unitField,
  wordField,
} from '../../kernel/position/fields.ts';
import type { FieldSpec, PositionSpec, PositionStep } from '../../kernel/position/spec.ts';
import { NONE } from '../../kernel/state.ts';
import { COLOURS, MARKERS } from './data/units.ts';
import { ENDINGS } from './rules/names.ts';
import { beginSection, SECTION, type SectionId, SECTIONS } from './rules/sequence.ts';
import { ABSENT, BLOWN_UP, DEAD, gasBits, LEFT, type Slammers } from './state.ts';
import type { World } from './world.ts';

type S = Slammers;

const MANY_TURNS = 30_000;
/** Upper bound of the half points that a unit spends in a turn. */
const MANY_POINTS = 99;

const HIGHEST_MORALE = 12;
/** Bit mask of all sides. */
const MANY_SIDES = 15;

const RESULTS = ['none', 'disrupted', 'eliminated'];
const ROLES = ['none', 'target', 'fires', 'gas', 'stopped'];
const LANDINGS = ['no', 'dropped', 'among-enemies'];

const FROM: readonly SectionId[] = [
  'movement',
  'begin',
  'rally',
  'drops',
  'indirect',
  'direct',
  'assault',
  'end',
];

/** Describes the position files of a world. Units that a file does not mention take no part. */
export function makePosition(world: World): PositionSpec<S> {
  return {
    where: { field: 'at', places: { waiting: NONE, dead: DEAD, left: LEFT, absent: ABSENT } },
    absent: ABSENT,
    counter: {
      disrupted: flagField('disrupted'),
      began: flagField('began'),
      mark: wordField('mark', RESULTS),
      mounted: flagField('mounted'),
      carrier: unitField('carrier'),
      inside: flagField('inside'),
      drops: flagField('drops'),
      moved: flagField('moved'),
      walked: numberField('walked', MANY_POINTS),
      rode: numberField('rode', MANY_POINTS),
      boarded: flagField('boarded'),
      alighted: flagField('alighted'),
      landed: wordField('landed', LANDINGS),
      fired: flagField('fired'),
      shelled: nodeField('shelled'),
      jams: flagField('jams'),
      jammed: flagField('jammed'),
      role: wordField('role', ROLES),
      freed: flagField('freed'),
      credit: numberField('credit', MANY_SIDES),
    },
    markers: {
      ...Object.fromEntries(
        ['rubble', 'fortress', 'razed', 'starred', 'struck', 'fought', 'searched'].map((field) => [
          field,
          { field, value: 1 },
        ]),
      ),
      'blown-up': { field: 'fortress', value: BLOWN_UP },
    },
    lists: {},
    values: valuesOf(world),
    steps: Object.fromEntries(FROM.map((id) => [id, from(id)])),
    finish,
  };
}

const from = (id: SectionId): PositionStep<S> => ({ begin: (s) => beginSection(s, SECTION[id]) });

function valuesOf(world: World): Record<string, FieldSpec> {
  const turns = world.playerTurns.map(({ colours }) => colours.map((c) => COLOURS[c]).join('+'));
  return {
    round: numberField('round', MANY_TURNS, 1),
    mover: wordField('mover', turns),
    first: wordField('first', turns),
    section: wordField(
      'section',
      SECTIONS.map(({ id }) => id),
    ),
    ending: wordField('ending', ENDINGS),
    vacated: numberField('vacated', MANY_TURNS),
    ...Object.fromEntries([
      ...world.forces.flatMap((force, c) => (force ? valuesOfColour(world, c) : [])),
      ...world.scenario.commands.flatMap(({ side }, index): [string, FieldSpec][] => [
        [`${side}-points`, { ...numberField('points', MANY_TURNS), index }],
        [`${side}-out`, { ...flagField('out'), index }],
      ]),
      ...world.areas.spice.flatMap(valuesOfContainer),
    ]),
  };
}

function valuesOfColour(world: World, index: number): [string, FieldSpec][] {
  const force = world.forces[index];
  const name = (what: string) => `${COLOURS[index]}-${what}`;
  return [
    [name('losses'), { ...numberField('losses', world.units.length), index }],
    [name('off'), { ...numberField('off', world.units.length), index }],
    [name('entry'), { ...numberField('entry', 6), index }],
    [name('gone'), { ...flagField('gone'), index }],
    [name('gas'), { ...numberField('gas', MANY_TURNS, gasBits(force?.gas ?? [])), index }],
    [
      name('electronics'),
      { ...flagField('electronics'), fallback: force?.electronics ? 1 : 0, index },
    ],
    [name('militia'), { ...flagField('militia'), index }],
    [name('buses'), { ...flagField('buses'), index }],
    [name('morale'), { ...numberField('morale', HIGHEST_MORALE), index }],
    [name('fortresses'), { ...numberField('fortresses', MARKERS.fortress), index }],
  ];
}

/** [44.3] Returns the fields of a container. */
const valuesOfContainer = (hex: number, index: number): [string, FieldSpec][] => [
  [`spice-${index + 1}-at`, { ...nodeField('spiceAt', hex), index }],
  [`spice-${index + 1}-by`, { ...unitField('spiceBy'), index }],
  [`spice-${index + 1}-safe`, { ...wordField('spiceSafe', COLOURS, NONE), index }],
];

/** Fills in derived values: losses, and the hex of a container that is not carried. */
function finish(s: S, given: ReadonlySet<string>): void {
  const { colour } = s.world;
  COLOURS.forEach((name, c) => {
    const dead = s.at.filter((at, u) => at === DEAD && colour[u] === c).length;
    if (given.has(`values.${name}-losses`)) loseUnnamed(s, c, s.losses[c] - dead);
    else s.losses[c] = dead;
  });
  for (let i = 0; i < s.spiceAt.length; i++)
    if (!given.has(`values.spice-${i + 1}-at`) && (s.spiceBy[i] >= 0 || s.spiceSafe[i] >= 0))
      s.spiceAt[i] = NONE;
}

/** [R6] If the file counts more losses than it names, marks units that it does not mention as lost. */
function loseUnnamed({ at, world }: S, c: number, count: number): void {
  let left = count;
  for (let u = 0; u < at.length && left > 0; u++) {
    if (at[u] !== ABSENT || world.colour[u] !== c) continue;
    at[u] = DEAD;
    left--;
  }
}
